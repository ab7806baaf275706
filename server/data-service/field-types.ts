import {
  GraphQLBoolean,
  GraphQLFloat,
  GraphQLID,
  GraphQLInt,
  GraphQLList,
  GraphQLNonNull,
  type GraphQLNullableType,
  GraphQLString,
} from 'graphql'
import { DateTime } from './column-types.ts'

export const required = {
  id: { type: new GraphQLNonNull(GraphQLID) },
  text: { type: new GraphQLNonNull(GraphQLString) },
  int: { type: new GraphQLNonNull(GraphQLInt) },
  float: { type: new GraphQLNonNull(GraphQLFloat) },
  flag: { type: new GraphQLNonNull(GraphQLBoolean) },
  time: { type: new GraphQLNonNull(DateTime) },
} as const

export const optional = {
  text: { type: GraphQLString },
  int: { type: GraphQLInt },
  float: { type: GraphQLFloat },
  flag: { type: GraphQLBoolean },
  time: { type: DateTime },
} as const

export const listOf = <Type extends GraphQLNullableType>(type: Type) =>
  new GraphQLNonNull(new GraphQLList(new GraphQLNonNull(type)))
