import { textIn } from '#app/admin/list/row-actions.ts'
import { AccessPage } from '#app/admin/settings/access/access-page.tsx'
import { answerAccess, saying } from '#app/admin/settings/access/answer-access.ts'
import { loadedOr, sentOr } from '#app/admin/settings/access/without-connection.ts'
import { MySessions, OtherSessions } from '#app/admin/settings/sessions/session-rows.tsx'
import { servicesContext } from '#app/context.ts'
import { sessionsWords as words } from '#content/en/admin-access.ts'
import type { Route } from './+types/sessions.ts'

export const handle = { hydrates: true }

export async function loader({ context }: Route.LoaderArgs) {
  const listed = await context.get(servicesContext).sessions.list()
  if (!listed.ok) throw new Error(listed.refusal.message)
  return { at: new Date().toISOString(), sessions: listed.value }
}

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) => loadedOr(serverLoader())

export async function action({ context, ...asked }: Route.ActionArgs) {
  const { sessions } = context.get(servicesContext)
  return answerAccess(
    { context, ...asked },
    {
      end: (form) => saying(sessions.end(textIn(form, 'id')), ({ username }) => words.ended(username)),
      'end-others': () => saying(sessions.endOthers(), ({ ended }) => words.endedOthers(ended)),
    },
  )
}

export const clientAction = ({ request, serverAction }: Route.ClientActionArgs) =>
  sentOr(request, serverAction)

export default function Sessions({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <AccessPage title={words.title} lead={words.lead} loaded={loaderData} answer={actionData}>
      {({ sessions }) => (
        <>
          <MySessions sessions={sessions.filter(({ isMine }) => isMine)} />
          <OtherSessions sessions={sessions.filter(({ isMine }) => !isMine)} />
        </>
      )}
    </AccessPage>
  )
}
