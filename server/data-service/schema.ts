import {
  defaultFieldResolver,
  GraphQLEnumType,
  type GraphQLFieldConfig,
  type GraphQLFieldConfigMap,
  GraphQLID,
  GraphQLInputObjectType,
  GraphQLInt,
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLSchema,
  GraphQLString,
} from 'graphql'
import type { EventStream } from '#server/realtime/events.ts'
import type { Call } from './call.ts'
import { columnTypes } from './column-types.ts'
import type { Filter } from './filter.ts'
import type { Model, Row, SortDirection, Submission } from './model.ts'
import { type ModelTypes, modelTypes, sortDirection } from './model-types.ts'
import { create, get, type ListRequest, list, remove, update } from './operations.ts'
import { refuseAnonymous } from './permission.ts'
import { unwrap } from './refusal-error.ts'
import { type Change, changesOf, changesOfAll } from './subscriptions.ts'
import { inTurn } from './visitor-turns.ts'

type Field = GraphQLFieldConfig<unknown, Call>

/** Calls that are no model operation, such as `sendQuoteNotification`. */
export type ExtraCalls = {
  queries?: Record<string, Field>
  mutations?: Record<string, Field>
}

/** The same where the answers are rows of a model: the type of each model by its name. */
export type CallsOverRows = (typeOf: (model: string) => GraphQLObjectType<Row, Call>) => ExtraCalls

const submissionInput = new GraphQLInputObjectType({
  name: 'SubmissionInput',
  description: 'What a form of ours sends besides its fields. Programs may leave it out.',
  fields: {
    idempotencyKey: {
      type: GraphQLString,
      description: 'Made when the form opened; repeats are the same submission',
    },
    formToken: { type: GraphQLString },
    trap: { type: GraphQLString },
    invitation: { type: GraphQLString, description: 'Of a link that asked for a review: its token' },
  },
})

/** The schema of all models: list, get, create, update, delete, onCreate, onUpdate and onDelete of each. */
export function buildSchema(
  models: readonly Model[],
  extra: readonly (ExtraCalls | CallsOverRows)[],
  events: EventStream,
) {
  const typeOf = columnTypes()
  const queries: GraphQLFieldConfigMap<unknown, Call> = {}
  const mutations: GraphQLFieldConfigMap<unknown, Call> = {}
  const subscriptions: GraphQLFieldConfigMap<unknown, Call> = {}

  const objects = new Map<string, GraphQLObjectType<Row, Call>>()
  const objectOf = (name: string) => {
    const object = objects.get(name)
    if (!object) throw new Error(`there is no model ${name}`)
    return object
  }

  for (const model of models) {
    const types = modelTypes(model, typeOf)
    objects.set(model.name, types.object)
    Object.assign(queries, queriesOf(model, types))
    if (!model.isReadOnly) Object.assign(mutations, mutationsOf(model, types))
    Object.assign(subscriptions, subscriptionsOf(model, types, events))
  }
  subscriptions.onChange = onChange(new Set(models.map(({ name }) => name)), events)
  for (const made of extra) {
    const calls = typeof made === 'function' ? made(objectOf) : made
    Object.assign(queries, forSomebody(calls.queries))
    Object.assign(mutations, inTurns(forSomebody(calls.mutations)))
  }

  return new GraphQLSchema({
    query: new GraphQLObjectType({ name: 'Query', fields: inTurns(queries) }),
    mutation: new GraphQLObjectType({ name: 'Mutation', fields: mutations }),
    subscription: new GraphQLObjectType({ name: 'Subscription', fields: subscriptions }),
  })
}

type Fields = Record<string, Field>

/** The fields, each of which answers through `pass`. */
const through = (fields: Fields, pass: (call: Call, answer: () => unknown) => unknown): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([name, { resolve = defaultFieldResolver, ...field }]) => [
      name,
      {
        ...field,
        resolve: (root, args, call, info) => pass(call, () => resolve(root, args, call, info)),
      },
    ]),
  )

/** Deny by default, as with models: nobody is refused before any call is asked. */
const forSomebody = (fields: Fields = {}): Fields =>
  through(fields, ({ actor }, answer) =>
    actor.kind === 'anonymous' ? unwrap(refuseAnonymous(actor)) : answer(),
  )

/** Visitors take turns with them. What models store takes turns by itself. */
const inTurns = (fields: Fields): Fields => through(fields, inTurn)

/** What Amplify names the query of a secondary index. */
export const lookupName = (model: Model, column: string) =>
  `list${model.name}By${column.charAt(0).toUpperCase()}${column.slice(1)}`

const id = { type: new GraphQLNonNull(GraphQLID) }

