import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { mostCounted } from '#content/search-rules.ts'
import { requests } from '#server/schema/requests.ts'
import { call, dataOf, ownerCookie, testLantern } from '#tests/lantern.ts'
import { quoteRow } from '#tests/requests.ts'
import { findMatches, matchesSearch } from './search.ts'

const request = (number: number, lastName = `Whitfield ${number}`) => ({
  id: `00000000-0000-7000-8000-${String(number).padStart(12, '0')}`,
  ...quoteRow({ firstName: number % 200 === 0 ? 'Rosalind' : 'Dana', lastName }),
  phone: '(713) 555-0117',
  email: 'dana@example.com',
  service: 'automotive',
  contentHash: String(number),
  submittedAt: new Date(Date.UTC(2026, 0, 1) + number * 60_000),
})

const Search = `query ($search: String, $limit: Int, $nextToken: String) {
  listQuotes(search: $search, limit: $limit, nextToken: $nextToken) { total nextToken items { lastName } }
}`

type FoundQuotes = { total: number; nextToken: string | null; items: { lastName: string }[] }

test('many or few matches: newest first, page after page; counted up to the limit only', async () => {
  await using lantern = await testLantern()
  const headers = await ownerCookie(lantern)
  const rows = Array.from({ length: mostCounted + 201 }, (_, number) => request(number))
  await lantern.db.insert(requests).values(rows)
  const search = async (variables: object) =>
    dataOf<FoundQuotes>(await call(lantern, Search, variables, headers), 'listQuotes')
  const names = (found: FoundQuotes) => found.items.map(({ lastName }) => lastName)

  const many = await search({ search: 'whitfield', limit: 2 })
  expect(many.total).toBe(mostCounted + 1)
  expect(names(many)).toEqual(['Whitfield 700', 'Whitfield 699'])
  const next = await search({ search: 'whitfield', limit: 2, nextToken: many.nextToken })
  expect(names(next)).toEqual(['Whitfield 698', 'Whitfield 697'])

  const few = await search({ search: 'rosalind', limit: 3 })
  expect(few.total).toBe(4)
  expect(names(few)).toEqual(['Whitfield 600', 'Whitfield 400', 'Whitfield 200'])
  const last = await search({ search: 'rosalind', limit: 3, nextToken: few.nextToken })
  expect(names(last)).toEqual(['Whitfield 0'])
  expect(last.nextToken).toBeNull()

  expect(await search({ search: 'nobody at all' })).toEqual({ total: 0, nextToken: null, items: [] })
})

test('words and parts of words that many rows have, all of them old, are listed in order, page after page', async () => {
  await using lantern = await testLantern()
  const headers = await ownerCookie(lantern)
  const old = mostCounted + 200
  const rows = Array.from({ length: old + 600 }, (_, number) => ({
    ...request(number),
    status: number % 3 === 0 ? ('contacted' as const) : ('new' as const),
    message: number < old && number % 20 > 0 ? 'The door by the Gulfgate' : 'The back door',
    submittedAt: new Date(Date.UTC(number < 500 ? 2019 : 2022, 11, 31) + Math.floor(number / 2) * 3_600_000),
  }))
  await lantern.db.insert(requests).values(rows)
  const isFound = ({ message }: (typeof rows)[number]) => message.includes('Gulfgate')
  const oldestFirst = rows.filter(isFound)
  expect(oldestFirst.length).toBeGreaterThan(mostCounted)

  const Sorted = `query ($search: String!, $filter: ModelQuoteFilterInput, $direction: ModelSortDirection!, $nextToken: String) {
    listQuotes(search: $search, limit: 300, filter: $filter, nextToken: $nextToken,
      sort: { field: submittedAt, direction: $direction }) { total nextToken items { lastName } } }`
  const pages = async (variables: object) => {
    const names: string[] = []
    let total = 0
    let nextToken: string | null = null
    do {
      const asked = await call(lantern, Sorted, { ...variables, nextToken }, headers)
      const page: FoundQuotes = dataOf<FoundQuotes>(asked, 'listQuotes')
      total = page.total
      names.push(...page.items.map(({ lastName }) => lastName))
      nextToken = page.nextToken
    } while (nextToken)
    return { names, total }
  }
  const namesOf = (of: typeof rows) => of.map(({ lastName }) => lastName)
  for (const search of ['gulfgate', 'ulfgat']) {
    const newestFirst = await pages({ search, direction: 'DESC' })
    expect(newestFirst.total, search).toBe(mostCounted + 1)
    expect(newestFirst.names, search).toEqual(namesOf(oldestFirst.toReversed()))
    expect((await pages({ search, direction: 'ASC' })).names, search).toEqual(namesOf(oldestFirst))
    const filter = { status: { eq: 'contacted' } }
    expect((await pages({ search, direction: 'DESC', filter })).names, search).toEqual(
      namesOf(oldestFirst.filter(({ status }) => status === 'contacted').toReversed()),
    )
  }
})

