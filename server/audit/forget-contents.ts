import { and, eq } from 'drizzle-orm'
import type { Transaction } from '#server/database/database.ts'
import { auditEntries } from '#server/schema/operations.ts'

/**
 * Empties what the log holds about a record: who deletes a customer's request deletes their words and numbers
 * everywhere. That something was done, by whom and when, stays.
 */
export async function forgetContents(tx: Transaction, subject: string, subjectId: string): Promise<void> {
  await tx
    .update(auditEntries)
    .set({ label: null, before: null, after: null })
    .where(and(eq(auditEntries.subject, subject), eq(auditEntries.subjectId, subjectId)))
}
