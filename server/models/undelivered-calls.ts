import { asc, desc, eq, sql } from 'drizzle-orm'
import { GraphQLID, GraphQLList, GraphQLNonNull, GraphQLObjectType, GraphQLString } from 'graphql'
import type { Call } from '#server/data-service/call.ts'
import { allowed } from '#server/data-service/permission.ts'
import { unwrap } from '#server/data-service/refusal-error.ts'
import type { ExtraCalls } from '#server/data-service/schema.ts'
import { isUndelivered } from '#server/notifications/outbox/outbox.ts'
import { done, type Result } from '#server/result.ts'
import { messages, quotes, reviews } from '#server/schema/leads.ts'
import { deliveries } from '#server/schema/operations.ts'
import { deliveryType } from './delivery-type.ts'
import { quote } from './quote.ts'

const text = { type: new GraphQLNonNull(GraphQLString) }

const undeliveredType = new GraphQLObjectType({
  name: 'Undelivered',
  description: 'A notification that has not left yet, and what it tells of',
  fields: {
    kind: { ...text, description: 'Quote, Message or Review' },
    subjectId: { type: new GraphQLNonNull(GraphQLID) },
    name: { type: GraphQLString, description: 'Whose it is' },
    delivery: { type: new GraphQLNonNull(deliveryType) },
  },
})

/** As many as a person looks through; what is behind them shows when these are on their way. */
const mostShown = 20

/** The notifications that somebody should look at. */
export const undeliveredCalls: ExtraCalls = {
  queries: {
    undeliveredNotifications: {
      type: new GraphQLNonNull(new GraphQLList(new GraphQLNonNull(undeliveredType))),
      description: `Given up first, then by the next try; at most ${mostShown}`,
      resolve: async (_root, _args, call) => unwrap(await undelivered(call)),
    },
  },
}

async function undelivered(call: Call): Promise<Result<object[]>> {
  const access = allowed(quote, 'update', call.actor)
  if (!access.ok) return access
  const rows = await call.db
    .select({
      kind: deliveries.subjectType,
      subjectId: deliveries.subjectId,
      name: sql<
        string | null
      >`coalesce(${quotes.firstName} || ' ' || ${quotes.lastName}, ${messages.name}, ${reviews.name})`,
      delivery: deliveries,
    })
    .from(deliveries)
    .leftJoin(quotes, eq(quotes.id, deliveries.subjectId))
    .leftJoin(messages, eq(messages.id, deliveries.subjectId))
    .leftJoin(reviews, eq(reviews.id, deliveries.subjectId))
    .where(isUndelivered)
    .orderBy(desc(eq(deliveries.state, 'dead')), asc(deliveries.nextAttemptAt), asc(deliveries.id))
    .limit(mostShown)
  return done(rows)
}
