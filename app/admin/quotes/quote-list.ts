import { leadAddress } from '#app/admin/leads/lead-list.ts'
import { quotesWords } from '#words/admin.ts'

export const quoteAddress = leadAddress('quote')

export const quoteList = { address: quoteAddress, words: quotesWords }
