import { asc, inArray } from 'drizzle-orm'
import { GraphQLList, GraphQLNonNull, GraphQLObjectType } from 'graphql'
import { batched } from '#server/data-service/batched.ts'
import { enumOf } from '#server/data-service/column-types.ts'
import { optional, required } from '#server/data-service/field-types.ts'
import type { ModelField } from '#server/data-service/model.ts'
import { seesOnlyOwn } from '#server/rights.ts'
import { type StoredWorkSpan, workEnding, workSpans } from '#server/schema/work-spans.ts'

export const workEndingType = enumOf('WorkEnding', workEnding.enumValues)

const requestWorkType = new GraphQLObjectType<StoredWorkSpan>({
  name: 'RequestWork',
  description: 'A WorkSpan as it is read with its request',
  fields: {
    id: required.id,
    personId: required.id,
    person: required.text,
    startedAt: required.time,
    endedAt: { ...optional.time, description: 'Null while they work' },
    ending: { type: workEndingType },
    updatedAt: required.time,
  },
})

const spansOf = batched<StoredWorkSpan>(async ({ db }, ids) => {
  const rows = await db
    .select()
    .from(workSpans)
    .where(inArray(workSpans.requestId, [...ids]))
    .orderBy(asc(workSpans.startedAt), asc(workSpans.id))
  return Map.groupBy(rows, ({ requestId }) => requestId)
})

export const requestWorkField: ModelField & { private: true } = {
  private: true,
  type: new GraphQLList(new GraphQLNonNull(requestWorkType)),
  description: 'Who worked on it, and when, oldest first; of a technician their own',
  async resolve({ id }, _args, call) {
    const spans = await spansOf(call).load(id)
    const { actor } = call
    if (actor.kind !== 'staff' || !seesOnlyOwn(actor, 'leads')) return spans
    return spans.filter(({ personId }) => personId === actor.userId)
  },
}
