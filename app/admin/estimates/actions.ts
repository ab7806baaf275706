import { redirect } from 'react-router'
import { type IntentHandler, reportDone } from '#app/admin/form/intent-form.tsx'
import { refuse } from '#app/admin/invoices/actions.ts'
import { pricedIn } from '#app/admin/invoices/priced-form.ts'
import { textIn } from '#app/admin/list/row-action.tsx'
import type { Run } from '#server/data-service/in-process.ts'
import { estimatePanelWords as words } from '#words/panel/money/estimates.ts'
import { DeleteEstimate, RecordEstimateAnswer, SendEstimate, UpdateEstimate } from './estimate-data.ts'
import { requestPathOf } from './estimate-state.tsx'

export const estimateHandlers = (run: Run, id: string): Record<string, IntentHandler> => ({
  async save(form) {
    const priced = pricedIn(form)
    if ('fields' in priced) return refuse(priced.fields)
    const validUntil = textIn(form, 'validUntil') || null
    const saved = await run(UpdateEstimate, {
      input: { id, ...priced, validUntil, note: textIn(form, 'note') },
    })
    if (!saved.ok) return saved
    if (form.get('next') !== 'send') return { ok: true, value: { done: words.saved } }
    return reportDone(run(SendEstimate, { id, mails: form.has('mails') }), () => words.sent)
  },
  async delete() {
    const deleted = await run(DeleteEstimate, { id })
    if (!deleted.ok) return deleted
    throw redirect(requestPathOf(deleted.value.deleteEstimate), 303)
  },
  async answer(form) {
    const isAccepted = form.get('said') === 'yes'
    const [name, reason] = [textIn(form, 'name'), textIn(form, 'reason')]
    return reportDone(run(RecordEstimateAnswer, { id, isAccepted, name, reason }), () => words.recorded)
  },
})
