import { and, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { type Languages, languages } from '#content/languages.ts'
import { foldPhone } from '#content/profile/phone-line.ts'
import { mostCounted, mostScanned } from '#content/search-rules.ts'
import type { Queryable } from '#server/database/database.ts'
import { dictionariesOf, folded } from '#server/schema/columns.ts'
import { hasPart } from './filter.ts'
import { cleanLine, toE164 } from './input.ts'
import type { SortDirection } from './model.ts'

type Searched = { table: PgTable; text: PgColumn; words: PgColumn; languages?: Languages }

/** Whole words in any form (full text), or parts of words and numbers (trigram index), without case and accents. */
export function matchesSearch(
  { text, words, languages: spoken = [languages[0]] }: Omit<Searched, 'table'>,
  search: string,
): SQL {
  const wanted = spellingsOf(search)
  const query = folded(sql`${withoutOperators(wanted[0])}`)
  return anyOf([
    ...dictionariesOf(spoken).map(
      (dictionary) => sql`${words} @@ websearch_to_tsquery(${dictionary}, ${query})`,
    ),
    ...wanted.map((part) => hasPart(text, part)),
  ])
}

/** A part of the text has most of the trigrams of what was typed. */
const isSpelledAlike = ({ text }: Searched, search: string): SQL =>
  sql`${folded(sql`${spellingsOf(search)[0]}`)} <% ${text}`

/**
 * One search in several tables, as the condition in each. Where none has a match, of what is spelled alike: names are heard on the
 * phone, not read.
 */
export async function matchesInTables(
  db: Queryable,
  tables: readonly Searched[],
  search: string,
): Promise<(searched: Searched) => SQL> {
  const asTyped = (searched: Searched) => matchesSearch(searched, search)
  if (!/\p{L}{4}/u.test(search)) return asTyped
  for (const searched of tables) if (await hasMatch(db, searched.table, asTyped(searched))) return asTyped
  return (searched) => isSpelledAlike(searched, search)
}

/** Materialized, so that it is planned for all matches: PostgreSQL would walk the table for one that it expects soon. */
async function hasMatch(db: Queryable, table: PgTable, matches: SQL): Promise<boolean> {
  const { rows } = await db.execute(
    sql`with found as materialized (select from ${table} where ${matches}) select from found limit 1`,
  )
  return rows.length > 0
}

/** What `columns` say of the rows that match, unordered: at most one more than are counted. */
export async function findMatches<Found>(
  db: Queryable,
  table: PgTable,
  columns: SQL,
  matches: SQL | undefined,
): Promise<Found[]> {
  const { rows } = await db.execute(
    sql`select ${columns} from ${table} where ${matches ?? sql`true`} limit ${mostCounted + 1}`,
  )
  // The caller knows the type of the columns it names.
  return rows as Found[]
}

/** Where none of so many rows matches, the next ones are not looked through. */
const mostProbed = 500

type SearchOrder = { by: PgColumn; direction: SortDirection; limit: number }

/**
 * The ids of the first rows, in any order, where many match: those among the first of the list, and only where they are too few
 * all that match, sorted. Words may be common in old rows only, and PostgreSQL would walk the list until it comes to them.
 */
export function firstMatches(
  table: PgTable & { id: PgColumn },
  { listed, matches }: { listed: SQL | undefined; matches: SQL },
  { by, direction, limit }: SearchOrder,
): SQL {
  const order = sql.raw(direction)
  const inOrder = sql`order by ${by} ${order}, ${table.id} ${order}`
  const first = (count: SQL) =>
    sql`(select * from ${table} where ${listed ?? sql`true`} ${inOrder} limit ${count}) as ${table} where ${matches}`
  const scanned = sql`case when exists (select from ${first(sql`${mostProbed}`)}) then ${mostScanned} else 0 end`
  return sql`(with near as materialized (
      select ${table.id} as id from ${first(scanned)} ${inOrder} limit ${limit}),
    every as materialized (
      select ${table.id} as id, ${by} as place from ${table} where ${and(listed, matches)} and (select count(*) from near) < ${limit})
    select id from near union (select id from every order by place ${order}, id ${order} limit ${limit}))`
}

/**
 * Each dash before a word means "not", and PostgreSQL's parser fails at 32 of them: of several marks the last
 * is kept.
 */
const withoutOperators = (typed: string): string =>
  typed.replace(/[^\p{L}\p{N}\s]+(?=[^\p{L}\p{N}\s])/gu, '').replace(/(?:^|\s)[^\p{L}\p{N}\s](?=\s|$)/gu, ' ')

const anyOf = (conditions: SQL[]): SQL => or(...conditions) ?? sql`false`

const phoneLike = /^(?:tel:|#)?[\d\s()+./-]+$/u

/** Fewer digits match too many phone numbers. */
const fewestDigits = 4

/**
 * What was typed, cleaned as what is stored, and other spellings of it: the digits of a phone number, without its extension; a
 * request's number with its dash; a name with or without its apostrophe.
 */
function spellingsOf(search: string): [typed: string, ...others: string[]] {
  // PostgreSQL refuses a NUL, here as in every other value.
  const typed = search.includes('\0') ? search : cleanLine(search)
  const folded = foldPhone(typed)
  const digits = folded.replace(/\D/g, '')
  const isNumber = phoneLike.test(folded) && digits.length >= fewestDigits
  const phone = isNumber ? undefined : toE164(typed)?.slice(1)
  const requestNumber =
    isNumber && /^\d{5,8}$/.test(digits) ? `${digits.slice(0, 4)}-${digits.slice(4)}` : undefined
  const others = [
    isNumber ? digits : undefined,
    phone,
    requestNumber,
    typed.replace(/(?<=\p{L})['’ʼ](?=\p{L})/gu, ''),
    typed.replace(/(?<!\p{L})([odln])(?=\p{L}{3})/giu, "$1'"),
  ]
  return [
    typed,
    ...new Set(others.filter((other): other is string => other !== undefined && other !== typed)),
  ]
}
