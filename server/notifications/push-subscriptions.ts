import { and, asc, eq, ne, sql } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import type { Queryable, Transaction } from '#server/database/database.ts'
import { users } from '#server/schema/identity.ts'
import { deliveries, pushSubscriptions } from '#server/schema/operations.ts'

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
