import { RetryLink } from './retry-link.tsx'

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
