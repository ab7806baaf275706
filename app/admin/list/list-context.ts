import { createContext, use, useMemo } from 'react'
import { useLocation, useNavigation, useSearchParams } from 'react-router'
import type { ListWords } from '#words/admin-lists.ts'
import type { ListAddress, ListQuery } from './list.ts'

/** What sets one list apart from the others. */
export type ListKind = { address: ListAddress; words: ListWords }

const ListContext = createContext<(ListKind & { query: ListQuery }) | undefined>(undefined)

export const ListProvider = ListContext

/** The list that a part stands in, and what its address asks for. */
export function useList() {
  const list = use(ListContext)
  if (!list) throw new Error('a part of a list stands outside of one')
  return list
}

/** The id of a row's element: what a mail's link points at. */
export const rowElementId = (address: ListAddress, id: string) => `${address.row}-${id}`

/** What the address asks for; the same object as long as the address does not change. */
export function useListQuery<Filter extends string>(address: ListAddress<Filter>): ListQuery<Filter> {
  const [params] = useSearchParams()
  return useMemo(() => address.read(params), [address, params])
}

/** What another list asks for that is on its way; a longer version of this one is not another list. */
export function useNextQuery<Filter extends string>(
  address: ListAddress<Filter>,
): ListQuery<Filter> | undefined {
  const { pathname } = useLocation()
  const { state, location } = useNavigation()
  const current = useListQuery(address)
  if (state !== 'loading' || location.pathname !== pathname) return undefined
  const next = address.read(new URLSearchParams(location.search))
  return listNameOf(address, next) === listNameOf(address, current) ? undefined : next
}

/** Which list this is, apart from its length and from a row on top. */
export const listNameOf = <Filter extends string>(
  address: ListAddress<Filter>,
  { filter, search, after }: ListQuery<Filter>,
) => address.path({ filter, search, after })
