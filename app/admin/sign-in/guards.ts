import { href, type MiddlewareFunction, type RouterContextProvider, redirect } from 'react-router'
import { administratorContext } from '#app/admin/administrator-context.ts'
import { servicesContext } from '#app/context.ts'
import { safeReturnPath, signInPathFor } from './paths.ts'

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

type RequestArgs = { context: Readonly<RouterContextProvider>; request: Request; url: URL }

/**
 * For loaders and actions that need a recent sign-in (step-up): redirects everybody else to the page that asks for the
 * password and leads back. A form that this interrupts is not sent again by itself; `ConfirmedNotice` says so.
 * `returnTo`: the screen to return to when the request's own address is not one (a download).
 */
export async function requireConfirmed({ context, ...args }: RequestArgs, returnTo?: string): Promise<void> {
  if (await context.get(servicesContext).isConfirmed()) return
  throw redirect(confirmPath(args, returnTo))
}

/** The page that asks for the password and leads back to where this request came from. */
export function confirmPath({ request, url }: Omit<RequestArgs, 'context'>, returnTo?: string): string {
  const from = returnTo ?? `${url.pathname}${url.search}`
  const interrupted = request.method === 'GET' ? {} : { interrupted: '1' }
  return `${href('/admin/confirm')}?${new URLSearchParams({ from, ...interrupted })}`
}

/** Query parameter of the screen that somebody returns to whose form was interrupted. */
export const confirmedParameter = 'confirmed'

/** Where the page at `url` that asked for the password leads: back, marked when a form was interrupted. */
export function pathAfterConfirm({ searchParams }: URL): string {
  const from = safeReturnPath(searchParams.get('from'))
  if (!searchParams.has('interrupted')) return from
  // The parameter goes before the fragment.
  const [address = '', ...fragment] = from.split('#')
  const separator = address.includes('?') ? '&' : '?'
  return [`${address}${separator}${confirmedParameter}=1`, ...fragment].join('#')
}
