import { eq, sql } from 'drizzle-orm'
import { isEmergency } from '#content/services.ts'
import { ageMs } from '#content/time/ages.ts'
import { nextTimeOf } from '#content/time/repeats.ts'
import type { Actor } from '#server/actor.ts'
import { recordAudit } from '#server/audit/audit.ts'
import type { UpdateContext } from '#server/data-service/model.ts'
import type { Transaction } from '#server/database/database.ts'
import { undoneWithinMs } from '#server/models/leads/mails/customer-mails.ts'
import { newId } from '#server/new-id.ts'
import { announce } from '#server/realtime/events.ts'
import { estimates } from '#server/schema/estimates.ts'
import { invoices } from '#server/schema/invoices.ts'
import { leadNotes } from '#server/schema/lead-notes.ts'
import { requests, type StoredRequest } from '#server/schema/requests.ts'
import { recordLeadEvents, takeBackLeadEvent } from './lead-events.ts'

/**
 * A job that comes again: once it is done, a call is written down for the next time, with the same interval. No notice is
 * sent then: its follow-up tells staff, and the customer is mailed once staff allow it (`appointmentMails`).
 */

const recurringSource = 'recurring'

type RequestChanges = { [Name in keyof StoredRequest]?: StoredRequest[Name] | undefined }

const system: Actor = { kind: 'system' }

/** Under the lock of the request, so that there is one next call however often, and wherever, it is marked done. */
export async function planNext(
  stored: StoredRequest,
  changes: RequestChanges,
  context: UpdateContext,
): Promise<{ nextCallId?: string | null }> {
  const given = Object.entries(changes).filter(([, value]) => value !== undefined)
  const after: StoredRequest = { ...stored, ...Object.fromEntries(given) }
  const isChanged = after.repeatMonths !== stored.repeatMonths
  if (after.status === stored.status && !isChanged) return {}

  const { nextCallId, next } = await findNext(context.tx, stored)
  if (next && (await mayReplace(next, { isChanged, isReopened: after.status !== 'completed' }, context)))
    await removeNext(stored, next, context)
  else if (next && isChanged && next.status !== 'completed') {
    await passOn(next, after.repeatMonths, context)
    return {}
  } else if (next || (nextCallId && !isChanged)) return {}
  return { nextCallId: await makeNext(after, context) }
}

async function findNext(tx: Transaction, { id }: StoredRequest) {
  const [row] = await tx.select({ nextCallId: requests.nextCallId }).from(requests).where(eq(requests.id, id))
  const nextCallId = row?.nextCallId ?? null
  const [next] = nextCallId
    ? await tx.select().from(requests).where(eq(requests.id, nextCallId)).for('update')
    : []
  return { nextCallId, next }
}

/** A next job without any work on it goes with another interval, and with an undo; reopened later, it stays. */
async function mayReplace(
  next: StoredRequest,
  { isChanged, isReopened }: { isChanged: boolean; isReopened: boolean },
  { tx, now }: UpdateContext,
): Promise<boolean> {
  const isSlip = isReopened && ageMs(next.createdAt, now) < undoneWithinMs
  if (!(isChanged || isSlip) || next.updatedAt.getTime() !== next.createdAt.getTime()) return false
  const { rows } = await tx.execute(sql`
    select from ${leadNotes} where ${leadNotes.requestId} = ${next.id}
    union all select from ${estimates} where ${estimates.requestId} = ${next.id}
    union all select from ${invoices} where ${invoices.requestId} = ${next.id}`)
  return rows.length === 0
}

async function removeNext(
  request: StoredRequest,
  { id }: StoredRequest,
  { tx, call }: UpdateContext,
): Promise<void> {
  await tx.delete(requests).where(eq(requests.id, id))
  await takeBackLeadEvent(tx, request.id, 'planned')
  await recordAudit(tx, call.actor, { action: 'delete', subject: 'Call', subjectId: id })
  await announce(tx, { model: 'Call', operation: 'delete', id, onPages: 'nothing' })
}

async function passOn(
  { id }: StoredRequest,
  repeatMonths: number | null,
  { tx, call, now }: UpdateContext,
): Promise<void> {
  await tx.update(requests).set({ repeatMonths, updatedAt: now }).where(eq(requests.id, id))
  await recordAudit(tx, call.actor, {
    ...{ action: 'update', subject: 'Call', subjectId: id },
    after: { repeatMonths },
  })
  await announce(tx, { model: 'Call', operation: 'update', id, onPages: 'nothing' })
}

async function makeNext(stored: StoredRequest, { tx, call, now }: UpdateContext): Promise<string | null> {
  const { repeatMonths: months, status, lostReason, cancelledAt, service } = stored
  const { scheduledAt, repeatsFrom } = stored
  if (!months || status !== 'completed' || lostReason || cancelledAt) return null
  const { words, profile } = call.services
  const planned = {
    source: recurringSource,
    repeatMonths: months,
    ...nextTimeOf({ scheduledAt, repeatsFrom, months, now }, profile()),
  }
  const { email, phone, phoneE164, address, language, scheduledMinutes, windowMinutes } = stored
  const [made] = await tx
    .insert(requests)
    .values({
      id: newId(),
      kind: 'Call',
      ...planned,
      ...{ email, phone, phoneE164, address, language, scheduledMinutes, windowMinutes },
      name: stored.name,
      service: isEmergency(service) ? 'other' : service,
      message: words.recurring.message(months, stored.number),
      appointmentMails: false,
      // Their customer was just served and waits for nothing.
      ...{ status: 'contacted', contactedAt: now },
      ...{ submittedAt: now, createdAt: now, updatedAt: now },
    })
    .returning()
  if (!made) throw new Error(`the next job after ${stored.id} returned no row`)
  const { id, number } = made
  const by = { actor: system, now }
  const facts = {
    ...{ number, id, kind: 'Call' },
    scheduledAt: planned.scheduledAt?.toISOString() ?? null,
    windowMinutes,
  }
  await recordLeadEvents(tx, stored.id, [{ kind: 'planned', facts }], by)
  const origin = { number: stored.number, id: stored.id, kind: stored.kind }
  await recordLeadEvents(tx, id, [{ kind: 'recurs', facts: origin }], by)
  // Without the customer's name: a call that is taken back leaves nothing about them.
  await recordAudit(tx, call.actor, { action: 'create', subject: 'Call', subjectId: id, after: planned })
  // As an update: the chime of an arrival is for customers who wait.
  await announce(tx, { model: 'Call', operation: 'update', id, onPages: 'nothing' })
  return id
}
