import { createContext, type MiddlewareFunction, type RouterContextProvider, redirect } from 'react-router'
import { signInPathFor } from '#app/admin/sign-in/paths.ts'
import { servicesContext } from '#app/context.ts'
import type { SignedIn } from '#server/pages/request-services.ts'

/** Who is signed in and what they may run; set for every loader and action below /admin. */
export const administratorContext = createContext<SignedIn>()

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

type Asked = { context: Readonly<RouterContextProvider>; request: Request; url: URL }

/**
 * For a loader or action of what only a confirmed administrator may do: others are sent to enter their password and
 * come back. A form that this interrupts is not sent by itself afterwards; `ConfirmedNotice` says so where it stands.
 * `returnTo`: the screen to come back to, when the request's own address is none (a download).
 */
export async function requireConfirmed({ context, ...asked }: Asked, returnTo?: string): Promise<void> {
  if (await context.get(servicesContext).isConfirmed()) return
  throw redirect(confirmPath(asked, returnTo))
}

/** The page that asks for the password and leads back to where this request came from. */
export function confirmPath({ request, url }: Omit<Asked, 'context'>, returnTo?: string): string {
  const from = returnTo ?? `${url.pathname}${url.search}`
  const interrupted = request.method === 'GET' ? {} : { interrupted: '1' }
  return `/admin/confirm?${new URLSearchParams({ from, ...interrupted })}`
}
