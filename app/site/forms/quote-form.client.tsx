import { quoteFormWords } from '#words/site/quote-form.ts'
import { hydrateIslands } from './hydrate-island.ts'
import { QuoteForm } from './quote-form.tsx'

hydrateIslands('quote-form', QuoteForm, quoteFormWords)
