import { createHash, randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { open, readdir, readFile, realpath, rename, rm, stat, writeFile } from 'node:fs/promises'
import { isAbsolute, join, relative } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { archiveNamed, isArchiveName } from '#server/backup/backup-folder.ts'
import type { CopyFailure, StoredPlace } from '#server/backup/backup-safety.ts'
import { asPlaceError, type BackupPlace, codeOf, newestBackupsFirst, PlaceError } from './place.ts'

type FolderPlace = Extract<StoredPlace, { kind: 'folder' }>

/**
 * Lies in the folder since it was set up. A disk that is not mounted leaves an empty folder of the same name on
 * this machine: copies must not go there.
 */
const markerName = 'lantern-backups.txt'

const markerText = (id: string) =>
  `Backups of Lantern are copied here. Lantern needs this file to know the folder again.\n${id}\n`

export function folderPlace({ path, markerId }: Pick<FolderPlace, 'path' | 'markerId'>): BackupPlace {
  async function requireMarker(): Promise<void> {
    const marker = await readFile(join(path, markerName), 'utf8')
    if (!marker.includes(markerId)) throw new PlaceError('placeMissing')
  }
  const within = <Value>(work: () => Promise<Value>) =>
    asPlaceError(failureOf, async () => {
      await requireMarker()
      return work()
    })
  return {
    list: () =>
      within(async () => {
        const names = (await readdir(path)).filter(isArchiveName)
        const files = await Promise.all(
          names.map(async (name) => archiveNamed(name, await stat(join(path, name)))),
        )
        return newestBackupsFirst(files)
      }),

    add: (name, from) =>
      within(async () => {
        await removeHalves(path)
        const draft = join(path, `.${randomUUID()}.partial`)
        try {
          await pipeline(createReadStream(from), createWriteStream(draft, { mode: 0o600, flush: true }))
          if ((await digestOfFile(draft)) !== (await digestOfFile(from)))
            throw new Error('what was read back is not what was written')
          await rename(draft, join(path, name))
          await using folder = await open(path)
          // Some network shares cannot; the file itself is flushed.
          await folder.sync().catch(() => undefined)
        } finally {
          await rm(draft, { force: true })
        }
      }),

    fetch: (name, to) =>
      within(() =>
        pipeline(createReadStream(join(path, name)), createWriteStream(to, { flags: 'wx', mode: 0o600 })),
      ),

    remove: (name) =>
      within(async () => {
        if (isArchiveName(name)) await rm(join(path, name), { force: true })
      }),
  }
}

const digestOfFile = async (path: string) => {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}

/** Of a copy that was killed. Only one instance copies at a time. */
async function removeHalves(path: string): Promise<void> {
  for (const name of await readdir(path))
    if (name.startsWith('.') && name.endsWith('.partial')) await rm(join(path, name), { force: true })
}

/** Paths of the archives in any folder, newest first: a server that is not set up yet has no second place. */
export async function folderArchives(
  path: string,
  { mustBeEncrypted }: { mustBeEncrypted: boolean },
): Promise<string[]> {
  try {
    const names = (await readdir(path)).filter(isArchiveName)
    return newestBackupsFirst(names.map((name) => archiveNamed(name, { size: 0 })))
      .filter(({ isEncrypted }) => isEncrypted || !mustBeEncrypted)
      .map(({ name }) => join(path, name))
  } catch (error) {
    throw new PlaceError(failureOf(error), error)
  }
}

type Proof = { ok: true; place: FolderPlace } | { ok: false; reason: FolderRefusal }

type FolderRefusal = CopyFailure | 'placeNotAbsolute' | 'placeWithinData' | 'placeOfSystem' | 'placeInUse'

export async function proveFolder(path: string, dataDir: string): Promise<Proof> {
  if (!isAbsolute(path)) return { ok: false, reason: 'placeNotAbsolute' }
  try {
    const [folder, data] = [await realpath(path), await realpath(dataDir)]
    if (contains(data, folder) || contains(folder, data)) return { ok: false, reason: 'placeWithinData' }
    if (systemFolders.some((system) => contains(system, folder)))
      return { ok: false, reason: 'placeOfSystem' }
    if (isInUse(await readdir(folder))) return { ok: false, reason: 'placeInUse' }
    const probe = join(folder, `.${randomUUID()}.probe`)
    const content = randomUUID()
    await writeFile(probe, content, { flag: 'wx', mode: 0o600 })
    const read = await readFile(probe, 'utf8').finally(() => rm(probe, { force: true }))
    if (read !== content) return { ok: false, reason: 'placeFailed' }
    const markerId = randomUUID()
    await writeFile(join(folder, markerName), markerText(markerId), { mode: 0o600 })
    const isSameDisk = (await stat(folder)).dev === (await stat(data)).dev
    return { ok: true, place: { kind: 'folder', path: folder, markerId, isSameDisk } }
  } catch (error) {
    return { ok: false, reason: failureOf(error) }
  }
}

const systemFolders = [
  'bin',
  'boot',
  'dev',
  'etc',
  'lib',
  'lib32',
  'lib64',
  'proc',
  'sbin',
  'sys',
  'usr',
].map((name) => `/${name}`)

/** What a disk, a share or a desktop puts into a folder by itself. */
const ofTheDisk =
  /^(?:lost\+found|System Volume Information|\$RECYCLE\.BIN|#recycle|@eaDir|\.(?:DS_Store|Trash.*|Trashes|fseventsd|Spotlight-V100|snapshots?))$/

function isInUse(names: readonly string[]): boolean {
  const others = names.filter((name) => !ofTheDisk.test(name))
  return others.length > 0 && !others.some((name) => name === markerName || isArchiveName(name))
}

function contains(folder: string, path: string): boolean {
  const way = relative(folder, path)
  return way === '' || !(way.startsWith('..') || isAbsolute(way))
}

const failures: Readonly<Record<string, CopyFailure>> = {
  ENOENT: 'placeMissing',
  ENOTDIR: 'placeMissing',
  ENOSPC: 'placeNoRoom',
  EDQUOT: 'placeNoRoom',
  EACCES: 'placeNotAllowed',
  EPERM: 'placeNotAllowed',
  EROFS: 'placeNotAllowed',
}

const failureOf = (error: unknown): CopyFailure => failures[codeOf(error)] ?? 'placeFailed'
