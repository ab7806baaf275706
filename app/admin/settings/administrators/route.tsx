import { textIn } from '#app/admin/list/row-action.ts'
import { AccessPage } from '#app/admin/settings/access/access-page.tsx'
import { answerAccess, saying } from '#app/admin/settings/access/answer-access.ts'
import { loadedOr, sentOr } from '#app/admin/settings/access/without-connection.ts'
import { servicesContext } from '#app/context.ts'
import { administratorsWords as words } from '#content/en/admin-access.ts'
import type { Route } from './+types/route.ts'
import { Invitations } from './invitations.tsx'
import { PeopleList } from './people-list.tsx'
import { PersonQuestion } from './person-question.tsx'

export const handle = { hydrates: true }

export async function loader({ context, url }: Route.LoaderArgs) {
  const listed = await context.get(servicesContext).administrators.list()
  if (!listed.ok) throw new Error(listed.refusal.message)
  const [ask, askId] = [url.searchParams.get('ask'), url.searchParams.get('id')]
  return { at: new Date().toISOString(), ...listed.value, ask, askId }
}

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) => loadedOr(serverLoader())

export async function action({ context, ...asked }: Route.ActionArgs) {
  const { administrators } = context.get(servicesContext)
  return answerAccess(
    { context, ...asked },
    {
      invite: (form) =>
        saying(administrators.invite(textIn(form, 'email')), ({ email }) => words.invited(email)),
      again: (form) =>
        saying(administrators.inviteAgain(textIn(form, 'id')), ({ email }) => words.invited(email)),
      withdraw: (form) =>
        saying(administrators.withdraw(textIn(form, 'id')), ({ email }) => words.withdrawn(email)),
      remove: (form) =>
        saying(administrators.remove(textIn(form, 'id')), ({ email }) => words.removeDone(email)),
      reset: (form) =>
        saying(administrators.reset(textIn(form, 'id')), ({ email }) => words.resetDone(email)),
    },
  )
}

export const clientAction = ({ request, serverAction }: Route.ClientActionArgs) =>
  sentOr(request, serverAction)

export default function Administrators({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <AccessPage
      title={words.title}
      lead={(shown) => (shown?.areKeptHere === false ? words.leadElsewhere : words.lead)}
      loaded={loaderData}
      answer={actionData}
    >
      {({ administrators, areKeptHere, invitations, ask, askId }) => (
        <>
          <PeopleList people={administrators} areKeptHere={areKeptHere} />
          {areKeptHere && <Invitations invitations={invitations} />}
          <PersonQuestion ask={ask} person={administrators.find(({ id }) => id === askId)} />
        </>
      )}
    </AccessPage>
  )
}
