import { createContext, use, useMemo } from 'react'
import { useLocation, useNavigation, useSearchParams } from 'react-router'
import type { graphql } from '#app/graphql.ts'
import type { ListWords } from '#words/panel/lists.ts'

export type TrashModel = ReturnType<typeof graphql.scalar<'TrashModel'>>

/**
 * `after`: where the list begins, as the data service's keyset token; undefined at the newest. `pages`: how many
 * are shown under one another from there. `linked`: id of a row that is shown on top, wherever it stands in the
 * list.
 */
export type ListQuery<Filter extends string = string> = {
  filter: Filter
  search: string
  after: string | undefined
  pages: number
  linked: string | undefined
}

/**
 * `row`: the name of a row in fragments and in the address: `#quote-...`, `quote=...`. `searchFilter`: where a
 * search looks that begins in the default filter. `queryString`: the part of the address from `?` that shows a
 * query; `?` alone for the whole list.
 */
export type List<Filter extends string = string, Condition = unknown, Words extends ListWords = ListWords> = {
  row: string
  path: string
  filters: readonly Filter[]
  defaultFilter: Filter
  searchFilter: Filter
  pageSize: number
  words: Words
  condition(query: Pick<ListQuery<Filter>, 'filter' | 'search'>): Condition
  read(params: URLSearchParams): ListQuery<Filter>
  queryString(query: Partial<ListQuery<Filter>>): string
}

const usualPageSize = 20

/** As many pages as grow under one another before the list begins anew further on, so that none grows without end. */
export const mostPages = 10

type Declaration<Filter extends string, Condition, Words extends ListWords> = {
  row: string
  path: string
  words: Words
  filters: Readonly<Record<Filter | 'all', Condition>>
  /** `all`, unless the list begins with less. A search looks through all of it. */
  defaultFilter?: NoInfer<Filter> | 'all'
  pageSize?: number
}

/** As addresses named it until November 2026, where the parameter could be `status`. */
const oldFilters: Readonly<Record<string, string>> = { toCheck: 'suspicious', 'to-check': 'suspicious' }

export function defineList<Filter extends string, Condition, Words extends ListWords>({
  row,
  path,
  words,
  filters: conditions,
  defaultFilter = 'all',
  pageSize = usualPageSize,
}: Declaration<Filter, Condition, Words>): List<Filter | 'all', Condition, Words> {
  // The record's keys are the filters.
  const filters = Object.keys(conditions) as (Filter | 'all')[]
  return {
    row,
    path,
    words,
    filters,
    defaultFilter,
    searchFilter: 'all',
    pageSize,
    condition: ({ filter }) => conditions[filter],
    // An unknown value is ignored rather than refused: people edit addresses.
    read(params) {
      const asked = params.get('filter') ?? params.get('status') ?? ''
      const wanted = oldFilters[asked] ?? asked
      const pages = Number.parseInt(params.get('pages') ?? '', 10)
      return {
        filter: filters.find((known) => known === wanted) ?? defaultFilter,
        search: (params.get('q') ?? '').trim().slice(0, 200),
        after: params.get('after') || undefined,
        pages: Number.isNaN(pages) ? 1 : Math.min(Math.max(pages, 1), mostPages),
        linked: params.get(row) || undefined,
      }
    },
    queryString({ filter = defaultFilter, search, after, pages = 1, linked }) {
      const params = new URLSearchParams()
      if (filter !== defaultFilter) params.set('filter', filter)
      if (search) params.set('q', search)
      if (after) params.set('after', after)
      if (pages > 1) params.set('pages', String(pages))
      if (linked) params.set(row, linked)
      return params.size > 0 ? `?${params}` : '?'
    },
  }
}

/** Tells one list of a screen from another, apart from its length and from a row on top. */
export const listKey = (list: List, { filter, search, after }: ListQuery) =>
  list.queryString({ filter, search, after })

export const rowElementId = ({ row }: List, id: string) => `${row}-${id}`

export const ListContext = createContext<{ list: List; query: ListQuery } | undefined>(undefined)

export function useList() {
  const context = use(ListContext)
  if (!context) throw new Error('a part of a list stands outside of one')
  return context
}

/** The same object as long as the address does not change. */
export function useListQuery<Filter extends string>(list: List<Filter>): ListQuery<Filter> {
  const [params] = useSearchParams()
  return useMemo(() => list.read(params), [list, params])
}

/** A longer version of this list is not another list. */
export function useNextQuery<Filter extends string>(list: List<Filter>): ListQuery<Filter> | undefined {
  const { pathname } = useLocation()
  const { state, location } = useNavigation()
  const current = useListQuery(list)
  if (state !== 'loading' || location.pathname !== pathname) return undefined
  const next = list.read(new URLSearchParams(location.search))
  return listKey(list, next) === listKey(list, current) ? undefined : next
}
