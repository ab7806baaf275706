import { href, redirect } from 'react-router'
import { servicesContext } from '#app/context.ts'
import type { Route } from './+types/sign-out.ts'
import { setCookieHeaders } from './http.ts'

/**
 * Ends the session. A POST, so that no link and no prefetch can. Needs no session: even while the database is away, this
 * browser is signed out.
 */
export async function action({ context }: Route.ActionArgs) {
  const { setCookies, hasEnded } = await context.get(servicesContext).signOut()
  return redirect(`${href('/admin/login')}${hasEnded ? '' : '?left=1'}`, {
    headers: setCookieHeaders(setCookies),
  })
}

export function loader() {
  return redirect(href('/admin'))
}
