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

/** What has no code of ours is about the request. */
export const errorTypeOf = (code: unknown): string =>
  (typeof code === 'string' && errorTypes[code]) || 'BadRequestException'

export type TypedError = GraphQLFormattedError & { errorType: string }

/** The error as it leaves the house, with `errorType` beside its message. */
export const withErrorType = (error: GraphQLError): TypedError => ({
  ...error.toJSON(),
  errorType: errorTypeOf(error.extensions.code),
})
