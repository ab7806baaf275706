import { type SQL, sql } from 'drizzle-orm'
import { literal } from './filter.ts'
import type { Model } from './model.ts'

/** Whole words in any form (full text), or any part of a word or number (trigram index). */
export function searchToSql(model: Model, search: string): SQL {
  if (!model.search) throw new Error(`${model.name} has no search`)
  const { text, words } = model.search
  const typed = search.trim().toLowerCase()
  const spellings = apostrophes.map((apostrophe) => typed.replaceAll(anyApostrophe, apostrophe))
  const parts = new Set([...spellings, digitsOf(search)].filter((part) => part !== undefined))
  const some = Array.from(parts, (part) => sql`${text} like ${`%${literal(part)}%`}`)
  return sql`(${words} @@ websearch_to_tsquery('english', ${search}) or ${sql.join(some, sql` or `)})`
}

/** As keyboards have it, and as phones set it while one types: O'Brien, O’Brien. */
const apostrophes = ["'", '’']
const anyApostrophe = /['’]/g

/** Digits as people set them apart in a phone number; also with the marks that phones copy along. */
const phoneLike = /^(?:tel:)?[\d\s()+./\p{Dash_Punctuation}\p{Format}]+$/u

/** Fewer are in too many numbers. */
const fewestDigits = 4

/** The digits of what looks like a phone number, as the stored E.164 form has them: together. */
function digitsOf(search: string): string | undefined {
  const digits = search.replace(/\D/g, '')
  return phoneLike.test(search.trim()) && digits.length >= fewestDigits ? digits : undefined
}
