import { expect, test } from 'vitest'
import { auditEntries } from '#server/schema/operations.ts'
import { call, dataOf, ownerCookie, type TestLantern, testLantern } from '#tests/lantern.ts'
import { CreateMessage, sam } from '#tests/messages.ts'
import { ownersBrowser, secondPerson } from '#tests/people.ts'
import { CreateQuote, createdQuote, dana } from '#tests/quotes.ts'

const Create = `mutation($input: CreateRequestInput!) { createRequest(input: $input) { id kind name firstName source } }`
const Update = `mutation($input: UpdateRequestInput!) { updateRequest(input: $input) { id kind name status } }`
const Delete = `mutation($id: ID!) { deleteRequest(input: { id: $id }) { id } }`
const List = `query($filter: ModelRequestFilterInput) {
  listRequests(filter: $filter) { items { kind name firstName lastName source } total } }`

const cal = { kind: 'Call', name: 'Cal Reed', phone: '(713) 555-0121', service: 'other', source: 'walk_in' }

async function threeKinds(lantern: TestLantern, owner: Record<string, string>) {
  const quote = createdQuote(await call(lantern, CreateQuote, { input: dana })).id
  const message = dataOf<{ id: string }>(
    await call(lantern, CreateMessage, { input: sam }),
    'createMessage',
  ).id
  const written = dataOf<{ id: string }>(
    await call(lantern, Create, { input: cal }, owner),
    'createRequest',
  ).id
  return { quote, message, written }
}

const codeOf = async (answer: ReturnType<typeof call>) => (await answer).errors?.[0]?.extensions?.code

test('one list has the requests of all kinds, and a filter those of one', async () => {
  await using lantern = await testLantern()
  const owner = await ownerCookie(lantern)
  await threeKinds(lantern, owner)
  const listed = async (filter?: object) => (await call(lantern, List, { filter }, owner)).data?.listRequests
  expect(await listed()).toMatchObject({ total: 3 })
  expect(await listed({ kind: { eq: 'Quote' } })).toEqual({
    items: [
      { kind: 'Quote', name: 'Dana Whitfield', firstName: 'Dana', lastName: 'Whitfield', source: null },
    ],
    total: 1,
  })
  expect(await listed({ kind: { in: ['Message', 'Call'] } })).toMatchObject({ total: 2 })
})

test('a change goes through the door of its kind: its rules, its name in the log, its trash', async () => {
  await using lantern = await testLantern()
  const owner = await ownerCookie(lantern)
  const { quote, written } = await threeKinds(lantern, owner)
  const changed = await call(
    lantern,
    Update,
    { input: { id: quote, lastName: 'Reyes', status: 'contacted' } },
    owner,
  )
  expect(changed.data?.updateRequest).toEqual({
    id: quote,
    kind: 'Quote',
    name: 'Dana Reyes',
    status: 'contacted',
  })
  dataOf(await call(lantern, Delete, { id: written }, owner), 'deleteRequest')
  const subjects = (await lantern.db.select().from(auditEntries)).map(
    ({ action, subject }) => `${action} ${subject}`,
  )
  expect(subjects).toEqual(expect.arrayContaining(['update Quote', 'create Call', 'delete Call']))
  const restored = await call(
    lantern,
    `mutation { restoreDeleted(model: Call, id: "${written}") { id } }`,
    {},
    owner,
  )
  expect(restored.data?.restoreDeleted).toEqual({ id: written })
})

test('a field of another kind is refused at it, and an id of another kind is no repeat', async () => {
  await using lantern = await testLantern()
  const owner = await ownerCookie(lantern)
  const { quote, written } = await threeKinds(lantern, owner)
  const wrong = await call(lantern, Update, { input: { id: written, firstName: 'Cal' } }, owner)
  expect(wrong.errors?.[0]?.extensions).toMatchObject({
    code: 'BAD_INPUT',
    fields: { firstName: expect.any(String) },
  })
  const made = await call(lantern, Create, { input: { ...cal, firstName: 'Cal' } }, owner)
  expect(made.errors?.[0]?.extensions).toMatchObject({
    code: 'BAD_INPUT',
    fields: { firstName: expect.any(String) },
  })
  expect(await codeOf(call(lantern, Create, { input: { ...cal, id: quote } }, owner))).toBe('CONFLICT')
})

test('a visitor may do nothing with it, and learns of no id', async () => {
  await using lantern = await testLantern()
  const { quote } = await threeKinds(lantern, await ownerCookie(lantern))
  const unknown = crypto.randomUUID()
  expect(await codeOf(call(lantern, List))).toBe('FORBIDDEN')
  expect(await codeOf(call(lantern, Create, { input: { ...dana, kind: 'Quote' } }))).toBe('FORBIDDEN')
  for (const id of [quote, unknown]) {
    expect(await codeOf(call(lantern, Update, { input: { id, status: 'contacted' } }))).toBe('FORBIDDEN')
    expect(await codeOf(call(lantern, Delete, { id }))).toBe('FORBIDDEN')
  }
})

test('a technician’s answer about a request of others is that about none', async () => {
  await using lantern = await testLantern()
  const { quote } = await threeKinds(lantern, await ownerCookie(lantern))
  const browser = await secondPerson(lantern, await ownersBrowser(lantern), 'tech@example.com', 'technician')
  const technician = { cookie: browser.headers.get('cookie') ?? '' }
  const answerTo = async (id: string) =>
    (await call(lantern, Update, { input: { id, callOutcome: 'reached' } }, technician)).errors
  expect(await answerTo(quote)).toMatchObject([{ extensions: { code: 'NOT_FOUND' } }])
  expect(await answerTo(quote)).toEqual(await answerTo(crypto.randomUUID()))
})
