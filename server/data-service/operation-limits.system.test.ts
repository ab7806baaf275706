import { EventEmitter } from 'node:events'
import type pg from 'pg'
import { expect, onTestFinished, test, vi } from 'vitest'
import { call, ownerCookie, type TestLantern, testLantern } from '#tests/lantern.ts'
import { CreateQuote, createdQuote, dana } from '#tests/quotes.ts'
import { limits } from './operation-limits.ts'

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

test('the heaviest operation of our screens is within the limits', async () => {
  await using lantern = await testLantern()
  const query =
    '{ listQuotes(limit: 100) { total nextToken items { id firstName files { url name } deliveries { id state lastError } } } }'
  expect((await call(lantern, query, {}, await ownerCookie(lantern))).errors).toBeUndefined()
})

test('an error about a misspelled field does not name those that exist', async () => {
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

test('an outage is a 500 with a reference, never with its cause', async () => {
  await using lantern = await testLantern()
  const headers = await ownerCookie(lantern)
  await lantern.db.execute('alter table requests rename to elsewhere')
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

const visitorPoolOf = ({ database }: TestLantern) =>
  (database.visitorDb as typeof database.visitorDb & { $client: pg.Pool }).$client

const lists = (count: number) =>
  Array.from({ length: count }, (_, index) => `a${index}: listBlogs(filter: $f, limit: 1) { total }`).join(
    ' ',
  )
const searches = (count: number) => ({
  or: Array.from({ length: count }, () => ({ content: { containsAnyCase: 'z1' } })),
})

test('thousands of conditions are refused before they reach the database, however they are written', async () => {
  await using lantern = await testLantern()
  const acquired: string[] = []
  visitorPoolOf(lantern).on('acquire', () => acquired.push('one'))
  const filter = searches(6_000)
  const literal = `{ or: [${'{ content: { contains: "z" } }'.repeat(11)}] }`
  const inPart = Array.from({ length: 11 }, () => '$part').join(', ')
  const refused = [
    await call(lantern, `query($f: ModelBlogFilterInput) { ${lists(10)} }`, { f: filter }),
    await call(lantern, `query($f: ModelBlogFilterInput = ${literal}) { ${lists(1)} }`),
    await call(lantern, `{ listBlogs(filter: ${literal}) { total } }`),
    await call(
      lantern,
      `query($part: ModelBlogFilterInput!) { listBlogs(filter: { or: [${inPart}] }) { total } }`,
      {
        part: searches(1).or[0],
      },
    ),
    await call(lantern, `query($f: ModelBlogFilterInput) { ${lists(9)} }`, { f: searches(10) }),
  ]
  for (const { data, errors } of refused) {
    expect(data ?? null).toBeNull()
    expect(errors?.[0]).toMatchObject({
      message: expect.stringMatching(/conditions|costs/),
      extensions: { code: 'BAD_INPUT' },
    })
  }
  expect(acquired).toEqual([])
  const answered = await call(lantern, `query($f: ModelBlogFilterInput) { ${lists(3)} }`, { f: searches(10) })
  expect(answered.errors).toBeUndefined()
})

test('a visitor may make ten calls in one operation, fragments included; staff more', async () => {
  await using lantern = await testLantern()
  const eleven = `{ ...Ten ...One } fragment Ten on Query { ${lists(10).replaceAll('filter: $f, ', '')} } fragment One on Query { listBlogs { total } }`
  expect((await call(lantern, eleven)).errors?.[0]).toMatchObject({
    message: 'This operation makes 11 calls; 10 are allowed.',
    extensions: { code: 'BAD_INPUT' },
  })
  expect((await call(lantern, eleven, {}, await ownerCookie(lantern))).errors).toBeUndefined()
})

test('what one visitor asks for is read one after the other', async () => {
  await using lantern = await testLantern()
  const pool = visitorPoolOf(lantern)
  let held = 0
  let most = 0
  pool.on('acquire', () => {
    held += 1
    most = Math.max(most, held)
  })
  pool.on('release', () => {
    held -= 1
  })
  const answer = await call(lantern, `query($f: ModelBlogFilterInput) { ${lists(10)} }`, { f: searches(1) })
  expect(answer.errors).toBeUndefined()
  expect(most).toBe(1)
})

test('while visitors keep all their connections busy, quotes are stored, staff read, and it is ready', async () => {
  await using lantern = await testLantern()
  const headers = await ownerCookie(lantern)
  const pool = visitorPoolOf(lantern)
  // Held by the test, because a visitor's statement would end after 3 s; without timeouts of those who wait.
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const held = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()))
  const addresses = Array.from({ length: 12 }, (_, index) => `203.0.113.${index}`)
  const reading = addresses.map((address) => call(lantern, '{ listBlogs { total } }', {}, undefined, address))
  for (const address of addresses)
    reading.push(call(lantern, '{ __typename }', {}, { authorization: 'lantern_wrong' }, address))
  let answered = 0
  for (const one of reading)
    void one.then(() => {
      answered += 1
    })
  try {
    await expect.poll(() => pool.waitingCount).toBeGreaterThanOrEqual(6)
    expect(createdQuote(await call(lantern, CreateQuote, { input: dana })).id).toBeTruthy()
    expect((await call(lantern, '{ quoteCounts { all } }', {}, headers)).data).toEqual({
      quoteCounts: { all: 1 },
    })
    expect((await lantern.fetch('/readyz')).status).toBe(200)
    expect(answered).toBe(0)
  } finally {
    vi.useRealTimers()
    for (const connection of held) connection.release()
  }
  await Promise.all(reading)
})

test('a caller with too many waiting operations is refused with the time to wait', async () => {
  await using lantern = await testLantern()
  const slow = await lantern.database.pool.connect()
  await slow.query('begin; lock table blogs in access exclusive mode')
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const asked = Array.from({ length: 80 }, () =>
    lantern.fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-api-key': lantern.publicApiKey },
      body: '{"query":"{ listBlogs { total } }"}',
    }),
  )
  const first = await Promise.race(asked)
  expect(first.status).toBe(429)
  expect(first.headers.get('retry-after')).toBe('1')
  expect(await first.json()).toMatchObject({ errors: [{ extensions: { code: 'TOO_MANY_REQUESTS' } }] })
  await slow.query('rollback')
  slow.release()
  const statuses = (await Promise.all(asked)).map(({ status }) => status)
  vi.useRealTimers()
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(60)
})

