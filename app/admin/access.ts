import {
  createContext,
  data,
  type MiddlewareFunction,
  type RouterContextProvider,
  redirect,
} from 'react-router'
import { address, pathIn } from '#app/address.ts'
import { signInPathFor } from '#app/admin/sign-in/paths.ts'
import { servicesContext } from '#app/context.ts'
import type { SignedIn } from '#server/pages/request-services.ts'
import type { Result } from '#server/result.ts'

/** Who is signed in, and the function that runs documents as them. Set for every loader and action below /admin. */
export const staffContext = createContext<SignedIn>()

/**
 * Middleware of everything below /admin: redirects anonymous requests to the sign-in page, which leads back, by an address,
 * as the router completes paths of loaders and actions only. Responses are
 * not stored, so that Back shows nothing after signing out.
 */
export const requireStaff: MiddlewareFunction<Response> = async ({ url, context }, next) => {
  const administrator = await context.get(servicesContext).staff()
  if (!administrator) throw redirect(address(signInPathFor(url)))
  context.set(staffContext, administrator)
  const response = await next()
  response.headers.set('Cache-Control', 'no-store')
  return response
}

/** What a loader throws for a refused call: that the role does not include it, which is no fault of ours, or the failure. */
export const failureOf = ({ code, message }: { code: string; message: string }) =>
  code === 'FORBIDDEN' ? data(null, { status: 403 }) : new Error(message)

/** The value of a call that a screen cannot do without. */
export async function valueOrThrow<Value>(
  call: Promise<Result<Value, { code: string; message: string }>>,
): Promise<Value> {
  const result = await call
  if (!result.ok) throw failureOf(result.refusal)
  return result.value
}

type Asked = { context: Readonly<RouterContextProvider>; request: Request; url: URL }

/**
 * For loaders and actions that need a recently confirmed password: redirects to the page that asks for it and leads back.
 * A form that this interrupts has to be sent again; its screen says so. `returnTo`: the screen to come back to when
 * the request's own address is not a screen (a download).
 */
export async function requireConfirmed({ context, ...asked }: Asked, returnTo?: string): Promise<void> {
  if (await context.get(servicesContext).isConfirmed()) return
  throw redirect(confirmPath(asked, returnTo))
}

/** Path of the page that asks for the password and leads back to where this request came from. */
export function confirmPath({ request, url }: Omit<Asked, 'context'>, returnTo?: string): string {
  const from = returnTo ?? `${pathIn(url)}${url.search}`
  const interrupted = request.method === 'GET' ? {} : { interrupted: '1' }
  return `/admin/confirm?${new URLSearchParams({ from, ...interrupted })}`
}
