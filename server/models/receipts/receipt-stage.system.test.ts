import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { deliveries } from '#server/schema/notifications.ts'
import { requests } from '#server/schema/requests.ts'
import { call, dataOf, ownerCookie, type TestLantern, testLantern } from '#tests/lantern.ts'
import { CreateMessage, sam } from '#tests/messages.ts'
import { CreateQuote, createdQuote, dana, filledForm } from '#tests/quotes.ts'

type StagedReceipt = Record<string, unknown> & { events: { kind: string }[]; version: string }

const fields = `stage version promisedBy arrivesAt appointmentAt alertedAt complaint complaintAlertedAt callUsAt mayComplain
  mayAlert events { kind }`

const read = async (lantern: TestLantern, token: string) =>
  dataOf<StagedReceipt>(
    await call(lantern, `query($token: String!) { receipt(token: $token) { ${fields} } }`, { token }),
    'receipt',
  )

const complain = async (lantern: TestLantern, token: string) =>
  dataOf<StagedReceipt>(
    await call(lantern, `mutation($token: String!) { complainAboutRequest(token: $token) { ${fields} } }`, {
      token,
    }),
    'complainAboutRequest',
  )

async function sentQuote(lantern: TestLantern, input: object = {}) {
  const submission = filledForm(lantern.secret)
  const { id, receipt } = createdQuote(
    await call(lantern, CreateQuote, { input: { ...dana, ...input }, submission }),
  )
  return { id, token: receipt.slice(9) }
}

async function sentEmergency(lantern: TestLantern, input: object = {}) {
  const submission = filledForm(lantern.secret)
  const sent = await call(lantern, CreateMessage, {
    input: { ...sam, service: 'emergency', ...input },
    submission,
  })
  const { id, receipt } = dataOf<{ id: string; receipt: string }>(sent, 'createMessage')
  return { id, token: receipt.slice(9) }
}

const promiseEnds = ({ db }: TestLantern, id: string) =>
  db
    .update(requests)
    .set({ promisedBy: new Date(Date.now() - 60_000) })
    .where(eq(requests.id, id))

const allSent = ({ db }: TestLantern) =>
  expect
    .poll(async () => (await db.select().from(deliveries)).every(({ state }) => state === 'sent'))
    .toBe(true)

const mailsLeft = ({ db }: TestLantern, sentVia: 'unproven' | 'proven') =>
  db.update(deliveries).set({ sentVia })

test('alerted: once a proven mail, a push or a webhook was accepted; not by a file or an unproven server', async () => {
  await using lantern = await testLantern()
  const { token } = await sentQuote(lantern)
  await allSent(lantern)
  const kinds = async () => (await read(lantern, token)).events.map(({ kind }) => kind)
  expect(await kinds()).toEqual(['received'])
  await mailsLeft(lantern, 'unproven')
  expect(await kinds()).toEqual(['received'])
  expect(await read(lantern, token)).toMatchObject({ alertedAt: null })
  await mailsLeft(lantern, 'proven')
  expect(await kinds()).toEqual(['received', 'notified'])
  expect(await read(lantern, token)).toMatchObject({ alertedAt: expect.any(String) })
  for (const channel of ['push', 'webhook'] as const) {
    await lantern.db
      .update(deliveries)
      .set({ channel, sentVia: null })
      .where(sql`${deliveries.channel} <> 'customer'`)
    expect(await kinds()).toEqual(['received', 'notified'])
  }
})

