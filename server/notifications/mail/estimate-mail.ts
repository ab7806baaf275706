import { z } from 'zod'
import { fillIn } from '#content/fill-in.ts'
import { lineCents, quantityText } from '#content/money/line-items.ts'
import { telHref } from '#content/profile/phone-line.ts'
import { wordsFor } from '#content/texts.ts'
import type { NewDelivery } from '#server/notifications/outbox/outbox.ts'
import { requestKinds } from '#server/schema/leads.ts'
import {
  customerLetter,
  type MailContent,
  type MailContext,
  mailButton,
  mailParagraph,
} from './mail-content.ts'

export const estimateTopic = 'estimate.sent'

/** No name and no link: a backup would contain working ones. */
const estimateMail = z.object({
  estimateId: z.uuid(),
  kind: z.enum(requestKinds),
  number: z.int(),
  version: z.int(),
  language: z.string().nullish(),
  totalCents: z.int(),
  validUntil: z.string().nullable(),
  /** What stands on it, where there is no receipt that shows it. */
  paper: z
    .object({
      lines: z.array(
        z.object({
          name: z.string(),
          quantity: z.int(),
          unitCents: z.int(),
          discountCents: z.int(),
          isTaxable: z.boolean(),
        }),
      ),
      subtotalCents: z.int(),
      taxCents: z.int(),
      taxRate: z.int(),
      taxPlace: z.string().nullable(),
      note: z.string(),
    })
    .nullable()
    .default(null),
})

type EstimateMail = z.output<typeof estimateMail>

export const estimateMailDelivery = (
  mail: EstimateMail,
  { id, email }: { id: string; email: string },
): NewDelivery => ({
  topic: estimateTopic,
  subjectType: mail.kind,
  subjectId: id,
  channel: 'customer',
  recipient: email,
  payload: mail,
  dedupeKey: `${estimateTopic}:${mail.estimateId}`,
})

type Paper = NonNullable<EstimateMail['paper']>

/** Lines and answer are on the receipt, which always shows the newest version; of a call they are in the mail. */
export function composeEstimateMail(
  payload: unknown,
  context: Omit<MailContext, 'secret'>,
): MailContent | undefined {
  const { company, customerSite: site, links } = context
  const { mail: mails, invoice, factsOf } = context.words
  const { data } = estimateMail.safeParse(payload)
  if (!data) return undefined
  const words = wordsFor(mails.estimateMailWords, factsOf(company))
  const { kind, number, version, totalCents, validUntil, paper } = data
  const subject = fillIn(version > 1 ? words.subjectAgain : words.subject, { company: company.name })
  const heading = fillIn(words.heading, { number, amount: invoice.dollars(totalCents) })
  const valid = validUntil ? [fillIn(words.valid, { day: invoice.day(validUntil) })] : []
  if (kind === 'Call') {
    const [before, after] = [paper ? paperLines(paper, context) : [], [...valid, words.answer]]
    const { call, footerGiven: footer } = wordsFor(mails.customerMailWords, factsOf(company))
    const button = mailButton(telHref(company.dispatch), call)
    const body = [...before, ...after].map(mailParagraph)
    return customerLetter(
      { subject, heading, text: [heading, ...before, ...after], body: [...body, button], footer },
      context,
    )
  }
  if (site === undefined) return undefined
  const lines = [words.text, ...valid]
  const link = `${site}${links.receipt(kind)}`
  const { open, questions, footer } = words
  return customerLetter(
    {
      subject,
      heading,
      text: [heading, ...lines, `${open}: ${link}`, questions],
      body: [...lines.map(mailParagraph), mailButton(link, open), mailParagraph(questions)],
      footer,
    },
    context,
  )
}

function paperLines(paper: Paper, { words }: Pick<MailContext, 'words'>): string[] {
  const { dollars, subtotal, tax } = words.invoice
  const { lines, subtotalCents, taxCents, taxRate, taxPlace, note } = paper
  const sums = [
    `${subtotal}: ${dollars(subtotalCents)}`,
    `${tax({ rate: taxRate, place: taxPlace })}: ${dollars(taxCents)}`,
  ]
  return [
    ...lines.map((line) => {
      const count = line.quantity === 100 ? '' : `${quantityText(line.quantity)} × `
      return `${count}${line.name}: ${dollars(lineCents(line))}`
    }),
    ...(taxCents > 0 ? sums : []),
    ...(note ? [note] : []),
  ]
}
