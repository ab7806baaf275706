import { expect, test } from 'vitest'
import { call, ownerCookie, testLantern } from '#tests/lantern.ts'
import { CreateQuote, dana } from '#tests/quotes.ts'

const List =
  'query($filter: ModelQuoteFilterInput, $search: String, $nextToken: String) { listQuotes(filter: $filter, search: $search, nextToken: $nextToken) { items { id } } }'

const token = (value: unknown, id = '00000000-0000-4000-8000-000000000000') =>
  Buffer.from(JSON.stringify([value, id])).toString('base64url')

const nested = (levels: number) => {
  let filter: object = {}
  for (let level = 0; level < levels; level += 1) filter = { not: filter }
  return filter
}

test.for([
  ['a NUL in a filter', { filter: { firstName: { eq: '\u0000' } } }],
  ['a NUL in a search', { search: 'lock\u0000' }],
  ['a search without end', { search: 'lock or '.repeat(1_000) }],
  ['an id that is none', { filter: { id: { eq: 'x' } } }],
  ['between with one value', { filter: { submittedAt: { between: ['2026-01-01T00:00:00Z'] } } }],
  ['between with three values', { filter: { firstName: { between: ['a', 'b', 'c'] } } }],
  ['the year 0', { filter: { submittedAt: { gt: '0000-01-01T00:00:00Z' } } }],
  ['the year 10000 in UTC', { filter: { submittedAt: { gt: '9999-12-31T23:59:00-12:00' } } }],
  ['a token of no date', { nextToken: token('next week') }],
  ['a token whose id is none', { nextToken: token('2026-01-01', '-'.repeat(36)) }],
  ['a filter nested without end', { filter: nested(2_000) }],
] as const)('%s is the caller’s mistake, not ours', async ([, variables]) => {
  await using lantern = await testLantern()
  const answer = await call(lantern, List, variables, await ownerCookie(lantern))
  expect(answer.errors?.[0]?.extensions?.code).toBe('BAD_INPUT')
  expect(answer.status).toBe(200)
  expect(answer.text).not.toMatch(/select|invalid|syntax|stack/i)
})

test('a token of a number that the column cannot hold is the caller’s mistake too', async () => {
  await using lantern = await testLantern()
  const query =
    'query($nextToken: String) { listReviews(sort: { field: rating }, nextToken: $nextToken) { items { id } } }'
  for (const value of [1e12, 'five', {}]) {
    const answer = await call(lantern, query, { nextToken: token(value) })
    expect([value, answer.errors?.[0]?.extensions?.code]).toEqual([value, 'BAD_INPUT'])
  }
})

test('a part of an id finds it, like a part of any text', async () => {
  await using lantern = await testLantern()
  const filter = { id: { beginsWith: '0', contains: '-7', notContains: 'zz' } }
  const answer = await call(lantern, List, { filter }, await ownerCookie(lantern))
  expect(answer.errors).toBeUndefined()
})

test('a NUL in a key of a new quote is refused', async () => {
  await using lantern = await testLantern()
  for (const [fields, submission] of [
    [{ fileUrls: ['\u0000'] }, {}],
    [{}, { idempotencyKey: '\u0000' }],
  ]) {
    const { errors } = await call(lantern, CreateQuote, { input: { ...dana, ...fields }, submission })
    expect(errors?.[0]?.extensions?.code).toBe('BAD_INPUT')
  }
})
