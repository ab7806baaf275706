import { data, redirect } from 'react-router'
import { staffContext } from '#app/admin/access.ts'
import type { ScreenHandle } from '#app/admin/rights.ts'
import { safeReturnPath } from '#app/admin/sign-in-paths.ts'
import { textIn } from '#app/admin/submission/submitted.ts'
import { servicesContext } from '#app/context.ts'
import type { Route } from './+types/mail-notice.ts'

export const handle = { needs: 'anybody' } satisfies ScreenHandle

/** Folds the line about email for this person. A form without script comes back to the screen that it was on. */
export async function action({ context, request }: Route.ActionArgs) {
  const form = await request.formData()
  const { user } = context.get(staffContext)
  const { seenNotice } = context.get(servicesContext)
  const from = textIn(form, 'from')
  const headers = { 'Set-Cookie': seenNotice.set(user.userId, textIn(form, 'notice')) }
  if (!from) return data(null, { headers })
  throw redirect(safeReturnPath(from), { status: 303, headers })
}
