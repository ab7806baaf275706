import { and, asc, eq, ne } from 'drizzle-orm'
import type { Staff } from '#server/actor.ts'
import type { Transaction } from '#server/database/database.ts'
import { setCookie } from '#server/http/cookies.ts'
import {
  auditAccountChange,
  auditPasswordChange,
  revokeResetTokens,
} from '#server/identity/account-changes.ts'
import { parseEmail } from '#server/identity/account-mail.ts'
import type { Identity, IdentityDeps, SignInRequest } from '#server/identity/identity.ts'
import { chosenPasswordShortcoming, companyName } from '#server/identity/password-policy.ts'
import { revokeSessionsWhere, sessionCookie } from '#server/identity/sessions/sessions.ts'
import { admitAttempt } from '#server/identity/sign-in-limits.ts'
import type { AccountChange } from '#server/notifications/mail/account-mail.ts'
import { done, type Result, refuse, refuseField } from '#server/result.ts'
import { passkeys, sessions, users } from '#server/schema/identity.ts'
import { accountPasskeys } from './account-passkeys.ts'
import { asResult, type BetterAuth, changeAccount, cookieValue, plainHeaders } from './better-auth.ts'
import { codeRefusal, normalCode } from './codes.ts'

export function embeddedAccount(
  auth: BetterAuth,
  authAt: (origin: string) => BetterAuth,
  deps: IdentityDeps,
): NonNullable<Identity['account']> {
  return (me, { origin, ...request }) => ({
    ...accountSecurity(auth, deps, me, request),
    passkeys: accountPasskeys(authAt(origin), deps, me, { origin, ...request }),
  })
}

type Changed<Value = unknown> = Result<Value & { setCookies: string[] }>

function accountSecurity(auth: BetterAuth, deps: IdentityDeps, me: Staff, request: SignInRequest) {
  const { db } = deps
  const headers = plainHeaders(request.headers)
  const withPassword = withPasswordOf(deps, me, request)
  const note = (action: string, mailed: AccountChange) => (tx: Transaction) =>
    auditAccountChange(tx, deps, me, { action, mailed })

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

    async changePassword(given: { current: string; next: string }): Promise<Result<null>> {
      const shortcoming = await chosenPasswordShortcoming(db, { email: me.username, password: given.next })
      if (shortcoming) return refuseField('next', shortcoming)
      const body = { currentPassword: given.current, newPassword: given.next }
      const changed = await withPassword(
        (within) => within.api.changePassword({ body, headers }),
        async (tx) => {
          const others = and(eq(sessions.userId, me.userId), ne(sessions.id, me.sessionId ?? ''))
          await revokeSessionsWhere(tx, others)
          await revokeResetTokens(tx, me.userId)
          await auditPasswordChange(tx, deps, me, 'password changed')
        },
      )
      return changed.ok ? done(null) : changed
    },

    async beginAuthenticator(password: string): Promise<Result<{ totpUri: string }>> {
      const issuer = await companyName(db)
      const begun = await withPassword((within) =>
        within.api.enableTwoFactor({ body: { password, issuer }, headers }),
      )
      if (!begun.ok) return begun
      if (begun.value.method !== 'totp') throw new Error('better-auth began another method')
      return done({ totpUri: begun.value.totpURI })
    },

    async confirmAuthenticator(typed: string): Promise<Changed<{ recoveryCodes: string[] }>> {
      const code = normalCode(typed)
      if (!code) return wrongDigits
      return changeAccount(deps, async (within, tx) => {
        const confirmed = await asResult(
          within.api.verifyTOTP({ body: { code }, headers, returnHeaders: true }),
        )
        if (!confirmed.ok) return wrongDigits
        const { backupCodes } = await within.api.viewBackupCodes({ body: { userId: me.userId } })
        await note('authenticator added', { what: 'authenticatorAdded' })(tx)
        return done({ recoveryCodes: backupCodes, setCookies: cookies(confirmed.value.headers) })
      })
    },

    async removeAuthenticator(password: string): Promise<Changed> {
      const removed = await withPassword(
        (within) => within.api.disableTwoFactor({ body: { password }, headers, returnHeaders: true }),
        note('authenticator removed', { what: 'authenticatorRemoved' }),
      )
      if (!removed.ok) return removed
      return done({ setCookies: cookies(removed.value.headers) })
    },

    async newRecoveryCodes(password: string): Promise<Result<{ recoveryCodes: string[] }>> {
      const made = await withPassword(
        (within) => within.api.generateBackupCodes({ body: { password }, headers }),
        note('recovery codes made', { what: 'recoveryCodesMade' }),
      )
      if (!made.ok) return made
      return done({ recoveryCodes: made.value.backupCodes })
    },

    ...accountEmail({ auth, deps, me, headers }, withPassword),
  }
}

