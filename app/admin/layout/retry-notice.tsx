import { Link, useLocation, useRevalidator } from 'react-router'
import { adminWords } from '#content/en/admin.ts'

type RetryNoticeProps = { says: string; className?: string }

/** What could not be loaded, above what is shown instead. Asks again in place; without script by opening this page. */
export function RetryNotice({ says, className = 'mt-5' }: RetryNoticeProps) {
  const { search } = useLocation()
  const { state, revalidate } = useRevalidator()
  return (
    <div className={`notice notice-alert flex flex-wrap items-center gap-x-4 gap-y-2 ${className}`}>
      <p role="alert" className="grow">
        {says}
      </p>
      <Link
        to={{ search }}
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
