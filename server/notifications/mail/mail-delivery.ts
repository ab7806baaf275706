import { z } from 'zod'
import { type Language, type Languages, languageByCode, prefixOf } from '#content/languages.ts'
import type { Owed } from '#content/money/payment-link.ts'
import { inWordsOf } from '#content/site-addresses.ts'
import type { DailySummary } from '#server/notifications/daily-summary.ts'
import {
  type Delivery,
  type DeliverySender,
  leadStaffRecipient,
  type SendFailure,
  type SendResult,
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
  leadStaff: () => Promise<readonly StaffReader[]>
  /** The language of the person with this address; null for a stranger, or if none is chosen. */
  languageOfStaff: (email: string) => Promise<string | null>
  company: () => Promise<MailContext['company']>
  /** What it asks for is over: it is not sent any more. */
  isOver: (delivery: Delivery) => Promise<boolean>
} & Omit<ComposeContext, 'company' | 'site' | 'customerSite'>

type StaffReader = { email: string; language: string | null }

export type CustomerLinks = {
  receiptOf(lead: { kind: LeadKind; id: string }): string
  invitationOf(asked: { kind: RequestKind; id: string; askedAt: Date }): string
  invoiceOf(id: string): string
}

export function mailDelivery({
  transport,
  leadStaff,
  languageOfStaff,
  company,
  isOver,
  ...context
}: MailDeliveryDeps): DeliverySender {
  async function readersOf({ channel, recipient, subjectType, payload }: Delivery) {
    if (recipient === leadStaffRecipient) return leadStaff()
    const own = channel === 'mail' ? await languageOfStaff(recipient) : null
    const isNamed = channel === 'customer' || subjectType === 'Account'
    return [{ email: recipient, language: own ?? (isNamed ? languageNamedIn(payload) : null) }]
  }

  return async (delivery, signal, handOver) => {
    if (await isOver(delivery)) return refuse({ permanent: true, why: { reason: 'deliveryTooLate' } })
    const [{ site, customerSite, send }, companyNow, readers] = await Promise.all([
      transport(),
      company(),
      readersOf(delivery),
    ])
    const { languages } = context
    const byLanguage = Map.groupBy(readers, ({ language }) => languageByCode(languages, language))
    if (byLanguage.size === 0) byLanguage.set(languages[0], [])
    const sent: SendResult[] = []
    for (const [reader, of] of byLanguage) {
      const composing = { ...context, company: companyNow, site, customerSite, reader }
      const composed = await composeMail(delivery, composing)
      if (!composed.ok) return composed
      if (of.length === 0) return refuse({ permanent: false, why: { reason: 'nobodyToMail' } })
      const to = of.map(({ email }) => email)
      // A file is named after it.
      const date = new Date(delivery.createdAt.getTime() + sent.length)
      sent.push(await send({ ...composed.value, deliveryId: delivery.id, date, to }, signal, handOver))
    }
    return asOne(sent)
  }
}

/** As with several addresses of one mail: it counts as sent once one has it, and names those that failed. */
function asOne(sent: readonly SendResult[]): SendResult {
  const accepted = sent.find(({ ok }) => ok)
  const refused = sent.find(({ ok }) => !ok)
  if (!accepted?.ok) return refused ?? refuse({ permanent: false, why: { reason: 'nobodyToMail' } })
  return refused && !refused.ok
    ? { ...accepted, value: { note: refused.refusal.why, ...accepted.value } }
    : accepted
}

export async function composeMail(
  delivery: Pick<Delivery, 'topic' | 'payload' | 'subjectType' | 'subjectId' | 'createdAt'>,
  { languages, links, reads, reader, ...given }: ComposeContext & { reader: Language },
): Promise<Result<MailContent, SendFailure>> {
  const { topic, payload, subjectType, subjectId, createdAt } = delivery
  const compose = mailTopics[topic]
  if (!compose) return refuse({ permanent: true, why: { reason: 'deliveryUnreadable' } })
  const inLanguage = (origin: string) => `${origin}${prefixOf(languages, reader)}`
  return compose(payload, {
    ...given,
    site: inLanguage(given.site),
    customerSite: given.customerSite === undefined ? undefined : inLanguage(given.customerSite),
    words: reader.words,
    links: {
      receipt: (kind) => links.receiptOf({ kind, id: subjectId }),
      invitation: (askedAt) =>
        inWordsOf(
          reader.words.addresses,
          links.invitationOf({
            kind: requestKinds.find((one) => one === subjectType) ?? 'Quote',
            id: subjectId,
            askedAt: askedAt ? new Date(askedAt) : createdAt,
          }),
        ),
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

/** A mail to a customer names theirs, and one to somebody who is invited the one that was chosen for them. */
const languageNamedIn = (payload: unknown): string | null =>
  addressed.safeParse(payload).data?.language ?? null
