import { useEffect, useState, useSyncExternalStore } from 'react'
import { useRevalidator } from 'react-router'
import type { Arrival } from './arrival.ts'
import { coalesced } from './coalesced.ts'
import { isHeld } from './use-hold.ts'

export type LiveState = 'connecting' | 'live' | 'away' | 'offline'

/** Insurance against a change that nobody told us of, and signed file links stay fresh. */
const pollMs = 60_000

/**
 * Keeps the panel in step with the store: on any change the loaders run again, so there is no second copy of the
 * list to go wrong. `onArrival` hears of what visitors send; it must not change between renders.
 */
export function useLive(onArrival: (arrival: Arrival) => void): LiveState {
  const { revalidate } = useRevalidator()
  const [connection, setConnection] = useState<'connecting' | 'live' | 'away'>('connecting')
  const isOnline = useSyncExternalStore(subscribeToNetwork, readNetwork, () => true)

  useEffect(() => {
    let isOver = false
    let stop: (() => void) | undefined
    const load = async () => {
      if (!isOver && !isHeld()) await revalidate()
    }
    const refresh = coalesced(load)
    const refreshWhenLookedAt = () => {
      if (document.visibilityState === 'visible' && navigator.onLine) refresh()
    }
    const connection = (isLive: boolean) => setConnection(isLive ? 'live' : 'away')

    // Loaded after the page works, because only staying live needs it.
    import('./follow-changes.ts').then(
      ({ followChanges }) => {
        if (!isOver) stop = followChanges({ changed: refresh, arrived: onArrival, connection })
      },
      () => connection(false),
    )
    const poll = setInterval(refreshWhenLookedAt, pollMs)
    document.addEventListener('visibilitychange', refreshWhenLookedAt)
    // What was under way without a connection may never end, and would hold a coalesced one back.
    window.addEventListener('online', load)
    return () => {
      isOver = true
      stop?.()
      clearInterval(poll)
      document.removeEventListener('visibilitychange', refreshWhenLookedAt)
      window.removeEventListener('online', load)
    }
  }, [revalidate, onArrival])

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
