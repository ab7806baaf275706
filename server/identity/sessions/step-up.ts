import { and, between, eq, sql } from 'drizzle-orm'
import type { Actor, StaffInSession } from '#server/actor.ts'
import type { Database, Queryable } from '#server/database/database.ts'
import type { Identity, SignInRequest } from '#server/identity/identity.ts'
import { admitAttempt } from '#server/identity/sign-in-limits.ts'
import type { Log } from '#server/log.ts'
import { done, type Result, refuse } from '#server/result.ts'
import { sessions } from '#server/schema/identity.ts'
import { isLive, userSignedIn } from './sessions.ts'

export async function isConfirmed(db: Queryable, actor: Actor | undefined): Promise<boolean> {
  if (actor?.kind !== 'staff' || !actor.sessionId) return false
  const rows = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(
      and(
        eq(sessions.id, actor.sessionId),
        isLive,
        between(sessions.confirmedAt, sql`now() - interval '10 minutes'`, sql`now() + interval '1 minute'`),
      ),
    )
  return rows.length > 0
}

export async function recentlyConfirmed(
  db: Queryable,
  actor: Actor | undefined,
): Promise<Result<StaffInSession>> {
  if (actor?.kind !== 'staff') return refuse({ code: 'FORBIDDEN', reason: 'signInFirst' })
  const { sessionId } = actor
  if (!sessionId || !(await isConfirmed(db, actor)))
    return refuse({ code: 'UNCONFIRMED', reason: 'confirmFirst' })
  return done({ ...actor, sessionId })
}

/** Wrong passwords count as failed sign-ins of the browser. */
export async function confirmByPassword(
  { db, identity, secret, log }: { db: Database; identity: Identity; secret: string; log: Log },
  me: StaffInSession,
  { password, headers, address }: { password: string; headers: Headers; address: string },
): Promise<Result<null>> {
  const attempt = await admitAttempt(db, secret, { email: me.username, headers, address })
  if (!attempt.ok) {
    log.warn({ username: me.username, address }, 'Confirmation refused: too many attempts')
    return refuse({ ...attempt.refusal, code: 'TOO_MANY_REQUESTS' })
  }
  const checked = await identity.checkPassword(me, password, { headers })
  if (!checked.ok) {
    log.warn({ username: me.username, address }, 'Confirmation refused')
    return refuse({ ...checked.refusal, code: 'BAD_INPUT' })
  }
  await attempt.value.uncount()
  return confirmSession(db, me)
}

export async function confirmByPasskey(
  { db, identity }: { db: Database; identity: Identity },
  me: StaffInSession,
  given: SignInRequest & { origin: string; response: unknown },
): Promise<Result<null>> {
  if (!identity.passkeySignIn) return notTheirs
  const signedIn = await identity.passkeySignIn.finish(given)
  if (!signedIn.ok && signedIn.refusal.code === 'limited')
    return refuse({ ...signedIn.refusal, code: 'TOO_MANY_REQUESTS' })
  const proved = await userSignedIn(identity, signedIn)
  if (proved) await db.delete(sessions).where(eq(sessions.id, proved.session.id))
  return proved?.userId === me.userId ? confirmSession(db, me) : notTheirs
}

const notTheirs = refuse({ code: 'BAD_INPUT', reason: 'passkeyNotYours' })

async function confirmSession(db: Queryable, { sessionId }: StaffInSession): Promise<Result<null>> {
  await db.update(sessions).set({ confirmedAt: sql`now()` }).where(eq(sessions.id, sessionId))
  return done(null)
}