test('“nobody has called me” says what happened: on its way, taken, unanswered; or only noted', async () => {
  await using lantern = await testLantern()
  const { id, token } = await sentQuote(lantern, { email: 'someone@elsewhere.test' })
  await promiseEnds(lantern, id)
  expect(await read(lantern, token)).toMatchObject({ stage: 'overdue', complaint: null, mayAlert: true })
  await complain(lantern, token)
  await allSent(lantern)
  const tomorrow = new Date(Date.now() + 86_400_000)
  await lantern.db.update(deliveries).set({ state: 'pending', nextAttemptAt: tomorrow })
  expect(await read(lantern, token)).toMatchObject({ complaint: 'alerting', mayComplain: false })
  await lantern.db.update(deliveries).set({ state: 'sent' })
  expect(await read(lantern, token)).toMatchObject({ complaint: 'noted', complaintAlertedAt: null })
  await mailsLeft(lantern, 'proven')
  const alerted = await read(lantern, token)
  expect(alerted).toMatchObject({ complaint: 'alerted', callUsAt: expect.any(String) })
  const minutes =
    (Date.parse(String(alerted.callUsAt)) - Date.parse(String(alerted.complaintAlertedAt))) / 60_000
  expect(minutes).toBe(5)
  await lantern.db.execute(sql`update deliveries set sent_at = sent_at - interval '6 minutes'`)
  expect(await read(lantern, token)).toMatchObject({ complaint: 'unanswered' })
})

test('a complaint for which nothing rings is noted: suspicious, or the limit is used up', async () => {
  await using lantern = await testLantern()
  const suspicious = createdQuote(
    await call(lantern, CreateQuote, { input: dana, submission: { trap: 'x' } }),
  )
  const token = suspicious.receipt.slice(9)
  expect(await read(lantern, token)).toMatchObject({ stage: 'waiting', promisedBy: null, mayAlert: false })
  await promiseEnds(lantern, suspicious.id)
  expect(await complain(lantern, token)).toMatchObject({
    stage: 'waiting',
    promisedBy: null,
    complaint: 'noted',
  })

  const other = await sentQuote(lantern, { email: 'someone@elsewhere.test' })
  await promiseEnds(lantern, other.id)
  await lantern.db.execute(
    sql`insert into rate_limits (key, count, window_ends_at) values ('receipt:complaints', 12, now() + interval '1 hour')`,
  )
  expect(await complain(lantern, other.token)).toMatchObject({ complaint: 'noted' })
})

test('six honest requests from one address: each rings, or its page promises nothing', async () => {
  await using lantern = await testLantern()
  for (let number = 1; number <= 6; number += 1) {
    const submission = filledForm(lantern.secret)
    const input = { ...dana, email: `mall${number}@elsewhere.test`, message: `${number}` }
    const { id, receipt } = createdQuote(await call(lantern, CreateQuote, { input, submission }))
    const [row] = await lantern.db.select().from(requests).where(eq(requests.id, id))
    const { promisedBy, mayAlert, events } = await read(lantern, receipt.slice(9))
    const rings = row?.nextAlarmAt != null
    expect({ number, rings, promises: promisedBy !== null, mayAlert }).toEqual({
      number,
      rings: number <= 5,
      promises: number <= 5,
      mayAlert: number <= 5,
    })
    expect(events.map(({ kind }) => kind)).toEqual(['received'])
  }
  const { id, token } = await sentEmergency(lantern, { email: 'seventh@elsewhere.test' })
  const [row] = await lantern.db.select().from(requests).where(eq(requests.id, id))
  expect(row).toMatchObject({ quarantineReasons: ['many'], nextAlarmAt: expect.any(Date) })
  expect(await read(lantern, token)).toMatchObject({ promisedBy: expect.any(String), mayAlert: true })
  const topics = await lantern.db.select().from(deliveries).where(eq(deliveries.subjectId, id))
  expect(topics.map(({ topic }) => topic).sort()).toEqual(['customer.received', 'message.created'])
})

test('an emergency is promised a call in the minutes of the settings, at any hour, and may complain after them', async () => {
  let now = new Date('2026-11-22T09:00:00Z')
  await using lantern = await testLantern({ now: () => now })
  const sent = await call(lantern, CreateMessage, { input: { ...sam, service: 'emergency' } })
  const { id, receipt } = dataOf<{ id: string; receipt: string }>(sent, 'createMessage')
  await lantern.db.update(requests).set({ quarantineReasons: [] }).where(eq(requests.id, id))
  const token = receipt.slice(9)
  expect(await read(lantern, token)).toMatchObject({
    stage: 'waiting',
    promisedBy: '2026-11-22T09:05:00.000Z',
    mayComplain: false,
  })
  now = new Date('2026-11-22T09:05:01Z')
  expect(await read(lantern, token)).toMatchObject({ stage: 'overdue', mayComplain: true })
})

