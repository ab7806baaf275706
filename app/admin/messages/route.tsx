import { href } from 'react-router'
import { administratorContext } from '#app/admin/access.ts'
import { useAdminOutlet } from '#app/admin/layout/panel-context.tsx'
import type { Lead } from '#app/admin/leads/lead.ts'
import { leadActions, leadFilters } from '#app/admin/leads/lead-list.ts'
import { LeadScreen, type LongestWait, WaitingLongest } from '#app/admin/leads/lead-screen.tsx'
import {
  type ListData,
  type LoadedList,
  listClientLoader,
  listResult,
  loadedList,
  pageOf,
} from '#app/admin/list/list-loader.ts'
import { type ActionResult, answerForm, rowClientAction } from '#app/admin/list/row-action.ts'
import { useSticky } from '#app/admin/use-sticky.ts'
import type { Answer, Run } from '#server/data-service/in-process.ts'
import { messagesWords } from '#words/admin-messages.ts'
import { contactServiceLabel } from '#words/service-choices.ts'
import type { Route } from './+types/route.ts'
import { DeleteMessage, GetMessage, ListMessages, type MessageOnCard, UpdateMessage } from './documents.ts'
import { messageAddress, messageList } from './message-list.ts'

export const handle = { hydrates: true }

export async function loader({ context, url }: Route.LoaderArgs) {
  const { run } = context.get(administratorContext)
  return listResult(messageAddress, url, await loadMessages(messageAddress.read(url.searchParams), run))
}

export const clientLoader = ({ serverLoader, url }: Route.ClientLoaderArgs) =>
  listClientLoader(messageAddress, url, serverLoader)

export const action = (args: Route.ActionArgs) =>
  answerForm({ address: messageAddress, ...messageActions }, args)

export const clientAction = ({ request, serverAction }: Route.ClientActionArgs) =>
  rowClientAction(messageActions.failures, request, serverAction)

export default function Messages({ loaderData, actionData }: Route.ComponentProps) {
  return <MessagesScreen answer={loaderData} actionResult={actionData} />
}

type MessagesScreenProps = { answer: ListData<LoadedMessages>; actionResult: ActionResult | undefined }

/** What people wrote with the contact form (decisions: stored and notified like a quote). */
export function MessagesScreen({ answer, actionResult }: MessagesScreenProps) {
  const counts = useAdminOutlet().counts?.messageCounts
  const { waitingLongest } = useSticky(answer.loaded) ?? {}
  return (
    <LeadScreen
      list={messageList}
      answer={answer}
      actionResult={actionResult}
      counts={counts}
      heading={waitingLongest && <WaitingLongest wait={waitingLongest} />}
      exportPath={href('/admin/messages/export.csv')}
      leadOf={leadOf}
    />
  )
}

const leadOf = (message: MessageOnCard): Lead => ({
  ...message,
  service: contactServiceLabel(message.service),
})

type MessageQuery = ReturnType<typeof messageAddress.read>

export type LoadedMessages = LoadedList<MessageOnCard> & { waitingLongest: LongestWait | undefined }

/** Everything the messages screen shows of the store. */
export async function loadMessages(query: MessageQuery, run: Run): Promise<Answer<LoadedMessages>> {
  const listed = await run(ListMessages, { filter: leadFilters[query.filter], ...pageOf(query) })
  if (!listed.ok) return listed
  const list = await loadedList(listed.data.listMessages, query, async (id) => {
    const found = await run(GetMessage, { id })
    return found.ok ? { ok: true, data: found.data.getMessage } : found
  })
  if (!list.ok) return list
  const waitingLongest = listed.data.waitingLongest?.items[0] ?? undefined
  return { ok: true, data: { ...list.data, waitingLongest } }
}

/** What the forms on a message's card do. */
export const messageActions = leadActions({
  update: (run, change) => run(UpdateMessage, change),
  remove: (run, id) => run(DeleteMessage, { id }),
  words: messagesWords,
})
