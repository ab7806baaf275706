import { href } from 'react-router'
import { useAdminOutlet } from '#app/admin/layout/panel-context.tsx'
import type { Lead } from '#app/admin/leads/lead.ts'
import { LeadScreen } from '#app/admin/leads/lead-screen.tsx'
import { WaitingLongest } from '#app/admin/leads/waiting-longest.tsx'
import type { ListAnswer } from '#app/admin/list/kept-lists.ts'
import type { ActionResult } from '#app/admin/list/row-actions.ts'
import { useSticky } from '#app/admin/use-sticky.ts'
import { contactServiceLabel } from '#content/en/contact-services.ts'
import type { MessageOnCard } from './documents.ts'
import type { LoadedMessages } from './load-messages.ts'
import { messageList } from './message-list.ts'

type MessagesScreenProps = { answer: ListAnswer<LoadedMessages>; actionResult: ActionResult | undefined }

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
