import { href, redirect } from 'react-router'
import { noSealCookie } from '#app/admin/storage/seal-cookie.ts'
import { servicesContext } from '#app/context.ts'
import type { Route } from './+types/sign-out.ts'
import { setCookieHeaders } from './http.ts'

/** A POST, so that no link and no prefetch signs out. Works also while the database is away. */
export async function action({ context }: Route.ActionArgs) {
  const { setCookies, hasEnded } = await context.get(servicesContext).signOut()
  return redirect(`${href('/admin/login')}${hasEnded ? '' : '?left=1'}`, {
    headers: setCookieHeaders([...setCookies, noSealCookie]),
  })
}

export function loader() {
  return redirect(href('/admin'))
}
