import { pathAfterConfirm } from '#app/admin/sign-in-paths.ts'
import { servicesContext } from '#app/context.ts'
import type { Route } from './+types/confirm-passkey.ts'
import { challengeResponse, postedJson } from './http.ts'

export async function action({ context, request, url }: Route.ActionArgs) {
  const { passkeySignIn, confirmByPasskey } = context.get(servicesContext)
  const response: unknown = await postedJson(request)
  if (response === null) return challengeResponse(await passkeySignIn?.begin())
  const confirmed = await confirmByPasskey(response)
  if (!confirmed.ok) return Response.json({ message: confirmed.refusal.message }, { status: 422 })
  return Response.json({ to: pathAfterConfirm(url) })
}
