import { href } from 'react-router'
import { staffContext } from '#app/admin/access.ts'
import { useAdminOutlet } from '#app/admin/layout/panel-context.tsx'
import { AttachmentLinks } from '#app/admin/leads/attachments.tsx'
import { firstNameIn } from '#app/admin/leads/lead.ts'
import { leadHandlers } from '#app/admin/leads/lead-data.ts'
import { leadMessages } from '#app/admin/leads/lead-list.ts'
import { LeadScreen } from '#app/admin/leads/lead-screen.tsx'
import { listClientLoader, listResult, loadList } from '#app/admin/list/list-loader.ts'
import { rowAction, rowClientAction } from '#app/admin/list/row-action.tsx'
import { servicesContext } from '#app/context.ts'
import { messagesWords } from '#words/admin-messages.ts'
import { contactServiceLabel } from '#words/service-choices.ts'
import type { Route } from './+types/route.ts'
import { DeleteMessage, GetMessage, ListMessages, messageList, UpdateMessage } from './message-data.ts'

export const handle = { hydrates: true }

export async function loader({ context, url }: Route.LoaderArgs) {
  const { run } = context.get(staffContext)
  const loaded = await loadList(run, url, messageList, { page: ListMessages, row: GetMessage })
  const { origin } = context.get(servicesContext)
  return listResult(messageList, url, loaded && { ...loaded, origin })
}

export const clientLoader = (args: Route.ClientLoaderArgs) => listClientLoader(args, messageList)

export const action = (args: Route.ActionArgs) => rowAction(args, { handlers, messages })

export const clientAction = (args: Route.ClientActionArgs) => rowClientAction(args, messages)

const handlers = leadHandlers({ model: 'Message', update: UpdateMessage, remove: DeleteMessage })

const messages = leadMessages(messagesWords)

/** What people wrote with the contact form (decisions: stored and notified like a quote). */
export default function Messages({ loaderData }: Route.ComponentProps) {
  const counts = useAdminOutlet().counts?.messageCounts
  return (
    <LeadScreen
      list={messageList}
      loaderData={loaderData}
      counts={counts}
      exportPath={href('/admin/messages/export.csv')}
      toLead={(message) => ({
        ...message,
        kind: 'Message',
        firstName: firstNameIn(message.name),
        service: contactServiceLabel(message.service),
      })}
      extra={(message) => <AttachmentLinks name={message.name} files={message.files ?? []} />}
    />
  )
}
