import { useEffect, useState } from 'react'
import { useFetcher, useNavigation } from 'react-router'
import type { List } from './list.ts'
import { ahead, listCache } from './list-loader.ts'

export type AheadProps = {
  list: List
  filters: readonly string[]
  /** What its rows open: the code of the route, which begins with its module, and the address of one of them. */
  opened?: { code: readonly string[]; path: string } | undefined
  /** Changes of the list are followed: the data of other lists no longer get in the way of its own. */
  isComplete: boolean
}

/** Each answer draws the list once more, which a first tap would wait for. */
const restMs = 3_000

/** The code of what a list opens, then the lists of its tabs, one after the other, while no screen is read. */
export function ReadAhead({ list, filters, opened, isComplete }: AheadProps) {
  const [read, setRead] = useState<readonly string[]>([])
  const [isCodeRun, setCodeRun] = useState(false)
  const [isRouteKnown, setRouteKnown] = useState(false)
  const isIdle = useNavigation().state === 'idle'
  const [isRested, setRested] = useState(false)
  useEffect(() => {
    if (!isComplete) return
    const timer = setTimeout(() => setRested(true), restMs)
    return () => clearTimeout(timer)
  }, [isComplete])
  const code = opened?.code.join(' ')
  useEffect(() => {
    if (code) void run(code.split(' ')).then(setCodeRun)
  }, [code])
  if (!isIdle) return null
  // By the address of one that is there: a step to a route that the router does not know yet draws the list once more.
  if (opened && isCodeRun && !isRouteKnown)
    return <Read key="opened" path={`${opened.path}?${ahead}`} onRead={() => setRouteKnown(true)} />
  if (!isRested) return null
  const next = filters.find((filter) => !read.includes(filter) && !listCache.has(list, filter))
  if (next === undefined) return null
  return (
    <Read
      key={next}
      path={`${list.path}${list.queryString({ filter: next })}&${ahead}`}
      onRead={() => setRead((before) => [...before, next])}
    />
  )
}

/** Ends with its answer: the router would read it anew with each change. */
function Read({ path, onRead }: { path: string; onRead: () => void }) {
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

/** Not by the router's `PrefetchPageLinks`: it reloads the screen when a script does not come. False when one did not. */
async function run([module, ...imports]: readonly string[]): Promise<boolean> {
  if (!module) return false
  try {
    await Promise.all([module, ...imports].map(preload))
  } catch {
    // An import that fails would fail again when the request is opened; what is only preloaded is loaded then.
    return false
  }
  await import(/* @vite-ignore */ module)
  return true
}

const preload = (href: string) =>
  new Promise((resolve, reject) => {
    const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', href })
    link.addEventListener('load', resolve)
    link.addEventListener('error', reject)
    document.head.append(link)
  })
