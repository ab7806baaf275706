import type { ModelServices } from '#server/data-service/call.ts'
import type { Database } from '#server/database/database.ts'
import { claimUploads, digestsOf, releaseFilesOf } from '#server/files/claim-uploads.ts'
import { describeAttachments } from '#server/files/describe-attachments.ts'
import type { FileStore } from '#server/files/file-store.ts'
import type { FilesUsage } from '#server/files/files-budget.ts'
import { uploaderOf } from '#server/files/uploader.ts'
import type { Uploads } from '#server/files/uploads.ts'
import type { Identity } from '#server/identity/identity.ts'
import { sign } from '#server/identity/signature.ts'
import { tellOfChange } from '#server/identity/tell-of-change.ts'
import { removeImageFiles } from '#server/images/image-files.ts'
import { checkFormToken } from '#server/limits/form-token.ts'
import { addressKey, takeToken } from '#server/limits/rate-limit.ts'
import { receiptsWith } from '#server/models/receipt.ts'
import { invitationsWith } from '#server/models/review-invitation.ts'
import { notificationsFor } from '#server/notifications/lead-notifications.ts'
import { removeMailFiles } from '#server/notifications/mail-files.ts'
import { mailFolder } from '#server/notifications/open-notifications.ts'
import {
  deleteDeliveriesOf,
  deliveriesOf,
  enqueue,
  retryDelivery,
  undeliveredCounts,
} from '#server/notifications/outbox.ts'
import { recipientsNow } from '#server/notifications/recipients-now.ts'
import { reviewRequestFor } from '#server/notifications/review-request.ts'
import type { Config } from './config.ts'
import type { Keys } from './keys.ts'

/**
 * Submissions from one address in ten minutes. More than `ordinary` are one of many: kept, notified and marked.
 * More than `most` are refused with the time to wait, so that nobody can fill the disk and the owner's mailbox.
 */
const submissionLimits = { windowSeconds: 600, ordinary: 5, most: 60 }

/** Votes from one address: an office that reads reviews together, not a program that makes up guests. */
const voteLimit = { windowSeconds: 600, limit: 60 }

/** Votes for one review from one address in a day: a household has a few guests, and nobody can raise a review alone. */
const reviewVoteLimit = { windowSeconds: 24 * 60 * 60, limit: 3 }

/** What the models' rules may use, made from the parts of the server. */
export function servicesOf(given: {
  config: Config
  db: Database
  identity: Pick<Identity, 'administratorEmails'>
  keys: Keys
  store: FileStore
  uploads: Uploads
  filesUsage: () => Promise<FilesUsage>
  wake: () => void
}): ModelServices {
  const { config, db, identity, keys, store, uploads, filesUsage, wake } = given
  const { signing: secret } = keys
  const invitations = invitationsWith(keys)
  return {
    attachments: {
      digestsOf,
      claim: claimUploads,
      release: releaseFilesOf,
      remove: uploads.removeFiles,
      describe: (quoteIds) => describeAttachments(db, secret, quoteIds),
      usage: filesUsage,
    },
    images: { remove: (id, actor) => removeImageFiles(store.as(uploaderOf(actor)), id) },
    notifications: {
      enqueue: async (tx, lead) => enqueue(tx, notificationsFor(lead, await recipientsNow(tx, config))),
      enqueueReviewRequest: (tx, quote, askedAt) =>
        enqueue(tx, [reviewRequestFor(quote, invitations.pathOf({ quoteId: quote.id, askedAt }))]),
      trail: (kind, ids) => deliveriesOf(db, kind, ids),
      retry: (id, actor) => retryDelivery(db, id, actor),
      forget: async (tx, kind, id) => {
        const forgotten = await deleteDeliveriesOf(tx, kind, [id])
        return () => removeMailFiles(mailFolder(config), forgotten)
      },
      undelivered: async () => {
        const { waiting, dead } = await undeliveredCounts(db)
        return waiting + dead
      },
      tellOfChange: (tx, change) => tellOfChange(tx, secret, change),
      environment: config,
      administratorEmails: () => identity.administratorEmails(),
      mailFolder: config.smtpUrl ? null : mailFolder(config),
      mailFrom: config.mailFrom,
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
      // Kept for a day, so it names nobody: the address is in it as a digest that only this server can make.
      countFor: (queryable, reviewId, address) => {
        const voter = sign(secret, 'review-vote', `${reviewId}\n${addressKey(address)}`)
        return takeToken(queryable, `review-vote:${voter}`, reviewVoteLimit)
      },
    },
    receipts: receiptsWith(keys),
    invitations,
  }
}
