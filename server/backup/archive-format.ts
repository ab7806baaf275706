import { z } from 'zod'

/**
 * A backup is a gzipped tar: `lantern-backup.json` first, then `database/{table}/{number}.jsonl` with a record a line
 * as JSON, then `files/{key}`, then `end.json`. Any program can read it; without its end it is not complete. With a passphrase
 * the whole of it is an age file (archive-encryption.ts): `age -d lantern-....tar.gz.age | tar xz`. What it leaves out: live-secrets.ts.
 */
export const entryNames = { manifest: 'lantern-backup.json', end: 'end.json' } as const

/** A table of a backup and the columns that its records have. */
const tableManifest = z.object({ name: z.string(), columns: z.array(z.string()) })

/** What `lantern-backup.json` says of the backup. */
export const backupManifest = z.object({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  /** Digests of the applied migrations: a version that does not know all of them is too old to restore. */
  migrations: z.array(z.string()),
  /** Ordered so that foreign keys refer to earlier tables only. */
  tables: z.array(tableManifest),
})

/** What `end.json` says: how much a complete backup holds. */
export const backupEnd = z.object({
  /** Records by table. */
  rows: z.record(z.string(), z.int()),
  files: z.int(),
})

/** A table of a backup, read from its manifest. */
export type TableManifest = z.output<typeof tableManifest>
/** The manifest of a backup, read. */
export type BackupManifest = z.output<typeof backupManifest>
/** The end of a backup, read. */
export type BackupEnd = z.output<typeof backupEnd>

/** A backup cannot be made or restored. The message tells the person why and what to do. */
export class BackupError extends Error {
  override name = 'BackupError'
}

/** Why there is no new backup, for the owner. */
export type BackupFailure = 'backupRunning' | 'backupNoRoom' | 'backupFailed' | 'nightlyBackupFailed'

/** No backup is made now, for a reason that the owner may know. */
export class BackupRefused extends Error {
  override name = 'BackupRefused'
  readonly reason: BackupFailure
  constructor(reason: BackupFailure) {
    super(reason)
    this.reason = reason
  }
}
