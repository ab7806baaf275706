import { eq } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import { expect, test } from 'vitest'
import { defaultProfile } from '#content/profile/business-profile.ts'
import type { Database } from '#server/database/database.ts'
import { estimates, type StoredEstimate } from '#server/schema/estimates.ts'
import { invoices, payments } from '#server/schema/invoices.ts'
import { requests } from '#server/schema/requests.ts'
import { testDatabase } from '#tests/database.ts'
import { call, dataOf, ownerCookie, testLantern } from '#tests/lantern.ts'
import { sam } from '#tests/messages.ts'
import { dana } from '#tests/quotes.ts'
import { callRow, quoteRow } from '#tests/requests.ts'
import { readReport } from './reports.ts'

type More = Partial<typeof requests.$inferInsert> & { after?: number }

const addQuote = (db: Database, at: string, { after, ...columns }: More = {}) => {
  const contactedAt = after === undefined ? null : new Date(Date.parse(at) + after * 60_000)
  return db.insert(requests).values({
    ...quoteRow(dana),
    id: newId(),
    contentHash: newId(),
    submittedAt: new Date(at),
    contactedAt,
    ...columns,
  })
}

const profile = { ...defaultProfile, timeZone: 'America/Chicago' }

test('a week begins at midnight of Monday where the business is, on both sides of daylight saving', async () => {
  await using database = await testDatabase()
  const { db } = database
  // Clocks went back on Sunday, November 1, 2026: Monday began at 05:00 UTC before, at 06:00 UTC after.
  for (const at of ['26T04:59:59Z', '26T05:00:00Z']) await addQuote(db, `2026-10-${at}`)
  for (const at of ['02T05:59:59Z', '02T06:00:00Z']) await addQuote(db, `2026-11-${at}`)
  const now = new Date('2026-11-04T18:00:00Z')
  const weekOf = async (date: string) => {
    const { from, end, current, previous, steps } = await readReport(db, {
      period: 'week',
      date,
      now,
      profile,
    })
    expect(steps).toHaveLength(7)
    return [from, end, current.received, previous.received]
  }
  expect(await weekOf('2026-11-04')).toEqual(['2026-11-02', '2026-11-09', 1, 2])
  expect(await weekOf('2026-11-01')).toEqual(['2026-10-26', '2026-11-02', 2, 1])
})

test.each([
  ['America/New_York', '2027-03-15T04:00:00Z'],
  ['America/Denver', '2027-03-15T06:00:00Z'],
  ['America/Los_Angeles', '2027-03-15T07:00:00Z'],
])('in %s the Monday after the clocks go forward begins at %s', async (timeZone, monday) => {
  await using database = await testDatabase()
  const { db } = database
  await addQuote(db, new Date(Date.parse(monday) - 1).toISOString())
  await addQuote(db, monday)
  const now = new Date('2027-03-17T18:00:00Z')
  const report = await readReport(db, {
    period: 'week',
    date: '2027-03-17',
    now,
    profile: { ...profile, timeZone },
  })
  expect([report.previous.received, report.current.received]).toEqual([1, 1])
  expect(report.steps[0]).toMatchObject({ step: '2027-03-15', received: 1 })
})

test('what became of requests of every kind, by source, service, person and reason; suspicious ones are not counted', async () => {
  await using database = await testDatabase()
  const { db } = database
  await addQuote(db, '2026-11-02T15:00:00Z', {
    service: 'safes',
    quotedCents: 18_050,
    scheduledAt: new Date('2026-11-03T15:00:00Z'),
    status: 'completed',
    completedAt: new Date('2026-11-03T17:00:00Z'),
  })
  await addQuote(db, '2026-11-09T15:00:00Z', {
    service: 'automotive',
    lostReason: 'price',
    quotedCents: 9_500,
  })
  await addQuote(db, '2026-11-09T15:00:00Z', { quarantineReasons: ['trap'] })
  await db.insert(requests).values({
    ...sam,
    kind: 'Message',
    id: newId(),
    service: 'safes',
    submittedAt: new Date('2026-11-19T15:00:00Z'),
    cancelledAt: new Date('2026-11-19T16:00:00Z'),
    declinedAppointment: new Date('2026-11-20T15:00:00Z'),
  })
  const callId = newId()
  await db.insert(requests).values({
    id: callId,
    kind: 'Call',
    source: 'walk_in',
    name: 'Ann',
    phone: '(713) 555-0142',
    service: 'safes',
    quotedCents: 5_000,
    submittedAt: new Date('2026-11-20T15:00:00Z'),
  })
  const yearly = {
    ...callRow({ source: 'recurring', name: 'Ann', phone: '(713) 555-0142', service: 'safes' }),
  }
  await db.insert(requests).values({
    ...{ ...yearly, id: newId(), submittedAt: new Date('2026-11-20T15:00:00Z') },
    scheduledAt: new Date('2027-11-20T15:00:00Z'),
  })
  await db.insert(requests).values({ ...yearly, id: newId(), submittedAt: new Date('2026-11-20T15:00:00Z') })
  const declined = { answeredAt: new Date('2026-11-20T17:00:00Z'), answeredName: 'Ann' }
  const versions: readonly Partial<StoredEstimate>[] = [
    { state: 'declined', totalCents: 7_000, ...declined },
    { state: 'replaced', totalCents: 7_100 },
    { state: 'sent', totalCents: 7_200 },
    { state: 'draft', totalCents: 7_300 },
  ]
  await db.insert(estimates).values(
    versions.map((one, index) => ({
      ...{
        id: newId(),
        requestId: callId,
        number: 1001,
        version: index + 1,
        lines: [],
        subtotalCents: 0,
        taxCents: 0,
      },
      ...{ totalCents: 0, sentAt: new Date(`2026-11-20T1${index + 6}:00:00Z`), validUntil: '2026-12-20' },
      ...one,
    })),
  )
  const now = new Date('2026-11-21T15:00:00Z')
  const month = { period: 'month', date: '2026-11-21', now, profile } as const
  const due = await readReport(db, { ...month, date: '2027-11-21' })
  expect(due.current).toMatchObject({ received: 1, booked: 1, sources: [{ key: 'call:recurring' }] })
  const { current, steps } = await readReport(db, month)
  expect(current).toMatchObject({
    from: '2026-11-01',
    received: 4,
    booked: 2,
    done: 1,
    lost: 1,
    cancelled: 1,
    open: 1,
    quotedCents: 34_750,
  })
  expect(current.services.map(({ key, received }) => [key, received])).toEqual([
    ['safes', 3],
    ['automotive', 1],
  ])
  expect(current.sources.map(({ key, received }) => [key, received])).toEqual([
    ['unknown', 3],
    ['call:walk_in', 1],
  ])
  await db.update(estimates).set({ state: 'replaced' }).where(eq(estimates.state, 'sent'))
  expect((await readReport(db, month)).current.quotedCents).toBe(32_550)
  await db.update(requests).set({ quotedCents: null }).where(eq(requests.kind, 'Call'))
  expect((await readReport(db, month)).current.quotedCents).toBe(34_550)
  expect(current.lostReasons).toMatchObject([{ key: 'price', received: 1, quotedCents: 9_500 }])
  expect(current.people).toMatchObject([{ key: '', name: null, received: 4 }])
  expect(steps).toHaveLength(30)
  const sums = [current.services, current.sources, current.people, steps].map((parts) =>
    parts.reduce((sum, { received, quotedCents }) => sum + received + quotedCents, 0),
  )
  expect(sums).toEqual(Array(4).fill(4 + 34_750))
})

