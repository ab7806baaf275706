import { and, desc, eq, gt, isNotNull, isNull, or, sql } from 'drizzle-orm'
import { invoiceNumber } from '#content/money/invoice-number.ts'
import { paymentLinkFor } from '#content/money/payment-link.ts'
import { clockAt } from '#content/time/clocks.ts'
import type { Call, ModelServices } from '#server/data-service/call.ts'
import { isUuid } from '#server/data-service/record-id.ts'
import type { Queryable } from '#server/database/database.ts'
import type { Keys } from '#server/database/secrets.ts'
import { pagePaths } from '#server/http/paths.ts'
import { signValue, verifyValue } from '#server/http/signed-values.ts'
import { besidePayments, invoices, type StoredInvoice } from '#server/schema/invoices.ts'
import { readCredits } from './credits.ts'
import { type InvoiceDocument, paperOfInvoice } from './invoice-document.ts'
import { type PaperFile, paperFile } from './paper-file.ts'
import { languageOfPaper } from './paper-request.ts'
import { readPayments } from './payment-type.ts'

/** The address holds the invoice's id, signed, so that it cannot be guessed. */
export const invoiceLinks = ({
  links,
}: Pick<Keys, 'links'>): Pick<ModelServices['invoices'], 'pathOf' | 'idOf'> => ({
  pathOf: (id) => `${pagePaths.invoice}/${signValue(links, 'invoice', id)}.pdf`,
  idOf: (token) => verifyValue(links, 'invoice', token.replace(/\.pdf$/, '')),
})

/** As long as a customer may look for it: tax years and warranties are over. */
const linkDays = 2 * 365

/** Its address opens it for two years, and not once its customer was erased, who has then neither request nor contact. */
export async function isOpenToCustomer(id: string, { db, now = () => new Date() }: Call): Promise<boolean> {
  const { sentAt, email, phone, requestId, requestNumber } = invoices
  const hasCustomer = or(
    isNull(requestNumber),
    ...[email, phone, requestId].map((column) => isNotNull(column)),
  )
  const since = new Date(now().getTime() - linkDays * 24 * 3_600_000)
  return (await db.$count(invoices, and(eq(invoices.id, id), gt(sentAt, since), hasCustomer))) > 0
}

/** As it stands now, with what was paid since. Null for a draft. */
export async function invoiceFile(id: string | undefined, call: Call): Promise<PaperFile | null> {
  const [invoice] = id && isUuid(id) ? await call.db.select().from(invoices).where(eq(invoices.id, id)) : []
  const document = invoice && (await readDocument(call.db, invoice, call))
  if (!document) return null
  const { words } = await languageOfPaper(call.db, invoice, call)
  const { paymentLink } = call.services.profile()
  const payLink = document.ended ? null : paymentLinkFor(paymentLink, document)
  const name = words.invoice.fileName(document.kind, document.number)
  const paper = paperOfInvoice(document, words.invoice, payLink)
  return paperFile(name, paper, { words, services: call.services })
}

async function readDocument(
  db: Queryable,
  invoice: StoredInvoice,
  call: Call,
): Promise<InvoiceDocument | undefined> {
  const number = invoiceNumber(invoice)
  if (!invoice.sentAt || !number || !invoice.seller) return undefined
  const { id } = invoice
  const { timeZone } = call.services.profile()
  const dayOf = (moment: Date) => clockAt(moment, timeZone).date
  const paid = (await readPayments(db, [id])).get(id) ?? []
  const credits = (await readCredits(db, [id])).get(id) ?? []
  const { kind, seller, name, address, dueOn, requestNumber, lines, taxRate, taxPlace } = invoice
  const { subtotalCents, taxCents, totalCents, paidBeforeCents, openCents, note, reason, creditOfId } =
    invoice
  const { signedName, signedAt } = invoice
  const [credited] = creditOfId
    ? await db
        .select({ number: invoices.number, outsideNumber: invoices.outsideNumber })
        .from(invoices)
        .where(eq(invoices.id, creditOfId))
    : []
  return {
    ...{ kind, number, seller, dueOn, requestNumber, lines, taxRate, taxPlace },
    ...{ subtotalCents, taxCents, totalCents, paidBeforeCents, openCents, note, reason },
    customer: { name, address },
    signed: signedName && signedAt ? { name: signedName, on: dayOf(signedAt) } : null,
    issuedOn: dayOf(invoice.sentAt),
    payments: paid
      .filter(({ reversedAt }) => !reversedAt)
      .map(({ paidAt, ...payment }) => ({ ...payment, on: dayOf(paidAt) })),
    credits: credits.flatMap(({ number: of, sentAt, totalCents: cents }) =>
      of === null || !sentAt ? [] : [{ number: of, on: dayOf(sentAt), amountCents: -cents }],
    ),
    creditOf: credited ? invoiceNumber(credited) : null,
    ended: endOf(invoice),
  }
}

function endOf({ kind, voidedAt, creditedAt, reason }: StoredInvoice): InvoiceDocument['ended'] {
  if (kind === 'credit' || !(voidedAt || creditedAt)) return null
  return { as: voidedAt ? 'void' : 'credited', reason: reason ?? '' }
}

export type CustomerInvoice = Pick<
  StoredInvoice,
  'kind' | 'number' | 'state' | 'totalCents' | 'creditedCents' | 'openCents' | 'dueOn'
> & { tipCents: number; path: string; payLink: string | null }

export async function customerInvoices(
  requestId: string,
  { db, services }: Pick<Call, 'services'> & { db: Queryable },
): Promise<CustomerInvoice[]> {
  const rows = await db
    .select({ invoice: invoices, tipCents: besidePayments.tipCents })
    .from(invoices)
    .where(
      and(eq(invoices.requestId, requestId), isNotNull(invoices.sentAt), sql`${invoices.state} <> 'void'`),
    )
    .orderBy(desc(invoices.number))
  const { paymentLink } = services.profile()
  return rows.map(({ invoice: row, tipCents }) => {
    const { kind: paper, number, state, totalCents, creditedCents, openCents, dueOn } = row
    const payLink =
      number === null ? null : paymentLinkFor(paymentLink, { number: String(number), openCents })
    const path = services.invoices.pathOf(row.id)
    const money = { totalCents, creditedCents, openCents, tipCents }
    return { kind: paper, number, state, ...money, dueOn, path, payLink }
  })
}
