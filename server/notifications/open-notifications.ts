import { join } from 'node:path'
import type { Config } from '../config.ts'
import type { LeadKind } from '../data-service/services.ts'
import type { Database } from '../database/database.ts'
import type { Identity } from '../identity/identity.ts'
import type { Log } from '../log.ts'
import { readProfile } from '../models/business-profile.ts'
import type { EventStream } from '../realtime/listen.ts'
import { shortenLeases } from './lease.ts'
import { mailDelivery } from './mail-delivery.ts'
import { fileMailSender, smtpMailSender } from './mail-sender.ts'
import { webhookSender } from './webhook-sender.ts'
import { startWorker } from './worker.ts'

/** Where the admin shows each kind of lead; the id follows. */
const adminCards: Record<LeadKind, string> = {
  Quote: 'quotes#quote',
  Message: 'messages#message',
  Review: 'reviews#review',
}

/** The outbox at work: senders as the configuration says, and the worker that empties it. */
export async function openNotifications(given: {
  config: Config
  db: Database
  identity: Identity
  events: EventStream
  log: Log
}) {
  const { config, db, identity, events, log } = given
  const mail = config.smtpUrl
    ? smtpMailSender(config.smtpUrl, config.mailFrom)
    : fileMailSender(join(config.dataDir, 'outbox'), config.mailFrom)
  const site = config.publicUrl ?? `http://localhost:${config.port}`
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
        adminLink: (kind, id) => `${site}/admin/${adminCards[kind]}-${id}`,
      }),
      webhook: config.webhook && webhookSender(config.webhook),
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
