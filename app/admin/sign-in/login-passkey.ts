import { stepPath } from '#app/admin/sign-in-paths.ts'
import { servicesContext } from '#app/context.ts'
import type { Route } from './+types/login-passkey.ts'
import { challengeResponse, postedJson, setCookieHeaders } from './http.ts'

export async function action({ context, request, url }: Route.ActionArgs) {
  const { passkeySignIn } = context.get(servicesContext)
  if (!passkeySignIn) return Response.json({ message: '' }, { status: 404 })
  const response: unknown = await postedJson(request)
  if (response === null) return challengeResponse(await passkeySignIn.begin())
  const signedIn = await passkeySignIn.finish(response)
  if (!signedIn.ok) return Response.json({ message: signedIn.refusal.message }, { status: 422 })
  return Response.json(
    { to: stepPath(signedIn.value.step, url.searchParams.get('from')) },
    { headers: setCookieHeaders(signedIn.value.setCookies) },
  )
}
