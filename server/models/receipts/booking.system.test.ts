import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { dateAfter } from '#content/time/clocks.ts'
import { insertPerson } from '#server/identity/access/people.ts'
import { deliveries } from '#server/schema/notifications.ts'
import { leadEvents, requests } from '#server/schema/requests.ts'
import { at, type BookingFacts, bookingFirm as firm, monday, topicsOf } from '#tests/booking.ts'
import { call, codeOf, dataOf } from '#tests/lantern.ts'

test('while the owner does not offer it, nothing is to be picked, and nothing can be', async () => {
  await using office = await firm({ bookingMode: null })
  const customer = await office.customer()
  expect(await customer.read()).toMatchObject({ mayBook: false, pickedFrom: null })
  expect(await customer.times()).toEqual([])
  expect(codeOf(await customer.reserve('10:00'))).toBe('CONFLICT')
  expect(codeOf(await customer.book('10:00'))).toBe('CONFLICT')
  expect(await customer.stored()).toMatchObject({ pickedFrom: null, scheduledAt: null })
})

test('booked at once: the appointment stands, the customer has its mail, staff are told, nobody is to call', async () => {
  await using office = await firm()
  const customer = await office.customer()
  expect(await customer.times()).toEqual([
    ['08:00', '10:00', '12:00', '14:00'],
    ['08:00', '10:00', '12:00', '14:00'],
    ['08:00', '10:00', '12:00', '14:00'],
  ])
  expect(await customer.reserved('10:00')).toMatchObject({
    stage: 'waiting',
    pickedFrom: at('10:00'),
    reservedUntil: at('06:10'),
  })
  const answer = dataOf<BookingFacts>(await customer.bookAt('10:00', '4113 Rio Bravo'), 'bookWindow')
  expect(answer).toMatchObject({
    stage: 'scheduled',
    appointmentAt: at('10:00'),
    appointmentUntil: at('12:00'),
    pickedFrom: null,
  })
  expect(answer.events.map(({ kind }) => kind)).not.toContain('contacted')
  expect(await customer.booked('10:00')).toMatchObject({ stage: 'scheduled' })
  expect(await customer.stored()).toMatchObject({
    ...{ scheduledMinutes: 60, windowMinutes: 120, status: 'contacted', stage: 'scheduled' },
    ...{ nextAlarmAt: null, assigneeId: null, address: '4113 Rio Bravo' },
  })
  const topics = await topicsOf(office.lantern)
  expect(topics).toContain('customer.appointment customer')
  expect(topics.filter((topic) => topic === 'request.booked mail')).toHaveLength(1)
  const events = await office.lantern.db.select().from(leadEvents)
  expect(events.map(({ kind, by }) => `${kind} ${by}`)).toEqual(['scheduled customer', 'corrected customer'])
})

test('two at once: one gets it, the other is told and has other times, whoever is first', async () => {
  await using office = await firm()
  const customers = []
  for (let count = 0; count < 6; count += 1) customers.push(await office.customer())
  const answers = await Promise.all(customers.map(({ book }) => book('10:00')))
  expect(answers.filter(({ errors }) => !errors)).toHaveLength(1)
  for (const answer of answers)
    if (answer.errors) expect(answer.errors[0]?.message).toMatch(/not free any more/)
  const standing = await office.lantern.db.select().from(requests).where(sql`scheduled_at is not null`)
  expect(standing).toHaveLength(1)
  expect((await (await office.customer()).times())[0]).toEqual(['08:00', '12:00', '14:00'])
})

test('what is picked is kept for ten minutes; who lets go of it, or waits too long, leaves it to others', async () => {
  await using office = await firm()
  const [one, other] = [await office.customer(), await office.customer()]
  await one.reserved('12:00')
  expect((await one.times())[0]).toContain('12:00')
  expect((await other.times())[0]).not.toContain('12:00')
  expect(codeOf(await other.reserve('12:00'))).toBe('CONFLICT')
  await one.release()
  expect((await other.times())[0]).toContain('12:00')
  await one.reserved('08:00')
  // Less notice is left than the owner wants, but they had it.
  office.setClock('06:09')
  expect((await other.times())[0]).not.toContain('08:00')
  expect(await one.booked('08:00')).toMatchObject({ stage: 'scheduled' })
  await other.reserved('14:00')
  office.setClock('06:20')
  expect(await other.read()).toMatchObject({ pickedFrom: null })
  expect((await (await office.customer()).times())[0]).toContain('14:00')
  expect(await other.booked('14:00')).toMatchObject({ stage: 'scheduled' })
})

test('as many at once as people go out; what staff set counts with its window and drive, closed days are closed', async () => {
  await using office = await firm({ closedDays: [{ date: dateAfter(monday, 1), name: null }] })
  for (const name of ['ann', 'bob'])
    await office.lantern.db.transaction((tx) =>
      insertPerson(tx, { email: `${name}@example.com`, role: 'technician', passwordHash: 'none' }),
    )
  const [first, second, third] = [await office.customer(), await office.customer(), await office.customer()]
  await first.change({ scheduledAt: at('09:30'), scheduledMinutes: 45 })
  await second.booked('10:00')
  // Both are away at 10, one until 10:35 with the drive.
  expect(await third.times()).toEqual([['08:00', '12:00', '14:00'], [], ['08:00', '10:00', '12:00', '14:00']])
  expect(codeOf(await third.book('10:00', 1))).toBe('CONFLICT')
  expect(codeOf(await third.book('10:15'))).toBe('CONFLICT')
  expect(codeOf(await third.book('16:00'))).toBe('CONFLICT')
  office.setClock('12:30')
  expect((await third.times())[0]).toEqual([])
})

