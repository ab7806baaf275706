import { expect, test, vi } from 'vitest'
import { requests } from '#server/schema/requests.ts'
import { call, dataOf, ownerCookie, type TestLantern, testLantern } from '#tests/lantern.ts'
import { CreateMessage, sam } from '#tests/messages.ts'
import { profileInput } from '#tests/profile.ts'
import { CreateQuote, dana } from '#tests/quotes.ts'

const Read = `query($from: AWSDateTime!, $to: AWSDateTime!) { schedule(from: $from, to: $to) {
  scheduled { kind name scheduledAt clashesWith tightWith windowMinutes isOnClosedDay isOutsideHours mailsTo assignee { name } } withoutTime { name }
} }`

const day = { from: '2030-03-04T06:00:00Z', to: '2030-03-05T06:00:00Z' }

type ScheduleEntry = {
  id: string
  name: string
  clashesWith: string[]
  tightWith: string[]
  isOnClosedDay: boolean
  isOutsideHours: boolean
  mailsTo: string | null
}
type Read = { scheduled: ScheduleEntry[]; withoutTime: ScheduleEntry[] }

async function office(lantern: TestLantern) {
  const staff = await ownerCookie(lantern)
  const [me] = dataOf<{ id: string }[]>(await call(lantern, '{ people { id } }', {}, staff), 'people')
  const enter = async (kind: 'Quote' | 'Message', name: string, changes: object) => {
    const input = kind === 'Quote' ? { ...dana, firstName: name } : { ...sam, name }
    const document = kind === 'Quote' ? CreateQuote : CreateMessage
    const { id } = dataOf<{ id: string }>(await call(lantern, document, { input }, staff), `create${kind}`)
    const update = `mutation($input: Update${kind}Input!) { update${kind}(input: $input) { id } }`
    dataOf(await call(lantern, update, { input: { id, ...changes } }, staff), `update${kind}`)
    return id
  }
  const read = async (range: object = day) =>
    dataOf<Read>(await call(lantern, Read, range, staff), 'schedule')
  return { staff, me: me?.id, enter, read }
}

test('a day has the jobs of all kinds that are on it, in their order, and who has two at once', async () => {
  await using lantern = await testLantern()
  const { me, enter, read } = await office(lantern)
  const at = (time: string) => `2030-03-04T${time}:00Z`
  await enter('Message', 'Noon', { scheduledAt: at('18:00'), scheduledMinutes: 30, assigneeId: me })
  const morning = await enter('Quote', 'Morning', { scheduledAt: at('17:00'), assigneeId: me })
  const also = await enter('Quote', 'Also', {
    scheduledAt: at('17:30'),
    scheduledMinutes: 15,
    assigneeId: me,
  })
  await enter('Quote', 'Nobody', { scheduledAt: at('17:30') })
  await enter('Quote', 'Since yesterday', { scheduledAt: '2030-03-04T05:00:00Z', scheduledMinutes: 120 })
  await enter('Quote', 'Before', { scheduledAt: '2030-03-04T05:00:00Z' })
  await enter('Quote', 'After', { scheduledAt: day.to })
  await enter('Quote', 'Lost', { scheduledAt: at('17:00'), lostReason: 'price' })
  await enter('Quote', 'Taken', { assigneeId: me })
  const { scheduled, withoutTime } = await read()
  expect(scheduled.map(({ name }) => name.replace(' Whitfield', ''))).toEqual([
    'Since yesterday',
    'Morning',
    expect.stringMatching(/Also|Nobody/),
    expect.stringMatching(/Also|Nobody/),
    'Noon',
  ])
  const clashes = scheduled.flatMap(({ clashesWith }) => clashesWith)
  expect(clashes.toSorted()).toEqual([morning, also].toSorted())
  expect(withoutTime.map(({ name }) => name)).toEqual(['Taken Whitfield'])
})

test('a job on a closed day says so', async () => {
  await using lantern = await testLantern()
  const { staff, enter, read } = await office(lantern)
  await enter('Quote', 'Closed', { scheduledAt: '2030-03-04T18:00:00Z' })
  expect((await read()).scheduled[0]?.isOnClosedDay).toBe(false)
  const close = 'mutation($input: BusinessProfileInput!) { updateBusinessProfile(input: $input) { name } }'
  const closedDays = [{ date: '2030-03-04', name: 'Inventory' }]
  const input = { ...profileInput(), closedDays }
  dataOf(await call(lantern, close, { input }, staff), 'updateBusinessProfile')
  await expect.poll(async () => (await read()).scheduled[0]?.isOnClosedDay).toBe(true)
})

