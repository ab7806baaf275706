import { createContext, use, useMemo } from 'react'
import { useLocation, useNavigation, useSearchParams } from 'react-router'
import { type List, type ListQuery, listKey } from './list.ts'

/** The list and the query of the screen, for what stands in its rows. */
export const ListContext = createContext<{ list: List; query: ListQuery } | undefined>(undefined)

/** The list that a part stands in, and what its address asks for. */
export function useList() {
  const context = use(ListContext)
  if (!context) throw new Error('a part of a list stands outside of one')
  return context
}

/** What the address asks for; the same object as long as the address does not change. */
export function useListQuery<Filter extends string>(list: List<Filter>): ListQuery<Filter> {
  const [params] = useSearchParams()
  return useMemo(() => list.read(params), [list, params])
}

/** What another list asks for that is on its way; a longer version of this one is not another list. */
export function useNextQuery<Filter extends string>(list: List<Filter>): ListQuery<Filter> | undefined {
  const { pathname } = useLocation()
  const { state, location } = useNavigation()
  const current = useListQuery(list)
  if (state !== 'loading' || location.pathname !== pathname) return undefined
  const next = list.read(new URLSearchParams(location.search))
  return listKey(list, next) === listKey(list, current) ? undefined : next
}
