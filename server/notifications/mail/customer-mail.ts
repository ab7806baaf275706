import { z } from 'zod'
import { telHref } from '#content/phone-line.ts'
import { isEmergency } from '#content/services.ts'
import type { NewDelivery, SendFailure } from '#server/notifications/outbox/outbox.ts'
import { done, type Result, refuse } from '#server/result.ts'
import {
  escapeHtml,
  type MailContent,
  type MailContext,
  mailButton,
  mailPage,
  mailParagraph,
} from './mail-content.ts'

export const customerMails = ['received', 'taken', 'onTheWay', 'done'] as const

export type CustomerMailKind = (typeof customerMails)[number]

/** No free text that a stranger typed, and no link: a backup would contain working ones. */
const request = {
  kind: z.enum(['Quote', 'Message']),
  number: z.string(),
  language: z.string().nullish(),
}

/** Null until staff have dealt with the request: before that it is whatever a stranger typed. */
const customer = z.string().nullable()
const staff = z.string().nullable()
const moment = z.iso.datetime()

const customerMail = z.discriminatedUnion('about', [
  z.object({
    ...request,
    about: z.literal('received'),
    service: z.string(),
    submittedAt: moment,
    files: z.int(),
    promisedBy: moment,
    opensAt: moment.nullable(),
  }),
  z.object({ ...request, about: z.literal('taken'), customer, staff, until: moment }),
  z.object({ ...request, about: z.literal('onTheWay'), customer, staff, arrivesAt: moment }),
  z.object({
    ...request,
    about: z.literal('done'),
    customer,
    review: z.enum(['invitation', 'form']).nullable().default(null),
    askedAt: moment.optional(),
  }),
])

export type CustomerMail = z.output<typeof customerMail>

type Received = Extract<CustomerMail, { about: 'received' }>

export const customerTopic = (about: CustomerMailKind) => `customer.${about}`

export function customerMailDelivery(
  mail: CustomerMail,
  { id, email, dedupe = '' }: { id: string; email: string; dedupe?: string },
): NewDelivery {
  const topic = customerTopic(mail.about)
  return {
    topic,
    subjectType: mail.kind,
    subjectId: id,
    channel: 'customer',
    recipient: email,
    payload: mail,
    dedupeKey: `${topic}:${id}${dedupe && `:${dedupe}`}`,
  }
}

export const readCustomerMail = (payload: unknown): CustomerMail | undefined =>
  customerMail.safeParse(payload).data

export const isCustomerMail = (topic: string) => topic.startsWith('customer.')

type CustomerMailContext = Pick<MailContext, 'company' | 'site' | 'links' | 'words'> & {
  alertedAt?: Date | null
}

/**
 * Refused for good when this version cannot read it, or when it is too late to be true: a mailbox may have
 * delayed it for hours.
 */
export function composeCustomerMail(
  payload: unknown,
  context: CustomerMailContext,
  now = new Date(),
): Result<MailContent, SendFailure> {
  const mail = readCustomerMail(payload)
  if (!mail) return refuse({ permanent: true, why: { reason: 'deliveryUnreadable' } })
  if (isTooLate(mail, now)) return refuse({ permanent: true, why: { reason: 'deliveryTooLate' } })
  const { company, site } = context
  const words = context.words.mail.customerMailWords
  const { subject, heading, lines, button, after } = partsOf(mail, context, now)
  const link = `${site}${context.links.receipt(mail.kind)}`
  const footer = words.footer(company.name)
  const greeting = 'customer' in mail && mail.customer ? [words.greeting(mail.customer)] : []
  return done({
    subject,
    text: [
      ...greeting,
      heading,
      ...lines,
      button && !button.isCall && `${button.text}: ${button.href}`,
      ...after,
      `${words.request(mail.number)}\n${words.open}: ${link}`,
      company.name,
      footer,
    ]
      .filter(Boolean)
      .join('\n\n')
      .concat('\n'),
    html: mailPage({
      lang: context.words.locale,
      subject,
      company: company.name,
      heading,
      body: [
        ...[...greeting, ...lines].map(mailParagraph),
        button && mailButton(button.href, button.text),
        ...after.map(mailParagraph),
        `<p class="rule" style="margin:24px 0 0;padding:16px 0 0;border-top:1px solid #dfdacd">${escapeHtml(words.request(mail.number))}<br><a class="link" href="${escapeHtml(link)}" style="color:#96690f;font-weight:600">${escapeHtml(words.open)}</a></p>`,
      ]
        .filter(Boolean)
        .join('\n'),
      footer,
    }),
    replyTo: { name: company.name, address: company.email },
    fromName: company.name,
  })
}

