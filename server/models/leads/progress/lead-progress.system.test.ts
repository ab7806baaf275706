import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { deliveries } from '#server/schema/notifications.ts'
import { requests } from '#server/schema/requests.ts'
import { call, dataOf, ownerCookie, testLantern } from '#tests/lantern.ts'
import { CreateMessage, sam } from '#tests/messages.ts'
import { ownersBrowser } from '#tests/people.ts'
import { CreateQuote, dana, filledForm } from '#tests/quotes.ts'

const inMinutes = (count: number) => new Date(Date.now() + count * 60_000).toISOString()
const minutesBetween = (from: Date, to: Date | null) => to && (to.getTime() - from.getTime()) / 60_000

const Update = `mutation($input: UpdateQuoteInput!) { updateQuote(input: $input) {
  status contactedAt seenAt takenAt calledAt callOutcome onTheWayAt arrivesAt assignee { name } events { kind by actorName facts }
} }`

test('an emergency rings after two minutes and is promised a call within five, at any hour', async () => {
  await using lantern = await testLantern()
  const submission = filledForm(lantern.secret)
  await call(lantern, CreateMessage, { input: { ...sam, service: 'emergency' }, submission })
  const [row] = await lantern.db.select().from(requests)
  expect(row?.isEmergency).toBe(true)
  expect(row?.number).toMatch(/^\d{4}-\d{4}$/)
  expect(row && minutesBetween(row.submittedAt, row.promisedBy)).toBe(5)
  expect(row && minutesBetween(row.submittedAt, row.nextAlarmAt)).toBe(2)
})

test('a suspicious request has a promise and no alarm; one that staff enter has both, unless it is answered already', async () => {
  await using lantern = await testLantern()
  await call(lantern, CreateQuote, { input: dana, submission: { trap: 'filled in' } })
  const [suspicious] = await lantern.db.select().from(requests)
  expect(suspicious).toMatchObject({ promisedBy: expect.any(Date), nextAlarmAt: null })
  const staff = await ownerCookie(lantern)
  const entered = async (firstName: string, submission: object) => {
    await call(lantern, CreateQuote, { input: { ...dana, firstName }, submission }, staff)
    const [row] = await lantern.db.select().from(requests).where(eq(requests.firstName, firstName))
    return row
  }
  expect(await entered('Faxed', {})).toMatchObject({
    promisedBy: expect.any(Date),
    nextAlarmAt: expect.any(Date),
  })
  expect(await entered('Old', { rings: false })).toMatchObject({ promisedBy: null, nextAlarmAt: null })
})

test('seen, taken, called, on the way and done: times are stamped, the alarm stops, the time line says who', async () => {
  await using lantern = await testLantern()
  const submission = filledForm(lantern.secret)
  const { id } = dataOf<{ id: string }>(
    await call(lantern, CreateQuote, { input: dana, submission }),
    'createQuote',
  )
  const staff = await ownerCookie(lantern)
  const [me] = dataOf<{ id: string }[]>(await call(lantern, '{ people { id name } }', {}, staff), 'people')
  const change = async (input: object) =>
    dataOf<Record<string, unknown>>(
      await call(lantern, Update, { input: { id, ...input } }, staff),
      'updateQuote',
    )

  const seen = await change({ seenAt: inMinutes(0) })
  expect(seen.seenAt).toBeTruthy()
  expect((await change({ seenAt: inMinutes(1) })).seenAt).toBe(seen.seenAt)
  const [waiting] = await lantern.db.select().from(requests)
  expect(waiting?.nextAlarmAt).toBeTruthy()

  expect(await change({ assigneeId: me?.id })).toMatchObject({ takenAt: expect.any(String), status: 'new' })
  const [taken] = await lantern.db.select().from(requests)
  expect(taken?.nextAlarmAt).toBeNull()
  expect(await change({ callOutcome: 'noAnswer', followUpAt: inMinutes(20) })).toMatchObject({
    status: 'new',
  })
  expect(await change({ callOutcome: 'reached' })).toMatchObject({
    status: 'contacted',
    contactedAt: expect.any(String),
  })
  expect(await change({ arrivesAt: inMinutes(20) })).toMatchObject({ onTheWayAt: expect.any(String) })
  const { events } = await change({ status: 'completed' })
  expect(events).toMatchObject(
    ['seen', 'taken', 'called', 'followUp', 'called', 'contacted', 'onTheWay', 'completed'].map((kind) => ({
      kind,
      by: 'staff',
      actorName: expect.any(String),
    })),
  )
})

