import { and, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { mostCounted, mostWalked } from '#content/search-rules.ts'
import type { Queryable } from '#server/database/database.ts'
import { folded } from '#server/schema/columns.ts'
import { hasPart } from './filter.ts'

/** Where a search looks: the columns behind it, and an order in which an index has the newest rows first. */
export type Searched = { table: PgTable; text: PgColumn; words: PgColumn; newestFirst: SQL }

/** A search for what somebody typed, ready to be asked in a way that suits how common it is. */
export type Search = {
  /** Whether a row is found, for rows that are read anyway. */
  condition: SQL
  /** The same for all rows, with no more looked up in indexes than it takes. */
  indexed: SQL
  /** Whether it finds some of the newest rows, so that walking from them meets more. */
  isRecent: boolean
  /** The columns of the rows that are found and match, up to `mostCounted` and one, in no order. */
  find<Found extends Record<string, unknown>>(columns: SQL, matching: SQL | undefined): Promise<Found[]>
}

/** Whole words in any form (full text), or any part of a word or number (trigram index); accents and case decide nothing. */
export async function openSearch(db: Queryable, searched: Searched, search: string): Promise<Search> {
  const { table, text, words, newestFirst } = searched
  const typed = search.trim()
  const digits = digitsOf(typed)
  const wanted = digits ? [typed, digits] : [typed]
  const hasWords = sql`${words} @@ websearch_to_tsquery('english', ${folded(sql`${typed}`)})`
  const condition = anyOf([hasWords, ...wanted.map((part) => hasPart(text, part))])
  const { seen, rareParts } = await glance(db, searched, condition, wanted)
  const indexed = anyOf([hasWords, ...wanted.map((part, at) => hasPartByIndex(text, part, rareParts[at]))])
  const upTo = mostCounted + 1

  return {
    condition,
    indexed,
    isRecent: seen > 0,
    async find<Found extends Record<string, unknown>>(columns: SQL, matching: SQL | undefined) {
      if (seen >= common) {
        const { rows } = await db.execute(sql`select ${columns} from (
          select * from ${table} order by ${newestFirst} limit ${mostWalked}) as ${table}
          where ${and(matching, condition)} limit ${upTo}`)
        if (rows.length === upTo) return rows as Found[]
      }
      // On its own it is planned as if all were read; else PostgreSQL expects so many soon, wherever in the table it begins.
      const { rows } = await db.execute(sql`with found as materialized (
        select ${columns} from ${table} where ${and(matching, indexed)}) select * from found limit ${upTo}`)
      // What the columns hold is known to whoever names them.
      return rows as Found[]
    },
  }
}

const anyOf = (conditions: SQL[]): SQL => or(...conditions) ?? sql`false`

/** What is in so many of the newest `glanced` rows is common; what is in more than `frequent` leaves too many to look up. */
const glanced = 100
const common = 10
const frequent = 25

/** Of what is typed so many characters are looked at for rare parts, three of which leave few rows. */
const most = { characters: 40, parts: 3 }

/** The index knows letters and digits; all else only ends a word. */
const marks = `@.,:;-_()/+'"#&!?`
const withoutMarks = (text: SQLWrapper) => sql`translate(${text}, ${marks}, ${' '.repeat(marks.length)})`

type Glance = { seen: number; rareParts: string[][] }

/**
 * How many of the newest rows meet the condition, and which parts of each wanted text are rarest in them. The index has a
 * list for every three characters, as long as there are rows that have them, and reads the lists of all that it is asked
 * for: of "person14@example.com" those of "n14" and "14@" find nearly the same rows as all seventeen, and that of "com" holds
 * every row.
 */
async function glance(
  db: Queryable,
  { table, text, newestFirst }: Searched,
  condition: SQL,
  wanted: readonly string[],
): Promise<Glance> {
  const texts = wanted.map((part, at) => sql`(${sql.raw(String(at))}, ${folded(sql`${part}`)})`)
  const { rows } = await db.execute<{ of: number | null; part: string; seen: number }>(sql`
    with newest as materialized (
      -- First the newest, then their texts: where no index has that order, all texts would be translated before the sort.
      select *, ${withoutMarks(text)} as bare
      from (select * from ${table} order by ${newestFirst} limit ${glanced}) as ${table})
    select null::int as of, '' as part, count(*)::int as seen from newest as ${table} where ${condition}
    union all
    select of, part, (select count(*)::int from newest where strpos(bare, bare_part) > 0)
    from (
      select distinct of, substr(whole, at, 3) as part, substr(${withoutMarks(sql`whole`)}, at, 3) as bare_part
      from (values ${sql.join(texts, sql`, `)}) as texts (of, whole),
        generate_series(1, least(length(whole) - 2, ${most.characters})) as at
    ) as parts
    where bare_part ~ '^([[:alnum:]]{3}| [[:alnum:]]{2}|[[:alnum:]]{2} )$'`)
  return {
    seen: rows.find(({ of }) => of === null)?.seen ?? 0,
    rareParts: wanted.map((_, at) => rarest(rows.filter(({ of }) => of === at))),
  }
}

/** None where all are common: then only together they leave few rows. */
function rarest(parts: readonly { part: string; seen: number }[]): string[] {
  const inOrder = parts.toSorted((one, other) => one.seen - other.seen)
  if (!inOrder[0] || inOrder[0].seen >= common) return []
  return inOrder
    .filter(({ seen }) => seen < frequent)
    .slice(0, most.parts)
    .map(({ part }) => part)
}

/** Whether a folded text has a part, looked up by what is rare of it. */
function hasPartByIndex(text: PgColumn, part: string, rareParts: readonly string[] = []): SQL {
  if (rareParts.length === 0) return hasPart(text, part)
  return (
    and(...rareParts.map((rare) => hasPart(text, rare)), sql`strpos(${text}, ${folded(sql`${part}`)}) > 0`) ??
    sql`true`
  )
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
