import { v7 as newId } from 'uuid'
import { expect, test } from 'vitest'
import { callPress, type DraftAct, type PressAct } from '#app/admin/sealed/press.ts'
import { uploads } from '#server/schema/files.ts'
import { deliveries } from '#server/schema/notifications.ts'
import { presses } from '#server/schema/presses.ts'
import { requests } from '#server/schema/requests.ts'
import { draftInvoice } from '#tests/invoices.ts'
import { call, type StaffHeaders } from '#tests/lantern.ts'
import { phonePhoto } from '#tests/sample-files.ts'
import { jobsPanel, soon } from '#tests/sealed-jobs.ts'

const hoursMs = 3_600_000
const stored = { status: 200, outcome: 'stored' }

const ofDana = {
  ...{ name: 'Dana Reed', phone: '(713) 555-0123', service: 'emergency' as const },
  ...{ message: 'Locked out of the garage.', address: '12 Oak Street' },
}

test('a call that was written down without a connection is one request, of whoever wrote it, with its time', async () => {
  await using panel = await jobsPanel()
  const me = await panel.staff('dispatcher')
  const at = new Date(Date.now() - 2 * hoursMs)
  const press = callPress(ofDana, at)
  const answers = await Promise.all([panel.send(press, me.headers), panel.send(press, me.headers)])
  expect(answers).toEqual([stored, stored])
  expect(await panel.row(press.id)).toMatchObject({
    ...{ ...ofDana, kind: 'Call', source: 'phone', assigneeId: me.id, submittedAt: at },
  })
  // Corrected meanwhile, it is not written over, and not stored again.
  await panel.change({ id: press.id, address: '13 Oak Street' })
  expect(await panel.send(press, me.headers)).toEqual(stored)
  expect((await panel.row(press.id)).address).toBe('13 Oak Street')
  expect(await panel.lantern.db.$count(requests)).toBe(1)
  expect(await panel.lantern.db.$count(presses)).toBe(1)
})

test('a call is refused of whoever may not write one down, and of nobody at all', async () => {
  await using panel = await jobsPanel()
  const tech = await panel.staff('technician')
  const press = callPress(ofDana, new Date())
  expect(await panel.send(press, tech.headers)).toMatchObject({ status: 200, outcome: 'refused' })
  expect(await panel.send(press, {})).toMatchObject({ status: 401 })
  for (const wrong of [{ name: '' }, { phone: ' ' }, { service: 'flowers' }, { id: '1' }])
    expect(await panel.send({ ...press, ...wrong }, panel.owner)).toMatchObject({ outcome: 'refused' })
  expect(await panel.lantern.db.$count(requests)).toBe(0)
  const may = async (headers: StaffHeaders) => (await panel.jobsOf(headers)).sealed.may
  expect(await may(tech.headers)).toEqual({ calls: false, drafts: false })
  expect(await may(panel.owner)).toEqual({ calls: true, drafts: true })
  const paid = await panel.staff('technicianWithPayments')
  expect(await may(paid.headers)).toEqual({ calls: false, drafts: true })
})

const photoAct = { act: 'photo', name: 'lock.jpg', type: 'image/jpeg', size: 9 } satisfies PressAct

test('a photo is stored once, however often it is sent, and a file that is none is refused', async () => {
  await using panel = await jobsPanel()
  const tech = await panel.staff('technician')
  const id = await panel.job('Mina', { assigneeId: tech.id, scheduledAt: soon() })
  const photo = new File([new Uint8Array(await phonePhoto())], 'lock.jpg', { type: 'image/jpeg' })
  const press = await panel.pressOf(tech.headers, id, photoAct)
  expect(await panel.send(press, tech.headers, photo)).toEqual(stored)
  expect(await panel.send(press, tech.headers, photo)).toEqual(stored)
  const files = await panel.lantern.db.select().from(uploads)
  expect(files.filter(({ claimedBy }) => claimedBy === id)).toHaveLength(1)
  expect((await panel.jobsOf(tech.headers)).sealed.jobs[0]?.files).toMatchObject([{ name: 'lock.jpg' }])
  expect((await panel.kinds(id)).filter((kind) => kind === 'photos')).toHaveLength(1)

  const text = await panel.pressOf(tech.headers, id, photoAct)
  const none = new File(['<svg onload="alert(1)">'], 'x.jpg', { type: 'image/jpeg' })
  expect(await panel.send(text, tech.headers, none)).toMatchObject({ status: 200, outcome: 'refused' })
  expect(await panel.send(text, tech.headers)).toMatchObject({ status: 200, outcome: 'refused' })
})

test('a photo of a job that was given to somebody else meanwhile is a conflict', async () => {
  await using panel = await jobsPanel()
  const tech = await panel.staff('technician')
  const other = await panel.staff('technician', 'other@example.com')
  const id = await panel.job('Mina', { assigneeId: tech.id, scheduledAt: soon() })
  const press = await panel.pressOf(tech.headers, id, photoAct)
  await panel.change({ id, assigneeId: other.id })
  const photo = new File([new Uint8Array(await phonePhoto())], 'lock.jpg', { type: 'image/jpeg' })
  expect(await panel.send(press, tech.headers, photo)).toMatchObject({ outcome: 'conflict' })
  expect((await panel.jobsOf(other.headers)).sealed.jobs[0]?.files ?? []).toEqual([])
})

