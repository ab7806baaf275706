import { and, eq, exists, inArray, or, type SQL, sql } from 'drizzle-orm'
import { mostCounted } from '#content/search-rules.ts'
import type { Search } from '#server/data-service/search.ts'
import type { Queryable } from '#server/database/database.ts'
import { searchRequests } from '#server/models/inbox/inbox-places.ts'
import { estimates } from '#server/schema/estimates.ts'
import { ownerColumns, type RequestKind, requestKinds, requestTables } from '#server/schema/leads.ts'

/** By their number, or by what the search of their requests finds: who asked, and for what. */
export async function estimatesFoundBy(db: Queryable, search: string): Promise<SQL> {
  const searches = await searchRequests(db, search)
  const ofRequests = requestKinds.map((kind) => ofFoundRequests(db, kind, searches[kind]))
  return or(hasNumber(search), ...(await Promise.all(ofRequests))) ?? sql`false`
}

const hasNumber = (search: string): SQL | undefined =>
  /^\d{1,9}$/.test(search) ? eq(estimates.number, Number(search)) : undefined

async function ofFoundRequests(db: Queryable, kind: RequestKind, search: Search): Promise<SQL> {
  const table = requestTables[kind]
  const owner = estimates[ownerColumns[kind]]
  const hasEstimate = exists(db.select({ id: estimates.id }).from(estimates).where(eq(owner, table.id)))
  const { total, rows } = await search.find<{ id: string }>(sql`${table.id} as id`, hasEstimate)
  if (total <= mostCounted)
    return inArray(
      owner,
      rows.map(({ id }) => id),
    )
  return exists(
    db
      .select({ id: table.id })
      .from(table)
      .where(and(eq(table.id, owner), search.condition)),
  )
}
