import {
  GraphQLBoolean,
  type GraphQLEnumType,
  GraphQLFloat,
  GraphQLInputObjectType,
  type GraphQLInputType,
  GraphQLInt,
  GraphQLList,
  GraphQLNonNull,
  type GraphQLNullableInputType,
  type GraphQLNullableOutputType,
  GraphQLObjectType,
  type GraphQLOutputType,
  GraphQLScalarType,
  GraphQLString,
} from 'graphql'
import { type Kind, mapParts } from '#content/profile/fact-kinds.ts'
import { kindsOfFacts } from '#content/profile/facts.ts'
import { stateCodes } from '#content/us-states.ts'
import { enumOf } from '#server/data-service/column-types.ts'
import { required } from '#server/data-service/field-types.ts'

type Types = { output: GraphQLNullableOutputType; input: GraphQLNullableInputType }

const both = (type: GraphQLEnumType | GraphQLScalarType): Types => ({ output: type, input: type })

const stateCode = enumOf('StateCode', stateCodes)

const phoneLine: Types = {
  output: new GraphQLObjectType({
    name: 'PhoneLine',
    fields: { label: required.text, display: required.text, e164: required.text },
  }),
  input: new GraphQLInputObjectType({
    name: 'PhoneLineInput',
    fields: { label: { type: GraphQLString }, display: required.text },
  }),
}

/** A schema has one type of each name. The slugs of services are no names of GraphQL, so they are no enumeration. */
const named = new Map<string, Types>([
  [
    'ServiceSlug',
    both(
      new GraphQLScalarType<string, string>({
        name: 'ServiceSlug',
        description: 'A service by the last part of its address, like access-control',
      }),
    ),
  ],
])

function once(name: string, make: (name: string) => Types): Types {
  const types = named.get(name) ?? make(name)
  named.set(name, types)
  return types
}

function typesOf(kind: Kind): Types {
  switch (kind.is) {
    case 'whole':
      return both(GraphQLInt)
    case 'number':
      return both(GraphQLFloat)
    case 'yes':
      return both(GraphQLBoolean)
    case 'choice':
      return kind.name === undefined
        ? both(GraphQLString)
        : once(kind.name, (name) => both(enumOf(name, kind.of)))
    case 'object':
      return once(kind.name, (name) => ({
        output: new GraphQLObjectType({ name, fields: mapParts(kind.parts, outputField) }),
        input: new GraphQLInputObjectType({ name: `${name}Input`, fields: mapParts(kind.parts, inputField) }),
      }))
    case 'list': {
      const { output, input } = typesOf(kind.of)
      return {
        output: new GraphQLList(new GraphQLNonNull(output)),
        input: new GraphQLList(new GraphQLNonNull(input)),
      }
    }
    case 'optional':
      return typesOf(kind.of)
    case 'phone':
      return phoneLine
    case 'state':
      return { output: stateCode, input: GraphQLString }
    default:
      return both(GraphQLString)
  }
}

function outputField(kind: Kind): { type: GraphQLOutputType } {
  const { output } = typesOf(kind)
  return { type: kind.is === 'optional' ? output : new GraphQLNonNull(output) }
}

function inputField(kind: Kind): { type: GraphQLInputType } {
  const { input } = typesOf(kind)
  return { type: kind.is === 'optional' || kind.is === 'yes' ? input : new GraphQLNonNull(input) }
}

export const profileType = {
  output: new GraphQLObjectType({
    name: 'BusinessProfile',
    fields: {
      ...mapParts(kindsOfFacts, outputField),
      version: { ...required.text, description: 'Changes with each save; see updateBusinessProfile' },
    },
  }),
  input: new GraphQLInputObjectType({
    name: 'BusinessProfileInput',
    description:
      'A fact that is not sent stays as it is, and null removes it. One with fields of its own, and a list, is replaced as a whole.',
    fields: mapParts(kindsOfFacts, (kind) => ({ type: typesOf(kind).input })),
  }),
}
