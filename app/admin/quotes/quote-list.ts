import { href } from 'react-router'
import { defineLeadList } from '#app/admin/leads/lead-list.ts'
import { quotesWords } from '#words/admin.ts'

export const quoteList = defineLeadList({
  row: 'quote',
  path: href('/admin/quotes'),
  model: 'Quote',
  words: quotesWords,
})
