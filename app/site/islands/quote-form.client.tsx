import { quoteFormWords } from '#content/en/quote-form.ts'
import { hydrateIslands } from './hydrate-island.ts'
import { QuoteForm } from './quote-form/quote-form.tsx'

await hydrateIslands('quote-form', QuoteForm, quoteFormWords)
