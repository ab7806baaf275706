import { randomBytes } from 'node:crypto'
import { open, readdir, rename, rm, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { isMissing } from '#server/data-dir.ts'
import type { Log } from '#server/log.ts'

type DiskSpace = Readonly<{ free: number; total: number }>

/**
 * Room for one file that is being written. When `signal` aborts, stop and delete it: the disk needs the room.
 */
type Hold = Disposable & Readonly<{ signal: AbortSignal }>

/**
 * The disk under DATA_DIR with PostgreSQL's reserve, which files never use. When others use it up, or
 * PostgreSQL stops for lack of space, unsubmitted uploads are deleted without asking the database.
 */
export type Disk = {
  space(): Promise<DiskSpace>
  hold(bytes: number): Promise<Hold | undefined>
  full(): Promise<void>
  check(): Promise<void>
  watch(): void
  close(): void
}

/** Attachments are refused below this free space: the database needs it for the leads themselves. */
export const reservedDiskBytes = 512 * 1024 * 1024

/** Suspicious submissions are refused below this free space: the rest is for honest ones. */
export const suspiciousDiskBytes = 1024 * 1024 * 1024

/** A ballast file, as CockroachDB calls it: deleted when PostgreSQL needs its space. */
export const ballastBytes = 64 * 1024 * 1024

/** Below this, unfinished uploads are deleted; half the reserve is left for PostgreSQL's WAL. */
const tightBytes = reservedDiskBytes / 2
const checkEveryMs = 5_000
/** Not at once: the disk may be about to fill up again. */
const remakeAfterMs = 10 * 60_000

type DiskOptions = Readonly<{
  dataDir: string
  log: Log
  hasBallast?: boolean
  spaceOf?: (path: string) => Promise<DiskSpace>
  now?: () => number
}>

export function openDisk(options: DiskOptions): Disk {
  const { dataDir, log, hasBallast = false, spaceOf = diskSpace, now = () => performance.now() } = options
  const ballast = join(dataDir, 'ballast')
  const unfinished = ['files', 'scratch'].map((folder) => join(dataDir, folder, 'uploads'))
  const writers = new Set<AbortController>()
  let held = 0
  let givenUpAt = -Infinity
  let isTight = false
  let checking: Promise<void> | undefined
  let timer: NodeJS.Timeout | undefined

  const space = () => spaceOf(dataDir)

  async function check(isFull: boolean): Promise<void> {
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
      // Set before the deletion, so that the next check does not make it again.
      givenUpAt = now()
      await rm(ballast, { force: true })
    }
    if (!isKnown || removed > 0)
      log.error(
        { free, removed },
        'The disk is nearly full: unfinished uploads were deleted. Free some space.',
      )
  }

  function checkInTurn(isFull: boolean): Promise<void> {
    const next = (checking ?? Promise.resolve())
      .then(() => check(isFull))
      .catch((error: unknown) => log.error({ err: error }, 'checking after the disk failed'))
      .finally(() => {
        if (checking === next) checking = undefined
      })
    checking = next
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

    full: () => checkInTurn(true),
    check: () => checkInTurn(false),

    watch() {
      timer = setInterval(() => checkInTurn(false), checkEveryMs).unref()
      void checkInTurn(false)
    },
    close: () => clearInterval(timer),
  }
}

export class DiskFullError extends Error {
  override name = 'DiskFullError'
  readonly code = 'ENOSPC'
}

export function isDiskFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT')
}

export async function diskSpace(path: string): Promise<DiskSpace> {
  const { bavail, blocks, bsize } = await statfs(path)
  return { free: bavail * bsize, total: blocks * bsize }
}

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

/**
 * Random bytes, because zeros may take no blocks. Renamed when complete, so that half a ballast does not
 * count.
 */
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
