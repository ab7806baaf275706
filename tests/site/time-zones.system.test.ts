import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { requests } from '#server/schema/requests.ts'
import { posted } from '#tests/forms.ts'
import { call, dataOf, lanternWithPages, ownerCookie, type TestLantern } from '#tests/lantern.ts'
import { mailsOf } from '#tests/outbox.ts'
import { profileInput } from '#tests/profile.ts'
import { CreateQuote, dana, filledForm } from '#tests/quotes.ts'

const zones = {
  'America/Los_Angeles': { winter: '17:00', summer: '16:00', name: 'Pacific Time' },
  'America/Denver': { winter: '16:00', summer: '15:00', name: 'Mountain Time' },
  'America/New_York': { winter: '14:00', summer: '13:00', name: 'Eastern Time' },
} as const

const mornings = [
  { date: '2027-03-13', is: 'winter', inbox: 'Mar 13' },
  { date: '2027-03-14', is: 'summer', inbox: 'Mar 14' },
  { date: '2027-11-06', is: 'summer', inbox: 'Nov 6' },
  { date: '2027-11-07', is: 'winter', inbox: 'Nov 7' },
] as const

const now = new Date('2027-03-11T18:20:00Z')

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now }))
afterEach(() => void vi.useRealTimers())

const textOf = (html: string) =>
  html
    .replaceAll(/<(script|style)[\s\S]*?<\/\1>/g, '')
    .replaceAll('<!-- -->', '')
    .replaceAll(/<[^>]*>/g, '|')
    .replaceAll(/\u00a0|\u202f|&nbsp;/g, ' ')
    .replaceAll(/[\s|]+\|/g, '|')

async function lanternIn(timeZone: string) {
  const lantern = await lanternWithPages()
  const headers = await ownerCookie(lantern)
  await moveTo(lantern, headers, timeZone)
  const read = async (path: string) => textOf(await (await lantern.fetch(path, { headers })).text())
  const send = (path: string, fields: Record<string, string>) => lantern.fetch(path, posted(fields, headers))
  const { id, receipt } = dataOf<{ id: string; receipt: string }>(
    await call(lantern, CreateQuote, { input: dana, submission: filledForm(lantern.secret) }),
    'createQuote',
  )
  const path = `/admin/inbox/quotes/${id}`
  return {
    lantern,
    headers,
    id,
    receipt,
    path,
    read,
    send,
    [Symbol.asyncDispose]: () => lantern[Symbol.asyncDispose](),
  }
}

async function moveTo(lantern: TestLantern, headers: Record<string, string>, timeZone: string) {
  const query = 'mutation($input: BusinessProfileInput!) { updateBusinessProfile(input: $input) { name } }'
  dataOf(await call(lantern, query, { input: profileInput({ timeZone }) }, headers), 'updateBusinessProfile')
  await vi.waitFor(() => expect(lantern.savedProfile.current()?.timeZone).toBe(timeZone), 20_000)
}

const job = {
  address: '',
  date: '',
  time: '',
  minutes: '60',
  mails: 'yes',
  again: '',
  price: '',
  nextStep: '',
  follow: '',
}
const nothing = JSON.stringify(['', '', '', '', '', 'yes', '', '', '', ''])

test.each(Object.entries(zones))(
  'an appointment entered for 9:00 AM is at 9:00 everywhere: %s',
  async (timeZone, zone) => {
    await using shop = await lanternIn(timeZone)
    const { lantern, headers, id, path, read, send } = shop
    await send(path, { id, intent: 'take', give: 'me' })
    let before = nothing
    for (const { date, is, inbox } of mornings) {
      const saved = await send(path, { id, intent: 'details', before, ...job, date, time: '09:00' })
      expect(saved.status).toBe(200)
      before = JSON.stringify(['', date, '09:00', '60', '', 'yes', '', '', '', ''])
      const instant = `${date}T${zone[is]}:00.000Z`
      const [stored] = await lantern.db.select().from(requests).where(eq(requests.id, id))
      expect(stored?.scheduledAt?.toISOString()).toBe(instant)
      expect(await read('/admin/inbox?filter=all')).toContain(`Booked for ${inbox}, 9:00 AM`)
      const page = await read(path)
      expect(page).toContain(`${inbox}, 2027, 9:00 AM`)
      expect(page.match(/\b\d{1,2}:00 AM/g)?.every((time) => time === '9:00 AM')).toBe(true)
      expect(await read(shop.receipt)).toMatch(/9(?::00)? AM/)
      const renewed = await call(lantern, 'mutation { renewMyCalendar { path } }', {}, headers)
      const calendar = await lantern.fetch(dataOf<{ path: string }>(renewed, 'renewMyCalendar').path)
      const utc = instant.replaceAll(/[-:]|\.000/g, '')
      expect(await calendar.text()).toContain(`DTSTART:${utc}`)
    }
  },
)

