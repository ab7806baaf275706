import { PgArray, type PgColumn, PgEnumColumn } from 'drizzle-orm/pg-core'
import {
  GraphQLBoolean,
  GraphQLEnumType,
  GraphQLError,
  GraphQLFloat,
  GraphQLID,
  type GraphQLInputFieldConfigMap,
  GraphQLInputObjectType,
  type GraphQLInputType,
  GraphQLInt,
  GraphQLList,
  GraphQLScalarType,
  GraphQLString,
  Kind,
} from 'graphql'
import { isInCalendar } from '#content/time/clocks.ts'
import { isMoment } from '#server/schema/columns.ts'

type ColumnType = {
  value: GraphQLScalarType | GraphQLEnumType | GraphQLList<GraphQLScalarType>
  condition: GraphQLInputObjectType
}

export const enumOf = (name: string, values: readonly string[], description?: string): GraphQLEnumType =>
  new GraphQLEnumType({
    name,
    values: Object.fromEntries(values.map((value) => [value, { value }])),
    ...(description && { description }),
  })

export function columnTypes() {
  const enums = new Map<string, ColumnType>()

  const enumType = (name: string, make: () => GraphQLEnumType): ColumnType => {
    const known = enums.get(name)
    if (known) return known
    const value = make()
    const made = { value, condition: enumCondition(value) }
    enums.set(name, made)
    return made
  }

  return (column: PgColumn, named?: GraphQLEnumType): ColumnType => {
    if (named) return enumType(named.name, () => named)
    if (column.primary) return { value: GraphQLID, condition: idCondition }
    if (column instanceof PgArray) return { value: new GraphQLList(GraphQLString), condition: listCondition }
    if (column instanceof PgEnumColumn) {
      const name = pascal(column.enum.enumName)
      return enumType(name, () => enumOf(name, column.enumValues))
    }
    if (isMoment(column)) return { value: DateTime, condition: dateTimeCondition }
    switch (column.dataType) {
      case 'string':
        return { value: GraphQLString, condition: stringCondition }
      case 'boolean':
        return { value: GraphQLBoolean, condition: booleanCondition }
      case 'json':
        return { value: Json, condition: jsonCondition }
      case 'number':
        return column.getSQLType() === 'integer'
          ? { value: GraphQLInt, condition: intCondition }
          : { value: GraphQLFloat, condition: floatCondition }
      default:
        throw new Error(`no GraphQL type for column ${column.name} (${column.dataType})`)
    }
  }
}

const pascal = (name: string) =>
  name
    .split('_')
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join('')

const momentShape = /^(\d{4}-\d\d-\d\d)T\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(?:Z|[+-]\d\d:?\d\d)$/

/**
 * What is no moment is an invalid date, so that it is refused at its field (`dateRefused`). JavaScript would take February 30
 * for March 2, and a time without a zone for one of the server.
 */
function readDate(value: unknown): Date {
  const [text = '', day = ''] = (typeof value === 'string' && momentShape.exec(value)) || []
  return new Date(isInCalendar(day) ? text : Number.NaN)
}

/** Amplify Data's name, so that its clients know it. ISO 8601, milliseconds, UTC. */
export const DateTime = new GraphQLScalarType<Date, string>({
  name: 'AWSDateTime',
  description: 'A moment in ISO 8601 with its zone, from 1900 to 2200, for example 2026-11-21T03:41:07.000Z',
  coerceOutputValue: (value) => {
    if (!(value instanceof Date)) throw new TypeError('AWSDateTime: a Date is expected')
    return value.toISOString()
  },
  coerceInputValue: readDate,
  coerceInputLiteral: (node) => readDate(node.kind === Kind.STRING ? node.value : undefined),
})

const readJson = (value: unknown): unknown => {
  try {
    return JSON.parse(String(value))
  } catch {
    throw new GraphQLError('A text that is JSON is expected.')
  }
}

/** Amplify Data's name and form: JSON as text. */
export const Json = new GraphQLScalarType<unknown, string>({
  name: 'AWSJSON',
  description: 'A value as a text in JSON',
  coerceOutputValue: (value) => JSON.stringify(value),
  coerceInputValue: readJson,
  coerceInputLiteral: (node) => readJson(node.kind === Kind.STRING ? node.value : undefined),
})

type Operators = readonly ('order' | 'text' | 'start')[]

const sizeCondition = new GraphQLInputObjectType({
  name: 'ModelSizeInput',
  fields: {
    ...Object.fromEntries(
      ['eq', 'ne', 'gt', 'ge', 'lt', 'le'].map((operator) => [operator, { type: GraphQLInt }]),
    ),
    between: { type: new GraphQLList(GraphQLInt) },
  },
})

function conditionType(name: string, type: GraphQLInputType, operators: Operators): GraphQLInputObjectType {
  const fields: GraphQLInputFieldConfigMap = {
    eq: { type },
    ne: { type },
    attributeExists: { type: GraphQLBoolean },
  }
  if (operators.includes('order')) {
    for (const operator of ['gt', 'ge', 'lt', 'le']) fields[operator] = { type }
    fields.between = { type: new GraphQLList(type) }
    for (const operator of ['in', 'notIn']) fields[operator] = { type: new GraphQLList(type) }
  }
  if (operators.includes('start')) fields.beginsWith = { type: GraphQLString }
  if (operators.includes('text')) {
    for (const operator of ['contains', 'containsAnyCase', 'notContains', 'beginsWith'])
      fields[operator] = { type: GraphQLString }
    fields.size = { type: sizeCondition }
  }
  return new GraphQLInputObjectType({ name, fields })
}

const stringCondition = conditionType('ModelStringInput', GraphQLString, ['order', 'text'])
const idCondition = conditionType('ModelIDInput', GraphQLID, ['order', 'text'])
const intCondition = conditionType('ModelIntInput', GraphQLInt, ['order'])
const floatCondition = conditionType('ModelFloatInput', GraphQLFloat, ['order'])
const booleanCondition = conditionType('ModelBooleanInput', GraphQLBoolean, [])
const dateTimeCondition = conditionType('ModelDateTimeInput', DateTime, ['order', 'start'])

const jsonCondition = new GraphQLInputObjectType({
  name: 'ModelJSONInput',
  fields: { attributeExists: { type: GraphQLBoolean } },
})

const listCondition = new GraphQLInputObjectType({
  name: 'ModelStringListInput',
  fields: {
    contains: { type: GraphQLString },
    notContains: { type: GraphQLString },
    eq: { type: new GraphQLList(GraphQLString) },
    ne: { type: new GraphQLList(GraphQLString) },
    attributeExists: { type: GraphQLBoolean },
    size: { type: sizeCondition },
  },
})

const enumCondition = (type: GraphQLEnumType) =>
  new GraphQLInputObjectType({
    name: `Model${type.name}Input`,
    fields: {
      eq: { type },
      ne: { type },
      in: { type: new GraphQLList(type) },
      notIn: { type: new GraphQLList(type) },
      attributeExists: { type: GraphQLBoolean },
    },
  })
