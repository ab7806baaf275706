import { and, eq, inArray } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Call } from '#server/data-service/call.ts'
import { auditEntries } from '#server/schema/operations.ts'

/** Of these entries of the log, those whose record somebody has deleted; the log itself knows. */
export async function deletedRecords(call: Call, ids: readonly string[]): Promise<Map<string, true[]>> {
  const deletion = alias(auditEntries, 'deletion')
  const rows = await call.db
    .selectDistinct({ id: auditEntries.id })
    .from(auditEntries)
    .innerJoin(
      deletion,
      and(
        eq(deletion.subject, auditEntries.subject),
        eq(deletion.subjectId, auditEntries.subjectId),
        eq(deletion.action, 'delete'),
      ),
    )
    .where(inArray(auditEntries.id, [...ids]))
  return new Map(rows.map(({ id }) => [id, [true]]))
}
