import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from '#server/database/database.ts'
import type { Log } from '#server/log.ts'
import { announceAll } from '#server/realtime/events.ts'
import { refuse } from '#server/result.ts'
import { deliveryChannel } from '#server/schema/notifications.ts'
import { withTimeout } from '#server/with-timeout.ts'
import {
  type Clock,
  delayAfter,
  giveBack,
  millisecondsUntilDue,
  type Outcome,
  recordOutcomes,
  takeDue,
} from './lease.ts'
import type { Delivery, Sender, SendResult } from './outbox.ts'

/** What a worker needs. */
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

/** What delivers the outbox in this process. */
export type Worker = {
  /** Something was enqueued (call after the commit): deliver it now, not at the next poll. */
  wake(): void
  /** Takes nothing new, waits up to 8 s for deliveries under way, then gives the rest back. */
  stop(): Promise<void>
}

/** Customers' mail takes fewer than the mail server has connections for, so one for the owner is always left. */
const defaultSlots = { mail: 4, webhook: 4, push: 4, customer: 2 } as const

/** How many of a channel are taken by one statement; those that do not fit into its slots are held until they do. */
const takenAtOnce = 16

const pollMs = 5_000
/** Between two looks: what comes in a burst is taken together, by one statement instead of one for each. */
const shortestPauseMs = 100
const databasePauseMs = 500
const giveBackMs = 1_000

/** Delivers the outbox until stopped. Any number of these, in any number of processes, may share one database. */
export function startWorker(deps: WorkerDeps): Worker {
  const { db, log, retryDelay = delayAfter, attemptMs = 60_000, drainMs = 8_000, now } = deps
  const clock: Clock = now ?? (() => null)
  const leaseMs = attemptMs * 1.5
  const wakeSignal = createWakeSignal()
  const stopping = new AbortController()
  let stopped = false
  const record = outcomeRecorder(async (outcomes) => {
    const changed = await recordOutcomes(db, outcomes, clock, retryDelay)
    const announced = changed.map(
      ({ subjectType, subjectId }) =>
        ({ model: subjectType, operation: 'update', id: subjectId, onPages: 'nothing' }) as const,
    )
    await announceAll(db, announced).catch((err: unknown) => log.warn({ err }, 'could not tell the screens'))
  })
  const channels = new Map(
    deliveryChannel.enumValues.map((name) => [
      name,
      openChannel(deps.workerCount ?? defaultSlots[name], { deliver, onFree: wakeSignal.wake }),
    ]),
  )

  /** Takes what is due and fits; gives the milliseconds until the next look. */
  async function fillChannels(): Promise<number> {
    for (;;) {
      const slices = [...channels].flatMap(([channel, { busy, hasRoom }]) =>
        hasRoom() ? [{ channel, busy: busy() }] : [],
      )
      if (stopped || slices.length === 0) return pollMs
      const taken = await takeDue(db, slices, { most: takenAtOnce, leaseMs, clock })
      const leaseEnds = Date.now() + leaseMs
      for (const delivery of taken) channels.get(delivery.channel)?.add({ delivery, leaseEnds })
      if (taken.length < takenAtOnce) break
    }
    const slices = [...channels].map(([channel, { busy }]) => ({ channel, busy: busy() }))
    return Math.min(pollMs, Math.max(1, (await millisecondsUntilDue(db, slices, clock)) ?? pollMs))
  }

  async function deliver({ delivery, leaseEnds }: Taken): Promise<void> {
    // Held for so long, behind others of its recipient, that another instance could take it during the attempt.
    const isLate = leaseEnds - Date.now() < attemptMs
    const result = isLate || stopped ? undefined : await attempt(delivery)
    const cutShort = !result || (!result.ok && stopping.signal.aborted)
    // An accepted delivery that is not recorded as sent would be sent again: retry while the lease is ours.
    for (;;) {
      try {
        return cutShort ? await giveBack(db, delivery) : await record({ delivery, result })
      } catch (error) {
        log.error({ err: error, delivery: delivery.id, result }, 'could not record what came of a delivery')
        if (stopping.signal.aborted || Date.now() > leaseEnds) return
        await pause(databasePauseMs)
      }
    }
  }

  async function attempt(delivery: Delivery): Promise<SendResult> {
    const { channel } = delivery
    const sender = deps.senders[channel] ?? noSender
    const signal = AbortSignal.any([stopping.signal, AbortSignal.timeout(attemptMs)])
    try {
      const result = await sender(delivery, signal)
      log.info({ delivery: delivery.id, channel, attempt: delivery.attempts, result }, 'delivery attempt')
      return result
    } catch (error) {
      log.error({ err: error, delivery: delivery.id, channel }, 'a sender failed unexpectedly')
      return refuse({ permanent: false, why: { reason: 'senderFailed' } })
    }
  }

  async function run() {
    while (!stopped) {
      const began = Date.now()
      const wait = await fillChannels().catch((error: unknown) => {
        log.error({ err: error }, 'the outbox could not be read')
        return databasePauseMs
      })
      if (!stopped) await wakeSignal.sleep(wait)
      const rest = began + shortestPauseMs - Date.now()
      if (!stopped && rest > 0) await pause(rest)
    }
  }

  const running = run()

  return {
    wake: wakeSignal.wake,
    async stop() {
      stopped = true
      wakeSignal.wake()
      const drained = running.then(() =>
        Promise.all([...channels.values()].map((channel) => channel.drained())),
      )
      await withTimeout(drained, drainMs, undefined)
      stopping.abort(new Error('the server is stopping'))
      await withTimeout(drained, giveBackMs, undefined)
    },
  }
}

