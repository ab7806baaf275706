import { eq } from 'drizzle-orm'
import { GraphQLString } from 'graphql'
import { z } from 'zod'
import { languageByCode } from '#content/languages.ts'
import { invoiceNumber } from '#content/money/invoice-number.ts'
import type { LineItem } from '#content/money/line-items.ts'
import { taxOf } from '#content/money/tax-of.ts'
import type { Call } from '#server/data-service/call.ts'
import { listOf } from '#server/data-service/field-types.ts'
import {
  because,
  day,
  email,
  longest,
  name,
  optionalLine,
  paragraph,
  toE164,
} from '#server/data-service/input.ts'
import {
  type CreateContext,
  type CreatePlan,
  defineModel,
  fieldOn,
  type ModelField,
  openFields,
} from '#server/data-service/model.ts'
import { customerTextsType, textsOfPaper } from '#server/models/leads/customer-texts.ts'
import { lastLanguage } from '#server/models/leads/last-language.ts'
import { notePaperPress } from '#server/models/leads/presses.ts'
import { done, type Result, refuse, refuseField } from '#server/result.ts'
import { mayWorkIn } from '#server/rights.ts'
import { invoices, payments, type StoredInvoice } from '#server/schema/invoices.ts'
import type { StoredRequest } from '#server/schema/requests.ts'
import { creditLeftField, creditsField } from './credits.ts'
import { draftToGoOnWith, lockRequest } from './deposit-draft.ts'
import { acceptedEstimate } from './estimate-rows.ts'
import { sellerOf } from './invoice-sending.ts'
import { noteIn, readInvoicingSettings } from './invoicing-settings.ts'
import { priced, pricedFields, pricedInput } from './line-items.ts'
import { withPriceItems } from './line-price-items.ts'
import { holderOf, mayMakePaperFor } from './own-papers.ts'
import { mailsField } from './paper-mails.ts'
import { languageOfPaper, requestKindField, requestOf } from './paper-request.ts'
import { paymentsField } from './payment-type.ts'
import { statementField } from './statement-rows.ts'

const invoiceInput = z.object({
  name: name('nameMissing'),
  address: optionalLine(longest.address),
  email: z.union([z.literal('').transform(() => null), email], because('emailMissing')).nullish(),
  phone: optionalLine(longest.phone),
  ...pricedInput,
  dueOn: day.nullish(),
  note: paragraph(longest.reply),
})

const createInvoiceInput = invoiceInput.partial().extend({ requestId: z.guid().nullish() })

const updateInvoiceInput = invoiceInput.partial()

type InvoiceDraft = z.output<typeof createInvoiceInput>
type InvoiceChanges = z.output<typeof updateInvoiceInput>

/** A draft may change and go; once it was sent it can be paid, made void or credited, and nothing else. */
export const invoice = defineModel<StoredInvoice, InvoiceDraft, InvoiceChanges>({
  name: 'Invoice',
  plural: 'Invoices',
  table: invoices,
  isPersonal: true,
  trash: { with: [] },
  alsoReads: ['language'],
  fields: {
    ...openFields('kind', 'number', 'outsideNumber', 'state', 'requestId', 'requestNumber', 'creditOfId'),
    ...openFields('name', 'address', 'email', 'phone'),
    ...pricedFields,
    ...openFields(
      'dueOn',
      'note',
      'paidBeforeCents',
      'paidCents',
      'creditedCents',
      'openCents',
      'sentAt',
      'voidedAt',
      'creditedAt',
      'reason',
    ),
    createdAt: { sortable: true },
    updatedAt: {},
  },
  area: 'money',
  own: {
    by: holderOf(invoices.requestId),
    mayChange: Object.keys(invoiceInput.shape),
    mayCreate: true,
  },
  createdByPress: true,
  createInput: createInvoiceInput,
  updateInput: updateInvoiceInput,
  sort: { field: 'createdAt', direction: 'DESC' },
  search: { text: invoices.searchText, words: invoices.searchWords },
  extraFields: {
    requestKind: requestKindField,
    payments: paymentsField,
    credits: creditsField,
    creditLeft: creditLeftField,
    path: pathField(),
    unprinted: unprintedField(),
    mails: mailsField('Invoice'),
    statement: statementField,
    customerTexts: textsField(),
  },
  rules: {
    onCreate,
    async onUpdate(changes, current, { tx }) {
      if (current.sentAt) return refuseSent(current)
      const sold = changes.lines && { lines: await withPriceItems(tx, changes.lines) }
      const { taxRate = current.taxRate } = changes
      const totals = priced({ lines: current.lines, taxRate, ...sold })
      return totals.ok ? done({ ...changes, ...sold, ...totals.value }) : totals
    },
    async onDelete(current, { tx }) {
      if (current.sentAt) return refuseSent(current)
      const paid = await tx.$count(payments, eq(payments.invoiceId, current.id))
      return paid > 0 ? refuse({ code: 'CONFLICT', reason: 'invoiceHoldsDeposit' }) : done(null)
    },
  },
})

