import { Link, useLocation, useRevalidator } from 'react-router'
import { quotesWords } from '#content/en/admin.ts'
import { type ListQuery, listPath } from './list-query.ts'
import { clockText } from './times.ts'

/** Nothing to show, and why: nobody has written yet, or this filter lets nothing through. */
export function EmptyList({ query }: { query: ListQuery }) {
  const isFiltered = query.status !== 'all' || query.search !== ''
  return (
    <div className="list-state">
      <p className="list-state-title">{quotesWords.empty}</p>
      <p className="mt-2 text-ink-2">
        {query.search
          ? quotesWords.emptyFor(query.search)
          : isFiltered
            ? quotesWords.emptyHere
            : quotesWords.emptyHint}
      </p>
      {isFiltered && (
        <Link to={listPath({})} className="btn mt-5" preventScrollReset>
          {quotesWords.showAll}
        </Link>
      )}
    </div>
  )
}

/** Never to be mistaken for an empty list. */
export function FailedList() {
  const { state, revalidate } = useRevalidator()
  const isBusy = state !== 'idle'
  return (
    <div className="list-state" data-failed>
      <div role="alert">
        <p className="list-state-title">{quotesWords.loadFailed}</p>
        <p className="mt-2 text-ink-2">{quotesWords.loadFailedHint}</p>
      </div>
      <RetryLink isBusy={isBusy} retry={revalidate} className="btn btn-primary mt-5" />
    </div>
  )
}

/** The list of a while ago, because the newest could not be loaded. */
export function StaleNotice({ at }: { at: string }) {
  const { state, revalidate } = useRevalidator()
  return (
    <div className="notice notice-alert mb-3.5 flex flex-wrap items-center gap-x-4 gap-y-2">
      <p role="alert" className="grow">
        {quotesWords.stale(clockText(at))}
      </p>
      <RetryLink isBusy={state !== 'idle'} retry={revalidate} className="btn btn-small" />
    </div>
  )
}

type RetryLinkProps = { isBusy: boolean; retry: () => Promise<void>; className: string }

/** Loads again in place; without script it is a link to this very page. */
function RetryLink({ isBusy, retry, className }: RetryLinkProps) {
  const { search } = useLocation()
  return (
    <Link
      to={{ search }}
      className={className}
      onClick={(event) => {
        event.preventDefault()
        void retry()
      }}
    >
      {isBusy ? quotesWords.loading : quotesWords.retry}
    </Link>
  )
}

/** The layout of the real list, while another one loads. */
export function LoadingList() {
  return (
    <div className="skeleton">
      <p role="status" className="mb-3 text-ink-2 text-note">
        {quotesWords.loading}
      </p>
      {['first', 'second', 'third'].map((card) => (
        <div key={card} className="quote-card" aria-hidden="true">
          <div className="quote-request">
            <i className="h-7 w-56" />
            <i className="mt-2.5 h-4 w-72" />
            <i className="mt-5 h-4 w-full max-w-140" />
            <i className="mt-2.5 h-4 w-2/3 max-w-100" />
          </div>
          <div className="quote-actions">
            <i className="h-12" />
            <i className="h-12" />
            <i className="h-12" />
          </div>
        </div>
      ))}
    </div>
  )
}
