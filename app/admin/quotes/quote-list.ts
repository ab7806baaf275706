import { quotesWords } from '#content/en/admin.ts'
import { leadAddress } from '../leads/lead-filters.ts'

export const quoteAddress = leadAddress('quote')

export const quoteList = { address: quoteAddress, words: quotesWords }
