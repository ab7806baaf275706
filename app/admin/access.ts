import {
  createContext,
  data,
  type MiddlewareFunction,
  type RouterContextProvider,
  redirect,
} from 'react-router'
import { address, pathIn } from '#app/address.ts'
import { servicesContext } from '#app/context.ts'
import type { SignedIn } from '#server/pages/request-services.ts'
import type { Result } from '#server/result.ts'
import { signInPathFor } from './sign-in-paths.ts'

export const staffContext = createContext<SignedIn>()

/**
 * Everything below /admin redirects anonymous requests to the sign-in page. The router adds the language's prefix for
 * loaders and actions only, hence `address`. Responses are not stored: Back shows nothing after signing out.
 */
export const requireStaff: MiddlewareFunction<Response> = async ({ url, context }, next) => {
  const administrator = await context.get(servicesContext).staff()
  if (!administrator) throw redirect(address(signInPathFor(url)))
  context.set(staffContext, administrator)
  const response = await next()
  response.headers.set('Cache-Control', 'no-store')
  return response
}

/** A loader's BAD_INPUT is an id in the address that names no record: not found. */
const statuses: Readonly<Record<string, number>> = { FORBIDDEN: 403, BAD_INPUT: 404, NOT_FOUND: 404 }

/** A response with the status of the refusal; other codes are errors of ours. */
export function failureOf({ code, message }: { code: string; message: string }) {
  const status = statuses[code]
  return status ? data(null, { status }) : new Error(message)
}

export const refusedJson = ({ code, message }: { code: string; message: string }) =>
  Response.json({ message }, { status: code === 'FORBIDDEN' ? 403 : 503 })

export async function valueOrThrow<Value>(
  call: Promise<Result<Value, { code: string; message: string }>>,
): Promise<Value> {
  const result = await call
  if (!result.ok) throw failureOf(result.refusal)
  return result.value
}

export type ActionArgs = { context: Readonly<RouterContextProvider>; request: Request }

type AskedScreen = ActionArgs & { url: URL }

/**
 * Redirects to the page that asks for the password. An interrupted form has to be sent again; its screen says so.
 * `returnTo`: where to come back to when the request's address is not a screen (a download).
 */
export async function requireConfirmed({ context, ...asked }: AskedScreen, returnTo?: string): Promise<void> {
  if (await context.get(servicesContext).isConfirmed()) return
  throw redirect(confirmPath(asked, returnTo))
}

export function confirmPath({ request, url }: Omit<AskedScreen, 'context'>, returnTo?: string): string {
  const from = returnTo ?? `${pathIn(url)}${url.search}`
  const interrupted = request.method === 'GET' ? {} : { interrupted: '1' }
  return `/admin/confirm?${new URLSearchParams({ from, ...interrupted })}`
}
