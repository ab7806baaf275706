import type { ReactNode } from 'react'
import { Link, useLocation, useRevalidator } from 'react-router'
import { listWords } from '#content/en/admin-lists.ts'
import { useList } from './list-context.ts'
import { clockText } from './times.ts'

/** Nothing to show, and why: nobody has written yet, or this filter lets nothing through. */
export function EmptyList() {
  const { address, query, words } = useList()
  const isFiltered = query.filter !== 'all' || query.search !== ''
  return (
    <div className="list-state">
      <p className="list-state-title">{words.empty}</p>
      <p className="mt-2 text-ink-2">
        {query.search ? listWords.emptyFor(query.search) : isFiltered ? listWords.emptyHere : words.emptyHint}
      </p>
      {isFiltered && (
        <Link to={address.path({})} className="btn mt-5" preventScrollReset>
          {words.showAll}
        </Link>
      )}
    </div>
  )
}

/** Never to be mistaken for an empty list. */
export function FailedList() {
  const { words } = useList()
  const { state, revalidate } = useRevalidator()
  const isBusy = state !== 'idle'
  return (
    <div className="list-state" data-failed>
      <div role="alert">
        <p className="list-state-title">{words.loadFailed}</p>
        <p className="mt-2 text-ink-2">{words.loadFailedHint}</p>
      </div>
      <RetryLink isBusy={isBusy} retry={revalidate} className="btn btn-primary mt-5" />
    </div>
  )
}

/** The list of a while ago, because the newest could not be loaded. */
export function StaleNotice({ at }: { at: string }) {
  const { words } = useList()
  const { state, revalidate } = useRevalidator()
  return (
    <div className="notice notice-alert mb-3.5 flex flex-wrap items-center gap-x-4 gap-y-2">
      <p role="alert" className="grow">
        {words.stale(clockText(at))}
      </p>
      <RetryLink isBusy={state !== 'idle'} retry={revalidate} className="btn btn-small" />
    </div>
  )
}

type RetryLinkProps = { isBusy: boolean; retry: () => Promise<void>; className: string }

/** Loads again in place; without script it is a link to this very page. */
function RetryLink({ isBusy, retry, className }: RetryLinkProps) {
  const { search } = useLocation()
  const { words } = useList()
  return (
    <Link
      to={{ search }}
      className={className}
      onClick={(event) => {
        event.preventDefault()
        void retry()
      }}
    >
      {isBusy ? words.loading : listWords.retry}
    </Link>
  )
}

/** The layout of the real list, while another one loads. */
export function LoadingList({ children }: { children: ReactNode }) {
  const { words } = useList()
  return (
    <div className="skeleton">
      <p role="status" className="mb-3 text-ink-2 text-note">
        {words.loading}
      </p>
      {children}
    </div>
  )
}
