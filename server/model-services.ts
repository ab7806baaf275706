import { randomUUID } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { type Languages, languageOfPath } from '#content/languages.ts'
import { markFileName } from '#content/profile/brand.ts'
import type { SiteProfile } from '#content/profile/business-profile.ts'
import { areBackupsSafe } from '#server/backup/backup-safety.ts'
import type { DirectMail, ModelServices } from '#server/data-service/call.ts'
import type { DatabaseHandle } from '#server/database/open-database.ts'
import type { Keys } from '#server/database/secrets.ts'
import { type Disk, suspiciousDiskBytes } from '#server/files/disk.ts'
import { uploaderOf } from '#server/files/file-rules.ts'
import type { FileStore } from '#server/files/file-store.ts'
import type { FilesUsage } from '#server/files/files-budget.ts'
import { describeAttachments } from '#server/files/quote-attachments.ts'
import type { Uploads } from '#server/files/uploads.ts'
import { networkKeys } from '#server/http/client-address.ts'
import { checkFormToken } from '#server/http/form-token.ts'
import { sign } from '#server/http/signed-values.ts'
import { notifyOfChange } from '#server/identity/account-mail.ts'
import { readPersonPhoto } from '#server/images/person-photo.ts'
import { removeImageFiles } from '#server/images/receive-image.ts'
import { invoiceLinks } from '#server/models/invoicing/invoice-paper.ts'
import { calendarPaths } from '#server/models/leads/calendar/calendar.ts'
import { invitationLinks } from '#server/models/leads/mails/review-invitation.ts'
import { receiptLinks } from '#server/models/receipts/receipt.ts'
import { newId } from '#server/new-id.ts'
import type { CurrentMailSender } from '#server/notifications/mail/current-mail-sender.ts'
import { removeMailFiles } from '#server/notifications/mail/file-mail-sender.ts'
import type { PasswordSeal } from '#server/notifications/mail/mail-password.ts'
import type { OutgoingMail } from '#server/notifications/mail/mail-sender.ts'
import { reviewRequestDelivery } from '#server/notifications/mail/review-request-mail.ts'
import { mailFolder } from '#server/notifications/notifications.ts'
import { deleteDeliveriesOf, enqueue } from '#server/notifications/outbox/outbox.ts'
import type { Config } from './config.ts'

export function modelServices(given: {
  config: Config
  database: DatabaseHandle
  disk: Disk
  keys: Keys
  store: FileStore
  uploads: Uploads
  languages: Languages
  filesUsage: () => Promise<FilesUsage>
  passwords: PasswordSeal
  mail: CurrentMailSender
  wake: () => void
  routePaths: () => Promise<readonly string[]>
  profile: () => SiteProfile
}): ModelServices {
  const {
    config,
    disk,
    keys,
    store,
    uploads,
    languages,
    filesUsage,
    passwords,
    mail,
    wake,
    profile,
    routePaths,
  } = given
  const { db } = given.database
  const secret = keys.signing
  return {
    words: languages[0].words,
    languages,
    attachments: {
      remove: uploads.removeFiles,
      describe: (quoteIds) => describeAttachments(db, secret, quoteIds),
      usage: filesUsage,
    },
    images: { remove: (id, actor) => removeImageFiles(store.as(uploaderOf(actor)), id) },
    notifications: {
      enqueueReviewRequest: (tx, request, askedAt) => enqueue(tx, [reviewRequestDelivery(request, askedAt)]),
      forget: async (tx, kind, id) => {
        const forgotten = await deleteDeliveriesOf(tx, kind, [id])
        return () => removeMailFiles(mailFolder(config), forgotten)
      },
      notifyOfChange: (tx, change) => notifyOfChange(tx, secret, change),
      environment: config,
      wake,
    },
    mail: {
      environment: config,
      folder: mailFolder(config),
      seal: passwords.seal,
      canOpen: async (sealed, owner) => (await passwords.open(sealed, owner)) !== undefined,
      send: (direct) => mail.send(outgoing(direct), AbortSignal.timeout(directMailMs)),
      sendByFormer: (former, direct) => mail.sendByFormer(former, outgoing(direct)),
      secret,
    },
    site: {
      isDemonstration: config.isDemonstration,
      languages: [languages[0].code, ...languages.slice(1).map(({ code }) => code)],
      areBackupsSafe: () => areBackupsSafe(db, config.backupPassphrase),
      routePaths,
      pathIn: (address) => languageOfPath(languages, address).path,
      ownWords: languages.flatMap(({ words }) => Object.values(words.addresses)),
    },
    submissions: {
      formTokenVerdict: (token, now) => checkFormToken(secret, token, now),
      senderKeys(sender) {
        const digest = (text: string) => sign(secret, 'sender', text).slice(0, 22)
        // Alarms are shared out by the last: each lead of a program rings like one of a network of its own.
        if (sender.kind === 'leadSource') return [digest(`key ${sender.keyId}`), digest(randomUUID())]
        const networks = networkKeys(sender.address)
        return [
          digest(`guest ${sender.guestId}`),
          digest(networks[0]),
          digest(networks.at(-1) ?? networks[0]),
        ]
      },
      // An outside database has its own disk.
      takesSuspicious: async () =>
        config.databaseUrl !== undefined || (await disk.space()).free > suspiciousDiskBytes,
    },
    votes: {
      voterKey: (reviewId, network) => sign(secret, 'review-vote', `${reviewId}\n${network}`),
    },
    people: { readPhoto: (id) => readPersonPhoto(store, id) },
    calendars: calendarPaths(keys),
    invoices: {
      ...invoiceLinks(keys),
      async markPng({ digest }) {
        const found = await store.open(`images/${markFileName(digest, 'logo')}`)
        return found && buffer(found.stream)
      },
    },
    receipts: receiptLinks(keys),
    invitations: invitationLinks(keys),
    profile,
  }
}

const directMailMs = 15_000

const outgoing = (mail: DirectMail): OutgoingMail => ({ ...mail, deliveryId: newId(), date: new Date() })
