import { data, href, isRouteErrorResponse, Outlet, redirect, useRouteError } from 'react-router'
import { pathIn } from '#app/address.ts'
import { staffContext } from '#app/admin/access.ts'
import { orOffline, withTimeout } from '#app/admin/offline.ts'
import { inOwnInbox, mayOpen } from '#app/admin/rights.ts'
import { useAdminOutlet } from '#app/admin/screen/panel-context.tsx'
import { NoScreen, ScreenError } from '#app/admin/screen/retry.tsx'
import type { Route } from './+types/screen.ts'

/** Refused here before it is shown; the server refuses by itself what a screen loads. */
export function loader({ context, url }: Route.LoaderArgs) {
  const { rights } = context.get(staffContext).user
  const path = pathIn(url)
  if (mayOpen(rights, path)) return null
  const own = path === href('/admin') ? href('/admin/inbox') : inOwnInbox(rights, path)
  if (own) throw redirect(`${own}${url.search}`)
  throw data(null, { status: 403 })
}

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) =>
  orOffline(withTimeout(serverLoader()), () => null)

export { unlessStepInList as shouldRevalidate } from '#app/admin/list/step-in-list.ts'

const isRefused = (error: unknown) => isRouteErrorResponse(error) && error.status === 403

const isMissing = (error: unknown) => isRouteErrorResponse(error) && error.status === 404

/** Has an error boundary of its own, so that a screen that fails leaves the panel in place. */
export default function Screen() {
  return <Outlet context={useAdminOutlet()} />
}

export function ErrorBoundary() {
  const error = useRouteError()
  if (isRefused(error)) return <NoScreen why="notYours" />
  return isMissing(error) ? <NoScreen why="notFound" /> : <ScreenError />
}
