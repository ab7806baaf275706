import { houstonTimeZone } from '#content/houston-time.ts'
import type { Log } from '#server/log.ts'
import { BackupError } from './backup-error.ts'
import { readBackupSettings, rememberNightly } from './backup-settings.ts'
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
