import type { Staff } from '#server/actor.ts'
import { recordAudit } from '#server/audit/audit.ts'
import type { BackupFile, BackupFolder } from '#server/backup/backup-folder.ts'
import { readSafety, type StoredPlace, saveSafety } from '#server/backup/backup-safety.ts'
import type { Database } from '#server/database/database.ts'
import type { Log } from '#server/log.ts'
import type { PasswordSeal } from '#server/notifications/mail/mail-password.ts'
import { done, type Result, refuseField } from '#server/result.ts'
import { folderPlace, proveFolder } from './folder-place.ts'
import { type BackupPlace, type MayReach, PlaceError } from './place.ts'
import { fieldOf, openStored, parseRemote, proveRemote, type RemoteForm } from './remote-place.ts'

export type SecondPlaceDeps = {
  db: Database
  dataDir: string
  folder: BackupFolder
  seal: PasswordSeal
  mayReach: MayReach
  passphrase: () => Promise<string | undefined>
  log: Log
}

const keptCopies = 7

export function openSecondPlace(deps: SecondPlaceDeps) {
  const { db, dataDir, folder, log } = deps

  async function opened(): Promise<BackupPlace | undefined> {
    const { place } = await readSafety(db)
    return place && placeOf(place, deps)
  }

  async function keep(me: Staff, place: StoredPlace | null): Promise<Result<null>> {
    await db.transaction(async (tx) => {
      const { place: before } = await readSafety(tx)
      await saveSafety(tx, { place, lastCopy: null })
      await recordAudit(tx, me, {
        action: 'update',
        subject: 'BackupSettings',
        subjectId: 'the-backups',
        before: { place: before ? nameOf(before) : null },
        after: { place: place ? nameOf(place) : null },
      })
    })
    return done(null)
  }

  return {
    opened,

    async chooseFolder(me: Staff, path: string): Promise<Result<null>> {
      const proof = await proveFolder(path.trim(), dataDir)
      return proof.ok ? keep(me, proof.place) : refuseField('path', { reason: proof.reason })
    },

    async chooseRemote(me: Staff, form: RemoteForm): Promise<Result<null>> {
      const parsed = parseRemote(form)
      if (!parsed.ok) return refuseField(parsed.field, { reason: 'placeFieldWrong' })
      const { remote } = parsed
      try {
        return await keep(me, await proveRemote(remote, deps))
      } catch (error) {
        if (!(error instanceof PlaceError)) throw error
        log.warn({ err: error }, 'the second place for backups was refused')
        return refuseField(fieldOf(remote.kind, error.reason), { reason: error.reason })
      }
    },

    remove: (me: Staff) => keep(me, null),

    /**
     * Copies the newest archive that is not there yet, and deletes copies beyond the newest. Only encrypted ones
     * leave this server. Remembers what became of it; never throws for a place that fails.
     */
    async copyNewest(): Promise<void> {
      const newest = (await folder.list()).find(({ isEncrypted }) => isEncrypted)
      if (!newest || (await deps.passphrase()) === undefined) return
      try {
        const place = await opened()
        if (!place) return
        const copies = await place.list()
        if (!copies.some(({ name, size }) => name === newest.name && size === newest.size))
          await place.add(newest.name, folder.pathOf(newest.name))
        for (const { name } of surplus(await place.list())) await place.remove(name)
        await saveSafety(db, { lastCopy: { at: new Date(), name: newest.name } })
      } catch (error) {
        log.error({ err: error }, 'the backup was not copied to its second place')
        const failure = error instanceof PlaceError ? error.reason : 'placeFailed'
        await saveSafety(db, { lastCopy: { at: new Date(), name: newest.name, failure } })
      }
    },
  }
}

export type SecondPlace = ReturnType<typeof openSecondPlace>

const surplus = (copies: BackupFile[]) => [
  ...copies.filter(({ isNightly }) => isNightly).slice(keptCopies),
  ...copies.filter(({ isNightly }) => !isNightly).slice(keptCopies),
]

async function placeOf(
  place: StoredPlace,
  deps: Pick<SecondPlaceDeps, 'seal' | 'mayReach'>,
): Promise<BackupPlace> {
  return place.kind === 'folder' ? folderPlace(place) : openStored(place, deps)
}

export function nameOf(place: StoredPlace): string {
  if (place.kind === 'folder') return place.path
  return place.kind === 'bucket' ? place.bucket : `${place.username}@${place.host}:${place.path}`
}
