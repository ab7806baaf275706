import { and, asc, eq, inArray } from 'drizzle-orm'
import { GraphQLObjectType } from 'graphql'
import { defineCall, type ExtraCalls, staffOf } from '#server/data-service/extra-calls.ts'
import { optional, required } from '#server/data-service/field-types.ts'
import type { Queryable } from '#server/database/database.ts'
import { done } from '#server/result.ts'
import { leadEvents } from '#server/schema/requests.ts'

async function formerJob(db: Queryable, id: string, me: string) {
  const handovers = await db
    .select()
    .from(leadEvents)
    .where(and(eq(leadEvents.requestId, id), inArray(leadEvents.kind, ['given', 'taken', 'released'])))
    .orderBy(asc(leadEvents.at), asc(leadEvents.id))
  const had = handovers.findLastIndex(({ kind, facts }) => kind !== 'released' && facts.assigneeId === me)
  const left = had < 0 ? undefined : handovers[had + 1]
  if (!left) return undefined
  const { at, actorId, actorName, text } = left
  // Notes for the next assignee are not for the former one.
  return { at, isMine: actorId === me, by: actorName, note: left.kind === 'released' ? text : null }
}

const formerJobType = new GraphQLObjectType({
  name: 'FormerJob',
  description: 'How a request left a person who had it',
  fields: {
    at: required.time,
    isMine: { ...required.flag, description: 'They handed it back themselves' },
    by: { ...optional.text, description: 'Who did it; null for a program' },
    note: { ...optional.text, description: 'What was written with it' },
  },
})

export const formerJobCalls: ExtraCalls = {
  queries: {
    formerJob: defineCall({
      may: staffOf('leads', 'readQuotes', { own: true }),
      type: formerJobType,
      description: 'How a request left the person who asks; null where it never was theirs, or is deleted',
      args: { id: required.id },
      resolve: async ({ id }: { id: string }, { db, actor }) =>
        done(actor.kind === 'staff' ? ((await formerJob(db, id, actor.userId)) ?? null) : null),
    }),
  },
}
