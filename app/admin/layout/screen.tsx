import { routes } from 'virtual:react-router/server-build'
import { data, isRouteErrorResponse, Outlet, redirect, useMatches, useRouteError } from 'react-router'
import { pathIn } from '#app/address.ts'
import { staffContext } from '#app/admin/access.ts'
import { orOffline, withTimeout } from '#app/admin/offline.ts'
import { MayWriteHereContext, needOf, useRights } from '#app/admin/rights.ts'
import { useAdminOutlet } from '#app/admin/screen/panel-context.tsx'
import { NoScreen, ScreenError } from '#app/admin/screen/retry.tsx'
import type { Rights } from '#server/rights.ts'
import type { Route } from './+types/screen.ts'
import { mayOpen } from './screens.ts'

/** Refused here before it is shown; the server refuses by itself what a screen loads. */
export function loader({ context, url, pattern }: Route.LoaderArgs) {
  const { rights } = context.get(staffContext).user
  if (mayOpen(routes, rights, pattern)) return null
  const own = inOwnInbox(rights, pathIn(url))
  if (own) throw redirect(`${own}${url.search}`)
  throw data(null, { status: 403 })
}

/** Where a link to all requests leads people who see their own. */
function inOwnInbox({ leads }: Rights, path: string): string | undefined {
  const [, view, id = ''] = /^\/admin(\/quotes|\/messages|\/calls)(\/[\da-f-]{36})?$/.exec(path) ?? []
  if (leads !== 'own' || !view) return undefined
  return `/admin/inbox${id && view + id}`
}

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) =>
  orOffline(withTimeout(serverLoader()), () => null)

export { unlessStepInList as shouldRevalidate } from '#app/admin/navigation/step-in-list.ts'

const isRefused = (error: unknown) => isRouteErrorResponse(error) && error.status === 403

const isMissing = (error: unknown) => isRouteErrorResponse(error) && error.status === 404

/** Has an error boundary of its own, so that a screen that fails leaves the panel in place. */
export default function Screen() {
  return (
    <MayWriteHereContext value={useMayWriteIn()}>
      <Outlet context={useAdminOutlet()} />
    </MayWriteHereContext>
  )
}

function useMayWriteIn(): boolean {
  const rights = useRights()
  const need = useMatches()
    .map(({ handle, pathname }) => needOf(handle, pathname))
    .findLast((each) => each !== undefined)
  if (need === undefined) return false
  if (typeof need === 'string') return true
  const right = rights[need.area]
  return right === 'write' || (right === 'own' && need.to === 'own')
}

export function ErrorBoundary() {
  const error = useRouteError()
  if (isRefused(error)) return <NoScreen why="notYours" />
  return isMissing(error) ? <NoScreen why="notFound" /> : <ScreenError />
}
