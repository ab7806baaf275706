import { z } from 'zod'
import { fillIn } from '#content/fill-in.ts'
import { reviewSiteName } from '#content/review-site.ts'
import { wordsFor } from '#content/texts.ts'
import { oneLine } from '#server/notifications/one-line.ts'
import type { NewDelivery } from '#server/notifications/outbox/outbox.ts'
import { type RequestLead, requestKinds } from '#server/schema/leads.ts'
import { toCustomer } from './customer-mail-delivery.ts'
import {
  bidiIsolated,
  customerLetter,
  linkParagraph,
  linkText,
  type MailContent,
  type MailContext,
  mailButton,
  mailParagraph,
} from './mail-content.ts'

export const reviewRequestTopic = 'review.asked'

/**
 * `kind`: absent in rows from before requests other than quotes were asked about. `askedAt`: the link holds it;
 * older rows lack it and use their own time.
 */
const reviewRequestPayload = z.object({
  kind: z.enum(requestKinds).default('Quote'),
  firstName: z.string(),
  service: z.string(),
  askedAt: z.iso.datetime().optional(),
  language: z.string().nullish(),
})

export function reviewRequestDelivery({ kind, stored }: RequestLead, askedAt: Date): NewDelivery {
  const { id, email, service, language } = stored
  const firstName = 'firstName' in stored ? stored.firstName : (stored.name.trim().split(/\s+/)[0] ?? '')
  const payload: z.output<typeof reviewRequestPayload> = {
    ...{ kind, firstName, service, language },
    askedAt: askedAt.toISOString(),
  }
  return toCustomer({ kind, id, email }, { topic: reviewRequestTopic, payload, once: `${id}:mail` })
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
    words: { mail, services, speechOf },
  } = context
  const { data } = reviewRequestPayload.safeParse(payload)
  if (!data || customerSite === undefined) return undefined
  const words = wordsFor(mail.reviewRequestWords, speechOf(company))
  const link = `${customerSite}${links.invitation(data.askedAt)}`
  const greetingTo = (customer: string) => fillIn(words.greeting, { customer })
  const name = oneLine(data.firstName, 80)
  const { subject } = words
  const service = data.kind === 'Quote' ? services.quote(data.service) : services.contact(data.service)
  const ask = fillIn(words.ask, { service: service.toLowerCase() })
  const rest = [words.honest, fillIn(words.link, { days: invitationDays }), words.help].filter(
    (text) => text !== undefined,
  )
  const elsewhere = company.reviewLink && {
    text: fillIn(words.elsewhere, { site: reviewSiteName(company.reviewLink) }),
    url: company.reviewLink,
  }
  const letter = {
    subject,
    heading: greetingTo(bidiIsolated(name)),
    text: [
      greetingTo(name),
      ask,
      `${words.open}: ${link}`,
      ...(elsewhere ? [linkText(elsewhere)] : []),
      ...rest,
    ],
    body: [
      mailParagraph(ask),
      mailButton(link, words.open),
      ...(elsewhere ? [linkParagraph(elsewhere)] : []),
      ...rest.map(mailParagraph),
    ],
    footer: words.once,
  }
  const { email: address } = company
  return {
    ...customerLetter(letter, context),
    ...(address && { unsubscribe: { address, subject: words.unsubscribe } }),
  }
}
