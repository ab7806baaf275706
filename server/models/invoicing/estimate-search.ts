import { and, eq, exists, inArray, or, type SQL, sql } from 'drizzle-orm'
import { mostCounted } from '#content/search-rules.ts'
import type { Queryable } from '#server/database/database.ts'
import { searchRequests } from '#server/models/inbox/inbox-places.ts'
import { estimates } from '#server/schema/estimates.ts'
import { requests } from '#server/schema/requests.ts'

/** By their number, or by what the search of their requests finds: who asked, and for what. */
export async function estimatesFoundBy(db: Queryable, search: string): Promise<SQL> {
  return or(hasNumber(search), await ofFoundRequests(db, search)) ?? sql`false`
}

const hasNumber = (search: string): SQL | undefined =>
  /^\d{1,9}$/.test(search) ? eq(estimates.number, Number(search)) : undefined

async function ofFoundRequests(db: Queryable, text: string): Promise<SQL> {
  const search = await searchRequests(db, text)
  const { id } = requests
  const { requestId } = estimates
  const hasEstimate = exists(db.select({ id: estimates.id }).from(estimates).where(eq(requestId, id)))
  const { total, rows } = await search.find<{ id: string }>(sql`${id} as id`, hasEstimate)
  if (total <= mostCounted)
    return inArray(
      requestId,
      rows.map((row) => row.id),
    )
  return exists(
    db
      .select({ id })
      .from(requests)
      .where(and(eq(id, requestId), search.condition)),
  )
}
