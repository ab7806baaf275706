import type { ServerWords } from '#content/languages.ts'
import type { DataOverview } from './backups.ts'

export type OverviewInWords = ReturnType<typeof overviewInWords>

export function overviewInWords(overview: DataOverview, sentences: ServerWords['refusals']) {
  const { lastFailure, lastCopy, lastDrill, ...rest } = overview
  return {
    ...rest,
    lastFailure: lastFailure && sentences[lastFailure],
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
