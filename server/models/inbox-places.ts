import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { mostCounted, mostScanned } from '#content/search-rules.ts'
import { openSearch, type Search } from '#server/data-service/search.ts'
import type { Queryable } from '#server/database/database.ts'
import { messages, quotes, requestSearch } from '#server/schema/leads.ts'
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

/** Finds which requests a page of the inbox shows, and counts them, without reading more of the two tables than needed. */

/** What a person can narrow the inbox to. */
export const inboxFilters = [
  'open',
  'mine',
  'quotes',
  'messages',
  'new',
  'contacted',
  'suspicious',
  'done',
  'all',
] as const

/** One of these, as the address of the screen names it. */
export type InboxFilter = (typeof inboxFilters)[number]

/** The time, and the user whose requests are "mine". */
export type InboxContext = { now: Date; userId: string | undefined }

const tables = { Quote: quotes, Message: messages } as const

type Table = (typeof tables)[RequestKind]

const kinds = ['Quote', 'Message'] as const satisfies readonly RequestKind[]

/** Neither done nor to be checked first. */
const openStages = requestStages.filter((stage) => stage !== 'suspicious' && stage !== 'done')

/** Which requests are read: of these kinds and stages, on this condition, and that match a search. */
export type InboxQuery = {
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
        ...requestSearch(table),
        newestFirst: sql`${table.submittedAt} desc, ${table.id} desc`,
      },
      search,
    )
  const [Quote, Message] = await Promise.all([open(quotes), open(messages)])
  return { Quote, Message }
}

