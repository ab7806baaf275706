import { hashPassword, verifyPassword as verifyHash } from 'better-auth/crypto'
import { and, eq } from 'drizzle-orm'
import type { Queryable } from '#server/database/database.ts'
import { auditPasswordChange } from '#server/identity/account-changes.ts'
import type { IdentityDeps, SignInAttempt, SignInRequest, SignInResult } from '#server/identity/identity.ts'
import { chosenPasswordShortcoming, maxPasswordLength } from '#server/identity/password-policy.ts'
import { revokeSessions } from '#server/identity/sessions/sessions.ts'
import { admitAttempt } from '#server/identity/sign-in-limits.ts'
import { refusals } from '#server/identity/sign-in-results.ts'
import { refuse } from '#server/result.ts'
import { accounts, users } from '#server/schema/identity.ts'
import { asResult, type BetterAuth, challengeCookie, cookieValue, plainHeaders } from './better-auth.ts'
import { sendCode } from './codes.ts'
import { isPendingStep, pending, signedIn } from './pending-sign-in.ts'

export type SignInByPassword = (attempt: SignInAttempt) => Promise<SignInResult>

export function passwordSignIn(auth: BetterAuth, deps: IdentityDeps): SignInByPassword {
  const { db, secret, log } = deps
  return async ({ email, password, ...request }) => {
    if (!email || !password) return refusals.empty
    const { headers, address } = request
    const attempt = await admitAttempt(db, secret, { email, headers, address })
    if (!attempt.ok) {
      log.warn({ address }, 'Sign-in refused: too many attempts')
      return refuse({ code: 'limited', ...attempt.refusal })
    }
    const checked = await asResult(
      auth.api.signInEmail({
        body: { email, password },
        headers: plainHeaders(headers),
        returnHeaders: true,
      }),
    )
    if (!checked.ok) {
      const { code, userId } = checked.refusal
      if (!userId || !isPendingStep(code)) {
        log.warn({ address }, 'Sign-in refused')
        return refusals.invalid
      }
      await attempt.value.uncount()
      if (code === 'CONFIRM_SIGN_UP') await sendCode(auth, deps, email)
      return pending(deps, { step: code, userId }, request)
    }
    await attempt.value.uncount()
    const { headers: set, response } = checked.value
    if (!('twoFactorRedirect' in response)) return signedIn(deps, { email, set }, request)
    const [user] = await db.select({ id: users.id }).from(users).where(eq(users.email, email))
    if (!user) return refusals.invalid
    const challenge = cookieValue(set, challengeCookie)
    return pending(deps, { step: 'CONFIRM_SIGN_IN_WITH_TOTP_CODE', userId: user.id, challenge }, request)
  }
}

type Pending = { userId: string; email: string; passwordHash: string | null }

export async function chooseFirstPassword(
  { signInByPassword, ...deps }: IdentityDeps & { signInByPassword: SignInByPassword },
  { userId, email, passwordHash: given }: Pending,
  { answer: password, ...request }: SignInRequest & { answer: string },
): Promise<SignInResult> {
  const { db } = deps
  const shortcoming = await chosenPasswordShortcoming(db, { email, password })
  if (shortcoming) return refuse({ code: 'invalid', ...shortcoming })
  if (!given) return refusals.expired
  if (await verifyHash({ hash: given, password }))
    return refuse({ code: 'invalid', reason: 'passwordUnchanged' })

  const hash = await hashPassword(password)
  const chosen = await db.transaction(async (tx) => {
    const replaced = await tx
      .update(accounts)
      .set({ password: hash })
      .where(and(eq(accounts.userId, userId), eq(accounts.password, given)))
      .returning({ id: accounts.id })
    if (replaced.length === 0) return false
    await tx.update(users).set({ passwordChangeRequired: false }).where(eq(users.id, userId))
    await revokeSessions(tx, userId)
    const me = { userId, username: email, address: request.address }
    await auditPasswordChange(tx, deps, me, 'password changed')
    return true
  })
  return chosen ? signInByPassword({ email, password, ...request }) : refusals.expired
}

export async function verifyPassword(db: Queryable, userId: string, password: string): Promise<boolean> {
  if (!password || password.length > maxPasswordLength) return false
  const [account] = await db
    .select({ hash: accounts.password })
    .from(accounts)
    .where(and(eq(accounts.userId, userId), eq(accounts.providerId, 'credential')))
  return !!account?.hash && verifyHash({ hash: account.hash, password })
}
