import type { ListAnswer } from './use-shown-list.ts'

/** As many as somebody goes back and forth between. */
const mostKept = 12

/** The last good answers of the lists that were looked at: in the memory of this page, and nowhere else. */
const kept = new Map<string, ListAnswer<unknown>>()

export function keepList(answer: ListAnswer<unknown>): void {
  kept.delete(answer.list)
  kept.set(answer.list, answer)
  for (const [name] of kept) if (kept.size > mostKept) kept.delete(name)
}

/** The list of this name as it was last, marked as stale. */
export function keptList<Loaded>(name: string): ListAnswer<Loaded> | undefined {
  // A name is made from a list's address, so it is that of one kind of list.
  const answer = kept.get(name) as ListAnswer<Loaded> | undefined
  return answer && { ...answer, isStale: true }
}

/** Whoever signs in next in this window finds nothing of whoever signed out. */
export const forgetLists = (): void => kept.clear()