test('setting off assigns the request; an arrival that a program sets does not', async () => {
  await using lantern = await testLantern()
  const browser = await ownersBrowser(lantern)
  const key = await browser.apiKeys.create({ name: 'Routes', scope: 'full', days: '30' })
  if (!key.ok) throw new Error(key.refusal.message)
  const created = async () =>
    dataOf<{ id: string }>(await call(lantern, CreateQuote, { input: dana }), 'createQuote').id
  const setOff = async (id: string, headers: Record<string, string>) =>
    dataOf<object>(
      await call(lantern, Update, { input: { id, arrivesAt: inMinutes(20) } }, headers),
      'updateQuote',
    )
  const person = await setOff(await created(), await ownerCookie(lantern))
  expect(person).toMatchObject({ status: 'contacted', assignee: { name: expect.any(String) } })
  expect(person).toMatchObject({ events: [{ kind: 'taken' }, { kind: 'onTheWay' }, { kind: 'contacted' }] })
  const undo = { arrivesAt: null, assigneeId: null, status: 'new', contactedAt: null }
  const id = await created()
  await setOff(id, await ownerCookie(lantern))
  const undone = await call(lantern, Update, { input: { id, ...undo } }, await ownerCookie(lantern))
  expect(undone.data).toMatchObject({ updateQuote: { status: 'new', assignee: null, events: [] } })
  const program = await setOff(await created(), { authorization: key.value.key })
  expect(program).toMatchObject({ status: 'contacted', assignee: null, arrivesAt: expect.any(String) })
})

test.each([{ status: 'contacted' }, { status: 'completed' }, { callOutcome: 'reached' }])(
  'a request that nobody has belongs to whoever works on it: %o',
  async (step) => {
    await using lantern = await testLantern()
    const browser = await ownersBrowser(lantern)
    const key = await browser.apiKeys.create({ name: 'Office', scope: 'full', days: '30' })
    if (!key.ok) throw new Error(key.refusal.message)
    const me = await ownerCookie(lantern)
    const [owner] = dataOf<{ id: string }[]>(await call(lantern, '{ people { id } }', {}, me), 'people')
    const created = async () =>
      dataOf<{ id: string }>(await call(lantern, CreateQuote, { input: dana }), 'createQuote').id
    const change = async (id: string, input: object, headers: Record<string, string> = me) =>
      dataOf<object>(await call(lantern, Update, { input: { id, ...input } }, headers), 'updateQuote')

    const id = await created()
    const changed = await change(id, step)
    expect(changed).toMatchObject({ assignee: { name: expect.any(String) }, takenAt: expect.any(String) })
    expect(changed).toMatchObject({
      events: expect.arrayContaining([expect.objectContaining({ kind: 'taken' })]),
    })
    const mails = await lantern.db.select().from(deliveries).where(eq(deliveries.topic, 'customer.taken'))
    expect(mails).toEqual([])
    const undo = { assigneeId: null, status: 'new', contactedAt: null, completedAt: null, callOutcome: null }
    expect(await change(id, undo)).toMatchObject({ status: 'new', assignee: null, events: [] })

    const given = await created()
    await lantern.db
      .update(requests)
      .set({ assigneeId: owner?.id, takenAt: new Date(0) })
      .where(eq(requests.id, given))
    expect(await change(given, step)).toMatchObject({ takenAt: '1970-01-01T00:00:00.000Z' })
    expect(await change(await created(), step, { authorization: key.value.key })).toMatchObject({
      assignee: null,
    })
  },
)

test('a request is given to staff only', async () => {
  await using lantern = await testLantern()
  const { id } = dataOf<{ id: string }>(await call(lantern, CreateQuote, { input: dana }), 'createQuote')
  const staff = await ownerCookie(lantern)
  const { errors } = await call(lantern, Update, { input: { id, assigneeId: id } }, staff)
  expect(errors?.[0]?.extensions?.code).toBe('BAD_INPUT')
})
