import { Link, useLocation, useRevalidator } from 'react-router'
import { adminWords } from '#content/en/admin.ts'

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
