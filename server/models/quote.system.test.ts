import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { v7 as uuidv7 } from 'uuid'
import { expect, test } from 'vitest'
import { issueFormToken } from '#server/limits/form-token.ts'
import { call, ownerCookie, testLantern } from '#tests/lantern.ts'
import { deliveries } from '../notifications/delivery-table.ts'
import { quotes } from './quote-table.ts'

const dana = {
  firstName: 'Dana',
  lastName: 'Whitfield',
  phone: '(713) 555-0117',
  email: 'dana@example.com',
  service: 'automotive',
  message: 'Keys locked in a 2019 F-150 at Memorial Park.',
}

const Create = `mutation($input: CreateQuoteInput!, $submission: SubmissionInput) {
  createQuote(input: $input, submission: $submission) { id status submittedAt receipt notes quarantineReasons }
}`

const createdIn = (answer: { data?: Record<string, unknown> | null }) =>
  answer.data?.createQuote as {
    id: string
    status: string
    receipt: string
    notes: null
    quarantineReasons: null
  }

/** A form that was opened ten seconds ago. */
const filledForm = (secret: string, idempotencyKey = uuidv7()) => ({
  idempotencyKey,
  formToken: issueFormToken(secret, new Date(Date.now() - 10_000)),
})

test('a visitor creates a quote; it is stored with its notification', async () => {
  await using lantern = await testLantern()
  const answer = await call(lantern, Create, { input: dana, submission: filledForm(lantern.secret) })
  expect(answer.errors).toBeUndefined()
  const { id, status, receipt } = createdIn(answer)
  expect(status).toBe('new')
  expect(receipt).toMatch(/^\/receipt\//)

  const [stored] = await lantern.db.select().from(quotes)
  expect(stored).toMatchObject({
    ...dana,
    id,
    fileUrls: [],
    phoneE164: '+17135550117',
    quarantineReasons: [],
  })
  const outbox = await lantern.db.select().from(deliveries)
  expect(outbox).toMatchObject([{ subjectType: 'Quote', subjectId: id, channel: 'mail' }])
})

test('who creates a quote does not see what is for staff', async () => {
  await using lantern = await testLantern()
  const query = Create.replace('receipt', 'receipt files { path } deliveries { id }')
  const answer = await call(lantern, query, { input: dana })
  expect(answer.data?.createQuote).toMatchObject({
    notes: null,
    quarantineReasons: null,
    files: null,
    deliveries: null,
  })
})

test('a visitor may not list, get, update, delete, count, subscribe to or retry anything about quotes', async () => {
  await using lantern = await testLantern()
  const { id } = createdIn(await call(lantern, Create, { input: dana }))
  const attempts = [
    '{ listQuotes { items { id } } }',
    '{ listQuotes(filter: { notes: { attributeExists: true } }) { total } }',
    `{ getQuote(id: "${id}") { id email } }`,
    `mutation { updateQuote(input: { id: "${id}", status: completed }) { id } }`,
    `mutation { deleteQuote(input: { id: "${id}" }) { id } }`,
    `mutation { retryDelivery(id: "${id}") { id } }`,
    '{ quoteCounts { all } }',
  ]
  for (const attempt of attempts) {
    const { errors, text } = await call(lantern, attempt)
    expect(errors?.[0]?.extensions?.code, attempt).toBe('FORBIDDEN')
    expect(text).not.toContain('dana@example.com')
  }
  expect(await lantern.db.$count(quotes)).toBe(1)
})

test('nobody, without key and session or with a wrong key, may do anything at all', async () => {
  await using lantern = await testLantern()
  for (const headers of [{}, { 'x-api-key': 'wrong' }, { cookie: 'lantern.session=forged' }]) {
    for (const [query, variables] of [
      [Create, { input: dana }],
      ['{ listQuotes { items { id } } }', {}],
    ] as const) {
      const { errors, status } = await call(lantern, query, variables, headers)
      expect(errors?.[0]?.extensions?.code).toBe('UNAUTHORIZED')
      expect(status).toBe(401)
    }
  }
  expect(await lantern.db.$count(quotes)).toBe(0)
})

test('the public key makes a visitor even in the browser of a signed-in administrator', async () => {
  await using lantern = await testLantern()
  const headers = { ...(await ownerCookie(lantern)), 'x-api-key': lantern.publicApiKey }
  const { errors } = await call(lantern, '{ listQuotes { items { id } } }', {}, headers)
  expect(errors?.[0]?.extensions?.code).toBe('FORBIDDEN')
})

test('bad input is answered by field, and nothing is stored', async () => {
  await using lantern = await testLantern()
  const input = { firstName: ' ', lastName: 'X'.repeat(101), phone: '', email: 'dana@', service: 'plumbing' }
  const { errors } = await call(lantern, Create, { input })
  expect(errors?.[0]?.extensions).toMatchObject({
    code: 'BAD_INPUT',
    fields: {
      firstName: 'Enter your first name.',
      lastName: 'Keep this under 100 characters.',
      phone: 'Enter a phone number we can call.',
      email: 'Enter your email address, like name@example.com.',
      service: 'Choose a service.',
    },
  })
  expect(await lantern.db.$count(quotes)).toBe(0)
})

test('control characters cannot reach a mail header', async () => {
  await using lantern = await testLantern()
  await call(lantern, Create, {
    input: { ...dana, firstName: 'Dana\r\nBcc: all@example.com', message: 'a\r\nb\u0007' },
  })
  const [stored] = await lantern.db.select().from(quotes)
  expect(stored).toMatchObject({ firstName: 'Dana Bcc: all@example.com', message: 'a\nb' })
})

test('a strange phone number is kept as it is rather than refused', async () => {
  await using lantern = await testLantern()
  const { errors } = await call(lantern, Create, { input: { ...dana, phone: 'ask for Bo at the bar' } })
  expect(errors).toBeUndefined()
  expect((await lantern.db.select().from(quotes))[0]?.phoneE164).toBeNull()
})

test('the same submission sent twenty times at once is one quote with one notification', async () => {
  await using lantern = await testLantern()
  const submission = filledForm(lantern.secret)
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => call(lantern, Create, { input: dana, submission })),
  )
  expect(new Set(answers.map((answer) => createdIn(answer).id)).size).toBe(1)
  expect(await lantern.db.$count(quotes)).toBe(1)
  expect(await lantern.db.$count(deliveries)).toBe(1)
})

