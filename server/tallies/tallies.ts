import { inArray, sql } from 'drizzle-orm'
import type { Queryable } from '#server/database/database.ts'
import { tallies } from '#server/schema/operations.ts'

/** How many rows of a model are in one state; a state that no row was ever in has none. */
export type Tally = { state: string; total: number }

/** The tallies of these models, by model; one statement. */
export async function readTallies(db: Queryable, models: readonly string[]): Promise<Map<string, Tally[]>> {
  const rows = await db
    .select({ model: tallies.model, state: tallies.state, total: sql<number>`sum(${tallies.delta})::int` })
    .from(tallies)
    .where(inArray(tallies.model, [...models]))
    .groupBy(tallies.model, tallies.state)
  return Map.groupBy(rows, ({ model }) => model)
}

/** Replaces the changes so far by their sums; call it now and then. Several instances may do it at once. */
export async function foldTallies(db: Queryable): Promise<void> {
  await db.execute(sql`
    with folded as (delete from ${tallies} returning model, state, delta)
    insert into ${tallies} (model, state, delta)
    select model, state, sum(delta) from folded group by model, state having sum(delta) <> 0`)
}
