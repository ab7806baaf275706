import { z } from 'zod'
import { fillIn } from '#content/fill-in.ts'
import { firstNameOf } from '#content/first-name.ts'
import { reviewSiteName } from '#content/review-site.ts'
import { wordsFor } from '#content/texts.ts'
import { oneLine } from '#server/notifications/one-line.ts'
import type { NewDelivery } from '#server/notifications/outbox/outbox.ts'
import { requestKinds, type StoredRequest } from '#server/schema/requests.ts'
import { toCustomer } from './customer-mail-delivery.ts'
import { bidiIsolated, customerLetter, paragraphs } from './letter.ts'
import type { LinkedContext, MailContent } from './mail-content.ts'

export const reviewRequestTopic = 'review.asked'

/**
 * `kind`: absent in rows from before requests other than quotes were asked about. `askedAt`: the link holds it;
 * older rows lack it and use their own time.
 */
export const reviewRequest = z.object({
  kind: z.enum(requestKinds).default('Quote'),
  firstName: z.string(),
  service: z.string(),
  askedAt: z.iso.datetime().optional(),
  language: z.string().nullish(),
})

type ReviewRequest = z.output<typeof reviewRequest>

export function reviewRequestDelivery(request: StoredRequest, askedAt: Date): NewDelivery {
  const { id, kind, name, email, service, language } = request
  const firstName = request.firstName ?? firstNameOf(name)
  const payload: ReviewRequest = {
    ...{ kind, firstName, service, language },
    askedAt: askedAt.toISOString(),
  }
  return toCustomer({ kind, id, email }, { topic: reviewRequestTopic, payload, once: `${id}:mail` })
}

export function composeReviewRequest(
  { kind, service, firstName, askedAt }: ReviewRequest,
  context: LinkedContext,
): MailContent {
  const { company, customerSite, invitationDays, links } = context
  const { mail, services, speechOf } = context.words
  const words = wordsFor(mail.reviewRequestWords, speechOf(company))
  const job = (kind === 'Quote' ? services.quote : services.contact)(service).toLowerCase()
  const { email: address, reviewLink } = company
  const letter = {
    subject: words.subject,
    heading: fillIn(words.greeting, { customer: bidiIsolated(oneLine(firstName, 80)) }),
    blocks: [
      ...paragraphs([fillIn(words.ask, { service: job })]),
      { button: words.open, href: `${customerSite}${links.invitation(askedAt)}` },
      reviewLink && {
        small: { text: fillIn(words.elsewhere, { site: reviewSiteName(reviewLink) }), href: reviewLink },
      },
      ...paragraphs([words.honest, fillIn(words.link, { days: invitationDays }), words.help]),
    ],
    footer: words.once,
  }
  return {
    ...customerLetter(letter, context),
    ...(address && { unsubscribe: { address, subject: words.unsubscribe } }),
  }
}
