import { and, asc, inArray } from 'drizzle-orm'
import { z } from 'zod'
import { fillIn } from '#content/fill-in.ts'
import { invoiceNumber } from '#content/money/invoice-number.ts'
import { isPastDue } from '#content/money/past-due.ts'
import { paymentLinkFor } from '#content/money/payment-link.ts'
import { wordsFor } from '#content/texts.ts'
import { clockAt } from '#content/time/clocks.ts'
import type { Queryable } from '#server/database/database.ts'
import type { NewDelivery } from '#server/notifications/outbox/outbox.ts'
import { invoices, isOpen } from '#server/schema/invoices.ts'
import type { RequestKind } from '#server/schema/requests.ts'
import { toCustomer } from './customer-mail-delivery.ts'
import { customerLetter, paragraphs } from './letter.ts'
import type { DueInvoice, LinkedContext, MailContent } from './mail-content.ts'

export const statementTopic = 'invoice.statement'

/** Of several open invoices to one address; what of them is still open is read when it leaves. */
export const statementMail = z.object({
  invoiceIds: z.array(z.uuid()).min(1),
  language: z.string().nullish(),
  customer: z.string().nullable().default(null),
})

type StatementMail = z.output<typeof statementMail>

export const statementMailDelivery = (
  mail: StatementMail,
  { press, ...to }: { kind: RequestKind | 'Invoice'; id: string; email: string; press: string },
): NewDelivery =>
  toCustomer(to, { topic: statementTopic, payload: mail, once: `${mail.invoiceIds[0]}${press}` })

/** Of these invoices, what is open of each now: the oldest day first. */
export async function readStillOpen(db: Queryable, ids: readonly string[]): Promise<DueInvoice[]> {
  const { id, number, outsideNumber, dueOn, openCents } = invoices
  const rows = await db
    .select({ id, number, outsideNumber, dueOn, openCents })
    .from(invoices)
    .where(and(inArray(id, [...ids]), isOpen()))
    .orderBy(asc(dueOn), asc(id))
  return rows.map(({ number: ours, outsideNumber: theirs, ...row }) => ({
    ...row,
    number: invoiceNumber({ number: ours, outsideNumber: theirs }) ?? '',
  }))
}

/** For the payment link: all of them at once. */
export const togetherOf = (open: readonly DueInvoice[]) => ({
  number: open.map(({ number }) => number).join('-'),
  openCents: open.reduce((sum, { openCents }) => sum + openCents, 0),
})

type Context = LinkedContext & { open: readonly DueInvoice[]; now?: Date }

/** Undefined where nothing is open any more. */
export function composeStatementMail(
  { customer }: StatementMail,
  { open, now = new Date(), ...context }: Context,
): MailContent | undefined {
  const { company, customerSite, links } = context
  const { mail: mails, invoice, speechOf } = context.words
  if (open.length === 0) return undefined
  const words = wordsFor(mails.statementMailWords, speechOf(company))
  const today = clockAt(now, company.timeZone).date
  const late = open.filter((one) => isPastDue(one, today))
  const { openCents, number } = togetherOf(open)
  const lateCents = togetherOf(late).openCents
  const facts = { count: open.length, amount: invoice.dollars(openCents) }
  const says = open.length === 1 ? words.one : words.several
  const lineOf = (one: DueInvoice) => {
    const day = one.dueOn === null ? '' : invoice.day(one.dueOn)
    const text = one.dueOn === null ? words.line : isPastDue(one, today) ? words.lineLate : words.lineDue
    return fillIn(text, { number: one.number, amount: invoice.dollars(one.openCents), day })
  }
  const payLink = paymentLinkFor(company.paymentLink, { openCents, number })
  return customerLetter(
    {
      subject: late.length > 0 ? words.subjectLate : words.subject,
      heading: fillIn(says, facts),
      greeting: customer && fillIn(words.greeting, { customer }),
      blocks: [
        ...open.flatMap((one) => [
          { p: lineOf(one) },
          {
            small: {
              text: fillIn(words.open, { number: one.number }),
              href: `${customerSite}${links.invoice(one.id)}`,
            },
          },
        ]),
        lateCents > 0 && { p: fillIn(words.late, { amount: invoice.dollars(lateCents) }) },
        payLink && { button: fillIn(words.pay, facts), href: payLink },
        ...paragraphs([words.questions]),
      ],
      footer: words.footer,
    },
    context,
  )
}
