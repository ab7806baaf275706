import { expect, test } from 'vitest'
import { findPersonRecords } from '#server/models/records/person-records.ts'
import { deliveries } from '#server/schema/notifications.ts'
import { leadEvents, requests } from '#server/schema/requests.ts'
import { call, dataOf, ownerCookie, type TestLantern, testLantern } from '#tests/lantern.ts'

const ana = {
  name: 'Ana Ruiz',
  phone: '(713) 555-0166',
  service: 'residential',
  address: '14 Elm Street',
}

const CreateCall = `mutation($input: CreateCallInput!, $submission: SubmissionInput) {
  createCall(input: $input, submission: $submission) { id number source email status phoneE164 }
}`

type CreatedCall = { id: string; number: string }

const write = async (lantern: TestLantern, staff: Record<string, string>, input: object = {}, key?: string) =>
  dataOf<CreatedCall>(
    await call(
      lantern,
      CreateCall,
      { input: { ...ana, ...input }, submission: key ? { idempotencyKey: key } : null },
      staff,
    ),
    'createCall',
  )

test('staff write a call down: it waits in the inbox, and its customer is promised nothing', async () => {
  await using lantern = await testLantern()
  const staff = await ownerCookie(lantern)
  const created = await write(lantern, staff, { email: 'ana@example.com' })
  expect(created).toMatchObject({ source: 'phone', status: 'new', phoneE164: '+17135550166' })
  const [stored] = await lantern.db.select().from(requests)
  expect(stored).toMatchObject({ ...ana, promisedBy: null, nextAlarmAt: null, stage: 'waiting' })
  expect(await lantern.db.select().from(deliveries)).toMatchObject([
    { topic: 'customer.received', recipient: 'ana@example.com', payload: { promisedBy: null } },
  ])

  const answer = await call(
    lantern,
    `query($number: String!) {
      byNumber: inbox(filter: all, search: $number) { items { kind name } }
      byName: newestRequests(kind: Call, search: "ruiz") { items { name } total }
      inboxCounts { calls all waiting open }
      callCounts { all new }
    }`,
    { number: created.number },
    staff,
  )
  expect(answer.data).toMatchObject({
    byNumber: { items: [{ kind: 'Call', name: 'Ana Ruiz' }] },
    byName: { items: [{ name: 'Ana Ruiz' }], total: 1 },
    inboxCounts: { calls: 1, all: 1, waiting: 1, open: 1 },
    callCounts: { all: 1, new: 1 },
  })
})

test('a webhook hears of a call that was written down, and no person does', async () => {
  const webhook = {
    url: 'https://hooks.bayoulock.net/lantern',
    secret: 'whsec_bGFudGVybi1leGFtcGxlLXNlY3JldA==',
  }
  await using lantern = await testLantern({ config: { webhook } })
  const { id } = await write(lantern, await ownerCookie(lantern))
  const rows = await lantern.db.select().from(deliveries)
  expect(rows).toMatchObject([
    {
      topic: 'call.created',
      channel: 'webhook',
      subjectId: id,
      payload: { name: 'Ana Ruiz', service: 'residential' },
    },
  ])
})

test('the same call sent twice is stored once; another call of the same person is another', async () => {
  await using lantern = await testLantern()
  const staff = await ownerCookie(lantern)
  const first = await write(lantern, staff, {}, 'key 1')
  expect((await write(lantern, staff, {}, 'key 1')).id).toBe(first.id)
  await write(lantern, staff, {}, 'key 2')
  expect(await lantern.db.$count(requests)).toBe(2)
})

test('the person who writes it down may take it at once; an emergency that is not taken rings', async () => {
  await using lantern = await testLantern()
  const staff = await ownerCookie(lantern)
  const { data } = await call(lantern, '{ people { id } }', {}, staff)
  const [me] = (data as { people: { id: string }[] }).people
  const taken = await write(lantern, staff, { service: 'emergency', assigneeId: me?.id })
  const waiting = await write(lantern, staff, { service: 'emergency', name: 'Ben' })
  const rows = new Map((await lantern.db.select().from(requests)).map((row) => [row.id, row]))
  expect(rows.get(taken.id)).toMatchObject({ assigneeId: me?.id, nextAlarmAt: null, stage: 'working' })
  expect(rows.get(waiting.id)?.nextAlarmAt).toBeInstanceOf(Date)
  expect(await lantern.db.select().from(leadEvents)).toMatchObject([{ requestId: taken.id, kind: 'taken' }])
})