test('a period without a first contact has no speed; a customer who waits longer than promised counts as late', async () => {
  await using database = await testDatabase()
  const { db } = database
  await addQuote(db, '2026-11-10T15:00:00Z')
  for (const after of [10, 20, 300]) await addQuote(db, '2026-11-17T15:00:00Z', { after })
  await addQuote(db, '2026-11-17T15:00:00Z')
  await addQuote(db, '2026-11-20T14:50:00Z')
  const now = new Date('2026-11-20T15:00:00Z')
  const { current, previous } = await readReport(db, { period: 'week', date: '2026-11-20', now, profile })
  expect(previous).toMatchObject({
    received: 1,
    contacted: 0,
    medianFirstContactSeconds: null,
    shareInTime: 0,
  })
  expect(current).toMatchObject({
    received: 5,
    contacted: 3,
    medianFirstContactSeconds: 1200,
    shareInTime: 0.5,
  })
  const year = await readReport(db, { period: 'year', date: '2024-02-29', now, profile })
  expect(year.current).toMatchObject({ received: 0, medianFirstContactSeconds: null, shareInTime: null })
  expect(year.steps.map(({ step }) => step)).toHaveLength(12)
})

test('a report is for those who may read requests, and a date that is none is refused', async () => {
  await using lantern = await testLantern()
  const query = 'query ($date: String) { report(period: week, date: $date) { current { received } } }'
  expect((await call(lantern, query)).errors?.[0]?.extensions?.code).toBe('FORBIDDEN')
  expect((await call(lantern, query, {}, {})).errors?.[0]?.extensions?.code).toBe('UNAUTHORIZED')
  const headers = await ownerCookie(lantern)
  expect(dataOf(await call(lantern, query, {}, headers), 'report')).toEqual({ current: { received: 0 } })
  const wrong = await call(lantern, query, { date: '2026-02-30' }, headers)
  expect(wrong.errors?.[0]?.extensions?.code).toBe('BAD_INPUT')
})

test('money counts when it was invoiced and when it was paid, in the week of the clocks of the business', async () => {
  await using database = await testDatabase()
  const { db } = database
  const invoiceAt = (at: string, number: number, totalCents: number, paidCents: number) => {
    const sums = { lines: [], subtotalCents: totalCents, taxCents: 0, totalCents, paidCents }
    return { id: newId(), name: 'Ana Ruiz', number, sentAt: new Date(at), ...sums }
  }
  // Clocks went back on Sunday, November 1, 2026: the next Monday began at 06:00 UTC.
  const late = invoiceAt('2026-11-02T05:59:59Z', 1001, 10_000, 4_000)
  await db.insert(invoices).values([late, invoiceAt('2026-11-02T06:00:00Z', 1002, 25_050, 0)])
  await db.insert(payments).values({
    ...{ id: newId(), invoiceId: late.id, amountCents: 4_000, method: 'cash', by: 'Owner' },
    paidAt: new Date('2026-11-02T06:00:00Z'),
  })
  const now = new Date('2026-11-04T18:00:00Z')
  const { current, previous } = await readReport(db, { period: 'week', date: '2026-11-04', now, profile })
  expect(current.invoices).toMatchObject({ invoicedCents: 25_050, paidCents: 4_000, openCents: 25_050 })
  expect(previous.invoices).toMatchObject({ invoicedCents: 10_000, paidCents: 0, openCents: 6_000 })
})
