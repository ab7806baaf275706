import { v7 as newId } from 'uuid'
import { expect, test } from 'vitest'
import type { Database } from '#server/database/database.ts'
import { messages, quotes } from '#server/schema/leads.ts'
import { testDatabase } from '#tests/database.ts'
import { call, dataOf, ownerCookie, testLantern } from '#tests/lantern.ts'
import { sam } from '#tests/messages.ts'
import { dana } from '#tests/quotes.ts'
import { leadFigures, recentFirstContact, type WeekFigures } from './lead-figures.ts'

const addQuote = (
  db: Database,
  at: string,
  more: { after?: number; service?: string; quarantineReasons?: string[] } = {},
) => {
  const { after, ...columns } = more
  const contactedAt = after === undefined ? null : new Date(Date.parse(at) + after * 60_000)
  return db.insert(quotes).values({
    ...dana,
    id: newId(),
    contentHash: newId(),
    submittedAt: new Date(at),
    contactedAt,
    ...columns,
  })
}

const timeZone = 'America/Chicago'

const weekOf = (figures: WeekFigures[], week: string) => {
  const found = figures.find((each) => each.week === week)
  if (!found) throw new Error(`no week ${week}: ${figures.map((each) => each.week)}`)
  return found
}

test('a week begins at midnight of Monday in Houston, on both sides of daylight saving', async () => {
  await using database = await testDatabase()
  const { db } = database
  // Clocks went back on Sunday, November 1, 2026: Monday began at 05:00 UTC before, at 06:00 UTC after.
  await addQuote(db, '2026-10-26T04:59:59Z')
  await addQuote(db, '2026-10-26T05:00:00Z')
  await addQuote(db, '2026-11-02T05:59:59Z')
  await addQuote(db, '2026-11-02T06:00:00Z')
  const figures = await leadFigures(db, 3, { now: new Date('2026-11-04T18:00:00Z'), timeZone })
  expect(figures.map(({ week, requests }) => [week, requests])).toEqual([
    ['2026-10-19', 1],
    ['2026-10-26', 2],
    ['2026-11-02', 1],
  ])
})

test.each([
  ['America/New_York', '2027-03-15T04:00:00Z'],
  ['America/Denver', '2027-03-15T06:00:00Z'],
  ['America/Los_Angeles', '2027-03-15T07:00:00Z'],
])('in %s the Monday after the clocks go forward begins at %s', async (zone, monday) => {
  await using database = await testDatabase()
  const { db } = database
  await addQuote(db, new Date(Date.parse(monday) - 1).toISOString())
  await addQuote(db, monday)
  const figures = await leadFigures(db, 2, { now: new Date('2027-03-17T18:00:00Z'), timeZone: zone })
  expect(figures.map(({ week, requests }) => [week, requests])).toEqual([
    ['2027-03-08', 1],
    ['2027-03-15', 1],
  ])
})

test('quotes and messages are counted together by service; suspicious ones are not', async () => {
  await using database = await testDatabase()
  const { db } = database
  await addQuote(db, '2026-11-17T15:00:00Z', { service: 'safes' })
  await addQuote(db, '2026-11-18T15:00:00Z', { service: 'automotive' })
  await addQuote(db, '2026-11-18T15:00:00Z', { quarantineReasons: ['trap'] })
  await db
    .insert(messages)
    .values({ ...sam, id: newId(), service: 'safes', submittedAt: new Date('2026-11-19T15:00:00Z') })
  const figures = await leadFigures(db, 2, { now: new Date('2026-11-20T15:00:00Z'), timeZone })
  expect(weekOf(figures, '2026-11-16')).toMatchObject({
    requests: 3,
    services: [
      { service: 'safes', requests: 2 },
      { service: 'automotive', requests: 1 },
    ],
  })
})

test('a week in which nobody was contacted has no speed; whoever waits longer than promised counts as late', async () => {
  await using database = await testDatabase()
  const { db } = database
  await addQuote(db, '2026-11-10T15:00:00Z')
  for (const after of [10, 20, 300]) await addQuote(db, '2026-11-17T15:00:00Z', { after })
  await addQuote(db, '2026-11-17T15:00:00Z')
  await addQuote(db, '2026-11-20T14:50:00Z')
  const figures = await leadFigures(db, 12, { now: new Date('2026-11-20T15:00:00Z'), timeZone })
  expect(figures).toHaveLength(12)
  const nothing = { contacted: 0, medianFirstContactSeconds: null, shareWithin30Minutes: null }
  expect(weekOf(figures, '2026-11-02')).toEqual({
    ...{ week: '2026-11-02', requests: 0, services: [], origins: [], callTaps: 0 },
    ...nothing,
  })
  expect(weekOf(figures, '2026-11-09')).toMatchObject({
    requests: 1,
    ...nothing,
    shareWithin30Minutes: 0,
  })
  expect(weekOf(figures, '2026-11-16')).toMatchObject({
    requests: 5,
    contacted: 3,
    medianFirstContactSeconds: 1200,
    shareWithin30Minutes: 0.5,
  })
})

test('the last seven days tell of quotes and messages alike, as the weeks do', async () => {
  await using database = await testDatabase()
  const { db } = database
  const now = new Date('2026-11-20T15:00:00Z')
  expect(await recentFirstContact(db, now)).toEqual({
    contacted: 0,
    medianFirstContactSeconds: null,
    shareWithin30Minutes: null,
  })
  await addQuote(db, '2026-11-13T14:59:00Z', { after: 1 })
  await addQuote(db, '2026-11-13T15:00:00Z', { after: 10 })
  await addQuote(db, '2026-11-18T15:00:00Z', { after: 1, quarantineReasons: ['trap'] })
  const sent = { ...sam, submittedAt: new Date('2026-11-19T15:00:00Z') }
  await db.insert(messages).values([
    { ...sent, id: newId(), contactedAt: new Date('2026-11-19T15:50:00Z') },
    { ...sent, id: newId() },
  ])
  expect(await recentFirstContact(db, now)).toEqual({
    contacted: 2,
    medianFirstContactSeconds: 1800,
    shareWithin30Minutes: 1 / 3,
  })
})

test('the figures are for administrators', async () => {
  await using lantern = await testLantern()
  const query = '{ leadFigures { week requests services { service requests } medianFirstContactSeconds } }'
  expect((await call(lantern, query)).errors?.[0]?.extensions?.code).toBe('FORBIDDEN')
  expect((await call(lantern, query, {}, {})).errors?.[0]?.extensions?.code).toBe('UNAUTHORIZED')
  const weeks = dataOf<WeekFigures[]>(
    await call(lantern, query, {}, await ownerCookie(lantern)),
    'leadFigures',
  )
  expect(weeks).toHaveLength(12)
})