test('a phone number is found however it is typed', async () => {
  await using lantern = await testLantern()
  const headers = await ownerCookie(lantern)
  await lantern.db.insert(requests).values([
    { ...request(1), phone: '7135550117', phoneE164: '+17135550117' },
    { ...request(2), phone: '(281) 555-0199', phoneE164: '+12815550199' },
  ])
  for (const search of [
    '(713) 555-0117',
    '713 555 0117',
    '713.555.0117',
    '+1 713-555-0117',
    '555-0117',
    ' 713 555 ',
    'tel:+1-713-555-0117',
    '\u202a+1 (713) 555\u20110117\u202c',
    '713\u2009555\u00b70117',
    '7135550117 x4021',
    '(713) 555-0117, ext. 4021',
    '713-555-O117',
  ]) {
    const found = dataOf<FoundQuotes>(await call(lantern, Search, { search }, headers), 'listQuotes')
    expect(found.items, search).toEqual([{ lastName: 'Whitfield 1' }])
  }
  const none = dataOf<FoundQuotes>(
    await call(lantern, Search, { search: '713 555 0199' }, headers),
    'listQuotes',
  )
  expect(none.total).toBe(0)
})

test('the number of a request is found without its dash', async () => {
  await using lantern = await testLantern()
  const headers = await ownerCookie(lantern)
  await lantern.db.insert(requests).values([request(1), request(2)])
  const { rows } = await lantern.db.execute<{ number: string }>(
    sql`select request_number(id) as number from requests where last_name = 'Whitfield 2'`,
  )
  const number = rows[0]?.number ?? ''
  for (const search of [number, number.replace('-', ''), number.replace('-', ' '), `#${number}`]) {
    const found = dataOf<FoundQuotes>(await call(lantern, Search, { search }, headers), 'listQuotes')
    expect(found.items, search).toEqual([{ lastName: 'Whitfield 2' }])
  }
})

test('a name is found with either apostrophe, or none', async () => {
  await using lantern = await testLantern()
  const headers = await ownerCookie(lantern)
  const names = ["O'Brien", 'OBrien', 'O’Brien']
  await lantern.db.insert(requests).values(names.map((lastName, number) => request(number, lastName)))
  for (const search of names) {
    const found = dataOf<FoundQuotes>(await call(lantern, Search, { search }, headers), 'listQuotes')
    expect(found.items.map(({ lastName }) => lastName).sort(), search).toEqual(names)
  }
})

test('spaces that do not break and marks that nobody sees decide nothing, in what is typed and in what is stored', async () => {
  await using lantern = await testLantern()
  const headers = await ownerCookie(lantern)
  const create = 'mutation($input: CreateTestimonialInput!) { createTestimonial(input: $input) { id } }'
  for (const name of ['Rek 2', 'Rek\u00a02'])
    dataOf(
      await call(lantern, create, { input: { name, comment: 'Quick.', rating: 5 } }, headers),
      'createTestimonial',
    )
  const search = 'query($search: String) { listTestimonials(search: $search) { total } }'
  for (const typed of ['Rek 2', '\u00a0Rek\u00a02', 'Rek\u202f2\u200b', 'R\u00adek\u30002\u2060', 'Rek  2'])
    expect([
      typed,
      dataOf(await call(lantern, search, { search: typed }, headers), 'listTestimonials'),
    ]).toEqual([typed, { total: 2 }])
})

