import { useMemo } from 'react'
import { useLocation, useNavigation, useSearchParams } from 'react-router'
import type { ListAddress, ListQuery } from './list-query.ts'

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
