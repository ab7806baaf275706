import { eq, sql } from 'drizzle-orm'
import type { Database } from '#server/database/database.ts'
import { sessions } from '#server/schema/identity.ts'
import type { SessionUser } from './identity.ts'

const noteEveryMs = 5 * 60_000

/** Notes when and from where a session is used; every few minutes only, so that reading stays reading. */
export async function noteUse(db: Database, { session }: SessionUser, address: string): Promise<void> {
  if (session.lastUsedAt && Date.now() - session.lastUsedAt.getTime() < noteEveryMs) return
  await db
    .update(sessions)
    .set({ lastUsedAt: sql`now()`, ipAddress: address })
    .where(eq(sessions.id, session.id))
}
