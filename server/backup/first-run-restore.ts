import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import type { Database } from '#server/database/database.ts'
import { reservedDiskBytes } from '#server/files/disk.ts'
import type { FileStore } from '#server/files/file-store.ts'
import { isSetupTokenValid } from '#server/identity/access/first-owner.ts'
import type { Log } from '#server/log.ts'
import { BackupError, type BackupErrorKind } from './archive-format.ts'
import type { BackupFolder } from './backup-folder.ts'
import type { CopyFailure } from './backup-safety.ts'
import { withBackupLock } from './make-backup.ts'
import { readPassphrase } from './passphrase.ts'
import { folderArchives } from './second-place/folder-place.ts'
import { type MayReach, PlaceError } from './second-place/place.ts'
import { openRemote, parseRemote, type RemoteForm } from './second-place/remote-place.ts'

type RestoreFailure =
  | BackupErrorKind
  | CopyFailure
  | 'placeFieldWrong'
  | 'link'
  | 'noArchive'
  | 'noFile'
  | 'running'
  | 'failed'

export type RestoreOutcome = 'restored' | RestoreFailure

type RestoreDeps = {
  db: Database
  connection: pg.ClientConfig
  store: FileStore
  folder: BackupFolder
  mayReach: MayReach
  recordTables: readonly string[]
  log: Log
}

export type FirstRunRestore = {
  /** `token`: of the set-up link, which only works while there is no owner. */
  fromUpload(given: {
    token: string
    passphrase: string
    file: Readable
    size: number
  }): Promise<RestoreOutcome>
  fromFolder(given: { token: string; passphrase: string; path: string }): Promise<RestoreOutcome>
  fromRemote(given: { token: string; passphrase: string; form: RemoteForm }): Promise<RestoreOutcome>
}

export function openFirstRunRestore(deps: RestoreDeps): FirstRunRestore {
  const { db, folder } = deps
  return {
    async fromUpload({ token, passphrase, file, size }) {
      if (!(await isSetupTokenValid(db, token))) return 'link'
      if (size > (await folder.freeBytes()) - reservedDiskBytes) return 'noRoom'
      const copy = folder.scratchPath()
      try {
        await pipeline(file, createWriteStream(copy, { flags: 'wx', mode: 0o600 }))
        return await restore(deps, copy, passphrase)
      } finally {
        await rm(copy, { force: true })
      }
    },

    async fromFolder({ token, passphrase, path }) {
      if (!(await isSetupTokenValid(db, token))) return 'link'
      try {
        const mustBeEncrypted = passphrase.trim() !== ''
        const [newest] = await folderArchives(path.trim(), { mustBeEncrypted })
        return newest ? await restore(deps, newest, passphrase, { mustBeEncrypted }) : 'noArchive'
      } catch (error) {
        if (error instanceof PlaceError) return 'noArchive'
        throw error
      }
    },

    async fromRemote({ token, passphrase, form }) {
      if (!(await isSetupTokenValid(db, token))) return 'link'
      const parsed = parseRemote(form)
      if (!parsed.ok) return 'placeFieldWrong'
      const copy = folder.scratchPath()
      try {
        const place = await openRemote(parsed.remote, deps.mayReach)
        const newest = (await place.list()).find(({ isEncrypted }) => isEncrypted)
        if (!newest) return 'noArchive'
        if (newest.size > (await folder.freeBytes()) - reservedDiskBytes) return 'noRoom'
        await place.fetch(newest.name, copy)
        return await restore(deps, copy, passphrase, { mustBeEncrypted: true })
      } catch (error) {
        if (!(error instanceof PlaceError)) throw error
        deps.log.warn({ err: error }, 'the backup to restore could not be fetched')
        return error.reason
      } finally {
        await rm(copy, { force: true })
      }
    },
  }
}

async function restore(
  deps: RestoreDeps,
  path: string,
  typed: string,
  { mustBeEncrypted = false } = {},
): Promise<RestoreOutcome> {
  const { connection, store, log } = deps
  const { restoreArchive } = await import('./restore-archive.ts')
  try {
    const restored = await withBackupLock(connection, (client) =>
      restoreArchive(
        path,
        { client, store },
        {
          keepKeys: false,
          passphrase: async () => readPassphrase(typed),
          replaces: deps,
          mustBeEncrypted,
        },
      ),
    )
    return restored === 'taken' ? 'running' : 'restored'
  } catch (error) {
    log.error({ err: error }, 'a backup was not restored')
    return error instanceof BackupError ? error.kind : 'failed'
  }
}
