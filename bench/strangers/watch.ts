import { execFileSync } from 'node:child_process'
import { mkdtemp, rmdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { diskSpace } from '#server/files/disk.ts'
import { memoryOfTree } from '../memory.ts'
import { isReady, type RealServer } from '../real-server.ts'

export type Watched = {
  peakMb: number
  diskLeftMb: number
  /** Longest time without a 200 of /readyz, in milliseconds. */
  notReadyMs: number
  slowestReadyMs: number
}

/** Reading the memory of every process takes 30 ms of a processor, which the visitors would miss. */
const everyMs = 500

export async function watchServer(
  server: RealServer,
  disk: SmallDisk,
  isOver: () => boolean,
): Promise<Watched> {
  const seen: Watched = { peakMb: 0, diskLeftMb: await disk.free(), notReadyMs: 0, slowestReadyMs: 0 }
  let lastReady = Date.now()
  while (!isOver()) {
    const asked = Date.now()
    const ready = await isReady(`${server.url}/readyz`)
    seen.slowestReadyMs = Math.max(seen.slowestReadyMs, Date.now() - asked)
    if (ready) lastReady = Date.now()
    else seen.notReadyMs = Math.max(seen.notReadyMs, Date.now() - lastReady)
    const pid = server.pid()
    if (pid) seen.peakMb = Math.max(seen.peakMb, memoryOfTree(pid).total)
    seen.diskLeftMb = Math.min(seen.diskLeftMb, await disk.free())
    await pause(everyMs)
  }
  return seen
}

export type SmallDisk = Awaited<ReturnType<typeof smallDisk>>

/**
 * Mounts a disk of `sizeMb` megabytes in memory, so that filling it takes seconds. Where this account may not mount, it is a
 * folder of the ordinary disk, and nothing runs full.
 */
export async function smallDisk(sizeMb: number) {
  const folder = await mkdtemp(join(tmpdir(), 'lantern-disk-'))
  const isSmall = mountTmpfs(folder, sizeMb)
  // When we are root, PostgreSQL runs as another account and must reach its folder.
  if (isSmall) execFileSync('chmod', ['755', folder])
  return {
    folder,
    async free(): Promise<number> {
      return (await diskSpace(folder)).free / 1e6
    },
    async remove() {
      // Lazily, because image processes of a killed server may need a moment to end.
      if (isSmall) execFileSync('umount', ['--lazy', folder])
      await rmdir(folder)
    },
  }
}

function mountTmpfs(folder: string, sizeMb: number): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${sizeMb}m`, 'lantern', folder], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}
