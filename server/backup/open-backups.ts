import { count } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type pg from 'pg'
import type { Actor } from '#server/actor.ts'
import { recordAudit } from '#server/audit/audit.ts'
import type { Database } from '#server/database/database.ts'
import type { FileStore } from '#server/files/file-store.ts'
import { confirmedAdministrator } from '#server/identity/sessions/step-up.ts'
import type { Log } from '#server/log.ts'
import { done, type Result, refuse } from '#server/result.ts'
import { images, posts, testimonials } from '#server/schema/content.ts'
import { uploads } from '#server/schema/files.ts'
import { messages, quotes, reviews } from '#server/schema/leads.ts'
import { auditEntries } from '#server/schema/operations.ts'
import { BackupError } from './backup-error.ts'
import { openBackupFolder } from './backup-folder.ts'
import { chooseNightly, readBackupSettings } from './backup-settings.ts'
import type { Backups, DataOverview } from './backups.ts'
import { hasRoom, makeBackup, storedBytes } from './make-backup.ts'
import { openNightly } from './nightly.ts'

type Given = {
  db: Database
  connection: pg.ClientConfig
  store: FileStore
  path: string
  passphrase: string | undefined
  isOwnDatabase: boolean
  log: Log
}

/** A backup that takes longer goes on while the answer is given; the screen hears when it is done. */
const patienceMs = 4_000

const counted = {
  quotes,
  messages,
  reviews,
  testimonials,
  posts,
  pictures: images,
  attachments: uploads,
  activity: auditEntries,
} satisfies Record<string, PgTable>

/** Backups as administrators make and fetch them, and the nightly ones. */
export async function openBackups(given: Given): Promise<Backups> {
  const { db, isOwnDatabase, log } = given
  const folder = await openBackupFolder(given.path)
  const deps = { ...given, folder }
  let runningSince: Date | undefined
  let lastFailure: string | undefined
  const nightly = openNightly({
    ...deps,
    failed: (reason) => {
      lastFailure = reason
    },
  })

  const overview = async (): Promise<DataOverview> => {
    const [settings, stored, backups, freeBytes] = await Promise.all([
      readBackupSettings(db, isOwnDatabase),
      storedBytes(db),
      folder.list(),
      folder.freeBytes(),
    ])
    const rows = await Promise.all(
      Object.entries(counted).map(async ([name, table]) => {
        const [row] = await db.select({ total: count() }).from(table)
        return [name, row?.total ?? 0] as const
      }),
    )
    return {
      rows: Object.fromEntries(rows),
      databaseBytes: stored.database,
      fileBytes: stored.files,
      backups,
      freeBytes,
      hasRoom: hasRoom(stored, freeBytes),
      nightly: settings.nightly,
      isEncrypted: given.passphrase !== undefined,
      runningSince,
      lastFailure,
    }
  }

  const make = async (actor: Actor): Promise<Result<'made' | 'running'>> => {
    if (runningSince) return done('running')
    runningSince = new Date()
    lastFailure = undefined
    const work = makeBackup(deps, { actor })
      .then(() => 'made' as const)
      .catch((error: unknown) => {
        log.error({ err: error }, 'backup failed')
        lastFailure = error instanceof BackupError ? error.message : 'The backup failed.'
        return 'failed' as const
      })
      .finally(() => {
        runningSince = undefined
      })
    const late = new Promise<'running'>((resolve) => setTimeout(resolve, patienceMs, 'running').unref())
    const outcome = await Promise.race([work, late])
    if (outcome === 'failed')
      return refuse({ code: 'CONFLICT', message: lastFailure ?? 'The backup failed.' })
    return done(outcome)
  }

  return {
    async overview(actor) {
      const allowed = administratorOnly(actor)
      return allowed.ok ? done(await overview()) : allowed
    },
    async make(actor) {
      const allowed = administratorOnly(actor)
      return allowed.ok ? make(allowed.value) : allowed
    },
    async setNightly(actor, isOn) {
      const allowed = administratorOnly(actor)
      if (!allowed.ok) return allowed
      const { nightly: before } = await readBackupSettings(db, isOwnDatabase)
      await chooseNightly(db, allowed.value, { before, after: isOn })
      return done(null)
    },
    async open(actor, name) {
      const allowed = await confirmedAdministrator(db, actor)
      if (!allowed.ok) return allowed
      const file = await folder.open(name)
      if (!file) return gone
      await recordAudit(db, allowed.value, { ...aboutBackup(name), action: 'download' })
      return done(file)
    },
    async remove(actor, name) {
      const allowed = await confirmedAdministrator(db, actor)
      if (!allowed.ok) return allowed
      if (!(await folder.remove(name))) return gone
      await recordAudit(db, allowed.value, { ...aboutBackup(name), action: 'delete' })
      return done(null)
    },
    close: nightly.close,
  }
}

const gone = refuse({ code: 'NOT_FOUND', message: 'This backup does not exist any more.' })

const aboutBackup = (name: string) => ({ subject: 'Backup', subjectId: name, label: name })

const administratorOnly = (actor: Actor | undefined): Result<Actor> =>
  actor?.kind === 'administrator'
    ? done(actor)
    : refuse({ code: 'FORBIDDEN', message: 'Only an administrator may do this.' })
