import { count, eq, sql } from 'drizzle-orm'
import { GraphQLInt, GraphQLNonNull, GraphQLObjectType } from 'graphql'
import type { Call } from '../data-service/call.ts'
import { done, type Outcome } from '../data-service/outcome.ts'
import { allowed } from '../data-service/permission.ts'
import { unwrap } from '../data-service/refusal-error.ts'
import type { ExtraCalls } from '../data-service/schema.ts'
import { message } from './message.ts'
import { messages } from './message-table.ts'

const number = { type: new GraphQLNonNull(GraphQLInt) }

const messageCounts = new GraphQLObjectType({
  name: 'MessageCounts',
  fields: { all: number, new: number, contacted: number, completed: number, quarantined: number },
})

/** The calls about messages that are no model operation. */
export const messageCalls: ExtraCalls = {
  queries: {
    messageCounts: {
      type: new GraphQLNonNull(messageCounts),
      resolve: async (_root, _args, call) => unwrap(await counts(call)),
    },
  },
}

async function counts(call: Call): Promise<Outcome<object | undefined>> {
  const access = allowed(message, 'read', call.actor)
  if (!access.ok) return access
  const ofStatus = (status: 'new' | 'contacted' | 'completed') =>
    sql<number>`(count(*) filter (where ${eq(messages.status, status)}))::int`
  const [row] = await call.db
    .select({
      all: count(),
      new: ofStatus('new'),
      contacted: ofStatus('contacted'),
      completed: ofStatus('completed'),
      quarantined: sql<number>`(count(*) filter (where cardinality(${messages.quarantineReasons}) > 0))::int`,
    })
    .from(messages)
  return done(row)
}
