import type { Administrator } from '#server/data-service/actor.ts'
import type { Transaction } from '#server/database/database.ts'
import { administratorEmails } from './administrator-emails.ts'
import { sendAccountMail } from './send-account-mail.ts'

type Change = { by: Administrator; changes: readonly string[]; until?: readonly string[] }

/**
 * Mails that somebody changed where requests go, in the transaction of the change: to every administrator and to who was told
 * until now, so that nobody turns the requests away unseen.
 */
export async function tellOfChange(
  tx: Transaction,
  secret: string,
  { by, changes, until = [] }: Change,
): Promise<void> {
  if (changes.length === 0) return
  const mail = { about: 'notifications', by: by.username, at: new Date().toISOString(), changes } as const
  for (const to of new Set([...(await administratorEmails(tx)), ...until]))
    await sendAccountMail({ db: tx, secret }, { to, mail })
}
