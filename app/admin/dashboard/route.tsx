import { data, href, redirect } from 'react-router'
import { administratorContext } from '#app/admin/administrator-context.ts'
import { carryOut, intentOf, rowClientAction } from '#app/admin/list/row-action.ts'
import { orOffline, withTimeout } from '#app/admin/offline.ts'
import type { Route } from './+types/route.ts'
import { dashboardChanges, dashboardFailures } from './dashboard-actions.ts'
import { DashboardScreen } from './dashboard-screen.tsx'
import { loadDashboard } from './load-dashboard.ts'

export const handle = { hydrates: true }

export async function loader({ context }: Route.LoaderArgs) {
  const figures = await loadDashboard(context.get(administratorContext).run)
  return { at: new Date().toISOString(), figures: figures.ok ? figures.data : undefined }
}

/** Without a connection the dashboard keeps what it shows and says so. */
export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) =>
  orOffline(withTimeout(serverLoader()), () => ({ at: new Date().toISOString(), figures: undefined }))

export async function action({ context, request }: Route.ActionArgs) {
  const form = await request.formData()
  const intent = intentOf(dashboardFailures, form)
  if (!intent) throw data(null, { status: 400 })
  const forms = { changes: dashboardChanges, failures: dashboardFailures }
  const result = await carryOut(forms, intent, form, context.get(administratorContext).run)
  if (!result.ok) return data(result, { status: 422 })
  if (form.has('plain')) throw redirect(href('/admin'), 303)
  return data(result)
}

export const clientAction = ({ request, serverAction }: Route.ClientActionArgs) =>
  rowClientAction(dashboardFailures, request, serverAction)

export default function Dashboard({ loaderData }: Route.ComponentProps) {
  return <DashboardScreen answer={loaderData} />
}
