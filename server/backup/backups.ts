import type { Readable } from 'node:stream'
import type { Administrator } from '#server/actor.ts'
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

/** Backups as administrators make and fetch them; `me` is who does it. Who may is declared where they are offered (`personServices`). */
export type Backups = {
  overview(): Promise<DataOverview>
  /** `running`: it takes longer than an answer should; the log says when it is done. */
  make(me: Administrator): Promise<Result<'made' | 'running'>>
  setNightly(me: Administrator, isOn: boolean): Promise<Result<null>>
  /** The caller reads the stream to its end or destroys it. */
  open(me: Administrator, name: string): Promise<Result<{ size: number; stream: Readable }>>
  remove(me: Administrator, name: string): Promise<Result<null>>
  close(): Promise<void>
}
