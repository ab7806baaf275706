import { and, asc, eq, gt, isNull, lte, min, ne, not, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#server/database/database.ts'
import { announce } from '#server/realtime/events.ts'
import { deliveries } from '#server/schema/operations.ts'
import type { Delivery, SendFailure, SendResult } from './outbox.ts'

/**
 * The time by which leases and due times are judged. The database's clock unless a test brings its own: instances
 * whose clocks differ must still agree.
 */
export type Clock = () => SQL

export const databaseClock: Clock = () => sql`now()`

/** A channel, without the recipients that already have their share of its slots. */
type Slice = { channel: Delivery['channel']; busyRecipients: readonly string[] }

const later = (clock: Clock, milliseconds: number) =>
  sql`${clock()} + ${milliseconds} * interval '1 millisecond'`

const isPendingIn = ({ channel, busyRecipients }: Slice) =>
  and(
    eq(deliveries.state, 'pending'),
    eq(deliveries.channel, channel),
    not(sql`${deliveries.recipient} = any(${sql.param([...busyRecipients])}::text[])`),
  )

/**
 * Takes the delivery that has been due the longest, for `leaseMs`; undefined when none is due. The attempt is counted
 * now, so that a message which crashes the process does not do so for ever. A lease that ran out is free again.
 */
export async function takeDue(
  db: Database,
  slice: Slice,
  leaseMs: number,
  clock: Clock,
): Promise<Delivery | undefined> {
  const due = db
    .select({ id: deliveries.id })
    .from(deliveries)
    .where(
      and(
        isPendingIn(slice),
        lte(deliveries.nextAttemptAt, clock()),
        or(isNull(deliveries.leasedUntil), lte(deliveries.leasedUntil, clock())),
      ),
    )
    .orderBy(asc(deliveries.nextAttemptAt), asc(deliveries.id))
    .limit(1)
    .for('update', { skipLocked: true })
  // `= (subquery)`, not IN: a scalar subquery runs once, IN may run again for each row and take more than one.
  const [delivery] = await db
    .update(deliveries)
    .set({ leasedUntil: later(clock, leaseMs), attempts: sql`${deliveries.attempts} + 1` })
    .where(eq(deliveries.id, sql`(${due})`))
    .returning()
  return delivery
}

/** Milliseconds until the next delivery of the slice is due or a lease runs out; undefined when nothing waits. */
export async function millisecondsUntilDue(
  db: Database,
  slice: Slice,
  clock: Clock,
): Promise<number | undefined> {
  const free = sql`greatest(${deliveries.nextAttemptAt}, ${deliveries.leasedUntil})`
  const [row] = await db
    .select({ wait: sql<number | null>`(extract(epoch from ${min(free)} - ${clock()}) * 1000)::float8` })
    .from(deliveries)
    .where(isPendingIn(slice))
  return row?.wait ?? undefined
}

/** Records the result of an attempt and announces it to the open screens. */
export async function recordResult(
  db: Database,
  delivery: Delivery,
  result: SendResult,
  clock: Clock,
  retryDelay: (failures: number) => number | undefined,
): Promise<void> {
  const isThis = eq(deliveries.id, delivery.id)
  const { recipient = delivery.recipient } = result
  await db.transaction(async (tx) => {
    const update = tx.update(deliveries)
    const [changed] = await (result.ok
      ? update
          .set({
            state: 'sent',
            recipient,
            sentAt: clock(),
            sentVia: result.value.via ?? null,
            lastError: result.value.note ?? null,
            leasedUntil: null,
            updatedAt: clock(),
          })
          // Accepted is accepted, even when the lease ran out meanwhile: nobody should send it once more.
          .where(and(isThis, ne(deliveries.state, 'sent')))
          .returning({ id: deliveries.id })
      : update
          .set({
            ...afterFailure(delivery, result.refusal, clock, retryDelay),
            recipient,
            leasedUntil: null,
            updatedAt: clock(),
          })
          .where(and(isThis, heldBy(delivery)))
          .returning({ id: deliveries.id }))
    if (changed)
      await announce(tx, {
        model: delivery.subjectType,
        operation: 'update',
        id: delivery.subjectId,
        onPages: 'nothing',
      })
  })
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

/** Gives back a delivery whose attempt was aborted by our own stop: it is due now, and the attempt does not count. */
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

function afterFailure(
  delivery: Delivery,
  failure: SendFailure,
  clock: Clock,
  retryDelay: (failures: number) => number | undefined,
) {
  const delay = failure.permanent ? undefined : retryDelay(delivery.attempts)
  const lastError = failure.reason
  return delay === undefined
    ? { state: 'dead' as const, lastError }
    : { lastError, nextAttemptAt: later(clock, delay) }
}

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
