import { type FocusEvent, useCallback, useEffect, useRef } from 'react'

/**
 * Keeps the focus where somebody works when the list changes under them. A card that goes, deleted or no longer in
 * the filter, hands the focus to the one that takes its place; a list that was asked to grow, to its first new one.
 */
export function useListFocus(ids: readonly string[]) {
  const lastCard = useRef<{ id: string; index: number }>(undefined)
  const growsFrom = useRef<number>(undefined)

  /** Remembers the card that somebody works on; the dialog that asks about one belongs to it. */
  const onFocus = useCallback(
    ({ target }: FocusEvent<HTMLElement>) => {
      if (target.closest('dialog')) return
      const id = target.closest('article')?.id.replace(/^quote-/, '')
      lastCard.current = id ? { id, index: ids.indexOf(id) } : undefined
    },
    [ids],
  )

  const onMore = useCallback(() => {
    growsFrom.current = ids.length
  }, [ids])

  /** Gives the focus of a card that is gone to its successor; leaves a focus that is anywhere alone. */
  const recover = useCallback(() => {
    const card = lastCard.current
    const isLost = !document.activeElement || document.activeElement === document.body
    if (!card || !isLost || ids.includes(card.id)) return
    lastCard.current = undefined
    focusCard(ids[Math.min(Math.max(card.index, 0), ids.length - 1)])
  }, [ids])

  useEffect(() => {
    const from = growsFrom.current
    if (from !== undefined && ids.length > from) {
      growsFrom.current = undefined
      focusCard(ids[from])
    } else recover()
  }, [ids, recover])

  return { onFocus, onMore, recover }
}

/** The card, or the screen's title when there is no card left. */
function focusCard(id: string | undefined) {
  const target = (id && document.getElementById(`quote-${id}`)) || document.getElementById('quotes-title')
  target?.focus({ preventScroll: id === undefined })
}
