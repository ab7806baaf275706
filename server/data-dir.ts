import { randomUUID } from 'node:crypto'
import { constants } from 'node:fs'
import { access, mkdir, open, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { ConfigError } from './config.ts'

export async function makeDataDir(dataDir: string): Promise<void> {
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o700 })
    await access(dataDir, constants.W_OK | constants.X_OK)
  } catch (error) {
    if (!(error instanceof Error) || !('code' in error)) throw error
    const isReadOnly = error.code === 'EROFS'
    throw new ConfigError(
      `DATA_DIR: nothing can be written in ${dataDir} (${error.code}). ` +
        (isReadOnly
          ? 'Mount its disk for writing'
          : 'Give the folder to the user that runs Lantern (chown)') +
        ', or set DATA_DIR to one that is writable.',
    )
  }
}

/** Atomic and durable (write, fsync, rename, fsync of the folder), readable only by us. */
export async function writeFileDurably(
  folder: string,
  name: string,
  content: string | Uint8Array,
): Promise<void> {
  const draft = join(folder, `.${randomUUID()}.draft`)
  try {
    const file = await open(draft, 'wx', 0o600)
    try {
      await file.writeFile(content)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(draft, join(folder, name))
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
  await using opened = await open(folder)
  await opened.sync()
}

export function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}
