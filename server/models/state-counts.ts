import { GraphQLInt, GraphQLNonNull, GraphQLObjectType } from 'graphql'
import { batched } from '#server/data-service/batched.ts'
import type { Call } from '#server/data-service/call.ts'
import type { Model } from '#server/data-service/model.ts'
import { allowed } from '#server/data-service/permission.ts'
import { unwrap } from '#server/data-service/refusal-error.ts'
import type { ExtraCalls } from '#server/data-service/schema.ts'
import { done, type Result, refuse } from '#server/result.ts'
import { readTallies } from '#server/tallies/tallies.ts'

/** The panel asks for the counts of every model at once: one statement reads them all. */
const tallies = batched((call, models) => readTallies(call.db, models))

const number = { type: new GraphQLNonNull(GraphQLInt) }

/**
 * The call that counts a model's rows, all of them and those in each of its states, for whoever may read every row.
 * The conditions of the states are where the tallies are kept, in the migrations.
 */
export function stateCounts(model: Model, states: readonly string[]): NonNullable<ExtraCalls['queries']> {
  const names = ['all', ...states]
  return {
    [`${model.name.toLowerCase()}Counts`]: {
      type: new GraphQLNonNull(
        new GraphQLObjectType({
          name: `${model.name}Counts`,
          fields: Object.fromEntries(names.map((name) => [name, number])),
        }),
      ),
      resolve: async (_root, _args, call) => unwrap(await countStates(model, names, call)),
    },
  }
}

/** How many rows of the model there are in each of these states; refused to whoever may not read every row. */
export async function countStates<State extends string>(
  model: Model,
  states: readonly State[],
  call: Call,
): Promise<Result<Record<State, number>>> {
  const access = allowed(model, 'read', call.actor)
  if (!access.ok) return access
  if (access.value !== true)
    return refuse({ code: 'FORBIDDEN', message: `Not authorized to count ${model.plural}.` })
  const tallied = await tallies(call).load(model.name)
  const counts = states.map((state) => [state, tallied.find((tally) => tally.state === state)?.total ?? 0])
  // The entries are exactly the states that were asked for.
  return done(Object.fromEntries(counts) as Record<State, number>)
}
