import { GraphQLFloat, GraphQLList, GraphQLNonNull, GraphQLObjectType, GraphQLString } from 'graphql'
import { z } from 'zod'
import { attachmentRules } from '#content/attachment-rules.ts'
import { quoteServices } from '#content/services.ts'
import type { Call } from '#server/data-service/call.ts'
import { defineCall, type ExtraCalls, staffOf, whoeverSends } from '#server/data-service/extra-calls.ts'
import { optional, required } from '#server/data-service/field-types.ts'
import { because, email, line, longest, name, paragraph, phone } from '#server/data-service/input.ts'
import { type CreateContext, type CreatePlan, defineModel, openFields } from '#server/data-service/model.ts'
import { countStates } from '#server/data-service/tallies.ts'
import { uploaderOf } from '#server/files/file-rules.ts'
import { claimUploads, digestsOf } from '#server/files/quote-attachments.ts'
import { networkKey } from '#server/http/client-address.ts'
import { takeToken } from '#server/limits/rate-limit.ts'
import { undeliveredCounts } from '#server/notifications/outbox/outbox.ts'
import { done, type Result, refuse, refuseField } from '#server/result.ts'
import { mayIn } from '#server/rights.ts'
import { requests, type StoredRequest } from '#server/schema/requests.ts'
import { firstContactOfQuotes, shareDescription } from './first-contact.ts'
import { notifyStaff, requestColumns, sourceFields } from './lead.ts'
import { confirmRequest, isConfirmationLeft, mayConfirm } from './mails/request-confirmation.ts'
import { progressLead } from './progress/lead-progress.ts'
import { contactBy, leadFields, leadProgressInput } from './progress/progress-fields.ts'
import { leadStates, requestModel, requestRules, sentRequestFields, statusType } from './request-model.ts'
import { contentHash, sendersOf, takeSubmission, wasStored } from './submission/submission.ts'

/**
 * Specification sections 3 and 5. A strange phone number is accepted: the form warns about it, but refusing it would lose the
 * lead. One that cannot be called is refused, since it loses the lead as well.
 */
const createQuoteInput = z.object({
  firstName: name('firstNameMissing'),
  lastName: line('lastNameMissing', longest.name),
  phone,
  email,
  service: z.enum(quoteServices, because('serviceMissing')),
  message: paragraph(longest.message),
  contactBy,
  fileUrls: z
    .array(z.string().max(300))
    .max(attachmentRules.maximumFiles, because('tooManyFiles'))
    .nullish()
    .transform((keys) => [...new Set(keys ?? [])]),
})

const updateQuoteInput = createQuoteInput.omit({ fileUrls: true }).partial().extend(leadProgressInput)

type QuoteDraft = z.output<typeof createQuoteInput>
type QuoteChanges = z.output<typeof updateQuoteInput>

export const quote = defineModel<StoredRequest, QuoteDraft, QuoteChanges>({
  ...requestModel('Quote'),
  fields: {
    ...openFields('phone', 'email', 'service', 'message', 'fileUrls'),
    firstName: { required: true },
    lastName: { required: true },
    ...leadFields,
    status: { enum: statusType('Quote') },
    ...sourceFields,
  },
  visitors: { create: true },
  leadSources: { create: true },
  createInput: createQuoteInput,
  updateInput: updateQuoteInput,
  extraFields: sentRequestFields('Quote'),
  rules: {
    onCreate,
    async onUpdate(changes, current, context) {
      const written = await progressLead(changes, current, context)
      return written.ok ? done({ ...written.value, ...renamed(changes, current) }) : written
    },
    ...requestRules('Quote'),
  },
})

const fullName = ({ firstName, lastName }: Pick<StoredRequest, 'firstName' | 'lastName'>) =>
  `${firstName} ${lastName}`

const renamed = (
  { firstName, lastName }: Pick<QuoteChanges, 'firstName' | 'lastName'>,
  current: StoredRequest,
) =>
  (firstName ?? lastName) === undefined
    ? {}
    : {
        name: fullName({ firstName: firstName ?? current.firstName, lastName: lastName ?? current.lastName }),
      }

/** Files are claimed after the rate limit and before the insert: a file belongs to one quote only. */
async function onCreate(
  draft: QuoteDraft,
  context: CreateContext,
): Promise<Result<CreatePlan<StoredRequest>>> {
  const { tx, call, id } = context
  const uploader = uploaderOf(call.actor) ?? ''

  const digests = await digestsOf(tx, draft.fileUrls, uploader)
  if (!digests.ok) return refuseField('files', digests.refusal)
  const [taken, isLeft] = await Promise.all([
    takeSubmission(requests, { hash: quoteHash(draft, digests.value) }, context),
    isConfirmationLeft(tx, draft.email, context),
  ])
  if (!taken.ok) return taken
  if ('existing' in taken.value) return done(taken.value)

  const claimed = await claimUploads(tx, { keys: draft.fileUrls, guestId: uploader, leadId: id })
  if (!claimed.ok) return refuseField('files', claimed.refusal)
  const { columns, facts } = taken.value
  const insert = {
    ...draft,
    name: fullName(draft),
    ...columns,
    ...requestColumns('Quote', { ...draft, ...columns }, context),
  }
  await notifyStaff({ id, kind: 'Quote', ...insert }, facts, context)
  if (!isLeft || !mayConfirm({ kind: 'Quote', ...insert }, facts, call)) return done({ insert })
  return done({ insert, afterwards: (stored) => confirmRequest(stored, context) })
}

