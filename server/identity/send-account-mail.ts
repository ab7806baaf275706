import { symmetricEncrypt } from 'better-auth/crypto'
import { v7 as newId } from 'uuid'
import type { Queryable } from '#server/database/database.ts'
import type { AccountMail } from '#server/notifications/mail/account-mail.ts'
import { enqueue } from '#server/notifications/outbox/outbox.ts'
import { announce } from '#server/realtime/notify.ts'

/**
 * Puts a mail about somebody's own account into the outbox, as durable as every other. Links and codes in it are as
 * good as a password for a while, so the row holds them encrypted.
 */
export async function sendAccountMail(
  { db, secret }: { db: Queryable; secret: string },
  { userId = newId(), to, mail }: { userId?: string | undefined; to: string; mail: AccountMail },
): Promise<void> {
  const sealed = await symmetricEncrypt({ key: secret, data: JSON.stringify(mail) })
  await db.transaction(async (tx) => {
    await enqueue(tx, [
      {
        topic: `account.${mail.about}`,
        subjectType: 'Account',
        subjectId: userId,
        channel: 'mail',
        recipient: to,
        payload: { sealed },
        dedupeKey: `account:${newId()}`,
      },
    ])
    await announce(tx, { model: 'Account', operation: 'create', id: userId })
  })
}
