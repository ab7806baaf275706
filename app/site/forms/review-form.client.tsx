import { reviewFormWords } from '#words/site/review-form.ts'
import { hydrateIslands } from './hydrate-island.ts'
import { ReviewForm } from './review-form.tsx'

hydrateIslands('review-form', ReviewForm, reviewFormWords)
