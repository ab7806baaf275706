import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'

/**
 * After a deployment, the next step to another screen loads the whole page, and with it the new code. Never sooner:
 * somebody may be writing.
 */
export function useNewVersion(version: string | undefined): void {
  const { pathname } = useLocation()
  const [opened] = useState(version)
  const noticedAt = useRef<string>(undefined)
  const isOutdated = version !== undefined && version !== opened
  useEffect(() => {
    if (!isOutdated) return
    noticedAt.current ??= pathname
    if (pathname !== noticedAt.current && navigator.onLine) window.location.reload()
  }, [isOutdated, pathname])
}
