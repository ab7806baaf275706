import {
  type GraphQLArgument,
  type GraphQLInputField,
  type GraphQLInputType,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql'
import type { Model } from '#server/data-service/model.ts'
import { lookupName } from '#server/data-service/schema.ts'

type TypeName = string | { enum: string } | { nonModel: string } | { model: string } | { input: string }
type Typed = {
  name: string
  type: TypeName
  isArray: boolean
  isRequired: boolean
  isArrayNullable?: boolean
}
type IntrospectedField = Typed & { attributes: []; isReadOnly?: true }
type CustomCall = Typed & { arguments?: Record<string, Typed> }

/**
 * `model_introspection` of `amplify_outputs.json`, from which Amplify's `generateClient` knows our models and
 * calls.
 */
export function modelIntrospection(schema: GraphQLSchema, models: readonly Model[]) {
  const names = new Set(models.map(({ name }) => name))
  const typeMap = Object.values(schema.getTypeMap()).filter(({ name }) => !name.startsWith('__'))
  const used = new Set<GraphQLNamedType>()

  const typeNameOf = (type: GraphQLOutputType | GraphQLInputType): TypeName => {
    const named = getNamedType(type)
    used.add(named)
    if (isEnumType(named)) return { enum: named.name }
    if (isInputObjectType(named)) return { input: named.name }
    if (!isObjectType(named)) return named.name
    return names.has(named.name) ? { model: named.name } : { nonModel: named.name }
  }
  const typed = (name: string, type: GraphQLOutputType | GraphQLInputType): Typed => {
    const list = getNullableType(type)
    if (!isListType(list))
      return { name, type: typeNameOf(type), isArray: false, isRequired: isNonNullType(type) }
    return {
      name,
      type: typeNameOf(type),
      isArray: true,
      isRequired: isNonNullType(list.ofType),
      isArrayNullable: !isNonNullType(type),
    }
  }
  const byName = <Item extends { name: string }>(items: Item[]) =>
    Object.fromEntries(items.map((item) => [item.name, item]))

  const fieldsOf = (type: GraphQLObjectType, isReadOnly: (name: string) => boolean = () => false) =>
    byName(
      Object.values(type.getFields()).map(
        (field): IntrospectedField => ({
          ...typed(field.name, field.type),
          attributes: [],
          ...(isReadOnly(field.name) && { isReadOnly: true }),
        }),
      ),
    )

  const modelOf = (model: Model) => {
    const type = schema.getType(model.name)
    if (!isObjectType(type)) throw new Error(`${model.name} is not in the schema`)
    const written = schema.getType(`Update${model.name}Input`)
    const inputs: Record<string, GraphQLInputField> = isInputObjectType(written) ? written.getFields() : {}
    const mutations = { create: null, update: null, delete: null }
    return {
      name: model.name,
      pluralName: model.plural,
      fields: fieldsOf(type, (name) => !(name in inputs)),
      syncable: false,
      attributes: [
        { type: 'model', properties: model.isReadOnly ? { mutations } : {} },
        ...(model.lookups ?? []).map((column) => ({
          type: 'key',
          properties: {
            name: `${model.plural.toLowerCase()}By${column}`,
            queryField: lookupName(model, column),
            fields: [column],
          },
        })),
      ],
      primaryKeyInfo: { isCustomPrimaryKey: false, primaryKeyFieldName: 'id', sortKeyFieldNames: [] },
    }
  }

  const ofModels = new Set(models.flatMap(callNamesOf))
  const customCalls = (root: GraphQLObjectType | null | undefined) =>
    byName(
      Object.values(root?.getFields() ?? {})
        .filter(({ name }) => !ofModels.has(name))
        .map((field): CustomCall => ({ ...typed(field.name, field.type), ...argumentsOf(field.args) })),
    )
  const argumentsOf = (args: readonly GraphQLArgument[]) =>
    args.length > 0 ? { arguments: byName(args.map(({ name, type }) => typed(name, type))) } : {}

  const nonModels = typeMap.filter(isObjectType).filter(({ name }) => isNonModel(name, names))
  return {
    version: 1 as const,
    models: byName(models.map(modelOf)),
    nonModels: byName(nonModels.map((type) => ({ name: type.name, fields: fieldsOf(type) }))),
    queries: customCalls(schema.getQueryType()),
    mutations: customCalls(schema.getMutationType()),
    subscriptions: {},
    enums: byName(
      typeMap
        .filter(isEnumType)
        .filter((type) => used.has(type))
        .map((type) => ({ name: type.name, values: type.getValues().map(({ name }) => name) })),
    ),
    inputs: byName(
      typeMap
        .filter(isInputObjectType)
        .filter((type) => used.has(type))
        .map((type) => ({
          name: type.name,
          attributes: byName(Object.values(type.getFields()).map((field) => typed(field.name, field.type))),
        })),
    ),
  }
}

const callNamesOf = (model: Model) => [
  `list${model.plural}`,
  ...['get', 'create', 'update', 'delete'].map((operation) => `${operation}${model.name}`),
  ...(model.lookups ?? []).map((column) => lookupName(model, column)),
]

const roots = new Set(['Query', 'Mutation', 'Subscription'])
const isNonModel = (name: string, models: ReadonlySet<string>) =>
  !roots.has(name) &&
  !models.has(name) &&
  ![...models].some((model) => name === `Model${model}Connection` || name === `Deleted${model}`)
