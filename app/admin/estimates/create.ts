import { href, redirect } from 'react-router'
import { staffContext } from '#app/admin/access.ts'
import { respond, textIn } from '#app/admin/list/row-action.tsx'
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
  if (!owner) return respond({ ok: false, intent: 'create', message: '' })
  const made = await run(CreateEstimate, { input: { [owner]: textIn(form, 'request') } })
  if (!made.ok || !made.value.saved)
    return respond({ ok: false, intent: 'create', message: made.ok ? '' : made.refusal.message })
  throw redirect(href('/admin/estimates/:id', { id: made.value.saved.id }), 303)
}
