import { z } from 'zod'
import { fillIn } from '#content/fill-in.ts'
import { wordsFor } from '#content/texts.ts'
import type { NewDelivery } from '#server/notifications/outbox/outbox.ts'
import { requestKinds } from '#server/schema/leads.ts'
import { toCustomer } from './customer-mail-delivery.ts'
import {
  customerLetter,
  type MailContent,
  type MailContext,
  mailButton,
  mailParagraph,
} from './mail-content.ts'

export const estimateTopic = 'estimate.sent'

/** No link: a backup would contain a working one. */
const estimateMail = z.object({
  estimateId: z.uuid(),
  kind: z.enum(requestKinds),
  number: z.int(),
  version: z.int(),
  /** Whether its customer got an earlier version; a draft that was never sent is none. */
  isAgain: z.boolean().optional(),
  language: z.string().nullish(),
  customer: z.string().nullable().default(null),
  lines: z.array(z.object({ name: z.string(), cents: z.int() })).default([]),
  taxCents: z.int().default(0),
  totalCents: z.int(),
  validUntil: z.string().nullable(),
})

type EstimateMail = z.output<typeof estimateMail>

export const estimateMailDelivery = (
  mail: EstimateMail,
  { id, email, press = '' }: { id: string; email: string; press?: string | undefined },
): NewDelivery =>
  toCustomer(
    { kind: mail.kind, id, email },
    { topic: estimateTopic, payload: mail, once: mail.estimateId + press },
  )

/** The answer is on the receipt, which always shows the newest version. */
export function composeEstimateMail(
  payload: unknown,
  context: Omit<MailContext, 'secret'>,
): MailContent | undefined {
  const { company, customerSite: site, links } = context
  const { mail: mails, invoice, speechOf } = context.words
  const { data } = estimateMail.safeParse(payload)
  if (!data) return undefined
  const words = wordsFor(mails.estimateMailWords, speechOf(company))
  const { kind, number, version, isAgain, customer, taxCents, totalCents, validUntil } = data
  const subject = (isAgain ?? version > 1) ? words.subjectAgain : words.subject
  const heading = fillIn(words.heading, { number, amount: invoice.dollars(totalCents) })
  const valid = validUntil ? [fillIn(words.valid, { day: invoice.day(validUntil) })] : []
  if (site === undefined) return undefined
  const greeting = customer ? [fillIn(words.greeting, { customer })] : []
  const priced = [
    ...data.lines.map(({ name, cents }) => fillIn(words.line, { name, amount: invoice.dollars(cents) })),
    ...(taxCents > 0 ? [fillIn(words.tax, { amount: invoice.dollars(taxCents) })] : []),
  ]
  const lines = [words.text, ...valid]
  const link = `${site}${links.receipt(kind)}`
  const { open, questions, footer } = words
  return customerLetter(
    {
      subject,
      heading,
      text: [
        ...greeting,
        heading,
        ...(priced.length > 0 ? [priced.join('\n')] : []),
        ...lines,
        `${open}: ${link}`,
        questions,
      ],
      body: [
        ...[...greeting, ...priced, ...lines].map(mailParagraph),
        mailButton(link, open),
        mailParagraph(questions),
      ],
      footer,
    },
    context,
  )
}
