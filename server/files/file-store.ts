import type { Readable } from 'node:stream'
import type { Result } from '#server/result.ts'
import type { Disk } from './disk.ts'
import type { Part } from './file-rules.ts'

/** How many bytes a part must have: exactly as many as were signed, or, from a form without script, a bound. */
export type PartLength = { exactly: number } | { atMost: number }

/**
 * Why a part is not kept, so that it has to be sent again. `interrupted`: the sender went away or stood still.
 * `superseded`: the same part was begun anew meanwhile. `no-room`: the disk is needed for other things.
 */
export type PartFailure = 'too-long' | 'too-short' | 'interrupted' | 'superseded' | 'no-room'

/** A whole upload put together on this machine, where it can be checked and cleaned; gone after `abort`. */
export type ScratchFile = Readonly<{
  path: string
  size: number
  /** SHA-256 in hex of the bytes as they were sent. */
  sha256: string
}>

/** An open file; `size` in bytes. */
export type StoredFile = Readonly<{ size: number; stream: Readable }>

/** How browsers send parts past this server; what arrives is still fetched, checked and cleaned by it. */
export type DirectUploads = Readonly<{
  /** Where the addresses are, which pages must be allowed to connect to. */
  origin: string
  /** An address for each part, in order, that takes exactly its length and this type until it expires. */
  addresses(
    uploadId: string,
    parts: readonly Part[],
    type: string,
    expiresInSeconds: number,
  ): Promise<string[]>
}>

/**
 * Where attachments live. Keys look like paths (`folder/name`); an upload is known by its id until it is kept.
 * Nothing here knows about guests, quotes or types: that is the uploads' business.
 */
export type FileStore = {
  /**
   * The same files, with the rights of who sends or asks for them (`uploaderOf`) instead of the server's own. Only a bucket
   * with an identity pool tells them apart.
   */
  as(uploader: string | undefined): FileStore
  /** The disk on which uploads are put together and checked; a bucket's too. */
  disk: Disk
  /**
   * Takes one part, in any order and any number of times; the last complete one counts. One is written at a time: a
   * newer try supersedes the older. Gives the size in bytes.
   */
  writePart(
    uploadId: string,
    number: number,
    length: PartLength,
    body: AsyncIterable<Uint8Array>,
  ): Promise<Result<number, PartFailure>>
  /** Puts the parts together; undefined when one is missing. Throws what `isDiskFull` knows when there is no room. */
  assemble(uploadId: string, partNumbers: readonly number[]): Promise<ScratchFile | undefined>
  /** A path for a second version of the upload (cleaned, thumbnail), gone after `abort`. */
  scratchPath(uploadId: string, label: string): string
  /** Moves a scratch file to its key. When this returns, the file survives a power cut. */
  keep(scratchPath: string, key: string): Promise<void>
  /** Forgets an upload with everything that belongs to it; kept files stay. */
  abort(uploadId: string): Promise<void>
  /** Undefined when there is no such file. The caller reads the stream to its end or destroys it. */
  open(key: string): Promise<StoredFile | undefined>
  delete(key: string): Promise<void>
  /** Every kept key, for the sweep. */
  keys(): AsyncIterable<string>
  /** Every upload that is not finished, for the sweep. */
  uploadIds(): AsyncIterable<string>
  /** Only stores that browsers can reach have it; without it parts are sent to this server. */
  direct?: DirectUploads
}
