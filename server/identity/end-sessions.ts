import { eq, type SQL } from 'drizzle-orm'
import type { Transaction } from '../database/database.ts'
import { announce } from '../realtime/notify.ts'
import { sessions } from './identity-table.ts'

/** What is announced when a session ends, so that every instance closes what the session holds open. */
export const sessionModel = 'Session'

/** Ends the sessions that match; gives how many there were. */
export async function endSessionsWhere(tx: Transaction, condition: SQL | undefined): Promise<number> {
  const ended = await tx.delete(sessions).where(condition).returning({ id: sessions.id })
  for (const { id } of ended) await announce(tx, { model: sessionModel, operation: 'delete', id })
  return ended.length
}

/** Ends every session of one person. */
export const endSessionsOf = (tx: Transaction, userId: string) =>
  endSessionsWhere(tx, eq(sessions.userId, userId))
