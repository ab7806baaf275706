import { and, eq, gt, lte, sql } from 'drizzle-orm'
import type { Queryable } from '#server/database/database.ts'
import { type PreparedStatement, runPrepared } from '#server/database/transact.ts'
import { networkKeys } from '#server/http/client-address.ts'
import { rateLimits } from '#server/schema/operations.ts'

type RateLimit = { limit: number; windowSeconds: number }

type Counted = { count: number; secondsLeft: number }

/**
 * Follows `insert into rate_limits as counter (key, count, window_ends_at) ...`. A window that ends later than one that begins
 * now is of a clock that was ahead, and over.
 */
export const countOnConflict = (clock: 'now()' | '$3::timestamptz' = 'now()') => `
  on conflict (key) do update set
    count = case when ${isOver(clock)} then 1 else counter.count + 1 end,
    window_ends_at = case when ${isOver(clock)} then excluded.window_ends_at else counter.window_ends_at end
  returning key, count, ceil(extract(epoch from window_ends_at - ${clock}))::int as "secondsLeft"`

const isOver = (clock: string) =>
  `(counter.window_ends_at <= ${clock} or counter.window_ends_at > excluded.window_ends_at + interval '1 minute')`

const takeStatement: PreparedStatement = {
  name: 'take token',
  text: `insert into rate_limits as counter (key, count, window_ends_at)
    values ($1, 1, now() + $2 * interval '1 second') ${countOnConflict()}`,
}

const takeAtStatement: PreparedStatement = {
  name: 'take token at',
  text: `insert into rate_limits as counter (key, count, window_ends_at)
    values ($1, 1, $3::timestamptz + $2 * interval '1 second') ${countOnConflict('$3::timestamptz')}`,
}

/**
 * A fixed window that starts with the first use; refused uses do not lengthen it. One upsert by the
 * database's clock, so that concurrent calls and several instances count exactly. `at`: another time, for
 * jobs.
 */
export async function takeToken(
  db: Queryable,
  key: string,
  rateLimit: RateLimit,
  at?: Date,
): Promise<LimitCheck> {
  const [counted] = at
    ? await runPrepared<Counted>(db, takeAtStatement, [key, rateLimit.windowSeconds, at])
    : await runPrepared<Counted>(db, takeStatement, [key, rateLimit.windowSeconds])
  if (!counted) throw new Error('An upsert returned no row')
  return checkLimit(counted, rateLimit)
}

/** How many times more than an address or a /64. A /24 is many people, a /48 may be one machine. */
const wider: Readonly<Record<string, number>> = { '/56': 2, '/48': 4, '/24': 10 }

/**
 * For each network of an address, from narrow to wide, until one refuses: what is refused does not count against
 * neighbors. The count is that of the widest.
 */
export async function takeTokenOfNetworks(
  db: Queryable,
  keyOf: (network: string) => string,
  address: string,
  { limit, windowSeconds }: RateLimit,
): Promise<LimitCheck> {
  let taken: LimitCheck = { allowed: true, count: 0, retryAfterSeconds: 0 }
  for (const network of networkKeys(address)) {
    const times = wider[/\/\d+$/.exec(network)?.[0] ?? ''] ?? 1
    taken = await takeToken(db, keyOf(network), { limit: limit * times, windowSeconds })
    if (!taken.allowed) break
  }
  return taken
}

type LimitCheck = { allowed: boolean; count: number; retryAfterSeconds: number }

function checkLimit({ count, secondsLeft }: Counted, { limit }: RateLimit): LimitCheck {
  const allowed = count <= limit
  return { allowed, count, retryAfterSeconds: allowed ? 0 : Math.max(1, secondsLeft) }
}

export async function usesOf(db: Queryable, key: string, at: Date): Promise<number> {
  const { count, windowEndsAt } = rateLimits
  const [found] = await db
    .select({ count })
    .from(rateLimits)
    .where(and(eq(rateLimits.key, key), gt(windowEndsAt, at)))
  return found?.count ?? 0
}

export async function returnToken(db: Queryable, key: string): Promise<void> {
  await db
    .update(rateLimits)
    .set({ count: sql`greatest(${rateLimits.count} - 1, 0)` })
    .where(and(eq(rateLimits.key, key), gt(rateLimits.windowEndsAt, sql`now()`)))
}

export async function sweepRateLimits(db: Queryable): Promise<number> {
  const swept = await db.delete(rateLimits).where(lte(rateLimits.windowEndsAt, sql`now()`))
  return swept.rowCount ?? 0
}
