import { eq } from 'drizzle-orm'
import type { Staff } from '#server/actor.ts'
import { recordAudit } from '#server/audit/audit.ts'
import type { Transaction } from '#server/database/database.ts'
import { workingKeyNames } from '#server/identity/access/api-keys.ts'
import type { AccountChange } from '#server/notifications/mail/account-mail.ts'
import { verifications } from '#server/schema/identity.ts'
import { sendAccountMail } from './account-mail.ts'

type Note = {
  action: string
  mailed?: AccountChange
  to?: string
  what?: string
  keys?: readonly string[]
}

type Changer = Pick<Staff, 'userId' | 'username' | 'address'>

export async function auditAccountChange(
  tx: Transaction,
  { secret }: { secret: string },
  me: Changer,
  { action, mailed, to = me.username, what, keys = [] }: Note,
): Promise<void> {
  const { userId, username } = me
  await recordAudit(
    tx,
    { kind: 'staff', ...me },
    {
      action,
      subject: 'Administrator',
      subjectId: userId,
      label: what ? `${username}, ${what}` : username,
    },
  )
  if (!mailed) return
  const mail = { about: 'changed', ...mailed, keys } as const
  await sendAccountMail({ db: tx, secret }, { userId, to, mail })
}

/** A new password ends no API key, so the mail names those that still work. */
export async function auditPasswordChange(
  tx: Transaction,
  deps: { secret: string },
  me: Changer,
  action: 'password changed' | 'password reset',
): Promise<void> {
  const keys = await workingKeyNames(tx, me.userId)
  await auditAccountChange(tx, deps, me, { action, mailed: { what: 'passwordChanged' }, keys })
}

export async function revokeResetTokens(tx: Transaction, userId: string): Promise<void> {
  await tx.delete(verifications).where(eq(verifications.value, userId))
}