/** Attachments count by content, not key: a browser that retries uploads them again. */
const quoteHash = ({ fileUrls: _, ...fields }: QuoteDraft, contentDigests: readonly string[]) =>
  contentHash('Quote', { ...fields, contentDigests })

const quoteCounts = new GraphQLObjectType({
  name: 'QuoteCounts',
  description: 'What the owner asks first.',
  fields: {
    ...Object.fromEntries(['all', ...leadStates, 'undelivered'].map((name) => [name, required.int])),
    medianFirstContactSeconds: {
      type: GraphQLFloat,
      description: 'Requests of the last 7 days; null without any',
    },
    shareInTime: { type: GraphQLFloat, description: shareDescription },
  },
})

const filesUsageType = new GraphQLObjectType({
  name: 'FilesUsage',
  description: 'How full the budget for files of customers is',
  fields: {
    used: { ...required.float, description: 'Bytes' },
    budget: { ...required.float, description: 'Bytes that they may take in all' },
    takesFiles: {
      ...required.flag,
      description: 'Whether files are taken at all: the budget is not full, and the disk has room',
    },
  },
})

const notificationResult = new GraphQLObjectType({
  name: 'NotificationResult',
  fields: { success: required.flag, message: required.text },
})

export const quoteCalls: ExtraCalls = {
  queries: {
    quoteCounts: defineCall({
      may: staffOf('leads', 'readQuotes'),
      type: new GraphQLNonNull(quoteCounts),
      resolve: async (_args, call) => done(await counts(call)),
    }),
    filesUsage: defineCall({
      may: staffOf('leads', 'readQuotes'),
      type: new GraphQLNonNull(filesUsageType),
      resolve: async (_args, { services }) => done(await services.attachments.usage()),
    }),
  },
  mutations: {
    sendQuoteNotification: defineCall({
      may: whoeverSends,
      type: new GraphQLNonNull(notificationResult),
      description:
        'Kept for programs that call it after createQuote, which already notifies: it never sends twice.',
      args: {
        firstName: required.text,
        lastName: required.text,
        phone: required.text,
        email: required.text,
        service: required.text,
        message: optional.text,
        fileUrls: { type: new GraphQLList(GraphQLString) },
      },
      resolve: confirmNotification,
    }),
  },
}

async function counts(call: Call) {
  const [states, firstContact, undelivered] = await Promise.all([
    countStates(quote, ['all', ...leadStates], call),
    firstContactOfQuotes(call.db, call.services.profile()),
    undeliveredCounts(call.db),
  ])
  return { ...states, ...firstContact, undelivered: undelivered.waiting + undelivered.dead }
}

/** A network asks about its own quotes: hardly more often than it sends them. */
const confirmationsAsked = { limit: 20, windowSeconds: 600 }

/**
 * Success if these details match a quote that this caller just sent, by guest or address (programs keep no
 * cookies); its notifications are stored with it. Otherwise the response is the same whether or not such a
 * quote exists.
 */
async function confirmNotification(
  args: object,
  call: Call,
): Promise<Result<{ success: boolean; message: string }>> {
  const { language, actor, db } = call
  const { words } = language
  const unknown = done({ success: false, message: words.quoteNotification.unknown })
  if (actor.kind === 'staff' && !mayIn(actor, 'leads', 'read')) return unknown
  const limit =
    actor.kind === 'visitor' &&
    (await takeToken(db, `quote-notification:${networkKey(actor.address)}`, confirmationsAsked))
  if (limit && !limit.allowed)
    return refuse({
      code: 'TOO_MANY_REQUESTS',
      reason: 'tooManySubmissions',
      retryAfterSeconds: limit.retryAfterSeconds,
    })
  const draft = createQuoteInput.safeParse(args)
  if (!draft.success) return unknown
  const of = actor.kind === 'staff' || actor.kind === 'system' ? null : sendersOf(call).slice(0, 2)
  return db.transaction(async (tx) => {
    const digests = await digestsOf(tx, draft.data.fileUrls, uploaderOf(actor) ?? '')
    if (!digests.ok) return unknown
    const hash = quoteHash(draft.data, digests.value)
    const isOwn = await wasStored(tx, requests, { hash, of, now: new Date() })
    return isOwn ? done({ success: true, message: words.quoteNotification.stored }) : unknown
  })
}
