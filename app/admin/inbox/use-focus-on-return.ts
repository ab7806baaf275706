import { useEffect, useRef } from 'react'
import { type List, rowElementId } from '#app/admin/list/list.ts'

/** Closing a request gives its row the focus until the next press, also when rows are drawn anew just after and lose it. */
export function useFocusOnReturn(list: List, openId: string | undefined) {
  const last = useRef(openId)
  const closed = useRef<string>(undefined)
  useEffect(() => {
    const isReturn = last.current !== undefined && openId === undefined
    if (isReturn) closed.current = last.current
    last.current = openId
    const isLost = document.activeElement?.matches('body, #content') ?? true
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

export const linkOf = (list: List, id: string): HTMLElement | null =>
  document.getElementById(rowElementId(list, id))?.querySelector<HTMLElement>('.inbox-open') ?? null
