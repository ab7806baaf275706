import type { ListAnswer } from './use-shown-list.ts'

/** As many as somebody goes back and forth between. */
const mostKept = 12

/** The last good answers of the lists that were looked at, by screen and list: in the memory of this page, and nowhere else. */
const kept = new Map<string, ListAnswer<unknown>>()

export function keepList(pathname: string, answer: ListAnswer<unknown>): void {
  const key = pathname + answer.list
  kept.delete(key)
  kept.set(key, answer)
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