const refuseSent = (sent: Pick<StoredInvoice, 'number' | 'outsideNumber'>) =>
  refuse({ code: 'CONFLICT', reason: 'invoiceSent', facts: { number: invoiceNumber(sent) ?? '' } })

async function onCreate(
  draft: InvoiceDraft,
  context: CreateContext,
): Promise<Result<CreatePlan<StoredInvoice>>> {
  if (draft.requestId) await lockRequest(context.tx, draft.requestId)
  const made = await newDraft(draft, context)
  if (!made.ok) return made
  const once = await notePaperPress('Invoice', draft.requestId ?? undefined, context)
  if (!once.ok) return once
  const { requestId } = made.value
  const { lines = [], taxRate = 0 } = made.value
  const begun =
    requestId && !draft.lines && (await draftToGoOnWith(context.tx, requestId, { lines, taxRate }))
  return done(begun ? { existing: begun } : { insert: made.value })
}

type NewDraft = Omit<typeof invoices.$inferInsert, 'id'>

export async function newDraft(
  { requestId, ...draft }: InvoiceDraft,
  { tx, call }: Pick<CreateContext, 'tx' | 'call'>,
): Promise<Result<NewDraft>> {
  const request = requestId ? await requestOf(tx, requestId) : undefined
  if ((requestId && !request) || !mayMakePaperFor(call.actor, request))
    return refuse({ code: 'BAD_INPUT', reason: 'requestGone' })
  const name = draft.name ?? request?.name
  if (!name) return refuseField('name', { reason: 'nameMissing' })
  const settings = await readInvoicingSettings(tx)
  const agreed = request && (await acceptedEstimate(tx, request.id))
  const tax = agreed
    ? { rate: agreed.taxRate, place: agreed.taxPlace }
    : taxOf(settings.taxRates, draft.address ?? request?.address ?? null)
  const taxRate = draft.taxRate ?? tax?.rate ?? 0
  const begun = draft.lines ?? agreed?.lines ?? (request ? linesFrom(request, call) : [])
  const lines = await withPriceItems(tx, begun)
  const totals = priced({ lines, taxRate })
  if (!totals.ok) return totals
  const language = request
    ? request.language
    : await lastLanguage(tx, { phoneE164: toE164(draft.phone ?? ''), email: draft.email })
  return done({
    ...draft,
    requestId: request?.id,
    requestNumber: request?.number,
    language,
    name,
    address: draft.address ?? request?.address,
    email: draft.email ?? (request?.email || null),
    phone: draft.phone ?? request?.phone,
    lines,
    taxRate,
    taxPlace: draft.taxRate === undefined ? tax?.place : draft.taxPlace,
    ...totals.value,
    note: draft.note ?? noteIn(language, settings, call),
  })
}

function linesFrom(
  { quotedCents, service, language }: Pick<StoredRequest, 'quotedCents' | 'service' | 'language'>,
  { services }: Call,
): LineItem[] {
  if (!quotedCents) return []
  const name = languageByCode(services.languages, language).words.services.invoiceLine(service)
  return [{ name, quantity: 100, unitCents: quotedCents, discountCents: 0, isTaxable: true }]
}

const mayHandOut = ({ actor }: Call): boolean =>
  actor.kind === 'system' || (actor.kind === 'staff' && mayWorkIn(actor, 'money'))

function textsField(): ModelField & { private: true } {
  return {
    private: true,
    ...fieldOn<StoredInvoice>({
      type: customerTextsType,
      resolve: async (invoice, _args, call) => {
        const { words } = await languageOfPaper(call.db, invoice, call)
        return textsOfPaper(invoice.name, words, call)
      },
    }),
  }
}

function pathField(): ModelField & { private: true } {
  return {
    private: true,
    type: GraphQLString,
    description: 'Path at which its customer finds it as PDF; null for a draft and for whoever may only read',
    resolve: ({ id, sentAt }, _args, call) =>
      sentAt && mayHandOut(call) ? call.services.invoices.pathOf(id) : null,
  }
}

function unprintedField(): ModelField {
  return fieldOn<StoredInvoice>({
    type: listOf(GraphQLString),
    description: 'Emoji, which its PDF leaves out, and letters that it prints as a question mark',
    async resolve({ name, address, lines, taxPlace, note, reason, seller }, _args, { services }) {
      const { unprintedIn } = await import('./paper-fonts.ts')
      const from = seller ?? sellerOf(services.profile())
      const licenses = from.licenses.flatMap(({ number, covers }) => [number, covers])
      const ofSeller = [from.name, from.address, from.email, ...licenses]
      const texts = [name, address, ...lines.map((line) => line.name), taxPlace, note, reason, ...ofSeller]
      return unprintedIn(texts.filter((text) => text !== null))
    },
  })
}
