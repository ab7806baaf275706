import { servicesContext } from '#app/context.ts'
import type { Route } from './+types/confirm-passkey.ts'
import { postedJson, setCookieHeaders } from './http.ts'
import { pathAfterConfirm } from './paths.ts'

/** Passkeys for a recent sign-in: null returns a challenge, a signed challenge the path to go to. */
export async function action({ context, request, url }: Route.ActionArgs) {
  const { passkeySignIn, confirmByPasskey } = context.get(servicesContext)
  const response: unknown = await postedJson(request)
  if (response === null) {
    const begun = await passkeySignIn?.begin()
    if (!begun?.ok) return Response.json({ message: begun?.refusal ?? '' }, { status: 422 })
    return Response.json(
      { options: begun.value.options },
      { headers: setCookieHeaders(begun.value.setCookies) },
    )
  }
  const confirmed = await confirmByPasskey(response)
  if (!confirmed.ok) return Response.json({ message: confirmed.refusal.message }, { status: 422 })
  return Response.json({ to: pathAfterConfirm(url) })
}
