import { staffContext } from '#app/admin/access.ts'
import { valuesIn } from '#app/admin/form/record-action.ts'
import type { ScreenHandle } from '#app/admin/rights.ts'
import { readTimeZone } from '#app/admin/time-zone.ts'
import type { Route } from './+types/unsaved.ts'
import { CreateCall, callForm, whyNotWanted } from './call-data.ts'

export const handle = { needs: { area: 'leads', to: 'write' } } satisfies ScreenHandle

const refusedForGood = ['BAD_INPUT', 'CONFLICT', 'FORBIDDEN']

/** A call that was written down without a connection, sent by the panel itself: 422 where a person has to correct it. */
export async function action({ context, request }: Route.ActionArgs) {
  const { run, user } = context.get(staffContext)
  const { names, toInput, empty } = callForm(user.userId)
  const values = valuesIn(names, await request.formData())
  const timeZone = await readTimeZone(run)
  if (whyNotWanted(values, timeZone)) return Response.json(null, { status: 422 })
  const input = { ...toInput(values, empty(values.id, ''), timeZone), id: values.id || null }
  const saved = await run(CreateCall, { input })
  if (saved.ok) return Response.json(saved.value.saved)
  return Response.json(null, { status: refusedForGood.includes(saved.refusal.code) ? 422 : 503 })
}
