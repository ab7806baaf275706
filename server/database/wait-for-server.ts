import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { Log } from '#server/log.ts'
import { DatabaseError } from './database-error.ts'

const PATIENCE_MS = 30_000
const OLDEST_VERSION = 15

/** SQLSTATEs that no waiting mends: wrong password, unknown role, unknown database. */
const HOPELESS = new Set(['28P01', '28000', '3D000'])

/** Resolves when the server takes connections and is new enough. Throws DatabaseError if it does not within 30 s. */
export async function waitForServer(connection: pg.ClientConfig, log: Log) {
  const deadline = Date.now() + PATIENCE_MS
  for (let wait = 100; ; wait = Math.min(wait * 2, 2_000)) {
    const attempt = await serverVersion(connection)
    if (attempt.ok) return refuseOld(attempt.version)
    if (attempt.hopeless || Date.now() > deadline)
      throw new DatabaseError(`The database cannot be reached: ${attempt.message}`)
    log.info({ reason: attempt.message }, 'Waiting for the database')
    await sleep(wait)
  }
}

type Attempt = { ok: true; version: number } | { ok: false; message: string; hopeless: boolean }

async function serverVersion(connection: pg.ClientConfig): Promise<Attempt> {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: 5_000 })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query<{ server_version_num: string }>('show server_version_num')
    return { ok: true, version: Math.trunc(Number(rows[0]?.server_version_num) / 10_000) }
  } catch (error) {
    if (!(error instanceof Error)) throw error
    const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
    // A host with several addresses gives one error with an empty message and the reasons inside.
    return { ok: false, message: error.message || code, hopeless: HOPELESS.has(code) }
  } finally {
    await client.end()
  }
}

function refuseOld(version: number) {
  if (version < OLDEST_VERSION)
    throw new DatabaseError(
      `The database is PostgreSQL ${version}; Lantern needs ${OLDEST_VERSION} or newer.`,
    )
}
