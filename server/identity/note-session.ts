import { eq } from 'drizzle-orm'
import { userAgentName } from '#content/user-agent-name.ts'
import { recordAudit } from '#server/audit/record-audit.ts'
import type { Database } from '#server/database/database.ts'
import { sessions } from '#server/schema/identity.ts'
import { endSessionsWhere } from './end-sessions.ts'
import type { Identity, SessionUser } from './identity.ts'
import type { SignInAnswer, SignInRequest } from './sign-in-steps.ts'

type Opened = Pick<SessionUser, 'userId' | 'username'> & { session: Pick<SessionUser['session'], 'id'> }

/** Whose session an answer begins; undefined while it begins none. */
export async function begunBy(identity: Identity, answer: SignInAnswer): Promise<SessionUser | undefined> {
  if (!answer.ok || answer.step !== 'DONE') return undefined
  const cookie = answer.setCookies.map((line) => line.split(';')[0]).join('; ')
  return identity.currentUser(new Headers({ cookie }))
}

/** Writes down who signed in. Before the answer is sent: a session whose entry cannot be stored is given to nobody. */
export async function noteSignIn(
  { db, identity }: { db: Database; identity: Identity },
  answer: SignInAnswer,
  { headers, address }: SignInRequest,
): Promise<SignInAnswer> {
  const user = await begunBy(identity, answer)
  if (user) await recordAudit(db, actorOf(user), entryOf('sign in', user, browserOf(headers), address))
  return answer
}

/** Ends the session of somebody who signs out, together with its entry. */
export async function endOwnSession(db: Database, user: Opened, headers: Headers): Promise<void> {
  await db.transaction(async (tx) => {
    const ended = await endSessionsWhere(tx, eq(sessions.id, user.session.id))
    if (ended > 0) await recordAudit(tx, actorOf(user), entryOf('sign out', user, browserOf(headers)))
  })
}

const actorOf = ({ userId, username }: Opened) => ({ kind: 'administrator', userId, username }) as const

const browserOf = (headers: Headers) => userAgentName(headers.get('user-agent') ?? '')

const entryOf = (action: string, { session }: Opened, ...where: (string | undefined)[]) => ({
  action,
  subject: 'Session',
  subjectId: session.id,
  label: where.filter(Boolean).join(', ') || undefined,
})
