import { listWords } from '#content/en/admin-lists.ts'
import { RetryDelivery } from '../list/documents.ts'
import { type Changes, type Failures, textIn } from '../list/row-actions.ts'

/** What a form on the dashboard asks for. */
type DashboardIntent = 'retry'

export const dashboardFailures: Failures<DashboardIntent> = { retry: listWords.retryFailed }

export const dashboardChanges: Changes<DashboardIntent> = {
  retry: (form, run) => run(RetryDelivery, { id: textIn(form, 'id') }),
}