test('a technician who is late is told on an open page: another stage and version once the time has passed', async () => {
  let now = new Date()
  await using lantern = await testLantern({ now: () => now })
  const { id, token } = await sentQuote(lantern)
  const arrivesAt = new Date(now.getTime() + 60_000)
  await staffChange(lantern, { id, arrivesAt })
  const before = await read(lantern, token)
  expect(before).toMatchObject({ stage: 'onTheWay' })
  now = new Date(arrivesAt.getTime() + 1)
  const after = await read(lantern, token)
  expect(after).toMatchObject({ stage: 'late', arrivesAt: arrivesAt.toISOString() })
  expect(after.version).not.toBe(before.version)
  now = new Date(arrivesAt.getTime() + 12 * 3_600_000)
  expect(await read(lantern, token), 'nobody pressed Done').toMatchObject({ stage: 'contacted' })
})

test('an appointment leads the page, also when the call for it was not logged; its own visit wins', async () => {
  let now = new Date()
  await using lantern = await testLantern({ now: () => now })
  const { id, token } = await sentQuote(lantern)
  const inHours = (count: number) => new Date(now.getTime() + count * 3_600_000).toISOString()
  const scheduledAt = inHours(24)
  await staffChange(lantern, { id, scheduledAt })
  expect(await read(lantern, token)).toMatchObject({ stage: 'scheduled', appointmentAt: scheduledAt })
  await promiseEnds(lantern, id)
  expect(await read(lantern, token)).toMatchObject({ stage: 'scheduled', mayComplain: false })
  now = new Date(Date.parse(scheduledAt) - 600_000)
  await staffChange(lantern, { id, arrivesAt: scheduledAt })
  expect(await read(lantern, token)).toMatchObject({ stage: 'onTheWay' })
  now = new Date(Date.parse(scheduledAt) + 60_000)
  expect(await read(lantern, token)).toMatchObject({ stage: 'late' })
})

test('who arrives before the window of the appointment stays on the page with the code word until a new appointment', async () => {
  let now = new Date()
  await using lantern = await testLantern({ now: () => now })
  const { id, token } = await sentQuote(lantern)
  const inMinutes = (count: number) => new Date(now.getTime() + count * 60_000).toISOString()
  const page = async () => ({ ...(await read(lantern, token)), ...(await readWho(lantern, token)) })
  await staffChange(lantern, { id, scheduledAt: inMinutes(90), windowMinutes: 120 })
  now = new Date(now.getTime() + 30_000)
  const arrivesAt = inMinutes(20)
  await staffChange(lantern, { id, arrivesAt })
  const card = { whoComes: { codeWord: expect.any(String) }, mayDecline: false }
  expect(await page()).toMatchObject({ stage: 'onTheWay', ...card })
  now = new Date(Date.parse(arrivesAt) + 1)
  expect(await page()).toMatchObject({ stage: 'late', ...card })
  await staffChange(lantern, { id, scheduledAt: inMinutes(26 * 60) })
  expect(await page()).toMatchObject({ stage: 'scheduled', whoComes: null, mayDecline: true })
})

const readWho = async (lantern: TestLantern, token: string) =>
  dataOf<{ whoComes: unknown; mayDecline: boolean }>(
    await call(
      lantern,
      'query($token: String!) { receipt(token: $token) { mayDecline whoComes { codeWord } } }',
      { token },
    ),
    'receipt',
  )

const staffChange = async (lantern: TestLantern, input: object) =>
  dataOf(
    await call(
      lantern,
      'mutation($input: UpdateQuoteInput!) { updateQuote(input: $input) { id } }',
      { input },
      await ownerCookie(lantern),
    ),
    'updateQuote',
  )
