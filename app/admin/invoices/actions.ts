import { href, redirect } from 'react-router'
import { type IntentHandler, reportDone } from '#app/admin/form/intent-form.tsx'
import { textIn } from '#app/admin/list/row-action.tsx'
import { centsIn } from '#content/money/money.ts'
import type { Run } from '#server/data-service/in-process.ts'
import { invoicePanelWords as words } from '#words/panel/money/invoices.ts'
import {
  CreditInvoice,
  DeleteInvoice,
  RecordPayment,
  ReversePayment,
  SendInvoice,
  UpdateInvoice,
  VoidInvoice,
} from './invoice-data.ts'
import { pricedIn } from './priced-form.ts'

const methods = ['cash', 'check', 'card', 'transfer'] as const

export const invoiceHandlers = (run: Run, id: string): Record<string, IntentHandler> => ({
  async save(form) {
    const input = draftIn(form)
    if ('fields' in input) return refuse(input.fields)
    const saved = await run(UpdateInvoice, { input: { id, ...input } })
    if (!saved.ok) return saved
    if (form.get('next') !== 'send') return { ok: true, value: { done: words.saved } }
    const sent = run(SendInvoice, { id, mails: form.has('mails') })
    return reportDone(sent, (value) => words.sent(value.saved?.number ?? 0))
  },
  async delete() {
    const deleted = await run(DeleteInvoice, { id })
    if (!deleted.ok) return deleted
    throw redirect(href('/admin/invoices'), 303)
  },
  async pay(form) {
    const typed = textIn(form, 'amount')
    const amountCents = typed ? centsIn(typed) : null
    if (amountCents === undefined) return refuse({ amount: words.badPrice })
    const method = methods.find((one) => one === form.get('method')) ?? 'cash'
    const [reference, idempotencyKey] = [textIn(form, 'reference') || null, textIn(form, 'key') || null]
    const paid = run(RecordPayment, { invoiceId: id, amountCents, method, reference, idempotencyKey })
    const said = await reportDone(paid, () => words.paymentSaved)
    if (said.ok) return said
    const { amountCents: amount, ...fields } = said.refusal.fields ?? {}
    return { ok: false, refusal: { ...said.refusal, fields: { ...fields, ...(amount && { amount }) } } }
  },
  reverse: (form) => reportDone(run(ReversePayment, { id: textIn(form, 'id') }), () => words.takenBack),
  void: (form) => reportDone(run(VoidInvoice, { id, reason: textIn(form, 'reason') }), () => words.voided),
  credit: (form) =>
    reportDone(run(CreditInvoice, { id, reason: textIn(form, 'reason') }), () => words.credited),
})

export const refuse = (fields: Record<string, string>) => ({
  ok: false as const,
  refusal: { code: 'BAD_INPUT', message: Object.values(fields)[0] ?? '', fields },
})

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
