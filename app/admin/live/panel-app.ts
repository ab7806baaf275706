import { useEffect, useSyncExternalStore } from 'react'
import { address } from '#app/address.ts'

export function usePanelApp(waiting: number | undefined) {
  useEffect(keepInstallOffer, [])

  useEffect(() => ('serviceWorker' in navigator ? whenIdle(keepPanel) : undefined), [])

  useEffect(() => {
    if (waiting === undefined || !('setAppBadge' in navigator)) return
    // Refused where the panel is not installed: then there is no icon.
    navigator.setAppBadge(waiting).catch(() => undefined)
  }, [waiting])
}

/** A stable address; the scope takes in `/admin` itself, which the answer's Service-Worker-Allowed permits. */
const worker = { path: address('/admin/worker.js'), scope: address('/admin') }

export const registerWorker = () => navigator.serviceWorker.register(worker.path, { scope: worker.scope })

/**
 * Makes every screen open without a connection, on this device and from now on. Called once for each page.
 * A worker that takes over, the first one or that of a new version, is told as well.
 */
function keepPanel(): void {
  navigator.serviceWorker.addEventListener('controllerchange', keepCode)
  // Where workers are off, the panel just needs a connection.
  registerWorker().then(keepCode, () => undefined)
}

function keepCode() {
  if (!savesData()) navigator.serviceWorker.controller?.postMessage('keep-code')
}

/** Whether the person pays for each megabyte. Safari and Firefox do not tell, nor does TypeScript's library know it. */
function savesData(): boolean {
  const { connection }: Navigator & { connection?: { saveData?: boolean } } = navigator
  return connection?.saveData === true
}

export const findWorker = () => navigator.serviceWorker.getRegistration(worker.scope)

export const isInstalled = () =>
  window.matchMedia('(display-mode: standalone)').matches ||
  // For older iPhones, which do not know the media query.
  ('standalone' in navigator && navigator.standalone === true)

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
function keepInstallOffer(): () => void {
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

export const useInstallOffer = (): InstallOffer | undefined =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    () => offer,
    () => undefined,
  )

const atLatestMs = 10_000
/** Safari has no requestIdleCallback. */
const guessedMs = 3_000

/** Runs `task` when the page is loaded and has nothing better to do. Returns what calls it off. */
function whenIdle(task: () => void): () => void {
  const over = new AbortController()
  const run = () => !over.signal.aborted && task()
  const wait = () =>
    'requestIdleCallback' in window
      ? void requestIdleCallback(run, { timeout: atLatestMs })
      : void setTimeout(run, guessedMs)
  if (document.readyState === 'complete') wait()
  else window.addEventListener('load', wait, { once: true, signal: over.signal })
  return () => over.abort()
}
