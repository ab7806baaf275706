import { serviceLabel } from '#content/en/quote-services.ts'
import { reviewRequestWords as words } from '#content/en/review-asking.ts'
import { invitationDays } from '#server/review-invitations.ts'
import type { Told } from './mail-delivery.ts'
import type { MailContent } from './lead-mail.ts'
import { bigButton, isolated, mailPage, safe } from './mail-content.ts'
import { oneLine } from '#server/notifications/one-line.ts'
import { z } from 'zod'
import type { StoredQuote } from '#server/models/quote.ts'
import type { NewDelivery } from '#server/notifications/outbox/outbox.ts'

/** Composes the mail that asks a customer for a review; undefined when the stored facts are from another version. */
export function composeReviewRequest(payload: unknown, { company, site }: Told): MailContent | undefined {
  const facts = reviewRequestFacts.safeParse(payload)
  if (!facts.success) return undefined
  const { firstName, service, path } = facts.data
  const link = `${site}${path}`
  const name = oneLine(firstName, 80)
  const subject = words.subject(company.name)
  const ask = words.ask(serviceLabel(service))
  const contact = { name: company.name, phone: company.dispatch.display }
  const rest = [words.honest, words.link(invitationDays), words.help(contact)]
  const footer = words.once(contact)
  return {
    subject,
    text: [words.greeting(name), ask, `${words.open}: ${link}`, ...rest, company.name, footer]
      .join('\n\n')
      .concat('\n'),
    html: mailPage({
      subject,
      company: company.name,
      heading: words.greeting(isolated(name)),
      body: [paragraph(ask), bigButton(link, words.open), ...rest.map(paragraph)].join('\n'),
      footer,
    }),
    replyTo: { name: company.name, address: company.email },
    fromName: company.name,
  }
}

const paragraph = (text: string) => `<p style="margin:0 0 16px">${safe(text)}</p>`

/** A customer is asked for a review. */
export const reviewRequestTopic = 'review.asked'

/** What the mail needs to know, as it was when somebody asked. */
export const reviewRequestFacts = z.object({
  firstName: z.string(),
  service: z.string(),
  /** Path of the personal link. */
  path: z.string(),
})

/** The mail that asks a customer for a review. The same job twice is one mail. */
export function reviewRequestFor({ id, email, firstName, service }: StoredQuote, path: string): NewDelivery {
  return {
    topic: reviewRequestTopic,
    subjectType: 'Quote',
    subjectId: id,
    channel: 'mail',
    recipient: email,
    payload: { firstName, service, path } satisfies z.output<typeof reviewRequestFacts>,
    dedupeKey: `${reviewRequestTopic}:${id}:mail`,
  }
}
