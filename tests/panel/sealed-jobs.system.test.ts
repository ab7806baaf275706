import { v7 as newId } from 'uuid'
import { expect, test } from 'vitest'
import { type JobPress, jobAfter, type PressAct, pressOn } from '#app/admin/sealed/press.ts'
import { mostSealedJobs } from '#content/sealed-jobs.ts'
import { deliveries } from '#server/schema/notifications.ts'
import { presses } from '#server/schema/presses.ts'
import { requests } from '#server/schema/requests.ts'
import { workSpans } from '#server/schema/work-spans.ts'
import { posted } from '#tests/forms.ts'
import { askInvoice, sentInvoice } from '#tests/invoices.ts'
import { ownerCookie, type StaffHeaders } from '#tests/lantern.ts'
import { callRow } from '#tests/requests.ts'
import { jobsPanel, soon } from '#tests/sealed-jobs.ts'

const hoursMs = 3_600_000

test('a device is given the jobs of today and tomorrow that its person has, and none of anybody else', async () => {
  await using panel = await jobsPanel()
  const tech = await panel.staff('technician')
  const other = await panel.staff('technician', 'other@example.com')
  const days = (count: number) => new Date(Date.now() + count * 24 * hoursMs).toISOString()
  const mine = await panel.job('Mina', { assigneeId: tech.id, scheduledAt: soon() })
  const unplanned = await panel.job('Uma', { assigneeId: tech.id })
  await panel.job('Theo', { assigneeId: other.id, scheduledAt: soon() })
  await panel.job('Nobody', { scheduledAt: soon() })
  await panel.job('Later', { assigneeId: tech.id, scheduledAt: days(3) })
  await panel.job('Lost', { assigneeId: tech.id, scheduledAt: soon(), lostReason: 'price' })

  const { sealed } = await panel.jobsOf(tech.headers)
  expect(sealed.jobs.map(({ id }) => id)).toEqual([mine, unplanned])
  expect(JSON.stringify(sealed)).not.toMatch(/Theo|Nobody|Later|Lost/)
  expect((await panel.jobsOf(panel.owner)).sealed.jobs).toEqual([])
  const writer = await panel.staff('writer')
  expect((await panel.jobsOf(writer.headers)).sealed).toMatchObject({ jobs: [], prices: [] })
})

test('many jobs are bounded', async () => {
  await using panel = await jobsPanel()
  const tech = await panel.staff('technician')
  const id = await panel.job('Mina', { assigneeId: tech.id, scheduledAt: soon() })
  const { phone, email, service, message, source, scheduledAt, assigneeId } = await panel.row(id)
  const one = { name: 'Many', phone, email, service, message, source, scheduledAt, assigneeId }
  await panel.lantern.db
    .insert(requests)
    .values(Array.from({ length: mostSealedJobs }, () => callRow({ ...one, id: newId() })))
  expect((await panel.jobsOf(tech.headers)).sealed.jobs).toHaveLength(mostSealedJobs)
})

test('the key is that of the session: the same while it lives, another one after signing in again, none without', async () => {
  await using panel = await jobsPanel()
  const { key } = await panel.jobsOf(panel.owner)
  expect((await panel.jobsOf(panel.owner)).key).toBe(key)
  expect(Buffer.from(key, 'base64url')).toHaveLength(64)
  const again = await ownerCookie(panel.lantern)
  expect((await panel.jobsOf(again)).key).not.toBe(key)

  expect((await panel.sealed(panel.owner, '?session')).status).toBe(200)
  await panel.lantern.fetch('/admin/sign-out', posted({}, panel.owner))
  for (const headers of [panel.owner, {}] as StaffHeaders[])
    for (const query of ['', '?session']) {
      const answer = await panel.sealed(headers, query)
      expect([answer.status, await answer.json()]).toEqual([401, { ended: true }])
    }
  const refused = await panel.lantern.fetch('/admin/presses', posted({ press: '{}' }))
  expect([refused.status, await refused.json()]).toEqual([401, { ended: true }])
})

