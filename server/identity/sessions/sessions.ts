import { eq, type SQL, sql } from 'drizzle-orm'
import { ageMs } from '#content/time/ages.ts'
import { userAgentName } from '#content/user-agent-name.ts'
import { recordAudit } from '#server/audit/audit.ts'
import { credentialModels } from '#server/data-service/live/revocation.ts'
import type { Database, Transaction } from '#server/database/database.ts'
import type { Identity, SessionUser, SignInRequest, SignInResult } from '#server/identity/identity.ts'
import { announce } from '#server/realtime/events.ts'
import { parseRole } from '#server/rights.ts'
import { sessions, users } from '#server/schema/identity.ts'

export const sessionCookie = 'lantern.session'

export const maxIdleDays = 30

export const maxSessionDays = 90

const lastBeginning = sql`now() - make_interval(days => ${maxSessionDays})`

export const isLive = sql<boolean>`(${sessions.expiresAt} > now() and ${sessions.createdAt} > ${lastBeginning})`

export const isOver = sql<boolean>`not ${isLive}`

export function sessionUser(
  {
    userId,
    email,
    name,
    role: stored,
    language = null,
  }: {
    userId: string
    email: string
    name: string
    role?: string | null | undefined
    language?: string | null | undefined
  },
  session: SessionUser['session'],
): SessionUser | undefined {
  const role = parseRole(stored)
  return role && { userId, username: email, name: name || email, role, language, session }
}

/** Ends open connections on every instance too; gives how many. */
export async function revokeSessionsWhere(tx: Transaction, condition: SQL | undefined): Promise<number> {
  const ended = await tx.delete(sessions).where(condition).returning({ id: sessions.id })
  for (const { id } of ended) await announce(tx, { model: credentialModels.session, operation: 'delete', id })
  return ended.length
}

export const revokeSessions = (tx: Transaction, userId: string) =>
  revokeSessionsWhere(tx, eq(sessions.userId, userId))

const noteEveryMs = 5 * 60_000

export async function touchSession(db: Database, { session }: SessionUser, address: string): Promise<void> {
  if (ageMs(session.lastUsedAt, new Date()) < noteEveryMs) return
  await db
    .update(sessions)
    .set({ lastUsedAt: sql`now()`, ipAddress: address })
    .where(eq(sessions.id, session.id))
}

type OpenedSession = Pick<SessionUser, 'userId' | 'username'> & {
  session: Pick<SessionUser['session'], 'id'>
}

export async function userSignedIn(
  identity: Identity,
  result: SignInResult,
): Promise<SessionUser | undefined> {
  if (!result.ok || result.value.step !== 'DONE') return undefined
  const cookie = result.value.setCookies.map((line) => line.split(';')[0]).join('; ')
  return identity.currentUser(new Headers({ cookie }))
}

/**
 * Before the response: without an audit entry there is no session. `language`: theirs from now on, if they have chosen
 * none yet.
 */
export async function auditSignIn(
  { db, identity }: { db: Database; identity: Identity },
  result: SignInResult,
  { headers, address, language }: SignInRequest & { language: string | undefined },
): Promise<SignInResult> {
  const user = await userSignedIn(identity, result)
  if (user?.language === null && language)
    await db.update(users).set({ language }).where(eq(users.id, user.userId))
  if (user) await recordAudit(db, actorOf(user), entryOf('sign in', user, browserOf(headers), address))
  return result
}

export async function signOutSession(db: Database, user: OpenedSession, headers: Headers): Promise<void> {
  await db.transaction(async (tx) => {
    const ended = await revokeSessionsWhere(tx, eq(sessions.id, user.session.id))
    if (ended > 0) await recordAudit(tx, actorOf(user), entryOf('sign out', user, browserOf(headers)))
  })
}

const actorOf = ({ userId, username }: OpenedSession) => ({ kind: 'staff', userId, username }) as const

const browserOf = (headers: Headers) => userAgentName(headers.get('user-agent') ?? '')

const entryOf = (action: string, { session }: OpenedSession, ...where: (string | undefined)[]) => ({
  action,
  subject: 'Session',
  subjectId: session.id,
  label: where.filter(Boolean).join(', ') || undefined,
})
