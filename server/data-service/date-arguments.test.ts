import {
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLNamedType,
  getNamedType,
  graphql,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
} from 'graphql'
import { expect, test } from 'vitest'
import { schema } from '#server/models/models.ts'
import { DateTime } from './column-types.ts'

type DatePlace = { call: string; field: string; document: string }

/** What a call needs besides: the least that its types take. */
function least(type: GraphQLInputType): string {
  if (isNonNullType(type)) return least(type.ofType)
  if (isListType(type)) return '[]'
  if (isEnumType(type)) return type.getValues()[0]?.name ?? ''
  if (isInputObjectType(type)) return `{ ${requiredOf(type.getFields())} }`
  return (
    { Int: '1', Float: '1', Boolean: 'true', AWSDateTime: '"2026-11-21T00:00:00Z"' }[String(type)] ?? '"{}"'
  )
}

type Inputs = Readonly<Record<string, { type: GraphQLInputType }>>

const requiredOf = (inputs: Inputs, except = '') =>
  Object.entries(inputs)
    .filter(([name, { type }]) => name !== except && isNonNullType(type))
    .map(([name, { type }]) => `${name}: ${least(type)}`)
    .join(' ')

/** Each place of a date in these inputs, as the path to it and as what to write. */
function datesIn(
  inputs: Inputs,
  date: string,
  within: readonly GraphQLNamedType[] = [],
): { path: string[]; text: string }[] {
  return Object.entries(inputs).flatMap(([name, { type }]) => {
    const named = getNamedType(type)
    const written = (inner: string) =>
      `${name}: ${isListType(type) || String(type).startsWith('[') ? `[${inner}]` : inner} ${requiredOf(inputs, name)}`
    if (named === DateTime) return [{ path: [name], text: written(date) }]
    if (!isInputObjectType(named) || within.includes(named)) return []
    return datesIn(named.getFields(), date, [...within, named]).map(({ path, text }) => ({
      path: [name, ...path],
      text: written(`{ ${text} }`),
    }))
  })
}

function placesOf(kind: 'query' | 'mutation', date: string): DatePlace[] {
  const type = kind === 'query' ? schema.getQueryType() : schema.getMutationType()
  return Object.values(type?.getFields() ?? {}).flatMap((field: GraphQLField<unknown, unknown>) =>
    datesIn(Object.fromEntries(field.args.map(({ name, type }) => [name, { type }])), date)
      .filter(({ path }) => path[0] !== 'condition')
      .map(({ path, text }) => ({
        call: field.name,
        field: path.join('.').replace(/^input\./, ''),
        document: `${kind} { ${field.name}(${text}) ${isCompositeType(getNamedType(field.type)) ? '{ __typename }' : ''} }`,
      })),
  )
}

const refusedAt = async ({ call, document }: DatePlace) => {
  const { errors } = await graphql({ schema, source: document })
  const { code, fields } = errors?.[0]?.extensions ?? {}
  return { call, code, fields, other: code ? undefined : errors?.[0]?.message }
}

test.each([
  ['0026-05-01T00:00:00Z', 'implausibleDate'],
  ['2027-02-30T16:00:00Z', 'noMoment'],
  ['', 'noMoment'],
])('%j is refused at its field wherever a call takes a date', async (date, reason) => {
  const places = [...placesOf('query', JSON.stringify(date)), ...placesOf('mutation', JSON.stringify(date))]
  expect(places.length).toBeGreaterThan(150)
  expect(await Promise.all(places.map(refusedAt))).toEqual(
    places.map(({ call, field }) => ({
      call,
      code: 'BAD_INPUT',
      fields: { [field]: { reason } },
      other: undefined,
    })),
  )
})

test.each([
  '2027-02-28T16:00:00Z',
  '2027-02-28T16:00Z',
  '2027-02-28T16:00:00.000Z',
  '2027-02-28T16:00:00.000000Z',
  '2027-02-28T10:00:00-06:00',
  '2027-02-28T21:30:00+0530',
])('%s is a moment', (text) => {
  expect(DateTime.coerceInputValue(text)).toEqual(new Date('2027-02-28T16:00:00Z'))
})

test('neither a day that is not in the calendar, nor a day alone, nor a time without a zone is a moment', () => {
  const none = [
    '2027-02-30T16:00:00Z',
    '2027-04-31T16:00:00+02:00',
    '2027-02-29T00:00:00.000Z',
    '2027-13-01T00:00:00Z',
  ]
  const unclear = [
    '2027-02-28',
    '2027-02-28T16:00',
    '2027-02-28T16:00:00.000',
    '2027-02-28 16:00:00Z',
    1_800_000_000_000,
  ]
  const wrong = [
    '2027-02-28T16:61:00Z',
    '2027-02-28T25:00:00Z',
    '2027-02-28T16:00:00+99:00',
    '2027-02-28T16:00:00Z (UTC)',
  ]
  for (const value of [...none, ...unclear, ...wrong])
    expect([value, DateTime.coerceInputValue(value)]).toEqual([value, new Date(Number.NaN)])
})

test('what must still be so may be any date, because any may be stored', async () => {
  const updateReview = (date: string) => ({
    call: 'updateReview',
    field: '',
    document: `mutation { updateReview(input: { id: "x" }, condition: { submittedAt: { eq: "${date}" } }) { id } }`,
  })
  expect((await refusedAt(updateReview('0026-05-01T00:00:00Z'))).code).toBeUndefined()
  expect((await refusedAt(updateReview('tomorrow'))).fields).toHaveProperty('condition.submittedAt.eq')
})
