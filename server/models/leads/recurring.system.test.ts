import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { localTimeText, momentOf } from '#content/time/clocks.ts'
import { sendReminders } from '#server/models/leads/mails/appointment-mails.ts'
import { deliveries } from '#server/schema/notifications.ts'
import { leadEvents, requests } from '#server/schema/requests.ts'
import { call, dataOf, ownerCookie, type TestLantern, testLantern } from '#tests/lantern.ts'
import { CreateQuote, createdQuote, dana } from '#tests/quotes.ts'
import { deleteRecord, restoreRecord } from '#tests/trash.ts'

const timeZone = 'America/Chicago'
const at = (text: string) => momentOf(text.slice(0, 10), text.slice(11), timeZone)

async function yearlyJob(lantern: TestLantern, input: object = {}) {
  const headers = await ownerCookie(lantern)
  const { id } = createdQuote(await call(lantern, CreateQuote, { input: dana }))
  const set = async (changes: object, model = 'Quote', of = id) => {
    const query = `mutation($input: Update${model}Input!) { update${model}(input: $input) { id repeatMonths } }`
    return dataOf(await call(lantern, query, { input: { id: of, ...changes } }, headers), `update${model}`)
  }
  const appointment = { scheduledAt: at('2099-11-23T14:00'), scheduledMinutes: 90, windowMinutes: 120 }
  await set({ ...appointment, repeatMonths: 12, address: '14 Elm Street', appointmentMails: false, ...input })
  return { headers, id, set, complete: () => set({ status: 'completed' }) }
}

const nextOf = ({ db }: TestLantern) => db.select().from(requests).where(eq(requests.kind, 'Call'))

const kindsOf = async ({ db }: TestLantern, id: string) =>
  (await db.select().from(leadEvents).where(eq(leadEvents.requestId, id))).map(({ kind }) => kind)

const later = ({ db }: TestLantern) => {
  const createdAt = new Date(Date.now() - 60_000)
  return db.update(requests).set({ createdAt, updatedAt: createdAt })
}

test('a job that is done comes again: a call with the same customer, in the schedule, not waiting', async () => {
  await using lantern = await testLantern()
  const { headers, id, complete } = await yearlyJob(lantern)
  expect(await nextOf(lantern)).toEqual([])
  await complete()
  const [next, ...others] = await nextOf(lantern)
  const [quote] = await lantern.db.select().from(requests).where(eq(requests.kind, 'Quote'))
  expect(others).toEqual([])
  expect(next).toMatchObject({
    source: 'recurring',
    name: `${dana.firstName} ${dana.lastName}`,
    ...{ email: dana.email, phone: dana.phone, phoneE164: quote?.phoneE164, address: '14 Elm Street' },
    ...{ service: dana.service, message: `Yearly service, after No. ${quote?.number}`, repeatMonths: 12 },
    ...{
      scheduledMinutes: 90,
      windowMinutes: 120,
      status: 'contacted',
      stage: 'followUp',
      nextAlarmAt: null,
    },
  })
  expect(localTimeText(next?.scheduledAt ?? new Date(0), timeZone)).toBe('2100-11-23T14:00')
  expect(localTimeText(next?.followUpAt ?? new Date(0), timeZone)).toBe('2100-11-09T08:00')

  const asked = `{
    inbox { items { id group } }
    inboxCounts { waiting }
    callCounts { all new contacted }
    schedule(from: "2100-11-20T00:00:00Z", to: "2100-11-25T00:00:00Z") { scheduled { id kind } }
    getQuote(id: "${id}") { events { kind by facts } }
    getCall(id: "${next?.id}") { events { kind by facts } }
  }`
  const { data } = await call(lantern, asked, {}, headers)
  expect(data).toMatchObject({
    inboxCounts: { waiting: 0 },
    callCounts: { all: 1, new: 0, contacted: 1 },
    inbox: { items: [{ id: next?.id, group: 'working' }] },
    schedule: { scheduled: [{ id: next?.id, kind: 'Call' }] },
  })
  const last = (record: unknown) => (record as { events: { kind: string; facts: string }[] }).events.at(-1)
  expect(last(data?.getQuote)).toMatchObject({ kind: 'planned', by: 'system' })
  expect(JSON.parse(last(data?.getQuote)?.facts ?? '')).toMatchObject({ id: next?.id, number: next?.number })
  expect(last(data?.getCall)).toMatchObject({ kind: 'recurs', by: 'system' })
  expect(JSON.parse(last(data?.getCall)?.facts ?? '')).toMatchObject({ id, kind: 'Quote' })

  const path = await call(lantern, `{ getCall(id: "${next?.id}") { customerPath } }`, {}, headers)
  const { customerPath } = dataOf<{ customerPath: string }>(path, 'getCall')
  const token = customerPath.replace('/receipt/', '')
  const read = 'query($token: String!) { receipt(token: $token) { events { kind } } }'
  const receipt = await call(lantern, read, { token })
  expect(dataOf<{ events: object[] }>(receipt, 'receipt').events).toEqual([{ kind: 'planned' }])
})

