import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { ageMs } from '#content/time/ages.ts'
import { isMissing } from '#server/data-dir.ts'
import { diskSpace } from '#server/files/disk.ts'

export type BackupFile = Readonly<{
  name: string
  madeAt: Date
  size: number
  isNightly: boolean
  isEncrypted: boolean
}>

/**
 * A partial file without a write for this long is abandoned. Until then another instance may be writing it.
 */
const abandonedMs = 60 * 60_000

const namePattern = /^lantern-(nightly-)?\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.tar\.gz(\.age)?$/

export const isArchiveName = (name: string): boolean => namePattern.test(name)

/** The name says when the archive was made: the file of a copy has the time of the copying. */
export function archiveNamed(name: string, { size }: { size: number }): BackupFile {
  const [day = '', time = ''] = (/\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d/.exec(name)?.[0] ?? '').split('T')
  const madeAt = new Date(`${day}T${time.replaceAll('-', ':')}Z`)
  return { name, madeAt, size, isNightly: isNightly(name), isEncrypted: isEncrypted(name) }
}

/** One that was made by a clock ahead comes last: it must not pass for the newest, nor outlive newer ones. */
const newestFirst =
  (now: Date) =>
  (one: BackupFile, other: BackupFile): number =>
    ageMs(one.madeAt, now) - ageMs(other.madeAt, now) || other.madeAt.getTime() - one.madeAt.getTime()

export async function openBackupFolder(path: string) {
  await mkdir(path, { recursive: true, mode: 0o700 })
  for (const name of await readdir(path))
    if (name.endsWith('.partial')) await removeAbandoned(join(path, name))

  const describe = async (name: string): Promise<BackupFile | undefined> => {
    const { size, mtime } = await stat(join(path, name)).catch(ifMissing)
    return size === undefined
      ? undefined
      : { name, madeAt: mtime, size, isNightly: isNightly(name), isEncrypted: isEncrypted(name) }
  }

  return {
    async list(): Promise<BackupFile[]> {
      const names = (await readdir(path)).filter((name) => namePattern.test(name))
      const files = await Promise.all(names.map(describe))
      return files.filter((file) => file !== undefined).sort(newestFirst(new Date()))
    },

    async open(name: string): Promise<{ size: number; stream: Readable } | undefined> {
      if (!namePattern.test(name)) return undefined
      const file = await open(join(path, name), 'r').catch((error) => {
        ifMissing(error)
        return undefined
      })
      return file && { size: (await file.stat()).size, stream: file.createReadStream() }
    },

    async remove(name: string): Promise<boolean> {
      if (!namePattern.test(name) || !(await describe(name))) return false
      await rm(join(path, name), { force: true })
      return true
    },

    pathOf: (name: string) => join(path, name),

    /** For a copy that is read and deleted; when this process is killed, the next start deletes it. */
    scratchPath: () => join(path, `${randomUUID()}.partial`),

    freeBytes: async () => (await diskSpace(path)).free,

    /** Named after the current time. When `write` throws, nothing is kept. */
    async add(
      write: (path: string) => Promise<void>,
      kind: { nightly: boolean; encrypted: boolean },
    ): Promise<BackupFile> {
      const moment = new Date()
        .toISOString()
        .replace(/\.\d+Z$/, 'Z')
        .replaceAll(':', '-')
      const name = `lantern-${kind.nightly ? 'nightly-' : ''}${moment}.tar.gz${kind.encrypted ? '.age' : ''}`
      const partial = join(path, `${randomUUID()}.partial`)
      try {
        await write(partial)
        await rename(partial, join(path, name))
      } catch (error) {
        await rm(partial, { force: true })
        throw error
      }
      const file = await describe(name)
      if (!file) throw new Error(`the backup ${name} was written and is not there`)
      return file
    },
  }
}

export type BackupFolder = Awaited<ReturnType<typeof openBackupFolder>>

const isNightly = (name: string) => name.startsWith('lantern-nightly-')
const isEncrypted = (name: string) => name.endsWith('.age')

function ifMissing(error: unknown): { size?: undefined; mtime?: undefined } {
  if (isMissing(error)) return {}
  throw error
}

async function removeAbandoned(path: string): Promise<void> {
  const { mtime } = await stat(path).catch(ifMissing)
  if (mtime && Date.now() - mtime.getTime() > abandonedMs) await rm(path, { force: true })
}
