import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { SMTPServer } from 'smtp-server'
import type { Owner, StoredQuote } from './owner.ts'
import type { Random } from './seeded-random.ts'

/**
 * An SMTP server that records when it accepted each message, by the id of the delivery. It is slow for some messages, so
 * that kills hit messages that are half sent, and refuses some for the moment (451).
 */
export async function mailServer(random: Random) {
  const accepted = new Map<string, number[]>()
  const counts = { slow: 0, putOff: 0 }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    closeTimeout: 100,
    async onData(stream, _session, callback) {
      const chunks = await stream.toArray().catch(() => undefined)
      if (!chunks) return callback(new Error('Not received in full'))
      const raw = Buffer.concat(chunks).toString('latin1')
      if (random.chance(0.15)) {
        counts.slow += 1
        await pause(random.between(300, 3_000))
      }
      if (random.chance(0.03)) {
        counts.putOff += 1
        return callback(Object.assign(new Error('Try again later'), { responseCode: 451 }))
      }
      const id = /^message-id:\s*<([^@>]+)@/im.exec(raw)?.[1] ?? 'a message without id'
      accepted.set(id, [...(accepted.get(id) ?? []), Date.now()])
      callback()
    },
  })
  server.on('error', () => {})
  const listening = server.listen(0, '127.0.0.1')
  await once(listening, 'listening')
  const { port } = listening.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    /** Milliseconds since 1970, by delivery id, oldest first. */
    accepted,
    counts,
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  }
}

/** The database rounds to milliseconds, and its clock is read in another process. */
const toleranceMs = 20

/** By delivery id: when an administrator's screen first showed it as sent (milliseconds since 1970). */
type SeenAsSent = Map<string, number>

export async function watchDeliveries(owner: Owner, isOver: () => boolean): Promise<SeenAsSent> {
  const seen: SeenAsSent = new Map()
  while (!isOver()) {
    const quotes = await owner.newest(100).catch(() => [])
    for (const { id, state } of quotes.flatMap(({ deliveries }) => deliveries))
      if (state === 'sent' && !seen.has(id)) seen.set(id, Date.now())
    await pause(1_000)
  }
  return seen
}

/**
 * `undelivered`: not sent in the end, or sent according to the outbox but never accepted by the mail server. `repeated`: accepted
 * more than once, as a kill fell between the mail server's response and the outbox's record of it. Never allowed: accepted
 * again after the outbox or a screen had it as sent (`afterSent`), and shown as sent but not sent in the end (`unsentAgain`).
 */
type Findings = {
  total: number
  undelivered: string[]
  repeated: number
  afterSent: string[]
  unsentAgain: string[]
}

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
