import { Readable } from 'node:stream'
import { inArray, sql } from 'drizzle-orm'
import type { ServerWords } from '#content/languages.ts'
import type { Staff } from '#server/actor.ts'
import { recordAudit } from '#server/audit/audit.ts'
import type { Database } from '#server/database/database.ts'
import type { FileStore } from '#server/files/file-store.ts'
import { findPersonRecords, readContact } from '#server/models/records/person-records.ts'
import { readProfile } from '#server/models/settings/business-profile.ts'
import { done, type Result, refuse } from '#server/result.ts'
import { uploads } from '#server/schema/files.ts'
import type { RequestKind } from '#server/schema/requests.ts'
import { personPage } from './person-page.ts'
import { type ZipEntry, zip } from './write-zip.ts'

/**
 * A ZIP archive of `person.json`, the same as a page to read, and the person's files. The caller has checked that `me` may have it, and
 * reads the stream to its end or destroys it.
 */
export async function openPersonArchive(
  { db, store, words }: { db: Database; store: FileStore; words: ServerWords },
  me: Staff,
  asked: string,
): Promise<Result<Readable>> {
  const contact = readContact(asked)
  const records = contact ? await findPersonRecords(db, contact) : []
  if (records.length === 0) return refuse({ code: 'NOT_FOUND', reason: 'nothingAboutPerson' })
  const ids = records.map(({ id }) => id)
  const files = await db.select().from(uploads).where(inArray(uploads.claimedBy, ids)).orderBy(uploads.key)
  const data = { contact, exportedAt: new Date(), ...(await contentsOf(db, ids)) }
  const named = files.map(({ key, name }, index) => ({ key, name: `files/${index + 1}-${safeName(name)}` }))
  const given = {
    contact: contact?.email ?? contact?.phone ?? '',
    data,
    files: named.map(({ name }) => name),
  }
  const page = personPage(given, await readProfile(db), words)
  const after = { records: records.length, files: files.length }
  await recordAudit(db, me, { action: 'export person', subject: 'Person', subjectId: 'person', after })

  async function* entries(): AsyncGenerator<ZipEntry> {
    yield { name: 'person.json', bytes: Readable.from([Buffer.from(JSON.stringify(data, null, 2))]) }
    yield { name: 'index.html', bytes: Readable.from([Buffer.from(page)]) }
    for (const { key, name } of named) {
      const file = await store.open(key)
      // Its bytes may be gone, if a suspicious request lost its files.
      if (file) yield { name, bytes: file.stream }
    }
  }
  return done(Readable.from(zip(entries())))
}

const safeName = (name: string) => name.replace(/[^\p{Letter}\p{Number}. _-]/gu, '_').slice(-100)

const technical = sql`array['search_text', 'search_words', 'content_hash', 'idempotency_key', 'guest_id', 'stage', 'stage_at']`

async function contentsOf(db: Database, ids: readonly string[]): Promise<Record<string, unknown>> {
  const own = sql`${sql.param(ids)}::text[]`
  const rowsOf = async (table: string, column: string) => {
    const { rows } = await db.execute<{ row: Record<string, unknown> }>(sql`
      select to_jsonb(one) - ${technical} as row
      from ${sql.identifier(table)} as one where ${sql.identifier(column)}::text = any(${own})`)
    return rows.map(({ row }) => row)
  }
  const parts = await db.execute<{ row: unknown }>(sql`
    select source, row from trash_parts where trash_id in (select id from trash where record_id::text = any(${own}))`)
  const deleted = await db.execute<{ row: unknown }>(sql`
    select (to_jsonb(trash) - ${technical}) || jsonb_build_object('record', record - ${technical}) as row
    from trash where record_id::text = any(${own})`)
  const deletedNotes = await db.execute<{ row: unknown }>(sql`
    select record as row from trash where model = 'LeadNote' and record ->> 'request_id' = any(${own})`)
  const requests = await rowsOf('requests', 'id')
  const ofKind = (kind: RequestKind) => requests.filter((row) => row.kind === kind)
  return {
    quotes: ofKind('Quote'),
    messages: ofKind('Message'),
    calls: ofKind('Call'),
    reviews: await rowsOf('reviews', 'id'),
    trash: deleted.rows.map(({ row }) => row),
    trashParts: parts.rows,
    timeLine: await rowsOf('lead_events', 'request_id'),
    contacts: await rowsOf('contacts', 'id'),
    customerPlaces: await rowsOf('customer_places', 'id'),
    customerTies: await rowsOf('customer_ties', 'id'),
    notes: await rowsOf('lead_notes', 'request_id'),
    deletedNotes: deletedNotes.rows.map(({ row }) => row),
    estimates: await rowsOf('estimates', 'request_id'),
    invoices: await rowsOf('invoices', 'id'),
    payments: await rowsOf('payments', 'invoice_id'),
    files: await rowsOf('uploads', 'claimed_by'),
    work: await rowsOf('work_spans', 'request_id'),
    photosOnSite: await rowsOf('work_photos', 'request_id'),
    notifications: await rowsOf('deliveries', 'subject_id'),
    activity: await rowsOf('audit_entries', 'subject_id'),
  }
}
