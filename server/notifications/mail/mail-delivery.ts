import { z } from 'zod'
import { type Language, type Languages, prefixOf } from '#content/languages.ts'
import type { Owed } from '#content/money/payment-link.ts'
import type { DailySummary } from '#server/notifications/daily-summary.ts'
import {
  type Delivery,
  type DeliverySender,
  leadStaffRecipient,
  type SendFailure,
} from '#server/notifications/outbox/outbox.ts'
import { type Result, refuse } from '#server/result.ts'
import { type LeadKind, type RequestKind, requestKinds } from '#server/schema/requests.ts'
import type { MailTransport } from './current-mail-sender.ts'
import type { MailContent, MailContext } from './mail-content.ts'
import { mailTopics } from './mail-topics.ts'

type Subject = Pick<Delivery, 'subjectType' | 'subjectId'>

type ComposeContext = Omit<MailContext, 'words' | 'links' | 'reads'> & {
  languages: Languages
  links: CustomerLinks
  reads: {
    summary: () => Promise<DailySummary>
    alertedAt: (subject: Subject) => Promise<Date | null>
    owed: (subject: Subject) => Promise<Owed[]>
    stillOpen: MailContext['reads']['stillOpen']
  }
}

type MailDeliveryDeps = {
  transport: () => Promise<MailTransport>
  /** Called at each attempt, so that staff who joined later get what is still waiting. */
  leadStaffEmails: () => Promise<readonly string[]>
  company: () => Promise<MailContext['company']>
  /** What it asks for is over: it is not sent any more. */
  isOver: (delivery: Delivery) => Promise<boolean>
} & Omit<ComposeContext, 'company' | 'site' | 'customerSite'>

export type CustomerLinks = {
  receiptOf(lead: { kind: LeadKind; id: string }): string
  invitationOf(asked: { kind: RequestKind; id: string; askedAt: Date }): string
  invoiceOf(id: string): string
}

export function mailDelivery({
  transport,
  leadStaffEmails,
  company,
  isOver,
  ...context
}: MailDeliveryDeps): DeliverySender {
  return async (delivery, signal, handOver) => {
    if (await isOver(delivery)) return refuse({ permanent: true, why: { reason: 'deliveryTooLate' } })
    const isForLeadStaff = delivery.recipient === leadStaffRecipient
    const [{ site, customerSite, send }, companyNow, to] = await Promise.all([
      transport(),
      company(),
      isForLeadStaff ? leadStaffEmails() : [delivery.recipient],
    ])
    const composed = await composeMail(delivery, { ...context, company: companyNow, site, customerSite })
    if (!composed.ok) return composed
    if (to.length === 0) return refuse({ permanent: false, why: { reason: 'nobodyToMail' } })
    return send(
      { ...composed.value, deliveryId: delivery.id, date: delivery.createdAt, to },
      signal,
      handOver,
    )
  }
}

export async function composeMail(
  delivery: Pick<Delivery, 'topic' | 'payload' | 'subjectType' | 'subjectId' | 'createdAt'>,
  { languages, links, reads, ...given }: ComposeContext,
): Promise<Result<MailContent, SendFailure>> {
  const { topic, payload, subjectType, subjectId, createdAt } = delivery
  const compose = mailTopics[topic]
  if (!compose) return refuse({ permanent: true, why: { reason: 'deliveryUnreadable' } })
  const reader = readerOf(payload, languages)
  const inLanguage = (origin: string) => `${origin}${prefixOf(languages, reader)}`
  return compose(payload, {
    ...given,
    site: inLanguage(given.site),
    customerSite: given.customerSite === undefined ? undefined : inLanguage(given.customerSite),
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
    reads: {
      summary: reads.summary,
      alertedAt: () => reads.alertedAt(delivery),
      owed: () => reads.owed(delivery),
      stillOpen: reads.stillOpen,
    },
  })
}

const addressed = z.object({ language: z.string().nullish() })

/** Customers read their own language, staff the first. */
function readerOf(payload: unknown, languages: Languages): Language {
  const { data } = addressed.safeParse(payload)
  return languages.find(({ code }) => code === data?.language) ?? languages[0]
}