test('a time that is booked on the phone is an appointment at once, in the inbox and in the schedule', async () => {
  await using lantern = await testLantern()
  const staff = await ownerCookie(lantern)
  const scheduledAt = new Date(Date.now() + 2 * 86_400_000).toISOString()
  const booking = { wantedAt: scheduledAt, scheduledAt, scheduledMinutes: 90, windowMinutes: 60 }
  const { data } = await call(lantern, '{ people { id } }', {}, staff)
  const [me] = (data as { people: { id: string }[] }).people
  const booked = { ...booking, assigneeId: me?.id, email: 'ana@example.com' }
  const { id } = await write(lantern, staff, booked)
  await write(lantern, staff, { ...booking, name: 'Ben', service: 'emergency' })
  const rows = new Map((await lantern.db.select().from(requests)).map((row) => [row.name, row]))
  expect(rows.get('Ana Ruiz')).toMatchObject({ status: 'contacted', stage: 'scheduled', nextAlarmAt: null })
  expect(rows.get('Ben'), 'an emergency that nobody has rings all the same').toMatchObject({
    status: 'new',
    nextAlarmAt: expect.any(Date),
  })
  const events = await lantern.db.select().from(leadEvents)
  expect(events.filter(({ requestId }) => requestId === id).map(({ kind }) => kind)).toEqual([
    'taken',
    'scheduled',
  ])
  expect(await lantern.db.select().from(deliveries)).toMatchObject([
    { topic: 'customer.appointment', payload: { scheduledAt, windowMinutes: 60, isMoved: false } },
  ])

  const [from, to] = [new Date().toISOString(), new Date(Date.now() + 3 * 86_400_000).toISOString()]
  const answer = await call(
    lantern,
    `query($from: AWSDateTime!, $to: AWSDateTime!) {
      inbox(filter: all, search: "Ana") { items { reason } }
      schedule(from: $from, to: $to) { scheduled { name clashesWith } }
    }`,
    { from, to },
    staff,
  )
  expect(answer.data).toMatchObject({
    inbox: { items: [{ reason: 'scheduled' }] },
    schedule: {
      scheduled: expect.arrayContaining([
        { name: 'Ana Ruiz', clashesWith: [] },
        { name: 'Ben', clashesWith: [] },
      ]),
    },
  })

  await write(lantern, staff, {
    scheduledAt: '2026-01-05T15:00:00Z',
    name: 'Cara',
    email: 'cara@example.com',
  })
  const [mail] = (await lantern.db.select().from(deliveries)).filter(
    ({ recipient }) => recipient === 'cara@example.com',
  )
  expect(mail, 'a time that has passed is not mailed as one to come').toMatchObject({
    topic: 'customer.received',
  })
})

test('a call that is corrected to an emergency rings, and one that turns out to be none does not', async () => {
  await using lantern = await testLantern()
  const staff = await ownerCookie(lantern)
  const { id } = await write(lantern, staff)
  const correct = async (input: object) => {
    const update = 'mutation($input: UpdateCallInput!) { updateCall(input: $input) { id } }'
    dataOf(await call(lantern, update, { input: { id, ...input } }, staff), 'updateCall')
    return (await lantern.db.select().from(requests))[0]?.nextAlarmAt
  }
  expect(await correct({ service: 'emergency' })).toBeInstanceOf(Date)
  expect(await correct({ service: 'safes' })).toBeNull()
  await correct({ callOutcome: 'reached' })
  expect(await correct({ service: 'emergency' })).toBeNull()
})

test('progress, trash and restore work as for other requests', async () => {
  await using lantern = await testLantern()
  const staff = await ownerCookie(lantern)
  const { id } = await write(lantern, staff)
  const update =
    'mutation($input: UpdateCallInput!) { updateCall(input: $input) { status lostReason notes } }'
  const lost = await call(lantern, update, { input: { id, lostReason: 'price', notes: 'Too dear' } }, staff)
  expect(dataOf(lost, 'updateCall')).toMatchObject({ status: 'contacted', lostReason: 'price' })
  await call(lantern, `mutation { deleteCall(input: { id: "${id}" }) { id } }`, {}, staff)
  expect(await lantern.db.$count(requests)).toBe(0)
  await call(lantern, `mutation { restoreDeleted(model: Call, id: "${id}") { id } }`, {}, staff)
  const { data } = await call(lantern, `{ getCall(id: "${id}") { notes events { kind } } }`, {}, staff)
  expect(data?.getCall).toMatchObject({ notes: 'Too dear', events: [{ kind: 'lost' }] })
})

test('part of a number finds who asked before, with their last name and address; a person has all of theirs', async () => {
  await using lantern = await testLantern()
  const staff = await ownerCookie(lantern)
  await write(lantern, staff, {}, 'first')
  await write(lantern, staff, { name: 'Ana R.', address: null, phone: '713.555.0166' }, 'second')
  await write(lantern, staff, { name: 'Somebody', phone: '(713) 555-0177', address: '2 Oak Lane' })
  const find =
    'query($search: String!) { findCustomers(search: $search) { name address addresses requests } }'
  for (const search of ['713555016', '(713) 555-0166', '555-0166', 'elm street'])
    expect((await call(lantern, find, { search }, staff)).data?.findCustomers, search).toMatchObject([
      search === 'elm street'
        ? { name: 'Ana Ruiz', requests: 2 }
        : { name: 'Ana R.', address: '14 Elm Street', requests: 2 },
    ])
  const place = `mutation { createCustomerPlace(input: { contact: "+17135550166", name: "Shop", address: "9 Pine Court" }) { id } }`
  dataOf(await call(lantern, place, {}, staff), 'createCustomerPlace')
  const known = await call(lantern, find, { search: '555-0166' }, staff)
  expect(known.data?.findCustomers).toMatchObject([{ addresses: ['14 Elm Street', '9 Pine Court'] }])
  const found = await findPersonRecords(lantern.db, { email: null, phone: '+17135550166' })
  expect(found.map(({ model }) => model)).toEqual(['CustomerPlace', 'Call', 'Call'])
})

test('calls without an email are not taken for one person', async () => {
  await using lantern = await testLantern()
  const staff = await ownerCookie(lantern)
  const { id } = await write(lantern, staff)
  await write(lantern, staff, { name: 'Somebody', phone: '(713) 555-0177' })
  const asked = `{ customerHistory(id: "${id}") { requests { name } } }`
  expect((await call(lantern, asked, {}, staff)).data?.customerHistory).toEqual({ requests: [] })
})
