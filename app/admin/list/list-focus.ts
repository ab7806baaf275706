import { type FocusEvent, useCallback, useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { type List, rowElementId, useList } from './list.ts'

/**
 * Mails link to a row by fragment (`#review-...`), which the server does not see: a row that is not in the list is
 * asked for by name.
 */
export function useLinkedRow() {
  const { list, query } = useList()
  const { hash } = useLocation()
  const navigate = useNavigate()
  const prefix = `#${rowElementId(list, '')}`
  const id = hash.startsWith(prefix) ? hash.slice(prefix.length) : undefined
  useEffect(() => {
    if (!id) return
    const row = document.getElementById(rowElementId(list, id))
    if (row) row.focus()
    else if (query.linked !== id)
      void navigate(`${list.queryString({ ...query, linked: id })}#${rowElementId(list, id)}`, {
        replace: true,
      })
  }, [id, list, query, navigate])
}

export const listTitleId = 'list-title'

/** A row that goes hands the focus to the one that takes its place; a list that grows, to its first new row. */
export function useListFocus(ids: readonly string[]) {
  const { list } = useList()
  const lastRow = useRef<{ id: string; index: number }>(undefined)
  const growsFrom = useRef<number>(undefined)

  /** A focus in a dialog keeps the last row: the dialog asks about it. */
  const onFocus = useCallback(
    ({ target }: FocusEvent<HTMLElement>) => {
      if (target.closest('dialog')) return
      const prefix = rowElementId(list, '')
      const id = target.closest(`[id^="${prefix}"]`)?.id.slice(prefix.length)
      lastRow.current = id ? { id, index: ids.indexOf(id) } : undefined
    },
    [list, ids],
  )

  const onMore = useCallback(() => {
    growsFrom.current = ids.length
  }, [ids])

  const recover = useCallback(() => {
    const row = lastRow.current
    const isLost = !document.activeElement || document.activeElement === document.body
    if (!row || !isLost || ids.includes(row.id)) return
    lastRow.current = undefined
    focusRow(list, ids[Math.min(Math.max(row.index, 0), ids.length - 1)])
  }, [list, ids])

  useEffect(() => {
    const from = growsFrom.current
    if (from !== undefined && ids.length > from) {
      growsFrom.current = undefined
      focusRow(list, ids[from])
    } else recover()
  }, [list, ids, recover])

  return { onFocus, onMore, recover }
}

function focusRow(list: List, id: string | undefined) {
  const target =
    (id && document.getElementById(rowElementId(list, id))) || document.getElementById(listTitleId)
  target?.focus({ preventScroll: id === undefined })
}
