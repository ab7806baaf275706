import { Link, useLocation, useRevalidator } from 'react-router'
import { adminWords } from '#words/admin.ts'

type RetryNoticeProps = { says: string; className?: string }

/** What could not be loaded, above what is shown instead. */
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

/** Asks again for what could not be loaded, in place; without script by opening this page. */
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
