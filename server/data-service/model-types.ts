import { getTableColumns } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import {
  GraphQLEnumType,
  type GraphQLFieldConfigMap,
  GraphQLID,
  type GraphQLInputFieldConfigMap,
  GraphQLInputObjectType,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLString,
  getNullableType,
} from 'graphql'
import { z } from 'zod'
import { mostCounted, mostFiltered } from '#content/search-rules.ts'
import type { Call } from './call.ts'
import type { columnTypes } from './column-types.ts'
import { required } from './field-types.ts'
import type { RecordPage } from './list.ts'
import type { FieldRule, Model, Row } from './model.ts'
import { seesPrivateFields } from './permission.ts'
import { inTurn } from './visitor-turns.ts'

export type ModelTypes = ReturnType<typeof modelTypes>

export const sortDirection = new GraphQLEnumType({
  name: 'ModelSortDirection',
  values: { ASC: { value: 'ASC' }, DESC: { value: 'DESC' } },
})

export function modelTypes(model: Model, typeOf: ReturnType<typeof columnTypes>) {
  const columns: Record<string, PgColumn> = getTableColumns(model.table)
  const shown = ['id', ...Object.keys(model.fields)].map((name) => {
    const column = columns[name]
    if (!column) throw new Error(`${model.name}.${name} is declared but is no column`)
    const rule: FieldRule = model.fields[name] ?? {}
    const { value, condition } = typeOf(column, rule.enum)
    const isRequired = column.notNull || rule.required === true
    return { name, column, isRequired, rule, type: rule.type ?? { value, input: value }, condition }
  })

  const fields: GraphQLFieldConfigMap<Row, Call> = {}
  for (const { name, isRequired, rule, type } of shown) {
    // A private field is null for others, so it cannot be non-null.
    const value = isRequired && !rule.private ? new GraphQLNonNull(type.value) : type.value
    fields[name] = rule.private
      ? {
          type: value,
          resolve: (row, _args, call) => (seesPrivateFields(model, call.actor) ? row[name] : null),
        }
      : { type: value, resolve: (row) => row[name] }
  }
  for (const [name, field] of Object.entries(model.extraFields ?? {})) {
    const { private: isPrivate, ...config } = field
    const resolve = config.resolve
    fields[name] =
      isPrivate && resolve
        ? {
            ...config,
            resolve: (row, args, call, info) =>
              seesPrivateFields(model, call.actor) ? resolve(row, args, call, info) : null,
          }
        : config
  }

  const object = new GraphQLObjectType<Row, Call>({ name: model.name, fields })
  const page = new GraphQLObjectType<RecordPage, Call>({
    name: `Model${model.name}Connection`,
    fields: {
      items: { type: new GraphQLNonNull(new GraphQLList(object)) },
      nextToken: { type: GraphQLString },
      total: {
        ...required.int,
        description: `How many there are; of what a search finds, ${mostCounted + 1} stands for more than ${mostCounted}, of what other filters let through, ${mostFiltered + 1} for more than ${mostFiltered}.`,
        resolve: (list, _args, call) => inTurn(call, list.total),
      },
    },
  })

  const filterType = (name: string) => {
    const self: GraphQLInputObjectType = new GraphQLInputObjectType({
      name,
      fields: () => ({
        ...Object.fromEntries(shown.map(({ name, condition }) => [name, { type: condition }])),
        and: { type: new GraphQLList(new GraphQLNonNull(self)) },
        or: { type: new GraphQLList(new GraphQLNonNull(self)) },
        not: { type: self },
      }),
    })
    return self
  }
  const filter = filterType(`Model${model.name}FilterInput`)
  const subscriptionFilter = filterType(`ModelSubscription${model.name}FilterInput`)

  const sortable = shown.filter(({ rule }) => rule.sortable)
  const sort = new GraphQLInputObjectType({
    name: `Model${model.name}SortInput`,
    fields: {
      field: {
        type: new GraphQLNonNull(
          new GraphQLEnumType({
            name: `Model${model.name}SortField`,
            values: Object.fromEntries(sortable.map(({ name }) => [name, { value: name }])),
          }),
        ),
      },
      direction: { type: sortDirection },
    },
  })

  const inputFields = (schema: z.ZodType, isUpdate: boolean): GraphQLInputFieldConfigMap =>
    Object.fromEntries(
      Object.entries(shapeOf(schema)).map(([name, input]) => {
        const field = shown.find((candidate) => candidate.name === name)
        if (!field) throw new Error(`${model.name} takes ${name} as input but has no such field`)
        // The model's schema decides what a form must hold, with messages for people; the GraphQL input
        // requires only what every program must know.
        const required = !isUpdate && field.isRequired && !input.safeParse(undefined).success
        return [name, { type: required ? new GraphQLNonNull(field.type.input) : field.type.input }]
      }),
    )
  const createInput = new GraphQLInputObjectType({
    name: `Create${model.name}Input`,
    fields: {
      id: {
        type: GraphQLID,
        description: 'A UUID that staff may choose: sent again, it is the same record',
      },
      ...inputFields(model.createInput, false),
    },
  })
  const updateInput = new GraphQLInputObjectType({
    name: `Update${model.name}Input`,
    fields: { id: required.id, ...inputFields(model.updateInput, true) },
  })
  const deleteInput = new GraphQLInputObjectType({
    name: `Delete${model.name}Input`,
    fields: { id: required.id },
  })
  // Amplify's programs ask for all fields of a deleted row; only its id is left.
  const deleted = new GraphQLObjectType<{ id: string }, Call>({
    name: `Deleted${model.name}`,
    fields: {
      ...Object.fromEntries(
        Object.entries(fields).map(([name, { type }]) => [
          name,
          { type: getNullableType(type), resolve: () => null },
        ]),
      ),
      id: required.id,
    },
  })

  const valueTypeOf = (column: string) => {
    const field = shown.find(({ name }) => name === column)
    if (!field) throw new Error(`${model.name} has no field ${column}`)
    return field.type.input
  }

  return {
    object,
    page,
    filter,
    subscriptionFilter,
    sort,
    createInput,
    updateInput,
    deleteInput,
    deleted,
    valueTypeOf,
  }
}

function shapeOf(schema: z.ZodType): Record<string, z.ZodType> {
  if (!(schema instanceof z.ZodObject)) throw new Error('a model input must be a plain zod object')
  return schema.shape
}
