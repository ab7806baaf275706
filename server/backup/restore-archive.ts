import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import type pg from 'pg'
import { type Extract, extract } from 'tar-stream'
import { knownMigrations } from '#server/database/migrate.ts'
import { isStoreKey } from '#server/files/file-rules.ts'
import type { FileStore } from '#server/files/file-store.ts'
import { decryptArchive, isEncryptedFile } from './archive-encryption.ts'
import {
  type BackupEnd,
  BackupError,
  type BackupManifest,
  backupEnd,
  backupManifest,
  entryNames,
  sheetFolder,
} from './archive-format.ts'
import { allowNotesFirst, isFormer, removeStrayNotes, rowsOfToday, tableOfToday } from './former-archives.ts'
import { type RevokedAccess, revokeRestoredAccess } from './live-secrets.ts'
import { insertRecords, storedTables } from './stored-tables.ts'

export type RestoreStore = Pick<FileStore, 'writePart' | 'assemble' | 'keep' | 'abort' | 'delete' | 'keys'>

type Target = { client: pg.ClientBase; store: RestoreStore }

type RestoreOptions = {
  keepKeys: boolean
  passphrase: () => Promise<string>
  /** What a server stores by itself before anybody uses it gives way to the backup. */
  replaces?: FirstStart
  /** Of a place where others may write: only who knows the passphrase can have made one that it opens. */
  mustBeEncrypted?: boolean
}

export type RestoredArchive = BackupEnd & RevokedAccess

/** The tables of the models: what people send or write is a row of one of them. */
type FirstStart = Readonly<{ recordTables: readonly string[] }>

type ArchiveEntry = Extract extends AsyncIterable<infer One> ? One : never

/**
 * Into an empty database and store: everything except live secrets (live-secrets.ts), or nothing. Throws
 * BackupError when the archive cannot be read or the target is not empty.
 */
export async function restoreArchive(
  path: string,
  target: Target,
  { keepKeys, passphrase, replaces, mustBeEncrypted = false }: RestoreOptions,
): Promise<RestoredArchive> {
  const { client, store } = target
  const keys: string[] = []
  const isEncrypted = await isEncryptedFile(path)
  if (mustBeEncrypted && !isEncrypted)
    throw new BackupError('The backup is not encrypted, whatever its name says.')
  // Before the transaction, which would stay open while a person types.
  const given = isEncrypted ? await passphrase() : undefined
  await client.query('begin')
  try {
    // On a slow machine or for a large file, statements may be far apart or slow.
    await client.query('set local idle_in_transaction_session_timeout = 0')
    await client.query('set local statement_timeout = 0')
    if (replaces) await requireFirstStart(target, replaces)
    else await requireEmpty(target)
    await switchTriggers(client, 'disable')
    if (replaces) await deleteAll(client)
    const file = createReadStream(path)
    const archive = given === undefined ? file : await decryptArchive(file, given)
    const counted = await readArchive(archive, target, keys)
    // For a backup from before there were threads.
    await client.query('select begin_note_threads()')
    const access = await revokeRestoredAccess(client, { isEncrypted, keepKeys })
    await switchTriggers(client, 'enable')
    await client.query('commit')
    return { ...counted, ...access }
  } catch (error) {
    await client.query('rollback')
    for (const key of keys) await store.delete(key)
    throw error
  }
}

/** The backup contains what triggers wrote; they must not write it again. */
async function switchTriggers(client: pg.ClientBase, to: 'enable' | 'disable'): Promise<void> {
  for (const { name } of await storedTables(client))
    await client.query(`alter table "${name}" ${to} trigger user`)
}

async function requireEmpty({ client, store }: Target): Promise<void> {
  const full = 'A backup is restored into an empty DATA_DIR (or an empty database) only: this one holds'
  for (const { name } of await storedTables(client)) {
    const { rows } = await client.query(`select 1 from "${name}" limit 1`)
    if (rows.length > 0) throw new BackupError(`${full} ${name} already.`, { kind: 'notEmpty' })
  }
  for await (const _key of store.keys()) throw new BackupError(`${full} files already.`, { kind: 'notEmpty' })
}

