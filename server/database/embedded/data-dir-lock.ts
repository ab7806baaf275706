import { readFile, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { DatabaseError } from '#server/database/database-error.ts'

export type DataDirLock = { release(): void }

/**
 * Makes sure that one Lantern at a time uses DATA_DIR; throws DatabaseError if another one does.
 * Node has no file locks, but its SQLite does: an exclusive transaction on an empty file. The kernel lets go of
 * it when the process dies, however it dies, so there is no stale lock and no process id to mistake.
 */
export async function lockDataDir(dataDir: string): Promise<DataDirLock> {
  const holder = join(dataDir, 'lantern.pid')
  const file = new DatabaseSync(join(dataDir, 'lantern.lock'), { timeout: PATIENCE_MS })
  try {
    file.exec('BEGIN EXCLUSIVE')
  } catch (cause) {
    file.close()
    if (!(cause instanceof Error) || !('errcode' in cause) || cause.errcode !== SQLITE_BUSY) throw cause
    const who = await readFile(holder, 'utf8').catch(() => 'unknown')
    throw new DatabaseError(
      `Another Lantern is running on ${dataDir} (process ${who.trim()}). ` +
        'Stop it first, or give this one a DATA_DIR of its own.',
      { cause },
    )
  }
  await writeFile(holder, `${process.pid} on ${hostname()}\n`)
  return {
    release: () => {
      if (file.isOpen) file.close()
    },
  }
}

const SQLITE_BUSY = 5

/** A predecessor that was told to stop may need a moment more. */
const PATIENCE_MS = 1_000
