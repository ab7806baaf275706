import { type ReactNode, useMemo, useState } from 'react'
import { useAdminOutlet } from '#app/admin/layout/panel-context.tsx'
import { ArrivedAbove } from './arrived-above.tsx'
import { DeleteDialog } from './delete-dialog.tsx'
import { KeepPlace } from './keep-place.tsx'
import { rowIdOf, useList } from './list-context.ts'
import { EmptyList } from './list-states.tsx'
import { type LoadedList, shownRows } from './load-list.ts'
import { LoadMore } from './load-more.tsx'
import type { ActionResult } from './row-actions.ts'
import { useLinkedRow } from './use-linked-row.ts'
import { useListFocus } from './use-list-focus.ts'
import { listNameOf } from './use-list-query.ts'

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
  const elements = useMemo(() => ids.map((id) => rowIdOf(address, id)), [address, ids])
  const newElements = useMemo(
    () => ids.filter((id) => arrived.has(id)).map((id) => rowIdOf(address, id)),
    [address, ids, arrived],
  )
  const focus = useListFocus(ids)
  useLinkedRow()
  const [deleting, setDeleting] = useState(() => rows.find(({ id }) => id === query.deleting))
  return (
    <section aria-label={words.listTitle} onFocus={focus.onFocus}>
      <ArrivedAbove rows={newElements} />
      <KeepPlace list={listNameOf(address, query)} rows={elements}>
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
      </KeepPlace>
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