const lines = [
  { name: 'Rekey', quantity: 150, unitCents: 2_500, discountCents: 0, discountRate: null, isTaxable: true },
]

const draftOf = (act: DraftAct['act'], known: string[] = []): DraftAct => ({
  ...{ act, lines, taxRate: 8_250, taxPlace: 'Houston', known },
})

test('a draft keeps what of the price book its lines are, also under another name, and the phone is given it', async () => {
  await using panel = await jobsPanel()
  const tech = await panel.staff('technicianWithPayments')
  const id = await panel.job('Mina', { assigneeId: tech.id, scheduledAt: soon() })
  const item = newId()
  const [line] = lines
  const sold = [
    { ...line, name: 'Rekey, brass', priceItemId: item },
    { ...line, name: 'Rekey', priceItemId: null },
  ]
  const press = await panel.pressOf(tech.headers, id, { ...draftOf('estimate'), lines: sold } as DraftAct)
  expect(await panel.send(press, tech.headers)).toEqual(stored)
  const [paper] = (await panel.jobsOf(tech.headers)).sealed.papers
  expect(paper?.lines).toMatchObject(sold)
})

test('a draft is stored once by who has the right, stays a draft, and nobody is mailed', async () => {
  await using panel = await jobsPanel()
  const tech = await panel.staff('technicianWithPayments')
  const id = await panel.job('Mina', { assigneeId: tech.id, scheduledAt: soon() })
  for (const act of ['estimate', 'invoice'] as const) {
    const press = await panel.pressOf(tech.headers, id, draftOf(act))
    const sent = await Promise.all([panel.send(press, tech.headers), panel.send(press, tech.headers)])
    expect(sent).toEqual([stored, stored])
    expect(await panel.send(press, tech.headers)).toEqual(stored)
  }
  const { papers } = (await panel.jobsOf(tech.headers)).sealed
  const asSent = { state: 'draft', requestId: id, taxPlace: 'Houston', lines, totalCents: 4_059 }
  expect(papers).toMatchObject([
    { kind: 'estimate', ...asSent },
    { kind: 'invoice', ...asSent },
  ])
  const topics = await panel.lantern.db.select({ topic: deliveries.topic }).from(deliveries)
  expect(topics.filter(({ topic }) => /estimate|invoice/i.test(topic))).toEqual([])
})

test('a draft beside a paper that the phone did not know of is a conflict; one it knew of is none', async () => {
  await using panel = await jobsPanel()
  const id = await panel.job('Mina', { assigneeId: (await me(panel)).id, scheduledAt: soon() })
  const press = await panel.pressOf(panel.owner, id, draftOf('invoice'))
  const { id: others } = await draftInvoice(panel.lantern, panel.owner, { requestId: id })
  const refused = await panel.send(press, panel.owner)
  expect(refused).toMatchObject({ outcome: 'conflict' })
  expect(refused.problem).toContain('another invoice')
  const knows = await panel.pressOf(panel.owner, id, draftOf('invoice', [others]))
  expect(await panel.send(knows, panel.owner)).toEqual(stored)
})

test('a draft is refused of a technician without payments, and of a job of a colleague a conflict', async () => {
  await using panel = await jobsPanel()
  const tech = await panel.staff('technician')
  const paid = await panel.staff('technicianWithPayments')
  const id = await panel.job('Mina', { assigneeId: tech.id, scheduledAt: soon() })
  await draftInvoice(panel.lantern, panel.owner, { requestId: id })
  const { sealed } = await panel.jobsOf(tech.headers)
  expect(sealed.papers).toEqual([])
  for (const act of ['estimate', 'invoice'] as const) {
    const press = await panel.pressOf(tech.headers, id, draftOf(act))
    expect(await panel.send(press, tech.headers)).toMatchObject({ outcome: 'refused' })
    expect(await panel.send(press, paid.headers)).toMatchObject({ outcome: 'conflict' })
  }
})

test('a press that is refused is not taken for stored', async () => {
  await using panel = await jobsPanel()
  const id = await panel.job('Mina', { assigneeId: (await me(panel)).id, scheduledAt: soon() })
  const tooMuch = [{ ...lines[0], discountCents: 1_000_000 }]
  const press = await panel.pressOf(panel.owner, id, draftOf('estimate'))
  expect(await panel.send({ ...press, lines: tooMuch }, panel.owner)).toMatchObject({ outcome: 'refused' })
  expect(await panel.send(press, panel.owner)).toEqual(stored)
})

async function me({ lantern, owner }: Awaited<ReturnType<typeof jobsPanel>>) {
  const { data } = await call(lantern, '{ people { id place } }', {}, owner)
  const { people } = data as { people: { id: string; place: number }[] }
  const first = people.find(({ place }) => place === 0)
  if (!first) throw new Error('the owner is one of them')
  return first
}
