import { eq } from 'drizzle-orm'
import type { Administrator } from '#server/actor.ts'
import { recordAudit } from '#server/audit/audit.ts'
import type { Transaction } from '#server/database/database.ts'
import { workingKeysOf } from '#server/identity/access/api-keys.ts'
import { sendAccountMail } from '#server/identity/account-mail.ts'
import { verifications } from '#server/schema/identity.ts'
import { type BetterAuth, openBetterAuth } from './better-auth.ts'
import type { IdentityDeps } from './embedded-identity.ts'

/**
 * better-auth inside a transaction: what it changes is stored together with the entry about it, or neither is. `rpId` is
 * for passkeys. What better-auth refuses must be an answer (`answerOf`), so that its count of wrong codes is kept.
 */
export const changeAccount = <Value>(
  deps: IdentityDeps & { rpId?: string },
  change: (auth: BetterAuth, tx: Transaction) => Promise<Value>,
): Promise<Value> => deps.db.transaction((tx) => change(openBetterAuth({ ...deps, db: tx }), tx))

type Note = {
  action: string
  /** The mail to the person, who may not be the one who did it; without, none is sent. */
  tell?: string
  /** Where the mail goes, when not to the address they sign in with. */
  to?: string
  /** What it was done to, besides the person. */
  what?: string
  /** Names of keys that go on working all the same. */
  keys?: readonly string[]
}

type Changer = Pick<Administrator, 'userId' | 'username' | 'address'>

/** Writes down what an administrator changed of their own sign-in. */
export async function noteChange(
  tx: Transaction,
  { secret }: { secret: string },
  me: Changer,
  { action, tell, to = me.username, what, keys = [] }: Note,
): Promise<void> {
  const { userId, username } = me
  await recordAudit(
    tx,
    { kind: 'administrator', ...me },
    {
      action,
      subject: 'Administrator',
      subjectId: userId,
      label: what ? `${username}, ${what}` : username,
    },
  )
  if (!tell) return
  const mail = { about: 'changed', what: tell, keys } as const
  await sendAccountMail({ db: tx, secret }, { userId, to, mail })
}

/** A new password ends no API key, so the mail about it names those that go on working. */
export async function notePasswordChange(
  tx: Transaction,
  deps: { secret: string },
  me: Changer,
  action: 'password changed' | 'password reset',
): Promise<void> {
  const keys = await workingKeysOf(tx, me.userId)
  await noteChange(tx, deps, me, { action, tell: 'Your password was changed', keys })
}

/** Every link for a new password that was mailed to somebody is dead, and every code that was asked of them. */
export async function endLinksOf(tx: Transaction, userId: string): Promise<void> {
  await tx.delete(verifications).where(eq(verifications.value, userId))
}