test('Back without script makes a new key, and the same content is still one quote', async () => {
  await using lantern = await testLantern()
  const first = await call(lantern, Create, { input: dana, submission: filledForm(lantern.secret) })
  const again = await call(lantern, Create, { input: dana, submission: filledForm(lantern.secret) })
  expect(createdIn(again).id).toBe(createdIn(first).id)
})

test('a corrected phone number under the same key is a new quote, not lost', async () => {
  await using lantern = await testLantern()
  const submission = filledForm(lantern.secret)
  await call(lantern, Create, { input: dana, submission })
  await call(lantern, Create, { input: { ...dana, phone: '(713) 555-0118' }, submission })
  expect(await lantern.db.$count(quotes)).toBe(2)
})

test('suspects are stored, notified and marked with the reason', async () => {
  await using lantern = await testLantern()
  const { secret } = lantern
  const token = (secondsAgo: number) => issueFormToken(secret, new Date(Date.now() - secondsAgo * 1000))
  const cases = [
    [{ formToken: token(10), trap: 'https://spam.example' }, ['trap']],
    [{}, ['no-token']],
    [{ formToken: `${token(10)}x` }, ['forged-token']],
    [{ formToken: token(0) }, ['too-fast']],
    [{ formToken: token(25 * 3600) }, ['stale-token']],
  ] as const
  for (const [index, [submission]] of cases.entries())
    await call(
      lantern,
      Create,
      { input: { ...dana, lastName: `Case ${index}` }, submission },
      undefined,
      `198.51.100.${index}`,
    )
  const stored = await lantern.db.select().from(quotes).orderBy(quotes.submittedAt)
  expect(stored.map((quote) => quote.quarantineReasons)).toEqual(cases.map(([, reasons]) => reasons))
  expect(await lantern.db.$count(deliveries)).toBe(cases.length)
})