test('what was pressed is stored once, however often it is sent, with the time at which it was pressed', async () => {
  await using panel = await jobsPanel()
  const tech = await panel.staff('technician')
  const id = await panel.job('Mina', { assigneeId: tech.id, scheduledAt: soon() })
  const at = new Date(Date.now() - 2 * hoursMs)
  const done = await panel.pressOf(tech.headers, id, { act: 'done' }, at)
  const [first, second] = await Promise.all([panel.send(done, tech.headers), panel.send(done, tech.headers)])
  expect([first, second]).toEqual([
    { status: 200, outcome: 'stored' },
    { status: 200, outcome: 'stored' },
  ])
  expect(await panel.row(id)).toMatchObject({ status: 'completed', completedAt: at })
  await panel.change({ id, status: 'contacted' })
  expect(await panel.send(done, tech.headers)).toEqual({ status: 200, outcome: 'stored' })
  expect((await panel.row(id)).status).toBe('contacted')

  const note = await panel.pressOf(tech.headers, id, { act: 'note', text: 'Worn cylinder.' }, at)
  for (let time = 0; time < 3; time += 1) await panel.send(note, tech.headers)
  expect((await panel.row(id)).notes).toBe('Worn cylinder.')
  expect(await panel.lantern.db.$count(presses)).toBe(2)
})

test('the presses of a job in their order: on the way, late, price, signature, done; no mail says what is over', async () => {
  await using panel = await jobsPanel()
  const tech = await panel.staff('technician')
  const id = await panel.job('Mina', { assigneeId: tech.id, scheduledAt: soon() })
  const [kept] = (await panel.jobsOf(tech.headers)).sealed.jobs
  if (!kept) throw new Error('it is theirs')
  const begun = Date.now() - 3 * hoursMs
  const acts: PressAct[] = [
    { act: 'onTheWay', minutes: 20 },
    { act: 'late', minutes: 10 },
    { act: 'price', cents: 18_000 },
    { act: 'sign', name: 'Mina Own' },
    { act: 'done' },
  ]
  const pressed: JobPress[] = []
  for (const [at, act] of acts.entries())
    pressed.push(pressOn(jobAfter(kept, pressed), act, new Date(begun + at * 60_000)))
  for (const press of pressed)
    expect(await panel.send(press, tech.headers)).toEqual({ status: 200, outcome: 'stored' })
  expect(await panel.row(id)).toMatchObject({
    status: 'completed',
    onTheWayAt: new Date(begun),
    arrivesAt: new Date(begun + 30 * 60_000),
    lateMinutes: 10,
    quotedCents: 18_000,
    signedName: 'Mina Own',
    signedAt: new Date(begun + 3 * 60_000),
    completedAt: new Date(begun + 4 * 60_000),
  })
  const mails = await panel.lantern.db.select({ topic: deliveries.topic }).from(deliveries)
  expect(mails.map(({ topic }) => topic)).not.toContain('customer.onTheWay')
  const lines = await panel.kinds(id)
  for (const kind of ['onTheWay', 'late', 'priced', 'signed', 'completed'] as const)
    expect(lines.filter((one) => one === kind)).toHaveLength(1)
})

test('hours of a job that were pressed without a connection: started, paused, gone on with and done', async () => {
  await using panel = await jobsPanel()
  const tech = await panel.staff('technician')
  const id = await panel.job('Mina', { assigneeId: tech.id, scheduledAt: soon() })
  const [kept] = (await panel.jobsOf(tech.headers)).sealed.jobs
  if (!kept) throw new Error('it is theirs')
  expect(kept).toMatchObject({ status: 'new', work: [] })
  const begun = Date.now() - 3 * hoursMs
  const minute = (count: number) => new Date(begun + count * 60_000)
  const acts: [minutes: number, act: PressAct][] = [
    [0, { act: 'start', personId: tech.id }],
    [30, { act: 'pause', personId: tech.id }],
    [45, { act: 'start', personId: tech.id }],
    [60, { act: 'done' }],
  ]
  const pressed: JobPress[] = []
  for (const [minutes, act] of acts) pressed.push(pressOn(jobAfter(kept, pressed), act, minute(minutes)))
  for (const press of [...pressed, ...pressed])
    expect(await panel.send(press, tech.headers)).toEqual({ status: 200, outcome: 'stored' })
  const spans = await panel.lantern.db.select().from(workSpans).orderBy(workSpans.startedAt)
  expect(spans).toMatchObject([
    { startedAt: minute(0), endedAt: minute(30), ending: 'paused', personId: tech.id },
    { startedAt: minute(45), endedAt: minute(60), ending: 'done' },
  ])
  expect((await panel.row(id)).status).toBe('completed')
  const late = pressOn(kept, { act: 'start', personId: tech.id }, new Date())
  expect((await panel.send(late, tech.headers)).outcome).toBe('conflict')
})

