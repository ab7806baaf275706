import { useEffect } from 'react'
import { navigation } from '../layout/navigation.ts'
import type { PanelCounts } from '../layout/panel-counts.ts'
import { isInstalled, registerWorker } from './panel-worker.ts'

/**
 * What makes the installed panel an app: the number of those who wait on its icon, and its worker, which says so when
 * there is no connection. In an ordinary tab it does nothing.
 */
export function useAppIcon(counts: PanelCounts | undefined) {
  useEffect(() => {
    // Where workers are off, there is just no page for "No connection".
    if (isInstalled() && 'serviceWorker' in navigator) registerWorker().catch(() => undefined)
  }, [])

  const waiting = counts && navigation.reduce((sum, entry) => sum + (entry.waiting?.count(counts) ?? 0), 0)
  useEffect(() => {
    if (waiting === undefined || !('setAppBadge' in navigator)) return
    // Refused where the panel is not installed: then there is no icon.
    navigator.setAppBadge(waiting).catch(() => undefined)
  }, [waiting])
}
