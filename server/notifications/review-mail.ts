import { leadMailWords } from '#content/en/lead-mail.ts'
import { reviewMailWords as words } from '#content/en/mail.ts'
import { composeLeadMail, type MailContent, type MailContext } from './lead-mail.ts'
import { manyLines, shownMoment } from './mail-text.ts'
import { oneLine } from './one-line.ts'
import type { ReviewFacts } from './review-facts.ts'

/** Composes the owner's mail about a review that waits for approval. */
export function composeReviewMail(review: ReviewFacts, context: MailContext): MailContent {
  const name = oneLine(review.name, 80)
  const email = oneLine(review.email, 254)
  const { service, location, quarantineReasons: reasons } = review
  const subjectFor = reasons.length > 0 ? words.suspectSubject : words.subject
  return composeLeadMail(
    {
      subject: subjectFor(words.stars(review.rating), name),
      heading: words.heading,
      name,
      email: review.email,
      facts: [
        { label: words.rating, value: words.stars(review.rating) },
        { label: words.title, value: oneLine(review.title, 200) },
        ...(service ? [{ label: leadMailWords.service, value: oneLine(service, 100) }] : []),
        ...(location ? [{ label: words.location, value: oneLine(location, 100) }] : []),
        { label: leadMailWords.email, value: email, is: 'email' },
        { label: leadMailWords.submitted, value: shownMoment(review.submittedAt) },
      ],
      message: { label: words.comment, text: manyLines(review.comment) },
      suspicion: { heading: words.suspectHeading, reasons },
      open: words.open,
      replies: words.replies,
    },
    context,
  )
}
