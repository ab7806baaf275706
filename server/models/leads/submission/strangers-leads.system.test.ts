import { and, eq, inArray, sql } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { sendDueAlarms } from '#server/models/leads/alarms/due-alarms.ts'
import { deliveries } from '#server/schema/notifications.ts'
import { rateLimits } from '#server/schema/operations.ts'
import { leadEvents, requests } from '#server/schema/requests.ts'
import { call, dataOf, guestHeaders, type TestLantern, testLantern } from '#tests/lantern.ts'
import { CreateMessage, sam } from '#tests/messages.ts'
import { CreateQuote, createdQuote, dana, filledForm } from '#tests/quotes.ts'
import { ownMails, reportHeldLeads } from './held-leads.ts'

const minuteMs = 60_000
const gibibyte = 1024 ** 3

const networkOf = (index: number) => `2001:db8:7:${(index << 8).toString(16)}::1`

type Sending = { address: string; honest?: boolean; service?: string; email?: string }

async function send(lantern: TestLantern, name: string, { address, honest = true, ...changes }: Sending) {
  const { formToken: _honest, ...unopened } = filledForm(lantern.secret)
  const submission = honest ? filledForm(lantern.secret) : { ...unopened, trap: 'x' }
  const input = { ...sam, ...changes, name }
  const answer = await call(lantern, CreateMessage, { input, submission }, undefined, address)
  return answer
}

async function storedNamed({ db }: TestLantern, name: string) {
  const [row] = await db.select().from(requests).where(eq(requests.name, name))
  if (!row) throw new Error(`${name} was not stored`)
  return row
}

const mailTopics = async ({ db }: TestLantern) =>
  (await db.select().from(deliveries).where(eq(deliveries.channel, 'mail'))).map(({ topic }) => topic)

const asSystem = (lantern: TestLantern) => lantern.callOf({ kind: 'system' })

test('made-up leads of one /48 are told of in one mail; the next real one has its own', async () => {
  await using lantern = await testLantern()
  for (let index = 0; index < 40; index += 1)
    await send(lantern, `No ${index}`, { address: networkOf(index) })
  const stored = await lantern.db.select().from(requests)
  expect(stored).toHaveLength(40)
  expect(stored.filter(({ quarantineReasons }) => quarantineReasons.includes('many'))).toHaveLength(20)
  expect(await mailTopics(lantern)).toEqual(Array(ownMails.tenMinutes.all).fill('message.created'))

  await send(lantern, 'Real', { address: '203.0.113.9', email: 'real@example.org' })
  const { id } = await storedNamed(lantern, 'Real')
  const own = await lantern.db.select().from(deliveries).where(eq(deliveries.subjectId, id))
  expect(own.map(({ topic }) => topic).sort()).toEqual(['customer.received', 'message.created'])

  const now = new Date(Date.now() + minuteMs)
  expect(await reportHeldLeads(asSystem(lantern), now)).toEqual(['20'])
  expect(await reportHeldLeads(asSystem(lantern), now)).toEqual([])
  const [summary] = await lantern.db.select().from(deliveries).where(eq(deliveries.topic, 'lead.held'))
  expect(summary?.payload).toMatchObject({ total: 20, suspicious: 20 })

  await send(lantern, 'Later', { address: networkOf(1), honest: false })
  await lantern.db.update(requests).set({ submittedAt: now }).where(eq(requests.name, 'Later'))
  expect(await reportHeldLeads(asSystem(lantern), new Date(now.getTime() + 9 * minuteMs))).toEqual([])
  expect(await reportHeldLeads(asSystem(lantern), new Date(now.getTime() + 10 * minuteMs))).toEqual(['1'])
})

