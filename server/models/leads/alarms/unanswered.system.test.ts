import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { deliveries } from '#server/schema/notifications.ts'
import { requests } from '#server/schema/requests.ts'
import { call, dataOf, type TestLantern, testLantern } from '#tests/lantern.ts'
import { ownersBrowser, secondPerson, type TestBrowser } from '#tests/people.ts'
import { CreateQuote, dana, filledForm } from '#tests/quotes.ts'
import { sendUnansweredAlarms } from './unanswered.ts'

const Update = `mutation($input: UpdateQuoteInput!) { updateQuote(input: $input) {
  takenAt givenAt assignee { name } events { kind actorName text facts }
} }`

async function office(lantern: TestLantern, role: 'dispatcher' | 'technician' = 'dispatcher') {
  const owner = await ownersBrowser(lantern)
  const jess = await secondPerson(lantern, owner, 'jess@shop.test', role)
  const people = dataOf<{ id: string; name: string }[]>(
    await call(lantern, '{ people { id name } }', {}, headersOf(owner)),
    'people',
  )
  const idOf = (name: string) => people.find((one) => one.name === name)?.id
  return { owner, jess, jessId: idOf('jess'), people }
}

const headersOf = ({ headers }: TestBrowser) => Object.fromEntries(headers)

const arrived = async (lantern: TestLantern) =>
  dataOf<{ id: string }>(
    await call(lantern, CreateQuote, { input: dana, submission: filledForm(lantern.secret) }),
    'createQuote',
  ).id

const changing =
  (lantern: TestLantern, id: string) =>
  async (by: TestBrowser, input: object): Promise<Record<string, unknown>> =>
    dataOf(await call(lantern, Update, { input: { id, ...input } }, headersOf(by)), 'updateQuote')

const toldOf = async (lantern: TestLantern, id: string) => {
  const rows = await lantern.db.select().from(deliveries).where(eq(deliveries.subjectId, id))
  return rows.flatMap(({ topic, channel, recipient, payload }) =>
    topic === 'lead.waiting' && channel === 'mail' ? [{ recipient, ...Object(payload).alarm }] : [],
  )
}

test('who is given a request is told what to know at the door, and has it once they say yes', async () => {
  await using lantern = await testLantern()
  const { owner, jess, jessId } = await office(lantern)
  const id = await arrived(lantern)
  const change = changing(lantern, id)
  await change(owner, { address: '1200 Main St', quotedCents: 18_000 })
  const given = await change(owner, { assigneeId: jessId, assignmentNote: 'Gate code 4411' })
  expect(given).toMatchObject({ takenAt: null, givenAt: expect.any(String), assignee: { name: 'jess' } })
  expect(given.events).toMatchObject([{ kind: 'priced' }, { kind: 'given', text: 'Gate code 4411' }])
  expect(await toldOf(lantern, id)).toMatchObject([
    {
      recipient: 'jess@shop.test',
      reason: 'given',
      note: 'Gate code 4411',
      job: { address: '1200 Main St', quotedCents: 18_000 },
    },
  ])
  const [waiting] = await lantern.db.select().from(requests)
  expect(waiting).toMatchObject({ stage: 'waiting', nextAlarmAt: null, givenAlarmAt: expect.any(Date) })
  const customers = await lantern.db.select().from(deliveries).where(eq(deliveries.topic, 'customer.taken'))
  expect(customers).toEqual([])

  const taken = await change(jess, { assigneeId: jessId })
  expect(taken).toMatchObject({ takenAt: expect.any(String), givenAt: null })
  expect(taken.events).toMatchObject([
    { kind: 'priced' },
    { kind: 'given' },
    { kind: 'taken', actorName: 'jess' },
  ])
  const [working] = await lantern.db.select().from(requests)
  expect(working).toMatchObject({ stage: 'working', givenAlarmAt: null })
})

test('a request that is handed back rings again, and the person who gave it reads the note', async () => {
  await using lantern = await testLantern()
  const { owner, jess, jessId } = await office(lantern)
  const id = await arrived(lantern)
  const change = changing(lantern, id)
  await change(owner, { assigneeId: jessId })
  const back = await change(jess, { assigneeId: null, assignmentNote: 'Stuck in Katy' })
  expect(back).toMatchObject({ assignee: null, takenAt: null, givenAt: null })
  const told = await toldOf(lantern, id)
  expect(told).toMatchObject([{ reason: 'handedBack', by: 'jess', note: 'Stuck in Katy' }])
  const [row] = await lantern.db.select().from(requests)
  expect(row?.nextAlarmAt).toBeInstanceOf(Date)
})

