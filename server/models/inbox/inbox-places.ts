import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { mostCounted, mostScanned } from '#content/search-rules.ts'
import { openSearches, type Search } from '#server/data-service/search.ts'
import type { Queryable } from '#server/database/database.ts'
import {
  type RequestKind,
  type RequestTable,
  requestKinds,
  requestSearch,
  requestTables,
} from '#server/schema/leads.ts'
import { type RequestStage, requestStages } from '#server/schema/progress.ts'
import { type Place, type Range, type Section, sectionOf } from './inbox-order.ts'
import { isOf } from './own-requests.ts'

export const inboxFilters = [
  'open',
  'mine',
  'quotes',
  'messages',
  'calls',
  'new',
  'contacted',
  'suspicious',
  'done',
  'all',
] as const

export type InboxFilter = (typeof inboxFilters)[number]

export type InboxContext = { now: Date; userId: string | undefined; owner?: string | undefined }

export const openStages = requestStages.filter((stage) => stage !== 'suspicious' && stage !== 'done')

export type InboxQuery = {
  kinds: readonly RequestKind[]
  stages: readonly RequestStage[]
  condition: ((table: RequestTable) => SQL | undefined) | undefined
  searches: Record<RequestKind, Search> | undefined
}

const searched = (table: RequestTable) => ({
  table,
  ...requestSearch(table),
  newestFirst: sql`${table.submittedAt} desc, ${table.id} desc`,
})

const { Quote, Message, Call } = requestTables

export const searchedRequests = { Quote: searched(Quote), Message: searched(Message), Call: searched(Call) }

export const searchRequests = (db: Queryable, search: string): Promise<Record<RequestKind, Search>> =>
  openSearches(db, searchedRequests, search)

export function queryOf(filter: InboxFilter, { userId, owner }: Omit<InboxContext, 'now'>): InboxQuery {
  const query = queryOfFilter(filter, userId)
  const condition = (table: RequestTable) => and(query.condition?.(table), isOf(owner)(table))
  return { ...query, condition }
}

function queryOfFilter(filter: InboxFilter, userId: string | undefined): InboxQuery {
  const everything: InboxQuery = {
    kinds: requestKinds,
    stages: requestStages,
    condition: undefined,
    searches: undefined,
  }
  switch (filter) {
    case 'open':
      return { ...everything, stages: openStages }
    case 'mine': {
      const isMine = ({ assigneeId }: RequestTable) => (userId ? eq(assigneeId, userId) : sql`false`)
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
    case 'calls':
      return { ...everything, kinds: ['Call'] }
    case 'all':
      return everything
  }
}

export type PlacedRequest = Place & { kind: RequestKind }

const milliseconds = (table: RequestTable) =>
  sql<number>`(extract(epoch from ${table.stageAt}) * 1000)::float8`

/** All places for a kind with few matches, the queries to go on with for one with too many. */
export type Found = { total: number; places: PlacedRequest[]; common: InboxQuery[] }

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
  const table = requestTables[kind]
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
  // Few requests are open, so the matches among them are read at once.
  const open = query.stages.filter((stage) => stage !== 'done')
  const ofOpen = open.length > 0 && query.stages.includes('done') ? await find(open) : { total: 0, rows: [] }
  const isOpenCommon = open.length === query.stages.length || ofOpen.total > mostCounted
  return isOpenCommon
    ? { total, places: [], common: [{ ...query, kinds: [kind] }] }
    : { total, places: placesOf(ofOpen), common: [{ ...query, kinds: [kind], stages: ['done'] }] }
}

type PageRequest = {
  sections: readonly Section[]
  limit: number
  after: Place | undefined
  scanLimit?: number
  byIndex?: boolean
}

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
 * Reads the index of stages, so that only pages are sorted. Done requests may be a hundred times as many as
 * the others; they are read only when the page reaches them.
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

function placesIn(
  kind: RequestKind,
  { section, index, stage, range, from, query, limit, scanLimit, byIndex }: Branch,
): SQL {
  const table = requestTables[kind]
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

export const timestamptz = (at: number) => sql`${new Date(at).toISOString()}::timestamptz`
