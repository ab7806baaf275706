import { data } from 'react-router'
import { z } from 'zod'
import { confirmPath } from '#app/admin/sign-in/guards.ts'
import { postedJson, setCookieHeaders } from '#app/admin/sign-in/http.ts'
import { servicesContext } from '#app/context.ts'
import type { Route } from './+types/passkey.ts'

const asked = z.object({ name: z.string(), response: z.unknown() })

/** What the security page's script asks for: a challenge first, then to keep the passkey that answered it. */
export async function action({ context, request, url }: Route.ActionArgs) {
  const account = await context.get(servicesContext).account()
  const given = asked.safeParse(await postedJson(request))
  if (!account || !given.success) throw data(null, { status: 400 })
  const outcome = given.data.response
    ? await account.passkeys.finish(given.data)
    : await account.passkeys.begin()
  if (outcome.ok) {
    const { setCookies, ...value } = outcome.value
    return Response.json(value, { headers: setCookieHeaders(setCookies) })
  }
  if (outcome.refusal.code === 'UNCONFIRMED')
    return Response.json({ to: confirmPath({ request, url }, '/admin/settings/security') })
  return Response.json({ message: outcome.refusal.message }, { status: 422 })
}
