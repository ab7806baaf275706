import { and, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { type Languages, languages } from '#content/languages.ts'
import { foldPhone } from '#content/profile/phone-line.ts'
import { mostCounted, mostScanned } from '#content/search-rules.ts'
import type { Queryable } from '#server/database/database.ts'
import { dictionariesOf, folded, yearOf } from '#server/schema/columns.ts'
import { hasPart } from './filter.ts'
import { cleanLine, toE164 } from './input.ts'
import type { SortDirection } from './model.ts'

export type Searched = {
  table: PgTable & { id: PgColumn }
  text: PgColumn
  words: PgColumn
  languages?: Languages
  years?: readonly PgColumn[]
  /** The rows of the table that are searched; all without it. */
  within?: SQL | undefined
  newestFirst: SQL
}

export type Search = {
  condition: SQL
  /** Whether one of the newest rows matches, and whether any row does. */
  findsNewest: boolean
  findsAny(): Promise<boolean>
  /** Matches are so frequent among the newest rows that a scan in order finds the first soonest. */
  prefersScan: boolean
  /**
   * Counts rows that match the search and `matching` up to `mostCounted` and one; gives their columns,
   * unordered, only if there are no more. `areMost`: `matching` lets most rows through.
   */
  find<Found extends Record<string, unknown>>(
    columns: SQL,
    matching: SQL | undefined,
    options?: { areMost: boolean },
  ): Promise<{ total: number; rows: Found[] }>
  first(columns: SQL, order: SearchOrder): SQL
}

type SearchOrder = {
  by: PgColumn
  direction: SortDirection
  within: SQL | undefined
  matching: SQL | undefined
  after: Date | undefined
  limit: number
}

/**
 * One search in several tables. Where none has a match, for what is spelled alike: names are heard on the phone, not read.
 */
export async function openSearches<Kind extends string>(
  db: Queryable,
  searched: Readonly<Record<Kind, Searched>>,
  search: string,
): Promise<Record<Kind, Search>> {
  const kinds = Object.entries<Searched>(searched)
  const open = (how: Spelling) => Promise.all(kinds.map(([, one]) => openSearch(db, one, search, how)))
  const asTyped = await open('as typed')
  const isAlike = /\p{L}{4}/u.test(search) && !(await findAny(asTyped))
  const searches = isAlike ? await open('alike') : asTyped
  // Object.fromEntries forgets the names of the kinds.
  return Object.fromEntries(kinds.map(([kind], at) => [kind, searches[at]])) as Record<Kind, Search>
}

async function findAny(searches: readonly Search[]): Promise<boolean> {
  if (searches.some(({ findsNewest }) => findsNewest)) return true
  for (const { findsAny } of searches) if (await findsAny()) return true
  return false
}

type Spelling = 'as typed' | 'alike'

/**
 * Whole words in any form (full text), or parts of words and numbers (trigram index), without case and
 * accents. Alike: a part of the text has most of the trigrams of what was typed.
 */
export async function openSearch(
  db: Queryable,
  searched: Searched,
  search: string,
  spelling: Spelling = 'as typed',
): Promise<Search> {
  const { table, text, words, years, newestFirst, within: searchedRows } = searched
  const wanted = spellingsOf(search)
  const [typed] = wanted
  const isAlike = spelling === 'alike' && sql`${folded(sql`${typed}`)} <% ${text}`
  const hasWords = anyOf(
    isAlike
      ? [isAlike]
      : dictionariesOf(searched.languages ?? [languages[0]]).map(
          (dictionary) =>
            sql`${words} @@ websearch_to_tsquery(${dictionary}, ${folded(sql`${withoutOperators(typed)}`)})`,
        ),
  )
  const condition = isAlike || anyOf([hasWords, ...wanted.map((part) => hasPart(text, part))])
  const { matches, rareTrigrams } = await sampleNewest(db, searched, condition, wanted)
  const hasParts = (within: 'all' | 'year') =>
    isAlike
      ? sql`false`
      : anyOf(wanted.map((part, at) => hasPartByTrigrams(text, part, rareTrigrams[at]?.[within])))
  const indexed = (within: 'all' | 'year') => anyOf([hasWords, hasParts(within)])

  return {
    condition,
    prefersScan: matches >= (years ? common : 1),
    findsNewest: matches > 0,
    async findsAny() {
      // Materialized, or PostgreSQL would scan all rows for the one that it expects soon.
      const { rows } = await db.execute<{ isAny: boolean }>(sql`with found as materialized (
        select from ${table} where ${and(searchedRows, indexed('all'))}) select exists (select from found) as "isAny"`)
      return rows[0]?.isAny ?? false
    },
    async find<Found extends Record<string, unknown>>(
      columns: SQL,
      matching: SQL | undefined,
      { areMost } = { areMost: true },
    ) {
      const count = async (found: SQL) => {
        // Rows beyond the limit are only counted: sending and reading them would cost more.
        const { rows } = await db.execute<{ total: number }>(sql`with found as materialized (${found}),
          counted as materialized (select count(*)::int as total from (select from found limit ${mostCounted + 1}) as counted)
          select * from counted left join lateral (
            select * from found limit case when total > ${mostCounted} then 0 else ${mostCounted} end) as few on true`)
        const total = rows[0]?.total ?? 0
        const isFew = total > 0 && total <= mostCounted
        // The caller knows the type of the columns it names.
        return { total, rows: isFew ? (rows as unknown[] as Found[]) : [] }
      }
      if (areMost && matches >= common) {
        const ofNewest = await count(sql`select ${columns} from (
          select * from ${table} where ${searchedRows ?? sql`true`} order by ${newestFirst} limit ${mostScanned}) as ${table}
          where ${and(matching, condition)} limit ${mostCounted + 1}`)
        if (ofNewest.total > mostCounted) return ofNewest
      }
      // Planned alone: in a subquery PostgreSQL would expect matches soon, wherever in the table it begins.
      const rowsWith = (condition: SQL | undefined) =>
        sql`select ${columns} from ${table} where ${and(matching, condition)}`
      if (!areMost) {
        // Few rows in `matching` are read directly: PostgreSQL would look common parts up among all rows.
        const areMany = sql`(select exists (select from ${table} where ${matching ?? sql`true`} offset ${mostCounted}))`
        const few = sql`(select * from ${table} where ${and(matching, sql`not ${areMany}`)} offset 0) as ${table}`
        return count(
          sql`select ${columns} from ${few} where ${condition} union all ${rowsWith(and(condition, areMany))}`,
        )
      }
      // One condition at a time, each checked once; parts only where words find too few.
      return count(sql`with by_words as materialized (${rowsWith(hasWords)}),
          by_parts as materialized (${rowsWith(hasParts('all'))}),
          few as materialized (select * from by_words limit ${mostCounted + 1})
        select * from few union
          (select * from by_parts where (select count(*) from few) <= ${mostCounted} limit ${mostCounted + 1})`)
    },
    first(columns, { by, direction, within, matching, after, limit }) {
      // Materialized, or PostgreSQL would scan in the order of the rows.
      const sorted = (condition: SQL | undefined) => sql`with found as materialized (
        select ${columns}, ${by} as place, ${table.id} as place_id from ${table}
        where ${and(within, matching, condition)})
        select * from found order by place ${sql.raw(direction)}, place_id ${sql.raw(direction)} limit ${limit}`
      if (!years?.includes(by)) return sorted(indexed('all'))
      const [nearest, farthest, step] = direction === 'DESC' ? ['max', 'min', -1] : ['min', 'max', 1]
      const end = (which: string) =>
        sql`(select ${sql.raw(which)}(${by}) from ${table} where ${within ?? sql`true`})`
      const begin = after ? sql`${after.toISOString()}::timestamptz` : end(nearest)
      // Year by year until there are enough, so that matches of many years need no sort.
      return sql`select found.* from
        generate_series(${yearOf(begin)}, ${yearOf(end(farthest))}, ${sql.raw(String(step))}) as year,
        lateral (${sorted(and(sql`${yearOf(by)} = year`, indexed('year')))}) as found limit ${limit}`
    },
  }
}

/**
 * Each dash before a word means "not", and PostgreSQL's parser fails at 32 of them: of several marks the last
 * is kept.
 */
const withoutOperators = (typed: string): string =>
  typed.replace(/[^\p{L}\p{N}\s]+(?=[^\p{L}\p{N}\s])/gu, '').replace(/(?:^|\s)[^\p{L}\p{N}\s](?=\s|$)/gu, ' ')

const anyOf = (conditions: SQL[]): SQL => or(...conditions) ?? sql`false`

const sampleSize = 100
const common = 10
const frequent = 25

/**
 * Characters of a search split into trigrams, trigrams looked up, and sampled length of a row's text. Within
 * a year two trigrams do, or one that no sampled row has, because each is looked up for every year.
 */
const most = { characters: 40, trigrams: 3, textLength: 1_000 }

/** pg_trgm knows letters and digits; other characters only end a word. */
const marks = `@.,:;-_()/+'"#&!?`
const withoutMarks = (text: SQLWrapper) => sql`translate(${text}, ${marks}, ${' '.repeat(marks.length)})`

const oneWord = /^[\p{L}\p{N}]*$/u

type RareTrigrams = { all: string[]; year: string[] }

type Sample = { matches: number; rareTrigrams: RareTrigrams[] }

/**
 * Samples the newest rows: how many match, and which trigrams of each part are rarest. A GIN index reads the
 * posting list of every trigram asked for. Of "person14@example.com" the lists of "n14" and "14@" find nearly
 * the same rows as all seventeen, and the list of "com" holds every row.
 */
async function sampleNewest(
  db: Queryable,
  { table, text, within, newestFirst }: Searched,
  condition: SQL,
  wanted: readonly string[],
): Promise<Sample> {
  const beginning = sql`left(${text}, ${most.textLength})`
  // One word has no marks, and removing marks is most of the cost.
  const bare = wanted.every((part) => oneWord.test(part)) ? beginning : withoutMarks(beginning)
  const texts = wanted.map((part, at) => sql`(${sql.raw(String(at))}, ${folded(sql`${part}`)})`)
  const { rows } = await db.execute<{ of: number | null; part: string; matches: number }>(sql`
    with newest as materialized (
      -- First the newest, then their texts: where no index has that order, all texts would be translated before the sort.
      select *, ${bare} as bare
      from (select * from ${table} where ${within ?? sql`true`} order by ${newestFirst} limit ${sampleSize}) as ${table})
    select null::int as of, '' as part, count(*)::int as matches from newest as ${table} where ${condition}
    union all
    select of, part, (select count(*)::int from newest where strpos(bare, bare_part) > 0)
    from (
      select distinct of, substr(whole, at, 3) as part, substr(${withoutMarks(sql`whole`)}, at, 3) as bare_part
      from (values ${sql.join(texts, sql`, `)}) as texts (of, whole),
        generate_series(1, least(length(whole) - 2, ${most.characters})) as at
    ) as parts
    where bare_part ~ '^([[:alnum:]]{3}| [[:alnum:]]{2}|[[:alnum:]]{2} )$'`)
  return {
    matches: rows.find(({ of }) => of === null)?.matches ?? 0,
    rareTrigrams: wanted.map((_, at) => rarestTrigrams(rows.filter(({ of }) => of === at))),
  }
}

/** None if all are common: then only all together are selective. */
function rarestTrigrams(parts: readonly { part: string; matches: number }[]): RareTrigrams {
  const inOrder = parts.toSorted((one, other) => one.matches - other.matches)
  if (!inOrder[0] || inOrder[0].matches >= common) return { all: [], year: [] }
  const all = inOrder
    .filter(({ matches }) => matches < frequent)
    .slice(0, most.trigrams)
    .map(({ part }) => part)
  return { all, year: all.slice(0, inOrder[0].matches === 0 ? 1 : 2) }
}

function hasPartByTrigrams(text: PgColumn, part: string, rareTrigrams: readonly string[] = []): SQL {
  if (rareTrigrams.length === 0) return hasPart(text, part)
  return (
    and(
      ...rareTrigrams.map((rare) => hasPart(text, rare)),
      sql`strpos(${text}, ${folded(sql`${part}`)}) > 0`,
    ) ?? sql`true`
  )
}

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
