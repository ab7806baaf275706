import { setTimeout as pause } from 'node:timers/promises'
import type { Log } from '#server/log.ts'
import { refreshTokens } from './auth-flows.ts'
import { mayEnter } from './may-enter.ts'
import type { Pool } from './pool.ts'
import { isRefusal, PoolUnreachable } from './pool-client.ts'
import type { PoolSession, PoolSessions } from './pool-sessions.ts'

/** After the pool gave no answer it is left alone for a moment, so that the panel stays quick without it. */
const quietMs = 30_000
const lookAgainMs = 250

/**
 * Asks the pool for new tokens once the old ones are over, and gives whether the session goes on. It ends only when the pool
 * says so, or when the person left the required group; while the pool cannot be reached it goes on.
 */
export function sessionRenewal(given: { pool: Pool; poolSessions: PoolSessions; log: Log }) {
  const { pool, poolSessions, log } = given
  const underWay = new Map<string, Promise<boolean>>()
  let quietUntil = 0

  async function renew(session: PoolSession): Promise<boolean> {
    const { id, tokens, email } = session
    try {
      const fresh = await refreshTokens(pool, tokens)
      const vouched = await pool.verify(fresh.IdToken)
      if (mayEnter(pool, vouched)) {
        const refreshToken = fresh.RefreshToken ?? tokens.refreshToken
        const renewed = { ...tokens, refreshToken, idToken: fresh.IdToken }
        await poolSessions.renew(id, renewed, vouched.exp - vouched.iat)
        return true
      }
      log.warn({ username: email }, 'Session ended: no longer in the required group')
    } catch (error) {
      if (error instanceof PoolUnreachable) {
        quietUntil = Date.now() + quietMs
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
   * A pool that changes the refresh token with each use refuses the old one, which another instance may have used just now: it
   * gets a moment to store the new one.
   */
  async function anotherRenews(session: PoolSession): Promise<boolean> {
    for (let looks = 0; looks < 4; looks++) {
      await pause(lookAgainMs)
      if (await poolSessions.wasRenewed(session)) return true
    }
    return false
  }

  return async (session: PoolSession): Promise<boolean> => {
    if (!session.isDue || Date.now() < quietUntil) return true
    // Requests come in bunches; one asks for all.
    const begun = underWay.get(session.id) ?? renew(session).finally(() => underWay.delete(session.id))
    underWay.set(session.id, begun)
    return begun
  }
}
