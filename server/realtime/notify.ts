import { sql } from 'drizzle-orm'
import type { Queryable } from '#server/database/database.ts'
import { CHANNEL, type ModelEvent } from './model-event.ts'

/** Tells every instance of a change, when the caller's transaction commits and only if it does. */
export async function announce(tx: Queryable, { model, operation, id, onPages }: ModelEvent) {
  await tx.execute(sql`select pg_notify(${CHANNEL}, ${JSON.stringify({ model, operation, id, onPages })})`)
}
