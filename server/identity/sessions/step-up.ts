import { and, eq, gt, sql } from 'drizzle-orm'
import type { Actor, Administrator } from '#server/actor.ts'
import type { Database, Queryable } from '#server/database/database.ts'
import type { Identity, SignInRequest } from '#server/identity/identity.ts'
import { admitAttempt } from '#server/identity/sign-in-limits.ts'
import type { Log } from '#server/log.ts'
import { done, type Result, refuse } from '#server/result.ts'
import { sessions } from '#server/schema/identity.ts'
import { begunBy, isLive } from './sessions.ts'

/** Whether the actor proved within the last ten minutes that it is still them who sits there. */
export async function isConfirmed(db: Queryable, actor: Actor | undefined): Promise<boolean> {
  if (actor?.kind !== 'administrator' || !actor.sessionId) return false
  const rows = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(
      and(
        eq(sessions.id, actor.sessionId),
        isLive,
        gt(sessions.confirmedAt, sql`now() - interval '10 minutes'`),
      ),
    )
  return rows.length > 0
}

/**
 * What everything dangerous begins with, on the server: only an administrator, and only confirmed. The screens send
 * people to confirm before it comes to that (`requireConfirmed`).
 */
export async function confirmedAdministrator(
  db: Queryable,
  actor: Actor | undefined,
): Promise<Result<Administrator & { sessionId: string }>> {
  if (actor?.kind !== 'administrator')
    return refuse({ code: 'FORBIDDEN', message: 'Only an administrator may do this.' })
  const { sessionId } = actor
  if (!sessionId || !(await isConfirmed(db, actor)))
    return refuse({ code: 'UNCONFIRMED', message: 'Enter your password again first.' })
  return done({ ...actor, sessionId })
}

/** The session's ten minutes begin anew. Call it once the person has proved who they are. */
export async function confirmSession(db: Queryable, sessionId: string): Promise<void> {
  await db.update(sessions).set({ confirmedAt: sql`now()` }).where(eq(sessions.id, sessionId))
}

export type ConfirmResult = { ok: true } | { ok: false; reason: 'invalid' | 'limited'; message: string }

/** Confirms by the password. Wrong ones count as failed sign-ins of the same browser. */
export async function confirmByPassword(
  { db, identity, secret, log }: { db: Database; identity: Identity; secret: string; log: Log },
  actor: Actor | undefined,
  { password, headers, address }: { password: string; headers: Headers; address: string },
): Promise<ConfirmResult> {
  if (actor?.kind !== 'administrator' || !actor.sessionId)
    return { ok: false, reason: 'invalid', message: 'Sign in first.' }
  const attempt = await admitAttempt(db, secret, { email: actor.username, headers, address })
  if (!attempt.admitted) {
    log.warn({ username: actor.username, address }, 'Confirmation refused: too many attempts')
    return { ok: false, reason: 'limited', message: attempt.message }
  }
  const checked = await identity.checkPassword(actor, password, { headers })
  if (!checked.ok) {
    log.warn({ username: actor.username, address }, 'Confirmation refused')
    return { ok: false, reason: 'invalid', message: checked.message }
  }
  await attempt.uncount()
  await confirmSession(db, actor.sessionId)
  return { ok: true }
}

/** Confirms by a passkey: one of the same person. `response` is what their browser answered the challenge with. */
export async function confirmByPasskey(
  { db, identity }: { db: Database; identity: Identity },
  actor: Actor | undefined,
  given: SignInRequest & { origin: string; response: unknown },
): Promise<ConfirmResult> {
  if (actor?.kind !== 'administrator' || !actor.sessionId || !identity.passkeySignIn) return notTheirs
  const answer = await identity.passkeySignIn.finish(given)
  if (!answer.ok)
    return answer.reason === 'limited' ? { ok: false, reason: 'limited', message: answer.message } : notTheirs
  // To prove oneself is to sign in; of the session that this makes, only whose it is is wanted.
  const proved = await begunBy(identity, answer)
  if (proved) await db.delete(sessions).where(eq(sessions.id, proved.session.id))
  if (proved?.userId !== actor.userId) return notTheirs
  await confirmSession(db, actor.sessionId)
  return { ok: true }
}

const notTheirs: ConfirmResult = {
  ok: false,
  reason: 'invalid',
  message: 'This is no passkey of yours. Enter your password.',
}
