import { postedJson } from './posted-json.ts'
import { setCookieHeaders } from './set-cookies.ts'
import { servicesContext } from '#app/context.ts'
import type { Route } from './+types/login-passkey.ts'
import { pathOfStep } from './steps.ts'

/** What the sign-in page's script asks for: a challenge first, then where the answered one leads. */
export async function action({ context, request, url }: Route.ActionArgs) {
  const { passkeySignIn } = context.get(servicesContext)
  if (!passkeySignIn) return Response.json({ message: '' }, { status: 404 })
  const response: unknown = await postedJson(request)
  if (response === null) {
    const begun = await passkeySignIn.begin()
    if (!begun.ok) return Response.json({ message: begun.message }, { status: 422 })
    return Response.json({ options: begun.options }, { headers: setCookieHeaders(begun.setCookies) })
  }
  const answered = await passkeySignIn.finish(response)
  if (!answered.ok) return Response.json({ message: answered.message }, { status: 422 })
  return Response.json(
    { to: pathOfStep(answered.step, url.searchParams.get('from')) },
    { headers: setCookieHeaders(answered.setCookies) },
  )
}
