import type { BackupFile } from '#server/backup/backup-folder.ts'
import type { CopyFailure } from '#server/backup/backup-safety.ts'
import { AddressRefused } from '#server/http/outgoing-address.ts'

/**
 * Where copies of archives are kept off this server. Its methods throw PlaceError. `list` gives the newest first.
 * `add` and `fetch` take a whole archive or none: what is half written has no name of an archive.
 */
export type BackupPlace = {
  list(): Promise<BackupFile[]>
  add(name: string, from: string): Promise<void>
  fetch(name: string, to: string): Promise<void>
  remove(name: string): Promise<void>
}

export type MayReach = (address: string) => boolean

/** One that is reached over the network and proves itself by a file that is written, read back and deleted. */
export type RemotePlace = BackupPlace & { prove(): Promise<void> }

export class PlaceError extends Error {
  override name = 'PlaceError'
  readonly reason: CopyFailure
  constructor(reason: CopyFailure, cause?: unknown) {
    const said = cause instanceof Error ? `: ${cause.message}` : ''
    super(`${reason}${said}`, { cause })
    this.reason = reason
  }
}

export async function asPlaceError<Value>(
  reasonOf: (error: unknown) => CopyFailure,
  work: () => Promise<Value>,
): Promise<Value> {
  try {
    return await work()
  } catch (error) {
    throw error instanceof PlaceError ? error : new PlaceError(reasonOf(error), error)
  }
}

const connectionFailures: Readonly<Record<string, CopyFailure>> = {
  ENOTFOUND: 'placeUnreachable',
  EAI_AGAIN: 'placeUnreachable',
  ECONNREFUSED: 'placeUnreachable',
  EHOSTUNREACH: 'placeUnreachable',
  ENETUNREACH: 'placeUnreachable',
  ETIMEDOUT: 'placeUnreachable',
  ECONNRESET: 'placeCutOff',
  ECONNABORTED: 'placeCutOff',
  EPIPE: 'placeCutOff',
}

export const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : ''

export const connectionFailure = (error: unknown): CopyFailure =>
  error instanceof AddressRefused
    ? 'placeOnThisMachine'
    : (connectionFailures[codeOf(error)] ?? 'placeFailed')

export const newestBackupsFirst = (files: readonly BackupFile[]): BackupFile[] =>
  files.toSorted((one, other) => other.madeAt.getTime() - one.madeAt.getTime())
