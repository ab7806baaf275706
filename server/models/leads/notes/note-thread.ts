import { asc, desc, inArray } from 'drizzle-orm'
import { GraphQLList, GraphQLNonNull, GraphQLObjectType } from 'graphql'
import { batched } from '#server/data-service/batched.ts'
import { optional, required } from '#server/data-service/field-types.ts'
import type { ModelField } from '#server/data-service/model.ts'
import type { Queryable } from '#server/database/database.ts'
import { leadNotes, type StoredLeadNote } from '#server/schema/lead-notes.ts'

export const threadNoteType = new GraphQLObjectType<StoredLeadNote>({
  name: 'ThreadNote',
  description: 'A LeadNote as it is read with its request or customer',
  fields: {
    id: required.id,
    requestId: required.id,
    text: required.text,
    authorId: optional.text,
    authorName: optional.text,
    createdAt: required.time,
    updatedAt: required.time,
  },
})

const threads = batched(async ({ db }, ids) => {
  const rows = await db
    .select()
    .from(leadNotes)
    .where(inArray(leadNotes.requestId, [...ids]))
    .orderBy(asc(leadNotes.createdAt), asc(leadNotes.id))
  return Map.groupBy(rows, ({ requestId }) => requestId)
})

export const threadField: ModelField & { private: true } = {
  private: true,
  type: new GraphQLList(new GraphQLNonNull(threadNoteType)),
  description: 'Its notes, oldest first; `notes` has their texts joined',
  resolve: ({ id }, _args, call) => threads(call).load(id),
}

export const readNewestNotes = (
  db: Queryable,
  requestIds: readonly string[],
  most: number,
): Promise<StoredLeadNote[]> =>
  db
    .select()
    .from(leadNotes)
    .where(inArray(leadNotes.requestId, [...requestIds]))
    .orderBy(desc(leadNotes.createdAt), desc(leadNotes.id))
    .limit(most)