test('a job that goes on into a closed day, or past the hours for appointments, says so until it is done', async () => {
  await using lantern = await testLantern()
  const { staff, enter, read } = await office(lantern)
  const save = 'mutation($input: BusinessProfileInput!) { updateBusinessProfile(input: $input) { name } }'
  const fieldHours = [{ from: 'Monday', to: 'Sunday', opens: '08:00', closes: '23:00' }]
  const closedDays = [{ date: '2030-03-05', name: 'Inventory' }]
  dataOf(await call(lantern, save, { input: { fieldHours, closedDays } }, staff), 'updateBusinessProfile')
  const late = { scheduledAt: '2030-03-05T05:00:00Z' }
  await enter('Message', 'Until midnight', late)
  await enter('Message', 'Past midnight', { ...late, scheduledMinutes: 75 })
  await enter('Message', 'In hours', { scheduledAt: '2030-03-05T04:00:00Z' })
  await enter('Message', 'Too long', { scheduledAt: '2030-03-05T04:00:00Z', scheduledMinutes: 75 })
  await enter('Message', 'Done', { ...late, scheduledMinutes: 75, status: 'completed' })
  const found = async () =>
    (await read()).scheduled.map(({ name, isOnClosedDay, isOutsideHours }) => [
      name,
      isOnClosedDay,
      isOutsideHours,
    ])
  await expect
    .poll(async () => (await found()).toSorted())
    .toEqual([
      ['Done', false, false],
      ['In hours', false, false],
      ['Past midnight', true, false],
      ['Too long', false, true],
      ['Until midnight', false, true],
    ])
})

test('the schedule says where the customer is mailed a new appointment, or that none is', async () => {
  await using lantern = await testLantern()
  const { staff, enter, read } = await office(lantern)
  const scheduledAt = '2030-03-04T18:00:00Z'
  await enter('Quote', 'Mailed', { scheduledAt })
  await lantern.db.update(requests).set({ quarantineReasons: [], promisedBy: new Date() })
  await enter('Message', 'Turned off', { scheduledAt, appointmentMails: false })
  const Book = 'mutation($input: UpdateCallInput!) { updateCall(input: $input) { id } }'
  const WriteDown = 'mutation($input: CreateCallInput!) { createCall(input: $input) { id } }'
  for (const email of ['ann@north.test', undefined]) {
    const input = { name: `Call ${email}`, phone: dana.phone, service: 'safes', source: 'phone', email }
    const { id } = dataOf<{ id: string }>(await call(lantern, WriteDown, { input }, staff), 'createCall')
    await call(lantern, Book, { input: { id, scheduledAt } }, staff)
  }
  const found = (await read()).scheduled.map(({ name, mailsTo }) => [name, mailsTo])
  expect(Object.fromEntries(found)).toEqual({
    'Mailed Whitfield': dana.email,
    'Turned off': null,
    'Call ann@north.test': 'ann@north.test',
    'Call undefined': null,
  })
})

test('a range is at most six weeks and a day, and a visitor sees none', async () => {
  await using lantern = await testLantern()
  const { staff } = await office(lantern)
  const long = await call(lantern, Read, { from: day.from, to: '2030-05-05T06:00:00Z' }, staff)
  expect(long.errors?.[0]?.extensions?.code).toBe('BAD_INPUT')
  const visitor = await call(lantern, Read, day)
  expect(visitor.errors?.[0]?.extensions?.code).toBe('FORBIDDEN')
})

test('less than the time to drive between two jobs of a person is said, and free times leave it', async () => {
  await using lantern = await testLantern()
  const { staff, me, enter, read } = await office(lantern)
  const save = 'mutation($input: BusinessProfileInput!) { updateBusinessProfile(input: $input) { name } }'
  dataOf(await call(lantern, save, { input: { travelMinutes: 45 } }, staff), 'updateBusinessProfile')
  const at = (time: string) => `2030-03-04T${time}:00Z`
  const first = await enter('Quote', 'First', {
    ...{ scheduledAt: at('15:00'), scheduledMinutes: 60, assigneeId: me },
    windowMinutes: 120,
  })
  const soon = await enter('Quote', 'Soon', { scheduledAt: at('16:30'), assigneeId: me })
  await expect
    .poll(async () => (await read()).scheduled.map(({ tightWith }) => tightWith))
    .toEqual([[soon], [first]])
  expect((await read()).scheduled[0]).toMatchObject({ clashesWith: [], windowMinutes: 120 })

  const Free =
    'query($me: ID, $except: ID) { freeTimes(assigneeId: $me, minutes: 60, after: "2030-03-04T06:00:00Z", exceptId: $except) { hasHours times } }'
  const free = async (given: object) =>
    dataOf<{ times: string[] }>(await call(lantern, Free, given, staff), 'freeTimes').times
  // From 7 AM in Houston: the first hour would end 0 minutes before the way to the first job begins.
  expect(await free({ me })).toEqual([
    '2030-03-04T13:00:00.000Z',
    '2030-03-04T18:15:00.000Z',
    '2030-03-04T20:00:00.000Z',
  ])
  expect((await free({ me, except: soon }))[1]).toBe('2030-03-04T16:45:00.000Z')
  expect((await free({}))[1]).toBe('2030-03-04T14:45:00.000Z')
  const Far = '{ freeTimes(minutes: 60, after: "2200-12-31T23:00:00Z") { times } }'
  expect((await call(lantern, Far, {}, staff)).data?.freeTimes).toEqual({ times: expect.any(Array) })
  const visitor = await call(lantern, Free, { me })
  expect(visitor.errors?.[0]?.extensions?.code).toBe('FORBIDDEN')
})