test('beside token-less leads of many networks an emergency of a program rings in time and stands on top', async () => {
  await using lantern = await testLantern()
  const program = (name: string, address: string, service: string) =>
    call(lantern, CreateMessage, { input: { ...sam, service, name } }, undefined, address)
  for (let index = 0; index < 30; index += 1) await program(`No ${index}`, `203.0.${index}.7`, 'residential')
  for (let index = 0; index < 30; index += 1) await program(`Fire ${index}`, networkOf(index), 'emergency')
  await program('Real', '192.0.2.9', 'emergency')
  const real = await storedNamed(lantern, 'Real')
  expect(real).toMatchObject({ quarantineReasons: [], stage: 'urgent', nextAlarmAt: expect.any(Date) })
  const own = await lantern.db.select().from(deliveries).where(eq(deliveries.subjectId, real.id))
  expect(own.map(({ topic }) => topic)).toContain('message.created')

  await sendDueAlarms(asSystem(lantern), new Date(Date.now() + 3 * minuteMs))
  const rung = await lantern.db.select().from(leadEvents).where(eq(leadEvents.requestId, real.id))
  expect(rung.map(({ kind }) => kind)).toContain('alarm')
})

test('suspicious leads of one address cause a few mails and then one for all', async () => {
  await using lantern = await testLantern()
  for (let index = 0; index < 12; index += 1)
    await send(lantern, `No ${index}`, { address: '198.51.100.7', honest: false })
  expect(await mailTopics(lantern)).toEqual(Array(ownMails.tenMinutes.suspicious).fill('message.created'))
  expect(await reportHeldLeads(asSystem(lantern), new Date(Date.now() + minuteMs))).toEqual(['9'])
})

const AddToRequest =
  'mutation($token: String!, $message: String) { addToRequest(token: $token, message: $message) { number } }'

const add = (lantern: TestLantern, token: string, message: string, address: string) =>
  call(lantern, AddToRequest, { token, message }, undefined, address)

async function sentFrom(lantern: TestLantern, name: string, sending: Sending) {
  const { receipt } = dataOf<{ receipt: string }>(await send(lantern, name, sending), 'createMessage')
  return receipt.replace('/receipt/', '')
}

test('what strangers add to made-up requests shares the mails of leads; of a suspicious one nothing is told', async () => {
  await using lantern = await testLantern()
  const suspicious = await sentFrom(lantern, 'Made up', { address: '198.51.100.7', honest: false })
  expect((await add(lantern, suspicious, 'Call me', '198.51.100.7')).status).toBe(200)
  const now = new Date(Date.now() + minuteMs)
  expect(await mailTopics(lantern)).toEqual(['message.created'])
  expect(await reportHeldLeads(asSystem(lantern), now)).toEqual([])

  await lantern.db.update(requests).set({ scheduledAt: now })
  expect((await add(lantern, suspicious, 'Come later', '198.51.100.7')).status).toBe(200)
  expect((await mailTopics(lantern)).toSorted()).toEqual(['message.created', 'request.added'])

  const tokens: string[] = []
  for (let index = 0; index < 13; index += 1)
    tokens.push(await sentFrom(lantern, `No ${index}`, { address: `203.0.${index}.7` }))
  for (const [index, token] of tokens.entries())
    expect((await add(lantern, token, 'More words', networkOf(index))).status).toBe(200)
  const added = async () => (await mailTopics(lantern)).filter((topic) => topic === 'request.added').length
  expect(await added()).toBe(6)

  const [real = ''] = tokens
  await lantern.db.execute(sql`update deliveries set dedupe_key = 'ten minutes ago ' || id`)
  expect((await add(lantern, real, 'The gate code is new', '192.0.2.9')).status).toBe(200)
  expect(await added()).toBe(7)

  expect(await reportHeldLeads(asSystem(lantern), new Date(Date.now() + minuteMs))).toEqual(['8'])
  const [summary] = await lantern.db.select().from(deliveries).where(eq(deliveries.topic, 'lead.held'))
  expect(summary?.payload).toMatchObject({ total: 0, changes: 8 })
})

