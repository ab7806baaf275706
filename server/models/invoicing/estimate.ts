import { z } from 'zod'
import { taxOf } from '#content/money/tax-of.ts'
import { batched } from '#server/data-service/batched.ts'
import { required } from '#server/data-service/field-types.ts'
import { day, longest, paragraph } from '#server/data-service/input.ts'
import {
  type CreateContext,
  type CreatePlan,
  defineModel,
  fieldOn,
  type ModelField,
  openFields,
} from '#server/data-service/model.ts'
import { notePaperPress } from '#server/models/leads/presses.ts'
import { todayOf } from '#server/models/settings/today.ts'
import { done, type Result, refuse } from '#server/result.ts'
import { estimates, type StoredEstimate } from '#server/schema/estimates.ts'
import { agreedDeposit, depositAgain, depositInput } from './agreed-deposit.ts'
import { depositField } from './deposits.ts'
import { customersOf, isExpired, nextVersion } from './estimate-rows.ts'
import { estimatesFoundBy } from './estimate-search.ts'
import { readInvoicingSettings } from './invoicing-settings.ts'
import { priced, pricedFields, pricedInput } from './line-items.ts'
import { withPriceItems } from './line-price-items.ts'
import { holderOf, mayMakePaperFor } from './own-papers.ts'
import { mailsField } from './paper-mails.ts'
import { requestKindField, requestOf } from './paper-request.ts'

const estimateInput = z
  .object({
    ...pricedInput,
    ...depositInput,
    validUntil: day.nullish(),
    note: paragraph(longest.reply),
  })
  .partial()

const createEstimateInput = estimateInput.extend({ requestId: z.guid() })

type EstimateDraft = z.output<typeof createEstimateInput>
type EstimateChanges = z.output<typeof estimateInput>

/** A draft may change and go; what was sent stays readable as the customer saw it, and a new version replaces it. */
export const estimate = defineModel<StoredEstimate, EstimateDraft, EstimateChanges>({
  name: 'Estimate',
  plural: 'Estimates',
  table: estimates,
  isPersonal: true,
  trash: { with: [] },
  fields: {
    ...openFields('number', 'version', 'state', 'requestId'),
    ...pricedFields,
    ...openFields('depositCents', 'depositRate', 'validUntil', 'note', 'sentAt'),
    ...openFields('answeredAt', 'answeredName', 'answeredFrom', 'recordedBy', 'reason'),
    createdAt: { sortable: true },
    updatedAt: {},
  },
  area: 'money',
  own: {
    by: holderOf(estimates.requestId),
    mayChange: Object.keys(estimateInput.shape),
    mayCreate: true,
  },
  createdByPress: true,
  createInput: createEstimateInput,
  updateInput: estimateInput,
  sort: { field: 'createdAt', direction: 'DESC' },
  searchElsewhere: estimatesFoundBy,
  extraFields: {
    requestKind: requestKindField,
    isExpired: expiredField(),
    customer: customerField(),
    deposit: depositField,
    mails: mailsField('Estimate'),
  },
  rules: {
    onCreate,
    async onUpdate(changes, current, { tx, call }) {
      if (current.state !== 'draft') return refuseSent(current)
      const { taxRate = current.taxRate } = changes
      const sold = changes.lines && { lines: await withPriceItems(tx, changes.lines) }
      const totals = priced({ lines: current.lines, taxRate, ...sold })
      if (!totals.ok) return totals
      const deposit = agreedDeposit(changes, current, totals.value, call)
      return deposit.ok ? done({ ...changes, ...sold, ...totals.value, ...deposit.value }) : deposit
    },
    onDelete: async (current) => (current.state === 'draft' ? done(null) : refuseSent(current)),
  },
})

const refuseSent = ({ number }: Pick<StoredEstimate, 'number'>) =>
  refuse({ code: 'CONFLICT', reason: 'estimateSent', facts: { number } })

/** Without lines it begins with those of the version before; while that is a draft, it is the same. */
async function onCreate(
  { requestId, ...draft }: EstimateDraft,
  context: CreateContext,
): Promise<Result<CreatePlan<StoredEstimate>>> {
  const { tx, call } = context
  const request = await requestOf(tx, requestId)
  if (!request || !mayMakePaperFor(call.actor, request))
    return refuse({ code: 'BAD_INPUT', reason: 'requestGone' })
  const { newest, number, version } = await nextVersion(tx, request.id)
  if (newest?.state === 'draft' && !draft.lines) return done({ existing: newest })
  const { taxRates } = await readInvoicingSettings(tx)
  const { taxRate, taxPlace } = newest ?? placeTax(taxOf(taxRates, request.address))
  const input = {
    lines: draft.lines ? await withPriceItems(tx, draft.lines) : (newest?.lines ?? []),
    taxRate: draft.taxRate ?? taxRate,
    taxPlace: draft.taxRate === undefined ? taxPlace : draft.taxPlace,
  }
  const totals = priced(input)
  if (!totals.ok) return totals
  const deposit = agreedDeposit(draft, depositAgain(newest, totals.value, call), totals.value, call)
  if (!deposit.ok) return deposit
  const once = await notePaperPress('Estimate', request.id, context)
  if (!once.ok) return once
  const { validUntil, note = newest?.note ?? '' } = draft
  const values = { ...input, ...totals.value, ...deposit.value, validUntil, note }
  return done({ insert: { requestId, number, version, ...values } })
}

const placeTax = (tax: ReturnType<typeof taxOf>) => ({
  taxRate: tax?.rate ?? 0,
  taxPlace: tax?.place ?? null,
})

function customerField(): ModelField {
  const names = batched(({ db }, ids) => customersOf(db, ids))
  return {
    ...required.text,
    description: 'As the request names them',
    resolve: async ({ id }, _args, call) => (await names(call).load(id))[0] ?? '',
  }
}

function expiredField(): ModelField {
  return fieldOn<StoredEstimate>({
    ...required.flag,
    description: 'Sent, not answered, and its last day is over',
    resolve: (row, _args, call) => isExpired(row, todayOf(call, call.now?.() ?? new Date())),
  })
}
