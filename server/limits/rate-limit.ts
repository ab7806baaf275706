import { and, eq, gt, lte, sql } from 'drizzle-orm'
import type { Queryable } from '#server/database/database.ts'
import { type FixedStatement, runFixed } from '#server/database/transact.ts'
import { rateLimits } from '#server/schema/operations.ts'

/** How many uses are allowed in a window. */
export type Allowance = { limit: number; windowSeconds: number }

type Counted = { count: number; secondsLeft: number }

/** How a use is counted, after `insert into rate_limits as counter (key, count, window_ends_at) ...` of its first one. */
export const countUse = `
  on conflict (key) do update set
    count = case when counter.window_ends_at <= now() then 1 else counter.count + 1 end,
    window_ends_at = case when counter.window_ends_at <= now() then excluded.window_ends_at else counter.window_ends_at end
  returning count, ceil(extract(epoch from window_ends_at - now()))::int as "secondsLeft"`

const takeOne: FixedStatement = {
  name: 'take token',
  text: `insert into rate_limits as counter (key, count, window_ends_at)
    values ($1, 1, now() + $2 * interval '1 second') ${countUse}`,
}

/**
 * Counts one use of `key` in a window that starts with its first use and lasts `windowSeconds`. Refused uses do
 * not lengthen the window. One statement with the database's clock, so parallel calls and several instances
 * count exactly.
 */
export async function takeToken(db: Queryable, key: string, allowance: Allowance): Promise<TokenTaken> {
  const [counted] = await runFixed<Counted>(db, takeOne, [key, allowance.windowSeconds])
  if (!counted) throw new Error('An upsert returned no row')
  return judgeUse(counted, allowance)
}

/** `retryAfterSeconds`: 0 while it is allowed. */
export type TokenTaken = { allowed: boolean; count: number; retryAfterSeconds: number }

/** Whether a counted use is within the limit. */
export function judgeUse({ count, secondsLeft }: Counted, { limit }: Allowance): TokenTaken {
  const allowed = count <= limit
  return { allowed, count, retryAfterSeconds: allowed ? 0 : Math.max(1, secondsLeft) }
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
