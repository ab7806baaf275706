import { and, asc, eq, ne, sql } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import type { Queryable, Transaction } from '#server/database/database.ts'
import { users } from '#server/schema/identity.ts'
import { deliveries, pushSubscriptions } from '#server/schema/operations.ts'
import { generateKeyPairSync } from 'node:crypto'
import { z } from 'zod'
import { loadSecret } from '#server/database/secrets.ts'

export type PushSubscription = typeof pushSubscriptions.$inferSelect

/** A device as the settings list it: no keys, no address. */
export type PushDevice = Pick<PushSubscription, 'id' | 'label' | 'createdAt' | 'lastSuccessAt'> & {
  username: string
}

const ofAdministrators = eq(users.role, 'administrator')

/** The devices that are told of what comes in: those of everybody who is an administrator now. */
export async function pushDevices(db: Queryable): Promise<PushDevice[]> {
  const { id, label, createdAt, lastSuccessAt } = pushSubscriptions
  return db
    .select({ id, label, createdAt, lastSuccessAt, username: users.email })
    .from(pushSubscriptions)
    .innerJoin(users, eq(users.id, pushSubscriptions.userId))
    .where(ofAdministrators)
    .orderBy(asc(id))
}

/** Where to send; undefined when the device, or the administrator, is gone. */
export async function findSubscription(db: Queryable, id: string): Promise<PushSubscription | undefined> {
  const [row] = await db
    .select({ subscription: pushSubscriptions })
    .from(pushSubscriptions)
    .innerJoin(users, eq(users.id, pushSubscriptions.userId))
    .where(and(eq(pushSubscriptions.id, id), ofAdministrators))
  return row?.subscription
}

/** The same device again, with new keys or another person signed in, is still one. */
export async function saveSubscription(
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

/** Forgets a device and what was still on its way there: nobody is left who could be told. */
export async function forgetDevice(tx: Transaction, id: string): Promise<void> {
  await tx
    .delete(deliveries)
    .where(and(eq(deliveries.channel, 'push'), eq(deliveries.recipient, id), ne(deliveries.state, 'sent')))
  await tx.delete(pushSubscriptions).where(eq(pushSubscriptions.id, id))
}

export async function noteSuccess(db: Queryable, id: string): Promise<void> {
  await db.update(pushSubscriptions).set({ lastSuccessAt: sql`now()` }).where(eq(pushSubscriptions.id, id))
}

const vapidKeys = z.object({ publicKey: z.string(), privateKey: z.string() })

/** Our name to the push services. A device subscribes to exactly this key, so a new one makes all devices deaf. */
export type VapidKeys = z.output<typeof vapidKeys>

/** Made once, the same for every instance. */
export async function loadVapidKeys(db: Queryable): Promise<VapidKeys> {
  return vapidKeys.parse(JSON.parse(await loadSecret(db, 'vapid', () => JSON.stringify(newKeys()))))
}

/** On P-256, as RFC 8292 asks: the public key as an uncompressed point, both in base64url. */
function newKeys(): VapidKeys {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' })
  const { x = '', y = '', d = '' } = privateKey.export({ format: 'jwk' })
  const point = Buffer.concat([Buffer.of(4), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')])
  return { publicKey: point.toString('base64url'), privateKey: d }
}
