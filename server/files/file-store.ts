import type { Readable } from 'node:stream'
import type { Result } from '#server/result.ts'
import type { Disk } from './disk.ts'
import type { Part } from './file-rules.ts'

export type PartLength = { exactly: number } | { atMost: number }

/**
 * The part has to be sent again. `interrupted`: the sender left or stalled. `superseded`: the same part was
 * begun anew. `no-room`: the disk is needed for other things.
 */
export type PartFailure = 'too-long' | 'too-short' | 'interrupted' | 'superseded' | 'no-room'

export type ScratchFile = Readonly<{
  path: string
  size: number
  sha256: string
}>

export type StoredFile = Readonly<{ size: number; stream: Readable }>

/**
 * How browsers send parts past this server, which still fetches, checks and cleans them. `addresses`: in order; each takes
 * exactly its length and this type until it expires.
 */
export type DirectUploads = Readonly<{
  origin: string
  addresses(
    uploadId: string,
    parts: readonly Part[],
    type: string,
    expiresInSeconds: number,
  ): Promise<string[]>
}>

/**
 * Storage of attachments. Keys look like paths (`folder/name`); an upload has an id until it is kept. Guests,
 * quotes and types are the business of `Uploads`.
 */
export type FileStore = {
  /**
   * With the rights of an uploader (`uploaderOf`) in place of the server's. Only a bucket with an identity
   * pool distinguishes them.
   */
  as(uploader: string | undefined): FileStore
  disk: Disk
  /**
   * In any order, repeatedly; the last complete one counts, and a newer try supersedes an older. Gives the
   * size in bytes.
   */
  writePart(
    uploadId: string,
    number: number,
    length: PartLength,
    body: AsyncIterable<Uint8Array>,
  ): Promise<Result<number, PartFailure>>
  /** Undefined when a part is missing. Throws an `isDiskFull` error when there is no room. */
  assemble(uploadId: string, partNumbers: readonly number[]): Promise<ScratchFile | undefined>
  scratchPath(uploadId: string, label: string): string
  /** Moves a scratch file to its key. When this returns, the file survives a power cut. */
  keep(scratchPath: string, key: string): Promise<void>
  abort(uploadId: string): Promise<void>
  open(key: string): Promise<StoredFile | undefined>
  delete(key: string): Promise<void>
  keys(): AsyncIterable<string>
  uploadIds(): AsyncIterable<string>
  direct?: DirectUploads
}
