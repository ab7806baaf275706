import { useEffect } from 'react'
import { keepInstallOffer } from './install-offer.ts'
import { keepPanel } from './panel-worker.ts'
import { whenIdle } from './when-idle.ts'

/**
 * What makes the panel an app: its worker, which keeps its code for when there is no connection, and where it is
 * installed, the number of those who wait on its icon.
 */
export function usePanelApp(waiting: number | undefined) {
  useEffect(keepInstallOffer, [])

  useEffect(() => ('serviceWorker' in navigator ? whenIdle(keepPanel) : undefined), [])

  useEffect(() => {
    if (waiting === undefined || !('setAppBadge' in navigator)) return
    // Refused where the panel is not installed: then there is no icon.
    navigator.setAppBadge(waiting).catch(() => undefined)
  }, [waiting])
}
