import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { isVisitOpen } from '#content/time/appointments.ts'
import type { Call } from '#server/data-service/call.ts'
import { longest, name, paragraph, parseInput } from '#server/data-service/input.ts'
import { isUuid } from '#server/data-service/record-id.ts'
import type { Transaction } from '#server/database/database.ts'
import type { NewLeadEvent } from '#server/models/leads/lead-events.ts'
import { promiseAgain } from '#server/models/leads/lead-promise.ts'
import { todayOf } from '#server/models/settings/today.ts'
import { announce } from '#server/realtime/events.ts'
import { done, type Result, refuse } from '#server/result.ts'
import { estimates, type StoredEstimate } from '#server/schema/estimates.ts'
import type { StoredRequest } from '#server/schema/requests.ts'
import { followAccepted } from './deposit-draft.ts'
import { isExpired } from './estimate-rows.ts'

/** Yes or no to an estimate, of its customer or written down by staff; the caller has locked its request. */

export const missingEstimate = refuse({ code: 'NOT_FOUND', reason: 'estimateGone' })

const answerInput = z.object({
  isAccepted: z.boolean(),
  name: name('estimateAnswerName'),
  reason: paragraph(longest.reply).optional(),
})

type AnswerInput = {
  estimateId: string
  isAccepted: boolean
  name: string
  reason?: string | null | undefined
}
type Answering = { tx: Transaction; call: Call; now: Date; request: StoredRequest }

export type EstimateAnswer = {
  estimate: StoredEstimate
  columns: Partial<StoredRequest>
  event: NewLeadEvent
}

/** Null when the same answer is given again: it is stored. */
export async function answerEstimate(
  { estimateId, reason, ...given }: AnswerInput,
  { tx, call, now, request }: Answering,
): Promise<Result<EstimateAnswer | null>> {
  const parsed = parseInput(answerInput, { ...given, reason: reason ?? '' })
  if (!parsed.ok) return parsed
  const { isAccepted, name } = parsed.value
  const [current] = isUuid(estimateId)
    ? await tx.select().from(estimates).where(eq(estimates.id, estimateId)).for('update')
    : []
  if (!current || current.state === 'draft' || current.requestId !== request.id) return missingEstimate
  const state = isAccepted ? 'accepted' : 'declined'
  if (current.state === state && current.answeredName === name) return done(null)
  const refused = refusalOf(current, { request, call, now })
  if (refused) return refused
  const { actor } = call
  const [estimate] = await tx
    .update(estimates)
    .set({
      state,
      answeredAt: now,
      answeredName: name,
      answeredFrom: actor.kind === 'visitor' ? actor.address : null,
      recordedBy: actor.kind === 'staff' ? actor.name : null,
      reason: isAccepted ? null : parsed.value.reason || null,
      updatedAt: now,
    })
    .where(eq(estimates.id, current.id))
    .returning()
  if (!estimate) throw new Error(`updating estimate ${current.id} returned no row`)
  await announce(tx, { model: 'Estimate', operation: 'update', id: estimate.id, onPages: 'nothing' })
  if (isAccepted) await followAccepted(tx, estimate, now)
  const { number, totalCents } = estimate
  return done({
    estimate,
    columns: columnsAfter(estimate, { request, call, now }),
    event: { kind: state, text: estimate.reason, facts: { number, totalCents, name } },
  })
}

type About = { request: StoredRequest; call: Call; now: Date }

/** Staff may take a late yes; a customer asks for a new estimate then. */
function refusalOf(estimate: StoredEstimate, { request, call, now }: About) {
  const { state } = estimate
  if (state === 'replaced') return refuse({ code: 'CONFLICT', reason: 'estimateReplaced' })
  if (state !== 'sent') return refuse({ code: 'CONFLICT', reason: 'estimateAnswered' })
  if (takesNoEstimate(request)) return refuse({ code: 'CONFLICT', reason: 'requestClosed' })
  if (call.actor.kind === 'visitor' && isExpired(estimate, todayOf(call, now)))
    return refuse({ code: 'CONFLICT', reason: 'estimateExpired' })
  return undefined
}

export const takesNoEstimate = ({ cancelledAt, status }: StoredRequest): boolean =>
  cancelledAt !== null || status === 'completed'

/**
 * A yes books the job; either answer waits in the inbox, a yes only while no visit is ahead or under way. Who said it on the
 * phone talked with us: only a yes that came without a call is promised one.
 */
function columnsAfter(
  { state, totalCents }: StoredEstimate,
  { request, call, now }: About,
): Partial<StoredRequest> {
  const words = call.services.words.estimate
  const waits = { followUpAt: now, followUpToldAt: now }
  if (state === 'declined') return { ...waits, nextStep: words.nextAfterNo }
  return {
    quotedCents: totalCents,
    lostReason: null,
    ...(!isVisitOpen(request, now) && {
      ...waits,
      nextStep: words.nextAfterYes,
      ...(call.actor.kind === 'visitor' && promiseAgain(request.kind, call, now)),
    }),
  }
}
