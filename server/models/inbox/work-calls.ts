import { and, eq } from 'drizzle-orm'
import { knownPressTime } from '#content/sealed-jobs.ts'
import type { Call } from '#server/data-service/call.ts'
import { defineCall, type ExtraCalls, type StaffOrSystem, staffOf } from '#server/data-service/extra-calls.ts'
import { required } from '#server/data-service/field-types.ts'
import type { PressKey } from '#server/data-service/model.ts'
import { update } from '#server/data-service/operations.ts'
import { isUuid } from '#server/data-service/record-id.ts'
import { pressInput } from '#server/data-service/schema.ts'
import type { Transaction } from '#server/database/database.ts'
import { readTimeLine } from '#server/models/leads/lead-events.ts'
import { isPressNoted, notePress } from '#server/models/leads/presses.ts'
import { request } from '#server/models/leads/request.ts'
import { type PersonAtWork, pauseWork, startWork } from '#server/models/leads/work/pressed-work.ts'
import { newId } from '#server/new-id.ts'
import { announce } from '#server/realtime/events.ts'
import { done, type Result, refuse } from '#server/result.ts'
import { seesOnlyOwn } from '#server/rights.ts'
import { requests, type StoredRequest } from '#server/schema/requests.ts'

type Pressed = { requestId: string; press?: PressKey | null }

type Pressing = { tx: Transaction; at: Date; now: Date; stored: StoredRequest; worker: PersonAtWork }

type Act = { write: (pressing: Pressing) => Promise<Result<unknown>>; isPause: boolean }

/** Under the lock of the request, so that Done ends what is started in the same moment. */
async function record(
  { requestId, press }: Pressed,
  call: Call<StaffOrSystem>,
  { write, isPause }: Act,
): Promise<Result<boolean>> {
  const { actor, db } = call
  if (actor.kind !== 'staff' || !isUuid(requestId)) return gone
  if (press && !isUuid(press.id)) return refuse({ code: 'BAD_INPUT', reason: 'notValid' })
  const { userId: personId, name: person } = actor
  const now = call.now?.() ?? new Date()
  return db.transaction(async (tx): Promise<Result<boolean>> => {
    const ofActor = seesOnlyOwn(actor, 'leads') ? eq(requests.assigneeId, personId) : undefined
    const [stored] = await tx
      .select()
      .from(requests)
      .where(and(eq(requests.id, requestId), ofActor))
      .for('update')
    if (!stored) return gone
    if (press && (await isPressNoted(tx, press.id, call))) return done(true)
    const at = press ? knownPressTime(press.at, now) : now
    if (!at) return refuse({ code: 'CONFLICT', reason: 'workPressedWhen' })
    const written = await write({ tx, at, now, stored, worker: { requestId, personId, person } })
    if (!written.ok) return written
    if (press) await notePress(press.id, requestId, { tx, call, now }, isPause ? at : null)
    await announce(tx, { model: stored.kind, operation: 'update', id: requestId, onPages: 'nothing' })
    return done(true)
  })
}

const gone = refuse({ code: 'NOT_FOUND', reason: 'gone', facts: { model: 'Request' } })

async function begin({ tx, at, now, stored, worker }: Pressing): Promise<Result<null>> {
  const closedAt = await closedSince(tx, stored, at)
  const { status, lostReason, cancelledAt } = stored
  const isClosed = status === 'completed' || lostReason !== null
  const isCancelled = cancelledAt !== null && cancelledAt <= at
  if (isCancelled || (isClosed && !closedAt)) return refuse({ code: 'CONFLICT', reason: 'workClosed' })
  return startWork(tx, worker, { id: newId(), at, now, closedAt: isClosed ? closedAt : undefined })
}

/** Of a job that is closed, the first time after that moment. */
async function closedSince(tx: Transaction, { id, completedAt }: StoredRequest, at: Date) {
  const events = await readTimeLine(tx, id)
  const closed = events.filter(({ kind }) => kind === 'completed' || kind === 'lost').map((event) => event.at)
  return [...closed, ...(completedAt ? [completedAt] : [])]
    .filter((moment) => moment > at)
    .toSorted((one, other) => one.getTime() - other.getTime())
    .at(0)
}

/** A person who works there has talked to the customer: alarms end, and the assignee is set as by "On my way". */
async function start(pressed: Pressed, call: Call<StaffOrSystem>): Promise<Result<boolean>> {
  const started = await record(pressed, call, { write: begin, isPause: false })
  if (!started.ok) return started
  const begun = await update(request, { id: pressed.requestId, status: 'contacted' }, call, {
    status: { eq: 'new' },
    cancelledAt: { attributeExists: false },
  })
  return begun.ok || begun.refusal.code === 'NOT_FOUND' ? started : begun
}

const pause = (pressed: Pressed, call: Call<StaffOrSystem>): Promise<Result<boolean>> =>
  record(pressed, call, {
    write: async ({ tx, worker, at }) => done(await pauseWork(tx, worker, at)),
    isPause: true,
  })

const args = {
  requestId: required.id,
  press: { type: pressInput },
}

export const workCalls: ExtraCalls = {
  mutations: {
    startWork: defineCall({
      may: staffOf('leads', 'recordWork', { own: true }),
      ...required.flag,
      description: 'Whoever asks works on it from now on, and on no other request; on one that is open',
      args,
      resolve: start,
    }),
    pauseWork: defineCall({
      may: staffOf('leads', 'recordWork', { own: true }),
      ...required.flag,
      description: 'They do no more. Done ends the work of everybody',
      args,
      resolve: pause,
    }),
  },
}
