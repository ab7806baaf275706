import { z } from 'zod'
import { fillIn } from '#content/fill-in.ts'
import { wordsFor } from '#content/texts.ts'
import type { NewDelivery } from '#server/notifications/outbox/outbox.ts'
import type { RequestKind } from '#server/schema/leads.ts'
import { toCustomer } from './customer-mail-delivery.ts'
import {
  customerLetter,
  type MailContent,
  type MailContext,
  mailButton,
  mailParagraph,
} from './mail-content.ts'

export const invoiceTopic = 'invoice.sent'

/** No name and no link: a backup would contain working ones. */
const invoiceMail = z.object({
  invoiceId: z.uuid(),
  paper: z.enum(['invoice', 'credit']),
  number: z.int(),
  language: z.string().nullish(),
  totalCents: z.int(),
  openCents: z.int(),
  dueOn: z.string().nullable(),
})

type InvoiceMail = z.output<typeof invoiceMail>

export const invoiceMailDelivery = (
  mail: InvoiceMail,
  request: { kind: RequestKind; id: string; email: string },
): NewDelivery => toCustomer(request, { topic: invoiceTopic, payload: mail, once: mail.invoiceId })

/** The PDF is behind a link of its own: so it always shows what is open, and no mailbox refuses it for its size. */
export function composeInvoiceMail(
  payload: unknown,
  context: Omit<MailContext, 'secret'>,
): MailContent | undefined {
  const { company, customerSite: site, links } = context
  const { mail: mails, invoice, factsOf } = context.words
  const { data } = invoiceMail.safeParse(payload)
  if (!data || site === undefined) return undefined
  const words = wordsFor(mails.invoiceMailWords, factsOf(company))
  const { paper, number, totalCents, openCents, dueOn } = data
  const title = invoice.titleOf(paper, number)
  const subject = fillIn(words.subject, { title, company: company.name })
  const heading = fillIn(words.heading, { title, amount: invoice.dollars(totalCents) })
  const due =
    dueOn && openCents > 0
      ? fillIn(words.due, { amount: invoice.dollars(openCents), day: invoice.day(dueOn) })
      : null
  const line = due ?? words[paper]
  const link = `${site}${links.invoice(data.invoiceId)}`
  const { open, questions, footer } = words
  return customerLetter(
    {
      subject,
      heading,
      text: [heading, line, questions, `${open}: ${link}`],
      body: [mailParagraph(line), mailButton(link, open), mailParagraph(questions)],
      footer,
    },
    context,
  )
}
