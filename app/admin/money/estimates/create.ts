import { data, href, redirect } from 'react-router'
import { staffContext, valueOrThrow } from '#app/admin/access.ts'
import { requestIn } from '#app/admin/money/owners.ts'
import type { ScreenHandle } from '#app/admin/rights.ts'
import type { Route } from './+types/create.ts'
import { CreateEstimate } from './estimate-data.ts'

export const handle = { needs: { area: 'money', to: 'work' } } satisfies ScreenHandle

/**
 * An address for forms only, which leads to the inbox when it is opened. Not when the router asks: while the form is on its way
 * and another one is done, it reads where the form goes, and would follow a redirect (decision 27).
 */
export function loader({ request }: Route.LoaderArgs) {
  if (request.headers.get('sec-fetch-dest') !== 'empty') throw redirect(href('/admin/inbox'))
  return null
}

/** "Write an estimate" of a request: a draft, or the one that there is, and on to that. */
export async function action({ context, request }: Route.ActionArgs) {
  const { run } = context.get(staffContext)
  const form = await request.formData()
  const requestId = requestIn(form)
  if (!requestId) throw data(null, { status: 404 })
  const { saved } = await valueOrThrow(run(CreateEstimate, { input: { requestId } }))
  if (!saved) throw data(null, { status: 404 })
  throw redirect(href('/admin/estimates/:id', { id: saved.id }), 303)
}
