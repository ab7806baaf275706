import { v7 as newId } from 'uuid'
import { afterEach, expect, test, vi } from 'vitest'
import { presses } from '#server/schema/presses.ts'
import { requests } from '#server/schema/requests.ts'
import { workSpans } from '#server/schema/work-spans.ts'
import { call, codeOf, dataOf } from '#tests/lantern.ts'
import { deleteRecord, purgeRecord, restoreRecord } from '#tests/trash.ts'
import { clock, day, workDesk as opened } from '#tests/work.ts'
import { endForgottenWork } from './work-span.ts'

afterEach(() => vi.useRealTimers())

test('started, paused, gone on with and ended by Done; a second press of the same changes nothing', async () => {
  await using desk = await opened()
  const { ana, press, spans, change, lantern } = desk
  const id = await desk.job()
  expect((await press(ana.headers, 'startWork', id)).data).toEqual({ startWork: true })
  await press(ana.headers, 'startWork', id)
  expect(await lantern.db.select({ status: requests.status }).from(requests)).toEqual([
    { status: 'contacted' },
  ])
  clock('15:30')
  await press(ana.headers, 'pauseWork', id)
  await press(ana.headers, 'pauseWork', id)
  clock('16:00')
  await press(ana.headers, 'startWork', id)
  await press(desk.owner, 'startWork', id)
  clock('17:00')
  await change(id, { status: 'completed' })
  expect(await spans()).toEqual(['15:00-15:30 paused', '16:00-17:00 done', '16:00-17:00 done'])
  expect(codeOf(await press(ana.headers, 'startWork', id))).toBe('CONFLICT')
})

test('a person works on one job at a time, and of a job that is given to somebody else their work ends', async () => {
  await using desk = await opened()
  const { ana, press, spans } = desk
  const [one, other] = [await desk.job(), await desk.job()]
  await press(ana.headers, 'startWork', one)
  clock('15:20')
  await press(ana.headers, 'startWork', other)
  clock('15:50')
  await desk.change(other, { assigneeId: desk.boss })
  expect(await spans()).toEqual(['15:00-15:20 nextJob', '15:20-15:50 handedOver'])
})

test('what was pressed without a connection counts from then, once, until it was paused', async () => {
  await using desk = await opened()
  const { ana, press, spans, lantern } = desk
  const [one, other] = [await desk.job(), await desk.job()]
  clock('18:00')
  await press(ana.headers, 'startWork', other)
  clock('19:00')
  const begun = { id: newId(), at: `${day}16:00:00Z` }
  await press(ana.headers, 'startWork', one, begun)
  await press(ana.headers, 'startWork', one, begun)
  await press(ana.headers, 'pauseWork', one, { id: newId(), at: `${day}16:40:00Z` })
  expect(await spans()).toEqual(['16:00-16:40 paused', '18:00-'])
  expect(await lantern.db.$count(presses)).toBe(2)
})

test('forgotten, it ends by itself after twelve hours and says so', async () => {
  await using desk = await opened()
  const id = await desk.job()
  await desk.press(desk.ana.headers, 'startWork', id)
  vi.setSystemTime(new Date('2026-12-01T04:00:00Z'))
  expect(await desk.spans()).toEqual(['15:00-'])
  await endForgottenWork(desk.lantern.db)
  expect(await desk.spans()).toEqual(['15:00-03:00 forgotten'])
})

