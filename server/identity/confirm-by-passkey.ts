import { eq } from 'drizzle-orm'
import type { Actor } from '#server/data-service/actor.ts'
import type { Database } from '#server/database/database.ts'
import type { ConfirmResult } from '#server/request-services.ts'
import { sessions } from '#server/schema/identity.ts'
import type { Identity } from './identity.ts'
import { begunBy } from './note-session.ts'
import type { SignInRequest } from './sign-in-steps.ts'
import { confirmSession } from './step-up.ts'

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
