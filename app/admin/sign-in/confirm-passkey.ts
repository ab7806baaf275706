import { postedJson } from './posted-json.ts'
import { setCookieHeaders } from './set-cookies.ts'
import { servicesContext } from '#app/context.ts'
import type { Route } from './+types/confirm-passkey.ts'
import { pathAfterwards } from './require-confirmed.ts'

/** What the page's script asks for: a challenge first, then where the answered one leads. */
export async function action({ context, request, url }: Route.ActionArgs) {
  const { passkeySignIn, confirmByPasskey } = context.get(servicesContext)
  const response: unknown = await postedJson(request)
  if (response === null) {
    const begun = await passkeySignIn?.begin()
    if (!begun?.ok) return Response.json({ message: begun?.message ?? '' }, { status: 422 })
    return Response.json({ options: begun.options }, { headers: setCookieHeaders(begun.setCookies) })
  }
  const answer = await confirmByPasskey(response)
  if (!answer.ok) return Response.json({ message: answer.message }, { status: 422 })
  return Response.json({ to: pathAfterwards(url) })
}
