import { rowElementId } from './list-context.ts'

/** What a list shows, as its address says it. */
export type ListQuery<Filter extends string = string> = {
  filter: Filter
  search: string
  /** Where the list begins: the data service's keyset token; undefined at the newest. */
  after: string | undefined
  /** Pages shown under one another from there. */
  pages: number
  /** A row that is shown on top, wherever it stands in the list. */
  linked: string | undefined
  /** The row that a page without script asks about before deleting it. */
  deleting: string | undefined
}

/** How a list's address is read and written. */
export type ListAddress<Filter extends string = string> = {
  /** Names a row in fragments and in the address: `#quote-...`, `quote=...`. */
  row: string
  filterName: string
  read(params: URLSearchParams): ListQuery<Filter>
  /** The part of the address from `?` that shows this; `?` alone for the whole list. */
  path(query: Partial<ListQuery<Filter>>): string
}

export const pageSize = 20

/** As many pages as grow under one another before the list begins anew further on, so that none grows without end. */
export const mostPages = 10

type ListNames<Filter extends string> = {
  row: string
  /** `filter`, unless the list's addresses are older than that name. */
  filterName?: string
  filters: readonly Filter[]
}

/** The address of a list with these filters, besides `all`. */
export function listAddress<Filter extends string>({
  row,
  filterName = 'filter',
  filters,
}: ListNames<Filter>): ListAddress<Filter | 'all'> {
  return {
    row,
    filterName,
    // What makes no sense is left out rather than refused: people edit addresses.
    read(params) {
      const asked = params.get(filterName) ?? params.get('filter')
      const pages = Number.parseInt(params.get('pages') ?? '', 10)
      return {
        filter: filters.find((known) => known === asked) ?? 'all',
        search: (params.get('q') ?? '').trim().slice(0, 200),
        after: params.get('after') || undefined,
        pages: Number.isNaN(pages) ? 1 : Math.min(Math.max(pages, 1), mostPages),
        linked: params.get(row) || undefined,
        deleting: params.get('delete') || undefined,
      }
    },
    path({ filter = 'all', search, after, pages = 1, linked }) {
      const params = new URLSearchParams()
      if (filter !== 'all') params.set(filterName, filter)
      if (search) params.set('q', search)
      if (after) params.set('after', after)
      if (pages > 1) params.set('pages', String(pages))
      if (linked) params.set(row, linked)
      return params.size > 0 ? `?${params}` : '?'
    },
  }
}

/** The way to one row of the list at `path`, which shows it on top wherever it stands; '' is the list that is open. */
export const rowHref = (path: string, address: ListAddress, id: string): string =>
  `${path}${address.path({ linked: id })}#${rowElementId(address, id)}`
