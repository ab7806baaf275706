import type { Answer, Run } from '#server/data-service/in-process.ts'
import type { VariablesOf } from '../../graphql.ts'
import { GetQuote, ListQuotes, type QuoteOnCard } from './documents.ts'
import { type ListQuery, pageSize, type StatusTab } from './list-query.ts'

type Filter = VariablesOf<typeof ListQuotes>['filter']

const filters: Record<StatusTab, Filter> = {
  all: null,
  new: { status: { eq: 'new' } },
  contacted: { status: { eq: 'contacted' } },
  completed: { status: { eq: 'completed' } },
  'to-check': { quarantineReasons: { ne: [] } },
}

export type WaitingLongest = { id: string; name: string; submittedAt: string }

export type LoadedQuotes = {
  items: QuoteOnCard[]
  nextToken: string | null
  total: number
  waitingLongest: WaitingLongest | undefined
  /** The request that the address names and the list does not hold; `gone` when there is none. */
  linked: QuoteOnCard | 'gone' | undefined
}

/** Everything the quotes screen shows of the store. */
export async function loadQuotes(query: ListQuery, run: Run): Promise<Answer<LoadedQuotes>> {
  const listed = await run(ListQuotes, {
    filter: filters[query.status] ?? null,
    search: query.search || null,
    limit: query.pages * pageSize,
    after: query.after ?? null,
  })
  if (!listed.ok) return listed
  const { listQuotes, waitingLongest } = listed.data
  if (!listQuotes) throw new Error('listQuotes answered neither a list nor an error')
  const items = listQuotes.items.filter((quote) => quote !== null)
  const linked = await linkedQuote(query.quote, items, run)
  if (!linked.ok) return linked
  const [longest] = waitingLongest?.items ?? []
  return {
    ok: true,
    data: {
      items,
      nextToken: listQuotes.nextToken,
      total: listQuotes.total,
      waitingLongest: longest
        ? {
            id: longest.id,
            name: `${longest.firstName} ${longest.lastName}`,
            submittedAt: longest.submittedAt,
          }
        : undefined,
      linked: linked.data,
    },
  }
}

async function linkedQuote(
  id: string | undefined,
  items: readonly QuoteOnCard[],
  run: Run,
): Promise<Answer<LoadedQuotes['linked']>> {
  if (!id || items.some((quote) => quote.id === id)) return { ok: true, data: undefined }
  const found = await run(GetQuote, { id })
  return found.ok ? { ok: true, data: found.data.getQuote ?? 'gone' } : found
}