test('a document that was within the limits is weighed again each time that it is sent', async () => {
  await using lantern = await testLantern()
  const headers = await ownerCookie(lantern)
  const lists = Array.from(
    { length: 9 },
    (_, index) => `l${index}: listQuotes(limit: $n) { items { id deliveries { id } } }`,
  )
  const query = `query($n: Int) { ${lists.join(' ')} }`
  expect((await call(lantern, query, { n: 1 }, headers)).errors).toBeUndefined()
  expect((await call(lantern, query, { n: 1000 }, headers)).errors).toBeUndefined()
  const heavy = query.replaceAll('deliveries { id }', 'deliveries { id topic channel recipient state }')
  expect((await call(lantern, heavy, { n: 1 }, headers)).errors).toBeUndefined()
  expect((await call(lantern, heavy, { n: 1000 }, headers)).errors?.[0]?.message).toMatch(/costs \d+/)
  expect((await call(lantern, heavy, { n: 1 }, headers)).errors).toBeUndefined()
  const theirs = await call(lantern, heavy, { n: 1 })
  expect(Object.values(theirs.data ?? {}).every((list) => list === null)).toBe(true)
  expect(theirs.errors).toHaveLength(9)
})

test('a stranger does not get a text hundreds of times by giving it other names', async () => {
  await using lantern = await testLantern()
  const names = (field: string, count: number) =>
    Array.from({ length: count }, (_, index) => `n${index}: ${field}`).join(' ')
  const ten = Array.from({ length: 10 }, (_, index) => `r${index}: listBlogs(limit: 6) { items { ...Six } }`)
  const refused = [
    `{ listBlogs(limit: 60) { items { ${names('content', 600)} } } }`,
    `{ ${ten.join(' ')} } fragment Six on Blog { ${names('content', 600)} }`,
    `{ ...Top } fragment Top on Query { getBlog(id: "x") { ${names('content', 100)} } }`,
    `{ listBlogs(limit: 6) { ${names('items { content }', 100)} } }`,
    `subscription { onUpdateReview { ${names('comment', 100)} } }`,
    `{ __schema { ${names('types { fields { description } }', 60)} } }`,
  ]
  for (const query of refused) {
    const { data, errors } = await call(lantern, query)
    expect([data ?? null, errors?.[0]?.message], query.slice(0, 80)).toEqual([
      null,
      expect.stringMatching(/This operation costs \d+/),
    ])
  }
  const few = '{ a: listBlogs { items { id title } } b: listBlogs(limit: 5) { items { headline: title } } }'
  expect((await call(lantern, few)).errors).toBeUndefined()
  const theirs = `{ listQuotes(limit: 100) { items { ${names('message', 20)} } } }`
  expect((await call(lantern, theirs, {}, await ownerCookie(lantern))).errors).toBeUndefined()
})

