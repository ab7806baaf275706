import { adminWords } from '#words/admin.ts'
import { offlineWords } from '#words/admin-notifications.ts'
import { PanelTitle, useAdminOutlet } from './panel-context.tsx'
import { RetryLink } from './retry.tsx'

/** For errors of a screen: offers to load it again, which the panel does by itself once it is online again. */
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