/** A delivery that is ours until `leaseEnds`, by the clock of this process. */
type Taken = { delivery: Delivery; leaseEnds: number }

/**
 * What a channel is delivering, and what it holds until a slot is free. Each has slots of its own, so that a mail server that
 * hangs does not hold up the webhook; one recipient gets at most half of them.
 */
function openChannel(
  slots: number,
  { deliver, onFree }: { deliver: (taken: Taken) => Promise<void>; onFree: () => void },
) {
  const slotsPerRecipient = Math.max(1, Math.floor(slots / 2))
  const underWay = new Map<Promise<void>, string>()
  const held: Taken[] = []

  const isFull = (recipient: string) =>
    [...underWay.values()].filter((one) => one === recipient).length >= slotsPerRecipient

  function begin() {
    while (underWay.size < slots) {
      const next = held.findIndex(({ delivery }) => !isFull(delivery.recipient))
      const [taken] = next < 0 ? [] : held.splice(next, 1)
      if (!taken) return
      const delivering = deliver(taken).finally(() => {
        underWay.delete(delivering)
        begin()
        if (held.length === 0) onFree()
      })
      underWay.set(delivering, taken.delivery.recipient)
    }
  }

  return {
    hasRoom: () => underWay.size < slots,
    /** Recipients that get nothing more for now. */
    busy: () => [
      ...new Set([
        ...held.map(({ delivery }) => delivery.recipient),
        ...[...underWay.values()].filter(isFull),
      ]),
    ],
    add(taken: Taken) {
      held.push(taken)
      begin()
    },
    /** Resolves when nothing is under way and nothing is held. */
    async drained() {
      while (underWay.size > 0) await Promise.allSettled(underWay.keys())
    },
  }
}

/** Records one batch at a time: outcomes that come meanwhile are recorded together by the next statement. */
function outcomeRecorder(write: (outcomes: readonly Outcome[]) => Promise<void>) {
  let waiting: Outcome[] = []
  let written = Promise.resolve()
  let next: Promise<void> | undefined
  return (outcome: Outcome): Promise<void> => {
    waiting.push(outcome)
    next ??= written.then(() => {
      const outcomes = waiting
      waiting = []
      next = undefined
      const writing = write(outcomes)
      written = writing.catch(() => {})
      return writing
    })
    return next
  }
}

const noSender: Sender = async () => refuse({ permanent: true, why: { reason: 'channelNotConfigured' } })

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
