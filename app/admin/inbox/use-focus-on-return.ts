import { useEffect, useRef } from 'react'
import { type List, rowElementId } from '#app/admin/list/list.ts'

/**
 * Whoever closes a request is where they were: on its row, also when rows are drawn anew just after that and lose the focus.
 * It ends with the next press. The router restores how far the list was scrolled.
 */
export function useFocusOnReturn(list: List, openId: string | undefined) {
  const last = useRef(openId)
  const closed = useRef<string>(undefined)
  // After each render: what was drawn may be the row.
  useEffect(() => {
    const isReturn = last.current !== undefined && openId === undefined
    if (isReturn) closed.current = last.current
    last.current = openId
    const isLost = document.activeElement === document.body
    if (closed.current && (isReturn || isLost)) linkOf(list, closed.current)?.focus({ preventScroll: true })
  })
  useEffect(() => {
    const forget = () => {
      closed.current = undefined
    }
    for (const kind of presses) document.addEventListener(kind, forget, { capture: true, passive: true })
    return () => {
      for (const kind of presses) document.removeEventListener(kind, forget, { capture: true })
    }
  }, [])
}

const presses = ['pointerdown', 'keydown'] as const

/** The link that opens a request, in its row. */
export const linkOf = (list: List, id: string): HTMLElement | null =>
  document.getElementById(rowElementId(list, id))?.querySelector<HTMLElement>('.inbox-open') ?? null
