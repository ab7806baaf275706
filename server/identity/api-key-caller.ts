import { and, eq, gt, isNull, or, sql } from 'drizzle-orm'
import type { Actor } from '#server/data-service/actor.ts'
import type { Database } from '#server/database/database.ts'
import { addressKey, takeToken } from '#server/limits/rate-limit.ts'
import { apiKeys, users } from '#server/schema/identity.ts'
import { digestOf } from './digest.ts'

/** Keys have 256 bits, so nobody guesses one; a program that keeps sending a dead one is slowed down. */
const wrongKeys = { limit: 30, windowSeconds: 600 }

/**
 * Who sends this Authorization header: the administrator whose key it holds, or nobody. Undefined when it is none of
 * ours to judge: HTTP's own passwords, which a proxy in front may ask for.
 */
export async function keyHolder(
  db: Database,
  authorization: string,
  address: string,
): Promise<Actor | undefined> {
  if (/^basic\s/i.test(authorization)) return undefined
  const key = authorization.replace(/^bearer\s+/i, '').trim()
  const [found] = await db
    .select({
      id: apiKeys.id,
      name: apiKeys.name,
      scope: apiKeys.scope,
      userId: users.id,
      email: users.email,
      isStale,
    })
    .from(apiKeys)
    .innerJoin(users, and(eq(users.id, apiKeys.userId), eq(users.role, 'administrator')))
    .where(
      and(
        eq(apiKeys.digest, digestOf(key)),
        isNull(apiKeys.revokedAt),
        or(isNull(apiKeys.expiresAt), gt(apiKeys.expiresAt, sql`now()`)),
      ),
    )
  if (!found) {
    const { allowed, retryAfterSeconds } = await takeToken(db, `api-key:${addressKey(address)}`, wrongKeys)
    return { kind: 'anonymous', address, ...(!allowed && { retryAfterSeconds }) }
  }
  const { id, name, scope, userId, email } = found
  if (found.isStale) await db.update(apiKeys).set({ lastUsedAt: sql`now()` }).where(eq(apiKeys.id, id))
  return {
    kind: 'administrator',
    userId,
    username: `${email} (key "${name}")`,
    address,
    apiKeyId: id,
    ...(scope === 'read' && { readOnly: true }),
  }
}

/** Use is noted every few minutes only, so that reading stays reading. */
const isStale = sql<boolean>`coalesce(${apiKeys.lastUsedAt} < now() - interval '5 minutes', true)`
