import { join } from 'node:path'
import type { Languages } from '#content/languages.ts'
import type { SiteProfile } from '#content/profile/business-profile.ts'
import type { Config } from '#server/config.ts'
import type { Database } from '#server/database/database.ts'
import type { Log } from '#server/log.ts'
import { readDailySummary } from '#server/notifications/daily-summary.ts'
import { currentMailSender } from '#server/notifications/mail/current-mail-sender.ts'
import { isOfEndedPaper } from '#server/notifications/mail/ended-paper.ts'
import { readOwed } from '#server/notifications/mail/invoice-mail.ts'
import { type CustomerLinks, mailDelivery } from '#server/notifications/mail/mail-delivery.ts'
import type { PasswordSeal } from '#server/notifications/mail/mail-password.ts'
import type { MailEnvironment } from '#server/notifications/mail/mail-settings.ts'
import { readStillOpen } from '#server/notifications/mail/statement-mail.ts'
import { readAlerted } from '#server/notifications/outbox/alerted.ts'
import { shortenLeases } from '#server/notifications/outbox/lease.ts'
import { languageOfStaff, leadStaffReaders, staffEmails } from '#server/notifications/outbox/outbox.ts'
import { startWorker } from '#server/notifications/outbox/worker.ts'
import { waitingCount } from '#server/notifications/push/compose-push.ts'
import { pushSender } from '#server/notifications/push/push-sender.ts'
import { loadVapidKeys } from '#server/notifications/push/push-subscriptions.ts'
import { webhookAccess, webhookSender } from '#server/notifications/webhook/webhook-sender.ts'
import type { Announcer, EventStream } from '#server/realtime/events.ts'

type NotificationsDeps = {
  config: MailEnvironment & Pick<Config, 'dataDir' | 'databaseUrl' | 'notifyTo' | 'webhook'>
  db: Database
  passwords: PasswordSeal
  secret: string
  readProfile: () => Promise<SiteProfile>
  invitationDays: number
  links: CustomerLinks
  languages: Languages
  events: EventStream
  announceSoon: Announcer['announceSoon']
  log: Log
}

export async function openNotifications(deps: NotificationsDeps) {
  const { config, db, readProfile, languages, events, log } = deps
  const { passwords, announceSoon } = deps
  const mail = currentMailSender({ db, environment: config, folder: mailFolder(config), passwords, log })
  // The embedded PostgreSQL has no other app, because the data folder is locked.
  if (!config.databaseUrl) await shortenLeases(db)
  const sendMail = mailDelivery({
    transport: mail.transport,
    leadStaff: () => leadStaffReaders(db),
    languageOfStaff: (email) => languageOfStaff(db, email),
    company: readProfile,
    secret: deps.secret,
    invitationDays: deps.invitationDays,
    links: deps.links,
    isOver: (delivery) => isOfEndedPaper(db, delivery),
    reads: {
      summary: async () => readDailySummary(db, new Date(), (await readProfile()).timeZone),
      alertedAt: async ({ subjectId }) => (await readAlerted(db, subjectId)).first,
      owed: ({ subjectType, subjectId }) => readOwed(db, { kind: subjectType, id: subjectId }),
      stillOpen: (ids) => readStillOpen(db, ids),
    },
    languages,
  })
  const worker = startWorker({
    db,
    log,
    announceSoon,
    senders: {
      mail: sendMail,
      customer: sendMail,
      webhook: webhookSender({ access: webhookAccess(db, config) }),
      push: pushSender({
        db,
        keys: () => loadVapidKeys(db),
        contactEmail: async () => (await readProfile()).email ?? (await staffEmails(db, 'leads'))[0],
        waiting: (userId) => waitingCount(db, userId),
        languages,
      }),
    },
  })
  // A lead stored on any instance wakes the workers of all; the first takes the delivery.
  const unsubscribe = events.subscribe((event) => {
    if (event.kind === 'reconnected' || event.operation === 'create') worker.wake()
  })
  return {
    mail,
    wake: () => worker.wake(),
    async close() {
      unsubscribe()
      await worker.stop()
      mail.close()
    },
  }
}

export const mailFolder = ({ dataDir }: Pick<Config, 'dataDir'>) => join(dataDir, 'outbox')
