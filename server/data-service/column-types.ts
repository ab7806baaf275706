import { PgArray, type PgColumn, PgEnumColumn } from 'drizzle-orm/pg-core'
import {
  GraphQLBoolean,
  GraphQLEnumType,
  GraphQLFloat,
  GraphQLID,
  type GraphQLInputObjectType,
  GraphQLInt,
  GraphQLList,
  type GraphQLScalarType,
  GraphQLString,
} from 'graphql'
import { booleanCondition, dateTimeCondition, enumCondition, floatCondition, idCondition, intCondition, jsonCondition, listCondition, stringCondition } from './filter-types.ts'
import { DateTime, Json } from './scalars.ts'

/** What one column is in the schema: its type for values (both ways) and its condition in filters. */
export type ColumnType = {
  value: GraphQLScalarType | GraphQLEnumType | GraphQLList<GraphQLScalarType>
  condition: GraphQLInputObjectType
}

/** Remembers the enums it made: a schema may hold each named type once. */
export function columnTypes() {
  const enums = new Map<string, ColumnType>()

  const enumType = ({
    enumName,
    enumValues,
  }: {
    enumName: string
    enumValues: readonly string[]
  }): ColumnType => {
    const name = pascal(enumName)
    const known = enums.get(name)
    if (known) return known
    const value = new GraphQLEnumType({
      name,
      values: Object.fromEntries(enumValues.map((text) => [text, { value: text }])),
    })
    const made = { value, condition: enumCondition(value) }
    enums.set(name, made)
    return made
  }

  return (column: PgColumn): ColumnType => {
    if (column.primary) return { value: GraphQLID, condition: idCondition }
    if (column instanceof PgArray) return { value: new GraphQLList(GraphQLString), condition: listCondition }
    if (column instanceof PgEnumColumn) return enumType(column.enum)
    switch (column.dataType) {
      case 'string':
        return { value: GraphQLString, condition: stringCondition }
      case 'boolean':
        return { value: GraphQLBoolean, condition: booleanCondition }
      case 'date':
        return { value: DateTime, condition: dateTimeCondition }
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
