import type { GraphQLError } from 'graphql'
import { withErrorType } from '#server/data-service/error-type.ts'

/** An error in AppSync's words: clients decide by `errorType` and `errorCode`. */
export type AppsyncError = { errorType: string; errorCode: number; message: string }

const codes: Readonly<Record<string, number>> = {
  UnauthorizedException: 401,
  ThrottlingException: 429,
  InternalFailure: 500,
}

export function appsyncError(error: GraphQLError): AppsyncError {
  const typed = withErrorType(error)
  // At the name that HTTP has for it, Amplify would close the connection under its other subscriptions.
  if (error.extensions.code === 'FORBIDDEN')
    return {
      ...typed,
      errorType: 'AccessDenied',
      errorCode: 403,
      message: `Permission denied: ${typed.message}`,
    }
  return { ...typed, errorCode: codes[typed.errorType] ?? 400 }
}

/** What is wrong with the conversation itself. */
export const appsyncErrors = {
  unauthorized: {
    errorType: 'UnauthorizedException',
    errorCode: 401,
    message: 'Sign in, or send the public API key.',
  },
  notAcknowledged: {
    errorType: 'BadRequestException',
    errorCode: 400,
    message: 'Send connection_init first.',
  },
  duplicate: {
    errorType: 'DuplicatedOperationError',
    errorCode: 400,
    message: 'This connection has a subscription with this id.',
  },
  notASubscription: {
    errorType: 'UnsupportedOperation',
    errorCode: 400,
    message: 'Sockets take subscriptions; POST anything else.',
  },
  unknownMessage: {
    errorType: 'UnsupportedOperation',
    errorCode: 400,
    message: 'This is no message of this protocol.',
  },
} as const satisfies Record<string, AppsyncError>
