import { useEffect, useState, useSyncExternalStore } from 'react'
import { useRevalidator } from 'react-router'
import { coalesced } from './coalesced.ts'
import type { CreatedQuote } from './follow-quotes.ts'

export type LiveState = 'connecting' | 'live' | 'away' | 'offline'

/** Insurance against a change that nobody told us of, and signed file links stay fresh. */
const pollMs = 60_000

/**
 * Keeps the screen in step with the store: on any change the loaders run again, so there is no second copy of the
 * list to go wrong. `onCreated` hears of each new request; it must not change between renders.
 */
export function useLiveQuotes(onCreated: (quote: CreatedQuote) => void): LiveState {
  const { revalidate } = useRevalidator()
  const [connection, setConnection] = useState<'connecting' | 'live' | 'away'>('connecting')
  const isOnline = useSyncExternalStore(subscribeToNetwork, readNetwork, () => true)

  useEffect(() => {
    let isOver = false
    let stop: (() => void) | undefined
    const refresh = coalesced(async () => {
      if (!isOver) await revalidate()
    })
    const refreshWhenLookedAt = () => {
      if (document.visibilityState === 'visible' && navigator.onLine) refresh()
    }
    const connection = (isLive: boolean) => setConnection(isLive ? 'live' : 'away')

    // Loaded after the page works, because only staying live needs it.
    import('./follow-quotes.ts').then(
      ({ followQuotes }) => {
        if (!isOver) stop = followQuotes({ changed: refresh, created: onCreated, connection })
      },
      () => connection(false),
    )
    const poll = setInterval(refreshWhenLookedAt, pollMs)
    document.addEventListener('visibilitychange', refreshWhenLookedAt)
    window.addEventListener('online', refresh)
    return () => {
      isOver = true
      stop?.()
      clearInterval(poll)
      document.removeEventListener('visibilitychange', refreshWhenLookedAt)
      window.removeEventListener('online', refresh)
    }
  }, [revalidate, onCreated])

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
