import { href, Link, useLocation, useRevalidator } from 'react-router'
import { useTimeZone } from '#app/admin/time-zone.ts'
import { clockText } from '#app/ui/dates.ts'
import { offlineWords } from '#words/panel/install.ts'
import { adminWords } from '#words/panel/panel.ts'
import { PanelTitle, useAdminOutlet } from './panel-context.tsx'

type RetryNoticeProps = { says: string; className?: string }

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

type StaleNoticeProps = {
  since: string | undefined
  words: { stale: (since: string) => string }
  failed: string
}

/** Loading failed: `since` when what is still on screen was loaded, undefined when nothing is. */
export function StaleNotice({ since, words, failed, ...props }: StaleNoticeProps & { className?: string }) {
  const timeZone = useTimeZone()
  return <RetryNotice says={since ? words.stale(clockText(since, timeZone)) : failed} {...props} />
}

type RetryLinkProps = { className: string; loading?: string }

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

type NoScreenProps = {
  why: 'notYours' | 'notFound'
}

export function NoScreen({ why }: NoScreenProps) {
  const { title, text, dashboard } = adminWords[why]
  return (
    <div className="list-state">
      <PanelTitle title={title} />
      <h1 className="list-state-title">{title}</h1>
      <p className="mt-2 text-ink-2">{text}</p>
      <Link to={href('/admin')} className="btn btn-strong mt-5">
        {dashboard}
      </Link>
    </div>
  )
}

/** The panel loads it again by itself once it is online. */
export function ScreenError() {
  const { live } = useAdminOutlet()
  const title = live === 'offline' ? offlineWords.title : adminWords.failed
  return (
    <div className="list-state" data-failed>
      <PanelTitle title={title} />
      <div role="alert">
        <h1 className="list-state-title">{title}</h1>
        <p className="mt-2 text-ink-2">{live === 'offline' ? offlineWords.screen : adminWords.failedHint}</p>
      </div>
      <RetryLink className="btn btn-strong mt-5" />
    </div>
  )
}

/** Instead of an empty form, which would look like stored data. */
export const LoadFailed = ({ words }: { words: { loadFailed: string; loadFailedHint: string } }) => (
  <div className="list-state mt-5" data-failed>
    <div role="alert">
      <p className="list-state-title">{words.loadFailed}</p>
      <p className="mt-2 text-ink-2">{words.loadFailedHint}</p>
    </div>
    <Link to="?" reloadDocument className="btn btn-strong mt-5">
      {adminWords.retry}
    </Link>
  </div>
)
