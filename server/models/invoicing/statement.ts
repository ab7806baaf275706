import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { GraphQLNonNull, GraphQLObjectType } from 'graphql'
import { invoiceNumber } from '#content/money/invoice-number.ts'
import { isPastDue } from '#content/money/past-due.ts'
import { paymentLinkFor } from '#content/money/payment-link.ts'
import type { Call } from '#server/data-service/call.ts'
import { defineCall, type ExtraCalls, type StaffOrSystem, staffOf } from '#server/data-service/extra-calls.ts'
import { listOf, optional, required } from '#server/data-service/field-types.ts'
import { get } from '#server/data-service/operations.ts'
import type { Queryable } from '#server/database/database.ts'
import { isMadeUp } from '#server/models/leads/lead-promise.ts'
import { customerMailFacts } from '#server/models/leads/mails/customer-mails.ts'
import { todayOf } from '#server/models/settings/today.ts'
import { statementMailDelivery, togetherOf } from '#server/notifications/mail/statement-mail.ts'
import { enqueueOnce } from '#server/notifications/outbox/outbox.ts'
import { done, type Result, refuse } from '#server/result.ts'
import { digitsOf, invoices, isOpen, type StoredInvoice } from '#server/schema/invoices.ts'
import { invoice } from './invoice.ts'
import { changeInvoice, type InvoiceChange } from './invoice-changes.ts'
import { sellerOf } from './invoice-sending.ts'
import { readInvoicingSettings } from './invoicing-settings.ts'
import { type PaperFile, paperFile, paperFileType } from './paper-file.ts'
import { pressArgs } from './paper-mails.ts'
import { languageOfPaper, requestOf } from './paper-request.ts'
import type { SoldPaper } from './sold-paper.ts'

/** More than anybody owes at once. */
const mostInvoices = 100

/**
 * What is open of the customer of an invoice, the oldest day first: all that goes to the same email address, so that its mail says
 * nothing to anybody that they were not told before; without an address, all under the number.
 */
export async function readStatement(db: Queryable, of: StoredInvoice): Promise<StoredInvoice[]> {
  return db
    .select()
    .from(invoices)
    .where(and(isOpen(), isOfCustomer(of)))
    .orderBy(asc(invoices.dueOn), asc(invoices.id))
    .limit(mostInvoices)
}

function isOfCustomer({ id, email, phone }: StoredInvoice): SQL | undefined {
  if (email) return sql`lower(${invoices.email}) = ${email.toLowerCase()}`
  const digits = phone?.replace(/\D/g, '')
  return digits
    ? and(isNull(invoices.email), sql`${digitsOf(invoices.phone)} = ${digits}`)
    : eq(invoices.id, id)
}

/** `press`: of the button; sent again, it is the same mail. */
export async function mailStatementOf(
  { tx, call, current }: InvoiceChange,
  open: readonly StoredInvoice[],
  press: string,
): Promise<boolean> {
  const { id, email } = current
  if (!email || call.services.notifications.isSilent || isMadeUp(email, call)) return false
  const { code: language } = await languageOfPaper(tx, current, call)
  const request = current.requestId ? await requestOf(tx, current.requestId) : undefined
  const customer = request ? customerMailFacts(request).customer : null
  const others = open.map((one) => one.id).filter((one) => one !== id)
  return enqueueOnce(
    tx,
    statementMailDelivery(
      { invoiceIds: [id, ...others], language, customer },
      { kind: request?.kind ?? 'Invoice', id: request?.id ?? id, email, press },
    ),
  )
}

type Statement = { of: StoredInvoice; open: StoredInvoice[] }

async function statementOf(id: string, call: Call): Promise<Result<Statement | null>> {
  const read = await get(invoice, id, call)
  if (!read.ok || !read.value) return read.ok ? done(null) : read
  const [of] = await call.db.select().from(invoices).where(eq(invoices.id, id))
  return done(of ? { of, open: await readStatement(call.db, of) } : null)
}

async function mailStatement(id: string, press: string, call: Call<StaffOrSystem>) {
  const mailed = await changeInvoice(id, call, async (change) => {
    const open = await readStatement(change.tx, change.current)
    if (open.length === 0 || !change.current.email) return refuse({ code: 'CONFLICT', reason: 'notMailable' })
    const isNew = await mailStatementOf(change, open, `statement ${press}`)
    return done(isNew ? { action: 'mail statement', columns: {} } : null)
  })
  if (!mailed.ok) return mailed
  call.services.notifications.wake()
  return done({ of: mailed.value, open: await readStatement(call.db, mailed.value) })
}

