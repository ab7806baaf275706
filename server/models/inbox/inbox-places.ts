import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { mostCounted, mostScanned } from '#content/search-rules.ts'
import { openSearches, type Search } from '#server/data-service/search.ts'
import type { Queryable } from '#server/database/database.ts'
import { type RequestStage, requestStages } from '#server/schema/progress.ts'
import { requestSearch, requests } from '#server/schema/requests.ts'
import { type InboxPlace, type Range, type Section, sectionOf } from './inbox-order.ts'
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
  stages: readonly RequestStage[]
  condition: SQL | undefined
  search: Search | undefined
}

export const searchedRequests = {
  table: requests,
  ...requestSearch,
  newestFirst: sql`${requests.submittedAt} desc, ${requests.id} desc`,
}

export const searchRequests = async (db: Queryable, search: string): Promise<Search> =>
  (await openSearches(db, { requests: searchedRequests }, search)).requests

export function queryOf(filter: InboxFilter, { userId, owner }: Omit<InboxContext, 'now'>): InboxQuery {
  const query = queryOfFilter(filter, userId)
  return { ...query, condition: and(query.condition, isOf(owner)) }
}

function queryOfFilter(filter: InboxFilter, userId: string | undefined): InboxQuery {
  const { kind, status, assigneeId } = requests
  const everything: InboxQuery = { stages: requestStages, condition: undefined, search: undefined }
  switch (filter) {
    case 'open':
      return { ...everything, stages: openStages }
    case 'mine':
      return {
        ...everything,
        stages: openStages,
        condition: userId ? eq(assigneeId, userId) : sql`false`,
      }
    case 'new':
    case 'contacted':
      return { ...everything, stages: openStages, condition: eq(status, filter) }
    case 'suspicious':
      return { ...everything, stages: ['suspicious'] }
    case 'done':
      return { ...everything, stages: ['done'] }
    case 'quotes':
      return { ...everything, condition: eq(kind, 'Quote') }
    case 'messages':
      return { ...everything, condition: eq(kind, 'Message') }
    case 'calls':
      return { ...everything, condition: eq(kind, 'Call') }
    case 'all':
      return everything
  }
}

const milliseconds = sql<number>`(extract(epoch from ${requests.stageAt}) * 1000)::float8`

/** All places where few match, the query to go on with where too many do. */
export type FoundPlaces = { total: number; places: InboxPlace[]; common: InboxQuery | undefined }

export async function findPlaces(
  query: InboxQuery,
  search: Search,
  sections: readonly Section[],
): Promise<FoundPlaces> {
  const find = (stages: readonly RequestStage[]) =>
    search.find<{ id: string; stage: RequestStage; at: number }>(
      sql`${requests.id} as id, ${requests.stage} as stage, ${milliseconds} as at`,
      and(inArray(requests.stage, [...stages]), query.condition),
      { areMost: stages.includes('done') },
    )
  const placesOf = ({ rows }: Awaited<ReturnType<typeof find>>) =>
    rows.map(({ id, stage, at }) => ({ id, at, section: sectionOf(sections, stage, at) }))
  const found = await find(query.stages)
  const { total } = found
  if (total <= mostCounted) return { total, places: placesOf(found), common: undefined }
  // Few requests are open, so the matches among them are read at once.
  const open = query.stages.filter((stage) => stage !== 'done')
  const ofOpen = open.length > 0 && query.stages.includes('done') ? await find(open) : { total: 0, rows: [] }
  const isOpenCommon = open.length === query.stages.length || ofOpen.total > mostCounted
  return isOpenCommon
    ? { total, places: [], common: query }
    : { total, places: placesOf(ofOpen), common: { ...query, stages: ['done'] } }
}

type PageRequest = {
  sections: readonly Section[]
  limit: number
  after: InboxPlace | undefined
  scanLimit?: number
  byIndex?: boolean
}

export async function placesOfCommonSearch(
  db: Queryable,
  query: InboxQuery,
  page: PageRequest,
): Promise<InboxPlace[]> {
  const scanned = query.search?.prefersScan
    ? await placesInOrder(db, query, { ...page, scanLimit: mostScanned })
    : []
  return scanned.length >= page.limit ? scanned : placesInOrder(db, query, { ...page, byIndex: true })
}

/**
 * Reads the index of stages, so that only pages are sorted. Done requests may be a hundred times as many as
 * the others; they are read only when the page reaches them.
 */
export async function placesInOrder(
  db: Queryable,
  query: InboxQuery,
  page: PageRequest,
): Promise<InboxPlace[]> {
  const within = (isDone: boolean) => query.stages.filter((stage) => (stage === 'done') === isDone)
  const open = await selectPlaces(db, { ...query, stages: within(false) }, page)
  if (open.length >= page.limit) return open
  return [...open, ...(await selectPlaces(db, { ...query, stages: within(true) }, page))]
}

async function selectPlaces(db: Queryable, query: InboxQuery, page: PageRequest): Promise<InboxPlace[]> {
  const { sections, after } = page
  const branches = sections.flatMap((section, index) => {
    if (after && index < after.section) return []
    const from = after?.section === index ? after : undefined
    return section.ranges.flatMap(({ stages, ...range }) =>
      stages
        .filter((stage) => query.stages.includes(stage))
        .map((stage) => placesIn({ section, index, stage, range, from }, query, page)),
    )
  })
  if (branches.length === 0) return []
  const { rows } = await db.execute<InboxPlace>(sql.join(branches, sql` union all `))
  return rows
}

type Branch = {
  section: Section
  index: number
  stage: RequestStage
  range: Omit<Range, 'stages'>
  from: InboxPlace | undefined
}

function placesIn(
  { section, index, stage, range, from }: Branch,
  { search, condition }: InboxQuery,
  { limit, scanLimit, byIndex }: PageRequest,
): SQL {
  const { id, stageAt } = requests
  const direction = section.isNewestFirst ? 'DESC' : 'ASC'
  const order = sql`order by ${stageAt} ${sql.raw(direction)}, ${id} ${sql.raw(direction)}`
  const beyond = section.isNewestFirst ? sql`<` : sql`>`
  const inStage = eq(requests.stage, stage)
  const inSection = and(
    range.from === undefined ? undefined : sql`${stageAt} >= ${timestampLiteral(range.from)}`,
    range.to === undefined ? undefined : sql`${stageAt} < ${timestampLiteral(range.to)}`,
    from && sql`(${stageAt}, ${id}) ${beyond} (${timestampLiteral(from.at)}, ${from.id}::uuid)`,
  )
  const place = sql`${id} as id, ${sql.raw(String(index))} as section, ${milliseconds} as at`
  if (search && byIndex) {
    const first = search.first(place, {
      by: stageAt,
      direction,
      within: inStage,
      matching: and(inSection, condition),
      after: from && new Date(from.at),
      limit,
    })
    return sql`(select id, section, at from (${first}) as first)`
  }
  const filter = and(condition, search?.condition)
  const rows =
    scanLimit && stage === 'done'
      ? sql`(select * from ${requests} where ${and(inStage, inSection)} ${order} limit ${scanLimit}) as ${requests} where ${filter ?? sql`true`}`
      : sql`${requests} where ${and(inStage, inSection, filter)}`
  return sql`(select ${place} from ${rows} ${order} limit ${limit})`
}

export const timestampLiteral = (at: number) => sql`${new Date(at).toISOString()}::timestamptz`
