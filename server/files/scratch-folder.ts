import { createHash, randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { type FileHandle, mkdir, open, opendir, rename, rm, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { reservedDiskBytes } from './file-rules.ts'
import type { FileStore, PartLength, PartOutcome, ScratchFile } from './file-store.ts'

const uploadIdForm = /^[0-9a-f-]{36}$/

/** The half of a store where uploads wait until they are complete and checked. */
export type ScratchFolder = Pick<
  FileStore,
  'hasRoomFor' | 'writePart' | 'assemble' | 'scratchPath' | 'abort' | 'uploadIds'
>

/** Uploads under `root` on this machine's disk, each in a folder of its own: `uploads/{id}`. */
export async function openScratchFolder(root: string): Promise<ScratchFolder> {
  await mkdir(join(root, 'uploads'), { recursive: true, mode: 0o700 })

  return {
    async hasRoomFor(bytes) {
      const { bavail, bsize } = await statfs(root)
      return bavail * bsize > bytes + reservedDiskBytes
    },

    async writePart(uploadId, number, length, body) {
      const folder = uploadFolder(root, uploadId)
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const partPath = join(folder, `part-${number}`)
      // Its own name for each try: two tries of one part at the same time cannot mix their bytes.
      const tryPath = `${partPath}.${randomUUID()}`
      try {
        const outcome = await writeBounded(tryPath, length, body)
        if (outcome.ok) await rename(tryPath, partPath)
        return outcome
      } finally {
        await rm(tryPath, { force: true })
      }
    },

    async assemble(uploadId, partNumbers) {
      const folder = uploadFolder(root, uploadId)
      // Before the first part there is none.
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const path = join(folder, `whole-${randomUUID()}`)
      return concatenate(
        partNumbers.map((number) => join(folder, `part-${number}`)),
        path,
      )
    },

    scratchPath: (uploadId, label) => join(uploadFolder(root, uploadId), `${label}-${randomUUID()}`),

    abort: (uploadId) => rm(uploadFolder(root, uploadId), { recursive: true, force: true }),

    async *uploadIds() {
      for await (const entry of await opendir(join(root, 'uploads')))
        if (uploadIdForm.test(entry.name)) yield entry.name
    },
  }
}

function uploadFolder(root: string, uploadId: string): string {
  if (!uploadIdForm.test(uploadId)) throw new Error(`Not an upload id: ${JSON.stringify(uploadId)}`)
  return join(root, 'uploads', uploadId)
}

/** Writes while counting, so that a sender who lies about the length is stopped at the first byte too many. */
async function writeBounded(
  path: string,
  length: PartLength,
  body: AsyncIterable<Uint8Array>,
): Promise<PartOutcome> {
  const limit = 'exactly' in length ? length.exactly : length.atMost
  let size = 0
  await using file = await open(path, 'wx', 0o600)
  const chunks = body[Symbol.asyncIterator]()
  while (true) {
    const next = await readNext(chunks)
    if (next === 'interrupted') return { ok: false, reason: 'interrupted' }
    if (next.done) break
    size += next.value.byteLength
    if (size > limit) {
      await chunks.return?.()
      return { ok: false, reason: 'too-long' }
    }
    await writeFully(file, next.value)
  }
  if ('exactly' in length && size < length.exactly) return { ok: false, reason: 'too-short' }
  return { ok: true, size }
}

/** An error while reading is the sender's (gone, broken body); an error while writing is ours and is thrown. */
async function readNext(
  chunks: AsyncIterator<Uint8Array>,
): Promise<IteratorResult<Uint8Array, unknown> | 'interrupted'> {
  try {
    return await chunks.next()
  } catch {
    return 'interrupted'
  }
}

async function writeFully(file: FileHandle, chunk: Uint8Array): Promise<void> {
  let written = 0
  while (written < chunk.byteLength) {
    const { bytesWritten } = await file.write(chunk, written)
    written += bytesWritten
  }
}

async function concatenate(parts: readonly string[], path: string): Promise<ScratchFile | undefined> {
  const hash = createHash('sha256')
  let size = 0
  await using whole = await open(path, 'wx', 0o600)
  for (const part of parts) {
    try {
      for await (const chunk of createReadStream(part)) {
        hash.update(chunk)
        size += chunk.length
        await writeFully(whole, chunk)
      }
    } catch (error) {
      if (!isMissing(error)) throw error
      await rm(path, { force: true })
      return undefined
    }
  }
  return { path, size, sha256: hash.digest('hex') }
}

/** Whether a file or folder is simply not there. */
export function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}
