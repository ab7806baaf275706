import {
  GraphQLBoolean,
  type GraphQLEnumType,
  GraphQLFloat,
  GraphQLID,
  type GraphQLInputFieldConfigMap,
  GraphQLInputObjectType,
  type GraphQLInputType,
  GraphQLInt,
  GraphQLList,
  GraphQLString,
} from 'graphql'
import { DateTime } from './scalars.ts'

type Operators = readonly ('order' | 'text' | 'start')[]

/** How many characters a text has, or how many entries a list. */
const sizeCondition = new GraphQLInputObjectType({
  name: 'ModelSizeInput',
  fields: {
    ...Object.fromEntries(
      ['eq', 'ne', 'gt', 'ge', 'lt', 'le'].map((operator) => [operator, { type: GraphQLInt }]),
    ),
    between: { type: new GraphQLList(GraphQLInt) },
  },
})

/** The condition type of one scalar: `ModelStringInput` and its siblings, as Amplify Data names them. */
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

export const stringCondition = conditionType('ModelStringInput', GraphQLString, ['order', 'text'])
export const idCondition = conditionType('ModelIDInput', GraphQLID, ['order', 'text'])
export const intCondition = conditionType('ModelIntInput', GraphQLInt, ['order'])
export const floatCondition = conditionType('ModelFloatInput', GraphQLFloat, ['order'])
export const booleanCondition = conditionType('ModelBooleanInput', GraphQLBoolean, [])
export const dateTimeCondition = conditionType('ModelDateTimeInput', DateTime, ['order', 'start'])

/** What is inside is nobody's to ask by; only whether there is anything. */
export const jsonCondition = new GraphQLInputObjectType({
  name: 'ModelJSONInput',
  fields: { attributeExists: { type: GraphQLBoolean } },
})

/** A list of texts: does it contain one, or is it equal to one whole list. */
export const listCondition = new GraphQLInputObjectType({
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

export const enumCondition = (type: GraphQLEnumType) =>
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
