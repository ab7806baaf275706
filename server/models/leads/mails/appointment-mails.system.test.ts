import { asc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { momentOfLocalTime } from '#content/time/clocks.ts'
import { deliveries } from '#server/schema/notifications.ts'
import { leadEvents } from '#server/schema/requests.ts'
import { call, dataOf, ownerCookie, type TestLantern, testLantern } from '#tests/lantern.ts'
import { mailsOf } from '#tests/outbox.ts'
import { CreateQuote, createdQuote, dana, filledForm } from '#tests/quotes.ts'
import { plainAddress, sendReminders } from './appointment-mails.ts'

const Update = 'mutation($input: UpdateQuoteInput!) { updateQuote(input: $input) { id } }'

async function booking(lantern: TestLantern) {
  const headers = await ownerCookie(lantern)
  const submission = filledForm(lantern.secret)
  const { id } = createdQuote(await call(lantern, CreateQuote, { input: dana, submission }))
  return {
    id,
    change: async (input: object) =>
      dataOf(await call(lantern, Update, { input: { id, ...input } }, headers), 'updateQuote'),
  }
}

const at = (local: string) => momentOfLocalTime(local, 'America/Chicago') ?? new Date(0)

const toldOf = async ({ db }: TestLantern) =>
  (await db.select().from(deliveries).where(eq(deliveries.channel, 'customer')).orderBy(asc(deliveries.id)))
    .filter(({ topic }) => topic !== 'customer.received')
    .map(({ topic, payload }) => [topic, (payload as { scheduledAt: string }).scheduledAt])

const sendNow = ({ db }: TestLantern) => db.update(deliveries).set({ state: 'sent' })

const monday = at('2099-11-23T14:00')
const tuesday = at('2099-11-24T09:30')

test('an appointment is mailed with date, time and address; moved, with the new time', async () => {
  await using lantern = await testLantern()
  const { change } = await booking(lantern)
  await change({ scheduledAt: monday, address: '12 Elm Street, Houston' })
  await lantern.db.update(deliveries).set({ nextAttemptAt: new Date() })
  const [mail] = await mailsOf(lantern, 1, ({ subject }) => subject?.includes('appointment') ?? false)
  expect(mail?.subject?.replace('\u00a0', ' ')).toBe('Your appointment: Monday, November 23, 2099, 2 PM')
  expect(mail?.to).toMatchObject([{ address: dana.email }])
  expect(mail?.text).toContain('We come to 12 Elm Street, Houston.')
  await change({ scheduledAt: tuesday })
  await lantern.db.update(deliveries).set({ nextAttemptAt: new Date() })
  const [, moved] = await mailsOf(lantern, 2, ({ subject }) => subject?.includes('appointment') ?? false)
  expect(moved?.subject).toMatch(/^Your appointment has a new time: Tuesday, November 24, 2099, 9:30/)
})

test('a window of arrival is what the customer is told, and a new window is a new time', async () => {
  await using lantern = await testLantern()
  const { change } = await booking(lantern)
  await change({ scheduledAt: monday, windowMinutes: 120 })
  await sendNow(lantern)
  await change({ windowMinutes: 120 })
  expect(await toldOf(lantern)).toHaveLength(1)
  await change({ windowMinutes: 60 })
  expect(await toldOf(lantern)).toHaveLength(2)
  await lantern.db.update(deliveries).set({ nextAttemptAt: new Date() })
  const [mail] = await mailsOf(lantern, 1, ({ subject }) => subject?.includes('appointment') ?? false)
  expect(mail?.subject?.replace('\u00a0', ' ')).toBe(
    'Your appointment has a new time: Monday, November 23, 2099, between 2 and 3 PM',
  )
})

test('a move that is undone is not mailed; what the customer was told last is not told again', async () => {
  await using lantern = await testLantern()
  const { change } = await booking(lantern)
  await change({ scheduledAt: monday })
  await sendNow(lantern)
  const first = ['customer.appointment', monday.toISOString()]
  await change({ scheduledAt: tuesday })
  await change({ scheduledAt: monday })
  expect(await toldOf(lantern)).toEqual([first])
  await change({ scheduledAt: tuesday })
  await sendNow(lantern)
  await change({ scheduledAt: monday })
  expect(await toldOf(lantern)).toEqual([first, ['customer.appointment', tuesday.toISOString()], first])
})

test('each change says whether the customer is told of it, so moving back at once says that nothing leaves', async () => {
  await using lantern = await testLantern()
  const { id } = await booking(lantern)
  const headers = await ownerCookie(lantern)
  const Move = 'mutation($input: UpdateQuoteInput!) { updateQuote(input: $input) { pendingMails } }'
  const move = async (scheduledAt: Date, windowMinutes: number | null = null) =>
    dataOf<{ pendingMails: string[] }>(
      await call(lantern, Move, { input: { id, scheduledAt, windowMinutes } }, headers),
      'updateQuote',
    ).pendingMails.filter((mail) => mail !== 'received')
  expect(await move(monday)).toEqual(['appointment'])
  await sendNow(lantern)
  expect(await move(tuesday)).toEqual(['appointment'])
  expect(await move(monday)).toEqual([])
  expect(await move(monday, 60)).toEqual(['appointment'])
})

test('staff may set one without a mail, and the mail leaves when they allow it', async () => {
  await using lantern = await testLantern()
  const { change } = await booking(lantern)
  await change({ scheduledAt: monday, appointmentMails: false })
  expect(await toldOf(lantern)).toEqual([])
  await change({ appointmentMails: true })
  expect(await toldOf(lantern)).toEqual([['customer.appointment', monday.toISOString()]])
})

const eve = at('2099-11-22T10:00')

const madeEarlier = ({ db }: TestLantern) =>
  db
    .update(leadEvents)
    .set({ at: at('2099-11-19T12:00') })
    .where(eq(leadEvents.kind, 'scheduled'))

const remind = (lantern: TestLantern, now: Date) => sendReminders(lantern.callOf({ kind: 'system' }), now)

test('the day before, from 10 AM of the business, the customer is reminded once, however many servers look', async () => {
  await using lantern = await testLantern()
  const { id, change } = await booking(lantern)
  await change({ scheduledAt: monday })
  await madeEarlier(lantern)
  expect(await remind(lantern, new Date(eve.getTime() - 60_000))).toEqual([])
  const runs = await Promise.all([eve, eve, eve].map((now) => remind(lantern, now)))
  expect(runs.flat()).toEqual([id])
  expect(await remind(lantern, new Date(eve.getTime() + 3_600_000))).toEqual([])
  expect((await toldOf(lantern)).filter(([topic]) => topic === 'customer.reminder')).toHaveLength(1)
})

test.each([
  ['done', { status: 'completed' }],
  ['lost', { lostReason: 'price' }],
  ['without an appointment', { scheduledAt: null }],
  ['not mailed about', { appointmentMails: false }],
  ['moved that day', { scheduledAt: at('2099-11-23T16:00') }],
])('no reminder of a request that is %s', async (_what, input) => {
  await using lantern = await testLantern()
  const { change } = await booking(lantern)
  await change({ scheduledAt: monday })
  await madeEarlier(lantern)
  await change(input)
  if ('scheduledAt' in input && input.scheduledAt)
    await lantern.db.update(leadEvents).set({ at: eve }).where(eq(leadEvents.kind, 'scheduled'))
  await remind(lantern, eve)
  expect((await toldOf(lantern)).filter(([topic]) => topic === 'customer.reminder')).toEqual([])
})

test('no address that could be an advertisement is mailed', () => {
  expect(plainAddress(' 12 Elm St., Apt #4 ')).toBe('12 Elm St., Apt #4')
  for (const address of [null, '', 'see evil.example', 'http://evil.example', 'a@evil', 'x'.repeat(200)])
    expect(plainAddress(address)).toBeNull()
})
