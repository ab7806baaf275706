import { asc, eq, inArray } from 'drizzle-orm'
import {
  GraphQLID,
  GraphQLInputObjectType,
  GraphQLInt,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
} from 'graphql'
import { z } from 'zod'
import type { ServerWords } from '#content/languages.ts'
import {
  allOf,
  type Credit,
  type CreditAsked,
  type CreditLeft,
  centsLeft,
  creditLeftOf,
  creditOf,
} from '#content/money/credits.ts'
import { invoiceNumber } from '#content/money/invoice-number.ts'
import { recordAudit } from '#server/audit/audit.ts'
import { batched } from '#server/data-service/batched.ts'
import type { Call } from '#server/data-service/call.ts'
import type { StaffOrSystem } from '#server/data-service/extra-calls.ts'
import { listOf, optional, required } from '#server/data-service/field-types.ts'
import { because, longest, parseInput, requiredParagraph } from '#server/data-service/input.ts'
import { fieldOn, type ModelField } from '#server/data-service/model.ts'
import type { Queryable } from '#server/database/database.ts'
import { newId } from '#server/new-id.ts'
import { announce } from '#server/realtime/events.ts'
import { done, type Result, refuse, refuseField } from '#server/result.ts'
import { invoices, type StoredInvoice } from '#server/schema/invoices.ts'
import { changeInvoice, type InvoiceChange, nextNumber } from './invoice-changes.ts'
import { mailInvoice, mayEnd, sellerOf } from './invoice-sending.ts'
import { languageOfPaper } from './paper-request.ts'
import { putBackInStock } from './stock/stock-of-invoices.ts'

const creditInput = z.object({
  reason: requiredParagraph('invoiceReason', longest.title),
  lines: z.array(z.object({ position: z.int(), quantity: z.int(because('quantity')) })).nullish(),
  amountCents: z.int(because('price')).min(1, because('creditNothing')).nullish(),
  creditId: z.guid().nullish(),
  mails: z.boolean().nullish(),
})

type CreditInput = z.output<typeof creditInput>

/**
 * A document of the same series with opposite lines: of all that is not credited yet, of some lines, or of an amount. More than
 * was open is then paid back. The same `creditId` again is the same credit.
 */
export async function creditInvoice(
  id: string,
  given: object,
  call: Call<StaffOrSystem>,
): Promise<Result<StoredInvoice>> {
  const parsed = parseInput(creditInput, given)
  if (!parsed.ok) return parsed
  const { reason, creditId, mails } = parsed.value
  const credited = await changeInvoice(id, call, async (change) => {
    const { tx, current, now } = change
    if (creditId) {
      const [known] = await tx.select().from(invoices).where(eq(invoices.id, creditId))
      if (known) return known.creditOfId === id ? done(null) : creditOfAnother
    }
    if (!mayEnd(current)) return refuse({ code: 'CONFLICT', reason: 'invoiceEnded' })
    const left = creditLeftOf(current, (await readCredits(tx, [id])).get(id) ?? [])
    const { words } = await languageOfPaper(tx, current, call)
    const sums = sumsOf(parsed.value, left, current, words.invoice)
    if (!sums.ok) return sums
    const credit = { id: creditId ?? newId(), reason, ...sums.value }
    const stored = await storeCredit(change, credit)
    await putBackInStock(change, credit)
    const creditedCents = current.creditedCents - stored.totalCents
    const isWhole = creditedCents === current.totalCents
    const openCents = current.openCents + stored.totalCents
    const number = invoiceNumber(current)
    if (mails !== false && number !== null)
      await mailInvoice({
        ...change,
        current: stored,
        ended: {
          number,
          paidCents: Math.max(0, -openCents),
          openCents: isWhole ? null : Math.max(0, openCents),
        },
      })
    return done({
      action: 'credit',
      columns: { creditedCents, ...(isWhole && { creditedAt: now, reason }) },
      after: { reason, totalCents: stored.totalCents },
    })
  })
  if (credited.ok) call.services.notifications.wake()
  return credited
}

const creditOfAnother = refuse({ code: 'CONFLICT', reason: 'creditOfAnother' })

function sumsOf(
  { lines, amountCents }: CreditInput,
  left: CreditLeft,
  { totalCents }: StoredInvoice,
  { creditLines }: ServerWords['invoice'],
): Result<Credit> {
  if (lines && amountCents) return refuseField('amountCents', { reason: 'creditEither' })
  const sums = creditOf(left, askedBy({ lines, amountCents }, left), creditLines)
  if (sums === 'creditTooLarge')
    return refuseField(amountCents ? 'amountCents' : 'lines', {
      reason: sums,
      facts: { openCents: centsLeft(left) },
    })
  if (sums === 'creditQuantity' || sums === 'creditNothing') return refuseField('lines', { reason: sums })
  if (sums.totalCents === 0 && totalCents !== 0) return refuseField('lines', { reason: 'creditNothing' })
  return done(sums)
}

