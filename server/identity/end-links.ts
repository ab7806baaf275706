import { eq } from 'drizzle-orm'
import type { Transaction } from '#server/database/database.ts'
import { verifications } from '#server/schema/identity.ts'

/** Every link for a new password that was mailed to somebody is dead, and every code that was asked of them. */
export async function endLinksOf(tx: Transaction, userId: string): Promise<void> {
  await tx.delete(verifications).where(eq(verifications.value, userId))
}
