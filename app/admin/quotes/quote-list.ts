import { defineLeadList } from '#app/admin/leads/lead-list.ts'
import { rowsOf } from '#app/admin/list/row-href.ts'
import { quotesWords } from '#words/admin-quotes.ts'

/** The list of quotes, declared. */
export const quoteList = defineLeadList({
  ...rowsOf.Quote,
  model: 'Quote',
  words: quotesWords,
})
