import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { momentOf } from '#content/time/clocks.ts'
import { deliveries } from '#server/schema/notifications.ts'
import { requests } from '#server/schema/requests.ts'
import { call, dataOf, ownerCookie, type TestLantern, testLantern } from '#tests/lantern.ts'
import { CreateMessage, sam } from '#tests/messages.ts'
import { mailsOf } from '#tests/outbox.ts'
import { ownersBrowser, secondPerson } from '#tests/people.ts'
import { filledForm } from '#tests/quotes.ts'
import { sendDailySummaries } from './daily-summary.ts'

const asSystem = (lantern: TestLantern) => lantern.callOf({ kind: 'system' })
const at = (time: string, date = '2031-03-05') => momentOf(date, time, 'America/Chicago')
const summaries = ({ db }: TestLantern) =>
  db.select().from(deliveries).where(eq(deliveries.topic, 'lead.summary'))

async function message(lantern: TestLantern, values: Partial<typeof requests.$inferInsert> = {}) {
  const made = await call(lantern, CreateMessage, { input: sam, submission: filledForm(lantern.secret) })
  const { id } = dataOf<{ id: string }>(made, 'createMessage')
  if (Object.keys(values).length > 0) await lantern.db.update(requests).set(values).where(eq(requests.id, id))
  return id
}

test('at seven in the morning everyone who works with requests is mailed who waits, once, however many servers look', async () => {
  await using lantern = await testLantern()
  const owner = await ownersBrowser(lantern)
  await secondPerson(lantern, owner, 'dispatch@example.com', 'dispatcher')
  await secondPerson(lantern, owner, 'writer@example.com', 'writer')
  await message(lantern)
  const look = (time: string) => sendDailySummaries(asSystem(lantern), at(time))
  expect(await look('06:59')).toEqual([])
  const runs = await Promise.all(Array.from({ length: 4 }, () => look('07:00')))
  expect(runs.flat().sort()).toEqual(['dispatch@example.com', 'owner@example.com'])
  expect(await look('07:01')).toEqual([])
  expect(await sendDailySummaries(asSystem(lantern), at('07:00', '2031-03-06'))).toHaveLength(2)
  const mails = await mailsOf(lantern, 4, ({ subject }) => subject?.startsWith('Today:') ?? false)
  expect(mails[0]?.subject).toBe('Today: 1 request waits')
  expect(mails[0]?.text).toContain('Sam Ortega, (713) 555-0142')
  expect(JSON.stringify((await summaries(lantern)).map(({ payload }) => payload))).not.toContain('Sam')
})

test('on a morning with nothing to do there is no summary, also not later that morning', async () => {
  await using lantern = await testLantern()
  expect(await sendDailySummaries(asSystem(lantern), at('07:00'))).toEqual([])
  await message(lantern)
  expect(await sendDailySummaries(asSystem(lantern), at('07:30'))).toEqual([])
  expect(await sendDailySummaries(asSystem(lantern), at('12:00', '2031-03-06'))).toEqual([])
})

test('who turned it off gets none; what is suspicious or withdrawn is not in it', async () => {
  await using lantern = await testLantern()
  const cookie = await ownerCookie(lantern)
  await message(lantern, { quarantineReasons: ['trap'] })
  expect(await sendDailySummaries(asSystem(lantern), at('07:00'))).toEqual([])
  await message(lantern)
  const off = await call(lantern, 'mutation { updateDailySummary(isOn: false) }', {}, cookie)
  expect(off.data?.updateDailySummary).toBe(false)
  expect((await call(lantern, '{ dailySummary }', {}, cookie)).data?.dailySummary).toBe(false)
  expect(await sendDailySummaries(asSystem(lantern), at('07:00', '2031-03-06'))).toEqual([])
  expect(await summaries(lantern)).toEqual([])
})
