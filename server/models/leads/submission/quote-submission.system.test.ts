import { expect, onTestFinished, test, vi } from 'vitest'
import { issueFormToken } from '#server/http/form-token.ts'
import { deliveries } from '#server/schema/notifications.ts'
import { requests } from '#server/schema/requests.ts'
import { call, guestHeaders, testLantern } from '#tests/lantern.ts'
import { mailsOf } from '#tests/outbox.ts'
import { CreateQuote, createdQuote, dana, filledForm } from '#tests/quotes.ts'
import { reportHeldLeads } from './held-leads.ts'

test('the same submission sent twenty times at once is one quote, one notification and one confirmation', async () => {
  await using lantern = await testLantern()
  const submission = filledForm(lantern.secret)
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => call(lantern, CreateQuote, { input: dana, submission })),
  )
  expect(new Set(answers.map((answer) => createdQuote(answer).id)).size).toBe(1)
  expect(await lantern.db.$count(requests)).toBe(1)
  const sent = await lantern.db.select().from(deliveries)
  expect(sent.map(({ topic }) => topic).sort()).toEqual(['customer.received', 'quote.created'])
})

test('Back without script makes a new key, and the same content of the same browser is still one quote', async () => {
  await using lantern = await testLantern()
  const headers = guestHeaders(lantern)
  const send = () =>
    call(lantern, CreateQuote, { input: dana, submission: filledForm(lantern.secret) }, headers)
  const first = await send()
  const again = await send()
  expect(createdQuote(again).id).toBe(createdQuote(first).id)
})

test('a corrected phone number under the same key is a new quote, not lost', async () => {
  await using lantern = await testLantern()
  const submission = filledForm(lantern.secret)
  await call(lantern, CreateQuote, { input: dana, submission })
  await call(lantern, CreateQuote, { input: { ...dana, phone: '(713) 555-0118' }, submission })
  expect(await lantern.db.$count(requests)).toBe(2)
})

test('suspicious submissions are stored, marked with the reason and notified, the first ones one by one', async () => {
  await using lantern = await testLantern()
  const { secret } = lantern
  const token = (secondsAgo: number) => issueFormToken(secret, new Date(Date.now() - secondsAgo * 1000))
  const cases = [
    [() => ({ formToken: token(10), trap: 'https://dana.example' }), []],
    [() => ({ formToken: token(1), trap: 'https://spam.example' }), ['trap', 'too-fast']],
    [() => ({ formToken: 'made up' }), ['forged-token']],
    [() => ({ formToken: `${token(10)}x` }), ['forged-token']],
    [() => ({ formToken: token(1) }), ['too-fast']],
    [() => ({ formToken: token(25 * 3600) }), ['stale-token']],
  ] as const
  onTestFinished(() => void vi.useRealTimers())
  for (const [index, [open]] of cases.entries()) {
    // Between opening and sending no time passes but what the token says, however busy the machine is.
    vi.useFakeTimers({ toFake: ['Date'] })
    const variables = { input: { ...dana, lastName: `Case ${index}` }, submission: open() }
    await call(lantern, CreateQuote, variables, undefined, `198.51.100.${index}`)
    vi.useRealTimers()
  }
  const stored = await lantern.db.select().from(requests).orderBy(requests.lastName)
  expect(stored.map((quote) => quote.quarantineReasons)).toEqual(cases.map(([, reasons]) => reasons))
  expect(await lantern.db.$count(deliveries)).toBe(4)
  const soon = new Date(Date.now() + 60_000)
  expect(await reportHeldLeads(lantern.callOf({ kind: 'system' }), soon)).toEqual(['3'])
  const [mail] = await mailsOf(lantern, 1, ({ subject }) => subject?.includes('more') ?? false)
  expect(mail?.subject).toBe('3 more requests in 1 minute, all look made up')
})

test('the sixth request of an address in ten minutes is one of many; the sixty-first is told to wait', async () => {
  await using lantern = await testLantern()
  const send = (index: number, address: string) =>
    call(
      lantern,
      CreateQuote,
      { input: { ...dana, lastName: `No ${index}` }, submission: filledForm(lantern.secret) },
      undefined,
      address,
    )
  const answers = []
  for (let index = 0; index < 61; index++) answers.push(await send(index, '203.0.113.9'))
  const stored = await lantern.db.select().from(requests).orderBy(requests.submittedAt, requests.id)
  expect(stored).toHaveLength(60)
  expect(stored.slice(0, 5).every((quote) => quote.quarantineReasons.length === 0)).toBe(true)
  expect(stored.slice(5).every((quote) => quote.quarantineReasons.includes('many'))).toBe(true)
  expect(answers.at(-1)).toMatchObject({
    status: 429,
    errors: [{ extensions: { code: 'TOO_MANY_REQUESTS' } }],
  })
  expect((await send(99, '203.0.113.10')).errors).toBeUndefined()
})

test('sendQuoteNotification confirms what createQuote stored and never sends twice', async () => {
  await using lantern = await testLantern()
  await call(lantern, CreateQuote, { input: dana, submission: filledForm(lantern.secret) })
  const Notify = `mutation($firstName: String!, $lastName: String!, $phone: String!, $email: String!, $service: String!, $message: String) {
    sendQuoteNotification(firstName: $firstName, lastName: $lastName, phone: $phone, email: $email, service: $service, message: $message) { success message }
  }`
  expect((await call(lantern, Notify, dana)).data?.sendQuoteNotification).toMatchObject({ success: true })
  expect(
    (await call(lantern, Notify, { ...dana, email: 'x@example.com' })).data?.sendQuoteNotification,
  ).toMatchObject({ success: false })
  const sent = await lantern.db.select().from(deliveries)
  expect(sent.map(({ topic }) => topic).sort()).toEqual(['customer.received', 'quote.created'])
})

test('sixty requests of one address are taken, however many come at once', async () => {
  await using lantern = await testLantern()
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const answers = await Promise.all(
    Array.from({ length: 90 }, (_, index) =>
      call(lantern, CreateQuote, {
        input: { ...dana, lastName: `No ${index}` },
        submission: filledForm(lantern.secret),
      }),
    ),
  ).finally(() => vi.useRealTimers())
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(60)
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(30)
  expect(await lantern.db.$count(requests)).toBe(60)
})

test('an idempotency key is a key, not a place to store things', async () => {
  await using lantern = await testLantern()
  const submission = { ...filledForm(lantern.secret), idempotencyKey: 'x'.repeat(201) }
  const { errors } = await call(lantern, CreateQuote, { input: dana, submission })
  expect(errors?.[0]?.extensions?.code).toBe('BAD_INPUT')
})
