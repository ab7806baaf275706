import { eq } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import { afterEach, expect, test, vi } from 'vitest'
import { users } from '#server/schema/identity.ts'
import { requests } from '#server/schema/requests.ts'
import {
  call,
  dataOf,
  lanternWithPages,
  ownerCookie,
  type StaffHeaders,
  type TestLantern,
} from '#tests/lantern.ts'
import { ownersBrowser, secondPerson } from '#tests/people.ts'
import { profileInput } from '#tests/profile.ts'
import { callRow } from '#tests/requests.ts'

afterEach(() => void vi.useRealTimers())

/** 1:30 PM in Houston, where the hours for appointments are 7 AM to 7 PM, on Saturdays 8 AM to 5 PM. */
const now = new Date('2026-11-27T19:30:00Z')

async function opened({ travelMinutes = null }: { travelMinutes?: number | null } = {}) {
  vi.useFakeTimers({ toFake: ['Date'], now })
  const lantern = await lanternWithPages()
  const headers = await ownerCookie(lantern)
  const query = 'mutation ($input: BusinessProfileInput!) { updateBusinessProfile(input: $input) { name } }'
  const input = profileInput({ travelMinutes })
  dataOf(await call(lantern, query, { input }, headers), 'updateBusinessProfile')
  const byOwner = await ownersBrowser(lantern)
  async function technician(email: string) {
    const browser = await secondPerson(lantern, byOwner, email, 'technician')
    const [found] = await lantern.db.select({ id: users.id }).from(users).where(eq(users.email, email))
    return { id: found?.id ?? '', headers: { cookie: browser.headers.get('cookie') ?? '' } }
  }
  const html = async (cookie: StaffHeaders, search = '') =>
    (await (await lantern.fetch(`/admin/schedule${search}`, { headers: cookie })).text())
      .replace(/<script[\s\S]*/, '')
      .replaceAll(/<!--.*?-->/g, '')
  return { lantern, headers, technician, html, [Symbol.asyncDispose]: () => lantern.close() }
}

type Job = { name: string; at?: string; minutes?: number; assigneeId?: string | null }

const book = (lantern: TestLantern, jobs: readonly Job[]) =>
  lantern.db.insert(requests).values(
    jobs.map(({ name, at, minutes = 60, assigneeId = null }) =>
      callRow({
        ...{ id: newId(), name, service: 'safes', source: 'phone', phone: '(713) 555-0142' },
        ...{
          phoneE164: '+17135550142',
          assigneeId,
          takenAt: assigneeId ? now : null,
          stage: 'working' as const,
        },
        ...{ scheduledAt: at ? new Date(at) : null, scheduledMinutes: at ? minutes : null },
      }),
    ),
  )

/** The classes of the elements of a kind, in order. */
const classesOf = (html: string, kind: string) =>
  [...html.matchAll(new RegExp(`class="(${kind} [^"]*)"`, 'g'))].map(([, classes]) => classes)

const columnsIn = (html: string) => html.split('<section class="schedule-column').slice(1)

test('a day has a lane for each person, with color, places, drives and now in the HTML', async () => {
  await using schedule = await opened({ travelMinutes: 25 })
  const { lantern, headers, technician, html } = schedule
  const { id } = await technician('jess@example.com')
  await book(lantern, [
    { name: 'First Job', at: '2026-11-27T20:00:00Z', assigneeId: id },
    { name: 'Next Job', at: '2026-11-27T22:00:00Z', assigneeId: id },
    { name: 'Tight Job', at: '2026-11-27T23:10:00Z', minutes: 15, assigneeId: id },
    { name: 'Of Nobody', at: '2026-11-27T20:00:00Z' },
    { name: 'Without Time', assigneeId: id },
  ])
  const page = await html(headers)
  const [jess = '', owner = '', nobody = '', ...more] = columnsIn(page)
  expect(more).toEqual([])
  expect(jess).toContain('person-1')
  expect(classesOf(jess, 'job')).toEqual([
    'job person-1 from-hour-7 from-minute-0 for-hours-1 for-minutes-0 lane-0 of-lanes-1',
    'job person-1 from-hour-9 from-minute-0 for-hours-1 for-minutes-0 lane-0 of-lanes-1',
    'job person-1 from-hour-10 from-minute-10 for-hours-0 for-minutes-24 lane-0 of-lanes-1',
  ])
  expect(classesOf(jess, 'schedule-drive')).toEqual([
    'schedule-drive from-hour-8 from-minute-35 for-hours-0 for-minutes-25',
    'schedule-drive from-hour-10 from-minute-0 for-hours-0 for-minutes-10',
  ])
  expect(jess).toMatch(/25 min drive.*Next Job.*25 min drive, only 10 min for it.*Tight Job/s)
  expect(owner).toContain('data-empty')
  expect(nobody).toMatch(/Nobody yet.*Of Nobody/s)
  expect(nobody).toContain('job person-none')
  expect(new Set(classesOf(page, 'schedule-now'))).toEqual(
    new Set(['schedule-now from-hour-6 from-minute-30 for-hours-0 for-minutes-0']),
  )
  expect(page).toMatch(/id="without-time".*Without Time/s)
})

