import { useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { LiveState } from '#app/admin/live/live.tsx'
import { onVaultChange, openVault, Vault } from '#app/admin/storage/vault.ts'
import { onChanceToSend } from '#app/ui/chance-to-send.ts'
import { sendPresses, type WaitingPress, waitingPresses } from './waiting-presses.ts'

/** A phone that is used all day asks once in a while, not with each change. */
const restMs = 60_000
/** A first tap in a new window comes before the jobs of the phone. */
const firstRestMs = 4_000

type Followed = {
  /** Whether this person has jobs of their own. */
  mayWork: boolean
  live: LiveState
  /** Another value whenever the panel was read anew. */
  read: unknown
  announceSent: (count: number) => void
}

/**
 * Keeps this device's jobs in step with the server once changes are followed, and sends what waits; both quietly. Gives what was
 * pressed here and is not stored, and whether jobs can be opened here while the server is not reached.
 */
export function useSealedJobs({ mayWork, live, read, announceSent }: Followed): {
  presses: readonly WaitingPress[]
  openHere: boolean
} {
  const [presses, setPresses] = useState<readonly WaitingPress[]>([])
  const openHere = useOpenHere(live)
  const { revalidate } = useRevalidator()
  const keptAt = useRef(0)
  const isFollowed = mayWork && live === 'live'

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is read anew may hold other jobs.
  useEffect(() => {
    if (!isFollowed) return
    const keep = async () => {
      keptAt.current = Date.now()
      const { keepJobs } = await import('./keep-jobs.ts')
      // The sign-in page says it.
      if ((await keepJobs()) === 'ended') void revalidate()
    }
    const timer = setTimeout(
      () => void keep().catch(() => undefined),
      Math.max(firstRestMs, keptAt.current + restMs - Date.now()),
    )
    return () => clearTimeout(timer)
  }, [isFollowed, read, revalidate])

  useEffect(() => {
    if (!mayWork) return
    const over = new AbortController()
    const follow = async () => {
      const show = async () => {
        const waiting = await waitingPresses()
        if (!over.signal.aborted)
          setPresses((before) => (before.length + waiting.length > 0 ? waiting : before))
      }
      const send = async () => {
        const { stored, hasEnded } = await sendPresses()
        if (stored.length > 0) announceSent(stored.length)
        if (stored.length > 0 || hasEnded) void revalidate()
        await show()
      }
      over.signal.addEventListener(
        'abort',
        onVaultChange('presses', () => void show()),
      )
      over.signal.addEventListener(
        'abort',
        onVaultChange('wiped', () => void show()),
      )
      over.signal.addEventListener(
        'abort',
        onChanceToSend(() => navigator.onLine && void send()),
      )
      await send()
    }
    void follow().catch(() => undefined)
    return () => over.abort()
  }, [mayWork, announceSent, revalidate])

  return { presses, openHere }
}

function useOpenHere(live: LiveState): boolean {
  const [isOpen, setOpen] = useState(false)
  const isAway = live === 'offline' || live === 'away'
  useEffect(() => {
    setOpen(false)
    if (!isAway) return
    let isOver = false
    const look = async () => {
      // Without its worker the browser has no page to show them on.
      const isOpenHere = navigator.serviceWorker?.controller && (await openVault()) instanceof Vault
      if (!isOver) setOpen(Boolean(isOpenHere))
    }
    look().catch(() => undefined)
    return () => {
      isOver = true
    }
  }, [isAway])
  return isOpen
}
