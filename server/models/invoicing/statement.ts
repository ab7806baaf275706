import { eq } from 'drizzle-orm'
import { GraphQLNonNull, GraphQLObjectType } from 'graphql'
import { balanceOf, isOfSeveral } from '#content/money/balance.ts'
import { invoiceNumber } from '#content/money/invoice-number.ts'
import { paymentLinkFor } from '#content/money/payment-link.ts'
import type { Call } from '#server/data-service/call.ts'
import { defineCall, type ExtraCalls, type StaffOrSystem, staffOf } from '#server/data-service/extra-calls.ts'
import { listOf, optional, required } from '#server/data-service/field-types.ts'
import { get } from '#server/data-service/operations.ts'
import { isMadeUp } from '#server/models/leads/lead-promise.ts'
import { customerMailFacts } from '#server/models/leads/mails/customer-mails.ts'
import { todayOf } from '#server/models/settings/today.ts'
import { payableOf, statementMailDelivery } from '#server/notifications/mail/statement-mail.ts'
import { enqueueOnce } from '#server/notifications/outbox/outbox.ts'
import { done, type Result, refuse } from '#server/result.ts'
import { invoices, type StoredInvoice } from '#server/schema/invoices.ts'
import { invoice } from './invoice.ts'
import { changeInvoice, type InvoiceChange } from './invoice-changes.ts'
import { sellerOf } from './invoice-sending.ts'
import { noteIn, readInvoicingSettings } from './invoicing-settings.ts'
import { type PaperFile, paperFile, paperFileType } from './paper-file.ts'
import { pressArgs } from './paper-mails.ts'
import { languageOfPaper, requestOf } from './paper-request.ts'
import type { SoldPaper } from './sold-paper.ts'
import { readStatement } from './statement-rows.ts'

/** `press`: of the button; sent again, it is the same mail. */
export async function mailStatementOf(
  { tx, call, current }: InvoiceChange,
  rows: readonly StoredInvoice[],
  press: string,
): Promise<boolean> {
  const { id, email } = current
  if (!email || call.services.notifications.isSilent || isMadeUp(email, call)) return false
  const { code: language } = await languageOfPaper(tx, current, call)
  const request = current.requestId ? await requestOf(tx, current.requestId) : undefined
  const customer = request ? customerMailFacts(request).customer : null
  const others = rows.map((one) => one.id).filter((one) => one !== id)
  return enqueueOnce(
    tx,
    statementMailDelivery(
      { invoiceIds: [id, ...others], language, customer },
      { kind: request?.kind ?? 'Invoice', id: request?.id ?? id, email, press },
    ),
  )
}

type Statement = { of: StoredInvoice; rows: StoredInvoice[] }

const todayIn = (call: Call) => todayOf(call, call.now?.() ?? new Date())

/** Where several customers share the address it is of the address. */
const whoseOf = ({ of, rows }: Statement): string =>
  isOfSeveral(rows) ? (of.email ?? of.phone ?? of.name) : of.name

async function statementOf(id: string, call: Call): Promise<Result<Statement | null>> {
  const read = await get(invoice, id, call)
  if (!read.ok || !read.value) return read.ok ? done(null) : read
  const [of] = await call.db.select().from(invoices).where(eq(invoices.id, id))
  return done(of ? { of, rows: await readStatement(call.db, of) } : null)
}

async function mailStatement(id: string, press: string, call: Call<StaffOrSystem>) {
  const mailed = await changeInvoice(id, call, async (change) => {
    if (!change.current.email) return refuse({ code: 'CONFLICT', reason: 'notMailable' })
    const rows = await readStatement(change.tx, change.current)
    if (balanceOf(rows, todayIn(call)).openCents <= 0)
      return refuse({ code: 'CONFLICT', reason: 'nothingOwed' })
    const isNew = await mailStatementOf(change, rows, `statement ${press}`)
    return done(isNew ? { action: 'mail statement', columns: {} } : null)
  })
  if (!mailed.ok) return mailed
  call.services.notifications.wake()
  return done({ of: mailed.value, rows: await readStatement(call.db, mailed.value) })
}

