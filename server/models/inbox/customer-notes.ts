import { desc, inArray } from 'drizzle-orm'
import { GraphQLID, GraphQLList, GraphQLNonNull, GraphQLObjectType, GraphQLString } from 'graphql'
import { DateTime } from '#server/data-service/column-types.ts'
import type { Queryable } from '#server/database/database.ts'
import { requestKindType } from '#server/models/leads/lead-events.ts'
import { leadNotes, type StoredLeadNote } from '#server/schema/lead-notes.ts'

/** What staff wrote about any of these requests, newest first. */
export const readCustomerNotes = (
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

const id = { type: new GraphQLNonNull(GraphQLID) }
const time = { type: new GraphQLNonNull(DateTime) }

const customerNote = new GraphQLObjectType<StoredLeadNote>({
  name: 'CustomerNote',
  description: 'A note on one of their requests',
  fields: {
    id,
    requestKind: { type: new GraphQLNonNull(requestKindType) },
    requestId: id,
    text: { type: new GraphQLNonNull(GraphQLString) },
    authorId: { type: GraphQLString },
    authorName: { type: GraphQLString },
    createdAt: time,
    updatedAt: time,
  },
})

export const customerNotesField = {
  type: new GraphQLNonNull(new GraphQLList(new GraphQLNonNull(customerNote))),
}
