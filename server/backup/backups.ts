import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { getTableName } from 'drizzle-orm'
import type pg from 'pg'
import type { Staff } from '#server/actor.ts'
import { recordAudit } from '#server/audit/audit.ts'
import type { Model } from '#server/data-service/model.ts'
import { readTallies } from '#server/data-service/tallies.ts'
import type { Database } from '#server/database/database.ts'
import type { FileStore } from '#server/files/file-store.ts'
import type { Log } from '#server/log.ts'
import type { PasswordSeal } from '#server/notifications/mail/mail-password.ts'
import type { BackupTrouble } from '#server/notifications/outbox/backup-trouble.ts'
import { done, type PlainReasonKey, type Result, refuse } from '#server/result.ts'
import { images } from '#server/schema/content.ts'
import { withTimeout } from '#server/with-timeout.ts'
import { type BackupFacts, backupTroubles, tellOfTroubles, worksAgain } from './backup-alarms.ts'
import { type BackupFile, openBackupFolder } from './backup-folder.ts'
import {
  isProved,
  type LastCopy,
  type LastDrill,
  readSafety,
  type StoredPlace,
  type Told,
} from './backup-safety.ts'
import { runDrill } from './drill.ts'
import { type FirstRunRestore, openFirstRunRestore } from './first-run-restore.ts'
import { hasRoom, makeBackup, rememberFailure, storedBytes } from './make-backup.ts'
import { openNightly, readBackupSettings, saveNightlyChoice } from './nightly.ts'
import { openPassphrase, type Passphrase, type PassphraseState } from './passphrase.ts'
import type { MayReach } from './second-place/place.ts'
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
  /** Why no backup was made, or none can be; `at` when one was tried. */
  failure: { at: Date | undefined; reason: PlainReasonKey } | undefined
  worksAgain: Told
  passphrase: PassphraseState
  place:
    | { kind: StoredPlace['kind']; name: string; isSameDisk: boolean; hostKey: string | undefined }
    | undefined
  lastCopy: LastCopy | undefined
  lastDrill: LastDrill | undefined
  isProved: boolean
}

/**
 * A backup holds everything, so fetching one takes a step-up. `make` and `drill`, which opens the newest backup
 * now, give `running` when they take longer than a request may; the overview then shows the end.
 */
export type Backups = {
  overview(): Promise<DataOverview>
  troubles(): Promise<BackupTrouble[]>
  make(me: Staff): Promise<Result<'made' | 'running'>>
  setNightly(me: Staff, isOn: boolean): Promise<Result<null>>
  open(me: Staff, name: string): Promise<Result<{ size: number; stream: Readable }>>
  remove(me: Staff, name: string): Promise<Result<null>>
  passphrase: Pick<Passphrase, 'draft' | 'confirm'>
  place: Pick<SecondPlace, 'chooseFolder' | 'chooseRemote' | 'remove'>
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
  mayReach: MayReach
  isOwnDatabase: boolean
  models: readonly Model[]
  timeZone: () => string
  wake: () => void
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
  const startedAt = new Date()
  const facts = async (): Promise<BackupFacts> => ({
    settings: await readBackupSettings(db, isOwnDatabase),
    safety: await readSafety(db),
    hasRoom: hasRoom(await storedBytes(db), await folder.freeBytes()),
    startedAt,
  })
  const nightly = openNightly({
    ...ours,
    copyNewest: place.copyNewest,
    drill: drillNewest,
    reportTroubles: () => tellOfTroubles({ ...deps, facts }),
  })

  const overview = async (): Promise<DataOverview> => {
    const now = new Date()
    const [known, state, stored, backups, freeBytes] = await Promise.all([
      facts(),
      passphrase.state(),
      storedBytes(db),
      folder.list(),
      folder.freeBytes(),
    ])
    const { settings, safety } = known
    const trouble = backupTroubles(known, now).find(({ kind }) => kind === 'backup')
    const tallies = await readTallies(db, Object.values(countedModels))
    const totalOf = (model: string) => tallies.get(model)?.find(({ state }) => state === 'all')?.total ?? 0
    const rows = Object.entries(countedModels).map(([name, model]) => [name, totalOf(model)] as const)
    return {
      rows: { ...Object.fromEntries(rows), pictures: await db.$count(images) },
      databaseBytes: stored.database,
      fileBytes: stored.files,
      backups,
      freeBytes,
      hasRoom: known.hasRoom,
      nightly: settings.nightly,
      runningSince,
      failure: safety.lastFailure ?? (trouble && { at: undefined, reason: trouble.reason }),
      worksAgain: worksAgain(safety.told, now),
      passphrase: state,
      place: safety.place && {
        kind: safety.place.kind,
        name: nameOf(safety.place),
        isSameDisk: safety.place.kind === 'folder' && safety.place.isSameDisk,
        hostKey: safety.place.kind === 'sftp' ? safety.place.hostKey : undefined,
      },
      lastCopy: safety.lastCopy,
      lastDrill: safety.lastDrill,
      isProved: isProved(safety, now),
    }
  }

  const make = async (me: Staff): Promise<Result<'made' | 'running'>> => {
    if (runningSince) return done('running')
    runningSince = new Date()
    const work = makeBackup(ours, { actor: me })
      .then(place.copyNewest)
      .then(() => done('made' as const))
      .catch(async (error: unknown) => {
        log.error({ err: error }, 'backup failed')
        return refuse({ code: 'CONFLICT', reason: await rememberFailure(db, error, 'backupFailed') })
      })
      .finally(() => {
        runningSince = undefined
      })
    return withTimeout(work, longestRequestMs, done('running' as const))
  }

  return {
    overview,
    troubles: async () => backupTroubles(await facts(), new Date()),
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
    firstRun: openFirstRunRestore({
      ...ours,
      recordTables: deps.models.map(({ table }) => getTableName(table)),
    }),
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
