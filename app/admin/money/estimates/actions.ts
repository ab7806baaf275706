import { redirect } from 'react-router'
import { RetryDelivery } from '#app/admin/list/retry-delivery.ts'
import { saveDraft, takePayment } from '#app/admin/money/invoices/actions.ts'
import { pricedIn } from '#app/admin/money/priced-form.ts'
import { refusedFields, reportDone, type SubmissionHandler } from '#app/admin/submission/submission.ts'
import { textIn } from '#app/admin/submission/submitted.ts'
import { discountRateIn } from '#content/money/line-items.ts'
import { centsIn } from '#content/money/money.ts'
import type { Run } from '#server/data-service/in-process.ts'
import { estimatePanelWords as words } from '#words/panel/money/estimates.ts'
import { shareWords } from '#words/panel/money/share.ts'
import {
  DeleteEstimate,
  GetEstimate,
  MailEstimate,
  RecordDeposit,
  RecordEstimateAnswer,
  SendEstimate,
  TakeBackEstimateAnswer,
  UpdateEstimate,
} from './estimate-data.ts'
import { deletedEstimate, requestPathOf } from './estimate-state.tsx'

export const estimateHandlers = (run: Run, id: string): Record<string, SubmissionHandler> => ({
  async save(form) {
    const priced = pricedIn(form)
    if ('fields' in priced) return refusedFields(priced.fields)
    const deposit = depositIn(textIn(form, 'depositCents'))
    if (!deposit) return refusedFields({ depositCents: words.badDeposit })
    const validUntil = textIn(form, 'validUntil') || null
    const input = { id, ...priced, ...deposit, validUntil, note: textIn(form, 'note') }
    return saveDraft(form, run, {
      update: (condition) => run(UpdateEstimate, { input, condition }),
      async readVersion() {
        const read = await run(GetEstimate, { id })
        return read.ok ? read.value.estimate?.updatedAt : undefined
      },
      send: () => reportDone(run(SendEstimate, { id, mails: form.has('mails') }), () => words.sent),
    })
  },
  async delete() {
    const deleted = await run(DeleteEstimate, { id })
    if (!deleted.ok) return deleted
    const path = requestPathOf(deleted.value.deleteEstimate)
    throw redirect(`${path}?${deletedEstimate}=Estimate:${id}`, 303)
  },
  async answer(form) {
    const isAccepted = form.get('said') === 'yes'
    const [name, reason] = [textIn(form, 'name'), textIn(form, 'reason')]
    return reportDone(run(RecordEstimateAnswer, { id, isAccepted, name, reason }), () => '')
  },
  unanswer: () => reportDone(run(TakeBackEstimateAnswer, { id }), () => ''),
  deposit: (form) => takePayment(form, run, (payment) => run(RecordDeposit, { estimateId: id, ...payment })),
  mail: (form) =>
    reportDone(run(MailEstimate, { id, press: textIn(form, 'press') }), () => shareWords.mailed),
  retry: (form) => reportDone(run(RetryDelivery, { id: textIn(form, 'id') }), () => ''),
})

/** "200" or "30%"; undefined when it is neither. */
function depositIn(typed: string) {
  const depositRate = discountRateIn(typed)
  if (depositRate !== undefined) return { depositRate }
  const depositCents = centsIn(typed.trim() || '0')
  return depositCents === undefined ? undefined : { depositCents, depositRate: null }
}
