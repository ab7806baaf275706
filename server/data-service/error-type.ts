import type { GraphQLError, GraphQLFormattedError } from 'graphql'

/** The names that AppSync's clients know errors by, beside the codes of our own. */
const errorTypes: Readonly<Record<string, string>> = {
  UNAUTHORIZED: 'UnauthorizedException',
  FORBIDDEN: 'Unauthorized',
  NOT_FOUND: 'NotFoundException',
  CONFLICT: 'ConflictException',
  TOO_MANY_REQUESTS: 'ThrottlingException',
  INTERNAL: 'InternalFailure',
}

export type TypedError = GraphQLFormattedError & { errorType: string }

/** The error as it leaves the house, with `errorType` beside its message. What has no code of ours is about the request. */
export function withErrorType(error: GraphQLError): TypedError {
  const code = error.extensions.code
  return {
    ...error.toJSON(),
    errorType: (typeof code === 'string' && errorTypes[code]) || 'BadRequestException',
  }
}