test('asked for: it waits in the inbox, is kept free, and one press of staff sets or refuses it', async () => {
  await using office = await firm({ bookingMode: 'ask' })
  const { lantern, staff } = office
  const [customer, other] = [await office.customer(), await office.customer()]
  await customer.reserved('10:00')
  expect(await customer.booked('10:00')).toMatchObject({
    stage: 'wished',
    appointmentAt: null,
    pickedFrom: at('10:00'),
    reservedUntil: null,
  })
  expect(await topicsOf(lantern)).toEqual(
    expect.arrayContaining(['request.wished mail', 'customer.copy customer']),
  )
  const inbox = await call(lantern, '{ inbox(filter: open) { items { id reason at } } }', {}, staff)
  expect(inbox.data?.inbox).toMatchObject({
    items: expect.arrayContaining([{ id: customer.id, reason: 'wished', at: at('10:00') }]),
  })
  const range = `{ schedule(from: "${at('00:00')}", to: "${at('23:00')}") { withoutTime { id wishedAt } } }`
  expect((await call(lantern, range, {}, staff)).data?.schedule).toEqual({
    withoutTime: [{ id: customer.id, wishedAt: at('10:00') }],
  })
  office.setClock('07:30')
  expect((await other.times())[0]).toEqual(['12:00', '14:00'])

  await customer.change({ pickedFrom: null })
  expect(await customer.read()).toMatchObject({ stage: 'waiting', mayBook: true, pickedFrom: null })
  expect((await customer.read()).events.at(-1)).toMatchObject({ kind: 'wishDeclined' })
  await customer.change({ pickedFrom: at('10:00') })
  expect(await customer.read()).toMatchObject({ stage: 'wished', pickedFrom: at('10:00') })
  const copies = await lantern.db.select().from(deliveries).where(eq(deliveries.topic, 'customer.copy'))
  expect(copies.map(({ payload }) => payload)).toMatchObject([{ action: 'wished' }])

  await customer.change({ scheduledAt: at('10:00'), windowMinutes: 120, status: 'contacted' })
  expect(await customer.read()).toMatchObject({ stage: 'scheduled', pickedFrom: null })
  await customer.change({ scheduledAt: null, windowMinutes: null, status: 'new' })
  expect(await customer.read()).toMatchObject({ stage: 'wished', pickedFrom: at('10:00') })
})

test('a wish is changed at once, and taken back', async () => {
  await using office = await firm({ bookingMode: 'ask' })
  const customer = await office.customer()
  await customer.booked('10:00')
  expect(await customer.reserved('12:00')).toMatchObject({
    stage: 'wished',
    pickedFrom: at('12:00'),
    reservedUntil: null,
  })
  await customer.release()
  expect(await customer.read()).toMatchObject({ stage: 'waiting', pickedFrom: null })
  const events = await office.lantern.db.select().from(leadEvents)
  expect(events.map(({ kind }) => kind)).toEqual(['wished', 'wished', 'wishDeclined'])
})

test('moved by picking another: at once, or the old time stands until staff confirm', async () => {
  await using office = await firm()
  const customer = await office.customer()
  await customer.booked('08:00')
  expect(await customer.booked('14:00')).toMatchObject({ stage: 'scheduled', appointmentAt: at('14:00') })
  await office.say({ bookingMode: 'ask' })
  expect(await customer.booked('12:00')).toMatchObject({
    stage: 'wished',
    appointmentAt: at('14:00'),
    pickedFrom: at('12:00'),
  })
  expect(await customer.stored()).toMatchObject({ stage: 'followUp', scheduledAt: new Date(at('14:00')) })
  await customer.change({ scheduledAt: at('12:00') })
  expect(await customer.stored()).toMatchObject({ stage: 'scheduled', pickedFrom: null, followUpAt: null })
})

test('emergencies, work that is called about first, and what is closed are not booked', async () => {
  await using office = await firm({ hiddenBookings: ['safes'] })
  const safe = await office.customer({ service: 'safes' })
  expect(await safe.read()).toMatchObject({ mayBook: false })
  const customer = await office.customer()
  await customer.change({ lostReason: 'price' })
  expect(codeOf(await customer.book('10:00'))).toBe('CONFLICT')
  await customer.change({ lostReason: null, service: 'emergency' }).catch(() => {})
  expect(await customer.times()).toEqual([])
})

test('a suspicious request books nothing and keeps nothing from others', async () => {
  await using office = await firm()
  const [customer, other] = [await office.customer(), await office.customer()]
  await office.lantern.db
    .update(requests)
    .set({ quarantineReasons: ['honeypot'] })
    .where(eq(requests.id, customer.id))
  expect(await customer.booked('10:00')).toMatchObject({ stage: 'wished', appointmentAt: null })
  expect((await other.times())[0]).toContain('10:00')
  expect(await topicsOf(office.lantern)).not.toContain('request.wished mail')
})
