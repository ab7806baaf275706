import { eq } from 'drizzle-orm'
import { houstonTimeZone } from '#content/houston-time.ts'
import { recordAudit } from '#server/audit/record-audit.ts'
import type { Actor } from '#server/data-service/actor.ts'
import type { Database } from '#server/database/database.ts'
import type { Log } from '#server/log.ts'
import { backupSettings } from '#server/schema/operations.ts'
import { BackupError } from './archive-format.ts'
import { type BackupDependencies, makeBackup } from './make-backup.ts'

/** Nightly backups that are kept; those that somebody made by hand stay until somebody deletes them. */
export const keptNights = 7

const hourMs = 3_600_000

const hourInHouston = new Intl.DateTimeFormat('en-US', {
  hour: 'numeric',
  hourCycle: 'h23',
  timeZone: houstonTimeZone,
})

/** Due between two and five in the morning, once a night; and at once when two nights went by without one. */
export function isNightlyDue(now: Date, last: Date | null): boolean {
  if (!last) return true
  const since = now.getTime() - last.getTime()
  const hour = Number(hourInHouston.format(now))
  return (since > 12 * hourMs && hour >= 2 && hour < 5) || since > 48 * hourMs
}

type Nightly = BackupDependencies & { isOwnDatabase: boolean; log: Log }

/** Makes the night's backup if it is due, on one instance only, and lets go of those older than a week. */
export async function backUpNightly(deps: Nightly, now = new Date()): Promise<void> {
  const { db, folder, isOwnDatabase } = deps
  const isDue = async () => {
    const { nightly, lastNightlyAt } = await readBackupSettings(db, isOwnDatabase)
    return nightly && isNightlyDue(now, lastNightlyAt)
  }
  if (!(await isDue())) return
  const night = { isDue, remember: () => rememberNightly(db, now) }
  if (!(await makeBackup(deps, { actor: { kind: 'system' }, night }))) return
  const nightly = (await folder.list()).filter(({ isNightly }) => isNightly)
  for (const { name } of nightly.slice(keptNights)) await folder.remove(name)
}

const lookEveryMs = 10 * 60_000
const firstLookMs = 60_000

/** Looks now and then whether the night's backup is due, until closed. `failed` hears why there is none. */
export function openNightly(deps: Nightly & { failed: (reason: string) => void }) {
  let running = Promise.resolve()
  const look = () => {
    running = running
      .then(() => backUpNightly(deps))
      .catch((error: unknown) => {
        deps.log.error({ err: error }, 'nightly backup failed')
        deps.failed(error instanceof BackupError ? error.message : 'Last night’s backup failed.')
      })
  }
  const first = setTimeout(look, firstLookMs)
  const timer = setInterval(look, lookEveryMs)
  first.unref()
  timer.unref()
  return {
    async close() {
      clearTimeout(first)
      clearInterval(timer)
      await running
    },
  }
}

const id = 'the-backups'

export type BackupSettings = { nightly: boolean; lastNightlyAt: Date | null }

/** What holds now. A database of one's own is rarely looked after by somebody else, so it is backed up unless the owner says no. */
export async function readBackupSettings(db: Database, isOwnDatabase: boolean): Promise<BackupSettings> {
  const [row] = await db.select().from(backupSettings).where(eq(backupSettings.id, id))
  return { nightly: row?.nightly ?? isOwnDatabase, lastNightlyAt: row?.lastNightlyAt ?? null }
}

export async function chooseNightly(
  db: Database,
  actor: Actor,
  { before, after }: { before: boolean; after: boolean },
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx
      .insert(backupSettings)
      .values({ id, nightly: after })
      .onConflictDoUpdate({ target: backupSettings.id, set: { nightly: after } })
    if (before !== after)
      await recordAudit(tx, actor, {
        action: 'update',
        subject: 'BackupSettings',
        subjectId: id,
        before: { nightly: before },
        after: { nightly: after },
      })
  })
}

export async function rememberNightly(db: Database, at: Date): Promise<void> {
  await db
    .insert(backupSettings)
    .values({ id, lastNightlyAt: at })
    .onConflictDoUpdate({ target: backupSettings.id, set: { lastNightlyAt: at } })
}