test('what somebody else changed meanwhile is a conflict and stays; what does not touch it is none', async () => {
  await using panel = await jobsPanel()
  const tech = await panel.staff('technician')
  const id = await panel.job('Mina', { assigneeId: tech.id, scheduledAt: soon() })
  const price = await panel.pressOf(tech.headers, id, { act: 'price', cents: 18_000 })
  const done = await panel.pressOf(tech.headers, id, { act: 'done' })
  const note = await panel.pressOf(tech.headers, id, { act: 'note', text: 'Mine.' })
  await panel.change({ id, quotedCents: 25_000, notes: 'Of the office.' })
  const refused = await panel.send(price, tech.headers)
  expect(refused.outcome).toBe('conflict')
  expect(refused.problem).toContain('another price')
  expect(await panel.send(note, tech.headers)).toMatchObject({ outcome: 'stored' })
  expect(await panel.send(done, tech.headers)).toMatchObject({ outcome: 'stored' })
  expect(await panel.row(id)).toMatchObject({
    ...{ quotedCents: 25_000, status: 'completed', notes: 'Mine.\n\nOf the office.' },
  })
  // Sent again it is a conflict still.
  expect((await panel.send(price, tech.headers)).outcome).toBe('conflict')
})

test('a job that was given to somebody else takes no more presses, nor does one of a colleague', async () => {
  await using panel = await jobsPanel()
  const tech = await panel.staff('technician')
  const other = await panel.staff('technician', 'other@example.com')
  const id = await panel.job('Mina', { assigneeId: tech.id, scheduledAt: soon() })
  const done = await panel.pressOf(tech.headers, id, { act: 'done' })
  expect((await panel.send(done, other.headers)).outcome).toBe('conflict')
  await panel.change({ id, assigneeId: other.id })
  const refused = await panel.send(done, tech.headers)
  expect(refused).toMatchObject({ status: 200, outcome: 'conflict' })
  expect(refused.problem).toContain('not yours any more')
  expect((await panel.row(id)).status).not.toBe('completed')
  expect((await panel.send(done, (await panel.staff('writer')).headers)).outcome).toBe('refused')
})

test('a time that a phone cannot have pressed at is the time at which it is stored; nonsense is refused', async () => {
  await using panel = await jobsPanel()
  const tech = await panel.staff('technician')
  for (const at of [new Date(0), new Date(Date.now() + 5 * hoursMs)]) {
    const id = await panel.job('Mina', { assigneeId: tech.id, scheduledAt: soon() })
    const before = Date.now()
    const done = await panel.pressOf(tech.headers, id, { act: 'done' }, at)
    expect((await panel.send(done, tech.headers)).outcome).toBe('stored')
    expect((await panel.row(id)).completedAt?.getTime()).toBeGreaterThanOrEqual(before)
  }
  for (const press of [{}, { act: 'delete' }, { act: 'price', cents: -1 }, null])
    expect(await panel.send({ ...press }, tech.headers)).toMatchObject({ status: 200, outcome: 'refused' })
})

test('a payment is stored once, and one of an invoice that is paid meanwhile is left to a person', async () => {
  await using panel = await jobsPanel()
  const me = await panel.staff('dispatcher')
  const id = await panel.job('Mina', { assigneeId: me.id, scheduledAt: soon() })
  const invoice = await sentInvoice(panel.lantern, panel.owner, { requestId: id })
  await sentInvoice(panel.lantern, panel.owner)
  const { sealed } = await panel.jobsOf(me.headers)
  expect(sealed.invoices).toEqual([
    { id: invoice.id, requestId: id, number: invoice.number, openCents: invoice.openCents },
  ])
  const pay = (cents: number) =>
    panel.pressOf(me.headers, id, { act: 'pay', invoiceId: invoice.id, cents, method: 'cash' })
  const first = await pay(2_000)
  for (let time = 0; time < 2; time += 1)
    expect(await panel.send(first, me.headers)).toEqual({ status: 200, outcome: 'stored' })
  expect((await panel.jobsOf(me.headers)).sealed.invoices[0]?.openCents).toBe(invoice.openCents - 2_000)

  const late = await pay(1_000)
  await askInvoice(panel.lantern, panel.owner, 'recordPayment', `invoiceId: "${invoice.id}", method: card`)
  expect(await panel.send(late, me.headers)).toMatchObject({ outcome: 'conflict' })
  expect((await panel.jobsOf(me.headers)).sealed.invoices).toEqual([])
})
