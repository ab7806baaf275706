import { asc, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Queryable } from '#server/database/database.ts'
import { rolesThatWrite } from '#server/rights.ts'
import { users } from '#server/schema/identity.ts'
import { pushSubscriptions } from '#server/schema/notifications.ts'

export type OnCall = {
  id: string
  name: string
  email: string
  devices: string[]
}

/** Staff who work with requests: first those with a device, dispatchers before owners, then by seniority. */
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
