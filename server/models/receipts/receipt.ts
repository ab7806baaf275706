import { and, eq, isNull } from 'drizzle-orm'
import { GraphQLNonNull } from 'graphql'
import type { Call, ModelServices } from '#server/data-service/call.ts'
import { enumOf } from '#server/data-service/column-types.ts'
import { defineCall, type ExtraCalls, everybody } from '#server/data-service/extra-calls.ts'
import { required } from '#server/data-service/field-types.ts'
import { isUuid } from '#server/data-service/record-id.ts'
import type { Keys } from '#server/database/secrets.ts'
import { pagePaths } from '#server/http/paths.ts'
import { signValue, verifyLink } from '#server/http/signed-values.ts'
import { customerEstimates } from '#server/models/invoicing/estimate-rows.ts'
import { customerInvoices } from '#server/models/invoicing/invoice-paper.ts'
import { isMadeUp } from '#server/models/leads/lead-promise.ts'
import { done } from '#server/result.ts'
import { type LeadKind, requestKinds } from '#server/schema/requests.ts'
import { reviews } from '#server/schema/reviews.ts'
import { afterJob } from './after-job.ts'
import { describeRequest, isPageOver, readRequest } from './receipt-facts.ts'
import { customerPhotos, versionOf } from './receipt-photos.ts'
import { type Receipt, receiptType } from './receipt-type.ts'

const kinds: readonly LeadKind[] = [...requestKinds, 'Review']

export const receiptLinks = (keys: Pick<Keys, 'links' | 'signing'>): ModelServices['receipts'] => ({
  pathOf: ({ kind, id }) => `${pagePaths.receipt}/${signValue(keys.links, 'receipt', `${kind}_${id}`)}`,
  leadOf(token) {
    const opened = verifyLink(keys, 'receipt', token)
    const [name = '', id] = opened?.split('_') ?? []
    // A link from before messages and reviews had receipts holds only a quote's id.
    if (name && id === undefined) return { kind: 'Quote', id: name }
    const kind = kinds.find((one) => one === name)
    return kind && id ? { kind, id } : undefined
  },
})

const receiptState = enumOf('ReceiptState', ['open', 'ended', 'unknown'])

export const receiptCalls: ExtraCalls = {
  queries: {
    receipt: defineCall({
      may: everybody,
      type: receiptType,
      args: { token: required.text },
      resolve: async ({ token }: { token: string }, call) => done(await readReceipt(token, call)),
    }),
    receiptState: defineCall({
      may: everybody,
      type: new GraphQLNonNull(receiptState),
      description: 'Why there is no receipt: its time is over, or it was never one',
      args: { token: required.text },
      resolve: async ({ token }: { token: string }, call) => done(await stateOf(token, call)),
    }),
  },
}

export async function readReceipt(token: string, call: Call): Promise<Receipt | null> {
  const lead = call.services.receipts.leadOf(token)
  if (!lead || !isUuid(lead.id)) return null
  const { kind, id } = lead
  if (kind === 'Review') return readReview(id, call)
  const now = call.now?.() ?? new Date()
  const row = await readRequest(call.db, { kind, id })
  if (!row || (await isPageOver({ row, now }, call))) return null
  const guestId = call.actor.kind === 'visitor' ? call.actor.guestId : undefined
  const profile = call.services.profile()
  const estimates = await customerEstimates(id, call)
  const seen = {
    row,
    now,
    guestId,
    profile,
    isMadeUp: isMadeUp(row.email, call),
    estimate: estimates[0],
  }
  const facts = await describeRequest(call.db, seen)
  const answers = estimates
    .map(({ version, state, deposit }) => `-${version}.${state}.${deposit?.openCents}.${deposit?.paidCents}`)
    .join('')
  const invoices = await customerInvoices(id, call)
  const paid = invoices.map(({ number, openCents, state }) => `-${number}.${openCents}.${state}`).join('')
  const after = await afterJob(row, call)
  const photos = await customerPhotos(id, call)
  const version = `${facts.version}${answers}${paid}${versionOf(photos)}`
  return { kind, now, ...facts, ...after, estimates, invoices, photos, version }
}

async function stateOf(token: string, call: Call): Promise<'open' | 'ended' | 'unknown'> {
  const lead = call.services.receipts.leadOf(token)
  if (!lead || !isUuid(lead.id)) return 'unknown'
  const { kind, id } = lead
  if (kind === 'Review') return (await readReview(id, call)) ? 'open' : 'unknown'
  const row = await readRequest(call.db, { kind, id })
  if (!row) return 'unknown'
  const now = call.now?.() ?? new Date()
  return (await isPageOver({ row, now }, call)) ? 'ended' : 'open'
}

async function readReview(id: string, { db, now = () => new Date() }: Call): Promise<Receipt | null> {
  const { name, service, submittedAt } = reviews
  const [row] = await db
    .select({ name, service, submittedAt })
    .from(reviews)
    .where(and(eq(reviews.id, id), isNull(reviews.takenDownAt)))
  return row ? { kind: 'Review', ...row, fileCount: 0, now: now() } : null
}
