import { eq, isNotNull } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { deliveries } from '#server/schema/notifications.ts'
import { leadEvents, requests } from '#server/schema/requests.ts'
import { at, bookingFirm, topicsOf } from '#tests/booking.ts'
import { codeOf } from '#tests/lantern.ts'

test('who moves is not offered the window that is theirs; picking it lets go of what was kept', async () => {
  await using office = await bookingFirm()
  const [customer, other] = [await office.customer(), await office.customer()]
  await customer.booked('10:00')
  expect((await customer.times())[0]).toEqual(['08:00', '12:00', '14:00'])
  await customer.reserved('12:00')
  expect((await other.times())[0]).not.toContain('12:00')
  for (const pick of [customer.booked, customer.reserved]) {
    expect(await pick('10:00')).toMatchObject({ appointmentAt: at('10:00'), pickedFrom: null })
    expect((await other.times())[0]).toContain('12:00')
    await customer.reserved('12:00')
  }
  expect(await customer.booked('12:00')).toMatchObject({ appointmentAt: at('12:00'), pickedFrom: null })
  expect((await other.times())[0]).toContain('10:00')
})

test('what was asked for is not offered again; to press the appointment that stands takes the wish back', async () => {
  await using office = await bookingFirm({ bookingMode: 'ask' })
  const customer = await office.customer()
  await customer.change({ scheduledAt: at('10:00'), windowMinutes: 120, status: 'contacted' })
  await customer.booked('12:00')
  expect((await customer.times())[0]).toEqual(['08:00', '14:00'])
  expect(await customer.booked('12:00')).toMatchObject({ stage: 'wished', pickedFrom: at('12:00') })
  expect(await customer.booked('10:00')).toMatchObject({ stage: 'scheduled', pickedFrom: null })
})

test('who wants no time of those, or no appointment, keeps none from others', async () => {
  await using office = await bookingFirm({ bookingMode: 'ask' })
  const [customer, other] = [await office.customer(), await office.customer()]
  office.setClock('05:30')
  await customer.change({ scheduledAt: at('10:00'), windowMinutes: 120, status: 'contacted' })
  await customer.booked('12:00')
  office.setClock('06:00')
  await customer.decline('cancelAppointment', '10:00')
  expect(await customer.read()).toMatchObject({ stage: 'noAppointment', pickedFrom: null })
  expect((await other.times())[0]).toEqual(['08:00', '10:00', '12:00', '14:00'])
})

test('a press does what its page said, or is refused with the window kept; one that does not say does what holds', async () => {
  await using office = await bookingFirm({ bookingMode: 'ask' })
  const customer = await office.customer()
  await customer.reserved('10:00')
  await office.say({ bookingMode: 'confirm' })
  const refused = await customer.bookAs(false, '10:00')
  expect(codeOf(refused)).toBe('CONFLICT')
  expect(refused.errors?.[0]?.message).toMatch(/changed/)
  expect(await customer.read()).toMatchObject({
    stage: 'waiting',
    booksAtOnce: true,
    pickedFrom: at('10:00'),
  })
  await office.say({ bookingMode: 'ask' })
  expect(codeOf(await customer.bookAs(true, '10:00'))).toBe('CONFLICT')
  expect(codeOf(await customer.bookAs(false, '10:00'))).toBeUndefined()
  // Sent again after an answer that was lost.
  await office.say({ bookingMode: 'confirm' })
  expect(codeOf(await customer.bookAs(false, '10:00'))).toBeUndefined()
  expect(await customer.read()).toMatchObject({ stage: 'wished', pickedFrom: at('10:00') })
  // One press changes a wish, so it stays one.
  expect(await customer.reserved('12:00')).toMatchObject({ stage: 'wished', appointmentAt: null })
})

test('taken back, a wish leaves the request as it was: its follow-up, its decline, its mails', async () => {
  await using office = await bookingFirm({ bookingMode: 'ask' })
  const customer = await office.customer()
  office.setClock('05:30')
  await customer.change({ scheduledAt: at('14:00'), windowMinutes: 120, status: 'contacted' })
  const before = await customer.stored()
  await customer.booked('10:00')
  await customer.reserved('12:00')
  const { db } = office.lantern
  await expect.poll(() => db.$count(deliveries, isNotNull(deliveries.leasedUntil))).toBe(0)
  await db
    .update(deliveries)
    .set({ state: 'pending', leasedUntil: null, nextAttemptAt: new Date('2200-01-01') })
  await customer.release()
  const { updatedAt: _, ...stood } = before
  expect(await customer.stored()).toMatchObject(stood)
  expect(await customer.read()).toMatchObject({ stage: 'scheduled', decline: null, pickedFrom: null })
  const topics = await topicsOf(office.lantern)
  expect(topics.filter((topic) => topic === 'customer.appointment customer')).toHaveLength(1)
  for (const gone of ['customer.copy customer', 'request.wished mail']) expect(topics).not.toContain(gone)

  office.setClock('06:00')
  await customer.decline('cancelAppointment', '14:00')
  const waits = await customer.stored()
  await customer.booked('10:00')
  await customer.release()
  expect(await customer.read()).toMatchObject({ stage: 'noAppointment', decline: 'noAppointment' })
  expect((await customer.stored()).callbackBy).toEqual(waits.callbackBy)
})

