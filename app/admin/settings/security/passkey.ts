import { data } from 'react-router'
import { z } from 'zod'
import { confirmPath } from '#app/admin/access.ts'
import type { ScreenHandle } from '#app/admin/rights.ts'
import { postedJson, setCookieHeaders } from '#app/admin/sign-in/http.ts'
import { servicesContext } from '#app/context.ts'
import type { Route } from './+types/passkey.ts'

export const handle = { needs: 'anybody' } satisfies ScreenHandle

const body = z.object({ name: z.string(), response: z.unknown() })

/** Without `response` it returns a challenge, with the signed challenge it stores the passkey. */
export async function action({ context, request, url }: Route.ActionArgs) {
  const { account } = context.get(servicesContext)
  const given = body.safeParse(await postedJson(request))
  if (!account || !given.success) throw data(null, { status: 400 })
  const result = given.data.response
    ? await account.passkeys.finish(given.data)
    : await account.passkeys.begin()
  if (result.ok) {
    const { setCookies, ...value } = result.value
    return Response.json(value, { headers: setCookieHeaders(setCookies) })
  }
  if (result.refusal.code === 'UNCONFIRMED')
    return Response.json({ to: confirmPath({ request, url }, '/admin/settings/security') })
  return Response.json({ message: result.refusal.message }, { status: 422 })
}
