import { type MiddlewareFunction, redirect } from 'react-router'
import { servicesContext } from '#app/context.ts'
import { administratorContext } from '#app/admin/administrator-context.ts'
import { signInPathFor } from './return-path.ts'

/**
 * Runs before every loader and action below /admin: signed in, or on to the sign-in page and back afterwards.
 * What comes out is nobody else's to keep, so that Back shows nothing after Sign Out.
 */
export const requireAdministrator: MiddlewareFunction<Response> = async ({ url, context }, next) => {
  const administrator = await context.get(servicesContext).administrator()
  if (!administrator) throw redirect(signInPathFor(url))
  context.set(administratorContext, administrator)
  const response = await next()
  response.headers.set('Cache-Control', 'no-store')
  return response
}
