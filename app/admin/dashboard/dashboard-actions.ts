import { RetryDelivery } from '#app/admin/list/delivery.ts'
import { type Changes, type Failures, textIn } from '#app/admin/list/row-action.ts'
import { listWords } from '#content/en/admin-lists.ts'

/** What a form on the dashboard asks for. */
type DashboardIntent = 'retry'

export const dashboardFailures: Failures<DashboardIntent> = { retry: listWords.retryFailed }

export const dashboardChanges: Changes<DashboardIntent> = {
  retry: (form, run) => run(RetryDelivery, { id: textIn(form, 'id') }),
}
