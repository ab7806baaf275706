import { and, eq, exists, inArray, or, type SQL, sql } from 'drizzle-orm'
import { mostCounted } from '#content/search-rules.ts'
import { findMatches } from '#server/data-service/search.ts'
import type { Queryable } from '#server/database/database.ts'
import { requestsFoundBy } from '#server/models/inbox/inbox-places.ts'
import { estimates } from '#server/schema/estimates.ts'
import { requests } from '#server/schema/requests.ts'

/** By their number, or by what the search of their requests finds: who asked, and for what. */
export async function estimatesFoundBy(db: Queryable, search: string): Promise<SQL> {
  return or(hasNumber(search), await ofFoundRequests(db, search)) ?? sql`false`
}

const hasNumber = (search: string): SQL | undefined =>
  /^\d{1,9}$/.test(search) ? eq(estimates.number, Number(search)) : undefined

async function ofFoundRequests(db: Queryable, search: string): Promise<SQL> {
  const { id } = requests
  const isFound = and(
    await requestsFoundBy(db, search),
    exists(db.select({ id: estimates.id }).from(estimates).where(eq(estimates.requestId, id))),
  )
  const rows = await findMatches<{ id: string }>(db, requests, sql`${id} as id`, isFound)
  if (rows.length > mostCounted)
    return inArray(estimates.requestId, db.select({ id }).from(requests).where(isFound))
  return inArray(
    estimates.requestId,
    rows.map((row) => row.id),
  )
}
