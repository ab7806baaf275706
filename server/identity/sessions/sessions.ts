import { eq, type SQL, sql } from 'drizzle-orm'
import { userAgentName } from '#content/user-agent-name.ts'
import { recordAudit } from '#server/audit/audit.ts'
import { credentialModels } from '#server/data-service/live/revocation.ts'
import type { Database, Transaction } from '#server/database/database.ts'
import type { Identity, SessionUser, SignInRequest, SignInResult } from '#server/identity/identity.ts'
import { announce } from '#server/realtime/events.ts'
import { parseRole } from '#server/rights.ts'
import { sessions } from '#server/schema/identity.ts'

/** The cookie that holds the token of a session. */
export const sessionCookie = 'lantern.session'

/** A session that nobody uses ends after so many days. */
export const maxIdleDays = 30

/** However much it is used, after so many days a person signs in again. */
export const maxSessionDays = 90

const lastBeginning = sql`now() - make_interval(days => ${maxSessionDays})`

/** Of a session that still counts. */
export const isLive = sql<boolean>`(${sessions.expiresAt} > now() and ${sessions.createdAt} > ${lastBeginning})`

/** Of one that can be forgotten. */
export const isOver = sql<boolean>`not ${isLive}`

/** Who a session is of; undefined for somebody who has no role (any more). */
export function sessionUser(
  {
    userId,
    email,
    name,
    role: stored,
  }: { userId: string; email: string; name: string; role?: string | null | undefined },
  session: SessionUser['session'],
): SessionUser | undefined {
  const role = parseRole(stored)
  return role && { userId, username: email, name: name || email, role, session }
}

/** Ends the sessions that match, and what they hold open on every instance; gives how many there were. */
export async function revokeSessionsWhere(tx: Transaction, condition: SQL | undefined): Promise<number> {
  const ended = await tx.delete(sessions).where(condition).returning({ id: sessions.id })
  for (const { id } of ended) await announce(tx, { model: credentialModels.session, operation: 'delete', id })
  return ended.length
}

/** Ends every session of one person. */
export const revokeSessions = (tx: Transaction, userId: string) =>
  revokeSessionsWhere(tx, eq(sessions.userId, userId))

const noteEveryMs = 5 * 60_000

/** Stores when and from where a session is used; every few minutes only, so that most reads write nothing. */
export async function touchSession(db: Database, { session }: SessionUser, address: string): Promise<void> {
  if (session.lastUsedAt && Date.now() - session.lastUsedAt.getTime() < noteEveryMs) return
  await db
    .update(sessions)
    .set({ lastUsedAt: sql`now()`, ipAddress: address })
    .where(eq(sessions.id, session.id))
}

type Opened = Pick<SessionUser, 'userId' | 'username'> & { session: Pick<SessionUser['session'], 'id'> }

/** Whose session a sign-in began; undefined while it began none. */
export async function userSignedIn(
  identity: Identity,
  result: SignInResult,
): Promise<SessionUser | undefined> {
  if (!result.ok || result.value.step !== 'DONE') return undefined
  const cookie = result.value.setCookies.map((line) => line.split(';')[0]).join('; ')
  return identity.currentUser(new Headers({ cookie }))
}

/** Writes down who signed in. Before the response is sent: a session whose entry cannot be stored is given to nobody. */
export async function auditSignIn(
  { db, identity }: { db: Database; identity: Identity },
  result: SignInResult,
  { headers, address }: SignInRequest,
): Promise<SignInResult> {
  const user = await userSignedIn(identity, result)
  if (user) await recordAudit(db, actorOf(user), entryOf('sign in', user, browserOf(headers), address))
  return result
}

/** Ends the session of somebody who signs out, together with its entry. */
export async function signOutSession(db: Database, user: Opened, headers: Headers): Promise<void> {
  await db.transaction(async (tx) => {
    const ended = await revokeSessionsWhere(tx, eq(sessions.id, user.session.id))
    if (ended > 0) await recordAudit(tx, actorOf(user), entryOf('sign out', user, browserOf(headers)))
  })
}

const actorOf = ({ userId, username }: Opened) => ({ kind: 'staff', userId, username }) as const

const browserOf = (headers: Headers) => userAgentName(headers.get('user-agent') ?? '')

const entryOf = (action: string, { session }: Opened, ...where: (string | undefined)[]) => ({
  action,
  subject: 'Session',
  subjectId: session.id,
  label: where.filter(Boolean).join(', ') || undefined,
})