test('corrected by hand: only by who sees all requests, in the past, in order, and never twice at a time', async () => {
  await using desk = await opened()
  const { correct, ana, spans } = desk
  const id = await desk.job()
  const at = (start: string, end: string) => ({
    ...{ requestId: id, personId: ana.id },
    ...{ startedAt: `${day}${start}:00Z`, endedAt: `${day}${end}:00Z` },
  })
  const made = await correct('create', at('09:00', '10:00'))
  const span = dataOf<{ id: string; ending: string }>(made, 'createWorkSpan')
  expect(span.ending).toBe('corrected')
  for (const wrong of [at('09:30', '09:40'), at('11:00', '10:30'), at('14:00', '15:30')])
    expect(codeOf(await correct('create', wrong))).toBe('BAD_INPUT')
  expect(codeOf(await correct('create', { ...at('11:00', '12:00'), personId: newId() }))).toBe('BAD_INPUT')
  for (const answer of [
    await correct('create', at('11:00', '12:00'), ana.headers),
    await correct('update', { id: span.id, endedAt: `${day}11:00:00Z` }, ana.headers),
  ])
    expect(codeOf(answer)).toBe('FORBIDDEN')
  dataOf(await correct('update', { id: span.id, endedAt: `${day}10:30:00Z` }), 'updateWorkSpan')
  expect(await spans()).toEqual(['09:00-10:30 corrected'])
})

test('a technician sees their own hours, and starts nothing on a job of others; the trash keeps hours with their request', async () => {
  await using desk = await opened()
  const { ana, press, lantern, owner, workOf } = desk
  const id = await desk.job()
  await press(ana.headers, 'startWork', id)
  await press(owner, 'startWork', id)
  expect(await workOf(id, ana.headers)).toEqual([{ person: 'ana' }])
  expect(await workOf(id, owner)).toHaveLength(2)
  const bo = await desk.staff('bo@example.com')
  for (const act of ['startWork', 'pauseWork'] as const)
    expect(codeOf(await press(bo.headers, act, id))).toBe('NOT_FOUND')
  expect(codeOf(await press({}, 'startWork', id))).toBe('UNAUTHORIZED')
  await deleteRecord(lantern, owner, 'Call', id)
  expect(await lantern.db.$count(workSpans)).toBe(0)
  await restoreRecord(lantern, owner, 'Call', id)
  expect(await lantern.db.$count(workSpans)).toBe(2)
  await deleteRecord(lantern, owner, 'Call', id)
  await purgeRecord(lantern, owner, 'Call', id)
  expect(await lantern.db.$count(workSpans)).toBe(0)
})

test('a report adds up what lies in its time, by person and service, beside what was invoiced', async () => {
  await using desk = await opened()
  const { lantern, ana, boss, owner } = desk
  const [safe, car] = [await desk.job('safes'), await desk.job('automotive')]
  const span = (requestId: string, personId: string, from: string, to: string | null) => ({
    ...{ id: newId(), requestId, personId, person: personId === boss ? 'Owner' : 'Ana' },
    ...{ startedAt: new Date(from), endedAt: to === null ? null : new Date(to) },
  })
  await lantern.db.insert(workSpans).values([
    // Sunday, 11 PM to Monday, 1 AM, where the business is.
    span(safe, ana.id, '2026-11-30T05:00:00Z', '2026-11-30T07:00:00Z'),
    span(car, ana.id, '2026-11-30T08:00:00Z', '2026-11-30T08:30:00Z'),
    span(safe, boss, '2026-11-30T14:15:00Z', null),
  ])
  const read = `{ report(period: week) { current { hours { byPerson { key name minutes jobs invoicedCents } byService { key minutes jobs } } workedSpans { minutes } } previous { hours { byPerson { minutes } } } } }`
  const { current, previous } = dataOf<{ current: object; previous: object }>(
    await call(lantern, read, {}, owner),
    'report',
  )
  expect(current).toEqual({
    hours: {
      byPerson: [
        { key: ana.id, name: 'Ana', minutes: 90, jobs: 2, invoicedCents: 0 },
        { key: boss, name: 'Owner', minutes: 45, jobs: 1, invoicedCents: 0 },
      ],
      byService: [
        { key: 'safes', minutes: 105, jobs: 1 },
        { key: 'automotive', minutes: 30, jobs: 1 },
      ],
    },
    workedSpans: [{ minutes: 60 }, { minutes: 30 }, { minutes: 45 }],
  })
  expect(previous).toEqual({ hours: { byPerson: [{ minutes: 60 }] } })
})
