import { join } from 'node:path'
import type { BusinessProfile } from '#content/business-profile.ts'
import type { Languages } from '#content/languages.ts'
import type { Config } from '#server/config.ts'
import type { Database } from '#server/database/database.ts'
import type { Log } from '#server/log.ts'
import { fileMailSender } from '#server/notifications/mail/file-mail-sender.ts'
import { mailDelivery } from '#server/notifications/mail/mail-delivery.ts'
import { smtpMailSender } from '#server/notifications/mail/smtp-mail-sender.ts'
import { shortenLeases } from '#server/notifications/outbox/lease.ts'
import { startWorker } from '#server/notifications/outbox/worker.ts'
import { waitingCount } from '#server/notifications/push/compose-push.ts'
import { pushSender } from '#server/notifications/push/push-sender.ts'
import { loadVapidKeys } from '#server/notifications/push/push-subscriptions.ts'
import { webhookSender } from '#server/notifications/webhook/webhook-sender.ts'
import type { EventStream } from '#server/realtime/events.ts'
import { webhookAccess } from './settings.ts'

export type NotificationsDeps = {
  config: Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataDir' | 'databaseUrl' | 'notifyTo' | 'webhook'>
  db: Database
  /** Scheme and host of the public site. */
  site: string
  /** Key with which the payloads of account mails are encrypted. */
  secret: string
  administratorEmails: () => Promise<readonly string[]>
  readProfile: () => Promise<BusinessProfile>
  /** Days that the link of a review request works. */
  invitationDays: number
  languages: Languages
  events: EventStream
  log: Log
}

/** Delivers the outbox until closed: opens a sender for each channel and starts the worker. */
export async function openNotifications(deps: NotificationsDeps) {
  const { config, db, administratorEmails, readProfile, languages, events, log } = deps
  const mail = config.smtpUrl
    ? smtpMailSender(config.smtpUrl, config.mailFrom)
    : fileMailSender(mailFolder(config), config.mailFrom)
  // The embedded PostgreSQL has no other app on it: the lock on the data folder sees to that.
  if (!config.databaseUrl) await shortenLeases(db)
  const worker = startWorker({
    db,
    log,
    senders: {
      mail: mailDelivery({
        mail,
        administratorEmails,
        company: readProfile,
        site: deps.site,
        secret: deps.secret,
        invitationDays: deps.invitationDays,
        languages,
      }),
      webhook: webhookSender({ access: webhookAccess(db, config) }),
      push: pushSender({
        db,
        keys: () => loadVapidKeys(db),
        contactEmail: async () => (await readProfile()).email,
        waiting: () => waitingCount(db),
        words: languages[0].words,
      }),
    },
  })
  // A lead that any instance stores wakes the workers of all; the first one takes the delivery.
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

/** Where mails are written as files while no mail server is configured. */
export const mailFolder = ({ dataDir }: Pick<Config, 'dataDir'>) => join(dataDir, 'outbox')