async function statementFile({ of, rows }: Statement, call: Call): Promise<PaperFile> {
  const language = await languageOfPaper(call.db, of, call)
  const { invoice: words } = language.words
  const note = noteIn(language.code, await readInvoicingSettings(call.db), call)
  const today = todayIn(call)
  const { openCents, overdueCents } = balanceOf(rows, today)
  const isShared = isOfSeveral(rows)
  const lines = rows.map((one) => ({ ...one, number: invoiceNumber(one) ?? '' }))
  const payLink = paymentLinkFor(call.services.profile().paymentLink, payableOf(lines))
  const dayOf = (day: string | null) => (day ? words.shortDay(day) : '')
  const paper: SoldPaper = {
    ...{ title: words.statement.title, note, state: null, lines: [], taxRate: 0 },
    seller: sellerOf(call.services.profile()),
    customer: {
      label: words.statement.to,
      name: whoseOf({ of, rows }),
      address: isShared ? null : of.address,
    },
    facts: [[words.issued, words.day(today)]],
    table: {
      titles: words.statement.columns,
      rows: lines.map((line) => [
        words.statement.row(words.titleOf('invoice', line.number), isShared ? line.name : null),
        dayOf(line.sentAt && todayOf(call, line.sentAt)),
        line.openCents < 0 ? words.toPayBack : dayOf(line.dueOn),
        words.dollars(line.openCents),
      ]),
    },
    sums: [
      ...(overdueCents > 0 ? [{ label: words.statement.late, cents: overdueCents }] : []),
      {
        label: openCents < 0 ? words.toPayBack : words.statement.together,
        cents: Math.abs(openCents),
        isStrong: true,
      },
    ],
    ends: [
      ...(openCents > 0 ? [{ text: words.statement.please, isStrong: true as const }] : []),
      ...(payLink ? [{ text: `${words.payOnline}: ${payLink}`, link: payLink }] : []),
    ],
  }
  const written = { words: language.words, services: call.services }
  return paperFile(words.statement.fileName(today), paper, written)
}

type StatementRow = StoredInvoice & { isShared: boolean }

const statementLine = new GraphQLObjectType<StatementRow>({
  name: 'StatementLine',
  fields: {
    id: required.id,
    number: { ...required.text, resolve: (row) => invoiceNumber(row) ?? '' },
    name: {
      ...optional.text,
      description: 'Whose it is, where several customers share the address',
      resolve: ({ name, isShared }) => (isShared ? name : null),
    },
    sentAt: optional.time,
    dueOn: optional.text,
    totalCents: required.int,
    openCents: { ...required.int, description: 'Negative where it goes back to them' },
  },
})

const statementType = new GraphQLObjectType<Statement, Call>({
  name: 'Statement',
  description: 'What is open of one customer, the oldest day first, and what goes back to them',
  fields: {
    name: { ...required.text, description: 'Or the address that several share', resolve: whoseOf },
    email: { ...optional.text, resolve: ({ of }) => of.email },
    openCents: {
      ...required.float,
      description:
        'What they owe in all, less what goes back to them: negative where that is more; whole cents',
      resolve: ({ rows }, _args, call) => balanceOf(rows, todayIn(call)).openCents,
    },
    overdueCents: {
      ...required.float,
      description: 'Of that, what is past due; whole cents',
      resolve: ({ rows }, _args, call) => balanceOf(rows, todayIn(call)).overdueCents,
    },
    invoices: {
      type: listOf(statementLine),
      resolve: ({ rows }) => {
        const isShared = isOfSeveral(rows)
        return rows.map((row) => ({ ...row, isShared }))
      },
    },
  },
})

type Id = { id: string }

export const statementCalls: ExtraCalls = {
  queries: {
    statement: defineCall({
      may: staffOf('money', 'readInvoices'),
      type: statementType,
      description:
        'Of the customer of an invoice: all that is open at its email address, or its number, less what goes back',
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
