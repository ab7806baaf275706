import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import { retryDelay } from '#client/retry.ts'
import type { Database } from '#server/database/database.ts'
import { columnList, type PreparedStatement, readRow, runPrepared } from '#server/database/transact.ts'
import { deliveries } from '#server/schema/notifications.ts'
import type { Delivery, SendResult } from './outbox.ts'

/** Null is the database's clock, on which all instances agree; tests bring their own. */
export type Clock = () => Date | null

/** `busy`: recipients that have used up their share of the channel's slots. */
type Slice = { channel: Delivery['channel']; busy: readonly string[] }

/** One parameter, so that the statement is the same for any number of slices. */
const slices = 'jsonb_to_recordset($1::jsonb) as slice(channel delivery_channel, busy text[])'
const isWaiting = "state = 'pending' and deliveries.channel = slice.channel and recipient <> all(slice.busy)"

const takeStatement: PreparedStatement = {
  name: 'take deliveries',
  // `array(...)`, not IN: IN may run again for each row and take more.
  text: `
    with clock as (select moment as now, moment + $3 * interval '1 millisecond' as lease_ends
      from coalesce($2::timestamptz, now()) as moment),
    shortened as (update deliveries set leased_until = lease_ends from clock
      where state = 'pending' and leased_until > lease_ends + interval '1 minute')
    update deliveries set leased_until = lease_ends, attempts = attempts + 1
    from clock
    where id = any(array(
      select due.id from ${slices}, clock, lateral (
        select id from deliveries
        where ${isWaiting} and (next_attempt_at <= clock.now or deliveries.updated_at > clock.now + interval '1 minute')
          and (leased_until is null or leased_until <= clock.now)
        order by next_attempt_at, id
        limit $4 for update of deliveries skip locked) as due))
    returning ${columnList(deliveries)}`,
}

/**
 * Those longest due first. A row that was written by a clock ahead is due, and a lease by it is as long as one of now: its
 * dates would wait for that clock. The attempt is counted now, so that a message that crashes the process is not
 * tried forever. An expired lease is free again.
 */
export async function leaseDue(
  db: Database,
  of: readonly Slice[],
  { most, leaseMs, clock }: { most: number; leaseMs: number; clock: Clock },
): Promise<Delivery[]> {
  const rows = await runPrepared(db, takeStatement, [JSON.stringify(of), clock(), leaseMs, most])
  const taken = rows.map((row) => readRow(deliveries, row))
  return taken.sort((a, b) => a.nextAttemptAt.getTime() - b.nextAttemptAt.getTime() || (a.id < b.id ? -1 : 1))
}

const waitStatement: PreparedStatement = {
  name: 'wait for deliveries',
  text: `
    select (extract(epoch from min(greatest(next_attempt_at, leased_until)) - coalesce($2::timestamptz, now())) * 1000)::float8 as wait
    from ${slices} join deliveries on ${isWaiting}`,
}

export async function millisecondsUntilDue(
  db: Database,
  of: readonly Slice[],
  clock: Clock,
): Promise<number | undefined> {
  const [found] = await runPrepared<{ wait: number | null }>(db, waitStatement, [JSON.stringify(of), clock()])
  return found?.wait ?? undefined
}

export type Outcome = { delivery: Delivery; result: SendResult }

type Subject = Pick<Delivery, 'subjectType' | 'subjectId'>

const recordStatement: PreparedStatement = {
  name: 'record outcomes',
  text: `
    update deliveries as delivery set
      state = outcome.state,
      recipient = outcome.recipient,
      reason = outcome.reason,
      -- A sentence, in rows from before reasons were stored.
      last_error = null,
      sent_at = case when outcome.state = 'sent' then clock.now else delivery.sent_at end,
      sent_via = case when outcome.state = 'sent' then outcome.via else delivery.sent_via end,
      next_attempt_at = coalesce(clock.now + outcome.delay * interval '1 millisecond', delivery.next_attempt_at),
      leased_until = null,
      updated_at = clock.now
    from (select coalesce($2::timestamptz, now()) as now) as clock, jsonb_to_recordset($1::jsonb) as outcome(id uuid,
      state delivery_state, recipient text, reason jsonb, via delivery_via, delay float8, lease timestamptz)
    -- The planner takes the rows of JSON for a hundred: without their ids it would read a young outbox from end to end.
    where delivery.id = any($3::uuid[]) and delivery.id = outcome.id
    -- Accepted is accepted, even when the lease ran out meanwhile: nobody should send it once more. A failure counts
    -- only while the lease is still ours.
      and case when outcome.state = 'sent' then delivery.state <> 'sent'
      else delivery.state = 'pending' and delivery.leased_until is not distinct from outcome.lease end
    returning delivery.subject_type as "subjectType", delivery.subject_id as "subjectId"`,
}

