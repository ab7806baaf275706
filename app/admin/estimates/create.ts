import { data, href, redirect } from 'react-router'
import { staffContext, valueOrThrow } from '#app/admin/access.ts'
import { textIn } from '#app/admin/list/row-action.tsx'
import type { Route } from './+types/create.ts'
import { CreateEstimate } from './estimate-data.ts'

/** An address for forms only. */
export const loader = () => redirect(href('/admin/inbox'))

const owners = { Quote: 'quoteId', Message: 'messageId', Call: 'callId' } as const

/** "Write an estimate" of a request: a draft, or the one that there is, and on to that. */
export async function action({ context, request }: Route.ActionArgs) {
  const { run } = context.get(staffContext)
  const form = await request.formData()
  const [, owner] = Object.entries(owners).find(([kind]) => kind === form.get('kind')) ?? []
  if (!owner) throw data(null, { status: 404 })
  const { saved } = await valueOrThrow(run(CreateEstimate, { input: { [owner]: textIn(form, 'request') } }))
  if (!saved) throw data(null, { status: 404 })
  throw redirect(href('/admin/estimates/:id', { id: saved.id }), 303)
}