test('its call rings nowhere: screens hear of a change, not of an arrival', async () => {
  await using lantern = await testLantern()
  const { complete } = await yearlyJob(lantern)
  const client = await lantern.database.pool.connect()
  const heard: { model: string; operation: string }[] = []
  client.on('notification', ({ payload = '' }) => heard.push(JSON.parse(payload)))
  await client.query('listen lantern')
  await complete()
  const ofCalls = () => heard.filter(({ model }) => model === 'Call')
  await expect.poll(ofCalls).toMatchObject([{ operation: 'update' }])
  client.release(true)
})

test('no notification and no reminder leave until staff allow the customer’s mail', async () => {
  await using lantern = await testLantern()
  const { complete, set } = await yearlyJob(lantern)
  await complete()
  const [next] = await nextOf(lantern)
  const told = () =>
    lantern.db
      .select()
      .from(deliveries)
      .where(eq(deliveries.subjectId, next?.id ?? ''))
  await sendReminders(lantern.callOf({ kind: 'system' }), at('2100-11-22T12:00'))
  expect(await told()).toEqual([])
  await set({ appointmentMails: true }, 'Call', next?.id)
  expect(await told()).toMatchObject([{ topic: 'customer.appointment' }])
})

test('one next call, however often and from how many servers it is marked done', async () => {
  await using lantern = await testLantern()
  const { complete, set } = await yearlyJob(lantern)
  await Promise.all([complete(), complete(), complete()])
  await complete()
  expect(await nextOf(lantern)).toHaveLength(1)
  await later(lantern)
  await set({ status: 'contacted' })
  await complete()
  expect(await nextOf(lantern)).toHaveLength(1)
})

test('an undo takes it back with its line of the history, and a redo makes one', async () => {
  await using lantern = await testLantern()
  const { id, complete, set } = await yearlyJob(lantern)
  await complete()
  await set({ status: 'new', completedAt: null })
  expect(await nextOf(lantern)).toEqual([])
  expect(await kindsOf(lantern, id)).not.toContain('planned')
  await complete()
  expect(await nextOf(lantern)).toHaveLength(1)
})

test.each([
  ['worked on', { nextStep: 'Order a closer' }],
  ['noted on', undefined],
])('one that was %s stays when the job is reopened at once', async (_what, work) => {
  await using lantern = await testLantern()
  const { headers, complete, set } = await yearlyJob(lantern)
  await complete()
  const [next] = await nextOf(lantern)
  const note = { requestId: next?.id, text: 'Gate code 12' }
  const Note = 'mutation($input: CreateLeadNoteInput!) { createLeadNote(input: $input) { id } }'
  if (work) await set(work, 'Call', next?.id)
  else dataOf(await call(lantern, Note, { input: note }, headers), 'createLeadNote')
  await set({ status: 'new', completedAt: null })
  await complete()
  expect(await nextOf(lantern)).toMatchObject([{ id: next?.id }])
})

test('it repeats, and stops on either request', async () => {
  await using lantern = await testLantern()
  const { complete, set } = await yearlyJob(lantern)
  await complete()
  const [first] = await nextOf(lantern)
  await set({ status: 'completed' }, 'Call', first?.id)
  const [second] = await lantern.db
    .select()
    .from(requests)
    .where(and(eq(requests.kind, 'Call'), eq(requests.status, 'contacted')))
  expect(second).toMatchObject({ source: 'recurring', repeatMonths: 12 })
  expect(second?.scheduledAt?.getUTCFullYear()).toBe(2101)
  await set({ repeatMonths: null }, 'Call', second?.id)
  await set({ status: 'completed' }, 'Call', second?.id)
  expect(await lantern.db.$count(requests, eq(requests.kind, 'Call'))).toBe(2)
})