test('changes by receipts count by network', async () => {
  await using lantern = await testLantern()
  const token = await sentFrom(lantern, 'Real', { address: '203.0.113.9' })
  await lantern.db.insert(rateLimits).values({
    key: 'receipt:add:2001:db8:7::/48',
    count: 159,
    windowEndsAt: new Date(Date.now() + 10 * minuteMs),
  })
  expect((await add(lantern, token, 'one', networkOf(1))).status).toBe(200)
  expect((await add(lantern, token, 'two', networkOf(2))).status).toBe(429)
})

test('networks have limits of their own, the widest the highest', async () => {
  await using lantern = await testLantern()
  const full = async (key: string, count: number) =>
    lantern.db
      .insert(rateLimits)
      .values({ key: `submission:${key}`, count, windowEndsAt: new Date(Date.now() + 10 * minuteMs) })
  await full('2001:db8:7::/48', 239)
  expect((await send(lantern, 'last', { address: networkOf(1) })).status).toBe(200)
  expect((await send(lantern, 'over', { address: networkOf(2) })).status).toBe(429)
  await full('203.0.113.0/24', 400)
  expect((await send(lantern, 'an office', { address: '203.0.113.77' })).status).toBe(200)
})

test('suspicious leads stop before the last gigabyte of the disk, honest ones never', async () => {
  await using lantern = await testLantern()
  lantern.space.free = 0.9 * gibibyte
  expect((await send(lantern, 'Made up', { address: '198.51.100.7', honest: false })).status).toBe(429)
  expect((await send(lantern, 'Real', { address: '203.0.113.9' })).status).toBe(200)
  const many = Array.from({ length: 6 }, (_, index) =>
    send(lantern, `Mall ${index}`, { address: '203.0.113.9', service: 'emergency' }),
  )
  expect((await Promise.all(many)).map(({ status }) => status)).toEqual(Array(6).fill(200))
})

test('on a disk with little room an honest lead is stored though its /24 sends much, and one of a busy address is not', async () => {
  await using lantern = await testLantern()
  lantern.space.free = 0.9 * gibibyte
  const sent = []
  for (let index = 0; index < 30; index += 1)
    sent.push((await send(lantern, `No ${index}`, { address: `203.0.113.${index + 10}` })).status)
  expect(sent).toEqual(Array(30).fill(200))
  expect((await storedNamed(lantern, 'No 29')).quarantineReasons).toEqual(['many'])
  expect((await send(lantern, 'Made up', { address: '203.0.113.90', honest: false })).status).toBe(429)
  for (let index = 0; index < 5; index += 1) await send(lantern, `Busy ${index}`, { address: '198.51.100.7' })
  expect((await send(lantern, 'Sixth', { address: '198.51.100.7' })).status).toBe(429)
})

test('seventy confirmations to made-up mailboxes leave one for the next customer', async () => {
  await using lantern = await testLantern()
  const confirmations = async () =>
    (await lantern.db.select().from(deliveries).where(eq(deliveries.topic, 'customer.received'))).length
  for (let address = 0; address < 14; address += 1)
    for (let index = 0; index < 5; index += 1) {
      const name = `No ${address} ${index}`
      await send(lantern, name, { address: `198.51.${address}.7`, email: `x${address}.${index}@example.org` })
    }
  const used = await confirmations()
  expect(used).toBeLessThan(70)
  await send(lantern, 'Real', { address: '203.0.113.9', email: 'real@example.org' })
  expect(await confirmations()).toBe(used + 1)
})

