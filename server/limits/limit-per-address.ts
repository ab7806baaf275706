import type { MiddlewareHandler } from 'hono'
import type { Caller } from '#server/caller.ts'
import type { Database } from '#server/database/database.ts'
import { type Allowance, addressKey, takeToken } from './rate-limit.ts'

/** Counts requests of one kind by address; over the limit answers 429 with the time to wait. */
export function limitPerAddress(
  db: Database,
  kind: string,
  allowance: Allowance,
): MiddlewareHandler<{ Variables: { caller: Caller } }> {
  return async (c, next) => {
    const key = `${kind}:${addressKey(c.get('caller').address)}`
    const { allowed, retryAfterSeconds } = await takeToken(db, key, allowance)
    if (allowed) return next()
    const message = 'Too many files came from your connection just now. Please wait a little, or call us.'
    return c.json({ message }, 429, { 'Retry-After': String(retryAfterSeconds) })
  }
}
