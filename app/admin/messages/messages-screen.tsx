import { href } from 'react-router'
import { contactServiceLabel } from '#content/en/contact-services.ts'
import { useAdminOutlet } from '../layout/outlet.ts'
import type { Lead } from '../leads/lead.ts'
import { LeadScreen } from '../leads/lead-screen.tsx'
import { WaitingLongest } from '../leads/waiting-longest.tsx'
import type { ListAnswer } from '../list/kept-lists.ts'
import type { ActionResult } from '../list/row-actions.ts'
import { useLastPresent } from '../use-last-present.ts'
import type { MessageOnCard } from './documents.ts'
import type { LoadedMessages } from './load-messages.ts'
import { messageList } from './message-list.ts'

type MessagesScreenProps = { answer: ListAnswer<LoadedMessages>; actionResult: ActionResult | undefined }

/** What people wrote with the contact form (decisions: stored and notified like a quote). */
export function MessagesScreen({ answer, actionResult }: MessagesScreenProps) {
  const counts = useAdminOutlet().counts?.messageCounts
  const { waitingLongest } = useLastPresent(answer.loaded) ?? {}
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
