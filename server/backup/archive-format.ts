import { z } from 'zod'

/**
 * A backup is a gzipped tar: `lantern-backup.json`, then `database/{table}/{number}.jsonl` with a record a
 * line as JSON, and what people look up once more as `spreadsheets/{table}.csv`, then `files/{key}`, then `end.json`, without which it is not complete. With a passphrase it
 * is an age file (archive-encryption.ts): `age -d lantern-....tar.gz.age | tar xz`. It leaves out what
 * live-secrets.ts names.
 */
export const entryNames = { manifest: 'lantern-backup.json', end: 'end.json' } as const

export const sheetFolder = 'spreadsheets'

const tableManifest = z.object({ name: z.string(), columns: z.array(z.string()) })

/**
 * `migrations`: digests of the applied migrations: a version that lacks one is too old to restore. `tables` in an
 * order in which foreign keys refer to earlier tables only.
 */
export const backupManifest = z.object({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  migrations: z.array(z.string()),
  tables: z.array(tableManifest),
})

export const backupEnd = z.object({
  rows: z.record(z.string(), z.int()),
  files: z.int(),
})

export type TableManifest = z.output<typeof tableManifest>
export type BackupManifest = z.output<typeof backupManifest>
export type BackupEnd = z.output<typeof backupEnd>

export type BackupErrorKind = 'damaged' | 'passphrase' | 'newer' | 'notEmpty' | 'noRoom'

export class BackupError extends Error {
  override name = 'BackupError'
  readonly kind: BackupErrorKind
  constructor(message: string, options: ErrorOptions & { kind?: BackupErrorKind } = {}) {
    super(message, options)
    this.kind = options.kind ?? 'damaged'
  }
}

export const backupFailures = ['backupNoRoom', 'backupFailed', 'nightlyBackupFailed'] as const

export type BackupFailure = (typeof backupFailures)[number]

export class BackupRefused extends Error {
  override name = 'BackupRefused'
  readonly reason: 'backupRunning' | 'backupNoRoom'
  constructor(reason: BackupRefused['reason']) {
    super(reason)
    this.reason = reason
  }
}
