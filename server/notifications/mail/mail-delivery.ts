import { z } from 'zod'
import { type Language, type Languages, prefixOf } from '#content/languages.ts'
import type { Owed } from '#content/money/payment-link.ts'
import { pagePaths } from '#server/http/paths.ts'
import type { DailySummary } from '#server/notifications/daily-summary.ts'
import { readDeliveredAlarm } from '#server/notifications/outbox/alarm-deliveries.ts'
import { readBackupTroubles, type ToldTroubles } from '#server/notifications/outbox/backup-trouble.ts'
import { readCustomerNews } from '#server/notifications/outbox/customer-news.ts'
import { type HeldLeads, readHeldLeads } from '#server/notifications/outbox/held-deliveries.ts'
import { readDeliveredLead } from '#server/notifications/outbox/lead-deliveries.ts'
import {
  adminLink,
  type Delivery,
  leadStaffRecipient,
  type Sender,
  type SendFailure,
  testSubject,
} from '#server/notifications/outbox/outbox.ts'
import { testTopic } from '#server/notifications/outbox/test-delivery.ts'
import { done, type Result, refuse } from '#server/result.ts'
import { type LeadKind, type RequestKind, requestKinds } from '#server/schema/leads.ts'
import { composeAccountMail } from './account-mail.ts'
import type { MailTransport } from './current-mail-sender.ts'
import { composeCustomerMail } from './customer-mail.ts'
import { customerTopic, isCustomerMail } from './customer-mail-delivery.ts'
import { composeCustomerNews } from './customer-news-mail.ts'
import { composeEstimateMail, estimateTopic } from './estimate-mail.ts'
import { composeInvoiceMail, invoiceTopic } from './invoice-mail.ts'
import { composeAlarmMail, composeLeadMail } from './lead-mail.ts'
import { escapeHtml, type MailContent, type MailContext, mailButton, mailPage } from './mail-content.ts'
import { composeReviewRequest, reviewRequestTopic } from './review-request-mail.ts'
import { composeSummaryMail, summaryTopic } from './summary-mail.ts'

type MailDeliveryDeps = {
  transport: () => Promise<MailTransport>
  /** Called at each attempt, so that staff who joined later get what is still waiting. */
  leadStaffEmails: () => Promise<readonly string[]>
  company: () => Promise<MailContext['company']>
  summary: () => Promise<DailySummary>
  alertedAt: (delivery: Delivery) => Promise<Date | null>
  owed: (delivery: Delivery) => Promise<Owed[]>
  /** What it asks for is over: it is not sent any more. */
  isOver: (delivery: Delivery) => Promise<boolean>
} & Omit<ComposeContext, 'company' | 'site' | 'customerSite' | 'alertedAt' | 'owed'>

export type CustomerLinks = {
  receiptOf(lead: { kind: LeadKind; id: string }): string
  invitationOf(asked: { kind: RequestKind; id: string; askedAt: Date }): string
  invoiceOf(id: string): string
}

const asksForMoney: ReadonlySet<string> = new Set([customerTopic('done'), invoiceTopic])

export function mailDelivery({
  transport,
  leadStaffEmails,
  company,
  summary,
  alertedAt,
  owed,
  isOver,
  ...context
}: MailDeliveryDeps): Sender {
  return async (delivery, signal, handOver) => {
    if (await isOver(delivery)) return refuse({ permanent: true, why: { reason: 'deliveryTooLate' } })
    const isForLeadStaff = delivery.recipient === leadStaffRecipient
    const [{ site, customerSite, send }, companyNow, to, alerted, open] = await Promise.all([
      transport(),
      company(),
      isForLeadStaff ? leadStaffEmails() : [delivery.recipient],
      delivery.topic === customerTopic('received') ? alertedAt(delivery) : null,
      asksForMoney.has(delivery.topic) ? owed(delivery) : [],
    ])
    const now = { ...context, company: companyNow, site, customerSite, alertedAt: alerted, owed: open }
    const composed =
      delivery.topic === summaryTopic
        ? done(composeSummaryMail(await summary(), { ...now, words: context.languages[0].words }))
        : await composeMail(delivery, now)
    if (!composed.ok) return composed
    if (to.length === 0) return refuse({ permanent: false, why: { reason: 'nobodyToMail' } })
    return send(
      { ...composed.value, deliveryId: delivery.id, date: delivery.createdAt, to },
      signal,
      handOver,
    )
  }
}

type ComposeContext = Omit<MailContext, 'words' | 'links'> & {
  languages: Languages
  links: CustomerLinks
  alertedAt?: Date | null
  owed?: readonly Owed[]
}

