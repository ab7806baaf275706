import { hashPassword, verifyPassword } from 'better-auth/crypto'
import { and, eq } from 'drizzle-orm'
import { accounts, users } from '#server/schema/identity.ts'
import { notePasswordChange } from './change-account.ts'
import { chosenPasswordShortcoming } from './chosen-password.ts'
import type { IdentityDeps } from './embedded-identity.ts'
import { endSessionsOf } from './end-sessions.ts'
import type { SignInByPassword } from './password-sign-in.ts'
import { refusals } from './sign-in-answers.ts'
import type { SignInAnswer, SignInRequest } from './sign-in-steps.ts'

type Pending = { userId: string; email: string; passwordHash: string | null }

/** Replaces a password that somebody else has given, and goes on signing in with the new one. */
export async function chooseFirstPassword(
  { signInByPassword, ...deps }: IdentityDeps & { signInByPassword: SignInByPassword },
  { userId, email, passwordHash: given }: Pending,
  { answer: password, ...request }: SignInRequest & { answer: string },
): Promise<SignInAnswer> {
  const { db } = deps
  const shortcoming = await chosenPasswordShortcoming(db, { email, password })
  if (shortcoming) return { ok: false, reason: 'invalid', message: shortcoming }
  if (!given) return refusals.expired
  if (await verifyPassword({ hash: given, password }))
    return { ok: false, reason: 'invalid', message: 'Choose a password that differs from the one you had.' }

  const hash = await hashPassword(password)
  const chosen = await db.transaction(async (tx) => {
    // Of two at once only one replaces the password that was given.
    const replaced = await tx
      .update(accounts)
      .set({ password: hash })
      .where(and(eq(accounts.userId, userId), eq(accounts.password, given)))
      .returning({ id: accounts.id })
    if (replaced.length === 0) return false
    await tx.update(users).set({ passwordChangeRequired: false }).where(eq(users.id, userId))
    await endSessionsOf(tx, userId)
    const me = { userId, username: email, address: request.address }
    await notePasswordChange(tx, deps, me, 'password changed')
    return true
  })
  return chosen ? signInByPassword({ email, password, ...request }) : refusals.expired
}
