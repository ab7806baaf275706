import {
  GraphQLBoolean,
  type GraphQLFieldConfig,
  type GraphQLFieldConfigArgumentMap,
  type GraphQLFieldConfigMap,
  type GraphQLFieldResolver,
  GraphQLInputObjectType,
  GraphQLInt,
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLSchema,
  GraphQLString,
  isType,
} from 'graphql'
import { allChanges, type FollowedChange, modelChanges } from '#server/data-service/live/subscriptions.ts'
import type { Call } from './call.ts'
import { columnTypes, enumOf } from './column-types.ts'
import { dateRefused } from './date-arguments.ts'
import { errorOf, unwrap } from './errors.ts'
import { anyRole, authorizeCall, type ExtraCall, type ExtraCalls } from './extra-calls.ts'
import { required } from './field-types.ts'
import type { Filter } from './filter.ts'
import { type ListRequest, list } from './list.ts'
import type { Model, PressKey, Row, SortDirection, Submission } from './model.ts'
import { type ModelTypes, modelTypes, sortDirection } from './model-types.ts'
import { create, get, remove, update } from './operations.ts'
import { inTurn } from './visitor-turns.ts'

type SchemaField = GraphQLFieldConfig<unknown, Call>

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
    visit: {
      type: GraphQLString,
      description: 'Path and search of the first page of the visit, a space, and the address that led there',
    },
    invitation: { type: GraphQLString, description: 'Of a link that asked for a review: its token' },
    rings: {
      type: GraphQLBoolean,
      description:
        'False, from staff or a key that brings leads: of a request that is answered already. No promise, no alarm',
    },
  },
})

export const pressInput = new GraphQLInputObjectType({
  name: 'PressInput',
  description: 'Of what was done without a connection and is sent later',
  fields: {
    id: { ...required.id, description: 'A UUID made when it was done; repeats change nothing' },
    at: { ...required.time, description: 'When it was done, at most three days ago' },
  },
})

export function buildSchema(models: readonly Model[], extra: readonly ExtraCalls[]): GraphQLSchema {
  const typeOf = columnTypes()
  const queries: GraphQLFieldConfigMap<unknown, Call> = {}
  const mutations: GraphQLFieldConfigMap<unknown, Call> = {}
  const subscriptions: GraphQLFieldConfigMap<unknown, Call> = {}

  const objects = new Map<string, GraphQLObjectType<Row, Call>>()
  for (const model of models) {
    const types = modelTypes(model, typeOf)
    objects.set(model.name, types.object)
    Object.assign(queries, modelQueries(model, types))
    if (!model.isReadOnly) Object.assign(mutations, modelMutations(model, types))
    Object.assign(subscriptions, modelSubscriptions(model, types))
  }
  subscriptions.onChange = onChange(models)
  for (const calls of extra) {
    for (const [name, call] of Object.entries(calls.queries ?? {}))
      queries[name] = extraField(name, 'query', call, objects)
    for (const [name, call] of Object.entries(calls.mutations ?? {}))
      mutations[name] = extraField(name, 'mutation', call, objects)
  }

  return new GraphQLSchema({
    query: new GraphQLObjectType({ name: 'Query', fields: refusingDates(queries) }),
    mutation: new GraphQLObjectType({ name: 'Mutation', fields: refusingDates(mutations) }),
    subscription: new GraphQLObjectType({ name: 'Subscription', fields: refusingDates(subscriptions) }),
  })
}

type SchemaFields = GraphQLFieldConfigMap<unknown, Call>
type Resolver = GraphQLFieldResolver<unknown, Call>

/** Before anything of a call runs: a date that is none, or absurd, gets no further than its field. */
function refusingDates(fields: SchemaFields): SchemaFields {
  const refusing =
    (args: GraphQLFieldConfigArgumentMap, run: Resolver): Resolver =>
    (root, values, call, info) => {
      const refusal = dateRefused(args, values)
      if (refusal) throw errorOf(refusal)
      return run(root, values, call, info)
    }
  return Object.fromEntries(
    Object.entries(fields).map(([name, { args = {}, resolve, subscribe, ...field }]) => [
      name,
      {
        ...{ ...field, args },
        ...(resolve && { resolve: refusing(args, resolve) }),
        ...(subscribe && { subscribe: refusing(args, subscribe) }),
      },
    ]),
  )
}

function extraField(
  name: string,
  operation: 'query' | 'mutation',
  { may, type, stores, resolve, ...rest }: ExtraCall,
  objects: ReadonlyMap<string, GraphQLObjectType<Row, Call>>,
): SchemaField {
  // Without types `may` could be missing; such a call must not be open to all.
  if (typeof may !== 'function') throw new Error(`${name} does not say who may make this call`)
  const output = isType(type) ? type : objects.get(type.name)
  if (!output) throw new Error(`${name} gives rows of a model that is not there`)
  return {
    ...rest,
    type: output,
    resolve: async (_root, args, call) => {
      unwrap(await authorizeCall(operation, may, call))
      const work = async () => unwrap(await resolve(args, call))
      return stores ? work() : inTurn(call, work)
    },
  }
}

