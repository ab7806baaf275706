import { type FocusEvent, useCallback, useEffect, useRef } from 'react'
import { rowIdOf, useList } from './list-context.ts'
import type { ListAddress } from './list-query.ts'

export const listTitleId = 'list-title'

/**
 * Keeps the focus where somebody works when the list changes under them. A row that goes, deleted or no longer in
 * the filter, hands the focus to the one that takes its place; a list that was asked to grow, to its first new one.
 */
export function useListFocus(ids: readonly string[]) {
  const { address } = useList()
  const lastRow = useRef<{ id: string; index: number }>(undefined)
  const growsFrom = useRef<number>(undefined)

  /** Remembers the row that somebody works on; the dialog that asks about one belongs to it. */
  const onFocus = useCallback(
    ({ target }: FocusEvent<HTMLElement>) => {
      if (target.closest('dialog')) return
      const prefix = rowIdOf(address, '')
      const id = target.closest(`[id^="${prefix}"]`)?.id.slice(prefix.length)
      lastRow.current = id ? { id, index: ids.indexOf(id) } : undefined
    },
    [address, ids],
  )

  const onMore = useCallback(() => {
    growsFrom.current = ids.length
  }, [ids])

  /** Gives the focus of a row that is gone to its successor; leaves a focus that is anywhere alone. */
  const recover = useCallback(() => {
    const row = lastRow.current
    const isLost = !document.activeElement || document.activeElement === document.body
    if (!row || !isLost || ids.includes(row.id)) return
    lastRow.current = undefined
    focusRow(address, ids[Math.min(Math.max(row.index, 0), ids.length - 1)])
  }, [address, ids])

  useEffect(() => {
    const from = growsFrom.current
    if (from !== undefined && ids.length > from) {
      growsFrom.current = undefined
      focusRow(address, ids[from])
    } else recover()
  }, [address, ids, recover])

  return { onFocus, onMore, recover }
}

/** The row, or the screen's title when there is no row left. */
function focusRow(address: ListAddress, id: string | undefined) {
  const target = (id && document.getElementById(rowIdOf(address, id))) || document.getElementById(listTitleId)
  target?.focus({ preventScroll: id === undefined })
}
