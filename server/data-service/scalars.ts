import { GraphQLError, GraphQLScalarType, Kind } from 'graphql'

const readDate = (value: unknown): Date => {
  const date = typeof value === 'string' && /^\d{4}-\d\d-\d\d/.test(value) ? new Date(value) : undefined
  if (!date || Number.isNaN(date.getTime()))
    throw new GraphQLError('A date and time in ISO 8601 is expected, like 2026-11-21T03:41:07.000Z.')
  return date
}

/** Named as Amplify Data names it, so that its clients know it. ISO 8601, milliseconds, UTC. */
export const DateTime = new GraphQLScalarType<Date, string>({
  name: 'AWSDateTime',
  description: 'A moment in ISO 8601, for example 2026-11-21T03:41:07.000Z',
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

/** Any value, as a text that is JSON; named and written as Amplify Data has it. */
export const Json = new GraphQLScalarType<unknown, string>({
  name: 'AWSJSON',
  description: 'A value as a text in JSON',
  coerceOutputValue: (value) => JSON.stringify(value),
  coerceInputValue: readJson,
  coerceInputLiteral: (node) => readJson(node.kind === Kind.STRING ? node.value : undefined),
})
