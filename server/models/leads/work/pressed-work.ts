import { and, eq, isNull, lte, min, type SQL, sql } from 'drizzle-orm'
import { longestWorkHours } from '#content/time/work-hours.ts'
import type { Transaction } from '#server/database/database.ts'
import { holdLock } from '#server/database/lock.ts'
import { done, type Result, refuse } from '#server/result.ts'
import { presses } from '#server/schema/presses.ts'
import { type WorkEnding, workSpans } from '#server/schema/work-spans.ts'
import { announceWork, endSpans, latestEnd, lockOf, moment } from './work-span.ts'

/*
 * Start and Pause, in whatever order they arrive. Each may have been pressed hours ago without a connection: it then ends or
 * cuts what was pressed, never what was entered by hand.
 */

export type PersonAtWork = { requestId: string; personId: string; person: string }

/** `closedAt`: when the job was closed since. */
type Begin = { id: string; at: Date; now: Date; closedAt: Date | undefined }

type End = { at: Date; ending: WorkEnding }

/** What the person did on another job then ends. What came since ends this: a start, a pause, the end of the job. */
export async function startWork(tx: Transaction, worker: PersonAtWork, begin: Begin): Promise<Result<null>> {
  const { requestId, personId, person } = worker
  const { id, at, now } = begin
  await holdLock(tx, lockOf(personId))
  const begun = and(eq(workSpans.personId, personId), lte(workSpans.startedAt, at))
  const covering = await tx
    .select({ requestId: workSpans.requestId, ending: workSpans.ending })
    .from(workSpans)
    .where(and(begun, sql`coalesce(${workSpans.endedAt}, ${latestEnd}) > ${moment(at)}`))
  if (covering.some(({ ending }) => ending === 'corrected'))
    return refuse({ code: 'CONFLICT', reason: 'workByHand' })
  if (covering.some((span) => span.requestId === requestId)) return done(null)
  await endSpans(tx, and(begun, isOpenAfter(at)), { at, ending: 'nextJob' })
  const end = await endOfLate(tx, worker, begin)
  await tx.insert(workSpans).values({
    ...{ id, requestId, personId, person, startedAt: at, createdAt: now, updatedAt: now },
    ...(end && { endedAt: end.at, ending: end.ending }),
  })
  await announceWork(tx, 'create', id)
  return done(null)
}

async function endOfLate(tx: Transaction, worker: PersonAtWork, begin: Begin): Promise<End | undefined> {
  const { requestId, personId } = worker
  const { at, now, closedAt } = begin
  const [next] = await tx
    .select({ at: workSpans.startedAt, requestId: workSpans.requestId })
    .from(workSpans)
    .where(and(eq(workSpans.personId, personId), sql`${workSpans.startedAt} > ${moment(at)}`))
    .orderBy(workSpans.startedAt)
    .limit(1)
  const [pause] = await tx
    .select({ at: min(presses.pausedAt) })
    .from(presses)
    .where(
      and(
        eq(presses.requestId, requestId),
        eq(presses.by, personId),
        sql`${presses.pausedAt} > ${moment(at)}`,
      ),
    )
  const latest = new Date(at.getTime() + longestWorkHours * 3_600_000)
  const ends: (End | false | null | undefined)[] = [
    next && { at: next.at, ending: next.requestId === requestId ? 'paused' : 'nextJob' },
    pause?.at && { at: pause.at, ending: 'paused' },
    closedAt && { at: closedAt, ending: 'done' },
    latest < now && { at: latest, ending: 'forgotten' },
  ]
  return ends
    .filter((end): end is End => Boolean(end))
    .toSorted((one, other) => one.at.getTime() - other.at.getTime())
    .at(0)
}

/** False where no work was running then. */
export const pauseWork = (
  tx: Transaction,
  { requestId, personId }: Pick<PersonAtWork, 'requestId' | 'personId'>,
  at: Date,
): Promise<boolean> =>
  endSpans(
    tx,
    and(
      eq(workSpans.requestId, requestId),
      eq(workSpans.personId, personId),
      lte(workSpans.startedAt, at),
      isOpenAfter(at),
    ),
    { at, ending: 'paused' },
  )

/** Still running, or ended later by another press. */
const isOpenAfter = (at: Date): SQL =>
  sql`(${isNull(workSpans.endedAt)} or ${and(sql`${workSpans.endedAt} > ${moment(at)}`, sql`${workSpans.ending} is distinct from 'corrected'`)})`
