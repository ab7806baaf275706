/** One answer of a list's loader. `list` says of which list, apart from its length. */
export type ListAnswer<Loaded> = {
  list: string
  at: string
  /** Undefined when the list could not be read and was never shown. */
  loaded: Loaded | undefined
  /** It could not be loaded anew; this is what it was. */
  isStale?: true
}

/** As many as somebody goes back and forth between. */
const mostKept = 12

/** The last good answers of the lists that were shown, by screen and list: in the memory of this page, and nowhere else. */
const kept = new Map<string, ListAnswer<unknown>>()

/** Called with whatever is shown, the first page's list too. */
export function keepList(pathname: string, answer: ListAnswer<{ total: number }>): void {
  if (!answer.loaded || answer.isStale) return
  const key = pathname + answer.list
  kept.delete(key)
  // Shown again later, an empty one would say that nobody wrote, where that is only not known.
  if (answer.loaded.total > 0) kept.set(key, answer)
  for (const [oldest] of kept) if (kept.size > mostKept) kept.delete(oldest)
}

/** The list of this name on this screen as it was last, marked as stale. */
export function keptList<Loaded>(pathname: string, list: string): ListAnswer<Loaded> | undefined {
  // A screen has lists of one kind only.
  const answer = kept.get(pathname + list) as ListAnswer<Loaded> | undefined
  return answer && { ...answer, isStale: true }
}

/** Whoever signs in next in this window finds nothing of whoever signed out. */
export const forgetLists = (): void => kept.clear()
