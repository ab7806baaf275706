import { leadWords } from '#content/en/admin-leads.ts'
import { listWords } from '#content/en/admin-lists.ts'
import type { Answer, Run } from '#server/data-service/in-process.ts'
import { RetryDelivery } from '../list/documents.ts'
import { type Changes, type Failures, textIn } from '../list/row-actions.ts'
import { type LeadStatus, statusIn } from './lead-status.ts'

/** What a form on a card asks for, in its field `intent`. */
export type LeadIntent = 'status' | 'notes' | 'delete' | 'retry'

type LeadCalls = {
  update: (run: Run, input: { id: string; status?: LeadStatus; notes?: string }) => Promise<Answer<unknown>>
  remove: (run: Run, id: string) => Promise<Answer<unknown>>
  words: { statusFailed: string; deleteFailed: string }
}

/** What the forms on a lead's card do, by the calls of its kind, and what is said when one does not get through. */
export function leadActions({ update, remove, words }: LeadCalls) {
  const failures: Failures<LeadIntent> = {
    status: words.statusFailed,
    notes: leadWords.noteFailed,
    delete: words.deleteFailed,
    retry: listWords.retryFailed,
  }
  const changes: Changes<LeadIntent> = {
    // The data service stamps contactedAt and completedAt.
    status(form, run) {
      const status = statusIn(form)
      return status && update(run, { id: textIn(form, 'id'), status })
    },
    notes: (form, run) => update(run, { id: textIn(form, 'id'), notes: textIn(form, 'notes').trim() }),
    delete: (form, run) => remove(run, textIn(form, 'id')),
    retry: (form, run) => run(RetryDelivery, { id: textIn(form, 'id') }),
  }
  return { changes, failures }
}
