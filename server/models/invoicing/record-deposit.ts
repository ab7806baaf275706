import { and, eq } from 'drizzle-orm'
import { recordAudit } from '#server/audit/audit.ts'
import type { Call } from '#server/data-service/call.ts'
import type { StaffOrSystem } from '#server/data-service/extra-calls.ts'
import { isUuid } from '#server/data-service/record-id.ts'
import { newId } from '#server/new-id.ts'
import { announce } from '#server/realtime/events.ts'
import { done, type Result, refuse } from '#server/result.ts'
import { estimates } from '#server/schema/estimates.ts'
import { invoices, type StoredInvoice } from '#server/schema/invoices.ts'
import { requests, type StoredRequest } from '#server/schema/requests.ts'
import { lockDraft } from './deposit-draft.ts'
import { depositsOf } from './deposits.ts'
import { missingEstimate, takesNoEstimate } from './estimate-answer.ts'
import { newDraft } from './invoice.ts'
import { type InvoiceChange, writeInvoice } from './invoice-changes.ts'
import { isPaperOf } from './own-papers.ts'
import { readPayment, storePayment } from './payments.ts'

/** Without an amount: what is open of the deposit. More may be paid ahead, up to all of the estimate. */
export async function recordDeposit(
  estimateId: string,
  given: object,
  call: Call<StaffOrSystem>,
): Promise<Result<StoredInvoice>> {
  const parsed = readPayment(given)
  if (!parsed.ok) return parsed
  if (!isUuid(estimateId)) return missingEstimate
  const now = call.now?.() ?? new Date()
  return call.db.transaction(async (tx): Promise<Result<StoredInvoice>> => {
    const isTheirs = isPaperOf(call.actor, estimates.requestId)
    const [found] = await tx
      .select()
      .from(estimates)
      .where(and(eq(estimates.id, estimateId), isTheirs))
    if (!found) return missingEstimate
    const [request] = await tx.select().from(requests).where(eq(requests.id, found.requestId)).for('update')
    const [estimate] = await tx.select().from(estimates).where(eq(estimates.id, estimateId))
    if (!request || !estimate) return missingEstimate
    // Locked before it is read what is invoiced: it may be on its way to be sent.
    const known = await lockDraft(tx, request.id)
    const deposit = (await depositsOf(tx, request.id))(estimate)
    if (!deposit || estimate.state !== 'accepted' || takesNoEstimate(request))
      return refuse({ code: 'CONFLICT', reason: 'depositNotDue' })
    if (deposit.isInvoiced) return refuse({ code: 'CONFLICT', reason: 'depositInvoiced' })
    const current = known ? done(known) : await makeDraft(request, { tx, call, now })
    if (!current.ok) return current
    return writeInvoice({ tx, call, now, current: current.value }, (change) =>
      storePayment(change, parsed.value, {
        askedCents: deposit.openCents,
        owedCents: Math.max(0, estimate.totalCents - deposit.paidCents),
        isDeposit: true,
      }),
    )
  })
}

/** Of the accepted estimate. */
async function makeDraft(
  request: StoredRequest,
  { tx, call, now }: Omit<InvoiceChange, 'current'>,
): Promise<Result<StoredInvoice>> {
  const made = await newDraft({ requestId: request.id }, { tx, call })
  if (!made.ok) return made
  const id = newId()
  const values = { ...made.value, id, createdAt: now, updatedAt: now }
  const [draft] = await tx.insert(invoices).values(values).returning()
  if (!draft) throw new Error('a draft was stored and is not there')
  await recordAudit(tx, call.actor, {
    ...{ action: 'create', subject: 'Invoice', subjectId: id, label: draft.name },
    after: { totalCents: draft.totalCents },
  })
  await announce(tx, { model: 'Invoice', operation: 'create', id, onPages: 'nothing' })
  return done(draft)
}
