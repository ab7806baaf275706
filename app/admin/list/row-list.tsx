import { Download, Trash2, Undo2 } from 'lucide-react'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import {
  href,
  Link,
  useActionData,
  useFetcher,
  useNavigate,
  useNavigation,
  useSearchParams,
} from 'react-router'
import { address } from '#app/address.ts'
import { useMayOpen } from '#app/admin/rights.ts'
import { useAdminOutlet } from '#app/admin/screen/panel-context.tsx'
import { FormIntent } from '#app/admin/submission/form-intent.tsx'
import type { Submitted } from '#app/admin/submission/submitted.ts'
import { Alert } from '#app/ui/alert.tsx'
import { mostCounted, mostFiltered } from '#content/search-rules.ts'
import { exportWords, listWords } from '#words/panel/lists.ts'
import { listKey, mostPages, rowElementId, useList } from './list.ts'
import { useLinkedRow, useListFocus } from './list-focus.ts'
import { type LoadedList, shownRows } from './list-loader.ts'
import { EmptyList } from './list-states.tsx'
import { NewRowsButton, ScrollAnchor } from './scroll-anchor.tsx'
import { useElementOf } from './undo.tsx'

/** `deletion`: left out where rows are not deleted one by one. `children` gets at least one row. */
type RowListProps<Row> = {
  loaded: LoadedList<Row>
  deletion?: (row: Row, onClose: () => void) => ReactNode
  savedText?: (row: Row) => ReactNode
  exportPath?: string
  deletesForGood?: true
  children: (rows: readonly Row[], onDelete: (row: Row) => void) => ReactNode
}

export function RowList<Row extends { id: string }>(props: RowListProps<Row>) {
  const { loaded, deletion, savedText, exportPath, deletesForGood, children } = props
  const { list, query } = useList()
  const { words } = list
  const { arrived } = useAdminOutlet()
  const { items, linked, nextToken, total } = loaded
  const linkedRow = typeof linked === 'object' ? linked : undefined
  const rows = useMemo(() => shownRows(loaded), [loaded])
  const ids = useMemo(() => rows.map(({ id }) => id), [rows])
  const elements = useMemo(() => ids.map((id) => rowElementId(list, id)), [list, ids])
  const newElements = useMemo(
    () => ids.filter((id) => arrived.has(id)).map((id) => rowElementId(list, id)),
    [list, ids, arrived],
  )
  const focus = useListFocus(ids)
  useLinkedRow()
  const [deleting, setDeleting] = useState<Row>()
  const result = useActionData<Submitted>()
  const mayOpen = useMayOpen()
  return (
    <>
      {savedText && <SavedNotice rows={rows}>{savedText}</SavedNotice>}
      <DeletedNotice />
      <section aria-label={words.listTitle} onFocus={focus.onFocus}>
        <NewRowsButton rows={newElements} />
        <ScrollAnchor list={listKey(list, query)} rows={elements}>
          {linkedRow && (
            <>
              <p className="list-label">{words.linked}</p>
              {children([linkedRow], setDeleting)}
              <hr className="my-6 border-rule" />
            </>
          )}
          <Alert className="notice notice-alert mb-3.5">{result?.ok === false && result.problem}</Alert>
          {linked === 'gone' && <p className="notice mb-3.5">{words.linkedGone}</p>}
          {items.length > 0 ? children(items, setDeleting) : <EmptyList />}
        </ScrollAnchor>
        {items.length > 0 && (
          <LoadMore nextToken={nextToken} shown={items.length} total={total} onMore={focus.onMore} />
        )}
        {deleting &&
          deletion?.(deleting, () => {
            setDeleting(undefined)
            focus.recover()
          })}
      </section>
      {!deletesForGood && (
        <div className="list-foot">
          {exportPath && mayOpen(exportPath) && (
            <ExportLink path={exportPath} total={total ?? items.length} />
          )}
          <TrashLink />
        </div>
      )}
    </>
  )
}

type SavedNoticeProps<Row> = { rows: readonly Row[]; children: (row: Row) => ReactNode }

function SavedNotice<Row extends { id: string }>({ rows, children }: SavedNoticeProps<Row>) {
  const [params] = useSearchParams()
  const saved = params.get('saved')
  const row = rows.find(({ id }) => id === saved)
  return (
    <p role="status" className={row ? 'notice notice-ok mb-3.5' : 'sr-only'}>
      {row && children(row)}
    </p>
  )
}

/** `?deleted=Quote:...`, after a record was deleted on its own page. */
export function DeletedNotice({ name = 'deleted' }: { name?: string }) {
  const elementOf = useElementOf()
  const fetcher = useFetcher<Submitted>()
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const [model = '', id = ''] = params.get(name)?.split(':') ?? []
  const isBack = fetcher.data?.ok === true
  useEffect(() => {
    if (!isBack) return
    const rest = new URLSearchParams(params)
    rest.delete(name)
    void navigate(`?${rest}#${elementOf(id) ?? ''}`, { replace: true, preventScrollReset: true })
  }, [isBack, params, name, id, elementOf, navigate])
  if (!id) return null
  return (
    <fetcher.Form
      method="post"
      action={href('/admin/trash')}
      className="notice mb-3.5 flex flex-wrap items-center justify-between gap-x-4 gap-y-2"
    >
      <p role="status">{listWords.inTrash}</p>
      <FormIntent intent="undelete" id={id} />
      <input type="hidden" name="model" value={model} />
      <button type="submit" className="btn btn-small" aria-disabled={fetcher.state !== 'idle' || undefined}>
        <Undo2 className="icon" aria-hidden="true" />
        {listWords.undo}
      </button>
      <Alert>{fetcher.data?.ok === false && fetcher.data.problem}</Alert>
    </fetcher.Form>
  )
}

function TrashLink() {
  const { list } = useList()
  if (!useMayOpen()(href('/admin/trash'))) return null
  return (
    <Link to={`${href('/admin/trash')}?filter=${list.row}`} className="trash-link">
      <Trash2 className="icon" aria-hidden="true" />
      {listWords.trash}
    </Link>
  )
}

type ExportLinkProps = {
  path: string
  total: number
}

/** An ordinary link: the browser keeps what it answers. */
function ExportLink({ path, total }: ExportLinkProps) {
  const { list, query } = useList()
  if (total === 0) return null
  const { filter, search } = query
  return (
    <p className="export-link">
      <a
        href={address(`${path}${list.queryString({ filter, search })}`)}
        className="btn btn-small"
        title={exportWords.hint}
      >
        <Download className="icon" />
        {exportWords.download(total)}
      </a>
    </p>
  )
}

type LoadMoreProps = {
  nextToken: string | null
  shown: number
  total: number | null
  onMore: () => void
}

/** Grows under the same address up to a length; from there the list begins anew further back. */
function LoadMore({ nextToken, shown, total, onMore }: LoadMoreProps) {
  const { list, query } = useList()
  const { words } = list
  const isLoading = useNavigation().state === 'loading'
  const { filter, search, after, pages } = query
  const growsHere = pages < mostPages
  return (
    <div className="mt-5 flex flex-wrap items-center gap-4">
      {nextToken && (
        <Link
          to={list.queryString(
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
        <Link to={list.queryString({ filter, search })} className="link">
          {listWords.backToNewest}
        </Link>
      )}
      {!after && total !== null && (
        <p className="text-fine text-ink-3">
          {search && total > mostCounted
            ? listWords.shownOfMany(shown, mostCounted)
            : total === mostFiltered + 1
              ? listWords.shownOfMany(shown, mostFiltered)
              : listWords.shown(shown, total)}
        </p>
      )}
    </div>
  )
}
