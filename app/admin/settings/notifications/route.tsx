import { data, href, redirect } from 'react-router'
import { administratorContext } from '#app/admin/access.ts'
import { confirmIn } from '#app/admin/confirm/confirm-in-place.ts'
import { intentIn, textIn } from '#app/admin/list/row-action.ts'
import { orOffline, withTimeout } from '#app/admin/offline.ts'
import { useSticky } from '#app/admin/use-sticky.ts'
import { notificationsWords } from '#content/en/admin-notifications.ts'
import type { Route } from './+types/route.ts'
import { ReadNotifications } from './documents.ts'
import { carryOut, type FormResult } from './notification-forms.ts'
import { FailedNotifications, NotificationsScreen } from './notifications-screen.tsx'

export const handle = { hydrates: true }

export async function loader({ context }: Route.LoaderArgs) {
  const read = await context.get(administratorContext).run(ReadNotifications, {})
  return { at: new Date().toISOString(), read: read.ok ? read.data : undefined }
}

/** Without a connection the screen keeps what it shows, and says of when it is. */
export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) =>
  orOffline(withTimeout(serverLoader()), () => ({ at: '', read: undefined }))

export async function action({ context, request }: Route.ActionArgs) {
  const form = await request.formData()
  const intent = intentIn(notificationsWords.failures, form)
  if (!intent) throw data(null, { status: 400 })
  const result =
    (await confirmIn(context, form)) ?? (await carryOut(intent, form, context.get(administratorContext).run))
  if (!result.ok) return data(result, { status: 422 })
  // Without script: the page again, so that a reload does not send the form again. A secret is in this answer only.
  if (form.has('plain') && !result.secret) throw redirect(href('/admin/settings/notifications'), 303)
  return data(result)
}

/** Without a connection the form says what failed, and the screen stays. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs): Promise<FormResult> {
  const form = await request.clone().formData()
  const intent = intentIn(notificationsWords.failures, form)
  try {
    return await withTimeout(serverAction())
  } catch (error) {
    if (error instanceof Response || !intent) throw error
    return {
      ok: false,
      intent,
      id: textIn(form, 'id'),
      message: notificationsWords.failures[intent],
      fields: {},
    }
  }
}

export default function Notifications({ loaderData, actionData }: Route.ComponentProps) {
  const shown = useSticky(loaderData.read && loaderData)
  if (!shown?.read) return <FailedNotifications />
  return (
    <NotificationsScreen read={shown.read} at={shown.at} isStale={!loaderData.read} answer={actionData} />
  )
}
