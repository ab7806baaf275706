import type { Config } from './config.ts'
import type { Services } from './data-service/services.ts'
import type { Database } from './database/database.ts'
import { claimUploads, digestsOf, releaseFilesOf } from './files/claim-uploads.ts'
import { describeAttachments } from './files/describe-attachments.ts'
import type { Uploads } from './files/uploads.ts'
import { checkFormToken } from './limits/form-token.ts'
import { addressKey, takeToken } from './limits/rate-limit.ts'
import { notificationsFor } from './notifications/lead-notifications.ts'
import {
  deleteDeliveriesOf,
  deliveriesOf,
  enqueue,
  retryDelivery,
  undeliveredCounts,
} from './notifications/outbox.ts'
import { receiptsWith } from './receipts.ts'

/**
 * Submissions from one address in ten minutes. More than `ordinary` are one of many: kept, notified and marked.
 * More than `most` are refused with the time to wait, so that nobody can fill the disk and the owner's mailbox.
 */
const submissionLimits = { windowSeconds: 600, ordinary: 5, most: 60 }

/** Votes from one address: an office that reads reviews together, not a program that makes up guests. */
const voteLimit = { windowSeconds: 600, limit: 60 }

/** What the models' rules may use, made from the parts of the server. */
export function servicesOf(given: {
  config: Config
  db: Database
  secret: string
  uploads: Uploads
  wake: () => void
}): Services {
  const { config, db, secret, uploads, wake } = given
  return {
    attachments: {
      digestsOf,
      claim: claimUploads,
      release: releaseFilesOf,
      remove: uploads.removeFiles,
      describe: (quoteIds) => describeAttachments(db, secret, quoteIds),
    },
    notifications: {
      enqueue: (tx, lead) => enqueue(tx, notificationsFor(lead, config)),
      trail: (kind, ids) => deliveriesOf(db, kind, ids),
      retry: (id) => retryDelivery(db, id),
      forget: (tx, kind, id) => deleteDeliveriesOf(tx, kind, [id]),
      undelivered: async () => {
        const { waiting, dead } = await undeliveredCounts(db)
        return waiting + dead
      },
      wake,
    },
    submissions: {
      formTokenVerdict: (token, now) => checkFormToken(secret, token, now),
      async count(tx, address) {
        const { windowSeconds, ordinary, most } = submissionLimits
        const key = `submission:${addressKey(address)}`
        const { count, allowed, retryAfterSeconds } = await takeToken(tx, key, { windowSeconds, limit: most })
        return { verdict: !allowed ? 'too-many' : count > ordinary ? 'many' : 'fine', retryAfterSeconds }
      },
    },
    votes: {
      count: (queryable, address) => takeToken(queryable, `vote:${addressKey(address)}`, voteLimit),
    },
    receipts: receiptsWith(secret),
  }
}
