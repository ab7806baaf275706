import { eq, like } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import { afterEach, expect, test, vi } from 'vitest'
import type { Role } from '#server/rights.ts'
import { users } from '#server/schema/identity.ts'
import { invoices } from '#server/schema/invoices.ts'
import { mailSettings } from '#server/schema/notifications.ts'
import { requests } from '#server/schema/requests.ts'
import { posted } from '#tests/forms.ts'
import { askInvoice, sentInvoice } from '#tests/invoices.ts'
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

/** 1:30 PM in Houston. */
const now = new Date('2026-11-27T19:30:00Z')

async function opened() {
  vi.useFakeTimers({ toFake: ['Date'], now })
  const lantern = await lanternWithPages()
  const headers = await ownerCookie(lantern)
  const byOwner = await ownersBrowser(lantern)
  const idOf = async (email: string) =>
    (await lantern.db.select({ id: users.id }).from(users).where(eq(users.email, email)))[0]?.id ?? ''
  async function staff(role: Role) {
    const email = `${role}@example.com`
    const browser = await secondPerson(lantern, byOwner, email, role)
    return { id: await idOf(email), headers: { cookie: browser.headers.get('cookie') ?? '' } }
  }
  const html = async (cookie: StaffHeaders, path = '/admin') =>
    (await lantern.fetch(path, { headers: cookie })).text()
  /** What a person reads of it. Dates have no-break spaces. */
  const read = async (...asked: Parameters<typeof html>) => {
    const [, body = ''] = /<body>(.*?)<script/s.exec(await html(...asked)) ?? []
    return body
      .replaceAll(/<!--.*?-->/g, '')
      .replaceAll(/<[^>]+>/g, ' ')
      .replaceAll(/\s+/g, ' ')
  }
  return { lantern, headers, staff, html, read, [Symbol.asyncDispose]: () => lantern.close() }
}

const setTravel = async (lantern: TestLantern, headers: StaffHeaders, travelMinutes: number) =>
  dataOf(
    await call(
      lantern,
      'mutation ($input: BusinessProfileInput!) { updateBusinessProfile(input: $input) { name } }',
      { input: profileInput({ travelMinutes }) },
      headers,
    ),
    'updateBusinessProfile',
  )

type Job = { name: string; at?: string; assigneeId?: string | null; isTaken?: boolean; address?: string }

const book = (lantern: TestLantern, jobs: readonly Job[]) =>
  lantern.db.insert(requests).values(
    jobs.map(({ name, at, assigneeId = null, isTaken = true, address = null }) =>
      callRow({
        id: newId(),
        ...{ name, address },
        service: 'safes',
        source: 'phone',
        phone: '(713) 555-0142',
        phoneE164: '+17135550142',
        assigneeId,
        takenAt: assigneeId && isTaken ? now : null,
        stage: 'working' as const,
        scheduledAt: at ? new Date(at) : null,
      }),
    ),
  )

test('the day stands in the HTML: what is under way, when to leave for the next, and what has no time', async () => {
  await using today = await opened()
  const { lantern, headers, staff, read } = today
  await setTravel(lantern, headers, 25)
  const { id } = await staff('technician')
  await book(lantern, [
    { name: 'Under Way', at: '2026-11-27T19:00:00Z', assigneeId: id },
    { name: 'Comes Next', at: '2026-11-27T21:00:00Z', assigneeId: id },
    { name: 'Of Nobody', at: '2026-11-27T22:00:00Z' },
    { name: 'Without Time', assigneeId: id },
  ])
  const text = await read(headers)
  expect(text).toMatch(/Under Way.*Now, until 2:00 PM.*25 min drive, leave at 2:35 PM .*Comes Next/)
  expect(text).toMatch(/Nobody yet .*Of Nobody/)
  expect(text).toContain('1 job has no time yet')
  expect(text.match(/min drive/g)).toHaveLength(1)
})

test('what is left of a day with two addresses or more is one link to a map, in the order of the day', async () => {
  await using today = await opened()
  const { lantern, staff, html } = today
  const { id, headers } = await staff('technician')
  await book(lantern, [
    { name: 'Second', at: '2026-11-27T22:00:00Z', assigneeId: id, address: '2 Elm St, Houston' },
    { name: 'No Address', at: '2026-11-27T21:30:00Z', assigneeId: id },
    { name: 'First', at: '2026-11-27T21:00:00Z', assigneeId: id, address: '1 Oak St, Houston' },
  ])
  const [, link = ''] = /href="(https:[^"]*\/dir\/[^"]*)"/.exec(await html(headers)) ?? []
  const { searchParams } = new URL(link.replaceAll('&amp;', '&'))
  expect([searchParams.get('waypoints'), searchParams.get('destination')]).toEqual([
    '1 Oak St, Houston',
    '2 Elm St, Houston',
  ])
  await lantern.db.delete(requests).where(eq(requests.name, 'First'))
  expect(await html(headers)).not.toContain('/dir/')
})

