import { href, redirect } from 'react-router'
import { servicesContext } from '../../context.ts'
import { setCookieHeaders } from '../set-cookies.ts'
import type { Route } from './+types/route.ts'

/** Ends the session. A POST, so that no link and no prefetch can. */
export async function action({ context }: Route.ActionArgs) {
  const { setCookies } = await context.get(servicesContext).signOut()
  return redirect(href('/admin/login'), { headers: setCookieHeaders(setCookies) })
}

export function loader() {
  return redirect(href('/admin'))
}
