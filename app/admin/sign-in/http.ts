import { data, redirect, redirectDocument } from 'react-router'
import type { RequestServices } from '#server/pages/request-services.ts'

export async function postedJson(request: Request): Promise<unknown> {
  try {
    return await request.json()
  } catch {
    throw data(null, { status: 400 })
  }
}

export const setCookieHeaders = (lines: readonly string[]) =>
  new Headers(lines.map((line): [string, string] => ['Set-Cookie', line]))

/** Into the panel. Where it may be in another language than this page, that is another document. */
export const redirectIn = (
  { languages }: Pick<RequestServices, 'languages'>,
  path: string,
  setCookies: readonly string[] = [],
) => (languages.length > 1 ? redirectDocument : redirect)(path, { headers: setCookieHeaders(setCookies) })

/** For a page whose address holds a secret. */
export const notStored = () => ({ 'Cache-Control': 'no-store' })

type Challenge = Awaited<ReturnType<NonNullable<RequestServices['passkeySignIn']>['begin']>>

/** `undefined`: passkeys are not kept here. */
export function challengeResponse(begun: Challenge | undefined) {
  if (!begun?.ok) return Response.json({ message: begun?.refusal.message ?? '' }, { status: 422 })
  const { options, setCookies } = begun.value
  return Response.json({ options }, { headers: setCookieHeaders(setCookies) })
}