test('a person who loses a request is told not to go; an undo sends nothing and restores the acceptance', async () => {
  await using lantern = await testLantern()
  const { owner, jess, jessId, people } = await office(lantern)
  const ownerId = people.find(({ id }) => id !== jessId)?.id
  const id = await arrived(lantern)
  const change = changing(lantern, id)
  const { takenAt } = await change(jess, { assigneeId: jessId })
  await change(owner, { assigneeId: ownerId })
  expect(await toldOf(lantern, id)).toMatchObject([{ recipient: 'jess@shop.test', reason: 'takenAway' }])
  const undone = await change(owner, { assigneeId: jessId, takenAt })
  expect(undone).toMatchObject({ takenAt, givenAt: null, assignee: { name: 'jess' } })
  expect(undone.events).toMatchObject([{ kind: 'taken', actorName: 'jess' }])
  expect(await toldOf(lantern, id)).toEqual([])
})

test('who has a job is told when somebody else moves its appointment or takes it off, once it is not undone', async () => {
  await using lantern = await testLantern()
  const { owner, jess, jessId } = await office(lantern)
  const id = await arrived(lantern)
  const change = changing(lantern, id)
  const [at, later] = ['2031-03-03T15:00:00.000Z', '2031-03-03T17:00:00.000Z']
  await change(jess, { assigneeId: jessId, scheduledAt: at })
  expect(await toldOf(lantern, id)).toEqual([])
  await change(owner, { scheduledAt: later })
  await change(owner, { windowMinutes: 120 })
  const moved = { recipient: 'jess@shop.test', reason: 'moved' }
  const told = await toldOf(lantern, id)
  expect(told).toEqual([
    expect.objectContaining({
      ...moved,
      job: expect.objectContaining({ scheduledAt: later, windowMinutes: 120 }),
    }),
  ])
  const [waits] = await lantern.db.select().from(deliveries).where(eq(deliveries.topic, 'lead.waiting'))
  expect(waits?.nextAttemptAt.getTime()).toBeGreaterThan(Date.now() + 5_000)
  await change(owner, { scheduledAt: at, windowMinutes: null })
  expect(await toldOf(lantern, id)).toEqual([])
  await change(owner, { scheduledMinutes: 90 })
  expect(await toldOf(lantern, id)).toEqual([])
  await change(owner, { scheduledAt: null })
  expect(await toldOf(lantern, id)).toMatchObject([{ ...moved, job: { scheduledAt: null } }])
  await change(jess, { scheduledAt: later })
  expect(await toldOf(lantern, id)).toEqual([])
})

test('without acceptance it rings for everybody once, and goes on as an unassigned request', async () => {
  await using lantern = await testLantern()
  const { owner, jessId } = await office(lantern)
  const id = await arrived(lantern)
  await changing(lantern, id)(owner, { assigneeId: jessId })
  const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000)
  const asSystem = lantern.callOf({ kind: 'system' })
  expect(await sendUnansweredAlarms(asSystem, inMinutes(5))).toEqual([])
  expect(await sendUnansweredAlarms(asSystem, inMinutes(11))).toEqual([id])
  expect(await sendUnansweredAlarms(asSystem, inMinutes(12))).toEqual([])
  const told = (await toldOf(lantern, id)).filter(({ reason }) => reason === 'unanswered')
  expect(told).toHaveLength(2)
  expect(told[0]).toMatchObject({ to: 'jess' })
  const [row] = await lantern.db.select().from(requests)
  expect(row?.nextAlarmAt).toBeInstanceOf(Date)
})

