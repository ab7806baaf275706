import { and, asc, eq, ne } from 'drizzle-orm'
import { z } from 'zod'
import { recordAudit } from '../audit/record-audit.ts'
import type { Administrator } from '../data-service/actor.ts'
import { done, type Outcome, refuse } from '../data-service/outcome.ts'
import { readProfile } from '../models/business-profile.ts'
import { sendAccountMail } from './account-mail.ts'
import { answerOf, type BetterAuth, cookieValue, plainHeaders, sessionCookie } from './better-auth.ts'
import { setCookie } from './cookie.ts'
import type { IdentityDeps } from './embedded-identity.ts'
import { endSessionsWhere } from './end-sessions.ts'
import { passkeys, sessions, users } from './identity-table.ts'
import { codeRefusal } from './mailed-code.ts'
import { passwordShortcoming } from './password-policy.ts'
import { normalCode } from './recovery-codes.ts'
import { admitAttempt } from './sign-in-limits.ts'
import type { SignInRequest } from './sign-in-steps.ts'

/** What comes of changing how one signs in; better-auth then gives the session a new id. */
type Changed<Value = unknown> = Outcome<Value & { setCookies: string[] }>

/** How the signed-in administrator signs in, to see and to change. `request` is theirs. */
export function accountSecurity(
  auth: BetterAuth,
  deps: IdentityDeps,
  me: Administrator,
  request: SignInRequest,
) {
  const { db, secret } = deps
  const headers = plainHeaders(request.headers)

  /** Written down, and told to the person, who may not be the one who did it. */
  async function note(action: string, tell: string, to = me.username) {
    await recordAudit(db, me, { action, subject: 'Administrator', subjectId: me.userId, label: me.username })
    await sendAccountMail(deps, { userId: me.userId, to, mail: { about: 'changed', what: tell } })
  }

  /** `act` asks for the password, which may be guessed at no oftener than when signing in. */
  async function withPassword<Value>(act: () => Promise<Value>): Promise<Outcome<Value>> {
    const { headers, address } = request
    const attempt = await admitAttempt(db, secret, { email: me.username, headers, address })
    if (!attempt.admitted) return refuse({ code: 'TOO_MANY_REQUESTS', message: attempt.message })
    const answer = await answerOf(act())
    if (!answer.ok) return refuse({ code: 'BAD_INPUT', message: 'This is not your password.' })
    await attempt.uncount()
    return done(answer.value)
  }

  const cookies = (set: Headers) => [
    setCookie(sessionCookie, cookieValue(set, sessionCookie), { secure: request.secure }),
  ]

  return {
    async overview() {
      const [user] = await db.select().from(users).where(eq(users.id, me.userId))
      const keys = await db
        .select({ id: passkeys.id, name: passkeys.name, createdAt: passkeys.createdAt })
        .from(passkeys)
        .where(eq(passkeys.userId, me.userId))
        .orderBy(asc(passkeys.createdAt))
      const hasAuthenticator = user?.twoFactorEnabled ?? false
      const left = hasAuthenticator && (await auth.api.viewBackupCodes({ body: { userId: me.userId } }))
      return {
        email: me.username,
        hasAuthenticator,
        recoveryCodesLeft: left ? left.backupCodes.length : 0,
        passkeys: keys.map((key) => ({ ...key, name: key.name ?? 'Passkey' })),
      }
    },

    /** Ends every other session. */
    async changePassword(given: { current: string; next: string }): Promise<Outcome<null>> {
      const shortcoming = passwordShortcoming(given.next)
      if (shortcoming)
        return refuse({ code: 'BAD_INPUT', message: shortcoming, fields: { next: shortcoming } })
      const body = { currentPassword: given.current, newPassword: given.next }
      const changed = await withPassword(() => auth.api.changePassword({ body, headers }))
      if (!changed.ok) return changed
      const others = and(eq(sessions.userId, me.userId), ne(sessions.id, me.sessionId ?? ''))
      await db.transaction((tx) => endSessionsWhere(tx, others))
      await note('password changed', 'Your password was changed')
      return done(null)
    },

    /** A key for an authenticator app; it counts once its first code is confirmed. */
    async beginAuthenticator(password: string): Promise<Outcome<{ totpUri: string }>> {
      const issuer = (await readProfile(db)).name
      const begun = await withPassword(() =>
        auth.api.enableTwoFactor({ body: { password, issuer }, headers }),
      )
      if (!begun.ok) return begun
      if (begun.value.method !== 'totp') throw new Error('better-auth began another method')
      return done({ totpUri: begun.value.totpURI })
    },

    async confirmAuthenticator(typed: string): Promise<Changed<{ recoveryCodes: string[] }>> {
      const code = normalCode(typed)
      const confirmed = code
        ? await answerOf(auth.api.verifyTOTP({ body: { code }, headers, returnHeaders: true }))
        : undefined
      if (!confirmed?.ok)
        return refuse({
          code: 'BAD_INPUT',
          message: 'This code is not right. Wait for the next one and try again.',
        })
      const { backupCodes } = await auth.api.viewBackupCodes({ body: { userId: me.userId } })
      await note('authenticator added', 'An authenticator app was added to your account')
      return done({ recoveryCodes: backupCodes, setCookies: cookies(confirmed.value.headers) })
    },

    async removeAuthenticator(password: string): Promise<Changed> {
      const removed = await withPassword(() =>
        auth.api.disableTwoFactor({ body: { password }, headers, returnHeaders: true }),
      )
      if (!removed.ok) return removed
      await note('authenticator removed', 'The authenticator app was removed from your account')
      return done({ setCookies: cookies(removed.value.headers) })
    },

    /** The old ones work no more. */
    async newRecoveryCodes(password: string): Promise<Outcome<{ recoveryCodes: string[] }>> {
      const made = await withPassword(() => auth.api.generateBackupCodes({ body: { password }, headers }))
      if (!made.ok) return made
      await note('recovery codes made', 'New recovery codes were made for your account')
      return done({ recoveryCodes: made.value.backupCodes })
    },

    /** Mails a code to the new address, which counts once the code is confirmed. */
    async beginEmailChange(given: { email: string; password: string }): Promise<Outcome<{ email: string }>> {
      const email = emailAddress.safeParse(given.email.trim().toLowerCase()).data
      if (!email) return refuse({ code: 'BAD_INPUT', message: 'Enter a complete email address.' })
      if (email === me.username) return refuse({ code: 'BAD_INPUT', message: 'This is your email already.' })
      const { password } = given
      const proved = await withPassword(() => auth.api.verifyPassword({ body: { password }, headers }))
      if (!proved.ok) return proved
      if ((await db.$count(users, eq(users.email, email))) > 0)
        return refuse({ code: 'CONFLICT', message: 'This email belongs to another administrator.' })
      const refused = await codeRefusal(db, email)
      if (refused) return refuse({ code: 'TOO_MANY_REQUESTS', message: refused })
      await auth.api.requestEmailChangeEmailOTP({ body: { newEmail: email }, headers })
      return done({ email })
    },

    async confirmEmailChange(given: { email: string; code: string }): Promise<Outcome<{ email: string }>> {
      const email = emailAddress.safeParse(given.email.trim().toLowerCase()).data
      const otp = normalCode(given.code)
      const changed =
        email && otp
          ? await answerOf(auth.api.changeEmailEmailOTP({ body: { newEmail: email, otp }, headers }))
          : undefined
      if (!email || !changed?.ok)
        return refuse({ code: 'BAD_INPUT', message: 'This code is not right or has expired.' })
      await note('email changed', `Your email is now ${email}`)
      return done({ email })
    },
  }
}

const emailAddress = z.email().max(254)
