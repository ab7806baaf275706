import { eq } from 'drizzle-orm'
import type { Administrator } from '#server/data-service/actor.ts'
import { done, type Result, refuse } from '#server/result.ts'
import { users } from '#server/schema/identity.ts'
import { answerOf, type BetterAuth } from './better-auth.ts'
import { changeAccount, noteChange } from './change-account.ts'
import { emailIn } from './email-address.ts'
import type { IdentityDeps } from './embedded-identity.ts'
import { endLinksOf } from './end-links.ts'
import { codeRefusal } from './mailed-code.ts'
import { normalCode } from './recovery-codes.ts'
import type { WithPassword } from './with-password.ts'

type Given = { auth: BetterAuth; deps: IdentityDeps; me: Administrator; headers: Headers }

/** Moving to another email address, which has to be proved by a mailed code. */
export function accountEmail({ auth, deps, me, headers }: Given, withPassword: WithPassword) {
  const { db } = deps
  return {
    /** Mails a code to the new address, which counts once the code is confirmed. */
    async beginEmailChange(given: { email: string; password: string }): Promise<Result<{ email: string }>> {
      const email = emailIn(given.email)
      if (!email) return refuse({ code: 'BAD_INPUT', message: 'Enter a complete email address.' })
      if (email === me.username) return refuse({ code: 'BAD_INPUT', message: 'This is your email already.' })
      const { password } = given
      const proved = await withPassword((within) =>
        within.api.verifyPassword({ body: { password }, headers }),
      )
      if (!proved.ok) return proved
      if ((await db.$count(users, eq(users.email, email))) > 0)
        return refuse({ code: 'CONFLICT', message: 'This email belongs to another administrator.' })
      const refused = await codeRefusal(db, email)
      if (refused) return refuse({ code: 'TOO_MANY_REQUESTS', message: refused })
      await auth.api.requestEmailChangeEmailOTP({ body: { newEmail: email }, headers })
      return done({ email })
    },

    async confirmEmailChange(given: { email: string; code: string }): Promise<Result<{ email: string }>> {
      const email = emailIn(given.email)
      const otp = normalCode(given.code)
      if (!email || !otp) return wrongCode
      return changeAccount(deps, async (within, tx) => {
        const body = { newEmail: email, otp }
        const changed = await answerOf(within.api.changeEmailEmailOTP({ body, headers }))
        if (!changed.ok) return wrongCode
        // Whoever reads the mailbox that was left must not come back by a link in it.
        await endLinksOf(tx, me.userId)
        await noteChange(tx, deps, me, { action: 'email changed', tell: `Your email is now ${email}` })
        return done({ email })
      })
    },
  }
}

const wrongCode = refuse({ code: 'BAD_INPUT', message: 'This code is not right or has expired.' })
