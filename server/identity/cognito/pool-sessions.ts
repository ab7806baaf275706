import { randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { and, desc, eq, gt, inArray, ne, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '#server/database/database.ts'
import { readCookie } from '#server/http/cookies.ts'
import { decrypt, digestOf, encrypt } from '#server/http/signed-values.ts'
import {
  isLive,
  isOver,
  maxIdleDays,
  revokeSessions,
  revokeSessionsWhere,
  sessionCookie,
} from '#server/identity/sessions/sessions.ts'
import type { Log } from '#server/log.ts'
import type { Role } from '#server/rights.ts'
import { isStaff, poolSessions, sessions, users } from '#server/schema/identity.ts'
import { refreshTokens } from './auth-flows.ts'
import { isInRequiredGroup, isRefusal, type Pool, PoolUnreachable, roleIn } from './pool.ts'

export type PoolTokens = z.output<typeof poolTokens>
const poolTokens = z.object({
  username: z.string(),
  refreshToken: z.string(),
  idToken: z.string().optional(),
  deviceKey: z.string().optional(),
})

type PoolSession = {
  id: string
  userId: string
  email: string
  name: string
  role: string | null
  language: string | null
  lastUsedAt: Date | null
  isDue: boolean
  tokens: PoolTokens
  sealed: string
}

const purpose = 'tokens of the user pool'
const life = sql`now() + make_interval(days => ${maxIdleDays})`

export function openPoolSessions({ db, secret }: { db: Database; secret: string }) {
  // A duration, because our clock may differ from the pool's.
  const renewal = (tokens: PoolTokens, lifeSeconds: number) => ({
    tokens: encrypt(secret, purpose, JSON.stringify(tokens)),
    renewAt: sql`now() + make_interval(secs => ${lifeSeconds})`,
  })
  const tokensIn = (sealed: string) => {
    const text = decrypt(secret, purpose, sealed)
    return text === undefined ? undefined : poolTokens.parse(JSON.parse(text))
  }

  return {
    async begin(given: {
      userId: string
      tokens: PoolTokens
      lifeSeconds: number
      headers: Headers
      address: string
    }): Promise<string> {
      const token = randomBytes(32).toString('base64url')
      await db.transaction(async (tx) => {
        await tx.delete(sessions).where(isOver)
        const [session] = await tx
          .insert(sessions)
          .values({
            userId: given.userId,
            token: digestOf(token),
            expiresAt: life,
            ipAddress: given.address,
            userAgent: given.headers.get('user-agent')?.slice(0, 500) ?? '',
          })
          .returning({ id: sessions.id })
        if (!session) throw new Error('The session was not stored')
        await tx
          .insert(poolSessions)
          .values({ sessionId: session.id, ...renewal(given.tokens, given.lifeSeconds) })
      })
      return token
    },

    async find(headers: Headers): Promise<PoolSession | undefined> {
      const token = readCookie(headers, sessionCookie)
      if (!token) return undefined
      const [row] = await db
        .select({
          id: sessions.id,
          userId: users.id,
          email: users.email,
          name: users.name,
          role: users.role,
          language: users.language,
          lastUsedAt: sessions.lastUsedAt,
          isDue: sql<boolean>`${poolSessions.renewAt} <= now()`,
          tokens: poolSessions.tokens,
        })
        .from(sessions)
        .innerJoin(users, and(eq(users.id, sessions.userId), isStaff))
        .innerJoin(poolSessions, eq(poolSessions.sessionId, sessions.id))
        .where(and(eq(sessions.token, digestOf(token)), isLive))
      const tokens = row && tokensIn(row.tokens)
      return tokens && { ...row, sealed: row.tokens, tokens }
    },

    /** With another role they must sign in again, so that nothing continues with the old rights. */
    async hasRole({ userId, role: before }: Pick<PoolSession, 'userId' | 'role'>, role: Role) {
      if (before === role) return true
      await db.transaction(async (tx) => {
        await tx.update(users).set({ role }).where(eq(users.id, userId))
        await revokeSessions(tx, userId)
      })
      return false
    },

    async renew(id: string, tokens: PoolTokens, lifeSeconds: number): Promise<void> {
      await db.update(poolSessions).set(renewal(tokens, lifeSeconds)).where(eq(poolSessions.sessionId, id))
      await db.update(sessions).set({ expiresAt: life }).where(eq(sessions.id, id))
    },

    async idTokenOf(userId: string): Promise<string | undefined> {
      const [row] = await db
        .select({ tokens: poolSessions.tokens })
        .from(poolSessions)
        .innerJoin(sessions, eq(sessions.id, poolSessions.sessionId))
        .where(and(eq(sessions.userId, userId), isLive, gt(poolSessions.renewAt, sql`now()`)))
        .orderBy(desc(poolSessions.renewAt))
        .limit(1)
      return row && tokensIn(row.tokens)?.idToken
    },

    async tokensOf(ids: string[]): Promise<PoolTokens[]> {
      const rows = await db
        .select({ tokens: poolSessions.tokens })
        .from(poolSessions)
        .where(inArray(poolSessions.sessionId, ids))
      return rows.flatMap(({ tokens }) => tokensIn(tokens) ?? [])
    },

    async wasRenewed({ id, sealed }: PoolSession): Promise<boolean> {
      const other = and(eq(poolSessions.sessionId, id), ne(poolSessions.tokens, sealed))
      return (await db.$count(poolSessions, other)) > 0
    },

    end: (id: string) => db.transaction((tx) => revokeSessionsWhere(tx, eq(sessions.id, id))),
  }
}

export type PoolSessions = ReturnType<typeof openPoolSessions>

const pauseMs = 30_000
const tryAgainMs = 250

/**
 * Gives whether the session continues. It ends only when the pool says so or the person left the required
 * group, not while the pool is unreachable.
 */
export function sessionRenewal(given: { pool: Pool; poolSessions: PoolSessions; log: Log }) {
  const { pool, poolSessions, log } = given
  const underWay = new Map<string, Promise<boolean>>()
  let pausedUntil = 0

  async function renew(session: PoolSession): Promise<boolean> {
    const { id, tokens, email } = session
    try {
      const fresh = await refreshTokens(pool, tokens)
      const claims = await pool.verify(fresh.IdToken)
      if (isInRequiredGroup(pool, claims)) {
        const refreshToken = fresh.RefreshToken ?? tokens.refreshToken
        const renewed = { ...tokens, refreshToken, idToken: fresh.IdToken }
        await poolSessions.renew(id, renewed, claims.exp - claims.iat)
        return poolSessions.hasRole(session, roleIn(claims))
      }
      log.warn({ username: email }, 'Session ended: no longer in the required group')
    } catch (error) {
      if (error instanceof PoolUnreachable) {
        pausedUntil = performance.now() + pauseMs
        log.error({ err: error }, 'The user pool gave no answer; the session goes on')
        return true
      }
      if (!isRefusal(error)) throw error
      if (await anotherRenews(session)) return true
      log.warn({ username: email, code: error.name }, 'Session ended by the user pool')
    }
    await poolSessions.end(id)
    return false
  }

  /**
   * A pool with rotating refresh tokens refuses one that another instance has just used: wait for that
   * instance to store the new one.
   */
  async function anotherRenews(session: PoolSession): Promise<boolean> {
    for (let tries = 0; tries < 4; tries++) {
      await pause(tryAgainMs)
      if (await poolSessions.wasRenewed(session)) return true
    }
    return false
  }

  return async (session: PoolSession): Promise<boolean> => {
    if (!session.isDue || performance.now() < pausedUntil) return true
    const begun = underWay.get(session.id) ?? renew(session).finally(() => underWay.delete(session.id))
    underWay.set(session.id, begun)
    return begun
  }
}
