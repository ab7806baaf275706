import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { mostCounted } from '#content/search-rules.ts'
import { findMatches, firstMatches, matchesInTables } from '#server/data-service/search.ts'
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
  /** What the search finds. */
  matches: SQL | undefined
}

export const searchedRequests = { table: requests, ...requestSearch }

/** The condition of the requests that a search finds. */
export const requestsFoundBy = async (db: Queryable, search: string): Promise<SQL> =>
  (await matchesInTables(db, [searchedRequests], search))(searchedRequests)

export function queryOf(filter: InboxFilter, { userId, owner }: Omit<InboxContext, 'now'>): InboxQuery {
  const query = queryOfFilter(filter, userId)
  return { ...query, condition: and(query.condition, isOf(owner)) }
}

function queryOfFilter(filter: InboxFilter, userId: string | undefined): InboxQuery {
  const { kind, status, assigneeId } = requests
  const everything: InboxQuery = { stages: requestStages, condition: undefined, matches: undefined }
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

/** All places where few match the query, unordered; undefined where too many do. */
export async function placesOfFew(
  db: Queryable,
  { stages, condition, matches }: InboxQuery,
  sections: readonly Section[],
): Promise<InboxPlace[] | undefined> {
  const rows = await findMatches<{ id: string; stage: RequestStage; at: number }>(
    db,
    requests,
    sql`${requests.id} as id, ${requests.stage} as stage, ${milliseconds} as at`,
    and(inArray(requests.stage, [...stages]), condition, matches),
  )
  if (rows.length > mostCounted) return undefined
  return rows.map(({ id, stage, at }) => ({ id, at, section: sectionOf(sections, stage, at) }))
}

type PageRequest = { sections: readonly Section[]; limit: number; after: InboxPlace | undefined }

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
        .map((stage) => placesIn({ section, index, stage, range, from }, query, page.limit)),
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
  { condition, matches }: InboxQuery,
  limit: number,
): SQL {
  const { id, stageAt } = requests
  const direction = section.isNewestFirst ? 'DESC' : 'ASC'
  const order = sql.raw(direction)
  const beyond = section.isNewestFirst ? sql`<` : sql`>`
  const listed = and(
    eq(requests.stage, stage),
    range.from === undefined ? undefined : sql`${stageAt} >= ${timestampLiteral(range.from)}`,
    range.to === undefined ? undefined : sql`${stageAt} < ${timestampLiteral(range.to)}`,
    from && sql`(${stageAt}, ${id}) ${beyond} (${timestampLiteral(from.at)}, ${from.id}::uuid)`,
    condition,
  )
  // Planned apart only for what has thousands of rows.
  const isHere =
    matches && stage === 'done'
      ? sql`${id} in ${firstMatches(requests, { listed, matches }, { by: stageAt, direction, limit })}`
      : and(listed, matches)
  return sql`(select ${id} as id, ${sql.raw(String(index))} as section, ${milliseconds} as at from ${requests}
    where ${isHere} order by ${stageAt} ${order}, ${id} ${order} limit ${limit})`
}

export const timestampLiteral = (at: number) => sql`${new Date(at).toISOString()}::timestamptz`
