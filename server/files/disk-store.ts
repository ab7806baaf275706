import { createHash, randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { type FileHandle, mkdir, open, opendir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { isMissing } from '#server/data-dir.ts'
import { done, type Result, refuse } from '#server/result.ts'
import { type Disk, isDiskFull } from './disk.ts'
import { isStoreKey, storeFolders } from './file-rules.ts'
import type { FileStore, PartFailure, PartLength, ScratchFile, StoredFile } from './file-store.ts'

export async function openDiskStore(root: string, disk: Disk): Promise<FileStore> {
  for (const folder of storeFolders) await mkdir(join(root, folder), { recursive: true, mode: 0o700 })

  const store: FileStore = {
    ...(await openScratchFolder(root, disk)),

    as() {
      return this
    },

    async keep(scratchPath, key) {
      const path = keyPath(root, key)
      await sync(scratchPath)
      await rename(scratchPath, path)
      await sync(dirname(path))
    },

    open: (key) => openStored(keyPath(root, key)),

    delete: (key) => rm(keyPath(root, key), { force: true }),

    /** Only our own files: the sweep deletes those without a row. */
    async *keys() {
      for (const folder of storeFolders)
        for await (const { name } of await opendir(join(root, folder)))
          if (isStoreKey(`${folder}/${name}`)) yield `${folder}/${name}`
    },
  }
  return store
}

function keyPath(root: string, key: string): string {
  if (!isStoreKey(key)) throw new Error(`Not a key of the file store: ${JSON.stringify(key)}`)
  return join(root, key)
}

async function openStored(path: string): Promise<StoredFile | undefined> {
  try {
    const file = await open(path, 'r')
    const { size } = await file.stat()
    return { size, stream: file.createReadStream() }
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
}

async function sync(path: string): Promise<void> {
  await using handle = await open(path, 'r')
  await handle.sync()
}

const uploadIdForm = /^[0-9a-f-]{36}$/

export type ScratchFolder = Pick<
  FileStore,
  'disk' | 'writePart' | 'assemble' | 'scratchPath' | 'abort' | 'uploadIds'
>

/** A silent sender has gone; the browser's own timeout is 15 s. */
const defaultIdleTimeoutMs = 20_000

/** A bad connection restarts a part a few times; a program could do it all day. */
const mostSuperseded = 20

export async function openScratchFolder(
  root: string,
  disk: Disk,
  { idleTimeoutMs = defaultIdleTimeoutMs }: { idleTimeoutMs?: number } = {},
): Promise<ScratchFolder> {
  await mkdir(join(root, 'uploads'), { recursive: true, mode: 0o700 })
  const writers = new Map<string, AbortController>()
  const superseded = new Map<string, number>()

  return {
    disk,

    async writePart(uploadId, number, length, body) {
      using hold = await disk.hold('exactly' in length ? length.exactly : length.atMost)
      if (!hold) return refuse('no-room')
      const folder = uploadFolder(root, uploadId)
      const partPath = join(folder, `part-${number}`)
      const older = writers.get(partPath)
      if (older) {
        const times = (superseded.get(uploadId) ?? 0) + 1
        if (times > mostSuperseded) return refuse('superseded')
        superseded.set(uploadId, times)
        older.abort()
      }
      const newer = new AbortController()
      writers.set(partPath, newer)
      // Its own name for each try, because an older one may still be writing.
      const tryPath = `${partPath}.${randomUUID()}`
      const signal = AbortSignal.any([hold.signal, newer.signal])
      try {
        await mkdir(folder, { recursive: true, mode: 0o700 })
        const written = await writeBounded(tryPath, length, body, { signal, idleTimeoutMs })
        if (newer.signal.aborted) return refuse('superseded')
        if (written.ok) await rename(tryPath, partPath)
        return hold.signal.aborted ? refuse('no-room') : written
      } catch (error) {
        // The upload was given up meanwhile, and its folder with it.
        if (isMissing(error)) return refuse(hold.signal.aborted ? 'no-room' : 'interrupted')
        if (!isDiskFull(error)) throw error
        await disk.full()
        return refuse('no-room')
      } finally {
        if (writers.get(partPath) === newer) writers.delete(partPath)
        await rm(tryPath, { force: true })
      }
    },

    async assemble(uploadId, partNumbers) {
      const folder = uploadFolder(root, uploadId)
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const path = join(folder, `whole-${randomUUID()}`)
      return concatenate(
        partNumbers.map((number) => join(folder, `part-${number}`)),
        path,
      )
    },

    scratchPath: (uploadId, label) => join(uploadFolder(root, uploadId), `${label}-${randomUUID()}`),

    async abort(uploadId) {
      superseded.delete(uploadId)
      await rm(uploadFolder(root, uploadId), { recursive: true, force: true })
    },

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

/**
 * Counts while writing, so that a body longer than announced stops at the first byte too many. Also stops
 * when no byte comes for `idleTimeoutMs`, or when the signal aborts.
 */
async function writeBounded(
  path: string,
  length: PartLength,
  body: AsyncIterable<Uint8Array>,
  { signal, idleTimeoutMs }: { signal: AbortSignal; idleTimeoutMs: number },
): Promise<Result<number, PartFailure>> {
  const limit = 'exactly' in length ? length.exactly : length.atMost
  let size = 0
  await using file = await open(path, 'wx', 0o600)
  const chunks = body[Symbol.asyncIterator]()
  while (true) {
    const next = await readNext(chunks, signal, idleTimeoutMs)
    if (next === 'interrupted') return refuse('interrupted')
    if (next.done) break
    size += next.value.byteLength
    if (size > limit) {
      await chunks.return?.()
      return refuse('too-long')
    }
    await writeFully(file, next.value)
  }
  if ('exactly' in length && size < length.exactly) return refuse('too-short')
  return done(size)
}

/** An error while reading is the sender's (gone, broken body); one while writing is ours and is thrown. */
async function readNext(
  chunks: AsyncIterator<Uint8Array>,
  signal: AbortSignal,
  idleTimeoutMs: number,
): Promise<IteratorResult<Uint8Array, unknown> | 'interrupted'> {
  const { promise: given, resolve: giveUp } = Promise.withResolvers<'interrupted'>()
  const interrupt = () => giveUp('interrupted')
  const timer = setTimeout(interrupt, idleTimeoutMs)
  signal.addEventListener('abort', interrupt)
  try {
    if (signal.aborted) return 'interrupted'
    return await Promise.race([chunks.next(), given])
  } catch {
    return 'interrupted'
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', interrupt)
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