/** The query of a filter. Without a user "mine" is empty. */
export function queryOf(filter: InboxFilter, userId: string | undefined): InboxQuery {
  const everything: InboxQuery = { kinds, stages: requestStages, condition: undefined, searches: undefined }
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
    case 'suspicious':
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

/** The sort key of a request, and its kind. */
export type PlacedRequest = Place & { kind: RequestKind }

const milliseconds = (table: Table) => sql<number>`(extract(epoch from ${table.stageAt}) * 1000)::float8`

/** The result of a search: all places where it has few matches, and the queries that are left where it has too many. */
export type Found = { total: number; places: PlacedRequest[]; common: InboxQuery[] }

/** Runs a search, for each kind up to `mostCounted` matches. */
export async function findPlaces(
  query: InboxQuery,
  searches: Record<RequestKind, Search>,
  sections: readonly Section[],
): Promise<Found> {
  const found = await Promise.all(query.kinds.map((kind) => findKind(query, kind, searches[kind], sections)))
  return {
    total: found.reduce((sum, { total }) => sum + total, 0),
    places: found.flatMap(({ places }) => places),
    common: found.flatMap(({ common }) => common),
  }
}

async function findKind(
  query: InboxQuery,
  kind: RequestKind,
  search: Search,
  sections: readonly Section[],
): Promise<Found> {
  const table = tables[kind]
  const find = (stages: readonly RequestStage[]) =>
    search.find<{ id: string; stage: RequestStage; at: number }>(
      sql`${table.id} as id, ${table.stage} as stage, ${milliseconds(table)} as at`,
      and(inArray(table.stage, [...stages]), query.condition?.(table)),
      { areMost: stages.includes('done') },
    )
  const placesOf = ({ rows }: Awaited<ReturnType<typeof find>>) =>
    rows.map(({ id, stage, at }) => ({ kind, id, at, section: sectionOf(sections, stage, at) }))
  const found = await find(query.stages)
  const { total } = found
  if (total <= mostCounted) return { total, places: placesOf(found), common: [] }
  // Few requests are open, so the matches among those are read at once.
  const open = query.stages.filter((stage) => stage !== 'done')
  const ofOpen = open.length > 0 && query.stages.includes('done') ? await find(open) : { total: 0, rows: [] }
  const isOpenCommon = open.length === query.stages.length || ofOpen.total > mostCounted
  return isOpenCommon
    ? { total, places: [], common: [{ ...query, kinds: [kind] }] }
    : { total, places: placesOf(ofOpen), common: [{ ...query, kinds: [kind], stages: ['done'] }] }
}

/** A page: `limit` places after a cursor. */
type PageRequest = {
  sections: readonly Section[]
  limit: number
  after: Place | undefined
  /** How many done requests are scanned for matches; all, if unset. */
  scanLimit?: number
  /** Whether matches are looked up in the search index (`Search.first`) instead of scanned for. */
  byIndex?: boolean
}

/** A page of the places of a search with many matches: scanned in order where that meets enough soon, else by the search index. */
export async function placesOfCommonSearch(
  db: Queryable,
  common: readonly InboxQuery[],
  page: PageRequest,
): Promise<PlacedRequest[]> {
  const places = await Promise.all(
    common.map(async (query) => {
      const prefersScan = query.kinds.some((kind) => query.searches?.[kind].prefersScan)
      const scanned = prefersScan ? await placesInOrder(db, query, { ...page, scanLimit: mostScanned }) : []
      return scanned.length >= page.limit ? scanned : placesInOrder(db, query, { ...page, byIndex: true })
    }),
  )
  return places.flat()
}

/**
 * A page of places in order, from the index of stages, so that only pages are sorted. Done requests may be a hundred times as
 * many as all others, and are read only when the page reaches them.
 */
export async function placesInOrder(
  db: Queryable,
  query: InboxQuery,
  page: PageRequest,
): Promise<PlacedRequest[]> {
  const open = await selectPlaces(
    db,
    { ...query, stages: query.stages.filter((stage) => stage !== 'done') },
    page,
  )
  if (open.length >= page.limit) return open
  const done = await selectPlaces(
    db,
    { ...query, stages: query.stages.filter((stage) => stage === 'done') },
    page,
  )
  return [...open, ...done]
}

async function selectPlaces(
  db: Queryable,
  query: InboxQuery,
  { sections, limit, after, scanLimit, byIndex }: PageRequest,
): Promise<PlacedRequest[]> {
  const branches = sections.flatMap((section, index) => {
    if (after && index < after.section) return []
    const from = after?.section === index ? after : undefined
    return section.ranges.flatMap(({ stages, ...range }) =>
      stages
        .filter((stage) => query.stages.includes(stage))
        .flatMap((stage) =>
          query.kinds.map((kind) =>
            placesIn(kind, {
              section,
              index,
              stage,
              range,
              from,
              query,
              limit,
              scanLimit: stage === 'done' ? scanLimit : undefined,
              byIndex,
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
  query: InboxQuery
  limit: number
  scanLimit: number | undefined
  byIndex: boolean | undefined
}

/** The query for the first places of one kind and stage within a section. */
function placesIn(
  kind: RequestKind,
  { section, index, stage, range, from, query, limit, scanLimit, byIndex }: Branch,
): SQL {
  const table = tables[kind]
  const direction = section.isNewestFirst ? 'DESC' : 'ASC'
  const order = sql`order by ${table.stageAt} ${sql.raw(direction)}, ${table.id} ${sql.raw(direction)}`
  const beyond = section.isNewestFirst ? sql`<` : sql`>`
  const inStage = eq(table.stage, stage)
  const inSection = and(
    range.from === undefined ? undefined : sql`${table.stageAt} >= ${timestamptz(range.from)}`,
    range.to === undefined ? undefined : sql`${table.stageAt} < ${timestamptz(range.to)}`,
    from && sql`(${table.stageAt}, ${table.id}) ${beyond} (${timestamptz(from.at)}, ${from.id}::uuid)`,
  )
  const search = query.searches?.[kind]
  const condition = query.condition?.(table)
  const place = sql`${kind} as kind, ${table.id} as id, ${sql.raw(String(index))} as section, ${milliseconds(table)} as at`
  if (search && byIndex) {
    const first = search.first(place, {
      by: table.stageAt,
      direction,
      within: inStage,
      matching: and(inSection, condition),
      after: from && new Date(from.at),
      limit,
    })
    return sql`(select kind, id, section, at from (${first}) as first)`
  }
  const filter = and(condition, search?.condition)
  const rows = scanLimit
    ? sql`(select * from ${table} where ${and(inStage, inSection)} ${order} limit ${scanLimit}) as ${table} where ${filter ?? sql`true`}`
    : sql`${table} where ${and(inStage, inSection, filter)}`
  return sql`(select ${place} from ${rows} ${order} limit ${limit})`
}

const timestamptz = (at: number) => sql`${new Date(at).toISOString()}::timestamptz`

/** How many open requests the filters show now. */
type OpenCounts = {
  open: number
  mine: number
  new: number
  contacted: number
  suspicious: number
  /** Who is to be called now. */
  waiting: number
}

/** Open requests are counted up to here: where nothing is ever marked as done, counting must not slow every page. */
const mostOpen = 10_000

/** Counts the open requests, up to `mostOpen`, in one statement. */
export async function countOpen(db: Queryable, { now, userId }: InboxContext): Promise<OpenCounts> {
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
      count(*) filter (where stage = 'suspicious')::int as suspicious,
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
