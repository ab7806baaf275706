import { asc, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Queryable } from '#server/database/database.ts'
import { type Role, rolesThatTakeLeads, rolesThatWrite, seesOnlyOwn } from '#server/rights.ts'
import { users } from '#server/schema/identity.ts'
import { pushSubscriptions } from '#server/schema/notifications.ts'

export type OnCall = {
  id: string
  name: string
  email: string
  devices: string[]
}

/**
 * Staff who work with all requests: first those with a device, dispatchers before owners, then by seniority.
 */
export const alarmOrder = (db: Queryable) => onCall(db, rolesThatWrite('leads'))

/** Those who are told of the server itself, such as of backups that fail. */
export const ownersOnCall = (db: Queryable) => onCall(db, rolesThatWrite('settings'))

export const everyoneOnJobs = (db: Queryable) => onCall(db, rolesThatTakeLeads)

/** The assignee of the request, unless they hear of everything anyway: a list of one or none. */
export async function technicianWith(db: Queryable, assigneeId: string | null): Promise<OnCall[]> {
  if (!assigneeId) return []
  const own = rolesThatTakeLeads.filter((role) => seesOnlyOwn({ role }, 'leads'))
  return (await onCall(db, own)).filter(({ id }) => id === assigneeId)
}

async function onCall(db: Queryable, roles: readonly Role[]): Promise<OnCall[]> {
  const { id, name, email, role, createdAt } = users
  const devices = sql<
    string[]
  >`coalesce(array_agg(${pushSubscriptions.id}) filter (where ${pushSubscriptions.id} is not null), '{}')`
  const rows = await db
    .select({ id, name, email, devices })
    .from(users)
    .leftJoin(pushSubscriptions, eq(pushSubscriptions.userId, id))
    .where(inArray(role, roles))
    .groupBy(id)
    .orderBy(
      desc(sql`count(${pushSubscriptions.id}) > 0`),
      asc(sql`${role} = 'owner'`),
      asc(createdAt),
      asc(id),
    )
  return rows.map((row) => ({ ...row, name: row.name || row.email }))
}