/**
 * Nobody has used it: no person, nothing that a person did (the audit has every change of staff), no record but the built-in posts,
 * no file. What jobs and settings of the server wrote by then is no reason to refuse, whichever table they use.
 */
async function requireFirstStart({ client, store }: Target, { recordTables }: FirstStart): Promise<void> {
  await client.query("set local lock_timeout = '30s'")
  const full = 'A backup is restored only into a server that holds nothing yet: this one holds'
  // Until the end no other request can make the first owner, or store a lead.
  for (const { name } of await storedTables(client))
    await client.query(`lock table "${name}" in share row exclusive mode`)
  const used = {
    ...Object.fromEntries(recordTables.map((name) => [name, 'true'])),
    users: 'true',
    audit_entries: `actor_kind <> 'system'`,
    blogs: 'slug not in (select slug from first_posts)',
  }
  for (const [name, condition] of Object.entries(used)) {
    const { rows } = await client.query(`select 1 from "${name}" where ${condition} limit 1`)
    if (rows.length > 0) throw new BackupError(`${full} ${name} already.`, { kind: 'notEmpty' })
  }
  for await (const _key of store.keys()) throw new BackupError(`${full} files already.`, { kind: 'notEmpty' })
}

async function deleteAll(client: pg.ClientBase): Promise<void> {
  for (const { name } of (await storedTables(client)).toReversed())
    await client.query(`delete from "${name}"`)
}

async function readArchive(archive: Readable, target: Target, keys: string[]): Promise<BackupEnd> {
  const entries = extract()
  const fed = pipeline(archive, createGunzip(), entries)
  // The loop below throws the same error; this avoids an unhandled rejection.
  fed.catch(() => undefined)
  const counted: BackupEnd = { rows: {}, files: 0 }
  let manifest: BackupManifest | undefined
  let end: BackupEnd | undefined
  try {
    for await (const entry of entries) {
      const [folder, ...rest] = entry.header.name.split('/')
      if (entry.header.name === entryNames.manifest && !manifest)
        manifest = await readManifest(entry, target.client)
      else if (entry.header.name === entryNames.end && !end) end = await readJsonEntry(entry, backupEnd)
      else if (folder === 'database') await restoreRecords(entry, rest[0], manifest, counted, target.client)
      else if (folder === sheetFolder) entry.resume()
      else if (folder === 'files' && isStoreKey(rest.join('/'))) {
        const key = rest.join('/')
        keys.push(key)
        await restoreFile(entry, key, target.store)
        counted.files += 1
      } else
        throw new BackupError(`${quotedName(entry.header.name)} does not belong into a backup of Lantern.`)
    }
    await fed
  } catch (error) {
    if (error instanceof BackupError || !(error instanceof Error)) throw error
    throw new BackupError(describe(error), { cause: error, kind: kindOf(error) })
  }
  if (!end || !manifest) throw new BackupError('The backup is not complete: its end is missing.')
  for (const { name } of manifest.tables) counted.rows[name] ??= 0
  const names = new Set([...Object.keys(counted.rows), ...Object.keys(end.rows)])
  const isComplete =
    counted.files === end.files && [...names].every((name) => counted.rows[name] === end.rows[name])
  if (!isComplete) throw new BackupError('The backup is not complete: records or files are missing.')
  if (!isFormer(manifest.tables)) return counted
  await removeStrayNotes(target.client)
  return { ...counted, rows: rowsOfToday(counted.rows) }
}

const quotedName = (name: string) => JSON.stringify(name.slice(0, 80))

const truncatedText = 'The backup ends in the middle. Download or copy it again.'

const errorTexts: Readonly<Record<string, string>> = {
  Z_BUF_ERROR: truncatedText,
  Z_DATA_ERROR: 'This is not a backup of Lantern, or it is damaged. Download or copy it again.',
  ENOSPC: 'There is not enough room on the disk.',
  '53100': 'There is not enough room on the disk.',
}

