import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from '#server/database/database.ts'
import type { Log } from '#server/log.ts'
import type { Announcer } from '#server/realtime/events.ts'
import { refuse } from '#server/result.ts'
import { deliveryChannel } from '#server/schema/notifications.ts'
import { withTimeout } from '#server/with-timeout.ts'
import {
  answerMs,
  type Clock,
  delayAfter,
  leaseDue,
  millisecondsUntilDue,
  type Outcome,
  recordOutcomes,
  releaseLease,
  renewLease,
} from './lease.ts'
import type { Delivery, DeliverySender, SendResult } from './outbox.ts'

export type WorkerDeps = {
  db: Database
  log: Log
  announceSoon: Announcer['announceSoon']
  senders: Partial<Record<Delivery['channel'], DeliverySender | undefined>>
  workerCount?: number
  now?: () => Date
  retryDelay?: (failures: number) => number | undefined
  attemptMs?: number
  drainMs?: number
}

export type Worker = {
  wake(): void
  /** Waits up to 8 s for deliveries in progress, then releases the other leases. */
  stop(): Promise<void>
}

/** Fewer to customers than the mail server has connections, so that one is always left for the owner. */
const defaultSlots = { mail: 4, webhook: 4, push: 4, customer: 2 } as const

/** Leased by one statement; those beyond the free slots wait in memory. */
const batchSize = 16

const pollMs = 5_000
/** Between polls, so that a burst is leased by one statement. */
const minPauseMs = 100
const databasePauseMs = 500
/** Short: a mail whose outcome is not recorded when the process is killed is sent again. */
const recordPauseMs = 10
const releaseTimeoutMs = 1_000

