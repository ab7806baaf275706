import { and, asc, eq } from 'drizzle-orm'
import { z } from 'zod'
import { fillIn } from '#content/fill-in.ts'
import { invoiceNumber } from '#content/money/invoice-number.ts'
import { isPastDue } from '#content/money/past-due.ts'
import { type Owed, paymentLinkFor } from '#content/money/payment-link.ts'
import { wordsFor } from '#content/texts.ts'
import { clockAt } from '#content/time/clocks.ts'
import type { Queryable } from '#server/database/database.ts'
import type { NewDelivery } from '#server/notifications/outbox/outbox.ts'
import { besidePayments, invoices, isIssued } from '#server/schema/invoices.ts'
import { type RequestKind, requestKinds } from '#server/schema/requests.ts'
import { toCustomer } from './customer-mail-delivery.ts'
import { customerLetter, paragraphs } from './letter.ts'
import type { LinkedContext, MailContent } from './mail-content.ts'

export const invoiceTopic = 'invoice.sent'

/** Mails that wait from before there were numbers of other programs have a figure. */
const numberText = z.union([z.string(), z.int().transform(String)])

/** No link: a backup would contain a working one. */
export const invoiceMail = z.object({
  invoiceId: z.uuid(),
  paper: z.enum(['invoice', 'credit']),
  number: numberText,
  /** Of a credit: of which invoice, what of it is owed to its customer now, and what is open where it does not end it. */
  ended: z
    .object({ number: numberText, paidCents: z.int(), openCents: z.int().nullable().default(null) })
    .nullable()
    .default(null),
  language: z.string().nullish(),
  customer: z.string().nullable().default(null),
  totalCents: z.int(),
  creditedCents: z.int().default(0),
  openCents: z.int(),
  dueOn: z.string().nullable(),
  /** Whether the words at its end are there: they may say how to pay. */
  saysHow: z.boolean().default(false),
  /** Sent by itself because it was overdue: it does not leave once it is paid. */
  isReminder: z.boolean().default(false),
})

export type InvoiceMail = z.output<typeof invoiceMail>

export const invoiceMailDelivery = (
  mail: InvoiceMail,
  {
    press = '',
    ...to
  }: { kind: RequestKind | 'Invoice'; id: string; email: string; press?: string | undefined },
): NewDelivery => toCustomer(to, { topic: invoiceTopic, payload: mail, once: mail.invoiceId + press })

/** On the invoices of a request, or on an invoice of none. */
export async function readOwed(db: Queryable, { kind, id }: { kind: string; id: string }): Promise<Owed[]> {
  const request = requestKinds.find((one) => one === kind)
  if (!request && kind !== 'Invoice') return []
  const owner = request ? invoices.requestId : invoices.id
  const rows = await db
    .select({
      number: invoices.number,
      outsideNumber: invoices.outsideNumber,
      openCents: invoices.openCents,
      creditedCents: invoices.creditedCents,
      ...besidePayments,
    })
    .from(invoices)
    .where(and(eq(owner, id), eq(invoices.kind, 'invoice'), isIssued()))
    .orderBy(asc(invoices.number))
  return rows.flatMap(({ number: ours, outsideNumber, ...money }) => {
    const number = invoiceNumber({ number: ours, outsideNumber })
    return number === null ? [] : [{ number, ...money }]
  })
}

/** The PDF is behind a link of its own: so it always shows what is open, and no mailbox refuses it for its size. */
export function composeInvoiceMail(
  mail: InvoiceMail,
  { owed = [], now = new Date(), ...context }: LinkedContext & { owed?: readonly Owed[]; now?: Date },
): MailContent {
  const { company, customerSite, links } = context
  const { mail: mails, invoice, speechOf } = context.words
  const words = wordsFor(mails.invoiceMailWords, speechOf(company))
  const { paper, number, totalCents, dueOn, customer, saysHow } = mail
  const stands: Owed = owed.find((one) => one.number === number) ?? mail
  const { openCents, creditedCents = 0, tipCents = 0, depositCents = 0, depositAt } = stands
  const title = invoice.titleOf(paper, number)
  const isLate = isPastDue({ openCents, dueOn }, clockAt(now, company.timeZone).date)
  const due =
    dueOn && openCents > 0
      ? fillIn(isLate ? words.late : words.due, {
          amount: invoice.dollars(openCents),
          day: invoice.day(dueOn),
        })
      : null
  const saying = (text: string, cents: number) =>
    cents > 0 ? fillIn(text, { amount: invoice.dollars(cents) }) : null
  const paidCents = totalCents - creditedCents - openCents
  const isPaid = paper === 'invoice' && paidCents > 0 && openCents === 0
  const deposit =
    depositAt && depositCents > 0
      ? fillIn(words.deposit, {
          amount: invoice.dollars(depositCents),
          day: invoice.day(clockAt(depositAt, company.timeZone).date),
        })
      : null
  const received =
    paper === 'invoice' && openCents > 0
      ? saying(words.received, paidCents - (deposit ? depositCents : 0))
      : null
  const [credited, back] = [saying(words.credited, creditedCents), saying(words.owedBack, -openCents)]
  const tip = saying(words.tip, tipCents)
  const asked = due
    ? [credited, deposit, received, tip, due, saysHow && words.howTo]
    : [credited, deposit, (isPaid && saying(words.paid, paidCents)) || words.invoice, tip, back]
  const payLink = paymentLinkFor(company.paymentLink, { number, openCents })
  return customerLetter(
    {
      subject: fillIn(isPaid ? words.subjectPaid : isLate ? words.subjectLate : words.subject, { title }),
      heading: fillIn(words.heading, { title, amount: invoice.dollars(totalCents) }),
      greeting: customer && fillIn(words.greeting, { customer }),
      blocks: [
        {
          p: (paper === 'credit' ? creditSays(mail, words, invoice.dollars) : asked)
            .filter(Boolean)
            .join(' '),
        },
        { button: words.open, href: `${customerSite}${links.invoice(mail.invoiceId)}` },
        payLink && { button: words.pay, href: payLink },
        ...paragraphs([words.questions]),
      ],
      footer: words.footer,
    },
    context,
  )
}

function creditSays(
  { ended, totalCents }: InvoiceMail,
  words: Readonly<Record<'credit' | 'creditOf' | 'creditPart' | 'stillOpen' | 'back' | 'owedBack', string>>,
  dollars: (cents: number) => string,
): (string | false)[] {
  if (!ended) return [words.credit]
  const { number, paidCents, openCents } = ended
  const back = (text: string) => paidCents > 0 && fillIn(text, { amount: dollars(paidCents) })
  if (openCents === null) return [fillIn(words.creditOf, { number }), back(words.back)]
  return [
    fillIn(words.creditPart, { number, amount: dollars(-totalCents) }),
    openCents > 0 && fillIn(words.stillOpen, { amount: dollars(openCents) }),
    back(words.owedBack),
  ]
}
