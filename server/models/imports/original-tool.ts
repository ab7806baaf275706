import { sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { v5 } from 'uuid'
import { isUuid } from '#server/data-service/record-id.ts'
import type { Queryable } from '#server/database/database.ts'
import { trash } from '#server/schema/operations.ts'

/** The site that this one follows (specification section 3): its tables come as JSON, a file for each model. */
export const originalTool = 'AWS Amplify'

const derivedFrom = '5b0c9a1e-6f4c-4d0e-9a53-0f6d1c0a7e21'

/** A record keeps its id; one that is no UUID gives one that is the same each time. Null where the file has none. */
export function keptId(model: string, text: string | undefined): string | null {
  if (!text) return null
  return isUuid(text) ? text.toLowerCase() : v5(`${model} ${text}`, derivedFrom)
}

/** What is here stays as it is, and of what stands twice in a file the first counts: by its id, and by what it says. */
export function fatesOf<Item extends { id: string | null }>(
  items: readonly Item[],
  { sameAs, earlier, isHere }: Sameness<Item>,
): { kind: 'made' | 'joined' | 'doubled'; item: Item; isStored: boolean }[] {
  return items.map((item) => {
    const own = [sameAs(item), ...(item.id ? [item.id] : [])]
    const kind = own.some((one) => earlier.has(one)) ? 'doubled' : own.some(isHere) ? 'joined' : 'made'
    for (const one of own) earlier.add(one)
    return { kind, item, isStored: kind === 'made' }
  })
}

/** `earlier`: what batches before had. */
type Sameness<Item> = {
  sameAs: (item: Item) => string
  earlier: Set<string>
  isHere: (own: string) => boolean
}

/** Which of these ids records have, those in the trash included: they may be restored. */
export async function idsHere(
  db: Queryable,
  table: PgTable & { id: PgColumn },
  items: readonly { id: string | null }[],
): Promise<Set<string>> {
  const ids = items.flatMap(({ id }) => id ?? [])
  if (ids.length === 0) return new Set()
  const wanted = sql`any(${sql.param(ids)}::uuid[])`
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from ${table} where id = ${wanted}
    union select record_id from ${trash} where record_id = ${wanted}`)
  return new Set(rows.map(({ id }) => id))
}
