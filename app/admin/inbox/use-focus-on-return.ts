import { useEffect, useRef } from 'react'
import { rowElementId } from '#app/admin/list/list.ts'
import { inboxList } from './inbox-list.ts'

/** Whoever closes a request is where they were: on its row. The router restores how far the list was scrolled. */
export function useFocusOnReturn(openId: string | undefined) {
  const last = useRef(openId)
  useEffect(() => {
    const closed = last.current
    last.current = openId
    if (!closed || openId) return
    linkOf(closed)?.focus({ preventScroll: true })
  }, [openId])
}

/** The link that opens a request, in its row. */
export const linkOf = (id: string): HTMLElement | null =>
  document.getElementById(rowElementId(inboxList, id))?.querySelector<HTMLElement>('.inbox-open') ?? null
