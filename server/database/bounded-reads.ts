import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import type { Log } from '#server/log.ts'

const longestReadMs = 2_500

const probe = { withinMs: 1_000, everyMs: 500 }

export type BoundedReads = ReturnType<typeof boundedReads>

/**
 * A database server that hangs breaks no connection and honours no statement timeout. So when a read fails or
 * takes too long, the database is probed on a connection of its own; while the probe fails, the circuit is
 * open and reads fail at once. A read that only waited for its turn opens nothing. Writes never go through
 * here.
 */
export function boundedReads({ connection, log }: { connection: pg.ClientConfig; log: Log }) {
  const closing = new AbortController()
  const ends = new Set<() => void>()
  let isDown = false
  let probing: Promise<void> | undefined

  function startProbing() {
    probing ??= probeUntilUp().finally(() => {
      probing = undefined
    })
  }

  async function probeUntilUp() {
    while (!closing.signal.aborted && !(await canConnect(connection))) {
      if (!isDown) log.warn('The database does not answer: pages are shown without it')
      isDown = true
      for (const end of ends) end()
      await pause(probe.everyMs, undefined, { signal: closing.signal, ref: false }).catch(() => {})
    }
    if (isDown && !closing.signal.aborted) log.info('The database answers again')
    isDown = false
  }

  return {
    /**
     * Undefined on a timeout and while the circuit is open. `failed`: whether the result may be due to an
     * outage.
     */
    async read<Result>(
      work: () => Promise<Result>,
      failed: (result: Result) => boolean,
    ): Promise<Result | undefined> {
      if (isDown) return undefined
      const late = Promise.withResolvers<undefined>()
      const end = () => late.resolve(undefined)
      const timer = setTimeout(() => {
        startProbing()
        end()
      }, longestReadMs)
      ends.add(end)
      try {
        const result = await Promise.race([work(), late.promise])
        if (result !== undefined && failed(result)) startProbing()
        return result
      } finally {
        clearTimeout(timer)
        ends.delete(end)
      }
    },
    async close() {
      closing.abort()
      await probing
    },
  }
}

async function canConnect(connection: pg.ClientConfig): Promise<boolean> {
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
    // Not awaited: a server that hangs never closes its end.
    client.end().catch(() => {})
  }
}
