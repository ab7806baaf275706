import { and, desc, eq, ne, sql } from 'drizzle-orm'
import { userAgentName } from '#content/user-agent-name.ts'
import type { Staff, StaffInSession } from '#server/actor.ts'
import { recordAudit } from '#server/audit/audit.ts'
import type { Database } from '#server/database/database.ts'
import { done, type Result, refuse } from '#server/result.ts'
import { mayIn } from '#server/rights.ts'
import { isStaff, sessions, users } from '#server/schema/identity.ts'
import { isLive, revokeSessionsWhere } from './sessions.ts'

export type SessionEntry = {
  id: string
  username: string
  name: string
  browser: string | undefined
  address: string | undefined
  begunAt: Date
  lastUsedAt: Date
  isMine: boolean
  isThis: boolean
}

export async function listSessions(db: Database, me: Staff): Promise<SessionEntry[]> {
  const used = sql`coalesce(${sessions.lastUsedAt}, ${sessions.createdAt})`
  const rows = await db
    .select({
      id: sessions.id,
      userId: sessions.userId,
      username: users.email,
      name: users.name,
      userAgent: sessions.userAgent,
      address: sessions.ipAddress,
      begunAt: sessions.createdAt,
      lastUsedAt: used.mapWith(sessions.createdAt),
    })
    .from(sessions)
    .innerJoin(users, and(eq(users.id, sessions.userId), isStaff))
    .where(and(isLive, seesAll(me) ? undefined : eq(sessions.userId, me.userId)))
    .orderBy(desc(sql`${sessions.id} = ${me.sessionId ?? null}::uuid`), desc(used), desc(sessions.id))
  return rows.map(({ userId, userAgent, address, name, ...row }) => ({
    ...row,
    name: name || row.username,
    browser: userAgentName(userAgent ?? ''),
    address: address ?? undefined,
    isMine: userId === me.userId,
    isThis: row.id === me.sessionId,
  }))
}

export async function revokeSession(
  db: Database,
  me: StaffInSession,
  id: string,
): Promise<Result<{ username: string }>> {
  if (id === me.sessionId) return refuse({ code: 'CONFLICT', reason: 'sessionInUse' })
  return db.transaction(async (tx) => {
    const [session] = await tx
      .select({ username: users.email })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .where(and(eq(sessions.id, id), seesAll(me) ? undefined : eq(sessions.userId, me.userId)))
    const ended = session ? await revokeSessionsWhere(tx, eq(sessions.id, id)) : 0
    if (!session || ended === 0) return refuse({ code: 'NOT_FOUND', reason: 'sessionGone' })
    const { username } = session
    await recordAudit(tx, me, {
      action: 'end',
      subject: 'Session',
      subjectId: id,
      label: username,
    })
    return done({ username })
  })
}

const seesAll = (me: Staff) => mayIn(me, 'settings', 'write')

export async function revokeOtherSessions(
  db: Database,
  me: StaffInSession,
): Promise<Result<{ ended: number }>> {
  return db.transaction(async (tx) => {
    const ended = await revokeSessionsWhere(
      tx,
      and(eq(sessions.userId, me.userId), ne(sessions.id, me.sessionId)),
    )
    if (ended > 0)
      await recordAudit(tx, me, {
        action: 'end',
        subject: 'Session',
        subjectId: me.userId,
        label: me.username,
        after: { ended },
      })
    return done({ ended })
  })
}
