import { useState } from 'react'

/** One answer of a list's loader. `list` says of which list, apart from its length. */
export type ListAnswer<Loaded> = {
  list: string
  at: string
  loaded: Loaded | undefined
  /** It could not be loaded anew; this is what it was. */
  isStale?: true
}

/**
 * What to show: the newest answer, or when that failed the last good one of the same list, marked as stale. Undefined
 * when this list was never loaded.
 */
export function useShownList<Loaded>(
  answer: ListAnswer<Loaded>,
): { at: string; loaded: Loaded; isStale: boolean } | undefined {
  const [lastGood, setLastGood] = useState(answer)
  if (answer.loaded && answer !== lastGood) setLastGood(answer)
  if (answer.loaded) return { at: answer.at, loaded: answer.loaded, isStale: answer.isStale === true }
  if (lastGood.loaded && lastGood.list === answer.list)
    return { at: lastGood.at, loaded: lastGood.loaded, isStale: true }
  return undefined
}
