import { Link, useLocation, useRevalidator } from 'react-router'
import { adminWords } from '#content/en/admin.ts'
import { offlineWords } from '#content/en/admin-notifications.ts'
import { useAdminOutlet } from './outlet.ts'
import { PanelTitle } from './panel-title.tsx'

/**
 * Nobody knows here what failed, only that asking again may help; the panel does it by itself once the connection is
 * back.
 */
export function ScreenError() {
  const { live } = useAdminOutlet()
  const { search } = useLocation()
  const { state, revalidate } = useRevalidator()
  const title = live === 'offline' ? offlineWords.title : adminWords.failed
  return (
    <div className="list-state" data-failed>
      <PanelTitle title={title} />
      <div role="alert">
        <h1 className="list-state-title">{title}</h1>
        <p className="mt-2 text-ink-2">{live === 'offline' ? offlineWords.screen : adminWords.failedHint}</p>
      </div>
      <Link
        to={{ search }}
        className="btn btn-primary mt-5"
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
