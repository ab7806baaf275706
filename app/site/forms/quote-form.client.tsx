import { QuoteForm } from './quote-form.tsx'
import { quoteFormWords } from '#content/en/quote-form.ts'
import { hydrateIslands } from './hydrate-island.ts'

hydrateIslands('quote-form', QuoteForm, quoteFormWords)