const wrongDigits = refuse({ code: 'BAD_INPUT', reason: 'nextCode' })

type AccountContext = { auth: BetterAuth; deps: IdentityDeps; me: Staff; headers: Headers }

function accountEmail({ auth, deps, me, headers }: AccountContext, withPassword: WithPassword) {
  const { db } = deps
  return {
    async beginEmailChange(given: { email: string; password: string }): Promise<Result<{ email: string }>> {
      const email = parseEmail(given.email)
      if (!email) return refuse({ code: 'BAD_INPUT', reason: 'emailIncomplete' })
      if (email === me.username) return refuse({ code: 'BAD_INPUT', reason: 'emailUnchanged' })
      const { password } = given
      const proved = await withPassword((within) =>
        within.api.verifyPassword({ body: { password }, headers }),
      )
      if (!proved.ok) return proved
      if ((await db.$count(users, eq(users.email, email))) > 0)
        return refuse({ code: 'CONFLICT', reason: 'emailOfAnother' })
      const refused = await codeRefusal(db, email)
      if (refused) return refuse({ code: 'TOO_MANY_REQUESTS', ...refused })
      await auth.api.requestEmailChangeEmailOTP({ body: { newEmail: email }, headers })
      return done({ email })
    },

    async confirmEmailChange(given: { email: string; code: string }): Promise<Result<{ email: string }>> {
      const email = parseEmail(given.email)
      const otp = normalCode(given.code)
      if (!email || !otp) return wrongCode
      return changeAccount(deps, async (within, tx) => {
        const body = { newEmail: email, otp }
        const changed = await asResult(within.api.changeEmailEmailOTP({ body, headers }))
        if (!changed.ok) return wrongCode
        // Links in the old mailbox must not work any more.
        await revokeResetTokens(tx, me.userId)
        await auditAccountChange(tx, deps, me, {
          action: 'email changed',
          mailed: { what: 'emailChanged', email },
        })
        return done({ email })
      })
    },
  }
}

const wrongCode = refuse({ code: 'BAD_INPUT', reason: 'codeWrongOrExpired' })

type WithPassword = ReturnType<typeof withPasswordOf>

/** Wrong passwords count as failed sign-ins. `written` runs in the same transaction. */
function withPasswordOf(deps: IdentityDeps, me: Staff, { headers, address }: SignInRequest) {
  return async <Value>(
    act: (auth: BetterAuth) => Promise<Value>,
    written?: (tx: Transaction) => Promise<void>,
  ): Promise<Result<Value>> => {
    const attempt = await admitAttempt(deps.db, deps.secret, { email: me.username, headers, address })
    if (!attempt.ok) return refuse({ code: 'TOO_MANY_REQUESTS', ...attempt.refusal })
    const acted = await changeAccount(deps, async (auth, tx) => {
      const result = await asResult(act(auth))
      if (result.ok) await written?.(tx)
      return result
    })
    if (!acted.ok) return refuse({ code: 'BAD_INPUT', reason: 'passwordWrong' })
    await attempt.value.uncount()
    return done(acted.value)
  }
}