test('a deposit that is due, and one of a job that is off, stand on Today with a link to where it is decided', async () => {
  await using today = await opened()
  const { lantern, headers, html, read } = today
  await book(lantern, [{ name: 'Rosa Diaz' }])
  const [request] = await lantern.db.select({ id: requests.id }).from(requests)
  const ask = async (mutation: string) =>
    dataOf<{ id: string }>(
      await call(lantern, `mutation { saved: ${mutation} { id } }`, {}, headers),
      'saved',
    ).id
  const lines = 'lines: [{ name: "Safe", quantity: 100, unitCents: 90000 }]'
  const id = await ask(
    `createEstimate(input: { requestId: "${request?.id}", depositCents: 30000, ${lines} })`,
  )
  await ask(`sendEstimate(id: "${id}")`)
  expect(await read(headers)).not.toContain('Deposits to decide')
  await ask(`recordEstimateAnswer(id: "${id}", isAccepted: true, name: "Rosa")`)
  expect(await read(headers)).toMatch(
    /Deposits to decide .*Rosa Diaz .*Deposit of \$300\.00 due since Nov 27/,
  )
  expect(await html(headers)).toContain(`href="/admin/estimates/${id}"`)
  const draft = await ask(`recordDeposit(estimateId: "${id}", method: card)`)
  expect(await read(headers)).not.toContain('Deposits to decide')
  await lantern.db.update(requests).set({ cancelledAt: now })
  expect(await read(headers)).toContain('Deposit of $300.00 for a job that is off. Pay it back or keep it.')
  expect(await html(headers)).toContain(`href="/admin/invoices/${draft}"`)
})

test('a technician’s day has their own jobs, and neither money nor counts', async () => {
  await using today = await opened()
  const { lantern, headers, staff, read } = today
  await setTravel(lantern, headers, 25)
  await sentInvoice(lantern, headers)
  const { id, headers: theirs } = await staff('technician')
  await book(lantern, [
    { name: 'Own First', at: '2026-11-27T19:00:00Z', assigneeId: id },
    { name: 'Own Given', at: '2026-11-27T21:00:00Z', assigneeId: id, isTaken: false },
    { name: 'Own Untimed', assigneeId: id },
    { name: 'Foreign Timed', at: '2026-11-27T20:00:00Z' },
    { name: 'Foreign Untimed' },
  ])
  const text = await read(theirs)
  expect(text).toMatch(
    /Own First.*leave at 2:35 PM.*Own Given.*Will you take it\?.*No time yet.*Own Untimed/s,
  )
  expect(text).not.toMatch(/Foreign|Collected today|\$|Overview|Set-up|Notifications/)
})

test('money is of the day at the business, for whoever may read invoices', async () => {
  await using today = await opened()
  const { lantern, headers, staff, read } = today
  const { db } = lantern
  const [late, open] = [await sentInvoice(lantern, headers), await sentInvoice(lantern, headers)]
  for (const [amountCents, paidAt] of [
    [1_000, '2026-11-27T06:00:00Z'],
    [200, '2026-11-28T05:59:59Z'],
    [500, '2026-11-27T05:59:59Z'],
  ] as const) {
    const payment = `invoiceId: "${open.id}", method: cash, amountCents: ${amountCents}, paidAt: "${paidAt}"`
    dataOf(await askInvoice(lantern, headers, 'recordPayment', payment), 'recordPayment')
  }
  await db.execute('alter table invoices disable trigger user')
  await db.update(invoices).set({ dueOn: '2026-11-26' }).where(eq(invoices.id, late.id))
  const dollars = (cents: number) => `\\$${(cents / 100).toFixed(2)}`
  const owed = late.openCents
  const shown = new RegExp(
    `Collected today.*${dollars(1_200)}.*Open ${dollars(owed + open.openCents - 1_700)}.*2 invoices.*Overdue.*${dollars(owed)}.*1 invoice`,
    's',
  )
  expect(await read(headers)).toMatch(shown)
  for (const role of ['dispatcher', 'reader'] as const)
    expect(await read((await staff(role)).headers)).toMatch(shown)
  for (const role of ['technician', 'writer'] as const)
    expect(await read((await staff(role)).headers)).not.toMatch(/Collected today|\$\d/)
})

