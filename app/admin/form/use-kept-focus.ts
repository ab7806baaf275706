import { useLayoutEffect, useRef } from 'react'

/** What was pressed often goes with the press, without a blur: the focus stays here instead of going to the top of the page. */
export function useKeptFocus() {
  const ref = useRef<HTMLElement>(null)
  const isWithin = useRef(false)
  useLayoutEffect(() => {
    if (isWithin.current && document.activeElement === document.body)
      ref.current?.focus({ preventScroll: true })
  })
  return {
    ref,
    onFocus: () => {
      isWithin.current = true
    },
    onBlur: () => {
      isWithin.current = false
    },
  }
}
