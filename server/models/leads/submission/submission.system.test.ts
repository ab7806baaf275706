import { expect, test } from 'vitest'
import { issueFormToken } from '#server/http/form-token.ts'
import { deliveries } from '#server/schema/notifications.ts'
import { requests } from '#server/schema/requests.ts'
import { reviews } from '#server/schema/reviews.ts'
import { call, dataOf, guestHeaders, ownerCookie, type TestLantern, testLantern } from '#tests/lantern.ts'
import { CreateMessage, sam } from '#tests/messages.ts'
import { filledForm } from '#tests/quotes.ts'
import { CreateReview, ruth } from '#tests/reviews.ts'
import { forgetSenders } from './submission.ts'

const kinds = [
  { field: 'createMessage', table: requests, document: CreateMessage, input: sam },
  { field: 'createReview', table: reviews, document: CreateReview, input: ruth },
] as const

type Kind = (typeof kinds)[number]

const send = async (
  lantern: TestLantern,
  { document, field, input }: Kind,
  { changes = {}, submission = {}, headers, address = '203.0.113.7' }: SendOptions = {},
) => {
  const variables = { input: { ...input, ...changes }, submission }
  return dataOf<{ id: string }>(await call(lantern, document, variables, headers, address), field)
}

type SendOptions = {
  changes?: object
  submission?: object
  headers?: Record<string, string>
  address?: string
}

test.each(kinds)('$field: sent twelve times at once is one row with one notification', async (kind) => {
  await using lantern = await testLantern()
  const submission = filledForm(lantern.secret)
  const sent = await Promise.all(Array.from({ length: 12 }, () => send(lantern, kind, { submission })))
  expect(new Set(sent.map(({ id }) => id)).size).toBe(1)
  expect(await lantern.db.$count(kind.table)).toBe(1)
  const told = await lantern.db.select().from(deliveries)
  expect(told.filter(({ channel }) => channel === 'mail')).toHaveLength(1)
  expect(told.filter(({ channel }) => channel === 'customer')).toHaveLength(
    kind.field === 'createReview' ? 0 : 1,
  )
})

test.each(kinds)(
  '$field: the same content soon after is the same, later or corrected it is new',
  async (kind) => {
    await using lantern = await testLantern()
    const headers = guestHeaders(lantern)
    const sendAnew = (changes = {}) =>
      send(lantern, kind, { changes, headers, submission: filledForm(lantern.secret) })
    const first = await sendAnew()
    expect((await sendAnew({ email: kind.input.email.toUpperCase() })).id).toBe(first.id)
    expect((await sendAnew({ name: 'Somebody else' })).id).not.toBe(first.id)
    await lantern.db.update(kind.table).set({ submittedAt: new Date(Date.now() - 31 * 60_000) })
    expect((await sendAnew()).id).not.toBe(first.id)
  },
)

test.each(kinds)('$field: the same key and content is the same at any time', async (kind) => {
  await using lantern = await testLantern()
  const submission = filledForm(lantern.secret)
  const first = await send(lantern, kind, { submission })
  await lantern.db.update(kind.table).set({ submittedAt: new Date(Date.now() - 31 * 60_000) })
  expect((await send(lantern, kind, { submission })).id).toBe(first.id)
})

test.each(kinds)('$field: suspicious submissions are kept, marked and notified', async (kind) => {
  await using lantern = await testLantern()
  const formToken = issueFormToken(lantern.secret, new Date(Date.now() - 10_000))
  await send(lantern, kind, { submission: { trap: 'x' } })
  await send(lantern, kind, { changes: { name: 'Forged' }, submission: { formToken: `${formToken}x` } })
  const stored = await lantern.db.select().from(kind.table).orderBy(kind.table.submittedAt)
  expect(stored.map((row) => row.quarantineReasons)).toEqual([['trap'], ['forged-token']])
  expect(await lantern.db.$count(deliveries)).toBe(2)
})

test.each(kinds)(
  '$field: a program without a form is believed: told, confirmed and rung for',
  async (kind) => {
    await using lantern = await testLantern()
    const service = kind.field === 'createMessage' ? { service: 'emergency' } : {}
    await send(lantern, kind, { changes: service })
    const [row] = await lantern.db.select().from(kind.table)
    expect(row).toMatchObject({ quarantineReasons: [] })
    if (kind.field === 'createMessage')
      expect(row).toMatchObject({ nextAlarmAt: expect.any(Date), promisedBy: expect.any(Date) })
    const told = await lantern.db.select({ topic: deliveries.topic }).from(deliveries)
    expect(told.map(({ topic }) => topic).toSorted()).toEqual(
      kind.field === 'createMessage' ? ['customer.received', 'message.created'] : ['review.created'],
    )
  },
)

test('an address is counted over all forms: one of many after five, told to wait after sixty', async () => {
  await using lantern = await testLantern()
  const answers = []
  for (let index = 0; index < 61; index++) {
    const { document, input } = kinds[index % 2 === 0 ? 0 : 1]
    const variables = { input: { ...input, name: `No ${index}` }, submission: filledForm(lantern.secret) }
    answers.push(await call(lantern, document, variables))
  }
  expect(answers.at(-1)).toMatchObject({
    status: 429,
    errors: [{ extensions: { code: 'TOO_MANY_REQUESTS', retryAfterSeconds: expect.any(Number) } }],
  })
  expect(answers.slice(0, 60).every(({ errors }) => errors === undefined)).toBe(true)
  const marked = (await lantern.db.select().from(requests)).filter(
    (row) => row.quarantineReasons[0] === 'many',
  )
  expect(marked).toHaveLength(27)
})

test('who sent something is forgotten after a day', async () => {
  await using lantern = await testLantern()
  await send(lantern, kinds[0])
  const keys = async () => (await lantern.db.select().from(requests))[0]?.senderKeys.length
  await forgetSenders(lantern.db)
  expect(await keys()).toBe(3)
  await forgetSenders(lantern.db, new Date(Date.now() + 25 * 3_600_000))
  expect(await keys()).toBe(0)
})

test('staff are not counted and never suspicious', async () => {
  await using lantern = await testLantern()
  const headers = await ownerCookie(lantern)
  for (let index = 0; index < 62; index++)
    dataOf(
      await call(lantern, CreateReview, { input: { ...ruth, name: `No ${index}` } }, headers),
      'createReview',
    )
  const stored = await lantern.db.select().from(reviews)
  expect(stored.flatMap((row) => row.quarantineReasons)).toEqual([])
})

test('when its notification cannot be stored, the message is not either', async () => {
  await using lantern = await testLantern()
  await lantern.db.execute('alter table deliveries rename to away')
  expect((await call(lantern, CreateMessage, { input: sam })).errors?.[0]?.extensions?.code).toBe('INTERNAL')
  expect((await call(lantern, CreateReview, { input: ruth })).errors?.[0]?.extensions?.code).toBe('INTERNAL')
  await lantern.db.execute('alter table away rename to deliveries')
  expect(await lantern.db.$count(requests)).toBe(0)
  expect(await lantern.db.$count(reviews)).toBe(0)
})
