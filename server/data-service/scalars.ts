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