export const lookupName = (model: Model, column: string) =>
  `list${model.name}By${column.charAt(0).toUpperCase()}${column.slice(1)}`

function modelQueries(model: Model, types: ModelTypes): Record<string, SchemaField> {
  return {
    [`list${model.plural}`]: {
      type: types.page,
      args: {
        filter: { type: types.filter },
        limit: { type: GraphQLInt },
        nextToken: { type: GraphQLString },
        sort: { type: types.sort },
        ...((model.search || model.searchElsewhere) && { search: { type: GraphQLString } }),
      },
      resolve: (_root, args: ListRequest, call) =>
        inTurn(call, async () => unwrap(await list(model, args, call))),
    },
    [`get${model.name}`]: {
      type: types.object,
      args: { id: required.id },
      resolve: (_root, args: { id: string }, call) =>
        inTurn(call, async () => unwrap(await get(model, args.id, call))),
    },
    ...lookupQueries(model, types),
  }
}

type LookupRequest = ListRequest & { sortDirection?: SortDirection | null }

function lookupQueries(model: Model, types: ModelTypes): Record<string, SchemaField> {
  const lookup = (column: string): SchemaField => ({
    type: types.page,
    args: {
      [column]: { type: new GraphQLNonNull(types.valueTypeOf(column)) },
      filter: { type: types.filter },
      sortDirection: { type: sortDirection },
      limit: { type: GraphQLInt },
      nextToken: { type: GraphQLString },
    },
    resolve: (
      _root,
      { sortDirection: direction, ...args }: LookupRequest & Record<string, unknown>,
      call,
    ) => {
      const filter = { and: [{ [column]: { eq: args[column] } }, ...(args.filter ? [args.filter] : [])] }
      const sort = direction ? { field: model.sort.field, direction } : undefined
      return inTurn(call, async () => unwrap(await list(model, { ...args, filter, sort }, call)))
    },
  })
  return Object.fromEntries(
    (model.lookups ?? []).map((column) => [lookupName(model, column), lookup(column)]),
  )
}

function modelMutations(model: Model, types: ModelTypes): Record<string, SchemaField> {
  return {
    [`create${model.name}`]: {
      type: types.object,
      args: {
        input: { type: new GraphQLNonNull(types.createInput) },
        submission: { type: submissionInput },
        ...(model.createdByPress && { press: { type: pressInput } }),
      },
      resolve: async (
        _root,
        args: {
          input: Record<string, unknown>
          submission?: Submission | null
          press?: PressKey | null
        },
        call,
      ) =>
        unwrap(await create(model, args.input, args.submission ?? undefined, call, args.press ?? undefined)),
    },
    [`update${model.name}`]: {
      type: types.object,
      args: {
        input: { type: new GraphQLNonNull(types.updateInput) },
        condition: { type: types.filter, description: 'What must still be so; else nothing changes' },
        ...(model.own && { press: { type: pressInput } }),
      },
      resolve: async (
        _root,
        args: { input: { id: string }; condition?: Filter | null; press?: PressKey | null },
        call,
      ) =>
        unwrap(await update(model, args.input, call, args.condition ?? undefined, args.press ?? undefined)),
    },
    [`delete${model.name}`]: {
      type: types.object,
      args: { input: { type: new GraphQLNonNull(types.deleteInput) } },
      resolve: async (_root, args: { input: { id: string } }, call) =>
        unwrap(await remove(model, args.input.id, call)),
    },
  }
}

const changeType = new GraphQLObjectType<FollowedChange, Call>({
  name: 'Change',
  description: 'A record of a model was stored, changed or deleted.',
  fields: {
    model: { ...required.text, description: 'Its name, such as Quote' },
    operation: {
      type: new GraphQLNonNull(enumOf('ChangeOperation', ['create', 'update', 'delete'])),
    },
    id: { ...required.id, description: 'Of the record' },
  },
})

const mayFollow = anyRole('followAllChanges')

function onChange(models: readonly Model[]): SchemaField {
  return {
    type: new GraphQLNonNull(changeType),
    description:
      'Every change of what the caller may read, for staff: one subscription tells a screen when to read again.',
    subscribe: async (_root, _args, call) => {
      unwrap(await authorizeCall('subscription', mayFollow, call))
      return allChanges(models, call)
    },
    resolve: (change) => change,
  }
}

function modelSubscriptions(model: Model, types: ModelTypes): Record<string, SchemaField> {
  const on = (operation: 'create' | 'update'): SchemaField => ({
    type: types.object,
    args: { filter: { type: types.subscriptionFilter } },
    subscribe: async (_root, args: { filter?: Filter | null }, call) =>
      unwrap(await modelChanges(model, operation, args.filter ?? undefined, call)),
    resolve: (row) => row,
  })
  return {
    [`onCreate${model.name}`]: on('create'),
    [`onUpdate${model.name}`]: on('update'),
    [`onDelete${model.name}`]: {
      type: types.deleted,
      description: 'Every deletion, by its id: what is gone can be neither shown nor filtered.',
      args: { filter: { type: types.subscriptionFilter } },
      subscribe: async (_root, _args, call) => unwrap(await modelChanges(model, 'delete', undefined, call)),
      resolve: (row) => row,
    },
  }
}
