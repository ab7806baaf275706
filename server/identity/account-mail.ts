import { symmetricEncrypt } from 'better-auth/crypto'
import { eq } from 'drizzle-orm'
import { z } from 'zod'
import type { SettingsChange } from '#content/settings-change.ts'
import type { Staff } from '#server/actor.ts'
import type { Queryable, Transaction } from '#server/database/database.ts'
import { newId } from '#server/new-id.ts'
import { type AccountMail, accountTopic } from '#server/notifications/mail/account-mail.ts'
import { enqueue, staffEmails } from '#server/notifications/outbox/outbox.ts'
import { announce } from '#server/realtime/events.ts'
import { parseRole } from '#server/rights.ts'
import { users } from '#server/schema/identity.ts'

/** `language`: of whom has no account yet; everybody else is written to in their own. */
type AddressedMail = {
  userId?: string | undefined
  to: string
  mail: AccountMail
  language?: string
}

/** By the outbox. Links and codes are as good as a password for a while, so the row is encrypted. */
export async function sendAccountMail(
  { db, secret }: { db: Queryable; secret: string },
  { userId = newId(), to, mail, language }: AddressedMail,
): Promise<void> {
  const sealed = await symmetricEncrypt({ key: secret, data: JSON.stringify(mail) })
  await db.transaction(async (tx) => {
    await enqueue(tx, [
      {
        topic: accountTopic(mail.about),
        subjectType: 'Account',
        subjectId: userId,
        channel: 'mail',
        recipient: to,
        payload: { sealed, ...(language && { language }) },
        dedupeKey: `account:${newId()}`,
      },
    ])
    await announce(tx, { model: 'Account', operation: 'create', id: userId })
  })
}

type AccountMailDeps = { db: Queryable; secret: string }

export const codeMinutes = 15

export async function mailResetLink(
  deps: AccountMailDeps,
  { userId, token }: { userId: string; token: string },
) {
  const [user] = await deps.db.select().from(users).where(eq(users.id, userId))
  if (!user || !parseRole(user.role)) return
  await sendAccountMail(deps, { userId, to: user.email, mail: { about: 'password-reset', token } })
}

export async function mailCode(deps: AccountMailDeps, { to, code }: { to: string; code: string }) {
  const mail = { about: 'email-code', code, minutes: codeMinutes } as const
  await sendAccountMail(deps, { userId: undefined, to, mail })
}

export type AnnouncedChange = { by: Staff; changes: readonly SettingsChange[]; until?: readonly string[] }

/**
 * In the transaction of the change, to all owners and former recipients, so that requests cannot be
 * redirected unnoticed.
 */
export async function notifyOfChange(
  tx: Transaction,
  secret: string,
  { by, changes, until = [] }: AnnouncedChange,
): Promise<void> {
  if (changes.length === 0) return
  const mail = { about: 'notifications', by: by.username, at: new Date().toISOString(), changes } as const
  for (const to of new Set([...(await ownerEmails(tx)), ...until]))
    await sendAccountMail({ db: tx, secret }, { to, mail })
}

export const ownerEmails = (db: Queryable) => staffEmails(db, 'settings')

const address = z.email().max(254)

export const parseEmail = (typed: string): string | undefined =>
  address.safeParse(typed.trim().toLowerCase()).data
