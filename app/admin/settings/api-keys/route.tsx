import { textIn } from '#app/admin/list/row-action.ts'
import { AccessPage } from '#app/admin/settings/access/access-page.tsx'
import { answerAccess, saying } from '#app/admin/settings/access/answer-access.ts'
import { Question } from '#app/admin/settings/access/question.tsx'
import { loadedOr, sentOr } from '#app/admin/settings/access/without-connection.ts'
import { servicesContext } from '#app/context.ts'
import { apiKeysWords as words } from '#content/en/admin-access.ts'
import type { ApiKeyEntry } from '#server/identity/api-keys.ts'
import type { Route } from './+types/route.ts'
import { KeyList } from './key-list.tsx'
import { NewKeyForm } from './new-key-form.tsx'

export const handle = { hydrates: true }

export async function loader({ context, url }: Route.LoaderArgs) {
  const { apiKeys, origin } = context.get(servicesContext)
  const listed = await apiKeys.list()
  if (!listed.ok) throw new Error(listed.refusal.message)
  const revokeId = url.searchParams.get('ask') === 'revoke' ? url.searchParams.get('id') : null
  return { at: new Date().toISOString(), keys: listed.value, revokeId, origin }
}

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) => loadedOr(serverLoader())

export async function action({ context, ...asked }: Route.ActionArgs) {
  const { apiKeys } = context.get(servicesContext)
  return answerAccess(
    { context, ...asked },
    {
      create: async (form) => {
        const [name, scope, days] = [textIn(form, 'name'), textIn(form, 'scope'), textIn(form, 'days')]
        const made = await apiKeys.create({ name, scope, days })
        return made.ok
          ? { ok: true, value: { done: words.created(made.value.name), newKey: made.value } }
          : made
      },
      revoke: (form) => saying(apiKeys.revoke(textIn(form, 'id')), ({ name }) => words.revoked(name)),
    },
  )
}

export const clientAction = ({ request, serverAction }: Route.ClientActionArgs) =>
  sentOr(request, serverAction)

export default function ApiKeys({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <AccessPage title={words.title} lead={words.lead} loaded={loaderData} answer={actionData}>
      {({ keys, origin, revokeId }) => (
        <>
          <KeyList keys={keys} />
          <NewKeyForm origin={origin} />
          <RevokeQuestion entry={keys.find(({ id }) => id === revokeId)} />
        </>
      )}
    </AccessPage>
  )
}

function RevokeQuestion({ entry }: { entry: ApiKeyEntry | undefined }) {
  if (!entry) return null
  return (
    <Question
      intent="revoke"
      id={entry.id}
      question={words.revokeQuestion}
      what={words.revokeWhat(entry.name)}
      confirm={words.revokeConfirm}
    />
  )
}
