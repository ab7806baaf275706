import { count, type SQL, sql } from 'drizzle-orm'
import { GraphQLInt, GraphQLNonNull, GraphQLObjectType } from 'graphql'
import type { Call } from '../data-service/call.ts'
import type { Model } from '../data-service/model.ts'
import { done, type Outcome, refuse } from '../data-service/outcome.ts'
import { allowed } from '../data-service/permission.ts'
import { unwrap } from '../data-service/refusal-error.ts'
import type { ExtraCalls } from '../data-service/schema.ts'

const number = { type: new GraphQLNonNull(GraphQLInt) }

/**
 * The call that counts a model's rows, all of them and those in each state, for whoever may read every row.
 * The database counts; no row leaves it.
 */
export function stateCounts(model: Model, states: Record<string, SQL>): NonNullable<ExtraCalls['queries']> {
  const fields = Object.fromEntries(['all', ...Object.keys(states)].map((name) => [name, number]))
  return {
    [`${model.name.toLowerCase()}Counts`]: {
      type: new GraphQLNonNull(new GraphQLObjectType({ name: `${model.name}Counts`, fields })),
      resolve: async (_root, _args, call) => unwrap(await countStates(model, states, call)),
    },
  }
}

async function countStates(
  model: Model,
  states: Record<string, SQL>,
  call: Call,
): Promise<Outcome<object | undefined>> {
  const access = allowed(model, 'read', call.actor)
  if (!access.ok) return access
  if (access.value !== true)
    return refuse({ code: 'FORBIDDEN', message: `Not authorized to count ${model.plural}.` })
  const counted = Object.entries(states).map(([name, state]) => [
    name,
    sql<number>`(count(*) filter (where ${state}))::int`,
  ])
  const [row] = await call.db.select({ all: count(), ...Object.fromEntries(counted) }).from(model.table)
  return done(row)
}