export async function composeMail(
  {
    topic,
    payload,
    subjectType,
    subjectId,
    createdAt,
  }: Pick<Delivery, 'topic' | 'payload' | 'subjectType' | 'subjectId' | 'createdAt'>,
  { languages, links, ...given }: ComposeContext,
): Promise<Result<MailContent, SendFailure>> {
  const reader = readerOf(payload, languages)
  const inLanguage = (origin: string) => `${origin}${prefixOf(languages, reader)}`
  const customerSite = given.customerSite === undefined ? undefined : inLanguage(given.customerSite)
  const context: MailContext = {
    ...given,
    site: inLanguage(given.site),
    customerSite,
    words: reader.words,
    links: {
      receipt: (kind) => links.receiptOf({ kind, id: subjectId }),
      invitation: (askedAt) =>
        links.invitationOf({
          kind: requestKinds.find((one) => one === subjectType) ?? 'Quote',
          id: subjectId,
          askedAt: askedAt ? new Date(askedAt) : createdAt,
        }),
      invoice: links.invoiceOf,
    },
  }
  if (isCustomerMail(topic)) return composeCustomerMail(payload, context)
  // The mail is of no use without its link, so it waits.
  const hasLink = [reviewRequestTopic, invoiceTopic, estimateTopic].includes(topic)
  if (hasLink && customerSite === undefined)
    return refuse({ permanent: false, why: { reason: 'addressUnproven' } })
  const content = await composeKnownMail({ topic, payload }, context)
  return content ? done(content) : refuse({ permanent: true, why: { reason: 'deliveryUnreadable' } })
}

const toCustomer = z.object({ language: z.string().nullish() })

function readerOf(payload: unknown, languages: Languages): Language {
  const { data } = toCustomer.safeParse(payload)
  return languages.find(({ code }) => code === data?.language) ?? languages[0]
}

async function composeKnownMail(
  { topic, payload }: Pick<Delivery, 'topic' | 'payload'>,
  context: MailContext,
): Promise<MailContent | undefined> {
  const lead = readDeliveredLead(topic, payload)
  if (lead) return composeLeadMail(lead, context)
  if (topic.startsWith('account.')) return composeAccountMail(payload, context)
  if (topic === reviewRequestTopic) return composeReviewRequest(payload, context)
  if (topic === estimateTopic) return composeEstimateMail(payload, context)
  if (topic === invoiceTopic) return composeInvoiceMail(payload, context)
  if (topic === testTopic) return composeTestMail(context)
  const news = readCustomerNews(topic, payload)
  if (news) return composeCustomerNews(news, context)
  const held = readHeldLeads(topic, payload)
  if (held) return composeHeldMail(held, context)
  const troubles = readBackupTroubles(topic, payload, context.words.refusals)
  if (troubles) return composeBackupMail(troubles, context)
  const ringing = readDeliveredAlarm(topic, payload)
  return ringing && composeAlarmMail(ringing, context)
}

function composeTestMail(context: MailContext): MailContent {
  const words = context.words.mail.testMailWords
  return composeNotice(
    adminLink(testSubject, ''),
    { ...words, subject: words.subject(context.company.name) },
    context,
  )
}

function composeHeldMail(held: HeldLeads, context: MailContext): MailContent {
  const words = context.words.mail.heldMailWords
  const said = { subject: words.subject(held), heading: words.heading(held), text: words.text(held) }
  return composeNotice(pagePaths.inbox, { ...words, ...said }, context)
}

function composeBackupMail(troubles: ToldTroubles, context: MailContext): MailContent {
  const words = context.words.mail.backupMailWords
  const subject = words.subject(troubles)
  const text = [...troubles.map(({ todo }) => todo), words.once].join(' ')
  return composeNotice(pagePaths.backups, { ...words, subject, heading: subject, text }, context)
}

function composeNotice(
  path: string,
  words: Record<'subject' | 'heading' | 'text' | 'open', string> & { footer: (company: string) => string },
  { company, site, words: { locale } }: MailContext,
): MailContent {
  const { subject, heading, text, open } = words
  const footer = words.footer(company.name)
  const link = `${site}${path}`
  return {
    subject,
    text: [text, `${open}: ${link}`, footer].join('\n\n').concat('\n'),
    html: mailPage({
      lang: locale,
      subject,
      company,
      site,
      heading,
      body: `<p style="margin:0 0 24px">${escapeHtml(text)}</p>\n${mailButton(link, open)}`,
      footer,
    }),
    replyTo: undefined,
  }
}