test('accents and case decide nothing, in what is typed and in what is stored', async () => {
  await using lantern = await testLantern()
  const headers = await ownerCookie(lantern)
  const names = ['Núñez', 'Nunez', 'NÚÑEZ', 'Nu\u0301n\u0303ez']
  const others = ['Nguyễn Đức', 'Großmann', 'Sørensen', 'Łukasz']
  await lantern.db
    .insert(requests)
    .values([...names, ...others].map((lastName, number) => request(number, lastName)))
  const found = async (search: string) => {
    const page = dataOf<FoundQuotes>(await call(lantern, Search, { search }, headers), 'listQuotes')
    return page.items.map(({ lastName }) => lastName).sort()
  }
  for (const search of [...names, 'núñ', 'nun', 'UNEZ'])
    expect(await found(search), search).toEqual(names.toSorted())
  for (const [search, name] of [
    ['nguyen duc', 'Nguyễn Đức'],
    ['grossmann', 'Großmann'],
    ['sorensen', 'Sørensen'],
    ['lukasz', 'Łukasz'],
  ] as const)
    expect(await found(search), search).toEqual([name])
})

test('the wildcards of a pattern are letters like any other, also those that folding makes', async () => {
  await using lantern = await testLantern()
  const headers = await ownerCookie(lantern)
  // Parts of words, because full text ignores marks.
  const names = ['dax%yle', 'dax_yle', 'dax\\yle', 'daxqyle']
  await lantern.db.insert(requests).values(names.map((lastName, number) => request(number, lastName)))
  for (const [search, name] of [
    ['x%y', 'dax%yle'],
    ['x％y', 'dax%yle'],
    ['x_y', 'dax_yle'],
    ['x＿y', 'dax_yle'],
    ['x\\y', 'dax\\yle'],
    ['x＼y', 'dax\\yle'],
  ] as const) {
    const found = dataOf<FoundQuotes>(await call(lantern, Search, { search }, headers), 'listQuotes')
    expect(found.items, search).toEqual([{ lastName: name }])
  }
})

test('what the indexes find is what has the whole text', async () => {
  await using lantern = await testLantern()
  const written = [
    'a deadbolt',
    'the lock-box',
    'a 100% sure key',
    'key_12 of unit 14',
    'O’Brien’s gate',
    'Große Straße',
  ]
  await lantern.db.insert(requests).values(
    Array.from({ length: 400 }, (_, number) => ({
      ...request(number),
      ...quoteRow({
        firstName: ['Dana', 'José', 'Nguyễn'][number % 3] ?? '',
        lastName: `Whitfield ${number}`,
      }),
      phone: `(713) 211-${String(number * 17).padStart(4, '0')}`,
      phoneE164: `+1713211${String(number * 17).padStart(4, '0')}`,
      email: `person${number}@example.com`,
      message: written[number % written.length] ?? '',
    })),
  )
  const searched = { text: requests.searchText, words: requests.searchWords }
  for (const typed of [
    'person14@example.com',
    'son14@exa',
    '(713) 211-0238',
    '713.211.0238',
    '2110238',
    'whitfield 14',
    'unit 14',
    'the lock-box',
    'ck-bo',
    '00% su',
    'key_12',
    '_12',
    'O’Brien',
    "brien's",
    'straße',
    'nguyễn whitfield 5',
    'deadbolts',
    'e',
    '4@',
    'nobody at all',
  ]) {
    const idsBy = (way: 'seqscan' | 'bitmapscan') =>
      lantern.db.transaction(async (db) => {
        const other = way === 'seqscan' ? 'bitmapscan' : 'seqscan'
        await db.execute(sql`set local ${sql.raw(`enable_${other}`)} = off`)
        const found = await findMatches<{ id: string }>(
          db,
          requests,
          sql`${requests.id} as id`,
          matchesSearch(searched, typed),
        )
        return found.map(({ id }) => id).sort()
      })
    const expected = await idsBy('seqscan')
    expect(await idsBy('bitmapscan'), typed).toEqual(expected)
    expect(expected.length > 0, typed).toBe(typed !== 'nobody at all')
  }
})

test('marks that are an operator of the search are no failure, however many', async () => {
  await using lantern = await testLantern()
  const headers = await ownerCookie(lantern)
  for (const mark of ['-', '- ', '-"', '—', '!', '&', '(', ' -"a', '"-'])
    for (const search of [mark.repeat(60), `keys ${mark.repeat(60)}`, `${mark.repeat(60)}keys`]) {
      const document = 'query ($search: String) { listQuotes(search: $search) { total } }'
      const found = await call(lantern, document, { search }, headers)
      expect(found.errors, search).toBeUndefined()
      const posts = 'query ($search: String) { listBlogs(search: $search) { total } }'
      expect((await call(lantern, posts, { search })).errors, search).toBeUndefined()
    }
})
