import { sql } from 'drizzle-orm'
import type { Queryable } from './database.ts'

/** Other transactions that ask for this name wait until this one ends. */
export async function holdLock(tx: Queryable, name: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${name}))`)
}
