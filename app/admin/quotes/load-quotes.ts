import { leadFilters } from '#app/admin/leads/lead-filters.ts'
import type { LongestWait } from '#app/admin/leads/waiting-longest.tsx'
import { type LoadedList, loadedList, pageOf } from '#app/admin/list/list-loader.ts'
import { nameOf } from '#app/admin/person.ts'
import type { Answer, Run } from '#server/data-service/in-process.ts'
import { GetQuote, ListQuotes, type QuoteOnCard } from './documents.ts'
import type { quoteAddress } from './quote-list.ts'

type QuoteQuery = ReturnType<typeof quoteAddress.read>

export type LoadedQuotes = LoadedList<QuoteOnCard> & {
  waitingLongest: LongestWait | undefined
  /** Scheme and host of the links that customers get. */
  origin: string
}

/** Everything the quotes screen shows of the store. */
export async function loadQuotes(query: QuoteQuery, run: Run, origin: string): Promise<Answer<LoadedQuotes>> {
  const listed = await run(ListQuotes, { filter: leadFilters[query.filter], ...pageOf(query) })
  if (!listed.ok) return listed
  const list = await loadedList(listed.data.listQuotes, query, async (id) => {
    const found = await run(GetQuote, { id })
    return found.ok ? { ok: true, data: found.data.getQuote } : found
  })
  if (!list.ok) return list
  const [longest] = listed.data.waitingLongest?.items ?? []
  const waitingLongest = longest && {
    id: longest.id,
    name: nameOf(longest),
    submittedAt: longest.submittedAt,
  }
  return { ok: true, data: { ...list.data, waitingLongest: waitingLongest ?? undefined, origin } }
}
