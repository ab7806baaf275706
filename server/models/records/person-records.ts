import { eq, type SQL, sql } from 'drizzle-orm'
import { GraphQLInt, GraphQLNonNull, GraphQLObjectType } from 'graphql'
import type { Staff } from '#server/actor.ts'
import { forgetContents, recordAudit } from '#server/audit/audit.ts'
import type { Call } from '#server/data-service/call.ts'
import { defineCall, type ExtraCalls, staffOf } from '#server/data-service/extra-calls.ts'
import { listOf, optional, required } from '#server/data-service/field-types.ts'
import { toE164 } from '#server/data-service/input.ts'
import type { Model } from '#server/data-service/model.ts'
import { remove } from '#server/data-service/operations.ts'
import { purge } from '#server/data-service/trash/restore.ts'
import { hasTrash } from '#server/data-service/trash/trash.ts'
import type { Queryable } from '#server/database/database.ts'
import { done, type Result, refuseField } from '#server/result.ts'
import { importFiles } from '#server/schema/imports.ts'
import { invoices } from '#server/schema/invoices.ts'
import { hasNumberOf } from '#server/schema/phone-digits.ts'
import { confirmedForTask } from './confirmed-staff.ts'

/** A lower-case e-mail address or a phone number in E.164. */
type Contact = { email: string; phone: null } | { email: null; phone: string }

export function readContact(text: string): Contact | undefined {
  const typed = text.trim().slice(0, 320)
  if (typed.includes('@')) return { email: typed.toLowerCase(), phone: null }
  const phone = toE164(typed)
  return phone ? { email: null, phone } : undefined
}

export type PersonRecord = {
  model:
    | 'Quote'
    | 'Message'
    | 'Call'
    | 'Review'
    | 'Estimate'
    | 'Invoice'
    | 'Contact'
    | 'CustomerTie'
    | 'CustomerPlace'
  id: string
  name: string
  email: string
  phone: string | null
  at: Date
  inTrash: boolean
  isKept: boolean
}

/** One that was sent, or a draft that holds a deposit. */
const isRecordOfSale = sql`sent_at is not null or exists (select from payments where invoice_id = invoices.id)`

/** More than any customer has; only a number like 000 reaches it. */
const mostRecords = 500

export async function findPersonRecords(db: Queryable, { email, phone }: Contact): Promise<PersonRecord[]> {
  const numbers = phone ? [phone] : []
  const isTheirs = sql`(lower(email) = ${email} or phone_e164 = ${phone})`
  const named = sql`select ${email}::text union select ${phone}::text union select id::text from leads`
  const { rows } = await db.execute<Omit<PersonRecord, 'at'> & { at: string }>(sql`
    with leads as (
      select kind::text as model, id, name, email, phone, submitted_at as at, false as "inTrash", false as "isKept"
      from requests where ${isTheirs}
      union all
      select 'Contact', id, name, email, phone, created_at, false, false
      from contacts where ${isTheirs} or others @> array[${email ?? phone}]::text[]
      union all
      select model, record_id, coalesce(label, ''), coalesce(record ->> 'email', ''), record ->> 'phone',
        coalesce((record ->> 'submitted_at')::timestamptz, deleted_at), true, false
      from trash
      where lower(record ->> 'email') = ${email} or record ->> 'phone_e164' = ${phone}
        or (model = 'Contact' and record -> 'others' @> to_jsonb(${email ?? phone}::text))
        or (model = 'Invoice' and ${hasNumberOf(sql`(record ->> 'phone')`, numbers)})
    ),
    found as (
      select * from leads
      union
      select 'Review', id, name, email, null, submitted_at, false, false
      from reviews where lower(email) = ${email}
      union
      select 'Review', id, name, email, null, submitted_at, false, false from reviews
      where request_id in (select id from leads)
      union
      select 'Invoice', id, name, coalesce(email, ''), phone, created_at, false, ${isRecordOfSale} from invoices
      where lower(email) = ${email} or ${hasNumberOf(sql`phone`, numbers)}
      union
      select 'Invoice', id, name, coalesce(email, ''), phone, created_at, false, ${isRecordOfSale} from invoices
      where request_number in (select request_number(id) from leads)
      union
      select model, record_id, coalesce(label, ''), coalesce(record ->> 'email', ''), record ->> 'phone',
        coalesce((record ->> 'submitted_at')::timestamptz, deleted_at), true, false
      from trash where model in ('Review', 'Estimate', 'Invoice')
        and record ->> 'request_id' in (select id::text from leads)
    )
    select * from found
    union
    select 'CustomerTie', id, '', ${contactIn(sql`contact`)}, ${contactIn(sql`other`)}, created_at, false, false
    from customer_ties where contact in (${named}) or other in (${named})
    union
    select 'CustomerPlace', id, name, ${contactIn(sql`contact`)}, null, created_at, false, false from customer_places
    where contact in (${named})
    union
    select model, record_id, coalesce(label, ''), ${contactIn(sql`record ->> 'contact'`)},
      ${contactIn(sql`record ->> 'other'`)}, deleted_at, true, false from trash
    where model in ('CustomerTie', 'CustomerPlace') and (record ->> 'contact' in (${named}) or record ->> 'other' in (${named}))
    order by at desc, id limit ${mostRecords}`)
  return rows.map((row) => ({ ...row, at: new Date(row.at) }))
}