const noRoomCodes = ['ENOSPC', '53100']

const kindOf = (error: Error) =>
  'code' in error && noRoomCodes.includes(String(error.code)) ? 'noRoom' : 'damaged'

function describe(error: Error): string {
  const known = 'code' in error && typeof error.code === 'string' ? errorTexts[error.code] : undefined
  return known ?? `The backup cannot be read: ${error.message}`
}

async function readJsonEntry<Value>(
  entry: ArchiveEntry,
  form: { safeParse(json: unknown): { success: true; data: Value } | { success: false } },
): Promise<Value> {
  const unreadable = new BackupError('This is not a backup that this version of Lantern can read.')
  if ((entry.header.size ?? 0) > longestLine) throw unreadable
  const parsed = form.safeParse(parsedJson(await text(entry)))
  if (!parsed.success) throw unreadable
  return parsed.data
}

function parsedJson(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}

async function readManifest(entry: ArchiveEntry, client: pg.ClientBase): Promise<BackupManifest> {
  const manifest = await readJsonEntry(entry, backupManifest)
  const known = knownMigrations()
  if (!manifest.migrations.every((migration) => known.has(migration)))
    throw new BackupError(
      'The backup was made by a newer version of Lantern. Update Lantern, then restore.',
      { kind: 'newer' },
    )
  const ours = new Map((await storedTables(client)).map(({ name, columns }) => [name, columns]))
  for (const table of manifest.tables) {
    const { name, columns } = tableOfToday(table)
    if (!columns.every((column) => ours.get(name)?.includes(column)))
      throw new BackupError(
        `The backup holds ${quotedName(table.name)}, which Lantern does not have in this form.`,
      )
  }
  if (isFormer(manifest.tables)) await allowNotesFirst(client)
  return manifest
}

async function restoreRecords(
  entry: ArchiveEntry,
  name: string | undefined,
  manifest: BackupManifest | undefined,
  counted: BackupEnd,
  client: pg.ClientBase,
): Promise<void> {
  const table = manifest?.tables.find((known) => known.name === name)
  if (!table)
    throw new BackupError(`${quotedName(entry.header.name)} does not belong into a backup of Lantern.`)
  const from = isFormer(manifest?.tables ?? []) ? table.name : undefined
  for await (const lines of batchesOf(entry)) {
    await insertRecords(client, tableOfToday(table), lines, from)
    counted.rows[table.name] = (counted.rows[table.name] ?? 0) + lines.length
  }
}

/** In characters. The longest record that Lantern stores is a post of 1 MB. */
const longestLine = 32 * 1024 * 1024
const batchSize = 4 * 1024 * 1024

async function* batchesOf(entry: ArchiveEntry): AsyncGenerator<string[]> {
  const decoder = new TextDecoder()
  let batch: string[] = []
  let size = 0
  let rest = ''
  // tar-stream's type does not say that the chunks are bytes.
  for await (const bytes of entry as AsyncIterable<Uint8Array>) {
    const [first = '', ...more] = decoder.decode(bytes, { stream: true }).split('\n')
    rest += first
    if (rest.length > longestLine) throw new BackupError('The backup holds a record that is too long.')
    for (const next of more) {
      if (rest) batch.push(rest)
      size += rest.length
      rest = next
    }
    if (size < batchSize) continue
    yield batch
    batch = []
    size = 0
  }
  if (rest) batch.push(rest)
  if (batch.length > 0) yield batch
}

async function restoreFile(entry: ArchiveEntry, key: string, store: RestoreStore): Promise<void> {
  const id = randomUUID()
  const bytes = entry as AsyncIterable<Uint8Array>
  const outcome = await store.writePart(id, 1, { exactly: entry.header.size }, bytes)
  if (!outcome.ok) throw new BackupError(truncatedText)
  const whole = await store.assemble(id, [1])
  if (!whole) throw new BackupError(`The file ${key} of the backup could not be stored.`)
  await store.keep(whole.path, key)
  await store.abort(id)
}
