import { generateKeyPairSync } from 'node:crypto'
import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import { z } from 'zod'
import type { Queryable, Transaction } from '#server/database/database.ts'
import { loadSecret } from '#server/database/secrets.ts'
import { rolesThatWrite } from '#server/rights.ts'
import { users } from '#server/schema/identity.ts'
import { deliveries, pushSubscriptions } from '#server/schema/notifications.ts'

/** A device that somebody allowed to be notified (RFC 8030). */
export type PushSubscription = typeof pushSubscriptions.$inferSelect

/** A device as the settings show it, without its keys and address. */
export type PushDevice = Pick<PushSubscription, 'id' | 'label' | 'createdAt' | 'lastSuccessAt'> & {
  username: string
}

const ofLeadStaff = inArray(users.role, rolesThatWrite('leads'))

/** The devices of everyone who works with leads now, or of one of them. */
export async function listPushDevices(db: Queryable, userId?: string): Promise<PushDevice[]> {
  const { id, label, createdAt, lastSuccessAt } = pushSubscriptions
  return db
    .select({ id, label, createdAt, lastSuccessAt, username: users.email })
    .from(pushSubscriptions)
    .innerJoin(users, eq(users.id, pushSubscriptions.userId))
    .where(and(ofLeadStaff, userId === undefined ? undefined : eq(users.id, userId)))
    .orderBy(asc(id))
}

/** Undefined when the subscription was deleted or its person does not work with leads any more. */
export async function findPushSubscription(db: Queryable, id: string): Promise<PushSubscription | undefined> {
  const [row] = await db
    .select({ subscription: pushSubscriptions })
    .from(pushSubscriptions)
    .innerJoin(users, eq(users.id, pushSubscriptions.userId))
    .where(and(eq(pushSubscriptions.id, id), ofLeadStaff))
  return row?.subscription
}

/** A device that subscribes again, with new keys or another person signed in, keeps its row. */
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

/** Deletes a subscription and what was still to be delivered there. */
export async function deletePushSubscription(tx: Transaction, id: string): Promise<void> {
  await tx
    .delete(deliveries)
    .where(and(eq(deliveries.channel, 'push'), eq(deliveries.recipient, id), ne(deliveries.state, 'sent')))
  await tx.delete(pushSubscriptions).where(eq(pushSubscriptions.id, id))
}

/** Remembers that a notification reached this device just now. */
export async function touchPushSubscription(db: Queryable, id: string): Promise<void> {
  await db.update(pushSubscriptions).set({ lastSuccessAt: sql`now()` }).where(eq(pushSubscriptions.id, id))
}

const vapidKeys = z.object({ publicKey: z.string(), privateKey: z.string() })

/** Identifies us to push services (RFC 8292). Devices subscribe to this key: with a new one, all subscriptions are lost. */
export type VapidKeys = z.output<typeof vapidKeys>

/** Made at first use, the same for every instance. */
export async function loadVapidKeys(db: Queryable): Promise<VapidKeys> {
  return vapidKeys.parse(JSON.parse(await loadSecret(db, 'vapid', () => JSON.stringify(newKeys()))))
}

/** On curve P-256 (RFC 8292), in base64url; the public key as an uncompressed point. */
function newKeys(): VapidKeys {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' })
  const { x = '', y = '', d = '' } = privateKey.export({ format: 'jwk' })
  const point = Buffer.concat([Buffer.of(4), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')])
  return { publicKey: point.toString('base64url'), privateKey: d }
}
