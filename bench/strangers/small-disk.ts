import { execFileSync } from 'node:child_process'
import { mkdtemp, rmdir, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export type SmallDisk = Awaited<ReturnType<typeof smallDisk>>

/**
 * A disk of `sizeMb` megabytes in memory, so that filling it takes seconds. Where this account may not mount one, a folder of the
 * ordinary disk: then nothing runs full, and `isSmall` says so.
 */
export async function smallDisk(sizeMb: number) {
  const folder = await mkdtemp(join(tmpdir(), 'lantern-disk-'))
  const isSmall = mounted(folder, sizeMb)
  // PostgreSQL runs as another account where we are root, and must reach its folder.
  if (isSmall) execFileSync('chmod', ['755', folder])
  return {
    folder,
    isSmall,
    /** Megabytes that are free. */
    async free(): Promise<number> {
      const { bavail, bsize } = await statfs(folder)
      return (bavail * bsize) / 1e6
    },
    async remove() {
      // Lazily: what decoded a picture when its server was killed may need a moment to end.
      if (isSmall) execFileSync('umount', ['--lazy', folder])
      await rmdir(folder)
    },
  }
}

function mounted(folder: string, sizeMb: number): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${sizeMb}m`, 'lantern', folder], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}