test('stopped on the job that is done: an untouched next job goes, one with work on it stays and does not repeat', async () => {
  await using lantern = await testLantern()
  const { complete, set } = await yearlyJob(lantern)
  await complete()
  await later(lantern)
  await set({ repeatMonths: null })
  expect(await nextOf(lantern)).toEqual([])
  await set({ repeatMonths: 6 })
  const [next] = await nextOf(lantern)
  expect(localTimeText(next?.scheduledAt ?? new Date(0), timeZone)).toBe('2100-05-24T14:00')
  await set({ nextStep: 'Order a closer' }, 'Call', next?.id)
  await set({ repeatMonths: null })
  expect(await nextOf(lantern)).toMatchObject([{ id: next?.id, repeatMonths: null }])
})

test('a job that is done may be chosen to come again later on; one that is lost does not', async () => {
  await using lantern = await testLantern()
  const { complete, set } = await yearlyJob(lantern, { repeatMonths: null })
  await complete()
  expect(await nextOf(lantern)).toEqual([])
  await set({ repeatMonths: 3 })
  expect(await nextOf(lantern)).toMatchObject([{ message: expect.stringMatching(/^Service every 3 months/) }])

  await using other = await testLantern()
  const job = await yearlyJob(other)
  await job.set({ status: 'completed', lostReason: 'price' })
  expect(await nextOf(other)).toEqual([])
})

test('an emergency comes again as planned work, and without an appointment only the day to call is known', async () => {
  await using lantern = await testLantern()
  const headers = await ownerCookie(lantern)
  const Create = 'mutation($input: CreateCallInput!) { createCall(input: $input) { id } }'
  const input = { name: 'Ana', phone: '(713) 555-0166', service: 'emergency' }
  const { id } = dataOf<{ id: string }>(await call(lantern, Create, { input }, headers), 'createCall')
  const Update = 'mutation($input: UpdateCallInput!) { updateCall(input: $input) { id } }'
  const done = { id, status: 'completed', repeatMonths: 12 }
  dataOf(await call(lantern, Update, { input: done }, headers), 'updateCall')
  const [next] = await lantern.db.select().from(requests).where(eq(requests.source, 'recurring'))
  expect(next).toMatchObject({ service: 'other', isEmergency: false, scheduledAt: null, stage: 'followUp' })
  expect(Number(next?.followUpAt)).toBeGreaterThan(Date.now() + 340 * 86_400_000)
})

test('deleted, it does not come back by itself; restored, it is the same', async () => {
  await using lantern = await testLantern()
  const { headers, complete, set } = await yearlyJob(lantern)
  await complete()
  const [next] = await nextOf(lantern)
  await deleteRecord(lantern, headers, 'Call', next?.id ?? '')
  await set({ status: 'contacted' })
  await complete()
  expect(await nextOf(lantern)).toEqual([])
  await restoreRecord(lantern, headers, 'Call', next?.id ?? '')
  expect(await nextOf(lantern)).toMatchObject([{ id: next?.id, repeatMonths: 12 }])
})

test('erasing the customer erases it with everything about them', async () => {
  await using lantern = await testLantern()
  const { headers, complete } = await yearlyJob(lantern)
  await complete()
  const Erase = 'mutation($contact: String!) { erasePerson(contact: $contact) { records } }'
  const erased = await call(lantern, Erase, { contact: dana.email }, headers)
  expect(erased.data?.erasePerson).toEqual({ records: 2 })
  expect(await nextOf(lantern)).toEqual([])
  expect(await lantern.db.$count(leadEvents)).toBe(0)
})

test('no figure but a number of months is taken, and none from a visitor', async () => {
  await using lantern = await testLantern()
  const { headers, id } = await yearlyJob(lantern)
  const created = await call(lantern, CreateQuote, { input: { ...dana, repeatMonths: 12 } })
  expect(created.errors).toHaveLength(1)
  for (const months of [0, -1, 61]) {
    const update = `mutation { updateQuote(input: { id: "${id}", repeatMonths: ${months} }) { id } }`
    const refused = await call(lantern, update, {}, headers)
    expect(refused.errors?.[0]?.extensions?.code, String(months)).toBe('BAD_INPUT')
  }
})
