import { z } from 'zod'
import { oneLine } from '#server/notifications/one-line.ts'
import type { NewDelivery } from '#server/notifications/outbox/outbox.ts'
import type { quotes } from '#server/schema/leads.ts'
import {
  bidiIsolated,
  type MailContent,
  type MailContext,
  mailButton,
  mailPage,
  mailParagraph,
} from './mail-content.ts'

export const reviewRequestTopic = 'review.asked'

const reviewRequestPayload = z.object({
  firstName: z.string(),
  service: z.string(),
  /** The link holds it; older rows lack it and use their own time. */
  askedAt: z.iso.datetime().optional(),
  language: z.string().nullish(),
})

export function reviewRequestDelivery(
  {
    id,
    email,
    firstName,
    service,
    language,
  }: Pick<typeof quotes.$inferSelect, 'id' | 'email' | 'firstName' | 'service' | 'language'>,
  askedAt: Date,
): NewDelivery {
  return {
    topic: reviewRequestTopic,
    subjectType: 'Quote',
    subjectId: id,
    channel: 'customer',
    recipient: email,
    payload: { firstName, service, language, askedAt: askedAt.toISOString() } satisfies z.output<
      typeof reviewRequestPayload
    >,
    dedupeKey: `${reviewRequestTopic}:${id}:mail`,
  }
}

export function composeReviewRequest(
  payload: unknown,
  { company, site, invitationDays, links, words: { locale, mail, services } }: Omit<MailContext, 'secret'>,
): MailContent | undefined {
  const { data } = reviewRequestPayload.safeParse(payload)
  if (!data) return undefined
  const words = mail.reviewRequestWords
  const link = `${site}${links.invitation(data.askedAt)}`
  const name = oneLine(data.firstName, 80)
  const subject = words.subject(company.name)
  const ask = words.ask(services.quote(data.service))
  const contact = { name: company.name, phone: company.dispatch.display }
  const rest = [words.honest, words.link(invitationDays), words.help(contact)]
  const footer = words.once(contact)
  return {
    subject,
    text: [words.greeting(name), ask, `${words.open}: ${link}`, ...rest, company.name, footer]
      .join('\n\n')
      .concat('\n'),
    html: mailPage({
      lang: locale,
      subject,
      company: company.name,
      heading: words.greeting(bidiIsolated(name)),
      body: [mailParagraph(ask), mailButton(link, words.open), ...rest.map(mailParagraph)].join('\n'),
      footer,
    }),
    replyTo: { name: company.name, address: company.email },
    fromName: company.name,
  }
}
