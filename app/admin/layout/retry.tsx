import { Link, useLocation, useRevalidator } from 'react-router'
import { adminWords } from '#words/admin.ts'

type RetryNoticeProps = { says: string; className?: string }

/** Says what could not be loaded, with a link to load it again. */
export function RetryNotice({ says, className = 'mt-5' }: RetryNoticeProps) {
  return (
    <div className={`notice notice-alert flex flex-wrap items-center gap-x-4 gap-y-2 ${className}`}>
      <p role="alert" className="grow">
        {says}
      </p>
      <RetryLink className="btn btn-small" />
    </div>
  )
}

type RetryLinkProps = { className: string; loading?: string }

/** Loads the data of the page again; without script it opens the page again. */
export function RetryLink({ className, loading = adminWords.loading }: RetryLinkProps) {
  const { search } = useLocation()
  const { state, revalidate } = useRevalidator()
  return (
    <Link
      to={{ search }}
      className={className}
      onClick={(event) => {
        event.preventDefault()
        void revalidate()
      }}
    >
      {state === 'idle' ? adminWords.retry : loading}
    </Link>
  )
}
