import { and, eq, inArray, isNotNull, ne } from 'drizzle-orm'
import { z } from 'zod'
import { lineCents } from '#content/money/line-items.ts'
import { dateAfter } from '#content/time/clocks.ts'
import { recordAudit } from '#server/audit/audit.ts'
import type { Call } from '#server/data-service/call.ts'
import type { StaffOrSystem } from '#server/data-service/extra-calls.ts'
import { isUuid } from '#server/data-service/record-id.ts'
import type { Transaction } from '#server/database/database.ts'
import { type NewLeadEvent, recordLeadEvents } from '#server/models/leads/lead-events.ts'
import { isMadeUp } from '#server/models/leads/lead-promise.ts'
import { customerMailFacts } from '#server/models/leads/mails/customer-mails.ts'
import { todayOf } from '#server/models/settings/today.ts'
import { estimateMailDelivery } from '#server/notifications/mail/estimate-mail.ts'
import { enqueueOnce } from '#server/notifications/outbox/outbox.ts'
import { announce } from '#server/realtime/events.ts'
import { done, type Result, refuse, refuseField } from '#server/result.ts'
import { estimates, type StoredEstimate } from '#server/schema/estimates.ts'
import { lostReason } from '#server/schema/progress.ts'
import { leadEvents, requests, type StoredRequest } from '#server/schema/requests.ts'
import { isDepositDenied } from './agreed-deposit.ts'
import { draftWithDeposit } from './deposit-draft.ts'
import { answerEstimate, missingEstimate, takesNoEstimate } from './estimate-answer.ts'
import { ofRequest } from './estimate-rows.ts'
import { readInvoicingSettings } from './invoicing-settings.ts'
import { isPaperOf } from './own-papers.ts'

type EstimateChange = {
  tx: Transaction
  call: Call<StaffOrSystem>
  now: Date
  current: StoredEstimate
  request: StoredRequest
}

type EstimateWrite = {
  estimate: StoredEstimate
  columns: object
  event?: NewLeadEvent
  action: string
} | null

/** Under the lock of the request, which the customer's answers take too. */
async function changeEstimate(
  id: string,
  call: Call<StaffOrSystem>,
  write: (change: EstimateChange) => Promise<Result<EstimateWrite>>,
): Promise<Result<StoredEstimate>> {
  if (!isUuid(id)) return missingEstimate
  const now = call.now?.() ?? new Date()
  const changed = await call.db.transaction(async (tx): Promise<Result<StoredEstimate>> => {
    const isTheirs = isPaperOf(call.actor, estimates.requestId)
    const [found] = await tx
      .select()
      .from(estimates)
      .where(and(eq(estimates.id, id), isTheirs))
    if (!found) return missingEstimate
    const isRequest = eq(requests.id, found.requestId)
    const [request] = await tx.select().from(requests).where(isRequest).for('update')
    const [current] = await tx.select().from(estimates).where(eq(estimates.id, id)).for('update')
    if (!request || !current) return missingEstimate
    const written = await write({ tx, call, now, current, request })
    if (!written.ok) return written
    if (!written.value) return done(current)
    const { estimate, columns, event, action } = written.value
    await tx
      .update(requests)
      .set({ ...columns, updatedAt: now })
      .where(isRequest)
    await recordLeadEvents(tx, request.id, event ? [event] : [], { actor: call.actor, now })
    const { number, version, totalCents } = estimate
    await recordAudit(tx, call.actor, {
      action,
      subject: 'Estimate',
      subjectId: id,
      label: String(number),
      after: { number, version, totalCents },
    })
    await announce(tx, { model: request.kind, operation: 'update', id: request.id, onPages: 'nothing' })
    return done(estimate)
  })
  if (changed.ok) call.services.notifications.wake()
  return changed
}

/** Replaces the older version that is open. Sent again it is the same estimate, and is not mailed again. */
export const sendEstimate = (id: string, mails: boolean, call: Call<StaffOrSystem>) =>
  changeEstimate(id, call, async (change) => {
    const { tx, now, current, request } = change
    if (current.state !== 'draft') return done(null)
    if (current.lines.length === 0) return refuseField('lines', { reason: 'linesMissing' })
    if (takesNoEstimate(request)) return refuse({ code: 'CONFLICT', reason: 'requestClosed' })
    if (current.depositCents > 0 && isDepositDenied(call))
      return refuseField('depositCents', { reason: 'depositDenied' })
    const { estimateDays } = await readInvoicingSettings(tx)
    const today = todayOf(call, now)
    if (current.validUntil && current.validUntil < today)
      return refuseField('validUntil', { reason: 'estimateEndsBefore' })
    await tx
      .update(estimates)
      .set({ state: 'replaced', updatedAt: now })
      .where(and(ofRequest(request.id), eq(estimates.state, 'sent'), ne(estimates.id, id)))
    const validUntil = current.validUntil ?? dateAfter(today, estimateDays)
    const [estimate] = await tx
      .update(estimates)
      .set({ state: 'sent', sentAt: now, validUntil, updatedAt: now })
      .where(eq(estimates.id, id))
      .returning()
    if (!estimate) throw new Error(`sending estimate ${id} returned no row`)
    await announce(tx, { model: 'Estimate', operation: 'update', id, onPages: 'nothing' })
    if (mails) await mailEstimate(estimate, change)
    const { number, version, totalCents } = estimate
    return done({
      estimate,
      columns: {},
      event: { kind: 'estimated', facts: { number, version, totalCents } },
      action: 'send',
    })
  })

