import { sql } from 'drizzle-orm'
import pg from 'pg'
import type { Actor } from '#server/actor.ts'
import { recordAudit } from '#server/audit/audit.ts'
import type { Database } from '#server/database/database.ts'
import { reservedDiskBytes } from '#server/files/disk.ts'
import type { FileStore } from '#server/files/file-store.ts'
import { images } from '#server/schema/content.ts'
import { uploads } from '#server/schema/files.ts'
import { BackupError } from './backup-error.ts'
import type { BackupFile, BackupFolder } from './backup-folder.ts'
import { writeArchive } from './write-archive.ts'

export type BackupDependencies = {
  db: Database
  /** For a connection of its own, which a backup holds for as long as it takes. */
  connection: pg.ClientConfig
  store: FileStore
  folder: BackupFolder
  /** To which archives are encrypted, if they are. */
  passphrase: string | undefined
}

/** Any number, as long as it is always the same and nobody else's. */
const backupLock = 7_426_151_914

const longestMs = 60 * 60_000

/** Whether the night's backup is still to be made, and the note that it is; both under the lock. */
export type Night = { isDue(): Promise<boolean>; remember(): Promise<void> }

/**
 * Makes a backup, one at a time among all instances, and writes down who asked for it. Undefined: of a night whose
 * backup is made, or being made by another instance. Throws BackupError when there is no room, or when somebody asks
 * for one while another is being made.
 */
export async function makeBackup(
  deps: BackupDependencies,
  { actor, night }: { actor: Actor; night?: Night },
): Promise<BackupFile | undefined> {
  const { db, connection, store, folder, passphrase } = deps
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
    if (rows[0]?.taken !== true) {
      if (night) return undefined
      throw new BackupError('A backup is being made already.')
    }
    if (night && !(await night.isDue())) return undefined
    await refuseWithoutRoom(deps)
    const made = await folder.add((path) => writeArchive(path, { client, store, passphrase }), {
      nightly: night !== undefined,
      encrypted: passphrase !== undefined,
    })
    await night?.remember()
    await recordAudit(db, actor, {
      action: 'backup',
      subject: 'Backup',
      subjectId: made.name,
      label: made.name,
      after: { size: made.size },
    })
    return made
  } catch (error) {
    throw broken ?? error
  } finally {
    // The lock ends with the connection.
    await client.end()
  }
}

/** A picture in all its widths is seldom more. How much exactly only the store knows. */
const bytesOfPicture = 1024 * 1024

type StoredBytes = { database: number; files: number; pictures: number }

/** What an archive takes at most, before it is compressed. */
export async function storedBytes(db: Database): Promise<StoredBytes> {
  const [row] = await db
    .select({
      database: sql<number>`pg_database_size(current_database())`.mapWith(Number),
      files: sql<number>`coalesce(sum(${uploads.size}), 0)`.mapWith(Number),
    })
    .from(uploads)
  const pictures = bytesOfPicture * (await db.$count(images))
  return { database: 0, files: 0, ...row, pictures }
}

/** An archive is seldom bigger than what it holds, and the rest of the machine needs room too. */
export const hasRoom = ({ database, files, pictures }: StoredBytes, freeBytes: number) =>
  freeBytes > database + files + pictures + reservedDiskBytes

async function refuseWithoutRoom({ db, folder }: BackupDependencies): Promise<void> {
  if (!hasRoom(await storedBytes(db), await folder.freeBytes()))
    throw new BackupError('There is not enough room on the disk. Download and delete older backups first.')
}
