import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { z } from 'zod'
import type { Queryable } from '#server/database/database.ts'
import { type PreparedStatement, runPrepared } from '#server/database/transact.ts'
import type { Log } from '#server/log.ts'

const channel = 'lantern'

/**
 * `onPages`: what public pages see of the change: the row itself (the default), only its helpful votes, or nothing, because it is
 * hidden before and after. `formerOwner`: whose it was and is no more (`own` of a model), who cannot read it again and must
 * hear that it is gone.
 */
const modelEvent = z.object({
  model: z.string(),
  operation: z.enum(['create', 'update', 'delete']),
  id: z.string(),
  onPages: z.enum(['row', 'votes', 'nothing']).optional(),
  formerOwner: z.string().optional(),
})

/** Only the id: subscribers read the record under their own permission. */
export type ModelEvent = z.output<typeof modelEvent>

export type StreamEvent = ({ kind: 'changed' } & ModelEvent) | { kind: 'reconnected' }

export async function announce(tx: Queryable, event: ModelEvent) {
  await tx.execute(sql`select pg_notify(${channel}, ${payloadOf(event)})`)
}

const payloadOf = ({ model, operation, id, onPages, formerOwner }: ModelEvent) =>
  JSON.stringify({ model, operation, id, onPages, formerOwner })

/**
 * For committed changes, without delaying the caller: NOTIFY in a transaction makes every other such commit
 * wait for it. If the process ends in between, screens find the changes when they read again, each minute.
 */
export type Announcer = {
  announceSoon(event: ModelEvent): void
  close(): Promise<void>
}

const announceStatement: PreparedStatement = {
  name: 'announce',
  text: 'select pg_notify($1, payload) from jsonb_array_elements_text($2::jsonb) as payload',
}

const batchPauseMs = 20

export function openAnnouncer({ db, log }: { db: Queryable; log: Log }): Announcer {
  let waiting: ModelEvent[] = []
  let announcing: Promise<void> | undefined

  async function announceWaiting() {
    while (waiting.length > 0) {
      const payloads = JSON.stringify(waiting.map(payloadOf))
      waiting = []
      await runPrepared(db, announceStatement, [channel, payloads]).catch((err: unknown) =>
        log.warn({ err }, 'Changes could not be announced'),
      )
      await sleep(batchPauseMs)
    }
    announcing = undefined
  }

  return {
    announceSoon(event) {
      waiting.push(event)
      announcing ??= announceWaiting()
    },
    close: async () => announcing,
  }
}

export type EventStream = {
  subscribe(handler: (event: StreamEvent) => void): () => void
  quietMs(): number
  subscriberCount(): number
  close(): Promise<void>
}

const backOff = { first: 100, longest: 5_000 }
const heartbeatMs = 30_000

/**
 * On a connection of its own that is replaced when it breaks. Resolves once it listens; keeps trying while
 * the database is unavailable.
 */
export async function openEventStream(options: {
  connection: pg.ClientConfig
  log: Log
}): Promise<EventStream> {
  const { connection, log } = options
  const handlers = new Set<(event: StreamEvent) => void>()
  const closing = new AbortController()
  const { promise: firstConnection, resolve: onFirstConnection } = Promise.withResolvers<void>()

  let lastEventAt = performance.now()
  function publish(event: StreamEvent) {
    lastEventAt = performance.now()
    for (const handler of [...handlers])
      try {
        handler(event)
      } catch (error) {
        log.error({ err: error, event }, 'A subscriber failed on an event')
      }
  }

  function onNotification({ payload = '' }: pg.Notification) {
    const event = readEvent(payload)
    if (event) publish(event)
    else log.warn({ payload }, 'An announcement that is not ours')
  }

  async function keepListening() {
    let wait = backOff.first
    let connections = 0
    while (!closing.signal.aborted) {
      try {
        await listenOnce(connection, closing.signal, onNotification, () => {
          wait = backOff.first
          connections += 1
          if (connections === 1) lastEventAt = performance.now()
          onFirstConnection()
          if (connections > 1) publish({ kind: 'reconnected' })
        })
      } catch (error) {
        log.warn({ err: error, retryInMs: wait }, 'The connection for events broke')
      }
      await sleep(wait, undefined, { signal: closing.signal }).catch(() => {})
      wait = Math.min(wait * 2, backOff.longest)
    }
  }

  const over = keepListening()
  await firstConnection
  return {
    subscribe: (handler) => {
      const subscription = (event: StreamEvent) => handler(event)
      handlers.add(subscription)
      return () => handlers.delete(subscription)
    },
    quietMs: () => performance.now() - lastEventAt,
    subscriberCount: () => handlers.size,
    close: async () => {
      // Ends streams to clients, so that they reconnect, to the next process.
      publish({ kind: 'reconnected' })
      handlers.clear()
      closing.abort()
      await over
    },
  }
}

/** Until the connection breaks (throws the reason) or the signal aborts (returns). */
async function listenOnce(
  connection: pg.ClientConfig,
  signal: AbortSignal,
  onNotification: (message: pg.Notification) => void,
  onListening: () => void,
) {
  const client = new pg.Client({
    ...connection,
    application_name: 'lantern events',
    connectionTimeoutMillis: 5_000,
    query_timeout: 5_000,
    keepAlive: true,
  })
  const { promise: over, resolve: finish, reject: fail } = Promise.withResolvers<void>()
  client.on('error', fail)
  client.on('end', () => fail(new Error('The server closed the connection')))
  client.on('notification', onNotification)
  const heartbeat = setInterval(() => client.query('select 1').catch(fail), heartbeatMs)
  const leave = () => finish()
  signal.addEventListener('abort', leave, { once: true })
  try {
    await Promise.race([client.connect().then(() => client.query(`listen ${channel}`)), over])
    onListening()
    await over
  } finally {
    clearInterval(heartbeat)
    signal.removeEventListener('abort', leave)
    await client.end()
  }
}

function readEvent(payload: string): StreamEvent | undefined {
  try {
    const parsed = modelEvent.safeParse(JSON.parse(payload))
    return parsed.success ? { kind: 'changed', ...parsed.data } : undefined
  } catch {
    return undefined
  }
}
