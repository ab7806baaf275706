import { quotesWords } from '#content/en/admin.ts'
import { listWords } from '#content/en/admin-lists.ts'
import { RetryDelivery } from '../list/documents.ts'
import { type Changes, type Failures, textIn } from '../list/row-actions.ts'
import { DeleteQuote, UpdateQuote } from './documents.ts'
import { statusIn } from './quote-status.ts'

/** What a form on a card asks for, in its field `intent`. */
export type Intent = 'status' | 'notes' | 'delete' | 'retry'

export const failures: Failures<Intent> = {
  status: quotesWords.statusFailed,
  notes: quotesWords.noteFailed,
  delete: quotesWords.deleteFailed,
  retry: listWords.retryFailed,
}

export const changes: Changes<Intent> = {
  // The data service stamps contactedAt and completedAt.
  status(form, run) {
    const status = statusIn(form)
    return status && run(UpdateQuote, { input: { id: textIn(form, 'id'), status } })
  },
  notes: (form, run) =>
    run(UpdateQuote, { input: { id: textIn(form, 'id'), notes: textIn(form, 'notes').trim() } }),
  delete: (form, run) => run(DeleteQuote, { id: textIn(form, 'id') }),
  retry: (form, run) => run(RetryDelivery, { id: textIn(form, 'id') }),
}
