import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { sendFollowUpAlarms } from '#server/models/leads/alarms/lead-alarms.ts'
import { sendReminders } from '#server/models/leads/mails/appointment-mails.ts'
import { deliveries } from '#server/schema/notifications.ts'
import { leadEvents, requests } from '#server/schema/requests.ts'
import { call, codeOf, dataOf, ownerCookie, type TestLantern, testLantern } from '#tests/lantern.ts'
import { CreateQuote, createdQuote, dana, filledForm } from '#tests/quotes.ts'

const at = '2099-11-23T20:00:00.000Z'
const later = '2099-11-24T20:00:00.000Z'

const fields = `stage appointmentAt appointmentUntil decline mayDecline events { kind text time until }`
type DeclineFacts = {
  stage: string
  appointmentAt: string | null
  decline: string | null
  mayDecline: boolean
  events: { kind: string; text: string | null }[]
}

const mutationOf = (name: string) =>
  `mutation($token: String!, $at: AWSDateTime!, $message: String) { ${name}(token: $token, appointmentAt: $at, message: $message) { ${fields} } }`

async function booked(lantern: TestLantern) {
  const staff = await ownerCookie(lantern)
  const submission = filledForm(lantern.secret)
  const { id, receipt } = createdQuote(await call(lantern, CreateQuote, { input: dana, submission }))
  const token = receipt.replace('/receipt/', '')
  const change = async (input: object) => {
    const document = 'mutation($input: UpdateQuoteInput!) { updateQuote(input: $input) { id } }'
    dataOf(await call(lantern, document, { input: { id, ...input } }, staff), 'updateQuote')
  }
  const say = (name: string, given: object = {}) =>
    call(lantern, mutationOf(name), { token, at, message: '', ...given })
  const said = async (name: string, given?: object) => dataOf<DeclineFacts>(await say(name, given), name)
  const stored = async () => {
    const [row] = await lantern.db.select().from(requests).where(eq(requests.id, id))
    if (!row) throw new Error('the request is gone')
    return row
  }
  const read = async () =>
    (await call(lantern, `query($token: String!) { receipt(token: $token) { ${fields} } }`, { token })).data
      ?.receipt as DeclineFacts
  await change({ scheduledAt: at, windowMinutes: 120, status: 'contacted' })
  return { id, staff, change, say, said, stored, read }
}

const newsOf = async ({ db }: TestLantern) =>
  (await db.select().from(deliveries))
    .filter(({ topic }) => topic === 'request.anotherTime' || topic === 'request.appointmentCancelled')
    .map(({ topic, channel }) => `${topic} ${channel}`)

const eventsOf = async ({ db }: TestLantern) =>
  (await db.select().from(leadEvents)).filter(({ kind }) =>
    ['anotherTime', 'appointmentCancelled'].includes(kind),
  )

test('asking for another time keeps the appointment, tells staff with the words, and waits in the inbox', async () => {
  await using lantern = await testLantern()
  const { staff, said, stored, read } = await booked(lantern)
  expect(await read()).toMatchObject({
    mayDecline: true,
    decline: null,
    appointmentUntil: '2099-11-23T22:00:00.000Z',
  })
  const answer = await said('askAnotherTime', { message: 'Tuesday, after five' })
  expect(answer).toMatchObject({
    stage: 'anotherTime',
    appointmentAt: at,
    decline: 'anotherTime',
    mayDecline: true,
  })
  expect(answer.events.at(-1)).toMatchObject({ kind: 'anotherTime' })
  expect(await stored()).toMatchObject({ stage: 'followUp', scheduledAt: new Date(at) })
  expect(await newsOf(lantern)).toContain('request.anotherTime mail')
  const { callbackBy } = await stored()
  const copies = await lantern.db.select().from(deliveries).where(eq(deliveries.topic, 'customer.copy'))
  expect(copies).toMatchObject([
    { payload: { action: 'anotherTime', scheduledAt: at, promisedBy: callbackBy?.toISOString() } },
  ])
  const inbox = await call(lantern, '{ inbox(filter: open) { items { group reason callBy } } }', {}, staff)
  expect(inbox.data?.inbox).toMatchObject({
    items: [{ group: 'followUp', reason: 'anotherTime', callBy: callbackBy?.toISOString() }],
  })
  const range =
    '{ schedule(from: "2099-11-23T06:00:00Z", to: "2099-11-24T06:00:00Z") { scheduled { decline windowMinutes } } }'
  expect((await call(lantern, range, {}, staff)).data?.schedule).toMatchObject({
    scheduled: [{ decline: 'anotherTime', windowMinutes: 120 }],
  })
})