test('the sixth request of an address in ten minutes is one of many; the sixty-first is told to wait', async () => {
  await using lantern = await testLantern()
  const send = (index: number, address: string) =>
    call(
      lantern,
      Create,
      { input: { ...dana, lastName: `No ${index}` }, submission: filledForm(lantern.secret) },
      undefined,
      address,
    )
  const answers = []
  for (let index = 0; index < 61; index++) answers.push(await send(index, '203.0.113.9'))
  const stored = await lantern.db.select().from(quotes).orderBy(quotes.submittedAt)
  expect(stored).toHaveLength(60)
  expect(stored.slice(0, 5).every((quote) => quote.quarantineReasons.length === 0)).toBe(true)
  expect(stored.slice(5).every((quote) => quote.quarantineReasons.includes('many'))).toBe(true)
  expect(answers.at(-1)).toMatchObject({
    status: 429,
    errors: [{ extensions: { code: 'TOO_MANY_REQUESTS' } }],
  })
  expect((await send(99, '203.0.113.10')).errors).toBeUndefined()
})

test('an administrator lists newest first, filters, searches, pages and counts', async () => {
  await using lantern = await testLantern()
  const headers = await ownerCookie(lantern)
  const names = ['Ada', 'Bo', 'Cy', 'Di', 'Ed']
  for (const [index, firstName] of names.entries())
    await call(
      lantern,
      Create,
      { input: { ...dana, firstName, message: `${firstName}: panic bar ${index}` } },
      undefined,
      `198.51.100.${index}`,
    )
  const list = async (args: string) => {
    const answer = await call(
      lantern,
      `{ listQuotes(${args}) { total nextToken items { id firstName } } }`,
      {},
      headers,
    )
    expect(answer.errors).toBeUndefined()
    return answer.data?.listQuotes as {
      total: number
      nextToken: string | null
      items: { id: string; firstName: string }[]
    }
  }
  const namesIn = (page: { items: { firstName: string }[] }) => page.items.map(({ firstName }) => firstName)

  const first = await list('limit: 2')
  expect(namesIn(first)).toEqual(['Ed', 'Di'])
  expect(first.total).toBe(5)
  const second = await list(`limit: 2, nextToken: "${first.nextToken}"`)
  const third = await list(`limit: 2, nextToken: "${second.nextToken}"`)
  expect([...namesIn(second), ...namesIn(third)]).toEqual(['Cy', 'Bo', 'Ada'])
  expect(third.nextToken).toBeNull()

  expect(namesIn(await list('sort: { field: submittedAt, direction: ASC }, limit: 1'))).toEqual(['Ada'])
  expect(namesIn(await list('filter: { firstName: { eq: "Cy" } }'))).toEqual(['Cy'])
  expect(
    namesIn(
      await list(
        'filter: { or: [{ firstName: { beginsWith: "A" } }, { firstName: { contains: "d" } }], not: { firstName: { eq: "Ed" } } }',
      ),
    ),
  ).toEqual(['Ada'])
  expect((await list('filter: { status: { ne: new } }')).total).toBe(0)
  expect(namesIn(await list('search: "panic bars"'))).toHaveLength(5)
  expect(namesIn(await list('search: "bo: pan"'))).toEqual(['Bo'])
  expect((await list('search: "100%_"')).total).toBe(0)
  expect(namesIn(await list('search: "555-0117", limit: 1'))).toEqual(['Ed'])

  const bad = await call(lantern, '{ listQuotes(nextToken: "bm9uc2Vuc2U") { total } }', {}, headers)
  expect(bad.errors?.[0]?.extensions?.code).toBe('BAD_INPUT')
})