async function statementFile({ of, open }: Statement, call: Call): Promise<PaperFile> {
  const language = await languageOfPaper(call.db, of, call)
  const { invoice: words } = language.words
  const { invoiceNote: note } = await readInvoicingSettings(call.db)
  const today = todayOf(call, call.now?.() ?? new Date())
  const lines = open.map((one) => ({ ...one, number: invoiceNumber(one) ?? '' }))
  const together = togetherOf(lines)
  const lateCents = togetherOf(lines.filter((one) => isPastDue(one, today))).openCents
  const payLink = paymentLinkFor(call.services.profile().paymentLink, together)
  const dayOf = (day: string | null) => (day ? words.shortDay(day) : '')
  const paper: SoldPaper = {
    ...{ title: words.statement.title, note, state: null, lines: [], taxRate: 0 },
    seller: sellerOf(call.services.profile()),
    customer: { label: words.statement.to, name: of.name, address: of.address },
    facts: [[words.issued, words.day(today)]],
    table: {
      titles: words.statement.columns,
      rows: lines.map(({ number, sentAt, dueOn, openCents }) => [
        words.titleOf('invoice', number),
        dayOf(sentAt && todayOf(call, sentAt)),
        dayOf(dueOn),
        words.dollars(openCents),
      ]),
    },
    sums: [
      ...(lateCents > 0 ? [{ label: words.statement.late, cents: lateCents }] : []),
      { label: words.statement.together, cents: together.openCents, isStrong: true },
    ],
    ends: [
      ...(together.openCents > 0 ? [{ text: words.statement.please, isStrong: true as const }] : []),
      ...(payLink ? [{ text: `${words.payOnline}: ${payLink}`, link: payLink }] : []),
    ],
  }
  const written = { words: language.words, services: call.services }
  return paperFile(words.statement.fileName(today), paper, written)
}

const statementLine = new GraphQLObjectType<StoredInvoice>({
  name: 'StatementLine',
  fields: {
    id: required.id,
    number: { ...required.text, resolve: (row) => invoiceNumber(row) ?? '' },
    sentAt: optional.time,
    dueOn: optional.text,
    totalCents: required.int,
    openCents: required.int,
  },
})

const statementType = new GraphQLObjectType<Statement, Call>({
  name: 'Statement',
  description: 'What is open of one customer, the oldest day first',
  fields: {
    name: { ...required.text, resolve: ({ of }) => of.name },
    email: { ...optional.text, resolve: ({ of }) => of.email },
    openCents: {
      ...required.float,
      description: 'Whole cents',
      resolve: ({ open }) => open.reduce((sum, { openCents }) => sum + openCents, 0),
    },
    overdueCents: {
      ...required.float,
      description: 'Of those whose last day is over; whole cents',
      resolve: ({ open }, _args, call) => {
        const today = todayOf(call, call.now?.() ?? new Date())
        return open.filter((one) => isPastDue(one, today)).reduce((sum, { openCents }) => sum + openCents, 0)
      },
    },
    invoices: { type: listOf(statementLine), resolve: ({ open }) => open },
  },
})

type Id = { id: string }

export const statementCalls: ExtraCalls = {
  queries: {
    statement: defineCall({
      may: staffOf('money', 'readInvoices'),
      type: statementType,
      description: 'Of the customer of an invoice: all that is open at its email address, or its number',
      args: { id: { ...required.id, description: 'Of any invoice of theirs' } },
      resolve: ({ id }: Id, call) => statementOf(id, call),
    }),
    statementFile: defineCall({
      may: staffOf('money', 'readInvoices'),
      type: paperFileType('StatementFile'),
      description: 'The same as PDF',
      args: { id: required.id },
      resolve: async ({ id }: Id, call) => {
        const read = await statementOf(id, call)
        return read.ok ? done(read.value && (await statementFile(read.value, call))) : read
      },
    }),
  },
  mutations: {
    mailStatement: defineCall({
      may: staffOf('money', 'changeInvoices'),
      type: new GraphQLNonNull(statementType),
      description: 'One mail of all that is open at the email address of an invoice',
      args: pressArgs,
      resolve: ({ id, press }: Id & { press: string }, call: Call<StaffOrSystem>) =>
        mailStatement(id, press, call),
    }),
  },
}
