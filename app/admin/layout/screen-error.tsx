import { adminWords } from '#words/admin.ts'
import { offlineWords } from '#words/admin-notifications.ts'
import { PanelTitle, useAdminOutlet } from './panel-context.tsx'
import { RetryLink } from './retry.tsx'

/**
 * Nobody knows here what failed, only that asking again may help; the panel does it by itself once the connection is
 * back.
 */
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
      <RetryLink className="btn btn-primary mt-5" />
    </div>
  )
}
