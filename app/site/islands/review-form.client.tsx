import { ReviewForm } from '#app/site/islands/review-form/review-form.tsx'
import { reviewFormWords } from '#content/en/review-form.ts'
import { hydrateIslands } from './hydrate-island.ts'

hydrateIslands('review-form', ReviewForm, reviewFormWords)
