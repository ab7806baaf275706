import { useState } from 'react'
import type { LoadedQuotes } from './load-quotes.ts'

/** One answer of the loader. `list` says of which list, apart from its length. */
export type QuotesAnswer = { list: string; at: string; quotes: LoadedQuotes | undefined }

/**
 * What to show: the newest answer, or when that failed the last good one of the same list, marked as stale. Undefined
 * when this list was never loaded.
 */
export function useShownQuotes(
  answer: QuotesAnswer,
): { at: string; quotes: LoadedQuotes; isStale: boolean } | undefined {
  const [lastGood, setLastGood] = useState(answer)
  if (answer.quotes && answer !== lastGood) setLastGood(answer)
  if (answer.quotes) return { at: answer.at, quotes: answer.quotes, isStale: false }
  if (lastGood.quotes && lastGood.list === answer.list)
    return { at: lastGood.at, quotes: lastGood.quotes, isStale: true }
  return undefined
}
