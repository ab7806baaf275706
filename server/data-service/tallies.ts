import { count, inArray, type SQL, sql } from 'drizzle-orm'
import { GraphQLNonNull, GraphQLObjectType } from 'graphql'
import { mostFiltered } from '#content/search-rules.ts'
import type { Queryable } from '#server/database/database.ts'
import { done } from '#server/result.ts'
import { tallies } from '#server/schema/operations.ts'
import { batched } from './batched.ts'
import type { Call } from './call.ts'
import { defineCall, type ExtraCall, type May } from './extra-calls.ts'
import { required } from './field-types.ts'
import type { Filter } from './filter.ts'
import type { Model } from './model.ts'

type Tally = { state: string; total: number }

export async function readTallies(db: Queryable, models: readonly string[]): Promise<Map<string, Tally[]>> {
  const rows = await db
    .select({ model: tallies.model, state: tallies.state, total: sql<number>`sum(${tallies.delta})::float8` })
    .from(tallies)
    .where(inArray(tallies.model, [...models]))
    .groupBy(tallies.model, tallies.state)
  return Map.groupBy(rows, ({ model }) => model)
}

export async function foldTallies(db: Queryable): Promise<void> {
  await db.execute(sql`
    with folded as (delete from ${tallies} returning model, state, delta)
    insert into ${tallies} (model, state, delta)
    select model, state, sum(delta) from folded group by model, state having sum(delta) <> 0`)
}

const batchedTallies = batched((call, models) => readTallies(call.db, models))

/**
 * Counts all rows and those in each state. `may`: callers who may read every row. The migrations define the
 * states.
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
          fields: Object.fromEntries(names.map((name) => [name, required.int])),
        }),
      ),
      resolve: async (_args, call) => done(await countStates(model, names, call)),
    }),
  }
}

/**
 * `condition` is the filters as SQL. Read from a tally if there is one, else counted up to `mostFiltered` and
 * one.
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
  return countUpTo(mostFiltered, db, model, condition)
}

/** One more stands for all beyond. */
export async function countUpTo(
  most: number,
  db: Queryable,
  { table }: Pick<Model, 'table'>,
  condition: SQL | undefined,
): Promise<number> {
  const rows = db
    .select({ one: sql`1`.as('one') })
    .from(table)
    .where(condition)
    .limit(most + 1)
    .as('rows')
  const [row] = await db.select({ total: count() }).from(rows)
  return row?.total ?? 0
}

export function talliedState(
  { tallied }: Pick<Model, 'tallied'>,
  filters: readonly Filter[],
): string | undefined {
  const asked = conditionsIn(filters)
  const states = Object.entries(tallied ? { all: {}, ...tallied } : {})
  return states.find(([, filter]) => conditionsIn([filter]).symmetricDifference(asked).size === 0)?.[0]
}

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

export async function countStates<State extends string>(
  model: Pick<Model, 'name'>,
  states: readonly State[],
  call: Call,
): Promise<Record<State, number>> {
  const tallied = await batchedTallies(call).load(model.name)
  const counts = states.map((state) => [state, tallied.find((tally) => tally.state === state)?.total ?? 0])
  // The entries are exactly the requested states.
  return Object.fromEntries(counts) as Record<State, number>
}