export function startWorker(deps: WorkerDeps): Worker {
  const { db, log, retryDelay = delayAfter, attemptMs = 60_000, drainMs = 8_000, now } = deps
  const clock: Clock = now ?? (() => null)
  const leaseMs = attemptMs * 1.5
  const wakeSignal = createWakeSignal()
  const stopping = new AbortController()
  let stopped = false
  const record = outcomeRecorder(async (outcomes) => {
    const changed = await recordOutcomes(db, outcomes, clock, retryDelay)
    for (const { subjectType: model, subjectId: id } of changed)
      deps.announceSoon({ model, operation: 'update', id, onPages: 'nothing' })
  })
  const channels = new Map(
    deliveryChannel.enumValues.map((name) => [
      name,
      openChannel(deps.workerCount ?? defaultSlots[name], { deliver, onFree: wakeSignal.wake }),
    ]),
  )

  async function leaseForChannels(): Promise<number> {
    for (;;) {
      const slices = [...channels].flatMap(([channel, { busy, hasRoom }]) =>
        hasRoom() ? [{ channel, busy: busy() }] : [],
      )
      if (stopped || slices.length === 0) return pollMs
      const taken = await leaseDue(db, slices, { most: batchSize, leaseMs, clock })
      const leaseEnds = performance.now() + leaseMs
      for (const delivery of taken) channels.get(delivery.channel)?.add({ delivery, leaseEnds })
      if (taken.length < batchSize) break
    }
    const slices = [...channels].map(([channel, { busy }]) => ({ channel, busy: busy() }))
    return Math.min(pollMs, Math.max(1, (await millisecondsUntilDue(db, slices, clock)) ?? pollMs))
  }

  async function deliver(taken: LeasedDelivery): Promise<void> {
    // Waited so long for a slot that its lease could end during the attempt.
    const isLate = taken.leaseEnds - performance.now() < attemptMs
    const attempted = isLate || stopped ? undefined : await attempt(taken)
    const { delivery, leaseEnds } = attempted?.held ?? taken
    const result = attempted?.result
    const isInterrupted = !result || (!result.ok && stopping.signal.aborted && !result.refusal.isUnanswered)
    // An accepted delivery that is not recorded would be sent again: retry while the lease is ours.
    for (;;) {
      try {
        return isInterrupted ? await releaseLease(db, delivery) : await record({ delivery, result })
      } catch (error) {
        log.error({ err: error, delivery: delivery.id, result }, 'could not record what came of a delivery')
        if (stopping.signal.aborted || performance.now() > leaseEnds) return
        await pause(databasePauseMs)
      }
    }
  }

  async function attempt(taken: LeasedDelivery): Promise<{ held: LeasedDelivery; result: SendResult }> {
    const { delivery } = taken
    const { channel } = delivery
    const sender = deps.senders[channel] ?? noSender
    const patience = openPatience(attemptMs)
    const lease = keepLease(taken)
    const handOver = () => {
      patience.restart(answerMs)
      lease.begin()
    }
    try {
      const result = await sender(delivery, AbortSignal.any([stopping.signal, patience.signal]), handOver)
      log.info({ delivery: delivery.id, channel, attempt: delivery.attempts, result }, 'delivery attempt')
      return { held: await lease.end(), result }
    } catch (error) {
      log.error({ err: error, delivery: delivery.id, channel }, 'a sender failed unexpectedly')
      return {
        held: await lease.end(),
        result: refuse({ permanent: false, why: { reason: 'senderFailed' } }),
      }
    } finally {
      patience.end()
    }
  }

  /** From its beginning to its end the lease is renewed, so that no other worker takes what this one waits for. */
  function keepLease(taken: LeasedDelivery) {
    let held = taken
    let renewing = Promise.resolve()
    let timer: NodeJS.Timeout | undefined
    async function renew() {
      const leaseEnds = performance.now() + leaseMs
      const leasedUntil = await renewLease(db, held.delivery, { leaseMs, clock })
      if (leasedUntil) held = { delivery: { ...held.delivery, leasedUntil }, leaseEnds }
    }
    const renewLogged = () => {
      renewing = renewing.then(renew).catch((error: unknown) => {
        log.warn({ err: error, delivery: taken.delivery.id }, 'a lease could not be renewed')
      })
    }
    return {
      begin() {
        timer ??= setInterval(renewLogged, leaseMs / 3)
      },
      async end(): Promise<LeasedDelivery> {
        clearInterval(timer)
        await renewing
        return held
      },
    }
  }

  async function run() {
    while (!stopped) {
      const began = performance.now()
      const wait = await leaseForChannels().catch((error: unknown) => {
        log.error({ err: error }, 'the outbox could not be read')
        return databasePauseMs
      })
      if (!stopped) await wakeSignal.sleep(wait)
      const rest = began + minPauseMs - performance.now()
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
      await withTimeout(drained, releaseTimeoutMs, undefined)
    },
  }
}

function openPatience(milliseconds: number) {
  const over = new AbortController()
  const begin = (ms: number) =>
    setTimeout(() => over.abort(new DOMException('It took too long', 'TimeoutError')), ms)
  let timer = begin(milliseconds)
  return {
    signal: over.signal,
    restart(ms: number) {
      clearTimeout(timer)
      timer = begin(ms)
    },
    end: () => clearTimeout(timer),
  }
}

type LeasedDelivery = { delivery: Delivery; leaseEnds: number }

/**
 * Each channel has its own slots, so that a hanging mail server does not delay the webhook; one recipient
 * gets at most half of them.
 */
function openChannel(
  slots: number,
  { deliver, onFree }: { deliver: (taken: LeasedDelivery) => Promise<void>; onFree: () => void },
) {
  const slotsPerRecipient = Math.max(1, Math.floor(slots / 2))
  const underWay = new Map<Promise<void>, string>()
  const held: LeasedDelivery[] = []

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
    busy: () => [
      ...new Set([
        ...held.map(({ delivery }) => delivery.recipient),
        ...[...underWay.values()].filter(isFull),
      ]),
    ],
    add(taken: LeasedDelivery) {
      held.push(taken)
      begin()
    },
    async drained() {
      while (underWay.size > 0) await Promise.allSettled(underWay.keys())
    },
  }
}

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
      written = writing.catch(() => {}).then(() => pause(recordPauseMs))
      return writing
    })
    return next
  }
}

const noSender: DeliverySender = async () =>
  refuse({ permanent: true, why: { reason: 'channelNotConfigured' } })

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
