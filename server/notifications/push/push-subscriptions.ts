import { generateKeyPairSync } from 'node:crypto'
import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Queryable, Transaction } from '#server/database/database.ts'
import { loadSecret } from '#server/database/secrets.ts'
import { newId } from '#server/new-id.ts'
import { rolesThatTakeLeads } from '#server/rights.ts'
import { users } from '#server/schema/identity.ts'
import { deliveries, pushSubscriptions } from '#server/schema/notifications.ts'

export type PushSubscription = typeof pushSubscriptions.$inferSelect

export type PushDevice = Pick<PushSubscription, 'id' | 'label' | 'createdAt' | 'lastSuccessAt'> & {
  username: string
}

const ofLeadStaff = inArray(users.role, rolesThatTakeLeads)

export async function listPushDevices(db: Queryable, userId?: string): Promise<PushDevice[]> {
  const { id, label, createdAt, lastSuccessAt } = pushSubscriptions
  return db
    .select({ id, label, createdAt, lastSuccessAt, username: users.email })
    .from(pushSubscriptions)
    .innerJoin(users, eq(users.id, pushSubscriptions.userId))
    .where(and(ofLeadStaff, userId === undefined ? undefined : eq(users.id, userId)))
    .orderBy(asc(id))
}

/** `language`: of whose device it is; null where they have not chosen one. */
export async function findPushSubscription(
  db: Queryable,
  id: string,
): Promise<(PushSubscription & { language: string | null }) | undefined> {
  const [row] = await db
    .select({ subscription: pushSubscriptions, language: users.language })
    .from(pushSubscriptions)
    .innerJoin(users, eq(users.id, pushSubscriptions.userId))
    .where(and(eq(pushSubscriptions.id, id), ofLeadStaff))
  return row && { ...row.subscription, language: row.language }
}

/** A device that subscribes again, with new keys or for another user, keeps its row. */
export async function savePushSubscription(
  tx: Queryable,
  given: Pick<PushSubscription, 'userId' | 'endpoint' | 'p256dh' | 'auth' | 'label'>,
): Promise<PushSubscription> {
  const { endpoint: _unchanged, ...changes } = given
  const [saved] = await tx
    .insert(pushSubscriptions)
    .values({ id: newId(), ...given })
    .onConflictDoUpdate({ target: pushSubscriptions.endpoint, set: changes })
    .returning()
  if (!saved) throw new Error('a push subscription was stored and is not there')
  return saved
}

export async function deletePushSubscription(tx: Transaction, id: string): Promise<void> {
  await tx
    .delete(deliveries)
    .where(and(eq(deliveries.channel, 'push'), eq(deliveries.recipient, id), ne(deliveries.state, 'sent')))
  await tx.delete(pushSubscriptions).where(eq(pushSubscriptions.id, id))
}

export async function touchPushSubscription(db: Queryable, id: string): Promise<void> {
  await db.update(pushSubscriptions).set({ lastSuccessAt: sql`now()` }).where(eq(pushSubscriptions.id, id))
}

const vapidKeys = z.object({ publicKey: z.string(), privateKey: z.string() })

/**
 * Identifies us to push services (RFC 8292). Devices subscribe to this key: a new one loses all
 * subscriptions.
 */
export type VapidKeys = z.output<typeof vapidKeys>

export async function loadVapidKeys(db: Queryable): Promise<VapidKeys> {
  return vapidKeys.parse(JSON.parse(await loadSecret(db, 'vapid', () => JSON.stringify(newKeys()))))
}

/** P-256 (RFC 8292) in base64url; the public key as an uncompressed point. */
function newKeys(): VapidKeys {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' })
  const { x = '', y = '', d = '' } = privateKey.export({ format: 'jwk' })
  const point = Buffer.concat([Buffer.of(4), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')])
  return { publicKey: point.toString('base64url'), privateKey: d }
}
