import { quotesWords } from '#content/en/admin.ts'
import { listAddress } from '../list/list-query.ts'

export const quoteFilters = ['all', 'new', 'contacted', 'completed'] as const

/** `to-check` are those that look automatic, whatever their status. */
export const quoteAddress = listAddress({
  row: 'quote',
  filterName: 'status',
  filters: ['new', 'contacted', 'completed', 'to-check'],
})

export const quoteList = { address: quoteAddress, words: quotesWords }
