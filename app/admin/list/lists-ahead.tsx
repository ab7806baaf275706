import { useEffect, useState } from 'react'
import { useFetcher, useFetchers, useNavigation, useRevalidator } from 'react-router'
import type { List } from './list.ts'
import { listCache } from './list-loader.ts'

const lookMs = 1_000
const fetcherKey = 'list-ahead'

type ListsAheadProps = { list: List; filters: readonly string[] }

/** A tab shows its rows at once: they are read a second after the list came, one after the other, while nothing else is. */
export function ListsAhead({ list, filters }: ListsAheadProps) {
  const [isLookedAt, setLookedAt] = useState(false)
  const [read, setRead] = useState<readonly string[]>([])
  useEffect(() => {
    const timer = setTimeout(setLookedAt, lookMs, true)
    return () => clearTimeout(timer)
  }, [])
  if (!useIsIdle() || !isLookedAt) return null
  const next = filters.find((filter) => !read.includes(filter) && !listCache.has(list, filter))
  if (next === undefined) return null
  const to = `${list.path}${list.queryString({ filter: next })}`
  return <ReadAhead key={next} to={to} onRead={() => setRead((before) => [...before, next])} />
}

function useIsIdle(): boolean {
  const isNavigating = useNavigation().state !== 'idle'
  const isRevalidating = useRevalidator().state !== 'idle'
  return (
    !useFetchers().some(({ key, state }) => key !== fetcherKey && state !== 'idle') &&
    !isNavigating &&
    !isRevalidating
  )
}

/** Ends with its answer: the router would read it anew with each change. */
function ReadAhead({ to, onRead }: { to: string; onRead: () => void }) {
  const { load } = useFetcher({ key: fetcherKey })
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once
  useEffect(() => {
    void load(to).then(onRead)
  }, [])
  return null
}
