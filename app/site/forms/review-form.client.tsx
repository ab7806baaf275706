import { ReviewForm } from './review-form.tsx'
import { reviewFormWords } from '#content/en/review-form.ts'
import { hydrateIslands } from './hydrate-island.ts'

hydrateIslands('review-form', ReviewForm, reviewFormWords)