function askedBy(
  { lines, amountCents }: Pick<CreditInput, 'lines' | 'amountCents'>,
  left: CreditLeft,
): CreditAsked {
  if (amountCents) return { amountCents }
  return lines
    ? { quantities: new Map(lines.map(({ position, quantity }) => [position, quantity])) }
    : allOf(left)
}

type NewCredit = Credit & { id: string; reason: string }

async function storeCredit(
  { tx, call, now, current }: InvoiceChange,
  credit: NewCredit,
): Promise<StoredInvoice> {
  const [stored] = await tx
    .insert(invoices)
    .values({
      ...customerOf(current),
      ...credit,
      kind: 'credit',
      number: await nextNumber(tx),
      creditOfId: current.id,
      seller: sellerOf(call.services.profile()),
      sentAt: now,
      createdAt: now,
      updatedAt: now,
    })
    .returning()
  if (!stored) throw new Error('a credit was stored and is not there')
  const { number, totalCents } = stored
  await recordAudit(tx, call.actor, {
    ...{ action: 'create', subject: 'Invoice', subjectId: stored.id, label: stored.name },
    after: { number, totalCents },
  })
  await announce(tx, { model: 'Invoice', operation: 'create', id: stored.id, onPages: 'nothing' })
  return stored
}

/** What a credit has of its own or does not have, and what the database computes. */
type OwnOfCredit =
  | ('id' | 'kind' | 'number' | 'creditOfId' | 'seller' | 'reason' | 'sentAt' | 'createdAt' | 'updatedAt')
  | ('dueOn' | 'note' | 'paidCents' | 'creditedCents' | 'signedName' | 'signedAt' | 'voidedAt' | 'creditedAt')
  | ('openCents' | 'state' | 'searchText' | 'searchWords')
  | ('importId' | 'outsideNumber' | 'paidBeforeCents')
  | keyof Credit

/** All other columns: a new one does not compile until it is there or in the type above. */
function customerOf(invoice: StoredInvoice): Omit<StoredInvoice, OwnOfCredit> {
  const { requestId, requestNumber, name, address, email, phone, language, taxPlace, taxRate } = invoice
  return {
    ...{ requestId, requestNumber, name, address },
    ...{ email, phone, language, taxPlace, taxRate },
  }
}

export async function readCredits(
  db: Queryable,
  invoiceIds: readonly string[],
): Promise<Map<string, StoredInvoice[]>> {
  const rows = await db
    .select()
    .from(invoices)
    .where(inArray(invoices.creditOfId, [...invoiceIds]))
    .orderBy(asc(invoices.number))
  return Map.groupBy(rows, ({ creditOfId }) => creditOfId ?? '')
}

const creditsOf = batched<StoredInvoice>(({ db }, ids) => readCredits(db, ids))

const creditType = new GraphQLObjectType<StoredInvoice>({
  name: 'CreditOfInvoice',
  fields: {
    id: required.id,
    number: optional.int,
    sentAt: optional.time,
    totalCents: { ...required.int, description: 'Negative' },
    reason: optional.text,
  },
})

export const creditsField: ModelField = {
  type: listOf(creditType),
  resolve: ({ id }, _args, call) => creditsOf(call).load(id),
}

const lineLeftType = new GraphQLObjectType<CreditLeft['lines'][number]>({
  name: 'LineLeft',
  fields: {
    position: { ...required.int, description: 'Among the lines of the invoice, from 0' },
    name: required.text,
    quantity: { ...required.int, description: 'What is left of it, in hundredths' },
    unitCents: required.int,
    discountCents: required.int,
    isTaxable: required.flag,
    cents: { ...required.int, description: 'What is left of it, without tax' },
  },
})

const creditLeftType = new GraphQLObjectType<CreditLeft>({
  name: 'CreditLeft',
  description: 'What of an invoice is not credited yet',
  fields: {
    lines: { type: listOf(lineLeftType) },
    taxedCents: required.int,
    untaxedCents: required.int,
    taxCents: required.int,
  },
})

export const creditLeftField: ModelField = fieldOn<StoredInvoice>({
  type: creditLeftType,
  description: 'Null where nothing can be credited',
  resolve: async (invoice, _args, call) =>
    mayEnd(invoice) ? creditLeftOf(invoice, await creditsOf(call).load(invoice.id)) : null,
})

const creditedLine = new GraphQLInputObjectType({
  name: 'CreditedLine',
  fields: {
    position: { ...required.int, description: 'Among the lines of the invoice, from 0' },
    quantity: { ...required.int, description: 'In hundredths; 0 leaves it out' },
  },
})

export const creditArgs = {
  lines: {
    type: new GraphQLList(new GraphQLNonNull(creditedLine)),
    description: 'All that is left if neither lines nor an amount are given',
  },
  amountCents: { type: GraphQLInt, description: 'Instead of lines, with its tax' },
  creditId: { type: GraphQLID, description: 'Of the new credit; sent again, it is the same one' },
}
