import { administratorContext } from '#app/admin/access.ts'
import { answerForm, sendForm } from '#app/admin/list/answer-form.ts'
import { answerOf, askServer } from '#app/admin/list/answer-list.ts'
import type { Route } from './+types/route.ts'
import { loadMessages } from './load-messages.ts'
import { messageActions } from './message-actions.ts'
import { messageAddress } from './message-list.ts'
import { MessagesScreen } from './messages-screen.tsx'

export const handle = { hydrates: true }

export async function loader({ context, url }: Route.LoaderArgs) {
  const { run } = context.get(administratorContext)
  return answerOf(messageAddress, url, await loadMessages(messageAddress.read(url.searchParams), run))
}

export const clientLoader = ({ serverLoader, url }: Route.ClientLoaderArgs) =>
  askServer(messageAddress, url, serverLoader)

export const action = (args: Route.ActionArgs) =>
  answerForm({ address: messageAddress, ...messageActions }, args)

export const clientAction = ({ request, serverAction }: Route.ClientActionArgs) =>
  sendForm(messageActions.failures, request, serverAction)

export default function Messages({ loaderData, actionData }: Route.ComponentProps) {
  return <MessagesScreen answer={loaderData} actionResult={actionData} />
}
