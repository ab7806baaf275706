import { quotesWords } from '#content/en/admin.ts'
import { leadActions } from '../leads/lead-actions.ts'
import { DeleteQuote, UpdateQuote } from './documents.ts'

/** What the forms on a quote's card do. */
export const quoteActions = leadActions({
  update: (run, input) => run(UpdateQuote, { input }),
  remove: (run, id) => run(DeleteQuote, { id }),
  words: quotesWords,
})
