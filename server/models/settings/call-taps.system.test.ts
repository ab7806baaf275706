import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { countedPages, tapPlaces } from '#content/call-taps.ts'
import { callTaps, rateLimits } from '#server/schema/operations.ts'
import { call, dataOf, ownerCookie, type TestLantern, testLantern } from '#tests/lantern.ts'
import { CreateQuote, createdQuote, dana } from '#tests/quotes.ts'
import { sweepCallTaps } from './call-taps.ts'

const Count = 'mutation($page: String!, $place: String!) { countCallTap(page: $page, place: $place) }'

const tap = (lantern: TestLantern, page: string, place: string, address?: string) =>
  call(lantern, Count, { page, place }, undefined, address)

const rowsOf = async (lantern: TestLantern) =>
  (await lantern.db.select().from(callTaps)).map(({ page, place, taps }) => [page, place, taps])

// Noon in Houston, so that no new day begins between two taps.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${new Date().toISOString().slice(0, 10)}T18:00:00Z`) })
})
afterEach(() => void vi.useRealTimers())

test('taps are counted by day, page and place, and nothing else is stored', async () => {
  await using lantern = await testLantern()
  await tap(lantern, '/', 'hero')
  await tap(lantern, '/', 'hero', '203.0.113.8')
  await tap(lantern, '/blog/a-post', 'bar')
  await tap(lantern, '/blog/another', 'bar')
  expect((await rowsOf(lantern)).toSorted()).toEqual([
    ['/', 'hero', 2],
    ['/blog/:slug', 'bar', 2],
  ])
  expect(Object.keys((await lantern.db.select().from(callTaps))[0] ?? {})).toEqual([
    'day',
    'page',
    'place',
    'taps',
  ])
})

test('a flood from one address counts ten times in ten minutes, and does not cost others theirs', async () => {
  await using lantern = await testLantern()
  const answers = await Promise.all(Array.from({ length: 60 }, () => tap(lantern, '/', 'bar')))
  const refused = answers.filter(({ errors }) => errors?.[0]?.extensions?.code === 'TOO_MANY_REQUESTS')
  expect(refused).toHaveLength(50)
  expect((await tap(lantern, '/', 'bar', '203.0.113.9')).errors).toBeUndefined()
  expect(await rowsOf(lantern)).toEqual([['/', 'bar', 11]])
})

test('a whole IPv6 /48 counts forty times in ten minutes', async () => {
  await using lantern = await testLantern()
  const taps = Array.from({ length: 60 }, (_, part) =>
    tap(lantern, '/', 'bar', `2001:db8:7:${(part << 8).toString(16)}::1`),
  )
  await Promise.all(taps)
  expect(await rowsOf(lantern)).toEqual([['/', 'bar', 40]])
})

test('invented pages and places make no rows, whatever they are called', async () => {
  await using lantern = await testLantern()
  const invented = [
    ['/', 'everywhere'],
    ['/', '__proto__'],
    ['/', 'toString'],
    ['/admin', 'bar'],
    [`/${'x'.repeat(10_000)}`, 'bar'],
    ["/'; drop table call_taps; --", 'bar'],
    ['/services/<script>', 'bar'],
  ] as const
  for (const [page, place] of invented)
    expect((await tap(lantern, page, place)).errors?.[0]?.extensions?.code).toBe('BAD_INPUT')
  expect(await rowsOf(lantern)).toEqual([])
  expect(await lantern.db.$count(rateLimits)).toBe(0)
  expect(countedPages.length * tapPlaces.length).toBeLessThan(300)
})

test('staff do not count, and counts go after 400 days', async () => {
  await using lantern = await testLantern()
  const asStaff = await call(lantern, Count, { page: '/', place: 'bar' }, await ownerCookie(lantern))
  expect(asStaff.errors?.[0]?.extensions?.code).toBe('FORBIDDEN')
  await tap(lantern, '/', 'bar')
  const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60_000)
  expect(await sweepCallTaps(lantern.db, inDays(399))).toBe(0)
  expect(await sweepCallTaps(lantern.db, inDays(402))).toBe(1)
})

test('the week’s figures have the taps and where requests came from; a visitor sees neither', async () => {
  await using lantern = await testLantern()
  const headers = await ownerCookie(lantern)
  await tap(lantern, '/', 'hero')
  const visits = [
    '/services/emergency?gclid=Cj0KCQ-one-click https://www.google.com/',
    '/?utm_source=flyer',
    '/ https://www.google.com/',
    '/ https://www.yelp.com/biz/lantern',
    '/about ',
    undefined,
  ]
  for (const [index, visit] of visits.entries()) {
    const input = { ...dana, lastName: `W${index}` }
    const submission = { visit, formToken: 'x' }
    createdQuote(
      await call(lantern, CreateQuote, { input, submission }, undefined, `203.0.113.${index + 20}`),
    )
  }
  const Trust = 'mutation($input: UpdateQuoteInput!) { updateQuote(input: $input) { id } }'
  const { items } = dataOf<{ items: { id: string; utmSource: string; adNetwork: string }[] }>(
    await call(lantern, '{ listQuotes { items { id utmSource adNetwork firstPage } } }', {}, headers),
    'listQuotes',
  )
  for (const { id } of items) await call(lantern, Trust, { input: { id, quarantineReasons: [] } }, headers)
  const Figures = '{ report(period: week) { current { received callTaps sources { key received } } } }'
  const { current } = dataOf<{ current: { sources: { key: string }[] } }>(
    await call(lantern, Figures, {}, headers),
    'report',
  )
  expect(current).toMatchObject({ received: 6, callTaps: 1 })
  expect(current.sources.map(({ key }) => key)).toEqual([
    ...['ad', 'campaign', 'direct', 'search', 'site', 'unknown'],
  ])
  expect(JSON.stringify(await lantern.database.pool.query('select * from requests'))).not.toContain('Cj0KCQ')
  expect((await call(lantern, Figures)).errors?.[0]?.extensions?.code).toBe('FORBIDDEN')
})