test('ten minutes before the promise of a call is over, staff are alarmed once, until somebody has called', async () => {
  await using lantern = await testLantern()
  const { id, change, said, stored } = await booked(lantern)
  await said('askAnotherTime')
  const { callbackBy } = await stored()
  const ring = (minutes: number) =>
    sendFollowUpAlarms(lantern.callOf({ kind: 'system' }), new Date(Number(callbackBy) + minutes * 60_000))
  expect(await ring(-11)).toEqual([])
  expect(await ring(-10)).toEqual([id])
  expect(await ring(-5)).toEqual([])
  await said('cancelAppointment')
  await change({ callOutcome: 'noAnswer', followUpAt: later })
  expect(await ring(0)).toEqual([])
})

test('pressed again, and cancelled after that, each is one answer; a cancelled appointment is gone', async () => {
  await using lantern = await testLantern()
  const { staff, said, stored } = await booked(lantern)
  await said('askAnotherTime')
  await said('askAnotherTime', { message: 'again' })
  await said('cancelAppointment', { message: 'Sold the house' })
  const again = await said('cancelAppointment')
  expect(again).toMatchObject({
    stage: 'noAppointment',
    appointmentAt: null,
    decline: 'noAppointment',
    mayDecline: false,
  })
  await said('askAnotherTime')
  expect((await eventsOf(lantern)).map(({ kind, text, by }) => [kind, text, by])).toEqual([
    ['anotherTime', null, 'customer'],
    ['appointmentCancelled', 'Sold the house', 'customer'],
  ])
  expect(await stored()).toMatchObject({
    scheduledAt: null,
    windowMinutes: null,
    stage: 'followUp',
    cancelledAt: null,
  })
  const range =
    '{ schedule(from: "2099-11-23T06:00:00Z", to: "2099-11-24T06:00:00Z") { scheduled { id } withoutTime { decline } } }'
  expect((await call(lantern, range, {}, staff)).data?.schedule).toEqual({
    scheduled: [],
    withoutTime: [{ decline: 'noAppointment' }],
  })
})

test('a new appointment answers it, its undo makes them wait again, and reaching them ends it', async () => {
  await using lantern = await testLantern()
  const { change, said, stored, read } = await booked(lantern)
  await said('askAnotherTime')
  await change({ scheduledAt: later })
  expect(await stored()).toMatchObject({ followUpAt: null, stage: 'scheduled' })
  expect(await read()).toMatchObject({ decline: null, mayDecline: true })
  await change({ scheduledAt: at })
  expect((await stored()).stage).toBe('followUp')
  await change({ callOutcome: 'reached' })
  expect(await stored()).toMatchObject({ followUpAt: null, stage: 'scheduled' })
  expect(await read()).toMatchObject({ decline: null })
})

test('no reminder of an appointment that the customer wants moved', async () => {
  await using lantern = await testLantern()
  const { said } = await booked(lantern)
  await lantern.db.update(leadEvents).set({ at: new Date('2099-11-19T18:00:00Z') })
  await said('askAnotherTime')
  const eve = new Date('2099-11-22T18:00:00Z')
  expect(await sendReminders(lantern.callOf({ kind: 'system' }), eve)).toEqual([])
})

test.each([
  ['moved meanwhile', { scheduledAt: later }],
  ['removed', { scheduledAt: null }],
  ['done', { status: 'completed' }],
  ['lost', { lostReason: 'price' }],
  ['begun', { arrivesAt: new Date(Date.now() + 600_000).toISOString() }],
])('an appointment that is %s can no longer be changed here', async (_what, input) => {
  await using lantern = await testLantern()
  const { change, say } = await booked(lantern)
  await change(input)
  expect(codeOf(await say('askAnotherTime'))).toBe('CONFLICT')
  expect(codeOf(await say('cancelAppointment'))).toBe('CONFLICT')
  expect(await eventsOf(lantern)).toEqual([])
})

test('nor one that is past: in a window, until its end', async () => {
  await using lantern = await testLantern()
  const { id, say, said } = await booked(lantern)
  const anHourAgo = new Date(Date.now() - 3_600_000)
  const given = { at: anHourAgo.toISOString() }
  await lantern.db
    .update(requests)
    .set({ scheduledAt: anHourAgo, windowMinutes: null })
    .where(eq(requests.id, id))
  expect(codeOf(await say('cancelAppointment', given))).toBe('CONFLICT')
  await lantern.db.update(requests).set({ windowMinutes: 90 }).where(eq(requests.id, id))
  expect(await said('cancelAppointment', given)).toMatchObject({ decline: 'noAppointment' })
})

test('a visitor without the key of the receipt may not', async () => {
  await using lantern = await testLantern()
  const { id, say, stored } = await booked(lantern)
  for (const token of ['', 'none', id, `Quote_${id}`])
    for (const name of ['askAnotherTime', 'cancelAppointment'])
      expect(codeOf(await say(name, { token }))).toBe('NOT_FOUND')
  expect(await stored()).toMatchObject({ scheduledAt: new Date(at), followUpAt: null })
  expect(await eventsOf(lantern)).toEqual([])
})
