import { useEffect, useState } from 'react'
import { useFetcher, useNavigation } from 'react-router'
import type { List } from './list.ts'
import { aheadPath, listCache } from './list-loader.ts'

const lookMs = 1_000

type ListsAheadProps = { list: List; filters: readonly string[] }

/** A tab shows its rows at once: they are read a second after the list came, one after the other, while no screen is. */
export function ListsAhead({ list, filters }: ListsAheadProps) {
  const [isLookedAt, setLookedAt] = useState(false)
  const [read, setRead] = useState<readonly string[]>([])
  const isIdle = useNavigation().state === 'idle'
  useEffect(() => {
    const timer = setTimeout(setLookedAt, lookMs, true)
    return () => clearTimeout(timer)
  }, [])
  if (!isIdle || !isLookedAt) return null
  const next = filters.find((filter) => !read.includes(filter) && !listCache.has(list, filter))
  if (next === undefined) return null
  const onRead = () => setRead((before) => [...before, next])
  return <ReadAhead key={next} path={aheadPath(list, next)} onRead={onRead} />
}

/** Ends with its answer: the router would read it anew with each change. */
function ReadAhead({ path, onRead }: { path: string; onRead: () => void }) {
  const { load } = useFetcher()
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once
  useEffect(() => {
    let isGone = false
    void load(path).then(() => isGone || onRead())
    return () => {
      isGone = true
    }
  }, [])
  return null
}
