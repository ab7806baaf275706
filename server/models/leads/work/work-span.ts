import { and, eq, isNull, ne, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { longestWorkHours } from '#content/time/work-hours.ts'
import { because } from '#server/data-service/input.ts'
import { defineModel, openFields, type UpdateContext } from '#server/data-service/model.ts'
import type { Queryable, Transaction } from '#server/database/database.ts'
import { holdLock } from '#server/database/lock.ts'
import { mayTakeLeads, personById } from '#server/models/leads/people.ts'
import { announce } from '#server/realtime/events.ts'
import { done, refuse, refuseField } from '#server/result.ts'
import { requests } from '#server/schema/requests.ts'
import { type StoredWorkSpan, type WorkEnding, workSpans } from '#server/schema/work-spans.ts'
import { workEndingType } from './request-work.ts'

const createInput = z.object({
  requestId: z.uuid(),
  /** Without it, the person who asks. */
  personId: z.uuid(because('staffUnknown')).optional(),
  startedAt: z.date(because('implausibleDate')),
  endedAt: z.date(because('implausibleDate')),
})

const updateInput = createInput.omit({ requestId: true }).partial()

type Draft = z.output<typeof createInput>

/** By hand: what was not pressed, or pressed wrongly. Of a technician their own, to read. */
export const workSpan = defineModel<StoredWorkSpan, Draft, z.output<typeof updateInput>>({
  name: 'WorkSpan',
  plural: 'WorkSpans',
  table: workSpans,
  fields: {
    ...openFields('requestId', 'personId', 'person', 'endedAt', 'createdAt', 'updatedAt'),
    startedAt: { sortable: true },
    ending: { enum: workEndingType },
  },
  area: 'leads',
  own: { by: 'personId', mayChange: [] },
  createInput,
  updateInput,
  sort: { field: 'startedAt', direction: 'DESC' },
  rules: {
    async onCreate(draft, { tx, call: { actor }, now }) {
      const personId = draft.personId ?? (actor.kind === 'staff' ? actor.userId : '')
      const columns = await byHand({ ...draft, personId }, { tx, now })
      return columns.ok ? done({ insert: { ...draft, personId, ...columns.value } }) : columns
    },
    async onUpdate(changes, current, { tx, now }) {
      const { requestId, personId, startedAt, endedAt } = current
      // The engine leaves out no field that was not sent.
      const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined))
      if (Object.keys(given).length === 0) return done({})
      const columns = await byHand(
        { requestId, personId, startedAt, endedAt, ...given },
        { tx, now, current },
      )
      return columns.ok ? done({ ...given, ...columns.value }) : columns
    },
  },
})

type Times = { requestId: string; personId: string; startedAt: Date; endedAt: Date | null }
type ByHand = Pick<UpdateContext, 'tx' | 'now'> & { current?: StoredWorkSpan }

/** A person is in one place at a time, so hours that overlap would count twice. */
async function byHand({ requestId, personId, startedAt, endedAt }: Times, { tx, now, current }: ByHand) {
  const [job] = await tx
    .select({ submittedAt: requests.submittedAt })
    .from(requests)
    .where(eq(requests.id, requestId))
  if (!job) return refuse({ code: 'NOT_FOUND', reason: 'gone', facts: { model: 'Request' } })
  if (startedAt.getTime() < job.submittedAt.getTime() - notedWithinMs)
    return refuseField('startedAt', { reason: 'workBeforeJob' })
  if (startedAt > now) return refuseField('startedAt', { reason: 'workAhead' })
  if (endedAt && endedAt > now) return refuseField('endedAt', { reason: 'workAhead' })
  if (endedAt && endedAt <= startedAt) return refuseField('endedAt', { reason: 'workEndsFirst' })
  if (endedAt && endedAt.getTime() - startedAt.getTime() > mostByHandMs)
    return refuseField('endedAt', { reason: 'workTooLong' })
  await holdLock(tx, lockOf(personId))
  const end = endedAt ?? now
  const overlapping = await tx.$count(
    workSpans,
    and(
      eq(workSpans.personId, personId),
      current && ne(workSpans.id, current.id),
      sql`${workSpans.startedAt} < ${moment(end)} and ${endOr(now)} > ${moment(startedAt)}`,
    ),
  )
  if (overlapping > 0) return refuseField('startedAt', { reason: 'workOverlaps' })
  if (personId === current?.personId) return done({ ending: endedAt && ('corrected' as const) })
  const person = await personById(tx, personId || null)
  if (!person || !(await mayTakeLeads(tx, personId)))
    return refuseField('personId', { reason: 'staffUnknown' })
  return done({ ending: endedAt && ('corrected' as const), person: person.label })
}

const mostByHandMs = 24 * 3_600_000

/** A call may be written down when its work is done. */
const notedWithinMs = 7 * 24 * 3_600_000

export const moment = (at: Date): SQL => sql`${at.toISOString()}::timestamptz`
const longest = sql.raw(`interval '${longestWorkHours} hours'`)
export const latestEnd = sql`${workSpans.startedAt} + ${longest}`

/** Of one that still runs it is now, unless it was forgotten. */
export const endOr = (now: Date): SQL =>
  sql`coalesce(${workSpans.endedAt}, least(${moment(now)}, ${latestEnd}))`

export const lockOf = (personId: string) => `work of ${personId}`

type EndOfJob = { at: Date; ending: 'done' } | { at: Date; ending: 'handedOver'; personId: string }

/** The work of everybody on a job that is closed, or of its former assignee. */
export const endWorkOn = (tx: Transaction, requestId: string, end: EndOfJob): Promise<boolean> =>
  endSpans(
    tx,
    and(
      eq(workSpans.requestId, requestId),
      isNull(workSpans.endedAt),
      end.ending === 'handedOver' ? eq(workSpans.personId, end.personId) : undefined,
    ),
    end,
  )

export async function endSpans(
  tx: Transaction,
  which: SQL | undefined,
  { at, ending }: { at: Date; ending: WorkEnding },
): Promise<boolean> {
  const isForgotten = sql`${moment(at)} > ${latestEnd}`
  const ended = await tx
    .update(workSpans)
    .set({
      endedAt: sql`greatest(${workSpans.startedAt}, least(${moment(at)}, ${latestEnd}))`,
      ending: sql`case when ${isForgotten} then 'forgotten' else ${ending} end::work_ending`,
      updatedAt: sql`now()`,
    })
    .where(which)
    .returning({ id: workSpans.id })
  for (const { id } of ended) await announceWork(tx, 'update', id)
  return ended.length > 0
}

export const announceWork = (tx: Transaction, operation: 'create' | 'update', id: string) =>
  announce(tx, { model: workSpan.name, operation, id, onPages: 'nothing' })

/** Hourly, so that the request says it; reports count none longer in any case. */
export const endForgottenWork = (db: Queryable, now = new Date()) =>
  db
    .update(workSpans)
    .set({ endedAt: latestEnd, ending: 'forgotten', updatedAt: now })
    .where(and(isNull(workSpans.endedAt), sql`${latestEnd} < ${moment(now)}`))
