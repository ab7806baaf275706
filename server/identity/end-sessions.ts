import { eq, type SQL } from 'drizzle-orm'
import { credentialModels } from '#server/data-service/revocation.ts'
import type { Transaction } from '#server/database/database.ts'
import { announce } from '#server/realtime/notify.ts'
import { sessions } from '#server/schema/identity.ts'

/** Ends the sessions that match, and what they hold open on every instance; gives how many there were. */
export async function endSessionsWhere(tx: Transaction, condition: SQL | undefined): Promise<number> {
  const ended = await tx.delete(sessions).where(condition).returning({ id: sessions.id })
  for (const { id } of ended) await announce(tx, { model: credentialModels.session, operation: 'delete', id })
  return ended.length
}

/** Ends every session of one person. */
export const endSessionsOf = (tx: Transaction, userId: string) =>
  endSessionsWhere(tx, eq(sessions.userId, userId))