test('status stamps: contacted and completed stamp their time, new stamps nothing', async () => {
  await using lantern = await testLantern()
  const headers = await ownerCookie(lantern)
  const { id } = createdIn(await call(lantern, Create, { input: dana }))
  const set = async (changes: string) => {
    const query = `mutation { updateQuote(input: { id: "${id}", ${changes} }) { status contactedAt completedAt notes } }`
    const answer = await call(lantern, query, {}, headers)
    expect(answer.errors).toBeUndefined()
    return answer.data?.updateQuote as {
      status: string
      contactedAt: string | null
      completedAt: string | null
      notes: string
    }
  }
  const before = Date.now()
  const contacted = await set('status: contacted')
  expect(Date.parse(contacted.contactedAt ?? '')).toBeGreaterThanOrEqual(before)
  expect(contacted.completedAt).toBeNull()
  const completed = await set('status: completed, notes: "Paid cash"')
  expect(completed).toMatchObject({
    status: 'completed',
    contactedAt: contacted.contactedAt,
    notes: 'Paid cash',
  })
  expect(completed.completedAt).not.toBeNull()
  expect(await set('status: new')).toMatchObject({ ...completed, status: 'new' })
  expect(await set('status: contacted, contactedAt: "2026-01-02T03:04:05.000Z"')).toMatchObject({
    contactedAt: '2026-01-02T03:04:05.000Z',
  })
})

test('a deleted quote takes its deliveries along and is gone for everybody', async () => {
  await using lantern = await testLantern()
  const headers = await ownerCookie(lantern)
  const { id, receipt } = createdIn(await call(lantern, Create, { input: dana }))
  await call(lantern, `mutation { deleteQuote(input: { id: "${id}" }) { id } }`, {}, headers)
  expect(await lantern.db.$count(deliveries)).toBe(0)
  const again = await call(lantern, `mutation { deleteQuote(input: { id: "${id}" }) { id } }`, {}, headers)
  expect(again.errors?.[0]?.extensions?.code).toBe('NOT_FOUND')
  const token = receipt.replace('/receipt/', '')
  expect(
    (await call(lantern, `{ quoteReceipt(token: "${token}") { firstName } }`)).data?.quoteReceipt,
  ).toBeNull()
})

test('a receipt shows little, and only for its own token', async () => {
  await using lantern = await testLantern()
  const { id, receipt } = createdIn(await call(lantern, Create, { input: dana }))
  const read = async (token: string) =>
    (
      await call(
        lantern,
        'query($token: String!) { quoteReceipt(token: $token) { firstName service fileCount } }',
        { token },
      )
    ).data?.quoteReceipt
  expect(await read(receipt.replace('/receipt/', ''))).toEqual({
    firstName: 'Dana',
    service: 'automotive',
    fileCount: 0,
  })
  expect(await read(`${id}.forged`)).toBeNull()
})

test('sendQuoteNotification confirms what createQuote stored and never sends twice', async () => {
  await using lantern = await testLantern()
  await call(lantern, Create, { input: dana })
  const Notify = `mutation($firstName: String!, $lastName: String!, $phone: String!, $email: String!, $service: String!, $message: String) {
    sendQuoteNotification(firstName: $firstName, lastName: $lastName, phone: $phone, email: $email, service: $service, message: $message) { success message }
  }`
  expect((await call(lantern, Notify, dana)).data?.sendQuoteNotification).toMatchObject({ success: true })
  expect(
    (await call(lantern, Notify, { ...dana, email: 'x@example.com' })).data?.sendQuoteNotification,
  ).toMatchObject({ success: false })
  expect(await lantern.db.$count(deliveries)).toBe(1)
})

