import type { Administrator } from '#server/data-service/actor.ts'
import type { Transaction } from '#server/database/database.ts'
import { done, type Result, refuse } from '#server/result.ts'
import { answerOf, type BetterAuth } from './better-auth.ts'
import { changeAccount } from './change-account.ts'
import type { IdentityDeps } from './embedded-identity.ts'
import { admitAttempt } from './sign-in-limits.ts'
import type { SignInRequest } from './sign-in-steps.ts'

export type WithPassword = ReturnType<typeof withPasswordOf>

/**
 * Does what asks for the password of the signed-in administrator, which may be guessed at no oftener than when signing in;
 * `written` is stored together with it.
 */
export function withPasswordOf(deps: IdentityDeps, me: Administrator, { headers, address }: SignInRequest) {
  return async <Value>(
    act: (auth: BetterAuth) => Promise<Value>,
    written?: (tx: Transaction) => Promise<void>,
  ): Promise<Result<Value>> => {
    const attempt = await admitAttempt(deps.db, deps.secret, { email: me.username, headers, address })
    if (!attempt.admitted) return refuse({ code: 'TOO_MANY_REQUESTS', message: attempt.message })
    const answer = await changeAccount(deps, async (auth, tx) => {
      const answer = await answerOf(act(auth))
      if (answer.ok) await written?.(tx)
      return answer
    })
    if (!answer.ok) return refuse({ code: 'BAD_INPUT', message: 'This is not your password.' })
    await attempt.uncount()
    return done(answer.value)
  }
}
