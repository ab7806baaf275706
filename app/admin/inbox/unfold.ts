import { useEffect } from 'react'
import { useLocation } from 'react-router'

/** The part of a request that opens at once: the state of the location when a link asks for it. */
export type UnfoldedPart = 'note' | 'assign'

const partSelectors: Record<UnfoldedPart, string> = {
  note: '.inbox-request .note-add details',
  assign: '.inbox-request [id^="give-"]',
}

export function unfold(part: UnfoldedPart): boolean {
  const details = document.querySelector<HTMLDetailsElement>(partSelectors[part])
  if (!details) return false
  details.open = true
  details.querySelector<HTMLElement>(part === 'note' ? 'textarea' : 'button:not([hidden]), a')?.focus()
  return true
}

export function useUnfoldedPart() {
  const { key, state } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new entry of the history asks again
  useEffect(() => {
    if (state === 'note' || state === 'assign') unfold(state)
  }, [key, state])
}
