import { setTimeout as pause } from 'node:timers/promises'
import { and, eq, gt, sql } from 'drizzle-orm'
import type { Transaction } from '#server/database/database.ts'
import { digestOf } from '#server/http/signed-values.ts'
import { auditPasswordChange, revokeResetTokens } from '#server/identity/account-changes.ts'
import { parseEmail } from '#server/identity/account-mail.ts'
import type { IdentityDeps, SignInSteps } from '#server/identity/identity.ts'
import { chosenPasswordShortcoming } from '#server/identity/password-policy.ts'
import { revokeSessions } from '#server/identity/sessions/sessions.ts'
import { admitReset, provedBrowserCookie, resetResponseMs } from '#server/identity/sign-in-limits.ts'
import { done, refuse } from '#server/result.ts'
import { users, verifications } from '#server/schema/identity.ts'
import { asResult, type BetterAuth, changeAccount } from './better-auth.ts'

export function passwordReset(
  auth: BetterAuth,
  deps: IdentityDeps,
): Pick<SignInSteps, 'requestPasswordReset' | 'resetPassword'> {
  const { db, secret, log } = deps
  return {
    async requestPasswordReset({ email: typed, address }) {
      const email = parseEmail(typed)
      if (!email) return refuse({ reason: 'emailIncomplete' })
      const admitted = await admitReset(db, { email, address })
      if (!admitted.ok) return admitted
      await Promise.all([auth.api.requestPasswordReset({ body: { email } }), pause(resetResponseMs)])
      log.info({ address }, 'A password reset was asked for')
      return done({ by: 'link' })
    },

    async resetPassword({ proof, password, address, secure }) {
      const token = 'token' in proof && /^[\w-]+$/.test(proof.token) ? proof.token : undefined
      const holder = token && (await holderOf(deps, token))
      if (!holder) {
        log.warn({ address }, 'A password reset was refused')
        return deadLink
      }
      const { email } = holder
      const shortcoming = await chosenPasswordShortcoming(db, { email, password })
      if (shortcoming) return refuse({ field: 'password', ...shortcoming })
      const reset = await changeAccount(deps, async (within, tx) => {
        const result = await asResult(within.api.resetPassword({ body: { token, newPassword: password } }))
        if (result.ok) await afterReset(tx, deps, { ...holder, address })
        return result
      })
      if (!reset.ok) return deadLink
      return done({ setCookies: [provedBrowserCookie(secret, { email, secure })] })
    },
  }
}

const deadLink = refuse({ field: 'proof', reason: 'resetLinkDead' })

type Holder = { userId: string; email: string }

async function holderOf({ db }: IdentityDeps, token: string): Promise<Holder | undefined> {
  const [holder] = await db
    .select({ userId: users.id, email: users.email })
    .from(verifications)
    .innerJoin(users, eq(sql`${users.id}::text`, verifications.value))
    .where(
      and(
        eq(verifications.identifier, digestOf(`reset-password:${token}`)),
        gt(verifications.expiresAt, sql`now()`),
      ),
    )
  return holder
}

/** The mail proved the address. Ends all earlier sessions, links and codes. */
async function afterReset(
  tx: Transaction,
  deps: IdentityDeps,
  { userId, email, address }: Holder & { address: string },
): Promise<void> {
  await tx
    .update(users)
    .set({ passwordChangeRequired: false, emailVerified: true })
    .where(eq(users.id, userId))
  await revokeSessions(tx, userId)
  await revokeResetTokens(tx, userId)
  await auditPasswordChange(tx, deps, { userId, username: email, address }, 'password reset')
}
