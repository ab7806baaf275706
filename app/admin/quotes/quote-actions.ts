import { leadActions } from '#app/admin/leads/lead-actions.ts'
import { textIn } from '#app/admin/list/row-action.ts'
import { quotesWords } from '#content/en/admin.ts'
import { askingWords } from '#content/en/admin-asking.ts'
import type { Run } from '#server/data-service/in-process.ts'
import { DeleteQuote, UpdateQuote } from './documents.ts'

const base = leadActions({
  update: (run, change) => run(UpdateQuote, change),
  remove: (run, id) => run(DeleteQuote, { id }),
  words: quotesWords,
})

/** What the forms on a quote's card do: those of every lead, and asking for a review. */
export const quoteActions = {
  failures: { ...base.failures, ask: askingWords.failed },
  changes: {
    ...base.changes,
    // The data service stamps the time and sends the mail.
    ask: (form: FormData, run: Run) => {
      const reviewAskedBy = form.get('by') === 'mail' ? 'mail' : 'link'
      return run(UpdateQuote, { input: { id: textIn(form, 'id'), reviewAskedBy } })
    },
  },
}
