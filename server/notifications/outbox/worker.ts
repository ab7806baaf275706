import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { Database } from '#server/database/database.ts'
import type { Log } from '#server/log.ts'
import { refuse } from '#server/result.ts'
import { deliveryChannel } from '#server/schema/operations.ts'
import { withTimeout } from '#server/with-timeout.ts'
import {
  type Clock,
  databaseClock,
  delayAfter,
  giveBack,
  millisecondsUntilDue,
  recordResult,
  takeDue,
} from './lease.ts'
import type { Delivery, Sender, SendResult } from './outbox.ts'

export type WorkerDeps = {
  db: Database
  log: Log
  /** A delivery of a channel without a sender is given up: the channel is no longer configured. */
  senders: Partial<Record<Delivery['channel'], Sender | undefined>>
  /** Parallel deliveries per channel, 4 by default, 2 to customers. One recipient gets at most half of them. */
  workerCount?: number
  /** For tests: replaces the database's clock. */
  now?: () => Date
  /** For tests: replaces the retry schedule; milliseconds by failures so far. */
  retryDelay?: (failures: number) => number | undefined
  /** For tests: how long one attempt may take (a lease lasts 1.5 times as long), and how long stop waits. */
  attemptMs?: number
  drainMs?: number
}

export type Worker = {
  /** Something was enqueued (call after the commit): deliver it now, not at the next poll. */
  wake(): void
  /** Takes nothing new, waits up to 8 s for deliveries under way, then gives the rest back. */
  stop(): Promise<void>
}

/** Customers' mail takes fewer than the mail server has connections for, so one for the owner is always left. */
const defaultSlots = { mail: 4, webhook: 4, push: 4, customer: 2 } as const

const pollMs = 5_000
const databasePauseMs = 500
const giveBackMs = 1_000

/** Delivers the outbox until stopped. Any number of these, in any number of processes, may share one database. */
export function startWorker(deps: WorkerDeps): Worker {
  const channels = deliveryChannel.enumValues.map((channel) =>
    startChannel(channel, deps.senders[channel], deps),
  )
  return {
    wake: () => {
      for (const channel of channels) channel.wake()
    },
    stop: async () => {
      await Promise.all(channels.map((channel) => channel.stop()))
    },
  }
}

/** A channel has its own slots, so that a mail server that hangs does not hold up the webhook. */
function startChannel(channel: Delivery['channel'], sender: Sender = noSender, deps: WorkerDeps): Worker {
  const { db, log, retryDelay = delayAfter, attemptMs = 60_000, drainMs = 8_000 } = deps
  const { now } = deps
  const clock: Clock = now ? () => sql`${now().toISOString()}::timestamptz` : databaseClock
  const slots = deps.workerCount ?? defaultSlots[channel]
  const slotsPerRecipient = Math.max(1, Math.floor(slots / 2))
  const leaseMs = attemptMs * 1.5
  const wakeSignal = createWakeSignal()
  const stopping = new AbortController()
  const underWay = new Map<Promise<void>, string>()
  let stopped = false

  const busyRecipients = () => {
    const recipients = [...underWay.values()]
    return recipients.filter((one) => recipients.filter((other) => other === one).length >= slotsPerRecipient)
  }

  /** Starts everything that is due and fits; gives the milliseconds until the next poll. */
  async function fillSlots(): Promise<number> {
    while (!stopped && underWay.size < slots) {
      const slice = { channel, busyRecipients: busyRecipients() }
      const delivery = await takeDue(db, slice, leaseMs, clock)
      if (!delivery)
        return Math.min(pollMs, Math.max(1, (await millisecondsUntilDue(db, slice, clock)) ?? pollMs))
      const delivering = deliver(delivery).finally(() => {
        underWay.delete(delivering)
        wakeSignal.wake()
      })
      underWay.set(delivering, delivery.recipient)
    }
    return pollMs
  }

  async function deliver(delivery: Delivery): Promise<void> {
    const leaseEnds = Date.now() + leaseMs
    const result = await attempt(delivery)
    const cutShort = !result.ok && stopping.signal.aborted
    // An accepted delivery that is not recorded as sent would be sent again: retry while the lease is ours.
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
      return refuse({
        permanent: false,
        reason: 'Something unexpected went wrong; the server log has it.',
      })
    }
  }

  async function run() {
    while (!stopped) {
      const wait = await fillSlots().catch((error: unknown) => {
        log.error({ err: error, channel }, 'the outbox could not be read')
        return databasePauseMs
      })
      if (!stopped) await wakeSignal.sleep(wait)
    }
  }

  const running = run()

  return {
    wake: wakeSignal.wake,
    async stop() {
      stopped = true
      wakeSignal.wake()
      const drained = running.then(() => Promise.allSettled(underWay.keys()))
      await withTimeout(drained, drainMs, undefined)
      stopping.abort(new Error('the server is stopping'))
      await withTimeout(drained, giveBackMs, undefined)
    },
  }
}

const noSender: Sender = async () =>
  refuse({ permanent: true, reason: 'Nothing is configured that could deliver this any more.' })

/** Lets one loop sleep until it is woken. A wake-up while it is awake is not lost: the next sleep ends at once. */
function createWakeSignal() {
  let isWoken = false
  let endSleep = () => {}
  return {
    wake() {
      isWoken = true
      endSleep()
    },
    async sleep(milliseconds: number) {
      if (!isWoken) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, milliseconds)
          endSleep = () => {
            clearTimeout(timer)
            resolve()
          }
        })
      }
      isWoken = false
    },
  }
}
