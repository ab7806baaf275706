import { refusals } from '#server/identity/sign-in-answers.ts'
import type { Done } from '#server/identity/sign-in-steps.ts'
import { revokeToken } from './account-flows.ts'
import { signInWithPassword } from './auth-flows.ts'
import type { CognitoDeps } from './continue-sign-in.ts'
import { isRefusal } from './pool-client.ts'
import { refusalFor } from './pool-refusals.ts'

const wrong = { ...refusals.invalid, message: 'This is not your password.' }

/** Whether it is the password of somebody who is signed in: the pool is asked as for a sign-in that goes no further. */
export async function provePassword(
  { pool, log }: CognitoDeps,
  username: string,
  password: string,
): Promise<Done> {
  if (!password) return { ok: false, message: wrong.message }
  try {
    const answer = await signInWithPassword(pool, { username, password })
    // Whatever the pool would ask next, it took the password. Tokens are not what was wanted.
    if ('tokens' in answer && answer.tokens.RefreshToken)
      await revokeToken(pool, answer.tokens.RefreshToken).catch((error: unknown) =>
        log.error({ err: error }, 'Revoking a token failed'),
      )
    return answer.isPasswordProved ? { ok: true } : { ok: false, message: wrong.message }
  } catch (error) {
    if (isRefusal(error, 'InvalidPasswordException')) return { ok: false, message: wrong.message }
    const { message } = refusalFor(error, { log, notAuthorized: wrong })
    return { ok: false, message }
  }
}
