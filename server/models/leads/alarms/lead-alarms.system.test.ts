import { and, asc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { savePushSubscription } from '#server/notifications/push/push-subscriptions.ts'
import { users } from '#server/schema/identity.ts'
import { deliveries } from '#server/schema/notifications.ts'
import { rateLimits } from '#server/schema/operations.ts'
import { leadEvents, requests } from '#server/schema/requests.ts'
import { call, dataOf, ownerCookie, type TestLantern, testLantern } from '#tests/lantern.ts'
import { CreateMessage, sam } from '#tests/messages.ts'
import { mailsOf } from '#tests/outbox.ts'
import { ownersBrowser, secondPerson } from '#tests/people.ts'
import { filledForm } from '#tests/quotes.ts'
import { ownAlarms, sendDueAlarms } from './due-alarms.ts'
import { alarmMinutes, mostComplaints, raiseAlarm, sendFollowUpAlarms } from './lead-alarms.ts'

const minuteMs = 60_000
const asSystem = (lantern: TestLantern) => lantern.callOf({ kind: 'system' })

async function message(lantern: TestLantern, service = 'emergency', name = sam.name) {
  const submission = filledForm(lantern.secret)
  const { id } = dataOf<{ id: string }>(
    await call(lantern, CreateMessage, { input: { ...sam, name, service }, submission }),
    'createMessage',
  )
  return rowOf(lantern, id)
}

async function rowOf({ db }: TestLantern, id: string) {
  const [row] = await db.select().from(requests).where(eq(requests.id, id))
  if (!row) throw new Error('the message was just stored')
  return row
}

const alarmsOf = ({ db }: TestLantern, id: string) =>
  db
    .select()
    .from(deliveries)
    .where(and(eq(deliveries.subjectId, id), eq(deliveries.topic, 'lead.waiting')))
    .orderBy(asc(deliveries.id))

const recipientsOf = async (lantern: TestLantern, id: string, channel = 'mail') =>
  (await alarmsOf(lantern, id)).filter((row) => row.channel === channel).map(({ recipient }) => recipient)

const later = (from: Date, minutes: number) => new Date(from.getTime() + minutes * minuteMs)

const update = async (lantern: TestLantern, input: object) =>
  dataOf(
    await call(
      lantern,
      'mutation($input: UpdateMessageInput!) { updateMessage(input: $input) { id } }',
      { input },
      await ownerCookie(lantern),
    ),
    'updateMessage',
  )

test('an emergency rings after 2, 5 and 10 minutes, each time one person more, and at last everybody, and then no more', async () => {
  await using lantern = await testLantern()
  const owner = await ownersBrowser(lantern)
  for (const name of ['first', 'second', 'third'])
    await secondPerson(lantern, owner, `${name}@example.com`, 'dispatcher')
  await secondPerson(lantern, owner, 'writer@example.com', 'writer')
  const { id, submittedAt } = await message(lantern)
  const at = (minutes: number) => sendDueAlarms(asSystem(lantern), later(submittedAt, minutes))

  expect(await at(1.9)).toEqual([])
  expect(await at(2)).toEqual([id])
  expect(await recipientsOf(lantern, id)).toEqual(['first@example.com'])
  expect(await at(4.9)).toEqual([])
  expect(await at(5)).toEqual([id])
  expect(await recipientsOf(lantern, id)).toEqual(
    ['first', 'first', 'second'].map((name) => `${name}@example.com`),
  )
  for (const minutes of alarmMinutes.emergency.slice(2)) expect(await at(minutes)).toEqual([id])
  expect((await rowOf(lantern, id)).nextAlarmAt).toBeNull()
  expect(await at(10_000)).toEqual([])
  const rung = await recipientsOf(lantern, id)
  expect(rung.slice(-4).sort()).toEqual(
    ['first', 'owner', 'second', 'third'].map((name) => `${name}@example.com`).sort(),
  )
  expect(rung).not.toContain('writer@example.com')
  const events = await lantern.db.select().from(leadEvents).where(eq(leadEvents.kind, 'alarm'))
  expect(events).toHaveLength(alarmMinutes.emergency.length)
  expect(events[0]).toMatchObject({ by: 'system', facts: { reason: 'waiting', people: 'first' } })
})

test('who has a device is rung first; the push says how urgent it is, and stays', async () => {
  await using lantern = await testLantern()
  await secondPerson(lantern, await ownersBrowser(lantern), 'first@example.com', 'dispatcher')
  const [owner] = await lantern.db.select().from(users).where(eq(users.email, 'owner@example.com'))
  const endpoint = 'https://push.example.com/1'
  const device = await savePushSubscription(lantern.db, {
    userId: owner?.id ?? '',
    endpoint,
    p256dh: 'p',
    auth: 'a',
    label: 'Phone',
  })
  const { id, submittedAt } = await message(lantern)
  await sendDueAlarms(asSystem(lantern), later(submittedAt, 2))
  expect(await recipientsOf(lantern, id, 'push')).toEqual([device.id])
  expect(await recipientsOf(lantern, id)).toEqual(['owner@example.com'])
})

test('the mail of an alarm says in its subject who waits for how long', async () => {
  await using lantern = await testLantern()
  const { submittedAt } = await message(lantern)
  await sendDueAlarms(asSystem(lantern), later(submittedAt, 2))
  const [mail] = await mailsOf(lantern, 1, ({ subject }) => subject?.includes('waiting') ?? false)
  expect(mail?.subject).toBe('EMERGENCY, still waiting 2 min: Sam Ortega (713) 555-0142')
  expect(mail?.text).toContain('Sam Ortega has waited 2 min, and nobody has taken the request')
})

test.each([
  [
    'taken',
    async (lantern: TestLantern, id: string) => {
      const [me] = await lantern.db.select().from(users)
      await update(lantern, { id, assigneeId: me?.id })
    },
  ],
  ['called', (lantern: TestLantern, id: string) => update(lantern, { id, callOutcome: 'noAnswer' })],
  ['contacted', (lantern: TestLantern, id: string) => update(lantern, { id, status: 'contacted' })],
  [
    'cancelled',
    (lantern: TestLantern, id: string) =>
      lantern.db.update(requests).set({ cancelledAt: new Date() }).where(eq(requests.id, id)),
  ],
  [
    'suspicious',
    (lantern: TestLantern, id: string) =>
      lantern.db
        .update(requests)
        .set({ quarantineReasons: ['trap'] })
        .where(eq(requests.id, id)),
  ],
])('once it is %s nothing rings', async (_what, change) => {
  await using lantern = await testLantern()
  const { id, submittedAt } = await message(lantern)
  await change(lantern, id)
  for (const minutes of [2, 5, 10, 60])
    expect(await sendDueAlarms(asSystem(lantern), later(submittedAt, minutes))).toEqual([])
  expect(await alarmsOf(lantern, id)).toEqual([])
  expect((await rowOf(lantern, id)).nextAlarmAt).toBeNull()
})

test('what was given back rings again', async () => {
  await using lantern = await testLantern()
  const { id } = await message(lantern)
  const [me] = await lantern.db.select().from(users)
  await update(lantern, { id, assigneeId: me?.id })
  await update(lantern, { id, assigneeId: null })
  expect((await rowOf(lantern, id)).nextAlarmAt).not.toBeNull()
})

test('of many servers that look at once, one rings', async () => {
  await using lantern = await testLantern()
  const { id, submittedAt } = await message(lantern)
  const now = later(submittedAt, 2)
  const runs = await Promise.all(Array.from({ length: 6 }, () => sendDueAlarms(asSystem(lantern), now)))
  expect(runs.flat()).toEqual([id])
  expect(await alarmsOf(lantern, id)).toHaveLength(1)
})

test('an ordinary request rings ten minutes before its promise ends, and after that only in opening hours', async () => {
  await using lantern = await testLantern()
  const { id, promisedBy } = await message(lantern, 'access-control')
  if (!promisedBy) throw new Error('a visitor was promised a call')
  const at = (minutes: number) => sendDueAlarms(asSystem(lantern), later(promisedBy, minutes))
  expect(await at(-10.1)).toEqual([])
  expect(await at(-10)).toEqual([id])
  const { nextAlarmAt } = await rowOf(lantern, id)
  expect(Number(nextAlarmAt)).toBeGreaterThanOrEqual(promisedBy.getTime())
})

test('the owner may have emergencies ring only, or nothing', async () => {
  await using lantern = await testLantern()
  const { id, promisedBy } = await message(lantern, 'access-control')
  const emergency = await message(lantern)
  const set = async (alarms: string) =>
    dataOf(
      await call(
        lantern,
        'mutation($input: UpdateNotificationSettingsInput!) { updateNotificationSettings(input: $input) { alarms } }',
        { input: { alarms } },
        await ownerCookie(lantern),
      ),
      'updateNotificationSettings',
    )
  expect(await set('emergencies')).toEqual({ alarms: 'emergencies' })
  const late = later(promisedBy ?? new Date(), 60)
  expect(await sendDueAlarms(asSystem(lantern), late)).toEqual([emergency.id])
  expect(await alarmsOf(lantern, id)).toEqual([])
  await set('none')
  expect(await sendDueAlarms(asSystem(lantern), later(late, 60))).toEqual([])
})

test('after many alarms in an hour, one speaks for all that wait, each ninety seconds', async () => {
  await using lantern = await testLantern()
  const first = await message(lantern)
  await lantern.db.insert(rateLimits).values({
    key: 'alarms:emergency',
    count: ownAlarms.limit,
    windowEndsAt: later(new Date(), 30),
  })
  await lantern.db
    .update(requests)
    .set({ submittedAt: later(first.submittedAt, -2), nextAlarmAt: new Date() })
    .where(eq(requests.id, first.id))
  const { id } = await message(lantern, 'emergency', 'Ann Vu')
  const now = later(new Date(), 0.1)
  expect((await sendDueAlarms(asSystem(lantern), now)).sort()).toEqual([first.id, id].sort())
  const alarms = [...(await alarmsOf(lantern, id)), ...(await alarmsOf(lantern, first.id))]
  expect(alarms.map(({ subjectId, payload }) => [subjectId, payload])).toEqual([
    [id, expect.objectContaining({ alarm: expect.objectContaining({ waiting: 2 }) })],
  ])
  const [mail] = await mailsOf(lantern, 1, ({ subject }) => subject?.includes('wait') ?? false)
  expect(mail?.subject).toBe('2 EMERGENCIES wait, the newest: Ann Vu (713) 555-0142')
  expect((await rowOf(lantern, id)).alarmsSent).toBe(1)
  await message(lantern, 'emergency', 'Bo Diaz')
  expect(await sendDueAlarms(asSystem(lantern), later(now, 1.4))).toEqual([])
  expect(await sendDueAlarms(asSystem(lantern), later(now, 3))).toHaveLength(2)
})

test('“nobody has called me” rings everybody, also when it was taken, but not again and again', async () => {
  await using lantern = await testLantern()
  await secondPerson(lantern, await ownersBrowser(lantern), 'first@example.com', 'dispatcher')
  const { id } = await message(lantern)
  const raise = async () => {
    const stored = await rowOf(lantern, id)
    return lantern.db.transaction((tx) =>
      raiseAlarm(tx, stored, { call: asSystem(lantern), now: new Date() }),
    )
  }
  const [me] = await lantern.db.select().from(users)
  await update(lantern, { id, assigneeId: me?.id })
  expect(await raise()).toBe('atOnce')
  expect((await recipientsOf(lantern, id)).sort()).toEqual(['first@example.com', 'owner@example.com'])
  expect(await raise()).toBe('never')
  for (let time = 1; time < mostComplaints.limit; time += 1) {
    await lantern.db.delete(rateLimits).where(eq(rateLimits.key, `complaint:${id}`))
    expect(await raise()).toBe('atOnce')
  }
  await lantern.db.delete(rateLimits).where(eq(rateLimits.key, `complaint:${id}`))
  expect(await raise()).toBe('never')
  await update(lantern, { id, status: 'completed' })
  await lantern.db.delete(rateLimits)
  expect(await raise()).toBe('never')
})

test('a follow-up notifies the assignee once, and everybody where there is none', async () => {
  await using lantern = await testLantern()
  const owner = await ownersBrowser(lantern)
  await secondPerson(lantern, owner, 'first@example.com', 'dispatcher')
  const { id } = await message(lantern, 'access-control')
  const [first] = await lantern.db.select().from(users).where(eq(users.email, 'first@example.com'))
  const toldToFollowUpAt = async (time: Date) =>
    (await alarmsOf(lantern, id)).flatMap(({ dedupeKey, recipient }) =>
      dedupeKey.includes(`follow-up ${time.toISOString()}`) ? [recipient] : [],
    )
  const followUpAt = later(new Date(), 60)
  await update(lantern, { id, assigneeId: first?.id, followUpAt: followUpAt.toISOString() })
  expect(await sendFollowUpAlarms(asSystem(lantern), later(followUpAt, -1))).toEqual([])
  const runs = await Promise.all(
    Array.from({ length: 4 }, () => sendFollowUpAlarms(asSystem(lantern), followUpAt)),
  )
  expect(runs.flat()).toEqual([id])
  expect(await toldToFollowUpAt(followUpAt)).toEqual(['first@example.com'])
  const nextTime = later(followUpAt, 60)
  await update(lantern, { id, assigneeId: null, followUpAt: nextTime.toISOString() })
  expect(await sendFollowUpAlarms(asSystem(lantern), nextTime)).toEqual([id])
  expect((await toldToFollowUpAt(nextTime)).sort()).toEqual(['first@example.com', 'owner@example.com'])
})
