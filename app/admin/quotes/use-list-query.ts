import { useEffect, useMemo, useState } from 'react'
import { useLocation, useNavigation, useSearchParams } from 'react-router'
import { type ListQuery, listPath, readListQuery } from './list-query.ts'

/** What the address asks for; the same object as long as the address does not change. */
export function useListQuery(): ListQuery {
  const [params] = useSearchParams()
  return useMemo(() => readListQuery(params), [params])
}

/** What another list asks for that is on its way; a longer version of this one is not another list. */
export function useNextQuery(): ListQuery | undefined {
  const { pathname } = useLocation()
  const { state, location } = useNavigation()
  const current = useListQuery()
  if (state !== 'loading' || location.pathname !== pathname) return undefined
  const next = readListQuery(new URLSearchParams(location.search))
  return listOf(next) === listOf(current) ? undefined : next
}

const listOf = ({ status, search, after }: ListQuery) => listPath({ status, search, after })

const patienceMs = 250

/** Whether something goes on for so long that the screen should show a picture of waiting instead of the old list. */
export function useIsSlow(isWaiting: boolean): boolean {
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    if (!isWaiting) return
    const timer = setTimeout(() => setSlow(true), patienceMs)
    return () => {
      clearTimeout(timer)
      setSlow(false)
    }
  }, [isWaiting])
  return isWaiting && isSlow
}