test('who knows a customer’s words is not given their request, and learns nothing', async () => {
  await using lantern = await testLantern()
  const [customer, stranger, other] = [guestHeaders(lantern), guestHeaders(lantern), guestHeaders(lantern)]
  const create = (by: typeof customer, address: string, submission = {}) =>
    call(lantern, CreateQuote, { input: dana, submission }, by, address)
  const first = createdQuote(await create(customer, '203.0.113.9'))
  expect(createdQuote(await create(customer, '203.0.113.9'))).toEqual(first)

  const theirs = createdQuote(await create(stranger, '198.51.100.7'))
  expect(theirs.id).not.toBe(first.id)
  expect(theirs.receipt).not.toBe(first.receipt)
  expect(Object.keys(theirs)).toEqual(Object.keys(first))

  const notify = `mutation($firstName: String!, $lastName: String!, $phone: String!, $email: String!, $service: String!, $message: String) {
    sendQuoteNotification(firstName: $firstName, lastName: $lastName, phone: $phone, email: $email, service: $service, message: $message) { success message }
  }`
  const asked = (details: object, by = other, address = '192.0.2.1') =>
    call(lantern, notify, details, by, address)
  const unknown = (await asked({ ...dana, phone: '(713) 555-0199' })).data
  expect((await asked(dana)).data).toEqual(unknown)
  expect((await asked(dana, customer, '203.0.113.200')).data?.sendQuoteNotification).toMatchObject({
    success: true,
  })
  const answers = []
  for (let index = 0; index < 30; index += 1) answers.push((await asked(dana)).status)
  expect(answers.at(-1)).toBe(429)
})

test('a second press of a form without script, before the browser has a cookie, is the same request', async () => {
  await using lantern = await testLantern()
  const send = () => call(lantern, CreateQuote, { input: dana, submission: {} })
  expect(createdQuote(await send())).toEqual(createdQuote(await send()))
  await lantern.db.update(requests).set({ submittedAt: new Date(Date.now() - 2 * minuteMs) })
  await send()
  expect(await lantern.db.$count(requests)).toBe(2)
})

test('a retry with the same key is the same request from whatever browser', async () => {
  await using lantern = await testLantern()
  const submission = filledForm(lantern.secret)
  const send = () => call(lantern, CreateQuote, { input: dana, submission })
  expect(createdQuote(await send())).toEqual(createdQuote(await send()))
  expect(await lantern.db.$count(requests)).toBe(1)
})

const alarmsAbout = async ({ db }: TestLantern, ids: readonly string[]) =>
  (
    await db
      .select()
      .from(deliveries)
      .where(and(inArray(deliveries.subjectId, [...ids]), eq(deliveries.topic, 'lead.waiting')))
  ).map(({ payload }) => payload)

test.each([
  ['one /48', (index: number) => networkOf(index)],
  ['one /24', (index: number) => `198.51.100.${index + 1}`],
  ['networks of their own', (index: number) => `198.51.${index}.7`],
])('seventy made-up emergencies of %s do not keep a real one from ringing', async (_name, addressOf) => {
  vi.useFakeTimers({ toFake: ['Date'] })
  try {
    await using lantern = await testLantern()
    for (let address = 0; address < 14; address += 1)
      for (let index = 0; index < 5; index += 1)
        await send(lantern, `No ${address} ${index}`, { address: addressOf(address), service: 'emergency' })
    const wait = async (seconds: number) => {
      const rung: string[] = []
      for (let waited = 0; waited < seconds; waited += 3) {
        vi.setSystemTime(Date.now() + 3_000)
        rung.push(...(await sendDueAlarms(asSystem(lantern))))
      }
      return rung
    }
    await wait(150)
    await send(lantern, 'Real', { address: '203.0.113.9', service: 'emergency' })
    const real = await storedNamed(lantern, 'Real')
    expect(await wait(123)).toContain(real.id)
    const [rang] = await alarmsAbout(lantern, [real.id])
    expect(rang).toMatchObject({ alarm: { isEmergency: true } })
    const all = await lantern.db.select().from(deliveries).where(eq(deliveries.topic, 'lead.waiting'))
    expect(all.length).toBeLessThanOrEqual(24)
    expect(all.some(({ payload }) => JSON.stringify(payload).includes('"waiting":7'))).toBe(true)
  } finally {
    vi.useRealTimers()
  }
})
