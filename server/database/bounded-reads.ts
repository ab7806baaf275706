import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import type { Log } from '#server/log.ts'

/** A page waits no longer for what it shows: then it says that it could not be loaded, while people still read. */
const longestReadMs = 2_500

const probe = { withinMs: 1_000, everyMs: 500 }

/** Reads that end after some seconds, whatever the database does. */
export type BoundedReads = ReturnType<typeof boundedReads>

/**
 * Reads for pages, none longer than 2.5 s. A server that stands still breaks no connection and answers no timeout of
 * its own, so once a read took too long or failed, and the database does not answer a question of its own, nobody else
 * waits: reads fail at once until it answers again. A read that only waited for its turn blames nobody. What stores
 * something never comes through here.
 */
export function boundedReads({ connection, log }: { connection: pg.ClientConfig; log: Log }) {
  const closing = new AbortController()
  /** What ends the reads that are under way. */
  const ends = new Set<() => void>()
  let isAway = false
  let asking: Promise<void> | undefined

  /** Finds out, once for all who wonder, and goes on until there is an answer. */
  function ask() {
    asking ??= keepAsking().finally(() => {
      asking = undefined
    })
  }

  async function keepAsking() {
    while (!closing.signal.aborted && !(await answers(connection))) {
      if (!isAway) log.warn('The database does not answer: pages are shown without it')
      isAway = true
      for (const end of ends) end()
      await pause(probe.everyMs, undefined, { signal: closing.signal, ref: false }).catch(() => {})
    }
    if (isAway && !closing.signal.aborted) log.info('The database answers again')
    isAway = false
  }

  return {
    /** What `work` gives within 2.5 s; undefined while the database is away. `failed`: whether that may be the reason. */
    async read<Result>(
      work: () => Promise<Result>,
      failed: (result: Result) => boolean,
    ): Promise<Result | undefined> {
      if (isAway) return undefined
      const late = Promise.withResolvers<undefined>()
      const end = () => late.resolve(undefined)
      const timer = setTimeout(() => {
        ask()
        end()
      }, longestReadMs)
      ends.add(end)
      try {
        const result = await Promise.race([work(), late.promise])
        if (result !== undefined && failed(result)) ask()
        return result
      } finally {
        clearTimeout(timer)
        ends.delete(end)
      }
    },
    async close() {
      closing.abort()
      await asking
    },
  }
}

/** On a connection of its own: those of the pool may all be waiting for an answer. */
async function answers(connection: pg.ClientConfig): Promise<boolean> {
  const client = new pg.Client({
    ...connection,
    application_name: 'lantern probe',
    connectionTimeoutMillis: probe.withinMs,
    query_timeout: probe.withinMs,
  })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query('select 1')
    return true
  } catch {
    return false
  } finally {
    // Not waited for: a server that stands still never closes its end.
    client.end().catch(() => {})
  }
}
