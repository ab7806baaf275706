import { expect, test } from 'vitest'
import { call, ownerCookie, testLantern } from '#tests/lantern.ts'
import { limits } from './limits.ts'

const post = (body: string, headers: Record<string, string> = {}) => ({ method: 'POST', body, headers })

test('an operation that is too deep, too costly, too long or too big is refused before it runs', async () => {
  await using lantern = await testLantern()
  const headers = await ownerCookie(lantern)
  const refused = async (query: string, variables: object = {}) => {
    const answer = await call(lantern, query, variables, headers)
    expect(answer.data ?? null).toBeNull()
    return answer.errors?.[0]?.message
  }
  expect(
    await refused(
      '{ __schema { types { fields { type { ofType { ofType { ofType { ofType { name } } } } } } } } }',
    ),
  ).toMatch(/levels deep/)
  const columns =
    'id firstName lastName phone email service message status submittedAt files { url } deliveries { id }'
  const lists = Array.from(
    { length: 5 },
    (_, index) => `l${index}: listQuotes(limit: 1000) { items { ${columns} } }`,
  )
  expect(await refused(`{ ${lists.join(' ')} }`)).toMatch(/costs \d+/)
  expect(
    await refused(`query($n: Int) { ${lists.join(' ').replaceAll('1000', '$n')} }`, { n: 1000 }),
  ).toMatch(/costs \d+/)
  expect(await refused(`query($n: Int = 1000) { ${lists.join(' ').replaceAll('1000', '$n')} }`)).toMatch(
    /costs \d+/,
  )
  const spread =
    'fragment A on Quote { id } fragment B on Quote { ...A ...A ...A ...A } fragment C on Quote { ...B ...B ...B ...B }'
  const many = Array.from(
    { length: 300 },
    (_, index) => `d${index}: deleteQuote(input: { id: "x" }) { ...C }`,
  )
  expect(await refused(`mutation { ${many.join(' ')} } ${spread}`)).toMatch(/token|costs/)
  expect(await refused(`{ ${'quoteCounts { all } '.repeat(limits.tokens)} }`)).toMatch(/token/)

  const big = await lantern.fetch(
    '/graphql',
    post(JSON.stringify({ query: `{ a }${' '.repeat(limits.bodyBytes)}` }), {
      'content-type': 'application/json',
    }),
  )
  expect(big.status).toBe(413)
})

test('the screens’ own heaviest question is within the limits', async () => {
  await using lantern = await testLantern()
  const query =
    '{ listQuotes(limit: 100) { total nextToken items { id firstName files { url name } deliveries { id state lastError } } } }'
  expect((await call(lantern, query, {}, await ownerCookie(lantern))).errors).toBeUndefined()
})

test('a typo is not answered with what exists', async () => {
  await using lantern = await testLantern()
  const { errors } = await call(lantern, '{ listQuote { items { id } } }')
  expect(errors?.[0]?.message).toBe('Cannot query field "listQuote" on type "Query".')
})

test('only JSON, only from our own pages: forms and other sites get nothing', async () => {
  await using lantern = await testLantern()
  const cookie = await ownerCookie(lantern)
  const query = JSON.stringify({ query: '{ quoteCounts { all } }' })
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])
    expect((await lantern.fetch('/graphql', post(query, { ...cookie, 'content-type': type }))).status).toBe(
      415,
    )
  const foreign = await lantern.fetch(
    '/graphql',
    post(query, { ...cookie, 'content-type': 'application/json', origin: 'https://evil.example' }),
  )
  expect(foreign.headers.get('access-control-allow-origin')).toBeNull()
  expect(foreign.status).toBe(403)
  const get = await lantern.fetch(`/graphql?query=${encodeURIComponent('{ quoteCounts { all } }')}`, {
    headers: cookie,
  })
  expect(get.status).toBe(405)
})

test('an outage is answered with a reference and status 500, never with its cause', async () => {
  await using lantern = await testLantern()
  const headers = await ownerCookie(lantern)
  await lantern.db.execute('alter table quotes rename to elsewhere')
  const answer = await call(
    lantern,
    '{ listQuotes { items { id } } }',
    {},
    { 'x-api-key': lantern.publicApiKey },
  )
  expect(answer.errors?.[0]?.extensions?.code).toBe('FORBIDDEN')
  const broken = await call(lantern, '{ listQuotes { items { id } } }', {}, headers)
  expect(broken.status).toBe(500)
  expect(broken.errors?.[0]?.message).toMatch(/^Something went wrong on our side. Reference: [0-9a-f]{8}$/)
  expect(broken.text).not.toMatch(/elsewhere|relation|select |search_text|stack/i)
})
