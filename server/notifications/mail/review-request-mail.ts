import { z } from 'zod'
import { fillIn } from '#content/fill-in.ts'
import { wordsFor } from '#content/texts.ts'
import { oneLine } from '#server/notifications/one-line.ts'
import type { NewDelivery } from '#server/notifications/outbox/outbox.ts'
import type { quotes } from '#server/schema/leads.ts'
import {
  bidiIsolated,
  customerLetter,
  type MailContent,
  type MailContext,
  mailButton,
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
  context: Omit<MailContext, 'secret'>,
): MailContent | undefined {
  const {
    company,
    customerSite,
    invitationDays,
    links,
    words: { mail, services, factsOf },
  } = context
  const { data } = reviewRequestPayload.safeParse(payload)
  if (!data || customerSite === undefined) return undefined
  const words = wordsFor(mail.reviewRequestWords, factsOf(company))
  const link = `${customerSite}${links.invitation(data.askedAt)}`
  const greetingTo = (customer: string) => fillIn(words.greeting, { customer })
  const name = oneLine(data.firstName, 80)
  const { subject } = words
  const ask = fillIn(words.ask, { service: services.quote(data.service).toLowerCase() })
  const rest = [words.honest, fillIn(words.link, { days: invitationDays }), words.help]
  const letter = {
    subject,
    heading: greetingTo(bidiIsolated(name)),
    text: [greetingTo(name), ask, `${words.open}: ${link}`, ...rest],
    body: [mailParagraph(ask), mailButton(link, words.open), ...rest.map(mailParagraph)],
    footer: words.once,
  }
  return customerLetter(letter, context)
}
