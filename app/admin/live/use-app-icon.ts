import { useEffect } from 'react'
import { isInstalled, registerWorker } from './panel-worker.ts'

/**
 * What makes the installed panel an app: the number of those who wait on its icon, and its worker, which says so when
 * there is no connection. In an ordinary tab it does nothing.
 */
export function useAppIcon(waiting: number | undefined) {
  useEffect(() => {
    // Where workers are off, there is just no page for "No connection".
    if (isInstalled() && 'serviceWorker' in navigator) registerWorker().catch(() => undefined)
  }, [])

  useEffect(() => {
    if (waiting === undefined || !('setAppBadge' in navigator)) return
    // Refused where the panel is not installed: then there is no icon.
    navigator.setAppBadge(waiting).catch(() => undefined)
  }, [waiting])
}
