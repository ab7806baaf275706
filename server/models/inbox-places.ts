import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { mostCounted, mostWalked } from '#content/search-rules.ts'
import { openSearch, type Search } from '#server/data-service/search.ts'
import type { Queryable } from '#server/database/database.ts'
import { messages, quotes } from '#server/schema/leads.ts'
import { type RequestStage, requestStages } from '#server/schema/progress.ts'
import {
  inboxSections,
  type Place,
  type Range,
  type Section,
  sectionOf,
  waitingGroups,
} from './inbox-order.ts'
import type { RequestKind } from './lead-events.ts'

/** Finds what a page of the inbox shows, and counts, without reading more of the two tables than that needs. */

/** What a person can narrow the inbox to. */
export const inboxFilters = [
  'open',
  'mine',
  'quotes',
  'messages',
  'new',
  'contacted',
  'toCheck',
  'done',
  'all',
] as const

/** One of these, as the address of the screen names it. */
export type InboxFilter = (typeof inboxFilters)[number]

/** Whose requests are "mine", and what time it is. */
export type InboxReader = { now: Date; userId: string | undefined }

const tables = { Quote: quotes, Message: messages } as const

type Table = (typeof tables)[RequestKind]

const kinds = ['Quote', 'Message'] as const satisfies readonly RequestKind[]

/** Neither done nor to be checked first. */
const openStages = requestStages.filter((stage) => stage !== 'suspicious' && stage !== 'done')

/** What is asked for: kinds and stages, and what else must be so. */
export type Asked = {
  kinds: readonly RequestKind[]
  stages: readonly RequestStage[]
  condition: ((table: Table) => SQL) | undefined
  searches: Record<RequestKind, Search> | undefined
}

/** Opens a search of both kinds. */
export async function openSearches(db: Queryable, search: string): Promise<Record<RequestKind, Search>> {
  const open = (table: Table) =>
    openSearch(
      db,
      {
        table,
        text: table.searchText,
        words: table.searchWords,
        newestFirst: sql`${table.submittedAt} desc, ${table.id} desc`,
      },
      search,
    )
  const [Quote, Message] = await Promise.all([open(quotes), open(messages)])
  return { Quote, Message }
}

/** What a filter asks for. Without a user "mine" is nothing. */
export function askedBy(filter: InboxFilter, userId: string | undefined): Asked {
  const everything: Asked = { kinds, stages: requestStages, condition: undefined, searches: undefined }
  switch (filter) {
    case 'open':
      return { ...everything, stages: openStages }
    case 'mine': {
      const isMine = ({ assigneeId }: Table) => (userId ? eq(assigneeId, userId) : sql`false`)
      return { ...everything, stages: openStages, condition: isMine }
    }
    case 'new':
    case 'contacted':
      return { ...everything, stages: openStages, condition: ({ status }) => eq(status, filter) }
    case 'toCheck':
      return { ...everything, stages: ['suspicious'] }
    case 'done':
      return { ...everything, stages: ['done'] }
    case 'quotes':
      return { ...everything, kinds: ['Quote'] }
    case 'messages':
      return { ...everything, kinds: ['Message'] }
    case 'all':
      return everything
  }
}

/** Where a request stands, and of which kind it is. */
export type PlacedRequest = Place & { kind: RequestKind }

const milliseconds = (table: Table) => sql<number>`(extract(epoch from ${table.stageAt}) * 1000)::float8`

/** What a search finds: all places among the kinds of which it finds few, and the kinds of which it finds many. */
export type Found = { total: number; places: PlacedRequest[]; common: RequestKind[] }

/** The places that a search finds, of each kind up to where nobody counts any more. */
export async function findPlaces(
  asked: Asked,
  searches: Record<RequestKind, Search>,
  sections: readonly Section[],
): Promise<Found> {
  const found = await Promise.all(
    asked.kinds.map(async (kind) => {
      const table = tables[kind]
      const rows = await searches[kind].find<{ id: string; stage: RequestStage; at: number }>(
        sql`${table.id} as id, ${table.stage} as stage, ${milliseconds(table)} as at`,
        and(inArray(table.stage, [...asked.stages]), asked.condition?.(table)),
      )
      return rows.map(({ id, stage, at }) => ({ kind, id, at, section: sectionOf(sections, stage, at) }))
    }),
  )
  const isCommon = (places: readonly PlacedRequest[]) => places.length > mostCounted
  return {
    total: found.flat().length,
    places: found.filter((places) => !isCommon(places)).flat(),
    common: found.filter(isCommon).flatMap(([place]) => place?.kind ?? []),
  }
}

type Walk = {
  sections: readonly Section[]
  limit: number
  after: Place | undefined
  /** How many of those that are done are looked through; all, if unset. */
  most?: number
  /** Whether all that is found is read and sorted, because the way to it is long. */
  isSorted?: boolean
}

/** The first places behind `after` of what a common search finds: looked for along the way, as far as that is not too long. */
export async function walkFound(db: Queryable, asked: Asked, walk: Walk): Promise<PlacedRequest[]> {
  if (asked.kinds.length === 0) return []
  const isRecent = asked.kinds.some((kind) => asked.searches?.[kind].isRecent)
  const met = isRecent ? await walkPlaces(db, asked, { ...walk, most: mostWalked }) : []
  if (met.length >= walk.limit) return met
  // On two connections at once: of words that are only in old rows, tens of thousands are read.
  const sorted = await Promise.all(
    asked.kinds.map((kind) => walkPlaces(db, { ...asked, kinds: [kind] }, { ...walk, isSorted: true })),
  )
  return sorted.flat()
}

