import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useFetchers, useNavigation, useRevalidator } from 'react-router'
import { useTimeZone } from '#app/admin/time-zone.ts'
import { clockText } from '#app/ui/dates.ts'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import type { Rights } from '#server/rights.ts'
import { listWords } from '#words/admin-lists.ts'
import type { Arrival } from './arrivals.tsx'

/** Whether news of changes arrives: `away` while the server does not answer, `offline` while the device has no network. */
export type LiveState = 'connecting' | 'live' | 'away' | 'offline'

/** Catches changes that were not announced, and renews signed file links. */
const pollMs = 60_000

/**
 * Keeps the panel in step with the store: on any change the loaders run again, so there is no second copy of the
 * list to go wrong. `onArrival` hears of what visitors send; it must not change between renders.
 */
export function useLive(rights: Rights, onArrival: (arrival: Arrival) => void): LiveState {
  const { revalidate } = useRevalidator()
  const isSubmitting = useFetchers().some((fetcher) => fetcher.state === 'submitting')
  const [connection, setConnection] = useState<'connecting' | 'live' | 'away'>('connecting')
  const leads = rights.leads !== 'none'
  const content = rights.content !== 'none'
  const isOnline = useSyncExternalStore(subscribeToNetwork, readNetwork, () => true)
  // Revalidating would begin the navigation anew. With a fetcher's action under way the router then drops the data of
  // the screen that is shown, and the whole panel is drawn anew.
  usePauseRevalidation(useNavigation().state !== 'idle', 'navigation')
  // News of one's own change may come before its result. A row that they take out of the list could not say what was done.
  usePauseRevalidation(isSubmitting, 'action')
  useRevalidateAfterAction(isSubmitting)

  useEffect(() => {
    let isOver = false
    let stop: (() => void) | undefined
    const refresh = coalesced(async () => {
      await noPause()
      if (!isOver) await revalidate()
    })
    const refreshWhenLookedAt = () => {
      if (document.visibilityState === 'visible' && navigator.onLine) refresh()
    }
    const connection = (isLive: boolean) => setConnection(isLive ? 'live' : 'away')

    // Loaded after the page works, because only staying live needs it.
    import('./follow-changes.ts').then(
      ({ followChanges }) => {
        if (!isOver)
          stop = followChanges({ leads, content }, { changed: refresh, arrived: onArrival, connection })
      },
      () => connection(false),
    )
    const poll = setInterval(refreshWhenLookedAt, pollMs)
    document.addEventListener('visibilitychange', refreshWhenLookedAt)
    // What was under way without a connection may never end, and would hold a coalesced one back.
    const restart = () => {
      if (!isQuestionOpen()) void revalidate()
    }
    window.addEventListener('online', restart)
    return () => {
      isOver = true
      stop?.()
      clearInterval(poll)
      document.removeEventListener('visibilitychange', refreshWhenLookedAt)
      window.removeEventListener('online', restart)
    }
  }, [revalidate, onArrival, leads, content])

  return isOnline ? connection : 'offline'
}

/**
 * Begins a revalidation anew that was under way when an action began. It may have read what was before the action and come after the
 * action's own revalidation: the screen would then take a change back, or no longer say that it could not be loaded.
 */
function useRevalidateAfterAction(isSubmitting: boolean) {
  const { revalidate, state } = useRevalidator()
  const isRevalidating = state === 'loading'
  const isOutdated = useRef(false)
  useEffect(() => {
    if (!isSubmitting && isOutdated.current) void noPause().then(revalidate)
    isOutdated.current = isSubmitting && isRevalidating
  }, [isSubmitting, isRevalidating, revalidate])
}

const readNetwork = () => navigator.onLine

function subscribeToNetwork(changed: () => void) {
  window.addEventListener('online', changed)
  window.addEventListener('offline', changed)
  return () => {
    window.removeEventListener('online', changed)
    window.removeEventListener('offline', changed)
  }
}

type LiveBadgeProps = {
  state: LiveState
  /** What appears live. */
  words: string
  /** From when what is shown is; undefined where an alert says that it could not be loaded. */
  at: string | undefined
}

/** Whether what comes in appears by itself right now. Nothing before the script has come. */
export function LiveBadge({ state, words, at }: LiveBadgeProps) {
  const isHydrated = useHydrated()
  const timeZone = useTimeZone()
  return (
    // When offline is announced elsewhere, it is not announced here too.
    <p
      role="status"
      aria-live={state === 'offline' && !at ? 'off' : undefined}
      className="live"
      data-state={state}
    >
      {isHydrated && textOf(state, words, at && clockText(at, timeZone))}
    </p>
  )
}

function textOf(state: LiveState, words: string, since: string | undefined): string {
  if (state === 'live') return words
  if (state === 'offline' && since) return listWords.offlineSince(since)
  return listWords[state]
}

type Pause = 'question' | 'navigation' | 'action'

const pauses = new Map<symbol, Pause>()
const waiting = new Set<() => void>()

const isQuestionOpen = () => [...pauses.values()].includes('question')

/** Resolves when nothing pauses revalidation. */
async function noPause() {
  while (pauses.size > 0) await new Promise<void>((resume) => waiting.add(resume))
}

/**
 * Holds revalidation back while a question is open: the router drops a blocked navigation when it revalidates, and the
 * question about it would close by itself. The panel does so itself while it navigates.
 */
export function usePauseRevalidation(isPausing: boolean, why: Pause = 'question') {
  useEffect(() => {
    if (!isPausing) return
    const pause = Symbol(why)
    pauses.set(pause, why)
    return () => {
      pauses.delete(pause)
      for (const resume of waiting) resume()
      waiting.clear()
    }
  }, [isPausing, why])
}

/**
 * Runs `task` at once; however often it is called while that runs or in the rest after it (ms), it runs once more
 * afterwards. A burst of changes therefore neither waits nor interrupts what is being loaded, and does not use up
 * the data of a phone. `task` must not reject.
 */
export function coalesced(task: () => Promise<void>, rest = 500): () => void {
  let isRunning = false
  let isWanted = false
  const run = async () => {
    isRunning = true
    do {
      isWanted = false
      await task()
      await new Promise((resolve) => setTimeout(resolve, rest))
    } while (isWanted)
    isRunning = false
  }
  return () => {
    isWanted = true
    if (!isRunning) void run()
  }
}