test.each([
  ['America/Los_Angeles', '7:15 AM', '07:15:07', 'PST'],
  ['America/Denver', '8:15 AM', '08:15:07', 'MST'],
  ['America/New_York', '10:15 AM', '10:15:07', 'EST'],
])(
  'when a request came is one time in panel, file, mail and figures: %s',
  async (timeZone, clock, exact, short) => {
    vi.setSystemTime('2027-03-11T15:15:07Z')
    await using shop = await lanternIn(timeZone)
    const { lantern, id, path, read } = shop
    await lantern.db.update(requests).set({ submittedAt: new Date() }).where(eq(requests.id, id))
    expect(await read(path)).toContain(`Sent Mar 11, 2027, ${clock}`)
    expect(await read('/admin/quotes')).toContain(`Mar 11, 2027, ${clock}`)
    expect(await read('/admin/quotes/export.csv')).toContain(`2027-03-11 ${exact}`)
    expect(await read(shop.receipt)).toContain(clock)
    const [mail] = await mailsOf(lantern, 1, ({ subject }) => subject?.includes('New quote') ?? false)
    expect(textOf(mail?.text ?? '')).toContain(`Mar 11, 2027, ${clock} ${short}`)
  },
)

test('a week of the figures and a day of the taps begin at midnight of the business, from the change of its zone on', async () => {
  // Sunday 11:30 PM in Los Angeles, Monday further east; the clocks went forward that night.
  vi.setSystemTime('2027-03-15T06:30:00Z')
  await using shop = await lanternIn('America/Los_Angeles')
  const { lantern, headers, id } = shop
  await lantern.db.update(requests).set({ submittedAt: new Date() }).where(eq(requests.id, id))
  const tap = 'mutation { countCallTap(page: "/", place: "header") }'
  const week = async () => {
    const asked = '{ report(period: week) { from current { received callTaps } } }'
    const report = dataOf<{ from: string; current: { received: number; callTaps: number } }>(
      await call(lantern, asked, {}, headers),
      'report',
    )
    return { week: report.from, ...report.current }
  }
  await call(lantern, tap)
  expect(await week()).toEqual({ week: '2027-03-08', received: 1, callTaps: 1 })
  for (const zone of ['America/Denver', 'America/New_York']) {
    await moveTo(lantern, headers, zone)
    await call(lantern, tap)
    expect(await week()).toMatchObject({ week: '2027-03-15', received: 1 })
  }
  expect(await week()).toMatchObject({ callTaps: 2 })
})

test('an hour that the clocks leave out is refused in words; of one that comes twice it is the earlier', async () => {
  await using shop = await lanternIn('America/Denver')
  const { lantern, id, path, send } = shop
  const skipped = { date: '2027-03-14', time: '02:30' }
  const refused = await send(path, { id, intent: 'details', before: nothing, ...job, ...skipped })
  expect(refused.status).toBe(422)
  expect(textOf(await refused.text())).toContain('clocks go forward')
  const followed = await send(path, {
    id,
    intent: 'details',
    before: nothing,
    ...job,
    follow: '2027-03-14T02:30',
  })
  expect(followed.status).toBe(422)
  const [before] = await lantern.db.select().from(requests)
  expect(before?.scheduledAt).toBeNull()
  const twice = { date: '2027-11-07', time: '01:30' }
  await send(path, { id, intent: 'details', before: nothing, ...job, ...twice })
  const [after] = await lantern.db.select().from(requests)
  expect(after?.scheduledAt?.toISOString()).toBe('2027-11-07T07:30:00.000Z')
})

test.each(Object.entries(zones))(
  'the panel names the zone of its times, not Houston: %s',
  async (timeZone, { name }) => {
    await using shop = await lanternIn(timeZone)
    for (const path of ['/admin/blogs/new', '/admin/settings/data']) {
      const page = await shop.read(path)
      expect(page).toContain(name)
      expect(page).not.toContain('Houston time')
    }
  },
)
