import type { ServerWords } from '#content/languages.ts'
import type { BackupTrouble } from '#server/notifications/outbox/backup-trouble.ts'
import { sentence } from '#server/result.ts'
import type { DataOverview } from './backups.ts'

export type OverviewInWords = ReturnType<typeof overviewInWords>

export function overviewInWords(overview: DataOverview, sentences: ServerWords['refusals']) {
  const { failure, lastCopy, lastDrill, ...rest } = overview
  return {
    ...rest,
    failure: failure && { ...failure, reason: sentence({ reason: failure.reason }, sentences) },
    lastCopy: lastCopy && { ...lastCopy, failure: lastCopy.failure && sentences[lastCopy.failure] },
    lastDrill: lastDrill && {
      ...lastDrill,
      outcome:
        lastDrill.outcome.kind === 'opened'
          ? lastDrill.outcome
          : { ...lastDrill.outcome, reason: sentences[lastDrill.outcome.reason] },
    },
  }
}

export type TroubleInWords = { kind: BackupTrouble['kind']; todo: string }

export const troublesInWords = (
  troubles: readonly BackupTrouble[],
  sentences: ServerWords['refusals'],
): TroubleInWords[] => troubles.map(({ kind, reason }) => ({ kind, todo: sentence({ reason }, sentences) }))
