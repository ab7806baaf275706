import { leadMailWords } from '#content/en/lead-mail.ts'
import { messageMailWords as words } from '#content/en/mail.ts'
import { contactServiceLabel } from '#content/en/service-choices.ts'
import { phoneLineOf } from '#content/phone-line.ts'
import { composeLeadMail, type MailContent, type MailContext } from './lead-mail.ts'
import { manyLines, shownMoment } from './mail-text.ts'
import type { MessageFacts } from './message-facts.ts'
import { oneLine } from './one-line.ts'

/** Composes the owner's mail about a new message of the contact form. */
export function composeMessageMail(message: MessageFacts, context: MailContext): MailContent {
  const name = oneLine(message.name, 80)
  const line = phoneLineOf(message)
  const phone = oneLine(line.display, 40)
  const email = oneLine(message.email, 254)
  const service = oneLine(contactServiceLabel(message.service), 40)
  const reasons = message.quarantineReasons
  const subjectFor = reasons.length > 0 ? words.suspectSubject : words.subject
  return composeLeadMail(
    {
      subject: subjectFor(service, `${name} ${phone}`),
      heading: words.heading,
      name,
      email: message.email,
      phone: { ...line, display: phone },
      facts: [
        { label: leadMailWords.service, value: service },
        { label: leadMailWords.phone, value: phone, is: 'phone' },
        { label: leadMailWords.email, value: email, is: 'email' },
        { label: leadMailWords.submitted, value: shownMoment(message.submittedAt) },
      ],
      message: { label: words.message, text: manyLines(message.message) },
      suspicion: { heading: words.suspectHeading, reasons },
      open: words.open,
      replies: words.replies,
    },
    context,
  )
}
