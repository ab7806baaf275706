import { Link, useRevalidator } from 'react-router'
import { adminWords } from '#content/en/admin.ts'
import { dashboardWords as words } from '#content/en/admin-dashboard.ts'
import { clockText } from '../list/times.ts'

/** Not to be mistaken for a day without work. `since`: when what is shown was true, if anything is. */
export function FailedFigures({ since }: { since: string | undefined }) {
  const { state, revalidate } = useRevalidator()
  return (
    <div className="notice notice-alert mt-5 flex flex-wrap items-center gap-x-4 gap-y-2">
      <p role="alert" className="grow">
        {since ? words.stale(clockText(since)) : `${words.failed} ${words.failedHint}`}
      </p>
      <Link
        to="?"
        className="btn btn-small"
        onClick={(event) => {
          event.preventDefault()
          void revalidate()
        }}
      >
        {state === 'idle' ? adminWords.retry : adminWords.loading}
      </Link>
    </div>
  )
}