test('a stranger may leave few large answers unread; staff are not limited', async () => {
  await using lantern = await testLantern()
  const headers = await ownerCookie(lantern)
  const store = async (title: string, length: number) => {
    const words = { excerpt: 'In short', author: 'Lantern crew', category: 'Guides', tags: ['doors'] }
    const input = { title, content: 'x'.repeat(length), isPublished: true, ...words }
    const create = 'mutation ($input: CreateBlogInput!) { createBlog(input: $input) { id } }'
    expect((await call(lantern, create, { input }, headers)).errors).toBeUndefined()
  }
  await store('Long', 90_000)
  const ask = (roots: number, headers: Record<string, string>, address = '198.51.100.7') => {
    const outgoing = Object.assign(new EventEmitter(), { setTimeout: vi.fn(), destroy: vi.fn() })
    const lists = Array.from({ length: roots }, (_, index) => `r${index}: listBlogs { items { content } }`)
    const request = new Request('http://localhost:3000/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ query: `{ ${lists.join(' ')} }` }),
    })
    const env = { incoming: { socket: { remoteAddress: address } }, outgoing }
    return { answer: lantern.app.fetch(request, env), outgoing }
  }
  const stranger = { 'x-api-key': lantern.publicApiKey }
  const unread = []
  for (let i = 0; i < 8; i += 1) unread.push(ask(1, stranger))
  for (const { answer } of unread) expect((await answer).status).toBe(200)
  const ninth = await ask(1, stranger).answer
  expect([ninth.status, ninth.headers.get('retry-after')]).toEqual([429, '1'])
  expect((await ask(1, stranger, '198.51.100.8').answer).status).toBe(200)
  expect((await ask(1, headers).answer).status).toBe(200)
  const [silent] = unread
  const [patience, cut] = silent?.outgoing.setTimeout.mock.calls[0] ?? []
  expect(patience).toBe(30_000)
  cut?.()
  expect(silent?.outgoing.destroy).toHaveBeenCalledOnce()
  silent?.outgoing.emit('close')
  expect((await ask(1, stranger).answer).status).toBe(200)

  for (const title of ['Second', 'Third', 'Fourth', 'Fifth']) await store(title, 95_000)
  const tooLarge = await ask(10, stranger, '198.51.100.9').answer
  expect(await tooLarge.json()).toMatchObject({ errors: [{ extensions: { code: 'BAD_INPUT' } }] })
  const staffs = await ask(10, headers).answer
  expect((await staffs.text()).length).toBeGreaterThan(4_500_000)
})