test('the counts answer what the owner asks first', async () => {
  await using lantern = await testLantern()
  const headers = await ownerCookie(lantern)
  const now = Date.now()
  const minutes = (n: number) => n * 60_000
  const base = {
    firstName: 'A',
    lastName: 'B',
    phone: '1',
    email: 'a@example.com',
    service: 'safes',
    contentHash: '',
  }
  await lantern.db.insert(quotes).values([
    {
      ...base,
      id: uuidv7(),
      status: 'contacted',
      submittedAt: new Date(now - minutes(60)),
      contactedAt: new Date(now - minutes(54)),
    },
    {
      ...base,
      id: uuidv7(),
      status: 'completed',
      submittedAt: new Date(now - minutes(90)),
      contactedAt: new Date(now - minutes(82)),
    },
    {
      ...base,
      id: uuidv7(),
      status: 'contacted',
      submittedAt: new Date(now - minutes(90)),
      contactedAt: new Date(now - minutes(50)),
    },
    { ...base, id: uuidv7(), quarantineReasons: ['trap'] },
  ])
  const fields =
    'all new contacted completed quarantined undelivered medianFirstContactSeconds shareWithin30Minutes'
  const { data } = await call(lantern, `{ quoteCounts { ${fields} } }`, {}, headers)
  expect(data?.quoteCounts).toMatchObject({
    all: 4,
    new: 1,
    contacted: 2,
    completed: 1,
    quarantined: 1,
    undelivered: 0,
    medianFirstContactSeconds: 480,
  })
  expect(data).toMatchObject({ quoteCounts: { shareWithin30Minutes: expect.closeTo(2 / 3) } })
})

test('sixty requests of one address are taken, however many come at once', async () => {
  await using lantern = await testLantern()
  const answers = await Promise.all(
    Array.from({ length: 90 }, (_, index) =>
      call(lantern, Create, {
        input: { ...dana, lastName: `No ${index}` },
        submission: filledForm(lantern.secret),
      }),
    ),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(60)
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(30)
  expect(await lantern.db.$count(quotes)).toBe(60)
})

test('an idempotency key is a key, not a place to store things', async () => {
  await using lantern = await testLantern()
  const submission = { ...filledForm(lantern.secret), idempotencyKey: 'x'.repeat(201) }
  const { errors } = await call(lantern, Create, { input: dana, submission })
  expect(errors?.[0]?.extensions?.code).toBe('BAD_INPUT')
})

test('files: an administrator sends its own, and the last deleted quote leaves no bytes behind', async () => {
  await using lantern = await testLantern()
  const headers = await ownerCookie(lantern)
  const body = '%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF'
  const json = { 'content-type': 'application/json', ...headers }
  const opened = await lantern.fetch('/files/uploads', {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ name: 'plan.pdf', size: body.length, type: 'application/pdf' }),
  })
  const { id, key, parts } = await opened.json()
  const part = { 'content-type': 'application/pdf', 'content-length': String(body.length) }
  expect((await lantern.fetch(parts[0].url, { method: 'PUT', headers: part, body })).status).toBe(204)
  expect((await lantern.fetch(`/files/uploads/${id}/complete`, { method: 'POST', headers })).status).toBe(200)

  const input = { ...dana, fileUrls: [key] }
  expect((await call(lantern, Create, { input })).errors?.[0]?.extensions?.fields).toHaveProperty('files')
  const created = await call(lantern, Create, { input }, headers)
  expect(created.errors).toBeUndefined()
  const kept = async () => readdir(join(lantern.dataDir, 'files/quote-attachments'))
  expect(await kept()).toHaveLength(1)
  await call(
    lantern,
    `mutation { deleteQuote(input: { id: "${createdIn(created).id}" }) { id } }`,
    {},
    headers,
  )
  expect(await kept()).toEqual([])
})