test('a time is checked before it is saved, for the person who goes, without the job itself', async () => {
  await using lantern = await testLantern()
  const { staff, me, enter, read } = await office(lantern)
  const save = 'mutation($input: BusinessProfileInput!) { updateBusinessProfile(input: $input) { name } }'
  const closedDays = [{ date: '2030-03-05', name: 'Inventory' }]
  const fieldHours = [{ from: 'Monday', to: 'Friday', opens: '07:00', closes: '23:59' }]
  const profile = { travelMinutes: 30, closedDays, fieldHours }
  dataOf(await call(lantern, save, { input: profile }, staff), 'updateBusinessProfile')
  const at = (time: string) => `2030-03-04T${time}:00Z`
  const first = await enter('Quote', 'First', { scheduledAt: at('15:00'), assigneeId: me })
  await enter('Quote', 'Also', { scheduledAt: at('15:30'), assigneeId: me, lostReason: 'price' })
  await expect.poll(async () => (await read()).scheduled.length).toBe(1)

  const Check = `query($me: ID, $at: AWSDateTime!, $except: ID, $minutes: Int!) {
    checkAppointment(assigneeId: $me, scheduledAt: $at, minutes: $minutes, exceptId: $except) {
      clashesWith tightWith isOnClosedDay isOutsideHours isPast
    } }`
  const checked = (given: object) => call(lantern, Check, { minutes: 60, me, ...given }, staff)
  const check = async (given: object) => dataOf<object>(await checked(given), 'checkAppointment')
  const clear = { clashesWith: [], tightWith: [], isOnClosedDay: false, isOutsideHours: false, isPast: false }
  const name = ['First Whitfield']
  expect(await check({ at: at('15:45') })).toEqual({ ...clear, clashesWith: name })
  expect(await check({ at: at('14:00') })).toEqual({ ...clear, tightWith: name })
  expect(await check({ at: at('16:15') })).toEqual({ ...clear, tightWith: name })
  expect(await check({ at: at('16:30') })).toEqual(clear)
  expect(await check({ at: at('14:00'), minutes: 90 })).toEqual({ ...clear, clashesWith: name })
  expect(await check({ at: at('15:45'), except: first })).toEqual(clear)
  expect(await check({ at: at('15:45'), me: null })).toEqual(clear)
  expect(await check({ at: at('12:30') })).toEqual({ ...clear, isOutsideHours: true })
  expect(await check({ at: '2030-03-03T18:00:00Z' })).toEqual({ ...clear, isOutsideHours: true })
  expect(await check({ at: '2030-03-05T04:00:00Z' })).toEqual(clear)
  expect(await check({ at: '2030-03-05T06:00:00Z' })).toEqual({ ...clear, isOnClosedDay: true })
  expect(await check({ at: '2020-03-05T15:00:00Z' })).toEqual({ ...clear, isPast: true })
  expect(await check({ at: '2200-12-31T23:59:00Z' })).toEqual(clear)
  expect((await checked({ at: at('15:00'), minutes: 0 })).errors?.[0]?.extensions?.code).toBe('BAD_INPUT')
  const visitor = await call(lantern, Check, { minutes: 60, at: at('15:00') })
  expect(visitor.errors?.[0]?.extensions?.code).toBe('FORBIDDEN')
})

test('it has the hours for appointments of its days, without closed ones, and null where the business has none', async () => {
  await using lantern = await testLantern()
  const { staff } = await office(lantern)
  const save = async (changes: object) => {
    const query = 'mutation($input: BusinessProfileInput!) { updateBusinessProfile(input: $input) { name } }'
    dataOf(await call(lantern, query, { input: profileInput(changes) }, staff), 'updateBusinessProfile')
  }
  const hours = [{ from: 'Monday', to: 'Friday', opens: '08:00', closes: '17:00' }] as const
  const openOf = async (range: object) => {
    const query =
      'query($from: AWSDateTime!, $to: AWSDateTime!) { schedule(from: $from, to: $to) { open { opens closes } } }'
    return dataOf<{ open: unknown }>(await call(lantern, query, range, staff), 'schedule').open
  }
  await save({ fieldHours: hours, closedDays: [{ date: '2030-03-05' }] })
  const week = { from: '2030-03-04T06:00:00Z', to: '2030-03-07T06:00:00Z' }
  // A changed profile is read anew when PostgreSQL has told of it.
  await vi.waitFor(async () =>
    expect(await openOf(week)).toEqual([
      { opens: '2030-03-04T14:00:00.000Z', closes: '2030-03-04T23:00:00.000Z' },
      { opens: '2030-03-06T14:00:00.000Z', closes: '2030-03-06T23:00:00.000Z' },
    ]),
  )
  // In the night before, the clocks went forward.
  const monday = { from: '2030-03-11T05:00:00Z', to: '2030-03-12T05:00:00Z' }
  expect(await openOf(monday)).toEqual([
    { opens: '2030-03-11T13:00:00.000Z', closes: '2030-03-11T22:00:00.000Z' },
  ])
  await save({ fieldHours: [], officeHours: [] })
  await vi.waitFor(async () => expect(await openOf(week)).toBeNull())
})
