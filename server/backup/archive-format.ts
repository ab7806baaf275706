import { z } from 'zod'

/**
 * A backup is a gzipped tar: `lantern-backup.json` first, then `database/{table}/{number}.jsonl` with a record a line
 * as JSON, then `files/{key}`, then `end.json`. Any program can read it; what lacks its end is no backup. With a passphrase
 * the whole of it is an age file (passphrase.ts): `age -d lantern-....tar.gz.age | tar xz`. What it never holds: live-secrets.ts.
 */
export const entryNames = { manifest: 'lantern-backup.json', end: 'end.json' } as const

export const tableManifest = z.object({ name: z.string(), columns: z.array(z.string()) })

export const backupManifest = z.object({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  /** Digests of the migrations that made the tables: a program that does not know them all is too old. */
  migrations: z.array(z.string()),
  /** In an order in which each only refers to those before it. */
  tables: z.array(tableManifest),
})

export const backupEnd = z.object({
  /** Records by table. */
  rows: z.record(z.string(), z.int()),
  files: z.int(),
})

export type TableManifest = z.output<typeof tableManifest>
export type BackupManifest = z.output<typeof backupManifest>
export type BackupEnd = z.output<typeof backupEnd>

/** A backup cannot be made or restored; the message is for the person: why, and what to do. */
export class BackupError extends Error {
  override name = 'BackupError'
}
