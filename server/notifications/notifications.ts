import { join } from 'node:path'
import type { Config } from '#server/config.ts'
import type { Database } from '#server/database/database.ts'
import type { Identity } from '#server/identity/identity.ts'
import type { Log } from '#server/log.ts'
import { readProfile } from '#server/models/business-profile.ts'
import type { EventStream } from '#server/realtime/listen.ts'
import { siteOriginUnasked } from '#server/site-origin.ts'
import { adminCard } from './admin-link.ts'
import { fileMailSender } from '#server/notifications/mail/file-mail-sender.ts'
import { shortenLeases } from '#server/notifications/outbox/lease.ts'
import { mailDelivery } from '#server/notifications/mail/mail-delivery.ts'
import { webhookAccess } from './settings.ts'
import { pushSender } from '#server/notifications/push/push-sender.ts'
import { smtpMailSender } from '#server/notifications/mail/smtp-mail-sender.ts'
import { loadVapidKeys } from '#server/notifications/push/push-subscriptions.ts'
import { waitingCount } from '#server/notifications/push/compose-push.ts'
import { webhookSender } from '#server/notifications/webhook/webhook-sender.ts'
import { startWorker } from '#server/notifications/outbox/worker.ts'

/** Where mails are files while no mail server is configured. */
export const mailFolder = ({ dataDir }: Pick<Config, 'dataDir'>) => join(dataDir, 'outbox')

/** The outbox at work: senders as the configuration says, and the worker that empties it. */
export async function openNotifications(given: {
  config: Config
  db: Database
  secret: string
  identity: Identity
  events: EventStream
  log: Log
}) {
  const { config, db, secret, identity, events, log } = given
  const mail = config.smtpUrl
    ? smtpMailSender(config.smtpUrl, config.mailFrom)
    : fileMailSender(mailFolder(config), config.mailFrom)
  const site = siteOriginUnasked(config)
  // Our own PostgreSQL has no other app on it: the lock on the data folder says so.
  if (!config.databaseUrl) await shortenLeases(db)
  const worker = startWorker({
    db,
    log,
    senders: {
      mail: mailDelivery({
        mail,
        administratorEmails: () => identity.administratorEmails(),
        company: () => readProfile(db),
        site,
        secret,
        adminLink: (kind, id) => `${site}${adminCard(kind, id)}`,
      }),
      webhook: webhookSender({ access: webhookAccess(db, config) }),
      push: pushSender({
        db,
        keys: () => loadVapidKeys(db),
        contactEmail: async () => (await readProfile(db)).email,
        waiting: () => waitingCount(db),
      }),
    },
  })
  // A lead stored by any instance wakes the workers of all; the first to take a row has it.
  const unsubscribe = events.subscribe((event) => {
    if (event.kind === 'reconnected' || event.operation === 'create') worker.wake()
  })
  return {
    wake: () => worker.wake(),
    async close() {
      unsubscribe()
      await worker.stop()
      mail.close()
    },
  }
}
