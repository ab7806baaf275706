import type { SignInRefusal } from '#server/identity/identity.ts'
import { refusals } from '#server/identity/sign-in-answers.ts'
import type { Log } from '#server/log.ts'
import { isRefusal, PoolUnreachable } from './pool.ts'

const invalid = (message: string): SignInRefusal => ({ ok: false, reason: 'invalid', message })

/** What the pool's refusals say to the person. A name that is not here is a fault in how the pool or its client is set up. */
const sentences: Record<string, SignInRefusal> = {
  CodeMismatchException: refusals.wrongCode,
  EnableSoftwareTokenMFAException: refusals.wrongCode,
  ExpiredCodeException: invalid('This code has expired. Ask for a new one.'),
  InvalidPasswordException: invalid(
    'Your organization asks for a stronger password. Make it longer, with capital and small letters, numbers and symbols.',
  ),
  PasswordHistoryPolicyViolationException: invalid('Choose a password that you have not used before.'),
  LimitExceededException: { ok: false, reason: 'limited', message: 'Too many attempts. Try again later.' },
  TooManyFailedAttemptsException: {
    ok: false,
    reason: 'limited',
    message: 'Too many attempts. Try again later.',
  },
  UserNotFoundException: refusals.invalid,
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
    return { ok: false, reason: 'unavailable', message: error.message }
  }
  if (!isRefusal(error)) throw error
  // Under this name the pool also says that somebody guessed too often.
  if (error.name === 'NotAuthorizedException')
    return /attempts exceeded/i.test(error.message)
      ? { ok: false, reason: 'limited', message: 'Too many attempts. Try again later.' }
      : notAuthorized
  const known = sentences[error.name]
  if (known) return known
  log.error({ err: error, code: error.name }, 'The user pool refused a call')
  return {
    ok: false,
    reason: 'unavailable',
    message: 'Your sign-in service refused the request. Ask whoever set it up to look into the log.',
  }
}
