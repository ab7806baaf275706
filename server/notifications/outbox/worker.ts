import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { Database } from '#server/database/database.ts'
import type { Log } from '#server/log.ts'
import { deliveryChannel } from '#server/schema/operations.ts'
import { type Clock, databaseClock, giveBack, millisecondsUntilDue, recordResult, takeDue } from './lease.ts'
import type { Delivery } from './outbox.ts'
import { delayAfter } from './lease.ts'
import type { Sender, SendResult } from './outbox.ts'

export type WorkerDeps = {
  db: Database
  log: Log
  /** A channel without a sender is one that the configuration no longer has. */
  senders: Partial<Record<Delivery['channel'], Sender | undefined>>
  /** Parallel deliveries per channel, 4 unless told. One recipient gets at most half of them. */
  workerCount?: number
  /** For tests: replaces the database's clock. */
  now?: () => Date
  /** For tests: replaces the retry schedule; milliseconds by failures so far. */
  retryDelay?: (failures: number) => number | undefined
  /** For tests: milliseconds that one attempt may take (a lease lasts half as long again), and that stop waits. */
  attemptMs?: number
  drainMs?: number
}

export type Worker = {
  /** Something was put into the outbox (call after the commit): deliver it now, not at the next look. */
  wake(): void
  /** Takes nothing new, lets what is under way finish (8 s), then gives the rest back. */
  stop(): Promise<void>
}

const pollMs = 5_000
const databasePauseMs = 500
const giveBackMs = 1_000

/** Delivers the outbox until stopped. Any number of these, in any number of processes, may share one database. */
export function startWorker(deps: WorkerDeps): Worker {
  const lanes = deliveryChannel.enumValues.map((channel) => startLane(channel, deps.senders[channel], deps))
  return {
    wake: () => {
      for (const lane of lanes) lane.wake()
    },
    stop: async () => {
      await Promise.all(lanes.map((lane) => lane.stop()))
    },
  }
}

/** A channel has its own slots, so that a mail server that hangs does not hold up the webhook. */
function startLane(channel: Delivery['channel'], sender: Sender = noSender, deps: WorkerDeps): Worker {
  const { db, log, retryDelay = delayAfter, attemptMs = 60_000, drainMs = 8_000 } = deps
  const { now } = deps
  const clock: Clock = now ? () => sql`${now().toISOString()}::timestamptz` : databaseClock
  const slots = deps.workerCount ?? 4
  const slotsPerRecipient = Math.max(1, Math.floor(slots / 2))
  const leaseMs = attemptMs * 1.5
  const bell = makeBell()
  const stopping = new AbortController()
  const underWay = new Map<Promise<void>, string>()
  let stopped = false

  const busyRecipients = () => {
    const recipients = [...underWay.values()]
    return recipients.filter((one) => recipients.filter((other) => other === one).length >= slotsPerRecipient)
  }

  /** Starts everything that is due and fits; gives the milliseconds after which to look again. */
  async function fillSlots(): Promise<number> {
    while (!stopped && underWay.size < slots) {
      const lane = { channel, busyRecipients: busyRecipients() }
      const delivery = await takeDue(db, lane, leaseMs, clock)
      if (!delivery)
        return Math.min(pollMs, Math.max(1, (await millisecondsUntilDue(db, lane, clock)) ?? pollMs))
      const delivering = deliver(delivery).finally(() => {
        underWay.delete(delivering)
        bell.ring()
      })
      underWay.set(delivering, delivery.recipient)
    }
    return pollMs
  }

  async function deliver(delivery: Delivery): Promise<void> {
    const leaseEnds = Date.now() + leaseMs
    const result = await attempt(delivery)
    const cutShort = !result.ok && stopping.signal.aborted
    // An accepted message that is not written down as sent would be sent again: insist while the lease is ours.
    for (;;) {
      try {
        return cutShort
          ? await giveBack(db, delivery)
          : await recordResult(db, delivery, result, clock, retryDelay)
      } catch (error) {
        log.error({ err: error, delivery: delivery.id, result }, 'could not record what came of a delivery')
        if (stopping.signal.aborted || Date.now() > leaseEnds) return
        await pause(databasePauseMs)
      }
    }
  }

  async function attempt(delivery: Delivery): Promise<SendResult> {
    const signal = AbortSignal.any([stopping.signal, AbortSignal.timeout(attemptMs)])
    try {
      const result = await sender(delivery, signal)
      log.info({ delivery: delivery.id, channel, attempt: delivery.attempts, result }, 'delivery attempt')
      return result
    } catch (error) {
      log.error({ err: error, delivery: delivery.id, channel }, 'a sender failed unexpectedly')
      return {
        ok: false,
        permanent: false,
        reason: 'Something unexpected went wrong; the server log has it.',
      }
    }
  }

  async function run() {
    while (!stopped) {
      const wait = await fillSlots().catch((error: unknown) => {
        log.error({ err: error, channel }, 'the outbox could not be read')
        return databasePauseMs
      })
      if (!stopped) await bell.sleep(wait)
    }
  }

  const running = run()

  return {
    wake: bell.ring,
    async stop() {
      stopped = true
      bell.ring()
      const drained = running.then(() => Promise.allSettled(underWay.keys()))
      await settledWithin(drained, drainMs)
      stopping.abort(new Error('the server is stopping'))
      await settledWithin(drained, giveBackMs)
    },
  }
}

async function settledWithin(promise: Promise<unknown>, milliseconds: number): Promise<void> {
  const timer = new AbortController()
  await Promise.race([promise, pause(milliseconds, undefined, { signal: timer.signal }).catch(() => {})])
  timer.abort()
}

const noSender: Sender = async () => ({
  ok: false,
  permanent: true,
  reason: 'Nothing is configured that could deliver this any more.',
})

/** Lets one loop sleep until someone rings. A ring while it is awake is not lost: the next sleep ends at once. */
export type Bell = { ring(): void; sleep(milliseconds: number): Promise<void> }

export function makeBell(): Bell {
  let rung = false
  let wakeUp = () => {}
  return {
    ring() {
      rung = true
      wakeUp()
    },
    async sleep(milliseconds) {
      if (!rung) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, milliseconds)
          wakeUp = () => {
            clearTimeout(timer)
            resolve()
          }
        })
      }
      rung = false
    },
  }
}
