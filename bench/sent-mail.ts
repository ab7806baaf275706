import { setTimeout as pause } from 'node:timers/promises'
import type { Owner, StoredQuote } from './owner.ts'

/** Two clocks of one machine, and milliseconds that the database rounds. */
const toleranceMs = 20

/** By delivery id, when an administrator first saw the server say "sent" (milliseconds since 1970). */
export type SeenAsSent = Map<string, number>

/** Looks at the newest cards once a second, as an open admin screen does, and remembers what it saw as sent. */
export async function watchDeliveries(owner: Owner, isOver: () => boolean): Promise<SeenAsSent> {
  const seen: SeenAsSent = new Map()
  while (!isOver()) {
    // While the server is killed there is nothing to see.
    const quotes = await owner.newest(100).catch(() => [])
    for (const { id, state } of quotes.flatMap(({ deliveries }) => deliveries))
      if (state === 'sent' && !seen.has(id)) seen.set(id, Date.now())
    await pause(1_000)
  }
  return seen
}

type Findings = {
  /** Deliveries of the outbox. */
  total: number
  /** Deliveries that never reached the mail server although the outbox says "sent", or were left behind. */
  undelivered: string[]
  /** Accepted more than once: a kill fell between the mail server's word and the note in the outbox. */
  repeated: number
  /** Accepted once more after the outbox, or a person looking at it, had it as sent. Never allowed. */
  afterSent: string[]
  /** Seen as sent by a person and not sent in the end. Never allowed. */
  unsentAgain: string[]
}

/** Compares the outbox with what the mail server accepted. */
export function compareMail(
  quotes: readonly StoredQuote[],
  accepted: ReadonlyMap<string, readonly number[]>,
  seen: SeenAsSent,
): Findings {
  const deliveries = quotes.flatMap((quote) => quote.deliveries)
  const timesOf = (id: string) => accepted.get(id) ?? []
  return {
    total: deliveries.length,
    undelivered: deliveries
      .filter(({ id, state }) => state !== 'sent' || timesOf(id).length === 0)
      .map(({ id, state }) => `delivery ${id} is ${state} and was accepted ${timesOf(id).length} times`),
    repeated: deliveries.filter(({ id }) => timesOf(id).length > 1).length,
    afterSent: deliveries.flatMap(({ id, sentAt }) => {
      const known = Math.min(sentAt?.getTime() ?? Infinity, seen.get(id) ?? Infinity)
      return timesOf(id)
        .filter((time) => time > known + toleranceMs)
        .map((time) => `delivery ${id} was accepted ${time - known} ms after it was known as sent`)
    }),
    unsentAgain: deliveries
      .filter(({ id, state }) => seen.has(id) && state !== 'sent')
      .map(({ id, state }) => `delivery ${id} was seen as sent and is ${state}`),
  }
}
