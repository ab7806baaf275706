import { type SQL, sql } from 'drizzle-orm'
import { folded } from '#server/schema/columns.ts'
import { any, hasPart } from './filter.ts'
import type { Model } from './model.ts'

/** Whole words in any form (full text), or any part of a word or number (trigram index); accents and case decide nothing. */
export function searchToSql(model: Model, search: string): SQL {
  if (!model.search) throw new Error(`${model.name} has no search`)
  const { text, words } = model.search
  const typed = search.trim()
  const digits = digitsOf(typed)
  const hasWords = sql`${words} @@ websearch_to_tsquery('english', ${folded(sql`${typed}`)})`
  return any([hasWords, hasPart(text, typed), ...(digits ? [hasPart(text, digits)] : [])])
}

/** Digits as people set them apart in a phone number; also with the marks that phones copy along. */
const phoneLike = /^(?:tel:)?[\d\s()+./\p{Dash_Punctuation}\p{Format}]+$/u

/** Fewer are in too many numbers. */
const fewestDigits = 4

/** The digits of what looks like a phone number, as the stored E.164 form has them: together. */
function digitsOf(search: string): string | undefined {
  const digits = search.replace(/\D/g, '')
  return phoneLike.test(search) && digits.length >= fewestDigits ? digits : undefined
}