type Parts = {
  subject: string
  heading: string
  lines: readonly string[]
  button?: { href: string; text: string; isCall?: true }
  after: readonly string[]
}

function partsOf(mail: CustomerMail, context: CustomerMailContext, now: Date): Parts {
  const { company, site, links, words: all } = context
  const { promise } = all
  const words = all.mail.customerMailWords
  const contact = { name: company.name, phone: company.dispatch.display }
  const call = {
    href: telHref(company.dispatch),
    text: words.call(contact.phone),
    isCall: true as const,
  }
  const { timeZone } = company
  switch (mail.about) {
    case 'received':
      return { ...receivedParts(mail, context, now), button: call }
    case 'taken': {
      const { subject, subjectNobody, text } = words.taken
      const heading = mail.staff ? subject(mail.staff) : subjectNobody
      return { subject: heading, heading: `${heading}.`, lines: [text(contact)], button: call, after: [] }
    }
    case 'onTheWay': {
      const { subject, subjectNobody, text, late } = words.onTheWay
      const time = promise.timeInWords(mail.arrivesAt, now, timeZone)
      const heading = mail.staff ? subject(mail.staff, time) : subjectNobody(time)
      return {
        subject: heading,
        heading: `${heading}.`,
        lines: [text, late(contact)],
        button: call,
        after: [],
      }
    }
    case 'done': {
      const { subject, heading, wrong, ask, review } = words.done
      const asks = mail.review !== null
      const path = mail.review === 'invitation' ? links.invitation(mail.askedAt) : '/reviews/new'
      return {
        subject: subject(company.name),
        heading,
        lines: asks ? [ask] : [],
        ...(asks && { button: { href: `${site}${path}`, text: review } }),
        after: [...(asks ? [all.mail.reviewRequestWords.honest] : []), wrong(contact)],
      }
    }
  }
}

function receivedParts(
  mail: Received,
  { company, words: { mail: words, promise, services }, alertedAt = null }: CustomerMailContext,
  now: Date,
): Omit<Parts, 'button'> {
  const { timeZone } = company
  const { received, emergency } = words.customerMailWords
  const contact = { name: company.name, phone: company.dispatch.display }
  const sentAt = promise.atTimeInWords(mail.submittedAt, now, timeZone)
  const sent = [
    received.sent(services.about(mail.service), sentAt),
    ...(mail.files > 0 ? [received.files(mail.files)] : []),
  ]
  const after = [received.follow, received.mistake]
  if (isEmergency(mail.service))
    return {
      subject: alertedAt
        ? emergency.subjectAlerted(promise.timeInWords(alertedAt, now, timeZone), contact)
        : emergency.subject(contact),
      heading: promise.emergencyInWords({ ...mail, alertedAt }, now, timeZone),
      lines: [emergency.urgent(contact), emergency.whileYouWait.danger, ...emergency.whileYouWait.ready],
      after: [...sent, ...after],
    }
  const isAhead = new Date(mail.promisedBy) > now
  return {
    subject: received.subject(mail.number),
    heading: received.heading,
    lines: [
      ...(isAhead ? [`${promise.promiseInWords(mail.promisedBy, now, timeZone)}.`] : []),
      ...sent,
      received.urgent(contact),
    ],
    after,
  }
}

function isTooLate(mail: CustomerMail, now: Date): boolean {
  if (mail.about === 'taken') return new Date(mail.until) <= now
  return mail.about === 'onTheWay' && new Date(mail.arrivesAt) <= now
}
