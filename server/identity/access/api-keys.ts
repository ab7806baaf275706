import { randomBytes } from 'node:crypto'
import { and, desc, eq, gt, isNull, or, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Actor, Staff, StaffInSession } from '#server/actor.ts'
import { recordAudit } from '#server/audit/audit.ts'
import { because, line, parseInput } from '#server/data-service/input.ts'
import { credentialModels } from '#server/data-service/live/revocation.ts'
import type { Database, Queryable } from '#server/database/database.ts'
import { addressKey } from '#server/http/client-address.ts'
import { digestOf } from '#server/http/signed-values.ts'
import { takeToken } from '#server/limits/rate-limit.ts'
import { newId } from '#server/new-id.ts'
import { announce } from '#server/realtime/events.ts'
import { done, type Result, refuse, refuseField } from '#server/result.ts'
import { mayIn, parseRole } from '#server/rights.ts'
import { apiKeys, isStaff, users } from '#server/schema/identity.ts'

export type ApiKeyEntry = {
  id: string
  name: string
  prefix: string
  scope: 'read' | 'full' | 'leads'
  owner: string
  createdAt: Date
  expiresAt: Date | null
  lastUsedAt: Date | null
  hasExpired: boolean
}

export async function listApiKeys(db: Database, me: Staff): Promise<ApiKeyEntry[]> {
  return db
    .select({
      id: apiKeys.id,
      name: apiKeys.name,
      prefix: apiKeys.prefix,
      scope: apiKeys.scope,
      owner: users.email,
      createdAt: apiKeys.createdAt,
      expiresAt: apiKeys.expiresAt,
      lastUsedAt: apiKeys.lastUsedAt,
      hasExpired: sql<boolean>`coalesce(${apiKeys.expiresAt} <= now(), false)`,
    })
    .from(apiKeys)
    .innerJoin(users, eq(users.id, apiKeys.userId))
    .where(and(isNull(apiKeys.revokedAt), whoseKeys(me)))
    .orderBy(desc(apiKeys.createdAt), desc(apiKeys.id))
}

const whoseKeys = (me: Staff) => (mayIn(me, 'settings', 'write') ? undefined : eq(apiKeys.userId, me.userId))

export async function workingKeyNames(db: Queryable, userId: string): Promise<string[]> {
  const isWorking = or(isNull(apiKeys.expiresAt), gt(apiKeys.expiresAt, sql`now()`))
  const rows = await db
    .select({ name: apiKeys.name })
    .from(apiKeys)
    .where(and(eq(apiKeys.userId, userId), isNull(apiKeys.revokedAt), isWorking))
    .orderBy(desc(apiKeys.createdAt))
  return rows.map(({ name }) => name)
}

const wanted = z.object({
  name: line('keyName', 60),
  scope: z.enum(['read', 'full', 'leads'], because('keyScope')),
  days: z.enum(['30', '90', '365', 'never'], because('keyDays')),
})

export async function createApiKey(
  db: Database,
  me: StaffInSession,
  input: { name: string; scope: string; days: string },
): Promise<Result<{ id: string; name: string; key: string }>> {
  const parsed = parseInput(wanted, input)
  if (!parsed.ok) return parsed
  const { name, scope } = parsed.value
  if (scope === 'leads' && !mayIn(me, 'leads', 'write')) return refuseField('scope', { reason: 'keyScope' })
  // A landing page must not stop bringing leads on some day next year.
  const days = scope === 'leads' ? 'never' : parsed.value.days
  const id = newId()
  const key = `lantern_${randomBytes(32).toString('base64url')}`
  const expiresAt = days === 'never' ? null : sql`now() + make_interval(days => ${Number(days)})`
  await db.transaction(async (tx) => {
    await tx.insert(apiKeys).values({
      id,
      userId: me.userId,
      name,
      scope,
      prefix: key.slice(0, 12),
      digest: digestOf(key),
      expiresAt,
    })
    const after = { name, scope, days }
    await recordAudit(tx, me, {
      action: 'create',
      subject: 'ApiKey',
      subjectId: id,
      label: name,
      after,
    })
  })
  return done({ id, name, key })
}

export async function revokeApiKey(
  db: Database,
  me: StaffInSession,
  id: string,
): Promise<Result<{ name: string }>> {
  return db.transaction(async (tx) => {
    const [revoked] = await tx
      .update(apiKeys)
      .set({ revokedAt: sql`now()` })
      .where(and(eq(apiKeys.id, id), isNull(apiKeys.revokedAt), whoseKeys(me)))
      .returning({ name: apiKeys.name })
    if (!revoked) return refuse({ code: 'NOT_FOUND', reason: 'keyGone' })
    await announce(tx, { model: credentialModels.apiKey, operation: 'delete', id })
    await recordAudit(tx, me, { action: 'revoke', subject: 'ApiKey', subjectId: id, label: revoked.name })
    return done(revoked)
  })
}

/** Slows down programs that keep sending a revoked key. Guessing is hopeless at 256 random bits. */
const wrongKeys = { limit: 30, windowSeconds: 600 }

/** Anonymous for a wrong key. Undefined for Basic authentication, which may be for a proxy in front. */
export async function findKeyHolder(
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
      person: users.name,
      role: users.role,
      isStale,
    })
    .from(apiKeys)
    .innerJoin(users, and(eq(users.id, apiKeys.userId), isStaff))
    .where(
      and(
        eq(apiKeys.digest, digestOf(key)),
        isNull(apiKeys.revokedAt),
        or(isNull(apiKeys.expiresAt), gt(apiKeys.expiresAt, sql`now()`)),
      ),
    )
  const role = parseRole(found?.role)
  if (!found || !role) {
    const { allowed, retryAfterSeconds } = await takeToken(db, `api-key:${addressKey(address)}`, wrongKeys)
    return { kind: 'anonymous', address, ...(!allowed && { retryAfterSeconds }) }
  }
  const { id, name, scope, userId, email, person } = found
  if (found.isStale) await db.update(apiKeys).set({ lastUsedAt: sql`now()` }).where(eq(apiKeys.id, id))
  if (scope === 'leads') return { kind: 'leadSource', keyId: id, name, address }
  return {
    kind: 'staff',
    role,
    userId,
    username: `${email} (key "${name}")`,
    name: person || email,
    address,
    apiKeyId: id,
    ...(scope === 'read' && { readOnly: true }),
  }
}

/** Written every few minutes only, so that most reads write nothing. */
const isStale = sql<boolean>`coalesce(${apiKeys.lastUsedAt} < now() - interval '5 minutes', true)`