/**
 * The first places behind `after`, along the index of stages, so that nothing is sorted but pages. What is done may be a
 * hundred times as much as all the rest, and is read only when the page reaches it.
 */
export async function walkPlaces(db: Queryable, asked: Asked, walk: Walk): Promise<PlacedRequest[]> {
  const open = await readPlaces(
    db,
    { ...asked, stages: asked.stages.filter((stage) => stage !== 'done') },
    walk,
  )
  if (open.length >= walk.limit) return open
  const done = await readPlaces(
    db,
    { ...asked, stages: asked.stages.filter((stage) => stage === 'done') },
    walk,
  )
  return [...open, ...done]
}

async function readPlaces(
  db: Queryable,
  asked: Asked,
  { sections, limit, after, most, isSorted }: Walk,
): Promise<PlacedRequest[]> {
  const branches = sections.flatMap((section, index) => {
    if (after && index < after.section) return []
    const from = after?.section === index ? after : undefined
    return section.ranges.flatMap(({ stages, ...range }) =>
      stages
        .filter((stage) => asked.stages.includes(stage))
        .flatMap((stage) =>
          asked.kinds.map((kind) =>
            placesIn(kind, {
              section,
              index,
              stage,
              range,
              from,
              asked,
              limit,
              most: stage === 'done' ? most : undefined,
              isSorted,
            }),
          ),
        ),
    )
  })
  if (branches.length === 0) return []
  const { rows } = await db.execute<PlacedRequest>(sql.join(branches, sql` union all `))
  return rows
}

type Branch = {
  section: Section
  index: number
  stage: RequestStage
  range: Omit<Range, 'stages'>
  from: Place | undefined
  asked: Asked
  limit: number
  most: number | undefined
  isSorted: boolean | undefined
}

/** The first places of one kind and stage within a section. */
function placesIn(
  kind: RequestKind,
  { section, index, stage, range, from, asked, limit, most, isSorted }: Branch,
): SQL {
  const table = tables[kind]
  const direction = section.isNewestFirst ? sql`desc` : sql`asc`
  // A sum is in no index.
  const by = isSorted ? sql`${table.stageAt} + interval '0'` : table.stageAt
  const order = sql`order by ${by} ${direction}, ${table.id} ${direction}`
  const beyond = section.isNewestFirst ? sql`<` : sql`>`
  const matching = and(
    eq(table.stage, stage),
    range.from === undefined ? undefined : sql`${table.stageAt} >= ${timestamptz(range.from)}`,
    range.to === undefined ? undefined : sql`${table.stageAt} < ${timestamptz(range.to)}`,
    from && sql`(${table.stageAt}, ${table.id}) ${beyond} (${timestamptz(from.at)}, ${from.id}::uuid)`,
  )
  const search = asked.searches?.[kind]
  const filter = and(asked.condition?.(table), isSorted ? search?.indexed : search?.condition)
  const rows = most
    ? sql`(select * from ${table} where ${matching} ${order} limit ${most}) as ${table} where ${filter ?? sql`true`}`
    : sql`${table} where ${and(matching, filter)}`
  return sql`(select ${kind} as kind, ${table.id} as id, ${sql.raw(String(index))} as section, ${milliseconds(table)} as at
    from ${rows} ${order} limit ${limit})`
}

const timestamptz = (at: number) => sql`${new Date(at).toISOString()}::timestamptz`

/** How many requests are open in each way, at this moment. */
export type OpenCounts = {
  open: number
  mine: number
  new: number
  contacted: number
  toCheck: number
  /** Who is to be called now. */
  waiting: number
}

/** More are open nowhere; a business that never marks anything as done must not make every page slow. */
const mostOpen = 10_000

/** How many requests each filter shows, up to 10,000, by one statement. */
export async function countOpen(db: Queryable, { now, userId }: InboxReader): Promise<OpenCounts> {
  const waits = inboxSections(now)
    .filter(({ group }) => waitingGroups.includes(group))
    .flatMap(({ ranges }) => ranges.map(inRange))
  // Both read an index and no row.
  const unfinished = (
    table: Table,
  ) => sql`(select ${table.stage}, ${table.stageAt}, ${table.status}::text from ${table}
    where ${inArray(table.stage, [...openStages, 'suspicious'])} limit ${mostOpen})`
  const mine = (table: Table) => sql`(select count(*) from ${table}
    where ${table.assigneeId} = ${userId ?? null}::uuid and ${inArray(table.stage, openStages)})`
  const { rows } = await db.execute<OpenCounts>(sql`
    select count(*) filter (where stage <> 'suspicious')::int as open,
      (${mine(quotes)} + ${mine(messages)})::int as mine,
      count(*) filter (where stage <> 'suspicious' and status = 'new')::int as new,
      count(*) filter (where stage <> 'suspicious' and status = 'contacted')::int as contacted,
      count(*) filter (where stage = 'suspicious')::int as "toCheck",
      count(*) filter (where ${sql.join(waits, sql` or `)})::int as waiting
    from (${unfinished(quotes)} union all ${unfinished(messages)}) as unfinished`)
  const [counts] = rows
  if (!counts) throw new Error('counting gave no row')
  return counts
}

const inRange = ({ stages, from, to }: Range): SQL =>
  sql`(stage = any(${sql.param([...stages])}::text[])
    ${from === undefined ? sql`` : sql`and stage_at >= ${timestamptz(from)}`}
    ${to === undefined ? sql`` : sql`and stage_at < ${timestamptz(to)}`})`
