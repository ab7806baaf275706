import { RetryNotice } from '#app/admin/layout/retry-notice.tsx'
import { clockText } from '#app/admin/list/times.ts'
import { dashboardWords as words } from '#content/en/admin-dashboard.ts'

/** Not to be mistaken for a day without work. `since`: when what is shown was true, if anything is. */
export const FailedFigures = ({ since }: { since: string | undefined }) => (
  <RetryNotice says={since ? words.stale(clockText(since)) : `${words.failed} ${words.failedHint}`} />
)
