import { and, asc, eq, getTableName, inArray, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Actor } from '#server/actor.ts'
import { longest, requiredParagraph } from '#server/data-service/input.ts'
import { defineModel, openFields, type UpdateContext } from '#server/data-service/model.ts'
import type { Transaction } from '#server/database/database.ts'
import { newId } from '#server/new-id.ts'
import { announce } from '#server/realtime/events.ts'
import { done, type Result, refuse } from '#server/result.ts'
import { leadNotes, type StoredLeadNote } from '#server/schema/lead-notes.ts'
import { auditEntries, trash } from '#server/schema/operations.ts'
import { requests } from '#server/schema/requests.ts'

const text = requiredParagraph('noteMissing', longest.message)

const createInput = z.object({
  requestId: z.uuid(),
  text,
})

const updateInput = z.object({ text: text.optional() })

type NoteDraft = z.output<typeof createInput>

export const leadNote = defineModel<StoredLeadNote, NoteDraft, z.output<typeof updateInput>>({
  name: 'LeadNote',
  plural: 'LeadNotes',
  table: leadNotes,
  isPersonal: true,
  trash: { with: [] },
  fields: {
    ...openFields('requestId', 'text', 'authorId', 'authorName'),
    createdAt: { sortable: true },
    updatedAt: {},
  },
  area: 'leads',
  createInput,
  updateInput,
  sort: { field: 'createdAt', direction: 'ASC' },
  rules: {
    onCreate: async (draft, { tx, call }) => {
      const known = await tx.$count(requests, eq(requests.id, draft.requestId))
      if (known === 0) return refuse({ code: 'NOT_FOUND', reason: 'gone', facts: { model: 'Request' } })
      return done({ insert: { ...draft, ...authorOf(call.actor) } })
    },
    onUpdate: (changes, current, { call }) => (isOwn(current, call.actor) ? done(changes) : notYours),
    onDelete: async (note, { call }) => (isOwn(note, call.actor) ? done(null) : notYours),
  },
})

const notYours: Result<never> = refuse({ code: 'FORBIDDEN', reason: 'noteOfOthers' })

/** One without an author is everybody's. The system deletes what is erased. */
const isOwn = ({ authorId }: Pick<StoredLeadNote, 'authorId'>, actor: Actor): boolean =>
  authorId === null || actor.kind === 'system' || (actor.kind === 'staff' && actor.userId === authorId)

const authorOf = (actor: Actor) =>
  actor.kind === 'staff'
    ? { authorId: actor.userId, authorName: actor.name }
    : { authorId: null, authorName: null }

/**
 * What a program writes into the field `notes`: their own notes become this text. What others wrote stays;
 * if the text repeats it, only what follows is new.
 */
export async function writeNotes(
  requestId: string,
  written: string,
  { tx, call: { actor }, now }: UpdateContext,
): Promise<void> {
  const notes = await tx
    .select()
    .from(leadNotes)
    .where(eq(leadNotes.requestId, requestId))
    .orderBy(asc(leadNotes.createdAt), asc(leadNotes.id))
  const all = joined(notes)
  if (written === all) return
  const isAddition = all !== '' && written.startsWith(all)
  const kept = isAddition ? notes : notes.filter((note) => !isOwn(note, actor))
  const replaced = notes.filter((note) => !kept.includes(note)).map(({ id }) => id)
  const before = joined(kept)
  const added = (written.startsWith(before) ? written.slice(before.length) : written).trim()
  if (replaced.length > 0) await tx.delete(leadNotes).where(inArray(leadNotes.id, replaced))
  for (const id of replaced) await announceNote(tx, 'delete', id)
  if (!added) return
  const id = newId()
  const note = { id, requestId, text: added, ...authorOf(actor) }
  await tx.insert(leadNotes).values({ ...note, createdAt: now, updatedAt: now })
  await announceNote(tx, 'create', id)
}

const joined = (notes: readonly StoredLeadNote[]) => notes.map((note) => note.text).join('\n\n')

const announceNote = (tx: Transaction, operation: 'create' | 'delete', id: string) =>
  announce(tx, { model: leadNote.name, operation, id, onPages: 'nothing' })

/**
 * Of a request that goes for good: notes that lie in the trash by themselves, and what the log says of any.
 */
export async function forgetNotes(tx: Transaction, requestId: string): Promise<void> {
  const isTrashed = and(eq(trash.model, leadNote.name), sql`${trash.record} ->> 'request_id' = ${requestId}`)
  const notes = sql`
    select id::text from ${leadNotes} where ${leadNotes.requestId} = ${requestId}
    union all select row ->> 'id' from trash_parts join trash on trash.id = trash_parts.trash_id
      where trash.record_id = ${requestId} and trash_parts.source = ${getTableName(leadNotes)}
    union all select ${trash.recordId}::text from ${trash} where ${isTrashed}`
  await tx
    .update(auditEntries)
    .set({ label: null, before: null, after: null })
    .where(and(eq(auditEntries.subject, leadNote.name), sql`${auditEntries.subjectId} in (${notes})`))
  await tx.delete(trash).where(isTrashed)
  await tx.delete(leadNotes).where(eq(leadNotes.requestId, requestId))
}
