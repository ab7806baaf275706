import type { Readable } from 'node:stream'
import type { BackupFile } from '#server/backup/backup-folder.ts'
import type { CopyFailure } from '#server/backup/backup-safety.ts'

/** Where copies of archives are kept off this server. Its methods throw PlaceError. */
export type Place = {
  list(): Promise<BackupFile[]>
  /** Whole or not at all: what is half written has no name of an archive. */
  add(name: string, from: string): Promise<void>
  open(name: string): Promise<{ size: number; stream: Readable } | undefined>
  remove(name: string): Promise<void>
}

export class PlaceError extends Error {
  override name = 'PlaceError'
  readonly reason: CopyFailure
  constructor(reason: CopyFailure, cause?: unknown) {
    const said = cause instanceof Error ? `: ${cause.message}` : ''
    super(`${reason}${said}`, { cause })
    this.reason = reason
  }
}
