import { leadMailWords } from '#content/en/lead-mail.ts'
import { quoteMailWords as words } from '#content/en/mail.ts'
import { serviceLabel } from '#content/en/service-choices.ts'
import { phoneLineOf } from '#content/phone-line.ts'
import { composeLeadMail, type MailContent, type MailContext } from './lead-mail.ts'
import { attachmentName, manyLines, shownMoment } from './mail-text.ts'
import { oneLine } from './one-line.ts'
import type { QuoteFacts } from './quote-facts.ts'

/** Composes the owner's mail about a new quote. */
export function composeQuoteMail(quote: QuoteFacts, context: MailContext): MailContent {
  const name = oneLine(`${quote.firstName} ${quote.lastName}`, 80)
  const line = phoneLineOf(quote)
  const phone = oneLine(line.display, 40)
  const email = oneLine(quote.email, 254)
  const service = oneLine(serviceLabel(quote.service), 40)
  const { fileUrls, quarantineReasons: reasons } = quote
  const subjectFor = reasons.length > 0 ? words.suspectSubject : words.subject
  return composeLeadMail(
    {
      subject: subjectFor(service, `${name} ${phone}`),
      heading: words.heading,
      name,
      email: quote.email,
      phone: { ...line, display: phone },
      facts: [
        { label: leadMailWords.service, value: service },
        { label: leadMailWords.phone, value: phone, is: 'phone' },
        { label: leadMailWords.email, value: email, is: 'email' },
        { label: leadMailWords.submitted, value: shownMoment(quote.submittedAt) },
      ],
      message: { label: words.message, text: manyLines(quote.message), none: words.noMessage },
      attachments:
        fileUrls.length > 0
          ? {
              heading: words.attachments(fileUrls.length),
              names: fileUrls.map(attachmentName),
              note: words.attachmentsWhere,
            }
          : undefined,
      suspicion: { heading: words.suspectHeading, reasons },
      open: words.open,
      replies: words.replies,
    },
    context,
  )
}
