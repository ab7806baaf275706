import { and, asc, desc, eq, gte, inArray, sql } from 'drizzle-orm'
import { GraphQLList, GraphQLNonNull, GraphQLObjectType, GraphQLString } from 'graphql'
import { declines } from '#content/time/appointments.ts'
import type { Actor } from '#server/actor.ts'
import { batched } from '#server/data-service/batched.ts'
import type { Call } from '#server/data-service/call.ts'
import { enumOf, Json } from '#server/data-service/column-types.ts'
import { optional, required } from '#server/data-service/field-types.ts'
import type { ModelField } from '#server/data-service/model.ts'
import type { Queryable, Transaction } from '#server/database/database.ts'
import { newId } from '#server/new-id.ts'
import { leadEventKind, leadEvents, requestKinds, type StoredLeadEvent } from '#server/schema/requests.ts'

export const requestKindType = enumOf('RequestKind', requestKinds)

export const declineType = enumOf('Decline', declines)

export type NewLeadEvent = Pick<StoredLeadEvent, 'kind'> & Partial<Pick<StoredLeadEvent, 'text' | 'facts'>>

export async function recordLeadEvents(
  tx: Transaction,
  requestId: string,
  events: readonly NewLeadEvent[],
  { actor, now }: { actor: Actor; now: Date },
): Promise<void> {
  if (events.length === 0) return
  await tx
    .insert(leadEvents)
    .values(events.map((event) => ({ id: newId(), at: now, requestId, ...doer(actor), ...event })))
}

/**
 * An undo: removes the last event of a kind, and with these facts, if it is not older than `since`. The audit log keeps
 * both presses. Gives whether there was one.
 */
export async function takeBackLeadEvent(
  tx: Transaction,
  requestId: string,
  kind: StoredLeadEvent['kind'],
  since?: Date,
  facts: StoredLeadEvent['facts'] = {},
): Promise<boolean> {
  const [last] = await tx
    .select({ id: leadEvents.id })
    .from(leadEvents)
    .where(
      and(
        eq(leadEvents.requestId, requestId),
        eq(leadEvents.kind, kind),
        since && gte(leadEvents.at, since),
        sql`${leadEvents.facts} @> ${JSON.stringify(facts)}`,
      ),
    )
    .orderBy(desc(leadEvents.at), desc(leadEvents.id))
    .limit(1)
  if (last) await tx.delete(leadEvents).where(eq(leadEvents.id, last.id))
  return last !== undefined
}

function doer(actor: Actor) {
  switch (actor.kind) {
    case 'staff':
      return { by: 'staff' as const, actorId: actor.userId, actorName: actor.name }
    case 'visitor':
      return { by: 'customer' as const }
    default:
      return { by: 'system' as const }
  }
}

async function readLeadEvents(
  db: Queryable,
  ids: readonly string[],
): Promise<Map<string, StoredLeadEvent[]>> {
  const rows = await db
    .select()
    .from(leadEvents)
    .where(inArray(leadEvents.requestId, [...ids]))
    .orderBy(asc(leadEvents.at), asc(leadEvents.id))
  return Map.groupBy(rows, ({ requestId }) => requestId)
}

export const readTimeLine = async (db: Queryable, requestId: string): Promise<StoredLeadEvent[]> =>
  (await readLeadEvents(db, [requestId])).get(requestId) ?? []

const leadEventType = new GraphQLObjectType<StoredLeadEvent, Call>({
  name: 'LeadEvent',
  description: 'Something that happened to a request',
  fields: {
    id: required.id,
    at: required.time,
    kind: {
      type: new GraphQLNonNull(enumOf('LeadEventKind', leadEventKind.enumValues)),
    },
    by: { ...required.text, description: 'staff, customer or system' },
    actorName: { type: GraphQLString, description: 'Who of the staff' },
    text: optional.text,
    facts: { type: new GraphQLNonNull(Json), description: 'What else there is to say, by kind' },
  },
})

const events = batched((call, ids) => readLeadEvents(call.db, ids))

export const leadEventsField: ModelField & { private: true } = {
  private: true,
  type: new GraphQLList(new GraphQLNonNull(leadEventType)),
  description: 'What happened to it, oldest first',
  resolve: ({ id }, _args, call) => events(call).load(id),
}