test('what staff set since stays when the wish is taken back', async () => {
  await using office = await bookingFirm({ bookingMode: 'ask' })
  const customer = await office.customer()
  const friday = at('09:00', 4)
  await customer.change({ status: 'contacted', followUpAt: friday })
  await customer.booked('10:00')
  expect(await customer.stored()).toMatchObject({ stage: 'followUp' })
  await customer.release()
  expect(await customer.stored()).toMatchObject({ followUpAt: new Date(friday), callbackAskedAt: null })
  await customer.booked('10:00')
  await customer.change({ followUpAt: at('11:00', 1) })
  await customer.release()
  expect(await customer.stored()).toMatchObject({ followUpAt: new Date(at('11:00', 1)) })
})

test('a wish whose window is over cannot be confirmed; another one is offered, in words that say so', async () => {
  await using office = await bookingFirm({ bookingMode: 'ask' })
  const customer = await office.customer()
  await customer.booked('08:00')
  office.setClock('10:00')
  const confirmed = { scheduledAt: at('08:00'), windowMinutes: 120, status: 'contacted' }
  expect(codeOf(await customer.tryChange(confirmed))).toBe('CONFLICT')
  expect(await customer.read()).toMatchObject({ stage: 'wished', mayBook: true })
  await customer.change({ pickedFrom: null })
  expect(await customer.read()).toMatchObject({ stage: 'waiting', pickedFrom: null })
  const mails = await office.lantern.db.select().from(deliveries).where(eq(deliveries.topic, 'customer.copy'))
  expect(mails.map(({ payload }) => payload)).toContainEqual(expect.objectContaining({ action: 'wishOver' }))
})

test('while its window lasts a wish is confirmed, and its customer is told', async () => {
  await using office = await bookingFirm({ bookingMode: 'ask' })
  const customer = await office.customer()
  await customer.booked('08:00')
  office.setClock('09:00')
  await customer.change({ scheduledAt: at('08:00'), windowMinutes: 120, status: 'contacted' })
  expect(await topicsOf(office.lantern)).toContain('customer.appointment customer')
})

test('a network books ten new appointments a day, and moves what it has as often as it likes', async () => {
  await using office = await bookingFirm({
    bookingRules: { minutes: 60, windowMinutes: 30, noticeHours: 0, daysAhead: 5 },
  })
  const hours = ['08:00', '09:30', '11:00', '12:30', '14:00']
  const places = [0, 1, 2].flatMap((days) => hours.map((time) => [time, days] as const))
  const shared = '198.51.100.7'
  const customers = []
  for (const [time, days] of places.slice(0, 11)) {
    const customer = await office.customer({}, shared)
    customers.push({ customer, answer: await customer.book(time, days) })
  }
  expect(customers.map(({ answer }) => codeOf(answer))).toEqual([
    ...Array.from({ length: 10 }, () => undefined),
    'TOO_MANY_REQUESTS',
  ])
  expect(customers.at(-1)?.answer.errors?.[0]?.message).toMatch(/\(\d{3}\) \d{3}-\d{4}/)
  for (const { customer } of customers.slice(0, 1))
    expect(codeOf(await customer.book('14:00', 2))).toBeUndefined()
})

test('booking that is turned off ends what is kept at once, and keeps what was asked for', async () => {
  await using office = await bookingFirm({ bookingMode: 'ask' })
  const [keeps, asks] = [await office.customer(), await office.customer()]
  await keeps.reserved('10:00')
  await asks.booked('12:00')
  await office.say({ bookingMode: null })
  expect(await keeps.read()).toMatchObject({ mayBook: false, pickedFrom: null, reservedUntil: null })
  expect(await keeps.times()).toEqual([])
  const refused = await keeps.book('10:00')
  expect(codeOf(refused)).toBe('CONFLICT')
  expect(refused.errors?.[0]?.message).toMatch(/call us/)
  expect(await asks.read()).toMatchObject({ stage: 'wished', mayBook: false, pickedFrom: at('12:00') })
  await asks.release()
  expect(await asks.read()).toMatchObject({ stage: 'waiting', pickedFrom: null })
})

test('a window that was kept and is gone is kept no more', async () => {
  await using office = await bookingFirm()
  const [customer, other] = [await office.customer(), await office.customer()]
  await customer.reserved('10:00')
  await other.change({ scheduledAt: at('10:00'), windowMinutes: 120, status: 'contacted' })
  expect(codeOf(await customer.book('10:00'))).toBe('CONFLICT')
  expect(await customer.read()).toMatchObject({ pickedFrom: null, reservedUntil: null })
  expect((await customer.times())[0]).toEqual(['08:00', '12:00', '14:00'])
})

test('a window that was kept is not booked with another length', async () => {
  await using office = await bookingFirm()
  const customer = await office.customer()
  await customer.reserved('10:00')
  await office.say({
    bookingRules: { minutes: 60, windowMinutes: 60, noticeHours: 2, daysAhead: 3 },
    closedDays: [{ date: '2030-01-01', name: null }],
  })
  expect(codeOf(await customer.book('10:00'))).toBe('CONFLICT')
  expect(await customer.read()).toMatchObject({ pickedFrom: null, appointmentAt: null })
  expect(await customer.booked('10:00')).toMatchObject({ appointmentUntil: at('11:00') })
})

test('one customer who presses in two windows at once has one appointment', async () => {
  await using office = await bookingFirm()
  const customer = await office.customer()
  const answers = await Promise.all(['08:00', '12:00', '08:00', '12:00'].map((time) => customer.book(time)))
  expect(answers.map((answer) => codeOf(answer))).toEqual([undefined, undefined, undefined, undefined])
  const rows = await office.lantern.db.select().from(requests)
  expect(rows.filter(({ scheduledAt }) => scheduledAt !== null)).toHaveLength(1)
  const lines = await office.lantern.db.select().from(leadEvents).where(eq(leadEvents.kind, 'scheduled'))
  expect(lines.length).toBeGreaterThan(0)
})
