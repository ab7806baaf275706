import { sql } from 'drizzle-orm'
import pg from 'pg'
import type { Actor } from '#server/actor.ts'
import { recordAudit } from '#server/audit/audit.ts'
import type { Database } from '#server/database/database.ts'
import { reservedDiskBytes } from '#server/files/disk.ts'
import type { FileStore } from '#server/files/file-store.ts'
import { usedBytes } from '#server/files/files-budget.ts'
import { images } from '#server/schema/content.ts'
import { type BackupFailure, BackupRefused } from './archive-format.ts'
import type { BackupFile, BackupFolder } from './backup-folder.ts'
import { saveSafety } from './backup-safety.ts'

export type BackupDeps = {
  db: Database
  connection: pg.ClientConfig
  store: FileStore
  folder: BackupFolder
  passphrase: () => Promise<string | undefined>
}

export const backupLock = 7_426_151_914

const longestMs = 60 * 60_000

type NightlyRun = { isDue(): Promise<boolean>; markDone(): Promise<void> }

/**
 * One at a time over all instances, audited. Undefined for a nightly one that is already made, or being made
 * by another instance. Throws BackupRefused when the disk has no room, or when staff ask during another
 * backup.
 */
export async function makeBackup(
  deps: BackupDeps,
  { actor, nightly }: { actor: Actor; nightly?: NightlyRun },
): Promise<BackupFile | undefined> {
  const { db, connection, store, folder } = deps
  const made = await withBackupLock(connection, async (client) => {
    if (nightly && !(await nightly.isDue())) return undefined
    await requireRoom(deps)
    const passphrase = await deps.passphrase()
    // Its encryption is half a hundred files, too slow for a start.
    const { writeArchive } = await import('./write-archive.ts')
    const made = await folder.add((path) => writeArchive(path, { client, store, passphrase }), {
      nightly: nightly !== undefined,
      encrypted: passphrase !== undefined,
    })
    await nightly?.markDone()
    await saveSafety(db, { lastFailure: null })
    await recordAudit(db, actor, {
      action: 'backup',
      subject: 'Backup',
      subjectId: made.name,
      label: made.name,
      after: { size: made.size },
    })
    return made
  })
  if (made !== 'taken') return made
  if (nightly) return undefined
  throw new BackupRefused('backupRunning')
}

export async function withBackupLock<Value>(
  connection: pg.ClientConfig,
  work: (client: pg.Client) => Promise<Value>,
): Promise<Value | 'taken'> {
  const client = new pg.Client({
    ...connection,
    application_name: 'lantern backup',
    statement_timeout: longestMs,
  })
  let broken: Error | undefined
  client.on('error', (error) => {
    broken = error
  })
  await client.connect()
  try {
    const { rows } = await client.query('select pg_try_advisory_lock($1) as taken', [backupLock])
    return rows[0]?.taken === true ? await work(client) : 'taken'
  } catch (error) {
    throw broken ?? error
  } finally {
    await client.end()
  }
}

export async function rememberFailure(
  db: Database,
  error: unknown,
  otherwise: BackupFailure,
): Promise<BackupFailure | 'backupRunning'> {
  const isFull = error instanceof Error && 'code' in error && error.code === 'ENOSPC'
  const reason = isFull ? 'backupNoRoom' : error instanceof BackupRefused ? error.reason : otherwise
  if (reason !== 'backupRunning') await saveSafety(db, { lastFailure: { at: new Date(), reason } })
  return reason
}

/** An estimate of all widths; only the store knows the size. */
const bytesPerImage = 1024 * 1024

type StoredBytes = { database: number; files: number; images: number }

export async function storedBytes(db: Database): Promise<StoredBytes> {
  const { rows } = await db.execute<{ bytes: number }>(
    sql`select pg_database_size(current_database())::float8 as bytes`,
  )
  return {
    database: rows[0]?.bytes ?? 0,
    files: await usedBytes(db),
    images: bytesPerImage * (await db.$count(images)),
  }
}

export const hasRoom = ({ database, files, images }: StoredBytes, freeBytes: number) =>
  freeBytes > database + files + images + reservedDiskBytes

export async function requireRoom({ db, folder }: Pick<BackupDeps, 'db' | 'folder'>): Promise<void> {
  if (!hasRoom(await storedBytes(db), await folder.freeBytes())) throw new BackupRefused('backupNoRoom')
}
