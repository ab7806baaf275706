import { count, inArray, type SQL, sql } from 'drizzle-orm'
import { GraphQLInt, GraphQLNonNull, GraphQLObjectType } from 'graphql'
import { mostFiltered } from '#content/search-rules.ts'
import type { Queryable } from '#server/database/database.ts'
import { done } from '#server/result.ts'
import { tallies } from '#server/schema/operations.ts'
import { batched } from './batched.ts'
import type { Call } from './call.ts'
import { defineCall, type ExtraCall, type May } from './extra-calls.ts'
import type { Filter } from './filter.ts'
import type { Model } from './model.ts'

/** How many rows of a model are in one state; a state that no row was ever in has none. */
type Tally = { state: string; total: number }

/** The tallies of these models, by model; one statement. */
export async function readTallies(db: Queryable, models: readonly string[]): Promise<Map<string, Tally[]>> {
  const rows = await db
    .select({ model: tallies.model, state: tallies.state, total: sql<number>`sum(${tallies.delta})::float8` })
    .from(tallies)
    .where(inArray(tallies.model, [...models]))
    .groupBy(tallies.model, tallies.state)
  return Map.groupBy(rows, ({ model }) => model)
}

/** Replaces the changes so far by their sums; call it now and then. Several instances may do it at once. */
export async function foldTallies(db: Queryable): Promise<void> {
  await db.execute(sql`
    with folded as (delete from ${tallies} returning model, state, delta)
    insert into ${tallies} (model, state, delta)
    select model, state, sum(delta) from folded group by model, state having sum(delta) <> 0`)
}

/** The panel asks for the counts of every model at once: one statement reads them all. */
const batchedTallies = batched((call, models) => readTallies(call.db, models))

const number = { type: new GraphQLNonNull(GraphQLInt) }

/**
 * The call that counts a model's rows, all of them and those in each of its states. `may`: whoever may read every row.
 * The conditions of the states are where the tallies are kept, in the migrations.
 */
export function stateCounts(
  model: Model,
  { states, may }: { states: readonly string[]; may: May },
): Record<string, ExtraCall> {
  const names = ['all', ...states]
  return {
    [`${model.name.toLowerCase()}Counts`]: defineCall({
      may,
      type: new GraphQLNonNull(
        new GraphQLObjectType({
          name: `${model.name}Counts`,
          fields: Object.fromEntries(names.map((name) => [name, number])),
        }),
      ),
      resolve: async (_args, call) => done(await countStates(model, names, call)),
    }),
  }
}

/**
 * How many rows match all the filters, which `condition` says as SQL: read where they are tallied, else counted up to
 * `mostFiltered` and one.
 */
export async function countRows(
  db: Queryable,
  model: Model,
  filters: readonly Filter[],
  condition: SQL | undefined,
): Promise<number> {
  const state = talliedState(model, filters)
  if (state) {
    const tallied = (await readTallies(db, [model.name])).get(model.name)
    return tallied?.find((tally) => tally.state === state)?.total ?? 0
  }
  const rows = db
    .select({ one: sql`1`.as('one') })
    .from(model.table)
    .where(condition)
    .limit(mostFiltered + 1)
    .as('rows')
  const [row] = await db.select({ total: count() }).from(rows)
  return row?.total ?? 0
}

/** The state that has exactly the rows that match all the filters; undefined when no tally is kept of them. */
export function talliedState(
  { tallied }: Pick<Model, 'tallied'>,
  filters: readonly Filter[],
): string | undefined {
  const asked = conditionsIn(filters)
  const states = Object.entries(tallied ? { all: {}, ...tallied } : {})
  return states.find(([, filter]) => conditionsIn([filter]).symmetricDifference(asked).size === 0)?.[0]
}

/** The conditions that must all hold, each once: a filter in which nothing is asked has none. */
function conditionsIn(filters: readonly Filter[]): Set<string> {
  return new Set(
    filters.flatMap(({ and, ...conditions }) => [
      ...(and ? conditionsIn(and) : []),
      ...Object.entries(conditions).flatMap(([column, condition]) =>
        condition ? [JSON.stringify([column, condition])] : [],
      ),
    ]),
  )
}

/** How many rows of the model there are in each of these states. */
export async function countStates<State extends string>(
  model: Pick<Model, 'name'>,
  states: readonly State[],
  call: Call,
): Promise<Record<State, number>> {
  const tallied = await batchedTallies(call).load(model.name)
  const counts = states.map((state) => [state, tallied.find((tally) => tally.state === state)?.total ?? 0])
  // The entries are exactly the states that were asked for.
  return Object.fromEntries(counts) as Record<State, number>
}
