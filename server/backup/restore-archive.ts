import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import type pg from 'pg'
import { type Extract, extract } from 'tar-stream'
import type { FileStore } from '../files/file-store.ts'
import { BackupError } from './backup-error.ts'
import {
  type BackupEnd,
  type BackupManifest,
  backupEnd,
  backupManifest,
  entryNames,
} from './backup-format.ts'
import { appliedMigrations, insertRecords, storedTables } from './stored-tables.ts'

type Target = { client: pg.ClientBase; store: FileStore }

/** A file of the archive; the next one comes when it is read to its end. */
type Entry = Extract extends AsyncIterable<infer One> ? One : never

/**
 * Puts a backup into an empty database and an empty store: all of it, or nothing. Throws BackupError when the backup
 * or the target is not fit for it.
 */
export async function restoreArchive(path: string, target: Target): Promise<BackupEnd> {
  const { client, store } = target
  const keys: string[] = []
  await client.query('begin')
  try {
    await refuseFull(target)
    await switchTriggers(client, 'disable')
    const end = await readArchive(path, target, keys)
    await switchTriggers(client, 'enable')
    await client.query('commit')
    return end
  } catch (error) {
    await client.query('rollback')
    for (const key of keys) await store.delete(key)
    throw error
  }
}

/** What triggers wrote when the records were made is in the backup as well; it must not be written twice. */
async function switchTriggers(client: pg.ClientBase, to: 'enable' | 'disable'): Promise<void> {
  for (const { name } of await storedTables(client))
    await client.query(`alter table "${name}" ${to} trigger user`)
}

async function refuseFull({ client, store }: Target): Promise<void> {
  const full = 'A backup is restored into an empty DATA_DIR (or an empty database) only: this one holds'
  for (const { name } of await storedTables(client)) {
    const { rows } = await client.query(`select 1 from "${name}" limit 1`)
    if (rows.length > 0) throw new BackupError(`${full} ${name} already.`)
  }
  for await (const _key of store.keys()) throw new BackupError(`${full} files already.`)
}

async function readArchive(path: string, target: Target, keys: string[]): Promise<BackupEnd> {
  const entries = extract()
  const fed = pipeline(createReadStream(path), createGunzip(), entries)
  // The loop below meets the same failure; this one is only kept from being nobody's.
  fed.catch(() => undefined)
  const counted: BackupEnd = { rows: {}, files: 0 }
  let manifest: BackupManifest | undefined
  let end: BackupEnd | undefined
  try {
    for await (const entry of entries) {
      const [folder, ...rest] = entry.header.name.split('/')
      if (entry.header.name === entryNames.manifest) manifest = await readManifest(entry, target.client)
      else if (entry.header.name === entryNames.end) end = backupEnd.parse(JSON.parse(await text(entry)))
      else if (folder === 'database') await restoreRecords(entry, rest[0], manifest, counted, target.client)
      else if (folder === 'files') {
        const key = rest.join('/')
        keys.push(key)
        await restoreFile(entry, key, target.store)
        counted.files += 1
      } else throw new BackupError(`${entry.header.name} does not belong into a backup of Lantern.`)
    }
    await fed
  } catch (error) {
    if (error instanceof BackupError || !(error instanceof Error)) throw error
    throw new BackupError(describe(error), { cause: error })
  }
  if (!end || !manifest) throw new BackupError('The backup is not complete: its end is missing.')
  for (const { name } of manifest.tables) counted.rows[name] ??= 0
  const isComplete =
    counted.files === end.files &&
    Object.entries(end.rows).every(([name, rows]) => counted.rows[name] === rows)
  if (!isComplete) throw new BackupError('The backup is not complete: records or files are missing.')
  return end
}

const sayings: Readonly<Record<string, string>> = {
  Z_BUF_ERROR: 'The backup ends in the middle. Download or copy it again.',
  Z_DATA_ERROR: 'This is not a backup of Lantern, or it is damaged. Download or copy it again.',
  ENOSPC: 'There is not enough room on the disk.',
  // The same, said by PostgreSQL.
  '53100': 'There is not enough room on the disk.',
}

/** What stopped the reading, and what to do, where it is one of the things that happen to files. */
function describe(error: Error): string {
  const saying = 'code' in error && typeof error.code === 'string' ? sayings[error.code] : undefined
  return saying ?? `The backup cannot be read: ${error.message}`
}

/** Checks that this program knows everything that the backup holds. */
async function readManifest(entry: Entry, client: pg.ClientBase): Promise<BackupManifest> {
  const parsed = backupManifest.safeParse(JSON.parse(await text(entry)))
  if (!parsed.success) throw new BackupError('This is not a backup that this version of Lantern can read.')
  const known = new Set(await appliedMigrations(client))
  if (!parsed.data.migrations.every((migration) => known.has(migration)))
    throw new BackupError('The backup was made by a newer version of Lantern. Update Lantern, then restore.')
  return parsed.data
}

async function restoreRecords(
  entry: Entry,
  name: string | undefined,
  manifest: BackupManifest | undefined,
  counted: BackupEnd,
  client: pg.ClientBase,
): Promise<void> {
  const table = manifest?.tables.find((known) => known.name === name)
  if (!table) throw new BackupError(`${entry.header.name} does not belong into a backup of Lantern.`)
  const lines = (await text(entry)).split('\n').filter(Boolean)
  await insertRecords(client, table, lines)
  counted.rows[table.name] = (counted.rows[table.name] ?? 0) + lines.length
}

/** By the way that an upload takes, so that every kind of store can do it. */
async function restoreFile(entry: Entry, key: string, store: FileStore): Promise<void> {
  const id = randomUUID()
  // What a tar is read as: its type leaves open of what.
  const bytes = entry as AsyncIterable<Uint8Array>
  const outcome = await store.writePart(id, 1, { exactly: entry.header.size }, bytes)
  const whole = outcome.ok ? await store.assemble(id, [1]) : undefined
  if (!whole) throw new BackupError(`The file ${key} of the backup could not be stored.`)
  await store.keep(whole.path, key)
  await store.abort(id)
}
