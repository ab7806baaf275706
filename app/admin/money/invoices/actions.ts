import { href, redirect } from 'react-router'
import { whyNoTime } from '#app/admin/form/typed-time.ts'
import { RetryDelivery } from '#app/admin/list/retry-delivery.ts'
import { pricedIn } from '#app/admin/money/priced-form.ts'
import { asConflict, ifUnmodifiedSince, type Unmodified, versionIn } from '#app/admin/submission/conflict.ts'
import {
  refusedFields,
  reportDone,
  type SubmissionHandler,
  type SubmissionOutcome,
} from '#app/admin/submission/submission.ts'
import { textIn } from '#app/admin/submission/submitted.ts'
import { readTimeZone } from '#app/admin/time-zone.ts'
import { isoDate } from '#app/ui/dates.ts'
import { centsIn } from '#content/money/money.ts'
import { momentOfLocalTime } from '#content/time/clocks.ts'
import type { CallResult, Run } from '#server/data-service/in-process.ts'
import { listWords } from '#words/panel/lists.ts'
import { invoicePanelWords as words } from '#words/panel/money/invoices.ts'
import { shareWords } from '#words/panel/money/share.ts'
import { creditIn } from './credit-form.ts'
import {
  CreditInvoice,
  DeleteInvoice,
  GetInvoice,
  MailInvoice,
  RecordPayment,
  ReversePayment,
  SendInvoice,
  UpdateInvoice,
  VoidInvoice,
} from './invoice-data.ts'
import { type PaidBy, paidByIn } from './paid-by.ts'
import { unprintedText } from './unprinted.tsx'

export const invoiceHandlers = (run: Run, id: string): Record<string, SubmissionHandler> => ({
  async save(form) {
    const input = draftIn(form)
    if ('fields' in input) return refusedFields(input.fields)
    const tipCents = tipIn(form)
    if (tipCents === undefined) return refusedFields({ tip: words.badTip })
    const paidBy = paidByIn(form.get('next'))
    return saveDraft(form, run, {
      update: (condition) => run(UpdateInvoice, { input: { id, ...input }, condition }),
      async readVersion() {
        const read = await run(GetInvoice, { id })
        return read.ok ? read.value.invoice?.updatedAt : undefined
      },
      send: () => sendInvoice(run, { id, mails: form.has('mails'), paidBy, tipCents }),
    })
  },
  async delete() {
    const deleted = await run(DeleteInvoice, { id })
    if (!deleted.ok) return deleted
    throw redirect(`${href('/admin/invoices')}?deleted=Invoice:${id}`, 303)
  },
  pay: (form) =>
    takePayment(form, run, (payment) =>
      run(RecordPayment, { invoiceId: id, ...payment, mails: form.has('receipt') }),
    ),
  reverse: (form) => reportDone(run(ReversePayment, { id: textIn(form, 'id') }), () => words.takenBack),
  async unpay(form) {
    const read = await run(GetInvoice, { id })
    if (!read.ok) return read
    const key = textIn(form, 'key')
    const paid = read.value.invoice?.payments.find(({ idempotencyKey }) => idempotencyKey === key)
    return paid
      ? reportDone(run(ReversePayment, { id: paid.id }), () => '')
      : refusedFields({ key: listWords.undoOvertaken })
  },
  mail: (form) => reportDone(run(MailInvoice, { id, press: textIn(form, 'press') }), () => shareWords.mailed),
  retry: (form) => reportDone(run(RetryDelivery, { id: textIn(form, 'id') }), () => ''),
  void: (form) => reportDone(run(VoidInvoice, { id, reason: textIn(form, 'reason') }), () => words.voided),
  async credit(form) {
    const asked = creditIn(form)
    if ('fields' in asked) return refusedFields(asked.fields)
    const creditId = textIn(form, 'creditId') || null
    const credit = { id, reason: textIn(form, 'reason'), mails: form.has('mails'), creditId, ...asked }
    const said = await reportDone(run(CreditInvoice, credit), ({ saved }) =>
      saved?.creditedAt ? words.credited : words.creditSent,
    )
    if (said.ok) return said
    const { amountCents: creditAmount, ...fields } = said.refusal.fields ?? {}
    return {
      ok: false,
      refusal: { ...said.refusal, fields: { ...fields, ...(creditAmount && { creditAmount }) } },
    }
  },
})

type TypedPayment = {
  amountCents: number | null
  tipCents: number
  method: PaidBy
  reference: string | null
  paidAt: string | null
  idempotencyKey: string | null
}

