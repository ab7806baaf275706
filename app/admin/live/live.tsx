import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useFetchers, useNavigation, useRevalidator } from 'react-router'
import { useTimeZone } from '#app/admin/time-zone.ts'
import { clockText } from '#app/ui/dates.ts'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { useIsSlow } from '#app/ui/use-is-slow.ts'
import type { Rights } from '#server/rights.ts'
import { listWords } from '#words/panel/lists.ts'
import type { Arrival } from './arrivals.tsx'

/** `away`: the server does not answer; `offline`: the device has no network. */
export type LiveState = 'connecting' | 'live' | 'away' | 'offline'

/** Catches changes that were not announced, and renews signed file links. */
const pollMs = 60_000
/** The least time between two reloads: a burst of changes does not use up the data of a phone. */
const restMs = 500

/**
 * Keeps the panel in step with the store: after a change the loaders of the open screen run again, so there is no second
 * copy of a list to go wrong. `onArrival` hears of what visitors send; it must not change between renders.
 */
export function useLive(rights: Rights, onArrival: (arrival: Arrival) => void): LiveState {
  const { revalidate, state: revalidation } = useRevalidator()
  const [connection, setConnection] = useState<'connecting' | 'live' | 'away'>('connecting')
  const [isOutdated, setOutdated] = useState(false)
  const askedAt = useRef(0)
  const leads = rights.leads !== 'none'
  const content = rights.content !== 'none'
  const isOnline = useSyncExternalStore(subscribeToNetwork, readNetwork, () => true)
  const isSubmitting = useFetchers().some(({ state }) => state === 'submitting')
  // The router begins a navigation anew when it is told to revalidate, and forgets where a form's action leads.
  const isIdle = useNavigation().state === 'idle' && revalidation === 'idle' && !isSubmitting
  const isDue = isOutdated && isIdle

  useEffect(() => {
    if (!isDue) return
    const ask = () => {
      askedAt.current = Date.now()
      setOutdated(false)
      void revalidate()
    }
    const timer = setTimeout(ask, askedAt.current + restMs - Date.now())
    return () => clearTimeout(timer)
  }, [isDue, revalidate])

  useEffect(() => {
    const over = new AbortController()
    const { signal } = over
    const changed = () => setOutdated(true)
    const lookedAt = () => {
      if (document.visibilityState === 'visible' && navigator.onLine) changed()
    }
    const connection = (isLive: boolean) => setConnection(isLive ? 'live' : 'away')

    // Loaded after the page works, because only staying live needs it.
    import('./follow-changes.ts').then(
      ({ followChanges }) => {
        if (signal.aborted) return
        const stop = followChanges({ leads, content }, { changed, arrived: onArrival, connection })
        signal.addEventListener('abort', stop)
      },
      () => connection(false),
    )
    const poll = setInterval(lookedAt, pollMs)
    document.addEventListener('visibilitychange', lookedAt, { signal })
    // What is under way without a connection may never end.
    window.addEventListener('online', () => void revalidate(), { signal })
    return () => {
      over.abort()
      clearInterval(poll)
    }
  }, [revalidate, onArrival, leads, content])

  return isOnline ? connection : 'offline'
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

/** A connection that comes sooner than this is no news. */
const connectingMs = 2_000

type LiveBadgeProps = {
  state: LiveState
  /** From when what is shown is; undefined where an alert says that it could not be loaded. */
  at: string | undefined
}

export function LiveBadge({ state, at }: LiveBadgeProps) {
  const isHydrated = useHydrated()
  const timeZone = useTimeZone()
  const isConnecting = state === 'connecting'
  const isSlow = useIsSlow(isConnecting, connectingMs)
  const isSaid = isHydrated && (!isConnecting || isSlow)
  const since = state === 'offline' && at ? clockText(at, timeZone) : undefined
  return (
    // When offline is announced elsewhere, it is not announced here too.
    <p
      role="status"
      aria-live={state === 'offline' && !at ? 'off' : undefined}
      className="live"
      data-state={state}
    >
      {isSaid && (since ? listWords.offlineSince(since) : listWords[state])}
    </p>
  )
}
