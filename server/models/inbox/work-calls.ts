import { and, eq } from 'drizzle-orm'
import { pressTime } from '#content/sealed-jobs.ts'
import type { Call } from '#server/data-service/call.ts'
import { defineCall, type ExtraCalls, type StaffOrSystem, staffOf } from '#server/data-service/extra-calls.ts'
import { required } from '#server/data-service/field-types.ts'
import type { PressKey, UpdateContext } from '#server/data-service/model.ts'
import { update } from '#server/data-service/operations.ts'
import { isUuid } from '#server/data-service/record-id.ts'
import { pressInput } from '#server/data-service/schema.ts'
import { notePress } from '#server/models/leads/presses.ts'
import { request } from '#server/models/leads/request.ts'
import { pauseWork, startWork } from '#server/models/leads/work/work-span.ts'
import { newId } from '#server/new-id.ts'
import { announce } from '#server/realtime/events.ts'
import { done, type Result, refuse } from '#server/result.ts'
import { seesOnlyOwn } from '#server/rights.ts'
import { requests, type StoredRequest } from '#server/schema/requests.ts'

type Pressed = { requestId: string; press?: PressKey | null }

type Worker = { requestId: string; personId: string; person: string }

type Write = (worker: Worker, context: UpdateContext & { at: Date }) => Promise<unknown>

/** Under the lock of the request, so that Done ends what is started in the same moment. */
async function record(
  { requestId, press }: Pressed,
  call: Call<StaffOrSystem>,
  write: Write,
  refusalOf: (stored: StoredRequest) => Result<never> | undefined = () => undefined,
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
    const context = { tx, call, now, at: pressTime(press?.at, now) }
    if (press && !(await notePress(press.id, requestId, context))) return done(true)
    const refused = refusalOf(stored)
    if (refused) return refused
    await write({ requestId, personId, person }, context)
    await announce(tx, { model: stored.kind, operation: 'update', id: requestId, onPages: 'nothing' })
    return done(true)
  })
}

const gone = refuse({ code: 'NOT_FOUND', reason: 'gone', facts: { model: 'Request' } })

const whereClosed = ({ status, lostReason, cancelledAt }: StoredRequest) =>
  status === 'completed' || lostReason || cancelledAt
    ? refuse({ code: 'CONFLICT', reason: 'workClosed' })
    : undefined

/** Who works there has talked to the customer, so nothing rings any more, and who has it is as after "On my way". */
async function start(pressed: Pressed, call: Call<StaffOrSystem>): Promise<Result<boolean>> {
  const started = await record(
    pressed,
    call,
    (worker, { tx, at, now }) => startWork(tx, worker, { id: newId(), at, now }),
    whereClosed,
  )
  if (!started.ok) return started
  const begun = await update(request, { id: pressed.requestId, status: 'contacted' }, call, {
    status: { eq: 'new' },
  })
  return begun.ok || begun.refusal.code === 'NOT_FOUND' ? started : begun
}

const pause = (pressed: Pressed, call: Call<StaffOrSystem>): Promise<Result<boolean>> =>
  record(pressed, call, (worker, { tx, at }) => pauseWork(tx, worker, at))

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
