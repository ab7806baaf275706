import { asc, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Queryable } from '#server/database/database.ts'
import { rolesThatWrite } from '#server/rights.ts'
import { users } from '#server/schema/identity.ts'
import { pushSubscriptions } from '#server/schema/notifications.ts'

/** Somebody whom an alarm can reach. */
export type OnCall = {
  id: string
  name: string
  email: string
  /** Ids of their push subscriptions. */
  devices: string[]
}

/**
 * Whom alarms ring, first to last: of those who work with requests first who gets notifications on a device, dispatchers before
 * owners, and who has been here longest.
 */
export async function alarmOrder(db: Queryable): Promise<OnCall[]> {
  const { id, name, email, role, createdAt } = users
  const devices = sql<
    string[]
  >`coalesce(array_agg(${pushSubscriptions.id}) filter (where ${pushSubscriptions.id} is not null), '{}')`
  const rows = await db
    .select({ id, name, email, devices })
    .from(users)
    .leftJoin(pushSubscriptions, eq(pushSubscriptions.userId, id))
    .where(inArray(role, rolesThatWrite('leads')))
    .groupBy(id)
    .orderBy(
      desc(sql`count(${pushSubscriptions.id}) > 0`),
      asc(sql`${role} = 'owner'`),
      asc(createdAt),
      asc(id),
    )
  return rows.map((row) => ({ ...row, name: row.name || row.email }))
}