function queriesOf(model: Model, types: ModelTypes): Record<string, Field> {
  return {
    [`list${model.plural}`]: {
      type: types.page,
      args: {
        filter: { type: types.filter },
        limit: { type: GraphQLInt },
        nextToken: { type: GraphQLString },
        sort: { type: types.sort },
        ...(model.search && { search: { type: GraphQLString } }),
      },
      resolve: async (_root, args: ListRequest, call) => unwrap(await list(model, args, call)),
    },
    [`get${model.name}`]: {
      type: types.object,
      args: { id },
      resolve: async (_root, args: { id: string }, call) => unwrap(await get(model, args.id, call)),
    },
    ...lookupsOf(model, types),
  }
}

type LookupRequest = ListRequest & { sortDirection?: SortDirection | null }

function lookupsOf(model: Model, types: ModelTypes): Record<string, Field> {
  const lookup = (column: string): Field => ({
    type: types.page,
    args: {
      [column]: { type: new GraphQLNonNull(types.valueTypeOf(column)) },
      filter: { type: types.filter },
      sortDirection: { type: sortDirection },
      limit: { type: GraphQLInt },
      nextToken: { type: GraphQLString },
    },
    resolve: async (
      _root,
      { sortDirection: direction, ...args }: LookupRequest & Record<string, unknown>,
      call,
    ) => {
      const filter = { and: [{ [column]: { eq: args[column] } }, ...(args.filter ? [args.filter] : [])] }
      const sort = direction ? { field: model.sort.field, direction } : undefined
      return unwrap(await list(model, { ...args, filter, sort }, call))
    },
  })
  return Object.fromEntries(
    (model.lookups ?? []).map((column) => [lookupName(model, column), lookup(column)]),
  )
}

function mutationsOf(model: Model, types: ModelTypes): Record<string, Field> {
  return {
    [`create${model.name}`]: {
      type: types.object,
      args: { input: { type: new GraphQLNonNull(types.createInput) }, submission: { type: submissionInput } },
      resolve: async (
        _root,
        args: { input: Record<string, unknown>; submission?: Submission | null },
        call,
      ) => unwrap(await create(model, args.input, args.submission ?? undefined, call)),
    },
    [`update${model.name}`]: {
      type: types.object,
      args: {
        input: { type: new GraphQLNonNull(types.updateInput) },
        condition: { type: types.filter, description: 'What must still be so; else nothing changes' },
      },
      resolve: async (_root, args: { input: { id: string }; condition?: Filter | null }, call) =>
        unwrap(await update(model, args.input, call, args.condition ?? undefined)),
    },
    [`delete${model.name}`]: {
      type: types.object,
      args: { input: { type: new GraphQLNonNull(types.deleteInput) } },
      resolve: async (_root, args: { input: { id: string } }, call) =>
        unwrap(await remove(model, args.input.id, call)),
    },
  }
}

const changeType = new GraphQLObjectType<Change, Call>({
  name: 'Change',
  description: 'A record of a model was stored, changed or deleted.',
  fields: {
    model: { type: new GraphQLNonNull(GraphQLString), description: 'Its name, such as Quote' },
    operation: {
      type: new GraphQLNonNull(
        new GraphQLEnumType({ name: 'ChangeOperation', values: { create: {}, update: {}, delete: {} } }),
      ),
    },
    id: { type: new GraphQLNonNull(GraphQLID), description: 'Of the record' },
  },
})

function onChange(models: ReadonlySet<string>, events: EventStream): Field {
  return {
    type: new GraphQLNonNull(changeType),
    description:
      'Every change of every model, for administrators: one subscription tells a screen when to read again.',
    subscribe: (_root, _args, call) => unwrap(changesOfAll(models, call, events)),
    resolve: (change) => change,
  }
}

function subscriptionsOf(model: Model, types: ModelTypes, events: EventStream): Record<string, Field> {
  const on = (operation: 'create' | 'update'): Field => ({
    type: types.object,
    args: { filter: { type: types.subscriptionFilter } },
    subscribe: async (_root, args: { filter?: Filter | null }, call) =>
      unwrap(await changesOf(model, operation, args.filter ?? undefined, call, events)),
    resolve: (row) => row,
  })
  return {
    [`onCreate${model.name}`]: on('create'),
    [`onUpdate${model.name}`]: on('update'),
    [`onDelete${model.name}`]: {
      type: types.deleted,
      description: 'Every deletion, by its id: what is gone can be neither shown nor filtered.',
      args: { filter: { type: types.subscriptionFilter } },
      subscribe: async (_root, _args, call) =>
        unwrap(await changesOf(model, 'delete', undefined, call, events)),
      resolve: (row) => row,
    },
  }
}
