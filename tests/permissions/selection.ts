import { type GraphQLSchema, getNamedType, isInterfaceType, isObjectType } from 'graphql'

export function fieldsOf(schema: GraphQLSchema, name: string): Map<string, string> {
  const type = schema.getType(name)
  if (!isObjectType(type)) throw new Error(`there is no ${name}`)
  return new Map(
    Object.values(type.getFields()).map((field) => {
      const inner = getNamedType(field.type)
      const isComposite = isObjectType(inner) || isInterfaceType(inner)
      return [field.name, isComposite ? `${field.name} { ${leaves(inner.getFields())} }` : field.name]
    }),
  )
}

const leaves = (fields: Record<string, { name: string; type: Parameters<typeof getNamedType>[0] }>) =>
  Object.values(fields)
    .filter(({ type }) => !isObjectType(getNamedType(type)))
    .map(({ name }) => name)
    .join(' ')

export const selectionOf = (schema: GraphQLSchema, name: string) =>
  [...fieldsOf(schema, name).values()].join(' ')
