import { and, eq, isNull, sql } from 'drizzle-orm'
import { recordAudit } from '#server/audit/audit.ts'
import type { Call } from '#server/data-service/call.ts'
import { isUuid } from '#server/data-service/record-id.ts'
import { announce } from '#server/realtime/events.ts'
import { done, type Result, refuse } from '#server/result.ts'
import { contacts } from '#server/schema/contacts.ts'
import { imports, type StoredImport } from '#server/schema/imports.ts'

/** After so long an import that has not ended stands still: its server stopped. */
const longestMs = 30 * 60_000

const batchSize = 500

/**
 * Takes back what an import stored, past the trash: the file is with its owner. Left are contacts that somebody changed,
 * whose customer asked since, or on whom a place or a tie hangs.
 */
export async function undoImport(id: string, call: Call): Promise<Result<StoredImport>> {
  const gone = refuse({ code: 'NOT_FOUND', reason: 'importUnknown' })
  if (!isUuid(id)) return gone
  const now = call.now?.() ?? new Date()
  const [found] = await call.db.select().from(imports).where(eq(imports.id, id))
  if (!found) return gone
  if (!found.endedAt && now.getTime() - found.startedAt.getTime() < longestMs)
    return refuse({ code: 'CONFLICT', reason: 'importRuns' })
  const [claimed] = await call.db
    .update(imports)
    .set({ undoneAt: now })
    .where(and(eq(imports.id, id), isNull(imports.undoneAt)))
    .returning()
  if (!claimed) return refuse({ code: 'CONFLICT', reason: 'importUndone' })
  while ((await removeSome(call, found)) > 0);
  const kept = await call.db.$count(contacts, eq(contacts.importId, id))
  const [undone] = await call.db.transaction(async (tx) => {
    const after = { file: found.fileName, kept }
    await recordAudit(tx, call.actor, { action: 'undo import', subject: 'Contact', subjectId: id, after })
    await announce(tx, { model: 'Contact', operation: 'delete', id, onPages: 'nothing' })
    return tx.update(imports).set({ kept }).where(eq(imports.id, id)).returning()
  })
  return undone ? done(undone) : gone
}

async function removeSome({ db }: Call, { id, startedAt }: StoredImport): Promise<number> {
  const asked = sql`requests.submitted_at >= ${startedAt.toISOString()}::timestamptz`
  const { rowCount } = await db.execute(sql`
    delete from contacts where id in (
      select id from contacts where import_id = ${id} and updated_at = created_at
        and not exists (select from requests where phone_e164 = contacts.phone_e164 and ${asked})
        and not exists (select from requests where phone_e164 = any(contacts.others) and ${asked})
        and not exists (select from requests where contacts.email <> '' and lower(requests.email) = lower(contacts.email) and ${asked})
        and not exists (select from customer_places where contact in (contacts.id::text, contacts.phone_e164, lower(contacts.email)))
        and not exists (select from customer_ties
          where contact in (contacts.id::text, contacts.phone_e164, lower(contacts.email))
            or other in (contacts.id::text, contacts.phone_e164, lower(contacts.email)))
      limit ${batchSize})`)
  return rowCount ?? 0
}