test('set-up is one line with its next step, and the steps are below it', async () => {
  await using today = await opened()
  expect(await today.read(today.headers)).toMatch(
    /Set-up 1 of 10 done .*I called, and they rang.* Next: Your business/,
  )
  expect(await today.read((await today.staff('dispatcher')).headers)).not.toContain('of 10 done')
})

test('without script a mark of set-up that is refused says why, with its steps unfolded', async () => {
  await using today = await opened()
  const mark = posted({ intent: 'mark-step', id: 'phones' }, today.headers)
  const answer = await today.lantern.fetch('/admin?index', mark)
  expect(answer.status).toBe(422)
  expect(await answer.text()).toMatch(
    /class="setup-line"><details open="">.*role="alert"[^>]*>The site still shows example phone numbers/s,
  )
})

test('the line about email folds for one person, stands at the settings, and a new failure shows again', async () => {
  await using today = await opened()
  const { lantern, headers, staff, html, read } = today
  const says = 'Email is not set up. Nothing is sent.'
  const badge = 'Settings Email off'
  const noticeFor = async (cookie: StaffHeaders) =>
    /name="notice" value="([^"]+)"/.exec(await html(cookie))?.[1] ?? ''
  expect(await read(headers)).toContain(says)
  expect(await read(headers)).not.toContain(badge)

  const notice = await noticeFor(headers)
  const fold = (cookie: StaffHeaders, from: string) =>
    lantern.fetch('/admin/mail-notice', { ...posted({ notice, from }, cookie), redirect: 'manual' })
  const answer = await fold(headers, '/admin/inbox?filter=all')
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/admin/inbox?filter=all'])
  expect((await fold(headers, 'https://example.com/admin')).headers.get('location')).toBe('/admin')
  const seen = answer.headers.get('set-cookie')?.split(';')[0] ?? ''
  const folded = { cookie: `${headers.cookie}; ${seen}` }
  expect(await read(folded)).toContain(badge)
  expect(await read(folded)).not.toContain(says)
  expect(await read(folded, '/admin/settings')).toContain(says)

  const other = await staff('dispatcher')
  expect(await read({ cookie: `${other.headers.cookie}; ${seen}` })).toContain(says)

  const server = { host: 'smtp.example.com', port: 587, security: 'starttls' as const }
  const failing = { ...server, failure: 'signIn' as const, failingSince: now }
  await lantern.db
    .insert(mailSettings)
    .values({ id: 'mail', ...failing })
    .onConflictDoUpdate({ target: mailSettings.id, set: failing })
  expect(await read(folded)).toContain('Email is failing: wrong password.')
  const first = await noticeFor(folded)
  await lantern.db.update(mailSettings).set({ failingSince: new Date('2026-11-27T19:20:00Z') })
  expect(await noticeFor(folded)).not.toBe(first)
})

test('what should be over does not hide what comes next, and says of which day it is', async () => {
  await using today = await opened()
  const { lantern, headers, staff, read } = today
  const { id: assigneeId, headers: theirs } = await staff('technician')
  await book(lantern, [
    { name: 'Last Night', at: '2026-11-27T05:30:00Z', assigneeId },
    { name: 'Morning One', at: '2026-11-27T14:00:00Z', assigneeId },
    { name: 'Morning Two', at: '2026-11-27T15:00:00Z', assigneeId },
    { name: 'Comes Next', at: '2026-11-27T23:00:00Z', assigneeId },
    { name: 'After That', at: '2026-11-28T01:00:00Z', assigneeId },
    { name: 'And That', at: '2026-11-28T02:00:00Z', assigneeId },
    { name: 'At Last', at: '2026-11-28T03:00:00Z', assigneeId },
  ])
  for (const reader of [headers, theirs]) {
    const text = await read(reader)
    expect(text).toMatch(/2 earlier jobs are not done yet .*Morning Two.*Now.*Comes Next/)
    expect(text).toContain('1 more today')
  }
  await lantern.db
    .update(requests)
    .set({ status: 'completed', completedAt: now })
    .where(like(requests.name, 'Morning%'))
  expect(await read(headers)).toMatch(/Nov 26, 11:30 PM Last Night/)
})
