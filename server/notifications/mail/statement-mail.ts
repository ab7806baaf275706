import { and, asc, inArray, sql } from 'drizzle-orm'
import { z } from 'zod'
import { fillIn } from '#content/fill-in.ts'
import { balanceOf, isOfSeveral } from '#content/money/balance.ts'
import { invoiceNumber } from '#content/money/invoice-number.ts'
import { isPastDue } from '#content/money/past-due.ts'
import { paymentLinkFor } from '#content/money/payment-link.ts'
import { wordsFor } from '#content/texts.ts'
import { clockAt } from '#content/time/clocks.ts'
import type { Queryable } from '#server/database/database.ts'
import type { NewDelivery } from '#server/notifications/outbox/outbox.ts'
import { invoices, isUnsettled } from '#server/schema/invoices.ts'
import type { RequestKind } from '#server/schema/requests.ts'
import { toCustomer } from './customer-mail-delivery.ts'
import { customerLetter, paragraphs } from './letter.ts'
import type { DueInvoice, LinkedContext, MailContent } from './mail-content.ts'

export const statementTopic = 'invoice.statement'

/** Of several invoices to one address; what of them is still open, or goes back, is read when it leaves. */
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

/** Of these invoices, those that are not even now: the oldest day first, and last what goes back. */
export async function readStillOpen(db: Queryable, ids: readonly string[]): Promise<DueInvoice[]> {
  const { id, number, outsideNumber, name, dueOn, openCents } = invoices
  const rows = await db
    .select({ id, number, outsideNumber, name, dueOn, openCents })
    .from(invoices)
    .where(and(inArray(id, [...ids]), isUnsettled()))
    .orderBy(sql`${openCents} < 0`, asc(dueOn), asc(id))
  return rows.map(({ number: ours, outsideNumber: theirs, ...row }) => ({
    ...row,
    number: invoiceNumber({ number: ours, outsideNumber: theirs }) ?? '',
  }))
}

/** For the payment link: all that is owed at once, less what goes back. */
export const payableOf = (rows: readonly Pick<DueInvoice, 'number' | 'openCents'>[]) => ({
  number: rows.flatMap(({ number, openCents }) => (openCents > 0 ? number : [])).join('-'),
  openCents: rows.reduce((sum, { openCents }) => sum + openCents, 0),
})

type Context = LinkedContext & { open: readonly DueInvoice[]; now?: Date }

/** Undefined where nothing is owed any more. */
export function composeStatementMail(
  { customer }: StatementMail,
  { open, now = new Date(), ...context }: Context,
): MailContent | undefined {
  const { company, customerSite, links } = context
  const { mail: mails, invoice, speechOf } = context.words
  const today = clockAt(now, company.timeZone).date
  const { openCents, overdueCents } = balanceOf(open, today)
  if (openCents <= 0) return undefined
  const words = wordsFor(mails.statementMailWords, speechOf(company))
  const owed = open.filter((one) => one.openCents > 0)
  const facts = { count: owed.length, amount: invoice.dollars(openCents) }
  const says = owed.length < open.length ? words.balance : owed.length === 1 ? words.one : words.several
  const isShared = isOfSeveral(open)
  const textOf = ({ dueOn, ...one }: DueInvoice) =>
    one.openCents < 0
      ? words.lineBack
      : dueOn === null
        ? words.line
        : isPastDue({ dueOn, ...one }, today)
          ? words.lineLate
          : words.lineDue
  const lineOf = (one: DueInvoice) =>
    fillIn(textOf(one), {
      number: isShared ? `${one.number} (${one.name})` : one.number,
      amount: invoice.dollars(Math.abs(one.openCents)),
      day: one.dueOn === null ? '' : invoice.day(one.dueOn),
    })
  const payLink = paymentLinkFor(company.paymentLink, payableOf(open))
  return customerLetter(
    {
      subject: overdueCents > 0 ? words.subjectLate : words.subject,
      heading: fillIn(says, facts),
      greeting: isShared ? null : customer && fillIn(words.greeting, { customer }),
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
        overdueCents > 0 && { p: fillIn(words.late, { amount: invoice.dollars(overdueCents) }) },
        payLink && { button: fillIn(words.pay, facts), href: payLink },
        ...paragraphs([words.questions]),
      ],
      footer: words.footer,
    },
    context,
  )
}