export async function recordOutcomes(
  db: Database,
  outcomes: readonly Outcome[],
  clock: Clock,
  retryDelay: (failures: number) => number | undefined,
): Promise<Subject[]> {
  const rows = JSON.stringify(outcomes.map((outcome) => columnsOf(outcome, retryDelay)))
  const ids = outcomes.map(({ delivery }) => delivery.id)
  return runPrepared<Subject>(db, recordStatement, [rows, clock(), ids])
}

function columnsOf({ delivery, result }: Outcome, retryDelay: (failures: number) => number | undefined) {
  const { id, leasedUntil: lease, attempts } = delivery
  const { recipient = delivery.recipient } = result
  if (result.ok) {
    const { via, note: reason } = result.value
    return { id, recipient, lease, state: 'sent', via, reason }
  }
  const { permanent, why: reason, isUnanswered } = result.refusal
  const usual = permanent ? undefined : retryDelay(attempts)
  const delay = isUnanswered && usual !== undefined ? Math.max(usual, answerMs) : usual
  return { id, recipient, lease, state: delay === undefined ? 'dead' : 'pending', delay, reason }
}

/**
 * While an answer is waited for. Should this process end meanwhile, nothing is sent again before the other side has had its
 * time. Gives the new end of the lease; undefined when it is ours no longer.
 */
export async function renewLease(
  db: Database,
  delivery: Delivery,
  { leaseMs, clock }: { leaseMs: number; clock: Clock },
): Promise<Date | undefined> {
  const now = sql`coalesce(${clock()?.toISOString() ?? null}::timestamptz, now())`
  const after = (ms: number) => sql`${now} + ${ms} * interval '1 millisecond'`
  const [renewed] = await db
    .update(deliveries)
    .set({ leasedUntil: after(leaseMs), nextAttemptAt: after(answerMs) })
    .where(and(eq(deliveries.id, delivery.id), heldBy(delivery)))
    .returning({ leasedUntil: deliveries.leasedUntil })
  return renewed?.leasedUntil ?? undefined
}

const killedClientSeconds = 15

/**
 * For the start of an app alone on its database: the process with the leases was killed. Not ended at once,
 * because a mail server may still be accepting a message, and would get it twice.
 */
export async function shortenLeases(db: Database): Promise<void> {
  const soon = sql`now() + make_interval(secs => ${killedClientSeconds})`
  await db
    .update(deliveries)
    .set({ leasedUntil: soon })
    .where(and(eq(deliveries.state, 'pending'), gt(deliveries.leasedUntil, soon)))
}

/** A delivery that was not attempted, or interrupted by our stop: due now, and the attempt does not count. */
export async function releaseLease(db: Database, delivery: Delivery): Promise<void> {
  await db
    .update(deliveries)
    .set({ leasedUntil: null, attempts: sql`${deliveries.attempts} - 1` })
    .where(and(eq(deliveries.id, delivery.id), heldBy(delivery)))
}

const heldBy = (delivery: Delivery) =>
  and(
    eq(deliveries.state, 'pending'),
    delivery.leasedUntil ? eq(deliveries.leasedUntil, delivery.leasedUntil) : isNull(deliveries.leasedUntil),
  )

/**
 * Milliseconds after that many failures (1 or more); undefined to give up. The first three tries follow
 * specification section 9, then about a day in all, so that no
 * lead is lost.
 */
export function delayAfter(failures: number, random: () => number = Math.random): number | undefined {
  if (failures < quickTries) return retryDelay(failures, random)
  return slowDelays[failures - quickTries]
}

const second = 1000
const minute = 60 * second
const hour = 60 * minute

/** How long a mail server may take to answer a message: RFC 5321, section 4.5.3.2.6. */
export const answerMs = 10 * minute

const quickTries = 3

const slowDelays = [
  5 * second,
  30 * second,
  2 * minute,
  10 * minute,
  30 * minute,
  1 * hour,
  3 * hour,
  6 * hour,
  6 * hour,
  6 * hour,
]
