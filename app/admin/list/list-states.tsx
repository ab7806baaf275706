import { type ReactNode, useEffect, useState } from 'react'
import { Link } from 'react-router'
import { RetryLink, RetryNotice } from '#app/admin/layout/retry.tsx'
import { clockText } from '#app/ui/dates.ts'
import { listWords } from '#words/admin-lists.ts'
import { useList } from './list-context.ts'

/** An empty list: there is nothing yet, or the filter or search matches nothing. */
export function EmptyList() {
  const { list, query } = useList()
  const { words } = list
  const isFiltered = query.filter !== list.defaultFilter || query.search !== ''
  const isPart = query.filter !== 'all' || query.search !== ''
  return (
    <div className="list-state">
      <p className="list-state-title">{words.empty}</p>
      <p className="mt-2 text-ink-2">
        {query.search ? listWords.emptyFor(query.search) : isFiltered ? listWords.emptyHere : words.emptyHint}
      </p>
      {isPart && (
        <Link to={list.queryString({ filter: 'all' })} className="btn mt-5" preventScrollReset>
          {words.showAll}
        </Link>
      )}
    </div>
  )
}

/** A list that could not be loaded. */
export function FailedList() {
  const { words } = useList().list
  return (
    <div className="list-state" data-failed>
      <div role="alert">
        <p className="list-state-title">{words.loadFailed}</p>
        <p className="mt-2 text-ink-2">{words.loadFailedHint}</p>
      </div>
      <RetryLink className="btn btn-strong mt-5" loading={words.loading} />
    </div>
  )
}

/** The list of a while ago, because the newest could not be loaded. */
export function StaleNotice({ at }: { at: string }) {
  const { words } = useList().list
  return <RetryNotice says={words.stale(clockText(at))} className="list-stale mb-3.5" />
}

/** The layout of the real list, while another one loads. */
export function LoadingList({ says, children }: { says: string; children: ReactNode }) {
  return (
    <div className="skeleton">
      <p role="status" className="mb-3 text-ink-2 text-note">
        {says}
      </p>
      {children}
    </div>
  )
}

/** The layout of a table, while another list loads. */
export function TableSkeleton() {
  return (
    <div className="row-table-skeleton">
      {['first', 'second', 'third', 'fourth'].map((row) => (
        <div key={row} aria-hidden="true">
          <i className="h-6 w-2/5" />
          <i className="mt-2.5 h-4 w-1/4" />
          <i className="mt-4 h-4 w-4/5" />
        </div>
      ))}
    </div>
  )
}

/** Whether waiting takes longer than `patienceMs`, so that a skeleton should be shown. */
export function useIsSlow(isWaiting: boolean, patienceMs = 250): boolean {
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    if (!isWaiting) return
    const timer = setTimeout(() => setSlow(true), patienceMs)
    return () => {
      clearTimeout(timer)
      setSlow(false)
    }
  }, [isWaiting, patienceMs])
  return isWaiting && isSlow
}
