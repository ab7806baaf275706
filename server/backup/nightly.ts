import { eq } from 'drizzle-orm'
import { ageMs } from '#content/time/ages.ts'
import { clockAt } from '#content/time/clocks.ts'
import type { Actor } from '#server/actor.ts'
import { recordAudit } from '#server/audit/audit.ts'
import type { Database } from '#server/database/database.ts'
import type { Log } from '#server/log.ts'
import { backupSettings } from '#server/schema/operations.ts'
import { isCopyFailure, readSafety } from './backup-safety.ts'
import { type BackupDeps, makeBackup, rememberFailure } from './make-backup.ts'

const keptNights = 7

const hourMs = 3_600_000

/**
 * Between 2 and 5 a.m. in `timeZone`, once a night; at any time when the last one is more than 48 hours old, or by its
 * date has yet to come.
 */
export function isNightlyDue(now: Date, last: Date | null, timeZone: string): boolean {
  const since = ageMs(last, now)
  const { time } = clockAt(now, timeZone)
  return (since > 12 * hourMs && time >= '02:00' && time < '05:00') || since > 48 * hourMs
}

type NightlyDeps = BackupDeps & { isOwnDatabase: boolean; timeZone: () => string; log: Log }

/**
 * Whether one was made: on one instance only. Also deletes nightly backups beyond the newest seven.
 */
export async function backUpNightly(deps: NightlyDeps, now = new Date()): Promise<boolean> {
  const { db, folder, isOwnDatabase } = deps
  const isDue = async () => {
    const { nightly, lastNightlyAt } = await readBackupSettings(db, isOwnDatabase)
    return nightly && isNightlyDue(now, lastNightlyAt, deps.timeZone())
  }
  if (!(await isDue())) return false
  const run = { isDue, markDone: () => saveLastNightly(db, now) }
  if (!(await makeBackup(deps, { actor: { kind: 'system' }, nightly: run }))) return false
  const nightly = (await folder.list()).filter(({ isNightly }) => isNightly)
  for (const { name } of nightly.slice(keptNights)) await folder.remove(name)
  return true
}

const checkEveryMs = 10 * 60_000
const firstCheckMs = 60_000

type Aftercare = { copyNewest(): Promise<unknown>; drill(): Promise<unknown> }

/**
 * After a backup of the night it is copied and opened. A failed copy is tried again, a missed drill made up for,
 * and a failed one repeated once what it needs is there.
 */
async function careForBackups(deps: NightlyDeps & Aftercare, now = new Date()): Promise<void> {
  const wasMade = await backUpNightly(deps, now).catch(async (error: unknown) => {
    deps.log.error({ err: error }, 'nightly backup failed')
    await rememberFailure(deps.db, error, 'nightlyBackupFailed')
    return false
  })
  const { lastCopy, lastDrill } = await readSafety(deps.db)
  if (wasMade || (lastCopy?.failure && ageMs(lastCopy.at, now) > hourMs)) await deps.copyNewest()
  if (wasMade || ageMs(lastDrill?.at, now) > 26 * hourMs || (await mayOpenNow(deps))) await deps.drill()
}

/** Whether another backup was made since the drill failed, or the second place took a copy. */
async function mayOpenNow({ db, folder }: Pick<BackupDeps, 'db' | 'folder'>): Promise<boolean> {
  const { lastCopy, lastDrill } = await readSafety(db)
  if (lastDrill?.outcome.kind !== 'failed') return false
  const isPlaceBack =
    isCopyFailure(lastDrill.outcome.reason) && lastCopy && !lastCopy.failure && lastCopy.at > lastDrill.at
  const [newest] = await folder.list()
  return isPlaceBack || (newest !== undefined && newest.madeAt > lastDrill.at)
}

export function openNightly(deps: NightlyDeps & Aftercare & { reportTroubles(): Promise<unknown> }) {
  let running = Promise.resolve()
  const check = () => {
    running = running
      .then(() => careForBackups(deps))
      .finally(deps.reportTroubles)
      .catch((error: unknown) => deps.log.error({ err: error }, 'the care for backups failed'))
  }
  const first = setTimeout(check, firstCheckMs)
  const timer = setInterval(check, checkEveryMs)
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

const rowId = 'the-backups'

export type BackupSettings = { nightly: boolean; lastNightlyAt: Date | null }

/** The embedded database, which has no other backups, has nightly ones unless the owner turns them off. */
export async function readBackupSettings(db: Database, isOwnDatabase: boolean): Promise<BackupSettings> {
  const [row] = await db.select().from(backupSettings).where(eq(backupSettings.id, rowId))
  return { nightly: row?.nightly ?? isOwnDatabase, lastNightlyAt: row?.lastNightlyAt ?? null }
}

export async function saveNightlyChoice(
  db: Database,
  actor: Actor,
  { before, after }: { before: boolean; after: boolean },
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx
      .insert(backupSettings)
      .values({ id: rowId, nightly: after })
      .onConflictDoUpdate({ target: backupSettings.id, set: { nightly: after } })
    if (before !== after)
      await recordAudit(tx, actor, {
        action: 'update',
        subject: 'BackupSettings',
        subjectId: rowId,
        before: { nightly: before },
        after: { nightly: after },
      })
  })
}

async function saveLastNightly(db: Database, at: Date): Promise<void> {
  await db
    .insert(backupSettings)
    .values({ id: rowId, lastNightlyAt: at })
    .onConflictDoUpdate({ target: backupSettings.id, set: { lastNightlyAt: at } })
}
