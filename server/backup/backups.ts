import { join } from 'node:path'
import type { Readable } from 'node:stream'
import type pg from 'pg'
import type { Staff } from '#server/actor.ts'
import { recordAudit } from '#server/audit/audit.ts'
import { readTallies } from '#server/data-service/tallies.ts'
import type { Database } from '#server/database/database.ts'
import type { FileStore } from '#server/files/file-store.ts'
import type { Log } from '#server/log.ts'
import type { PasswordSeal } from '#server/notifications/mail/mail-password.ts'
import { done, type Result, refuse } from '#server/result.ts'
import { images } from '#server/schema/content.ts'
import { withTimeout } from '#server/with-timeout.ts'
import { type BackupFailure, BackupRefused } from './archive-format.ts'
import { type BackupFile, openBackupFolder } from './backup-folder.ts'
import { type LastCopy, type LastDrill, readSafety, type StoredPlace } from './backup-safety.ts'
import { runDrill } from './drill.ts'
import { type FirstRunRestore, openFirstRunRestore } from './first-run-restore.ts'
import { hasRoom, makeBackup, storedBytes } from './make-backup.ts'
import { openNightly, readBackupSettings, saveNightlyChoice } from './nightly.ts'
import { openPassphrase, type Passphrase, type PassphraseState } from './passphrase.ts'
import { nameOf, openSecondPlace, type SecondPlace } from './second-place/second-place.ts'

export type DataOverview = {
  rows: Readonly<Record<string, number>>
  databaseBytes: number
  fileBytes: number
  backups: readonly BackupFile[]
  freeBytes: number
  hasRoom: boolean
  nightly: boolean
  runningSince: Date | undefined
  lastFailure: BackupFailure | undefined
  passphrase: PassphraseState
  place: { kind: StoredPlace['kind']; name: string; isSameDisk: boolean } | undefined
  lastCopy: LastCopy | undefined
  lastDrill: LastDrill | undefined
}

/** A backup holds everything, so fetching one takes a step-up. */
export type Backups = {
  overview(): Promise<DataOverview>
  /** `running`: takes longer than a request may, and goes on; the overview shows the end. */
  make(me: Staff): Promise<Result<'made' | 'running'>>
  setNightly(me: Staff, isOn: boolean): Promise<Result<null>>
  open(me: Staff, name: string): Promise<Result<{ size: number; stream: Readable }>>
  remove(me: Staff, name: string): Promise<Result<null>>
  passphrase: Pick<Passphrase, 'draft' | 'confirm'>
  place: Pick<SecondPlace, 'chooseFolder' | 'chooseBucket' | 'remove'>
  /** Opens the newest backup now. `running` as with `make`. */
  drill(): Promise<Result<'opened' | 'running'>>
  firstRun: FirstRunRestore
  close(): Promise<void>
}

type BackupsDeps = {
  db: Database
  connection: pg.ClientConfig
  store: FileStore
  dataDir: string
  passphrase: string | undefined
  secret: string
  seal: PasswordSeal
  isOwnDatabase: boolean
  timeZone: () => string
  log: Log
}

const longestRequestMs = 4_000

const countedModels = {
  quotes: 'Quote',
  messages: 'Message',
  calls: 'Call',
  reviews: 'Review',
  testimonials: 'Testimonial',
  posts: 'Blog',
  attachments: 'Upload',
  activity: 'AuditEntry',
}

export async function openBackups(deps: BackupsDeps): Promise<Backups> {
  const { db, isOwnDatabase, log } = deps
  const folder = await openBackupFolder(join(deps.dataDir, 'backups'))
  const passphrase = openPassphrase(db, deps.passphrase, deps.secret)
  const ours = { ...deps, folder, passphrase: passphrase.current }
  const place = openSecondPlace(ours)
  const drillNewest = () => runDrill({ ...ours, place: place.opened })
  let runningSince: Date | undefined
  let lastFailure: BackupFailure | undefined
  const nightly = openNightly({
    ...ours,
    copyNewest: place.copyNewest,
    drill: drillNewest,
    onFailure: (reason) => {
      lastFailure = reason
    },
  })

  const overview = async (): Promise<DataOverview> => {
    const [settings, safety, state, stored, backups, freeBytes] = await Promise.all([
      readBackupSettings(db, isOwnDatabase),
      readSafety(db),
      passphrase.state(),
      storedBytes(db),
      folder.list(),
      folder.freeBytes(),
    ])
    const tallies = await readTallies(db, Object.values(countedModels))
    const totalOf = (model: string) => tallies.get(model)?.find(({ state }) => state === 'all')?.total ?? 0
    const rows = Object.entries(countedModels).map(([name, model]) => [name, totalOf(model)] as const)
    return {
      rows: { ...Object.fromEntries(rows), pictures: await db.$count(images) },
      databaseBytes: stored.database,
      fileBytes: stored.files,
      backups,
      freeBytes,
      hasRoom: hasRoom(stored, freeBytes),
      nightly: settings.nightly,
      runningSince,
      lastFailure,
      passphrase: state,
      place: safety.place && {
        kind: safety.place.kind,
        name: nameOf(safety.place),
        isSameDisk: safety.place.kind === 'folder' && safety.place.isSameDisk,
      },
      lastCopy: safety.lastCopy,
      lastDrill: safety.lastDrill,
    }
  }

  const make = async (me: Staff): Promise<Result<'made' | 'running'>> => {
    if (runningSince) return done('running')
    runningSince = new Date()
    lastFailure = undefined
    const work = makeBackup(ours, { actor: me })
      .then(place.copyNewest)
      .then(() => 'made' as const)
      .catch((error: unknown) => {
        log.error({ err: error }, 'backup failed')
        lastFailure = error instanceof BackupRefused ? error.reason : 'backupFailed'
        return 'failed' as const
      })
      .finally(() => {
        runningSince = undefined
      })
    const outcome = await withTimeout(work, longestRequestMs, 'running' as const)
    if (outcome === 'failed') return refuse({ code: 'CONFLICT', reason: lastFailure ?? 'backupFailed' })
    return done(outcome)
  }

  return {
    overview,
    make,
    async setNightly(me, isOn) {
      const { nightly: before } = await readBackupSettings(db, isOwnDatabase)
      await saveNightlyChoice(db, me, { before, after: isOn })
      return done(null)
    },
    async open(me, name) {
      const file = await folder.open(name)
      if (!file) return notFound
      await recordAudit(db, me, { ...aboutBackup(name), action: 'download' })
      return done(file)
    },
    async remove(me, name) {
      if (!(await folder.remove(name))) return notFound
      await recordAudit(db, me, { ...aboutBackup(name), action: 'delete' })
      return done(null)
    },
    firstRun: openFirstRunRestore(ours),
    passphrase,
    place,
    async drill() {
      const work = drillNewest()
      const drilled = await withTimeout(work, longestRequestMs, 'running' as const)
      if (drilled === 'running') return done('running')
      if (!drilled) return refuse({ code: 'CONFLICT', reason: 'nothingToDrill' })
      const { outcome } = drilled
      return outcome.kind === 'opened' ? done('opened') : refuse({ code: 'CONFLICT', reason: outcome.reason })
    },
    close: nightly.close,
  }
}

const notFound = refuse({ code: 'NOT_FOUND', reason: 'backupGone' })

const aboutBackup = (name: string) => ({ subject: 'Backup', subjectId: name, label: name })
