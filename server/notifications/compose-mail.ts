import type { BusinessProfile } from '#content/business-profile.ts'
import { composeAccountMail } from './account-mail.ts'
import type { CardKind } from './admin-card.ts'
import type { MailContent, MailContext } from './lead-mail.ts'
import { messageFacts } from './message-facts.ts'
import { composeMessageMail } from './message-mail.ts'
import type { Delivery } from './outbox.ts'
import { quoteFacts } from './quote-facts.ts'
import { composeQuoteMail } from './quote-mail.ts'
import { reviewFacts } from './review-facts.ts'
import { composeReviewMail } from './review-mail.ts'
import { reviewRequestTopic } from './review-request.ts'
import { composeReviewRequest } from './review-request-mail.ts'
import { composeTestMail } from './test-mail.ts'
import { testFacts, testSubject, testTopic } from './test-topic.ts'

export type AdminLink = (kind: CardKind, id: string) => string

/** What mails tell besides their facts. */
export type Told = {
  /** The company as it is by now. */
  company: Pick<BusinessProfile, 'name' | 'email' | 'dispatch'>
  adminLink: AdminLink
  /** Scheme and host of the public site. */
  site: string
  /** What mails about accounts are sealed with. */
  secret: string
}

/**
 * The mail that a delivery asks for. Undefined when this version cannot read what was stored: the row may have been
 * written by another one.
 */
export function composeMail({ topic, payload }: Pick<Delivery, 'topic' | 'payload'>, told: Told) {
  return composers[topic]?.(payload, told)
}

/** Reads the payload back and composes; `kind` says where its card is. */
const composer =
  <Facts extends { id: string }>(
    kind: CardKind,
    facts: { safeParse(payload: unknown): { success: true; data: Facts } | { success: false } },
    compose: (facts: Facts, context: MailContext) => MailContent,
  ): Composer =>
  (payload, { company, adminLink }) => {
    const parsed = facts.safeParse(payload)
    if (!parsed.success) return undefined
    return compose(parsed.data, { company: company.name, link: adminLink(kind, parsed.data.id) })
  }

type Composer = (payload: unknown, told: Told) => MailContent | undefined | Promise<MailContent | undefined>

const composers: Record<string, Composer | undefined> = {
  'quote.created': composer('Quote', quoteFacts, composeQuoteMail),
  'message.created': composer('Message', messageFacts, composeMessageMail),
  'review.created': composer('Review', reviewFacts, composeReviewMail),
  [reviewRequestTopic]: composeReviewRequest,
  [testTopic]: composer(testSubject, testFacts, composeTestMail),
  'account.password-reset': composeAccountMail,
  'account.invitation': composeAccountMail,
  'account.email-code': composeAccountMail,
  'account.changed': composeAccountMail,
  'account.notifications': composeAccountMail,
}
