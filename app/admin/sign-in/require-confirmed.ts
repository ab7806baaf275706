import { type RouterContextProvider, redirect } from 'react-router'
import { servicesContext } from '#app/context.ts'
import { safeReturnPath } from './return-path.ts'

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

/** Marks the address of a screen to which somebody comes back whose form was interrupted. */
export const confirmedParameter = 'confirmed'

/** Where the page that asked leads: back, with the mark when a form was interrupted. */
export function pathAfterwards({ searchParams }: URL): string {
  const from = safeReturnPath(searchParams.get('from'))
  return searchParams.has('interrupted') ? withConfirmed(from) : from
}

/** The same path with the mark, which stands before a fragment. */
function withConfirmed(path: string): string {
  const [address = '', ...fragment] = path.split('#')
  const marked = address.includes('?')
    ? `${address}&${confirmedParameter}=1`
    : `${address}?${confirmedParameter}=1`
  return [marked, ...fragment].join('#')
}
