import { useEffect, useState } from 'react'
import { createPath, useLocation, useNavigation } from 'react-router'
import { address } from '#app/address.ts'

let running: string | undefined
/** The router waits for missing code for as long as this page lives. */
let isCodeMissing = false
/** `next`: where the pending navigation leads, with the fragment that loaders do not see. */
let shown: { pathname: string; next: string | undefined } = { pathname: '', next: undefined }

/**
 * Tells `reloadOnNewVersion` where the panel is, and keeps the current screen when the next one's code cannot be loaded.
 * Returns whether a navigation waits for such code.
 */
export function useNewVersion(version: string | undefined): boolean {
  const { pathname } = useLocation()
  const { state, location } = useNavigation()
  const next = location && createPath(location)
  const [waitingPath, setWaitingPath] = useState<string>()
  useEffect(() => {
    running ??= version
    shown = { pathname: address(pathname), next: next && address(next) }
  }, [version, pathname, next])

  useEffect(() => {
    const over = new AbortController()
    const { signal } = over
    // A page that Back restores from the cache would go on with the navigation that left it.
    const reloadRestored = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return
      shown = { pathname: shown.pathname, next: undefined }
      window.location.reload()
    }
    window.addEventListener('pageshow', reloadRestored, { signal })
    // When code cannot be loaded the router reloads the current screen.
    const keepScreen = (event: NavigateEvent) => {
      if (event.navigationType !== 'reload' || event.userInitiated) return
      if (!shown.next && navigator.onLine) return
      event.preventDefault()
      if (shown.next && navigator.onLine) return window.location.assign(shown.next)
      isCodeMissing = true
      setWaitingPath(shown.pathname)
    }
    // Older versions of Firefox and Safari do not have it; they show the offline page instead.
    if ('navigation' in window) window.navigation.addEventListener('navigate', keepScreen, { signal })
    return () => over.abort()
  }, [])
  return state === 'loading' && waitingPath === address(pathname)
}

/**
 * Turns a navigation into a full page load when a deployment has outdated the code, or code is missing. Never reloads the
 * current screen, where a person may be writing. `version`: what the server runs now.
 */
export async function reloadOnNewVersion(version: string, { pathname, search }: URL): Promise<void> {
  const isOutdated = running !== undefined && version !== running
  if (!(isOutdated || isCodeMissing) || pathname === shown.pathname) return
  const path = pathname + search
  window.location.assign(shown.next?.startsWith(path) ? shown.next : path)
  // Never resolves, so that the old code does not render the next screen meanwhile.
  await new Promise(() => {})
}
