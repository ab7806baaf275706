import { randomBytes } from 'node:crypto'
import { open, readdir, rename, rm, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { isMissing } from '#server/data-dir.ts'
import type { Log } from '#server/log.ts'

/** Bytes of the disk that holds DATA_DIR, as this process may use them. */
type DiskSpace = Readonly<{ free: number; total: number }>

/** Room for one file that is being written. `signal` aborts when the disk needs the room back: stop and delete it. */
type Hold = Disposable & Readonly<{ signal: AbortSignal }>

/**
 * The disk under DATA_DIR and its reserve, which is PostgreSQL's: files never use it. When somebody else does, or
 * PostgreSQL stands still for want of space, what nobody has sent yet is deleted, without asking the database.
 */
export type Disk = {
  space(): Promise<DiskSpace>
  /** Room for `bytes` more, beside the reserve and what others are writing; undefined when there is none. */
  hold(bytes: number): Promise<Hold | undefined>
  /** Somebody was told that the disk is full: if it is, room is made at once. */
  full(): Promise<void>
  /** One look at the disk: makes room before PostgreSQL runs out of it, and the ballast while there is plenty. */
  check(): Promise<void>
  /** Looks every few seconds from now on. */
  watch(): void
  close(): void
}

/** Attachments are refused below this much free space: the database needs it to keep the leads themselves. */
export const reservedDiskBytes = 512 * 1024 * 1024

/** Below this much free space suspicious submissions are no longer stored: the rest is for honest ones. */
export const suspiciousDiskBytes = 1024 * 1024 * 1024

/** Bytes that are kept only to be given up when PostgreSQL needs them. */
export const ballastBytes = 64 * 1024 * 1024

/** Below this, unfinished uploads go; half the reserve is left for PostgreSQL to write its log of changes on. */
const tightBytes = reservedDiskBytes / 2
const lookEveryMs = 5_000
/** A ballast that was given up is not made again at once: who filled the disk may be about to do so again. */
const remakeAfterMs = 10 * 60_000

type DiskOptions = Readonly<{
  dataDir: string
  log: Log
  /** Whether PostgreSQL is on this disk too: only then a ballast helps. */
  hasBallast?: boolean
  spaceOf?: (path: string) => Promise<DiskSpace>
  now?: () => number
}>

/** Begins to look after the disk under `dataDir`; `watch` makes it look by itself. */
export function openDisk(options: DiskOptions): Disk {
  const { dataDir, log, hasBallast = false, spaceOf = diskSpace, now = Date.now } = options
  const ballast = join(dataDir, 'ballast')
  const unfinished = ['files', 'scratch'].map((folder) => join(dataDir, folder, 'uploads'))
  const writers = new Set<AbortController>()
  let held = 0
  let givenUpAt = -Infinity
  let isTight = false
  let looking: Promise<void> | undefined
  let timer: NodeJS.Timeout | undefined

  const space = () => spaceOf(dataDir)

  async function look(isFull: boolean): Promise<void> {
    const { free } = await space()
    const wasTight = isTight
    isTight = free < (isFull ? reservedDiskBytes : tightBytes)
    if (isTight) await makeRoom(free, isFull, wasTight)
    else if (hasBallast && free > reservedDiskBytes + ballastBytes && now() - givenUpAt > remakeAfterMs)
      await makeBallast(ballast)
    if (wasTight && !isTight) log.info({ free }, 'The disk has room again')
  }

  async function makeRoom(free: number, isFull: boolean, isKnown: boolean): Promise<void> {
    for (const writer of writers) writer.abort()
    const removed = await emptyFolders(unfinished)
    const after = (await space()).free
    if (isFull || after < ballastBytes) {
      // Before it is gone: what is given up is not made again at the next look.
      givenUpAt = now()
      await rm(ballast, { force: true })
    }
    if (!isKnown || removed > 0)
      log.error(
        { free, removed },
        'The disk is nearly full: unfinished uploads were deleted. Free some space.',
      )
  }

  /** One look at a time; who asks during one is answered by a look that begins after it. */
  function lookInTurn(isFull: boolean): Promise<void> {
    const next = (looking ?? Promise.resolve())
      .then(() => look(isFull))
      .catch((error: unknown) => log.error({ err: error }, 'looking after the disk failed'))
      .finally(() => {
        if (looking === next) looking = undefined
      })
    looking = next
    return next
  }

  return {
    space,

    async hold(bytes) {
      const { free } = await space()
      if (free - reservedDiskBytes - held < bytes) return undefined
      const writer = new AbortController()
      held += bytes
      writers.add(writer)
      return {
        signal: writer.signal,
        [Symbol.dispose]: () => {
          if (writers.delete(writer)) held -= bytes
        },
      }
    },

    full: () => lookInTurn(true),
    check: () => lookInTurn(false),

    watch() {
      timer = setInterval(() => lookInTurn(false), lookEveryMs).unref()
      void lookInTurn(false)
    },
    close: () => clearInterval(timer),
  }
}

/** There is no room beside the reserve. */
export class DiskFullError extends Error {
  override name = 'DiskFullError'
  readonly code = 'ENOSPC'
}

/** Whether an error says that the disk, or what we may use of it, is full. */
export function isDiskFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT')
}

/** The space on the disk that holds `path`. */
export async function diskSpace(path: string): Promise<DiskSpace> {
  const { bavail, blocks, bsize } = await statfs(path)
  return { free: bavail * bsize, total: blocks * bsize }
}

/** Removes what is inside; the folders stay. Gives how many entries went. */
async function emptyFolders(folders: readonly string[]): Promise<number> {
  let removed = 0
  for (const folder of folders) {
    const names = await readdir(folder).catch((error: unknown) => {
      if (isMissing(error)) return []
      throw error
    })
    for (const name of names) await rm(join(folder, name), { recursive: true, force: true })
    removed += names.length
  }
  return removed
}

/** Real blocks, which zeros are not on every file system. Made beside, so that half a ballast is none. */
async function makeBallast(path: string): Promise<void> {
  const isThere = await open(path, 'r').then(
    (file) => file.close().then(() => true),
    () => false,
  )
  if (isThere) return
  const partial = `${path}.partial`
  try {
    await using file = await open(partial, 'w', 0o600)
    const block = randomBytes(1024 * 1024)
    for (let written = 0; written < ballastBytes; written += block.length) await file.write(block)
    await file.sync()
  } catch (error) {
    await rm(partial, { force: true })
    throw error
  }
  await rename(partial, path)
}