/** A tie or a place may name a request by its id instead; that is no contact. */
const contactIn = (column: SQL): SQL => sql`case when (${column}) ~ '^[+]|@' then ${column} else '' end`

const unreadable = refuseField('contact', { reason: 'unreadableContact' })

const personRecord = new GraphQLObjectType<PersonRecord, Call>({
  name: 'PersonRecord',
  description: 'Something that one person sent',
  fields: {
    model: required.text,
    id: required.id,
    name: required.text,
    email: required.text,
    phone: optional.text,
    at: required.time,
    inTrash: required.flag,
    isKept: { ...required.flag, description: 'An invoice that was sent: erasing takes its email and phone' },
  },
})

export const personCallsOf = (models: readonly Model[]): ExtraCalls => ({
  queries: {
    personRecords: defineCall({
      may: staffOf('settings', 'findPerson'),
      type: listOf(personRecord),
      description: 'What somebody sent under exactly this email address or phone number, the trash included.',
      args: { contact: required.text },
      resolve: async ({ contact: asked }: { contact: string }, { db }) => {
        const contact = readContact(asked)
        return contact ? done(await findPersonRecords(db, contact)) : unreadable
      },
    }),
  },
  mutations: {
    erasePerson: defineCall({
      may: confirmedForTask('settings', 'erasePerson'),
      type: new GraphQLNonNull(erasedType),
      description: 'Deletes all of that for good, past the trash: records, files, mails',
      args: { contact: required.text },
      resolve: ({ contact }: { contact: string }, call) => erase(contact, models, call),
    }),
  },
})

/**
 * An invoice that was sent is a record of a sale, which the law wants kept (decision 43): its name and address stay, and
 * what is not on the paper goes, in the activity too.
 */
async function eraseContacts(records: readonly PersonRecord[], call: Call<Staff>): Promise<number[]> {
  const ids = records.map(({ id }) => id)
  const removals: (() => Promise<void>)[] = []
  const erased = await call.db.transaction(async (tx) => {
    // Estimates go with their requests; what the activity says of them goes here.
    await tx.execute(sql`
      update audit_entries set label = null, before = null, after = null
      where subject = 'Estimate' and subject_id in (
        select id::text from estimates where request_id::text = any(${sql.param(ids)}::text[]))`)
    const numbers: (number | null)[] = []
    for (const { id, isKept } of records) {
      if (!isKept) continue
      await forgetContents(tx, 'Invoice', id)
      removals.push(await call.services.notifications.forget(tx, 'Invoice', id))
      const kept = await tx
        .update(invoices)
        .set({ email: null, phone: null })
        .where(eq(invoices.id, id))
        .returning({ number: invoices.number })
      numbers.push(...kept.map(({ number }) => number))
    }
    return numbers.filter((number) => number !== null).toSorted((one, other) => one - other)
  })
  for (const removeMails of removals) await removeMails()
  return erased
}

type Erased = { records: number; keptInvoices: number; keptNumbers: number[] }

const erasedType = new GraphQLObjectType<Erased>({
  name: 'ErasedPerson',
  fields: {
    records: { ...required.int, description: 'Gone for good' },
    keptInvoices: { ...required.int, description: 'Sent ones, which keep the name and address on them' },
    keptNumbers: { type: listOf(GraphQLInt), description: 'Of those that have one' },
  },
})

/** A transaction for each record; an interrupted run is completed by another. */
async function erase(asked: string, models: readonly Model[], call: Call<Staff>): Promise<Result<Erased>> {
  const contact = readContact(asked)
  if (!contact) return unreadable
  const found = await findPersonRecords(call.db, contact)
  const keptNumbers = await eraseContacts(found, call)
  // A file that waits to be imported must not bring back an erased person.
  await call.db.delete(importFiles)
  const records = found.filter(({ isKept }) => !isKept)
  for (const { model: name, id, inTrash } of records) {
    const model = models.find((one) => one.name === name)
    if (!model || !hasTrash(model)) throw new Error(`${name} has no trash`)
    if (!inTrash) {
      const removed = await remove(model, id, call)
      if (!removed.ok && removed.refusal.code !== 'NOT_FOUND') return removed
    }
    const purged = await purge(model, id, call)
    if (!purged.ok && purged.refusal.code !== 'NOT_FOUND') return purged
  }
  const erased = { records: records.length, keptInvoices: found.length - records.length }
  await recordAudit(call.db, call.actor, {
    action: 'erase person',
    subject: 'Person',
    subjectId: 'person',
    after: erased,
  })
  return done({ ...erased, keptNumbers })
}
