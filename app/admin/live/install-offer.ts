import { useSyncExternalStore } from 'react'

/** What Chrome and Edge offer when a page can be installed; not in the standard, so not in TypeScript's library. */
type InstallOffer = Event & { prompt(): Promise<unknown> }

const isOffer = (event: Event): event is InstallOffer => 'prompt' in event

let offer: InstallOffer | undefined
const listeners = new Set<() => void>()

function change(to: InstallOffer | undefined) {
  offer = to
  for (const listener of listeners) listener()
}

/** The offer comes once, on whatever screen is open then; the one that makes use of it may be another. */
export function keepInstallOffer(): () => void {
  const over = new AbortController()
  const heard = (event: Event) => {
    if (!isOffer(event)) return
    event.preventDefault()
    change(event)
  }
  window.addEventListener('beforeinstallprompt', heard, { signal: over.signal })
  window.addEventListener('appinstalled', () => change(undefined), { signal: over.signal })
  return () => over.abort()
}

/** What the browser offered and nobody has taken yet. */
export const useInstallOffer = (): InstallOffer | undefined =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    () => offer,
    () => undefined,
  )
