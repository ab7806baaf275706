import { z } from 'zod'
import { fillIn } from '#content/fill-in.ts'
import { wordsFor } from '#content/texts.ts'
import type { NewDelivery } from '#server/notifications/outbox/outbox.ts'
import { requestKinds } from '#server/schema/requests.ts'
import { toCustomer } from './customer-mail-delivery.ts'
import { customerLetter, paragraphs } from './letter.ts'
import type { LinkedContext, MailContent } from './mail-content.ts'

export const estimateTopic = 'estimate.sent'

/** No link: a backup would contain a working one. */
export const estimateMail = z.object({
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
  depositCents: z.int().default(0),
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
export function composeEstimateMail(mail: EstimateMail, context: LinkedContext): MailContent {
  const { company, customerSite, links } = context
  const { mail: mails, invoice, speechOf } = context.words
  const words = wordsFor(mails.estimateMailWords, speechOf(company))
  const { kind, number, version, isAgain, customer, lines, taxCents, totalCents, depositCents, validUntil } =
    mail
  const priced = lines.map(({ name, cents }) => fillIn(words.line, { name, amount: invoice.dollars(cents) }))
  const tax = taxCents > 0 ? [fillIn(words.tax, { amount: invoice.dollars(taxCents) })] : []
  return customerLetter(
    {
      subject: (isAgain ?? version > 1) ? words.subjectAgain : words.subject,
      heading: fillIn(words.heading, { number, amount: invoice.dollars(totalCents) }),
      greeting: customer && fillIn(words.greeting, { customer }),
      blocks: [
        priced.length > 0 && { p: [...priced, ...tax] },
        ...paragraphs([
          words.text,
          depositCents > 0 ? fillIn(words.deposit, { amount: invoice.dollars(depositCents) }) : undefined,
          validUntil ? fillIn(words.valid, { day: invoice.day(validUntil) }) : undefined,
        ]),
        { button: words.open, href: `${customerSite}${links.receipt(kind)}` },
        ...paragraphs([words.questions]),
      ],
      footer: words.footer,
    },
    context,
  )
}
