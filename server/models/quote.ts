import { quoteErrors } from '#content/en/quote-errors.ts'
import type { Actor } from '../data-service/actor.ts'
import { type CreateMoment, defineModel } from '../data-service/model.ts'
import { done, type Outcome, refuse } from '../data-service/outcome.ts'
import { uploaderOf } from '../files/uploader.ts'
import { toE164 } from './phone-number.ts'
import { quoteExtraFields } from './quote-fields.ts'
import { createQuoteInput, type QuoteChanges, type QuoteDraft, updateQuoteInput } from './quote-input.ts'
import { alreadyStored, contentHashOf, quarantineReasonsFor } from './quote-submission.ts'
import { quotes } from './quote-table.ts'

export type StoredQuote = typeof quotes.$inferSelect

const administrators = (actor: Actor) => actor.kind === 'administrator'

/** Specification section 3, Quote: a request for a quote, with its attachments and what became of it. */
export const quote = defineModel<StoredQuote, QuoteDraft, QuoteChanges>({
  name: 'Quote',
  plural: 'Quotes',
  table: quotes,
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
    onUpdate: (changes, _current, { now }) => done(stamped(changes, now)),
    /** The lead and what tells people of it are stored together, or not at all. */
    afterCreate: (stored, { tx, call }) => call.services.notifications.enqueueForQuote(tx, stored),
    afterDelete: async (stored, { tx, call }) => {
      await call.services.notifications.forget(tx, 'Quote', stored.id)
      const files = await call.services.attachments.release(tx, stored.id)
      return () => call.services.attachments.remove(files)
    },
    afterCommit: (call) => call.services.notifications.wake(),
  },
})

const longestKey = 200

async function onCreate(
  draft: QuoteDraft,
  { tx, call, now, submission, id }: CreateMoment,
): Promise<Outcome<{ insert: Partial<StoredQuote> } | { existing: StoredQuote }>> {
  const { attachments, submissions } = call.services
  const uploader = uploaderOf(call.actor) ?? ''
  if ((submission?.idempotencyKey?.length ?? 0) > longestKey)
    return refuse({ code: 'BAD_INPUT', message: `An idempotencyKey has at most ${longestKey} characters.` })
  const badFiles = (message: string) => refuse({ code: 'BAD_INPUT', message, fields: { files: message } })

  const digests = await attachments.digestsOf(tx, draft.fileUrls, uploader)
  if (!digests.ok) return badFiles(digests.message)
  const contentHash = contentHashOf(draft, digests.contentDigests)
  const twin = submission && (await alreadyStored(tx, contentHash, submission, now))
  if (twin) return done({ existing: twin })

  const count = call.actor.kind === 'visitor' ? await submissions.count(tx, call.actor.address) : undefined
  if (count?.verdict === 'too-many')
    return refuse({
      code: 'TOO_MANY_REQUESTS',
      message: quoteErrors.tooManyRequests,
      retryAfterSeconds: count.retryAfterSeconds,
    })

  const claimed = await attachments.claim(tx, { keys: draft.fileUrls, guestId: uploader, quoteId: id })
  if (!claimed.ok) return badFiles(claimed.message)

  const quarantineReasons =
    call.actor.kind === 'visitor'
      ? quarantineReasonsFor({
          trap: submission?.trap,
          token: submissions.formTokenVerdict(submission?.formToken, now),
          isOneOfMany: count?.verdict === 'many',
        })
      : []
  return done({
    insert: {
      ...draft,
      phoneE164: toE164(draft.phone),
      submittedAt: now,
      quarantineReasons,
      idempotencyKey: submission?.idempotencyKey ?? null,
      contentHash,
    },
  })
}

/**
 * Specification section 4: setting contacted stamps contactedAt, setting completed stamps completedAt, setting
 * new stamps nothing. A time that the caller sends along (section 7) is kept.
 */
function stamped(changes: QuoteChanges, now: Date): Partial<StoredQuote> {
  const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined))
  return {
    ...(changes.status === 'contacted' && { contactedAt: now }),
    ...(changes.status === 'completed' && { completedAt: now }),
    ...(changes.phone !== undefined && { phoneE164: toE164(changes.phone) }),
    ...given,
  }
}