test('people of the same name are told apart by their email, where staff read it', async () => {
  await using lantern = await testLantern()
  const { owner, jessId } = await office(lantern)
  const asked = async (query: string) => (await call(lantern, query, {}, headersOf(owner))).data
  expect(await asked('{ people { name label } }')).toMatchObject({
    people: expect.arrayContaining([{ name: 'jess', label: 'jess' }]),
  })
  await secondPerson(lantern, owner, 'jess@north.test', 'technician')
  const id = await arrived(lantern)
  const { events } = await changing(lantern, id)(owner, {
    assigneeId: jessId,
    scheduledAt: '2031-03-03T15:00:00.000Z',
  })
  expect(await asked('{ people { name label } }')).toMatchObject({
    people: expect.arrayContaining([
      { name: 'jess', label: 'jess (jess@shop.test)' },
      { name: 'jess', label: 'jess (jess@north.test)' },
    ]),
  })
  const label = 'jess (jess@shop.test)'
  expect(events).toMatchObject([{ kind: 'given', facts: expect.stringContaining(label) }, {}])
  const scheduled = `scheduled { assignee { name label } }`
  expect(
    await asked(`{
      getQuote(id: "${id}") { assignee { name label } }
      inbox(filter: all) { items { assigneeName } }
      schedule(from: "2031-03-03T00:00:00Z", to: "2031-03-04T00:00:00Z") { ${scheduled} }
    }`),
  ).toEqual({
    getQuote: { assignee: { name: 'jess', label } },
    inbox: { items: [{ assigneeName: label }] },
    schedule: { scheduled: [{ assignee: { name: 'jess', label } }] },
  })
})

test('who handed a job back, or lost it, learns when, by whom and with which word; nobody else does', async () => {
  await using lantern = await testLantern()
  const { owner, jess, jessId, people } = await office(lantern)
  const tess = await secondPerson(lantern, owner, 'tess@shop.test', 'technician')
  const tessId = (await tess.caller.staff())?.userId
  const ownerId = people.find(({ id }) => id !== jessId)?.id
  const id = await arrived(lantern)
  const change = changing(lantern, id)
  const formerOf = async (by: TestBrowser) =>
    (await call(lantern, `{ formerJob(id: "${id}") { at isMine by note } }`, {}, headersOf(by))).data
      ?.formerJob
  await change(owner, { assigneeId: tessId, assignmentNote: 'Gate code 4411' })
  await change(tess, { assigneeId: tessId })
  expect(await formerOf(tess)).toBeNull()
  await call(
    lantern,
    'mutation($input: UpdateQuoteInput!) { updateQuote(input: $input) { id } }',
    { input: { id, assigneeId: null, assignmentNote: 'No van' } },
    headersOf(tess),
  )
  const at = expect.any(String)
  expect(await formerOf(tess)).toEqual({ at, isMine: true, by: 'tess', note: 'No van' })
  expect(await formerOf(jess)).toBeNull()

  await change(owner, { assigneeId: tessId })
  await change(owner, { assigneeId: ownerId, assignmentNote: 'Not for Tess to read' })
  const [person] = people.filter((one) => one.id === ownerId)
  expect(await formerOf(tess)).toEqual({ at, isMine: false, by: person?.name, note: null })
})

test.each(['dispatcher', 'technician'] as const)(
  'an undo of a %s makes a given request wait for a yes again, and is no yes itself',
  async (role) => {
    await using lantern = await testLantern()
    const { owner, jess, jessId } = await office(lantern, role)
    const id = await arrived(lantern)
    const change = changing(lantern, id)
    await change(owner, { assigneeId: jessId, assignmentNote: 'Gate code 4411' })
    const before = { assigneeId: jessId, takenAt: null, assignmentNote: 'Gate code 4411' }
    const toNew = { status: 'new', contactedAt: null }
    const presses: [object, object][] = [
      [{ callOutcome: 'noAnswer' }, { callOutcome: null, calledAt: null }],
      [{ callOutcome: 'reached' }, { callOutcome: null, calledAt: null, ...toNew }],
      [{ status: 'completed' }, { ...toNew, completedAt: null }],
      [{ assigneeId: jessId }, {}],
    ]
    // A technician cannot reach again what they handed back.
    if (role === 'dispatcher') presses.push([{ assigneeId: null, assignmentNote: 'Too far' }, {}])
    for (const [press, undo] of presses) {
      await change(jess, press)
      const undone = await change(jess, { ...undo, ...before })
      expect(undone).toMatchObject({ takenAt: null, givenAt: expect.any(String), assignee: { name: 'jess' } })
      expect(undone.events).toMatchObject([{ kind: 'given', text: 'Gate code 4411' }])
      const [row] = await lantern.db.select().from(requests)
      const waiting = { stage: 'waiting', nextAlarmAt: null, givenAlarmAt: expect.any(Date) }
      expect(row).toMatchObject({ ...waiting, assignmentNote: 'Gate code 4411' })
    }
    const customers = await lantern.db.select().from(deliveries).where(eq(deliveries.topic, 'customer.taken'))
    expect(customers).toEqual([])
    const taken = await change(jess, { assigneeId: jessId })
    expect(taken).toMatchObject({ takenAt: expect.any(String), givenAt: null })
  },
)
