import { CognitoIdentityProviderServiceException } from '@aws-sdk/client-cognito-identity-provider'
import type { SignInRefusal } from '#server/identity/identity.ts'
import { refusals } from '#server/identity/sign-in-results.ts'
import type { Log } from '#server/log.ts'

/** The pool refused, and says why by `name` (`NotAuthorizedException`). */
export type PoolRefusal = CognitoIdentityProviderServiceException

/** The pool could not be asked: no network, too busy, too slow. That says nothing about the person. */
export class PoolUnreachable extends Error {
  override name = 'PoolUnreachable'
  constructor(options?: ErrorOptions) {
    super('A network error has occurred.', options)
  }
}

/** Whether the pool said no, by one of these names if any are given. */
export const isRefusal = (error: unknown, ...names: string[]): error is PoolRefusal =>
  error instanceof CognitoIdentityProviderServiceException &&
  (names.length === 0 || names.includes(error.name))

/** Whether a moment later the pool may not be too busy or too slow. LimitExceededException is about the person. */
export const isPassing = ({ name, $metadata: { httpStatusCode = 0 } }: PoolRefusal) =>
  httpStatusCode === 429 ||
  httpStatusCode >= 500 ||
  /throttl|timeout|TooManyRequests|RequestLimit|SlowDown/i.test(name)

const invalid = (message: string): SignInRefusal => ({ reason: 'invalid', message })

/** What the pool's refusals say to the person. A name that is not here is a fault in how the pool or its client is set up. */
const sentences: Record<string, SignInRefusal> = {
  CodeMismatchException: refusals.wrongCode.refusal,
  EnableSoftwareTokenMFAException: refusals.wrongCode.refusal,
  ExpiredCodeException: invalid('This code has expired. Ask for a new one.'),
  InvalidPasswordException: invalid(
    'Your organization asks for a stronger password. Make it longer, with capital and small letters, numbers and symbols.',
  ),
  PasswordHistoryPolicyViolationException: invalid('Choose a password that you have not used before.'),
  LimitExceededException: { reason: 'limited', message: 'Too many attempts. Try again later.' },
  TooManyFailedAttemptsException: {
    reason: 'limited',
    message: 'Too many attempts. Try again later.',
  },
  UserNotFoundException: refusals.invalid.refusal,
  AliasExistsException: invalid('This email belongs to another account.'),
  CodeDeliveryFailureException: invalid('The code could not be sent. Try again.'),
}

/**
 * The refusal that an error of the pool is. `notAuthorized`: what that name means here, a wrong password or a session that is
 * over. Anything else than the pool's errors is thrown on.
 */
export function refusalFor(
  error: unknown,
  { log, notAuthorized }: { log: Log; notAuthorized: SignInRefusal },
): SignInRefusal {
  if (error instanceof PoolUnreachable) {
    log.error({ err: error }, 'The user pool gave no answer')
    return { reason: 'unavailable', message: error.message }
  }
  if (!isRefusal(error)) throw error
  // Under this name the pool also says that somebody guessed too often.
  if (error.name === 'NotAuthorizedException')
    return /attempts exceeded/i.test(error.message)
      ? { reason: 'limited', message: 'Too many attempts. Try again later.' }
      : notAuthorized
  const known = sentences[error.name]
  if (known) return known
  log.error({ err: error, code: error.name }, 'The user pool refused a call')
  return {
    reason: 'unavailable',
    message: 'Your sign-in service refused the request. Ask whoever set it up to look into the log.',
  }
}
