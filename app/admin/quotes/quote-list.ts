import { defineLeadList } from '#app/admin/leads/lead-list.ts'
import { rowsOf } from '#app/admin/list/row-href.ts'
import { quotesWords } from '#words/admin-quotes.ts'

export const quoteList = defineLeadList({
  ...rowsOf.Quote,
  model: 'Quote',
  words: quotesWords,
})
