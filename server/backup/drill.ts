import { createHash } from 'node:crypto'
import { rm } from 'node:fs/promises'
import pg from 'pg'
import { migrate } from '#server/database/migrate.ts'
import type { Log } from '#server/log.ts'
import { BackupError, BackupRefused } from './archive-format.ts'
import { type DrillFailure, type LastDrill, saveSafety } from './backup-safety.ts'
import { type BackupDeps, requireRoom, withBackupLock } from './make-backup.ts'
import type { RestoreStore } from './restore-archive.ts'
import { type BackupPlace, PlaceError } from './second-place/place.ts'

export type DrillDeps = Pick<BackupDeps, 'db' | 'connection' | 'folder' | 'passphrase'> & {
  place: () => Promise<BackupPlace | undefined>
  log: Log
}

/**
 * Restores the newest archive, from the second place where there is one, into a database of its own on the same
 * server, counts, and drops it. Files are read to their end and not kept. Undefined when there is no archive, or
 * a backup or another drill runs. What fails is remembered, not thrown.
 */
export async function runDrill(deps: DrillDeps): Promise<LastDrill | undefined> {
  const done = await withBackupLock(deps.connection, () => drillNewest(deps))
  if (done === 'taken' || !done) return undefined
  await saveSafety(deps.db, { lastDrill: done })
  return done
}

async function drillNewest(deps: DrillDeps): Promise<LastDrill | undefined> {
  const { folder, log } = deps
  let [name, from]: [string, LastDrill['from']] = ['', 'place']
  try {
    const place = await deps.place()
    from = place ? 'place' : 'here'
    const archives = await (place ?? folder).list()
    const newest = place ? archives.find(({ isEncrypted }) => isEncrypted) : archives[0]
    if (!newest) return undefined
    name = newest.name
    const opened = place ? await openFetched(deps, place, name) : await openArchive(deps, folder.pathOf(name))
    return { at: new Date(), name, from, outcome: { kind: 'opened', ...opened } }
  } catch (error) {
    log.error({ err: error, archive: name }, 'the newest backup could not be opened')
    return { at: new Date(), name, from, outcome: { kind: 'failed', ...failureOf(error) } }
  }
}

async function openFetched(deps: DrillDeps, place: BackupPlace, name: string) {
  await requireRoom(deps)
  const copy = deps.folder.scratchPath()
  try {
    await place.fetch(name, copy)
    return await openArchive(deps, copy, { mustBeEncrypted: true })
  } finally {
    await rm(copy, { force: true })
  }
}

async function openArchive(deps: DrillDeps, path: string, { mustBeEncrypted = false } = {}) {
  const { connection, log } = deps
  await requireRoom(deps)
  await using drill = await ownDatabase(connection)
  await migrate(drill.connection, log)
  const client = new pg.Client({ ...drill.connection, application_name: 'lantern drill' })
  client.on('error', (err) => log.warn({ err }, 'the connection of the drill broke'))
  await client.connect()
  try {
    // Nothing of it has to survive a power cut.
    await client.query('set synchronous_commit = off')
    const passphrase = async () => (await deps.passphrase()) ?? ''
    const { restoreArchive } = await import('./restore-archive.ts')
    const restored = await restoreArchive(
      path,
      { client, store: discardingStore() },
      { keepKeys: false, passphrase, mustBeEncrypted },
    )
    const rows: Record<string, number> = {}
    for (const table of shownTables) rows[table] = await requireCount(client, table, restored.rows[table])
    return { rows: { ...rows, ...(await countKinds(client)) }, files: restored.files }
  } finally {
    await client.end()
  }
}

const shownTables = ['requests', 'reviews', 'testimonials', 'blogs'] as const

async function requireCount(client: pg.Client, table: string, said = 0): Promise<number> {
  const { rows } = await client.query<{ count: number }>(`select count(*)::int as count from "${table}"`)
  const count = rows[0]?.count ?? 0
  if (count !== said)
    throw new BackupError(`${table}: ${count} records were restored, ${said} were backed up.`)
  return count
}

async function countKinds(client: pg.Client): Promise<Record<'quotes' | 'messages', number>> {
  const { rows } = await client.query<Record<'quotes' | 'messages', number>>(`
    select count(*) filter (where kind = 'Quote')::int as quotes,
      count(*) filter (where kind = 'Message')::int as messages from requests`)
  return rows[0] ?? { quotes: 0, messages: 0 }
}

/** One for each live database, so that a drill removes what a killed one left. */
async function ownDatabase(connection: pg.ClientConfig) {
  const live = new pg.Client({ ...connection, application_name: 'lantern drill' })
  await live.connect()
  try {
    const { rows } = await live.query<{ name: string }>('select current_database() as name')
    const digest = createHash('sha256').update(rows[0]?.name ?? '')
    const name = `lantern_drill_${digest.digest('hex').slice(0, 16)}`
    const drop = () => live.query(`drop database if exists ${name} with (force)`)
    await live.query('set statement_timeout = 0')
    await drop()
    await live.query(`create database ${name} template template0`)
    return {
      connection: inDatabase(connection, name),
      async [Symbol.asyncDispose]() {
        try {
          await drop()
        } finally {
          await live.end()
        }
      },
    }
  } catch (error) {
    await live.end()
    throw error
  }
}

/** A connection string wins over the fields beside it. */
function inDatabase(connection: pg.ClientConfig, database: string): pg.ClientConfig {
  if (!connection.connectionString) return { ...connection, database }
  const url = new URL(connection.connectionString)
  url.pathname = `/${database}`
  return { ...connection, connectionString: url.href }
}

/** Reads each file to its end, so that a short or missing one is noticed, and keeps none. */
function discardingStore(): RestoreStore {
  return {
    async writePart(_id, _number, length, body) {
      let size = 0
      for await (const bytes of body) size += bytes.length
      const isWhole = !('exactly' in length) || size === length.exactly
      return isWhole ? { ok: true, value: size } : { ok: false, refusal: 'too-short' }
    },
    assemble: async () => ({ path: '', size: 0, sha256: '' }),
    keep: async () => {},
    abort: async () => {},
    delete: async () => {},
    async *keys() {},
  }
}

function failureOf(error: unknown): { reason: DrillFailure; detail?: string } {
  if (error instanceof PlaceError) return { reason: error.reason }
  if (error instanceof BackupRefused) return { reason: 'drillNoRoom' }
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === '42501') return { reason: 'drillNoDatabase' }
  if (code === '53100' || code === 'ENOSPC') return { reason: 'drillNoRoom' }
  if (!(error instanceof BackupError)) return { reason: 'drillDamaged', detail: String(error) }
  if (error.kind === 'passphrase') return { reason: 'drillPassphrase' }
  if (error.kind === 'noRoom') return { reason: 'drillNoRoom' }
  return { reason: 'drillDamaged', detail: error.message }
}
