import { eq, sql } from 'drizzle-orm'
import type { Queryable } from '../database/database.ts'
import { tallies } from './tally-table.ts'

/** How many rows of a model there are in each state; a state that no row was ever in is missing. */
export async function readTallies(db: Queryable, model: string): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({ state: tallies.state, total: sql<number>`sum(${tallies.delta})::int` })
    .from(tallies)
    .where(eq(tallies.model, model))
    .groupBy(tallies.state)
  return new Map(rows.map(({ state, total }) => [state, total]))
}

/** Replaces the changes so far by their sums; call it now and then. Several instances may do it at once. */
export async function foldTallies(db: Queryable): Promise<void> {
  await db.execute(sql`
    with folded as (delete from ${tallies} returning model, state, delta)
    insert into ${tallies} (model, state, delta)
    select model, state, sum(delta) from folded group by model, state having sum(delta) <> 0`)
}
