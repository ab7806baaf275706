import type { Call } from '#server/data-service/call.ts'
import type { Model } from '#server/data-service/model.ts'
import { foldTallies } from '#server/data-service/tallies.ts'
import { emptyTrash } from '#server/data-service/trash/restore.ts'
import type { Database } from '#server/database/database.ts'
import type { FileStore } from '#server/files/file-store.ts'
import type { filesBudget } from '#server/files/files-budget.ts'
import { sweepUploads } from '#server/files/sweep-uploads.ts'
import { sweepRateLimits } from '#server/limits/rate-limit.ts'
import { sweepImportFiles } from '#server/models/imports/import-files.ts'
import { forgetPresses } from '#server/models/leads/presses.ts'
import { forgetSenders } from '#server/models/leads/submission/submission.ts'
import { endForgottenWork } from '#server/models/leads/work/work-span.ts'
import { sweepCallTaps } from '#server/models/settings/call-taps.ts'
import { sweepMailFiles } from '#server/notifications/mail/file-mail-sender.ts'
import { mailFolder } from '#server/notifications/notifications.ts'
import type { Config } from './config.ts'
import type { Log } from './log.ts'

type SweepDependencies = {
  config: Config
  db: Database
  store: FileStore
  budget: () => ReturnType<typeof filesBudget>
  models: readonly Model[]
  callAsSystem(): Call
  log: Log
}

/** Deletes, every ten minutes, what has had its time. */
export function startSweeps({ config, db, store, budget, models, callAsSystem, log }: SweepDependencies) {
  const sweeps: Readonly<Record<string, () => Promise<unknown>>> = {
    uploads: () => sweepUploads({ db, store, budget, log }),
    mails: () => sweepMailFiles({ db, folder: mailFolder(config) }),
    limits: () => sweepRateLimits(db),
    senders: () => forgetSenders(db),
    presses: () => forgetPresses(db),
    work: () => endForgottenWork(db),
    tallies: () => foldTallies(db),
    taps: () => sweepCallTaps(db),
    imports: () => sweepImportFiles(db),
    trash: () => emptyTrash(models, callAsSystem()),
  }
  const timer = setInterval(() => {
    for (const [what, sweep] of Object.entries(sweeps))
      sweep().catch((error: unknown) => log.error({ err: error }, `sweeping ${what} failed`))
  }, 10 * 60_000).unref()
  return { stop: () => clearInterval(timer) }
}
