import { Link } from 'react-router'
import { RetryLink, StaleNotice } from '#app/admin/screen/retry.tsx'
import { listWords } from '#words/panel/lists.ts'
import { useList } from './list.ts'

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

export function StaleList({ at }: { at: string }) {
  const { words } = useList().list
  return <StaleNotice since={at} words={words} failed={words.loadFailed} className="list-stale mb-3.5" />
}
