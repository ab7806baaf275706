import { type CreateMoment, defineModel, type UpdateMoment } from '#server/data-service/model.ts'
import { administrators } from '#server/data-service/permission.ts'
import { uploaderOf } from '#server/files/file-rules.ts'
import { done, type Result, refuse } from '#server/result.ts'
import { quotes } from '#server/schema/leads.ts'
import { stamped } from './lead-status.ts'
import { toE164 } from './phone-number.ts'
import { quoteExtraFields } from './quote-fields.ts'
import { createQuoteInput, type QuoteChanges, type QuoteDraft, updateQuoteInput } from './quote-input.ts'
import { askForReview } from './review-asking.ts'
import { contentHashOf, takeSubmission } from './submission.ts'

export type StoredQuote = typeof quotes.$inferSelect

/** Specification section 3, Quote: a request for a quote, with its attachments and what became of it. */
export const quote = defineModel<StoredQuote, QuoteDraft, QuoteChanges>({
  name: 'Quote',
  plural: 'Quotes',
  table: quotes,
  isPersonal: true,
  fields: {
    firstName: {},
    lastName: {},
    phone: {},
    phoneE164: {},
    email: {},
    service: {},
    message: {},
    fileUrls: {},
    status: {},
    submittedAt: { sortable: true },
    contactedAt: {},
    completedAt: {},
    notes: { private: true },
    reviewAskedAt: {},
    reviewAskedBy: {},
    createdAt: {},
    updatedAt: {},
    quarantineReasons: { private: true },
  },
  access: {
    read: administrators,
    create: (actor) => actor.kind === 'visitor' || actor.kind === 'administrator',
    update: administrators,
    delete: administrators,
  },
  createInput: createQuoteInput,
  updateInput: updateQuoteInput,
  sort: { field: 'submittedAt', direction: 'DESC' },
  search: { text: quotes.searchText, words: quotes.searchWords },
  extraFields: quoteExtraFields,
  rules: {
    onCreate,
    onUpdate,
    /** The lead and what tells people of it are stored together, or not at all. */
    afterCreate: (stored, { tx, call }) => call.services.notifications.enqueue(tx, { kind: 'Quote', stored }),
    afterDelete: async (stored, { tx, call }) => {
      const { notifications, attachments } = call.services
      const removeMails = await notifications.forget(tx, 'Quote', stored.id)
      const files = await attachments.release(tx, stored.id)
      return async () => {
        await Promise.all([removeMails(), attachments.remove(files, call.actor)])
      }
    },
    afterCommit: (call) => call.services.notifications.wake(),
  },
})

/** A quote claims its files between being counted and being stored: files belong to one quote only. */
async function onCreate(
  draft: QuoteDraft,
  moment: CreateMoment,
): Promise<Result<{ insert: object } | { existing: StoredQuote }>> {
  const { tx, call, now, id } = moment
  const { attachments } = call.services
  const uploader = uploaderOf(call.actor) ?? ''
  const badFiles = (message: string) => refuse({ code: 'BAD_INPUT', message, fields: { files: message } })

  const digests = await attachments.digestsOf(tx, draft.fileUrls, uploader)
  if (!digests.ok) return badFiles(digests.message)
  const taken = await takeSubmission(quotes, quoteHashOf(draft, digests.contentDigests), moment)
  if (!taken.ok) return taken
  if ('existing' in taken.value) return done(taken.value)

  const claimed = await attachments.claim(tx, { keys: draft.fileUrls, guestId: uploader, quoteId: id })
  if (!claimed.ok) return badFiles(claimed.message)
  return done({
    insert: { ...draft, phoneE164: toE164(draft.phone), submittedAt: now, ...taken.value.marks },
  })
}

async function onUpdate(
  { reviewAskedBy, ...changes }: QuoteChanges,
  current: StoredQuote,
  moment: UpdateMoment,
): Promise<Result<object>> {
  const written = stamped(changes, moment.now)
  if (!reviewAskedBy) return done(written)
  const asked = await askForReview(
    reviewAskedBy,
    { ...current, status: changes.status ?? current.status },
    moment,
  )
  return asked.ok ? done({ ...written, ...asked.value }) : asked
}

/** Attachments count by their content, not their keys, because a browser that sends again uploads again. */
export const quoteHashOf = ({ fileUrls: _, ...fields }: QuoteDraft, contentDigests: readonly string[]) =>
  contentHashOf('Quote', { ...fields, contentDigests })
