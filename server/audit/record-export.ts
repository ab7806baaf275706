import type { Actor } from '#server/actor.ts'
import type { Database } from '#server/database/database.ts'
import { confirmedAdministrator } from '#server/identity/sessions/step-up.ts'
import { done, type Result } from '#server/result.ts'
import { recordAudit } from './audit.ts'

/**
 * Writes down that a list leaves the house, before it does: only for a confirmed administrator. That somebody searched, and
 * not for whom: a customer's name would stay in the log after the customer was deleted.
 */
export async function recordExport(
  db: Database,
  actor: Actor | undefined,
  { subject, filter, search }: { subject: string; filter: string; search: string },
): Promise<Result<null>> {
  const administrator = await confirmedAdministrator(db, actor)
  if (!administrator.ok) return administrator
  await recordAudit(db, administrator.value, {
    action: 'export',
    subject,
    subjectId: 'list',
    after: { filter, searched: search !== '' },
  })
  return done(null)
}
