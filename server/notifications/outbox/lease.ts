import { and, eq, gt, isNull, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#server/database/database.ts'
import { deliveries } from '#server/schema/notifications.ts'
import type { Delivery, SendResult } from './outbox.ts'

/**
 * The time by which leases and due times are judged. The database's clock unless a test brings its own: instances
 * whose clocks differ must still agree.
 */
export type Clock = () => SQL

export const databaseClock: Clock = () => sql`now()`

/** A channel, without the recipients that already have their share of its slots. */
export type Slice = { channel: Delivery['channel']; busy: readonly string[] }

/** The slices as rows; one parameter, so that the statement is the same however many there are. */
const asRows = (slices: readonly Slice[]) =>
  sql`jsonb_to_recordset(${JSON.stringify(slices)}::jsonb) as slice(channel delivery_channel, busy text[])`

const isWaiting = sql`${deliveries.state} = 'pending' and ${deliveries.channel} = slice.channel
  and ${deliveries.recipient} <> all(slice.busy)`

const later = (clock: Clock, milliseconds: SQL | number) =>
  sql`${clock()} + ${milliseconds} * interval '1 millisecond'`

/**
 * Takes up to `most` deliveries of each slice that have been due the longest, for `leaseMs`. The attempt is counted now, so
 * that a message which crashes the process does not do so for ever. A lease that ran out is free again.
 */
export async function takeDue(
  db: Database,
  slices: readonly Slice[],
  { most, leaseMs, clock }: { most: number; leaseMs: number; clock: Clock },
): Promise<Delivery[]> {
  const due = sql`
    select due.id from ${asRows(slices)}, lateral (
      select ${deliveries.id} from ${deliveries}
      where ${isWaiting} and ${deliveries.nextAttemptAt} <= ${clock()}
        and (${deliveries.leasedUntil} is null or ${deliveries.leasedUntil} <= ${clock()})
      order by ${deliveries.nextAttemptAt}, ${deliveries.id}
      limit ${most} for update skip locked) as due`
  // `array(...)`, not IN: it runs once, IN may run again for each row and take more.
  const taken = await db
    .update(deliveries)
    .set({ leasedUntil: later(clock, leaseMs), attempts: sql`${deliveries.attempts} + 1` })
    .where(sql`${deliveries.id} = any(array(${due}))`)
    .returning()
  return taken.sort((a, b) => a.nextAttemptAt.getTime() - b.nextAttemptAt.getTime() || (a.id < b.id ? -1 : 1))
}

/** Milliseconds until the next delivery of the slices is due or a lease runs out; undefined when nothing waits. */
export async function millisecondsUntilDue(
  db: Database,
  slices: readonly Slice[],
  clock: Clock,
): Promise<number | undefined> {
  const free = sql`greatest(${deliveries.nextAttemptAt}, ${deliveries.leasedUntil})`
  const { rows } = await db.execute<{ wait: number | null }>(sql`
    select (extract(epoch from min(${free}) - ${clock()}) * 1000)::float8 as wait
    from ${asRows(slices)} join ${deliveries} on ${isWaiting}`)
  return rows[0]?.wait ?? undefined
}

/** What an attempt came to. */
export type Outcome = { delivery: Delivery; result: SendResult }

/** Records the outcomes of attempts in one statement. Gives the deliveries that it changed. */
export async function recordOutcomes(
  db: Database,
  outcomes: readonly Outcome[],
  clock: Clock,
  retryDelay: (failures: number) => number | undefined,
): Promise<Pick<Delivery, 'subjectType' | 'subjectId'>[]> {
  const rows = JSON.stringify(outcomes.map((outcome) => columnsOf(outcome, retryDelay)))
  const isSent = sql`outcome.state = 'sent'`
  const { rows: changed } = await db.execute<Pick<Delivery, 'subjectType' | 'subjectId'>>(sql`
    update ${deliveries} as delivery set
      state = outcome.state,
      recipient = outcome.recipient,
      reason = outcome.reason,
      -- A sentence, in rows from before reasons were stored.
      last_error = null,
      sent_at = case when ${isSent} then ${clock()} else delivery.sent_at end,
      sent_via = case when ${isSent} then outcome.via else delivery.sent_via end,
      next_attempt_at = coalesce(${later(clock, sql`outcome.delay`)}, delivery.next_attempt_at),
      leased_until = null,
      updated_at = ${clock()}
    from jsonb_to_recordset(${rows}::jsonb) as outcome(id uuid, state delivery_state, recipient text, reason jsonb,
      via delivery_via, delay float8, lease timestamptz)
    -- Accepted is accepted, even when the lease ran out meanwhile: nobody should send it once more. A failure counts
    -- only while the lease is still ours.
    where delivery.id = outcome.id and case when ${isSent} then delivery.state <> 'sent'
      else delivery.state = 'pending' and delivery.leased_until is not distinct from outcome.lease end
    returning delivery.subject_type as "subjectType", delivery.subject_id as "subjectId"`)
  return changed
}

function columnsOf({ delivery, result }: Outcome, retryDelay: (failures: number) => number | undefined) {
  const { id, leasedUntil: lease, attempts } = delivery
  const { recipient = delivery.recipient } = result
  if (result.ok) {
    const { via, note: reason } = result.value
    return { id, recipient, lease, state: 'sent', via, reason }
  }
  const { permanent, why: reason } = result.refusal
  const delay = permanent ? undefined : retryDelay(attempts)
  return { id, recipient, lease, state: delay === undefined ? 'dead' : 'pending', delay, reason }
}

/** Within these seconds a mail server finishes accepting a message that a killed client had sent completely. */
const killedClientSeconds = 15

/**
 * Shortens all leases, for the start of an app that is alone on its database: the process that held them was killed. They
 * are not ended at once, because a mail server may still be accepting a message, and would get it twice.
 */
export async function shortenLeases(db: Database): Promise<void> {
  const soon = sql`now() + make_interval(secs => ${killedClientSeconds})`
  // Only what is pending is held, and the index of that is small however much was sent.
  await db
    .update(deliveries)
    .set({ leasedUntil: soon })
    .where(and(eq(deliveries.state, 'pending'), gt(deliveries.leasedUntil, soon)))
}

/** Gives back a delivery that was not attempted, or only until our own stop: it is due now, and the attempt does not count. */
export async function giveBack(db: Database, delivery: Delivery): Promise<void> {
  await db
    .update(deliveries)
    .set({ leasedUntil: null, attempts: sql`${deliveries.attempts} - 1` })
    .where(and(eq(deliveries.id, delivery.id), heldBy(delivery)))
}

/** The lease is still ours: nobody took the delivery after it ran out. */
const heldBy = (delivery: Delivery) =>
  and(
    eq(deliveries.state, 'pending'),
    delivery.leasedUntil ? eq(deliveries.leasedUntil, delivery.leasedUntil) : isNull(deliveries.leasedUntil),
  )

/**
 * Milliseconds to wait after the given number of failed attempts (1 or more); undefined when it is time to give up.
 * The first three tries follow specification section 9 (2^attempt x 100 ms plus up to 100 ms jitter); what comes
 * after, about a day in all, is the architecture's "Never lose a lead".
 */
export function delayAfter(failures: number, random: () => number = Math.random): number | undefined {
  if (failures < quickTries) return 2 ** failures * 100 + random() * 100
  return slowDelays[failures - quickTries]
}

const second = 1000
const minute = 60 * second
const hour = 60 * minute

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
