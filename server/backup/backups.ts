import type { Readable } from 'node:stream'
import type { Actor } from '#server/actor.ts'
import type { Result } from '#server/result.ts'
import type { BackupFile } from './backup-folder.ts'

/** What is kept, how big it is, and the backups of it. Bytes. */
export type DataOverview = {
  rows: Readonly<Record<string, number>>
  databaseBytes: number
  /** Of the attachments of customers. */
  fileBytes: number
  /** Newest first. */
  backups: readonly BackupFile[]
  /** Room on the disk of the backups. */
  freeBytes: number
  /** Whether another backup fits there. */
  hasRoom: boolean
  nightly: boolean
  /** Whether the next one is encrypted. */
  isEncrypted: boolean
  /** Since when one is being made. */
  runningSince: Date | undefined
  /** Why the last one failed. */
  lastFailure: string | undefined
}

type Asking = Actor | undefined

/** Backups as administrators make and fetch them. Who holds one holds everything, so fetching it takes a step-up. */
export type Backups = {
  overview(actor: Asking): Promise<Result<DataOverview>>
  /** `running`: it takes longer than an answer should; the log says when it is done. */
  make(actor: Asking): Promise<Result<'made' | 'running'>>
  setNightly(actor: Asking, isOn: boolean): Promise<Result<null>>
  /** Only for a confirmed administrator. The caller reads the stream to its end or destroys it. */
  open(actor: Asking, name: string): Promise<Result<{ size: number; stream: Readable }>>
  remove(actor: Asking, name: string): Promise<Result<null>>
  close(): Promise<void>
}