async function mailEstimate(
  estimate: StoredEstimate,
  change: EstimateChange,
  press?: string,
): Promise<boolean> {
  const { tx, call, request } = change
  const { kind, id, email, language } = request
  if (!email || call.services.notifications.isSilent || isMadeUp(email, call)) return false
  const { id: estimateId, number, version, lines, taxCents, totalCents, depositCents, validUntil } = estimate
  const { customer } = customerMailFacts(request)
  const wasSent = and(ofRequest(request.id), isNotNull(estimates.sentAt), ne(estimates.id, estimateId))
  const isAgain = (await tx.$count(estimates, wasSent)) > 0
  const mail = {
    ...{ estimateId, kind, number, version, isAgain, language, customer },
    ...{ taxCents, totalCents, depositCents, validUntil },
    lines: lines.map((line) => ({ name: line.name, cents: lineCents(line) })),
  }
  return enqueueOnce(tx, estimateMailDelivery(mail, { id, email, press }))
}

export const mailEstimateAgain = (id: string, press: string, call: Call<StaffOrSystem>) =>
  changeEstimate(id, call, async (change) => {
    const { current, request } = change
    if (current.state !== 'sent' || !request.email) return refuse({ code: 'CONFLICT', reason: 'notMailable' })
    const isNew = await mailEstimate(current, change, press)
    return done(isNew ? { estimate: current, columns: {}, action: 'mail' } : null)
  })

type Recorded = { isAccepted: boolean; name: string; reason?: string | null }

export const recordAnswer = (id: string, given: Recorded, call: Call<StaffOrSystem>) =>
  changeEstimate(id, call, async (change) => {
    const answered = await answerEstimate({ ...given, estimateId: id }, change)
    if (!answered.ok || !answered.value) return answered.ok ? done(null) : answered
    const { event, ...written } = answered.value
    const { quotedCents, lostReason, followUpAt, followUpToldAt, nextStep } = change.request
    const before = { quotedCents, lostReason, followUpAt, followUpToldAt, nextStep }
    const facts = { ...event.facts, before: JSON.stringify(before) }
    return done({ ...written, event: { ...event, facts }, action: given.isAccepted ? 'accept' : 'decline' })
  })

const moment = z.coerce.date().nullable()

/** What an answer changes of its request, as the line of the time line keeps it for an undo. */
const requestBefore = z.object({
  quotedCents: z.int().nullable(),
  lostReason: z.enum(lostReason.enumValues).nullable(),
  followUpAt: moment,
  followUpToldAt: moment,
  nextStep: z.string().nullable(),
})

/** Of what staff wrote down, until anything else happens to its request. */
export const takeBackAnswer = (id: string, call: Call<StaffOrSystem>) =>
  changeEstimate(id, call, async ({ tx, now, current, request }) => {
    if (current.state === 'sent') return done(null)
    const { answeredAt, recordedBy } = current
    if (!recordedBy || answeredAt?.getTime() !== request.updatedAt.getTime())
      return refuse({ code: 'CONFLICT', reason: 'estimateAnswerStays' })
    if (await draftWithDeposit(tx, request.id))
      return refuse({ code: 'CONFLICT', reason: 'estimateAnswerStays' })
    const isTheAnswer = and(
      eq(leadEvents.requestId, request.id),
      eq(leadEvents.at, answeredAt),
      inArray(leadEvents.kind, ['accepted', 'declined']),
    )
    const [event] = await tx.delete(leadEvents).where(isTheAnswer).returning()
    const [estimate] = await tx
      .update(estimates)
      .set({ ...unanswered, updatedAt: now })
      .where(eq(estimates.id, id))
      .returning()
    if (!estimate || !event) throw new Error(`estimate ${id} was answered without a line of its request`)
    await announce(tx, { model: 'Estimate', operation: 'update', id, onPages: 'nothing' })
    const columns = requestBefore.parse(JSON.parse(String(event.facts.before)))
    return done({ estimate, columns, action: 'take back answer' })
  })

const unanswered = {
  state: 'sent',
  answeredAt: null,
  answeredName: null,
  answeredFrom: null,
  recordedBy: null,
  reason: null,
} as const