test('another day has no now, and Saturday is shaded where it is closed', async () => {
  await using schedule = await opened()
  const { headers, html } = schedule
  const saturday = await html(headers, '?date=2026-11-28')
  expect(saturday).not.toContain('schedule-now')
  expect(classesOf(columnsIn(saturday)[0] ?? '', 'schedule-closed')).toEqual([
    'schedule-closed from-hour-0 from-minute-0 for-hours-1 for-minutes-0',
    'schedule-closed from-hour-10 from-minute-0 for-hours-2 for-minutes-0',
  ])
  const sunday = await html(headers, '?date=2026-11-29')
  expect(classesOf(columnsIn(sunday)[0] ?? '', 'schedule-closed')).toEqual([
    'schedule-closed from-hour-0 from-minute-0 for-hours-12 for-minutes-0',
  ])
})

test('a week has now on its day, and on the day of 23 hours the hour that is left out', async () => {
  await using schedule = await opened()
  const { lantern, headers, html } = schedule
  await book(lantern, [{ name: 'Night Job', at: '2027-03-14T07:30:00Z' }])
  const week = columnsIn(await html(headers, '?view=week'))
  expect(week.map((column) => classesOf(column, 'schedule-now').length)).toEqual([0, 0, 0, 0, 1, 0, 0])
  const spring = columnsIn(await html(headers, '?view=week&date=2027-03-14'))
  expect(classesOf(spring[6] ?? '', 'job')).toEqual([
    'job person-none from-hour-0 from-minute-30 for-hours-2 for-minutes-0 lane-0 of-lanes-1',
  ])
  expect(spring[6]).toContain('1:30\u00a0AM')
  expect(spring[6]).toContain('3:30\u00a0AM')
})

test('a month has a link for each day, its first jobs and how many more', async () => {
  await using schedule = await opened()
  const { lantern, headers, technician, html } = schedule
  const { id } = await technician('jess@example.com')
  await book(lantern, [
    ...['08', '09', '10', '11', '12'].map((hour) => ({
      name: `At ${hour}`,
      at: `2026-11-24T${hour}:00:00-06:00`,
    })),
    { name: 'Late Evening', at: '2026-12-01T05:30:00Z', assigneeId: id },
    { name: 'Leap', at: '2028-02-29T20:00:00Z' },
  ])
  const month = await html(headers, '?view=month')
  expect(month).toContain('November 2026')
  expect(month.match(/class="month-day"/g)).toHaveLength(42)
  expect(month).toMatch(
    /href="\/admin\/schedule\?date=2026-11-24" class="month-day"|class="month-day"[^>]*href="\/admin\/schedule\?date=2026-11-24"/,
  )
  expect(month).toContain('aria-label="Tuesday, November 24, 5 jobs"')
  expect(month).toMatch(/At 08.*At 09.*At 10.*\+2 more/s)
  expect(month).not.toContain('At 11')
  expect(month).toContain('aria-label="Monday, November 30, 1 job"')
  expect(month).toContain('aria-label="Sunday, November 29, Nothing is booked., Closed"')
  expect(month).toMatch(/aria-label="Friday, November 27, Nothing is booked."[^>]*aria-current="date"/)
  expect(await html(headers, `?view=month&who=${id}`)).not.toContain('At 08')
  const leap = await html(headers, '?view=month&date=2028-01-31')
  expect(leap).toContain('href="/admin/schedule?view=month&amp;date=2028-02-29"')
  expect(await html(headers, '?view=month&date=2028-02-29')).toContain(
    'aria-label="Tuesday, February 29, 1 job"',
  )
})

test('a technician has one lane, and neither jobs of others nor a tray of theirs', async () => {
  await using schedule = await opened({ travelMinutes: 25 })
  const { lantern, technician, html } = schedule
  const sam = await technician('sam@example.com')
  const jess = await technician('jess@example.com')
  await book(lantern, [
    { name: 'Own Timed', at: '2026-11-27T20:00:00Z', assigneeId: jess.id },
    { name: 'Own Untimed', assigneeId: jess.id },
    { name: 'Foreign Timed', at: '2026-11-27T21:00:00Z', assigneeId: sam.id },
    { name: 'Foreign Untimed', assigneeId: sam.id },
  ])
  for (const search of ['', '?view=week', '?view=month', '?view=month&who=me']) {
    const page = await html(jess.headers, search)
    expect(page, search).toContain('Own Timed')
    expect(page, search).not.toMatch(/Foreign|sam@example|Nobody yet/)
  }
  const day = await html(jess.headers)
  expect(columnsIn(day)).toHaveLength(1)
  // The color by which the office knows them.
  expect(day).toContain('job person-2')
  expect(day).toMatch(/id="without-time".*Own Untimed/s)
  expect(day).not.toContain('>Set a time<')
})
