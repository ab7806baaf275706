export const statusTabs = ['all', 'new', 'contacted', 'completed'] as const

/** What a tab shows; `to-check` are those that look automatic, whatever their status. */
export type StatusTab = (typeof statusTabs)[number] | 'to-check'

/** What the quotes screen shows, as its address says it. */
export type ListQuery = {
  status: StatusTab
  search: string
  /** Where the list begins: the data service's keyset token; undefined at the newest. */
  after: string | undefined
  /** Pages shown under one another from there. */
  pages: number
  /** A request that is shown on top, wherever it stands in the list. */
  quote: string | undefined
  /** The request that a page without script asks about before deleting it. */
  deleting: string | undefined
}

export const pageSize = 20

/** As many pages as grow under one another before the list begins anew further on, so that none grows without end. */
export const mostPages = 10

const wholeList: ListQuery = {
  status: 'all',
  search: '',
  after: undefined,
  pages: 1,
  quote: undefined,
  deleting: undefined,
}

/** Reads an address. What makes no sense is left out rather than refused: people edit addresses. */
export function readListQuery(params: URLSearchParams): ListQuery {
  const status = params.get('status')
  const pages = Number.parseInt(params.get('pages') ?? '', 10)
  return {
    status: isStatusTab(status) ? status : 'all',
    search: (params.get('q') ?? '').trim().slice(0, 200),
    after: params.get('after') || undefined,
    pages: Number.isNaN(pages) ? 1 : Math.min(Math.max(pages, 1), mostPages),
    quote: params.get('quote') || undefined,
    deleting: params.get('delete') || undefined,
  }
}

/** The part of the address from `?` that shows this; empty for the whole list. */
export function listPath(query: Partial<ListQuery>): string {
  const { status, search, after, pages, quote } = { ...wholeList, ...query }
  const params = new URLSearchParams()
  if (status !== 'all') params.set('status', status)
  if (search) params.set('q', search)
  if (after) params.set('after', after)
  if (pages > 1) params.set('pages', String(pages))
  if (quote) params.set('quote', quote)
  return params.size > 0 ? `?${params}` : '?'
}

const isStatusTab = (value: string | null): value is StatusTab =>
  value === 'to-check' || statusTabs.some((tab) => tab === value)
