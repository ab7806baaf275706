import { toAdministrators, type Sender, type Delivery } from '#server/notifications/outbox/outbox.ts'
import type { MailSender } from './mail-sender.ts'
import type { BusinessProfile } from '#content/business-profile.ts'
import { composeAccountMail } from './account-mail.ts'
import type { CardKind } from '#server/notifications/admin-link.ts'
import { type MailContent, type MailContext, composeMessageMail, composeQuoteMail, composeReviewMail } from './lead-mail.ts'
import { messageFacts, quoteFacts, reviewFacts } from '#server/notifications/outbox/lead-deliveries.ts'
import { reviewRequestTopic, composeReviewRequest } from './review-request-mail.ts'
import { testFacts, testSubject, testTopic } from '#server/notifications/outbox/test-delivery.ts'
import { testMailWords as words } from '#content/en/test-mail.ts'
import { bigButton, mailPage, safe } from './mail-content.ts'

type MailDeliveryDeps = {
  mail: MailSender
  /** Asked at each attempt, so that an administrator who came later gets what is still waiting. */
  administratorEmails: () => Promise<readonly string[]>
  company: () => Promise<Told['company']>
} & Pick<Told, 'adminLink' | 'site' | 'secret'>

/** The sender of the outbox's mail channel: composes what the delivery tells and hands it to the mail sender. */
export function mailDelivery(deps: MailDeliveryDeps): Sender {
  const { mail, administratorEmails, company, ...told } = deps
  return async (delivery, signal) => {
    const content = await composeMail(delivery, { ...told, company: await company() })
    if (!content)
      return { ok: false, permanent: true, reason: 'The stored message could not be read by this version.' }
    const isForAdministrators = delivery.recipient === toAdministrators
    const to = isForAdministrators ? await administratorEmails() : [delivery.recipient]
    if (to.length === 0)
      return {
        ok: false,
        permanent: false,
        reason: 'There is no administrator and no other address to mail to yet.',
      }
    return mail.send({ ...content, deliveryId: delivery.id, date: delivery.createdAt, to }, signal)
  }
}

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

/** Composes the mail that "Send test" in the settings sends. */
export function composeTestMail(_facts: object, { company, link }: MailContext): MailContent {
  const subject = words.subject(company)
  const footer = words.footer(company)
  return {
    subject,
    text: [words.text, `${words.open}: ${link}`, footer].join('\n\n').concat('\n'),
    html: mailPage({
      subject,
      company,
      heading: words.heading,
      body: `<p style="margin:0 0 24px">${safe(words.text)}</p>\n${bigButton(link, words.open)}`,
      footer,
    }),
    replyTo: undefined,
  }
}