/** What `PaymentFields` has; what is refused stands beside its field. */
export async function takePayment(
  form: FormData,
  run: Run,
  record: (payment: TypedPayment) => Promise<CallResult<unknown>>,
): Promise<SubmissionOutcome> {
  const typed = textIn(form, 'amount')
  const amountCents = typed ? centsIn(typed) : null
  if (amountCents === undefined || amountCents === 0) return refusedFields({ amount: words.badAmount })
  const tipCents = tipIn(form)
  if (tipCents === undefined) return refusedFields({ tip: words.badTip })
  // Without an amount all that is open is meant, which who types a tip alone does not.
  if (!typed && tipCents > 0) return refusedFields({ amount: words.badAmount })
  const method = paidByIn(form.get('method')) ?? 'cash'
  const [reference, idempotencyKey] = [textIn(form, 'reference') || null, textIn(form, 'key') || null]
  const day = paidOnIn(form, await readTimeZone(run))
  if ('fields' in day) return refusedFields(day.fields)
  const payment = { amountCents, tipCents, method, reference, ...day, idempotencyKey }
  const said = await reportDone(record(payment), () => '')
  if (said.ok) return said
  const { amountCents: amount, tipCents: tip, paidAt: paidOn } = said.refusal.fields ?? {}
  const fields = { ...(amount && { amount }), ...(tip && { tip }), ...(paidOn && { paidOn }) }
  return { ok: false, refusal: { ...said.refusal, fields } }
}

const tipIn = (form: FormData): number | undefined => centsIn(textIn(form, 'tip').trim() || '0')

type SentInvoice = { id: string; mails: boolean; paidBy: PaidBy | undefined; tipCents: number }

/** Paid on the spot it is one press, and one mail, which is the receipt. */
async function sendInvoice(
  run: Run,
  { id, mails, paidBy, tipCents }: SentInvoice,
): Promise<SubmissionOutcome> {
  if (!paidBy)
    return reportDone(run(SendInvoice, { id, mails }), ({ saved }) => words.sent(saved?.number ?? 0))
  const sent = await run(SendInvoice, { id, mails: false })
  if (!sent.ok) return sent
  const { number, openCents } = sent.value.saved ?? { number: 0, openCents: 0 }
  if (openCents <= 0) return { ok: true, value: { done: words.sentPaid(number ?? 0) } }
  const payment = {
    ...{ invoiceId: id, amountCents: null, tipCents, method: paidBy },
    reference: null,
    paidAt: null,
  }
  const paid = run(RecordPayment, { ...payment, mails, idempotencyKey: `on the spot ${id}` })
  return reportDone(paid, () => words.sentPaid(number ?? 0))
}

function paidOnIn(form: FormData, timeZone: string) {
  const day = textIn(form, 'paidOn')
  if (day === '' || day === isoDate(new Date(), timeZone)) return { paidAt: null }
  const noon = momentOfLocalTime(`${day}T12:00`, timeZone)
  return noon ? { paidAt: noon.toISOString() } : { fields: { paidOn: whyNoTime(day) } }
}

type SavedInvoice = { updatedAt: string; unprinted?: readonly string[] }

type Draft = {
  update: (condition: Unmodified) => Promise<CallResult<{ saved: SavedInvoice | null }>>
  readVersion: () => Promise<string | undefined>
  send: () => Promise<SubmissionOutcome>
}

/** Refused where another person saved it after the form was opened, until one says which of both counts. */
export async function saveDraft(
  form: FormData,
  run: Run,
  { update, readVersion, send }: Draft,
): Promise<SubmissionOutcome> {
  const saved = await update(ifUnmodifiedSince(versionIn(form)))
  if (!saved.ok) {
    const conflict = await asConflict(saved.refusal, { run, savedAt: readVersion })
    return conflict ? { ok: false, refusal: conflict } : saved
  }
  const version = saved.value.saved && { savedAt: saved.value.saved.updatedAt }
  if (!form.get('next')) return { ok: true, value: { done: words.saved, ...version } }
  const unprinted = unprintedText(saved.value.saved?.unprinted)
  if (unprinted && form.get('unprinted') !== unprinted)
    return { ok: false, refusal: { ...refusedFields({ unprinted }).refusal, ...version } }
  const sent = await send()
  return sent.ok ? sent : { ok: false, refusal: { ...sent.refusal, ...version } }
}

function draftIn(form: FormData) {
  const priced = pricedIn(form)
  if ('fields' in priced) return priced
  return {
    ...priced,
    name: textIn(form, 'name'),
    address: textIn(form, 'address') || null,
    email: textIn(form, 'email'),
    phone: textIn(form, 'phone') || null,
    dueOn: textIn(form, 'dueOn') || null,
    note: textIn(form, 'note'),
  }
}
