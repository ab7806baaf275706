import { and, eq, gt, lte, sql } from 'drizzle-orm'
import type { Queryable } from '#server/database/database.ts'
import { rateLimits } from '#server/schema/operations.ts'

export type Allowance = { limit: number; windowSeconds: number }

/**
 * Counts one use of `key` in a window that starts with its first use and lasts `windowSeconds`. Refused uses do
 * not lengthen the window. One statement with the database's clock, so parallel calls and several instances
 * count exactly.
 */
export async function takeToken(
  db: Queryable,
  key: string,
  { limit, windowSeconds }: Allowance,
): Promise<{ allowed: boolean; count: number; retryAfterSeconds: number }> {
  const over = sql`${rateLimits.windowEndsAt} <= now()`
  const [row] = await db
    .insert(rateLimits)
    .values({ key, count: 1, windowEndsAt: sql`now() + make_interval(secs => ${windowSeconds})` })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        count: sql`case when ${over} then 1 else ${rateLimits.count} + 1 end`,
        windowEndsAt: sql`case when ${over} then excluded.window_ends_at else ${rateLimits.windowEndsAt} end`,
      },
    })
    .returning({
      count: rateLimits.count,
      secondsLeft: sql<number>`ceil(extract(epoch from ${rateLimits.windowEndsAt} - now()))::int`,
    })
  if (!row) throw new Error('An upsert returned no row')
  const allowed = row.count <= limit
  return { allowed, count: row.count, retryAfterSeconds: allowed ? 0 : Math.max(1, row.secondsLeft) }
}

/** Gives one use back: for what turned out not to deserve counting, such as a sign-in that succeeded. */
export async function returnToken(db: Queryable, key: string): Promise<void> {
  await db
    .update(rateLimits)
    .set({ count: sql`greatest(${rateLimits.count} - 1, 0)` })
    .where(and(eq(rateLimits.key, key), gt(rateLimits.windowEndsAt, sql`now()`)))
}

/** Deletes the windows that are over; call it now and then. Gives how many. */
export async function sweepRateLimits(db: Queryable): Promise<number> {
  const swept = await db.delete(rateLimits).where(lte(rateLimits.windowEndsAt, sql`now()`))
  return swept.rowCount ?? 0
}
