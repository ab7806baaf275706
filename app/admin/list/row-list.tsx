import {
  type FocusEvent,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { Link, useLocation, useNavigate, useNavigation, useSearchParams } from 'react-router'
import { useAdminOutlet } from '#app/admin/layout/panel-context.tsx'
import { Person, unsavedText } from '#app/admin/unsaved-text.ts'
import { mostCounted } from '#content/search-rules.ts'
import { listWords } from '#words/admin-lists.ts'
import { DeleteDialog } from './delete-dialog.tsx'
import { type ListAddress, mostPages } from './list.ts'
import { listNameOf, rowElementId, useList } from './list-context.ts'
import { type LoadedList, shownRows } from './list-loader.ts'
import { EmptyList } from './list-states.tsx'
import type { ActionResult } from './row-action.ts'
import { NewRowsButton, ScrollAnchor } from './scroll-anchor.tsx'

type RowListProps<Row> = {
  shown: LoadedList<Row>
  /** What a form sent without script was answered. */
  actionResult: ActionResult | undefined
  /** Whose row it is, and what goes for good when it is deleted. */
  describe: (row: Row) => { name: string; what: string }
  /** Some rows under one another; never none. */
  children: (rows: readonly Row[], onDelete: (row: Row) => void) => ReactNode
}

/** The rows of a list: the one somebody came for on top, then the newest first. */
export function RowList<Row extends { id: string }>({
  shown,
  actionResult,
  describe,
  children,
}: RowListProps<Row>) {
  const { address, query, words } = useList()
  const { arrived } = useAdminOutlet()
  const { items, linked, nextToken, total } = shown
  const linkedRow = typeof linked === 'object' ? linked : undefined
  const rows = useMemo(() => shownRows(shown), [shown])
  const ids = useMemo(() => rows.map(({ id }) => id), [rows])
  const elements = useMemo(() => ids.map((id) => rowElementId(address, id)), [address, ids])
  const newElements = useMemo(
    () => ids.filter((id) => arrived.has(id)).map((id) => rowElementId(address, id)),
    [address, ids, arrived],
  )
  const focus = useListFocus(ids)
  useLinkedRow()
  const [deleting, setDeleting] = useState(() => rows.find(({ id }) => id === query.deleting))
  return (
    <section aria-label={words.listTitle} onFocus={focus.onFocus}>
      <NewRowsButton rows={newElements} />
      <ScrollAnchor list={listNameOf(address, query)} rows={elements}>
        {linkedRow && (
          <>
            <p className="list-label">{words.linked}</p>
            {children([linkedRow], setDeleting)}
            <hr className="my-6 border-rule" />
          </>
        )}
        {actionResult?.ok === false && actionResult.intent !== 'delete' && (
          <p role="alert" className="notice notice-alert mb-3.5">
            {actionResult.message}
          </p>
        )}
        {linked === 'gone' && <p className="notice mb-3.5">{words.linkedGone}</p>}
        {items.length > 0 ? children(items, setDeleting) : <EmptyList />}
      </ScrollAnchor>
      {items.length > 0 && (
        <LoadMore nextToken={nextToken} shown={items.length} total={total} onMore={focus.onMore} />
      )}
      {deleting && (
        <DeleteDialog
          id={deleting.id}
          {...describe(deleting)}
          answer={actionResult?.intent === 'delete' ? actionResult : undefined}
          onClose={() => {
            setDeleting(undefined)
            focus.recover()
          }}
        />
      )}
    </section>
  )
}

type LoadMoreProps = {
  nextToken: string | null
  shown: number
  total: number
  /** A longer list was asked for: the first row that it adds will get the focus. */
  onMore: () => void
}

/** A longer list under the same address, up to a length; from there on the list begins anew further back. */
export function LoadMore({ nextToken, shown, total, onMore }: LoadMoreProps) {
  const { address, query, words } = useList()
  const isLoading = useNavigation().state === 'loading'
  const { filter, search, after, pages } = query
  const growsHere = pages < mostPages
  return (
    <div className="mt-5 flex flex-wrap items-center gap-4">
      {nextToken && (
        <Link
          to={address.path(
            growsHere ? { filter, search, after, pages: pages + 1 } : { filter, search, after: nextToken },
          )}
          preventScrollReset={growsHere}
          replace={growsHere}
          className="btn max-sm:w-full"
          onClick={growsHere ? onMore : undefined}
        >
          {isLoading ? listWords.loadingMore : growsHere ? listWords.loadMore : words.older}
        </Link>
      )}
      {after && (
        <Link to={address.path({ filter, search })} className="link">
          {listWords.backToNewest}
        </Link>
      )}
      {!after && (
        <p className="text-fine text-ink-3">
          {search && total > mostCounted
            ? listWords.shownOfMany(shown, mostCounted)
            : listWords.shown(shown, total)}
        </p>
      )}
    </div>
  )
}

/**
 * Mails link to a row by fragment (`#quote-...`), which the server does not see. When that row is not in the list,
 * this asks for it by name; the list then shows it on top.
 */
export function useLinkedRow() {
  const { address, query } = useList()
  const { hash } = useLocation()
  const navigate = useNavigate()
  const prefix = `#${rowElementId(address, '')}`
  const id = hash.startsWith(prefix) ? hash.slice(prefix.length) : undefined
  useEffect(() => {
    if (!id) return
    const row = document.getElementById(rowElementId(address, id))
    if (row) row.focus()
    else if (query.linked !== id)
      void navigate(`${address.path({ ...query, linked: id })}#${rowElementId(address, id)}`, {
        replace: true,
      })
  }, [id, address, query, navigate])
}

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
      const prefix = rowElementId(address, '')
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
  const target =
    (id && document.getElementById(rowElementId(address, id))) || document.getElementById(listTitleId)
  target?.focus({ preventScroll: id === undefined })
}

type SavedNoticeProps<Row> = { rows: readonly Row[]; children: (row: Row) => ReactNode }

/** That the form of this row was saved, said where it led to. What was kept of that form is done with. */
export function SavedNotice<Row extends { id: string }>({ rows, children }: SavedNoticeProps<Row>) {
  const { pathname } = useLocation()
  const [params] = useSearchParams()
  const person = use(Person)
  const saved = params.get('saved')
  const row = rows.find(({ id }) => id === saved)
  useEffect(() => {
    if (!saved) return
    unsavedText(person, `${pathname}/${saved}/edit`).forget()
    const begun = unsavedText(person, `${pathname}/new`)
    if (new URLSearchParams(begun.read()).get('id') === saved) begun.forget()
  }, [person, pathname, saved])
  return (
    <p role="status" className={row ? 'notice notice-ok mb-3.5' : 'sr-only'}>
      {row && children(row)}
    </p>
  )
}
