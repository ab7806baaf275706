import { href, redirect } from 'react-router'
import { setCookieHeaders } from './set-cookies.ts'
import { servicesContext } from '#app/context.ts'
import type { Route } from './+types/sign-out.ts'

/**
 * Ends the session. A POST, so that no link and no prefetch can. Asks for no session: whoever leaves while the database is
 * away leaves this browser all the same.
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
