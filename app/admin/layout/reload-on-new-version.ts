import { useEffect, useState } from 'react'
import { createPath, useLocation, useNavigation } from 'react-router'

/** The version of the code that this page runs. */
let running: string | undefined
/** Some code could not be had: the router waits for it for as long as this page lives. */
let lacksCode = false
let isLeaving = false
/** Which screen is shown, and where the step that is under way leads, with the fragment that loaders do not see. */
let shown: { pathname: string; next: string | undefined } = { pathname: '', next: undefined }

/**
 * Tells `reloadOnNewVersion` where the panel is, and keeps what is shown when the code of the next screen cannot be had; gives
 * whether a step waits for it.
 */
export function useNewVersion(version: string | undefined): boolean {
  const { pathname } = useLocation()
  const { state, location } = useNavigation()
  const next = location && createPath(location)
  const [waitsOn, setWaitsOn] = useState<string>()
  useEffect(() => {
    running ??= version
    shown = { pathname, next }
  }, [version, pathname, next])

  useEffect(() => {
    // Come back to by Back, the browser would go on with the step that was left for a whole page.
    const beginAnew = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return
      isLeaving = false
      window.location.reload()
    }
    window.addEventListener('pageshow', beginAnew)
    return () => window.removeEventListener('pageshow', beginAnew)
  }, [])

  useEffect(() => {
    // Firefox and Safari learned it late; there the page for "No connection" comes.
    if (!('navigation' in window)) return
    // Where code cannot be had the router reloads the screen that one wanted to leave.
    const stay = (event: NavigateEvent) => {
      if (event.navigationType !== 'reload' || event.userInitiated) return
      if (!isLeaving && !shown.next && navigator.onLine) return
      event.preventDefault()
      if (shown.next && navigator.onLine) return leaveFor(shown.next)
      lacksCode = true
      setWaitsOn(shown.pathname)
    }
    window.navigation.addEventListener('navigate', stay)
    return () => window.navigation.removeEventListener('navigate', stay)
  }, [])
  return state === 'loading' && waitsOn === pathname
}

/**
 * A step to another screen that has to be a whole page: after a deployment, which brings the new code, and where code
 * could not be had. Never between steps: somebody may be writing. Called when the server has answered `version`.
 */
export async function reloadOnNewVersion(version: string, { pathname, search }: URL): Promise<void> {
  const isOutdated = running !== undefined && version !== running
  if (!(isOutdated || lacksCode) || pathname === shown.pathname) return
  const path = pathname + search
  leaveFor(shown.next?.startsWith(path) ? shown.next : path)
  // The old screens are not to come up in between.
  await new Promise(() => {})
}

function leaveFor(path: string) {
  if (isLeaving) return
  isLeaving = true
  window.location.assign(path)
}
