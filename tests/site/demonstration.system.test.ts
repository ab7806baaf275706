import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { demonstrationNotice } from '#content/en/demonstration-notice.ts'
import { demonstrationMark } from '#content/en/panel/demonstration.ts'
import { openDemonstration } from '#server/demo/demo.ts'
import { refuseOtherStore } from '#server/demo/demonstration-store.ts'
import { sendDueAlarms } from '#server/models/leads/alarms/due-alarms.ts'
import { raiseAlarm, sendFollowUpAlarms } from '#server/models/leads/alarms/lead-alarms.ts'
import { builtPages } from '#server/pages/built-pages.ts'
import { users } from '#server/schema/identity.ts'
import { deliveries } from '#server/schema/notifications.ts'
import { requests } from '#server/schema/requests.ts'
import { call, dataOf, ownerCookie, type TestLantern, testLantern } from '#tests/lantern.ts'
import { enterRealFacts } from '#tests/profile.ts'
import { CreateQuote, dana } from '#tests/quotes.ts'

const pages = () => builtPages(undefined)
const open = async (lantern: TestLantern, isDemonstration: boolean) => {
  await refuseOtherStore(lantern.database.pool, { isDemonstration })
  await openDemonstration(lantern.callOf({ kind: 'system' }), {
    isDemonstration,
    db: lantern.db,
    log: lantern.log,
  })
}

type DemonstrationRow = {
  name?: string
  firstName?: string
  status?: string
  state?: string
  openCents?: number
  scheduledAt?: string | null
}
type Rows = { items: DemonstrationRow[] }

const Everything = `{
  listQuotes { items { firstName status scheduledAt } } listInvoices { items { name openCents } }
  listEstimates { items { state } } listMessages { items { name status } }
  listCalls { items { name } } listReviews { items { name } } listTestimonials { items { name } }
  listPriceItems { items { name } }
}`

test('an empty store is filled once, with marked people and without notifications', async () => {
  await using lantern = await testLantern({ config: { isDemonstration: true }, pages: await pages() })
  await open(lantern, true)
  await open(lantern, true)
  const staff = await ownerCookie(lantern)
  const answer = await call(lantern, Everything, {}, staff)
  const quotes = dataOf<Rows>(answer, 'listQuotes').items
  expect(quotes).toHaveLength(40)
  expect(new Set(quotes.map(({ status }) => status))).toEqual(new Set(['new', 'contacted', 'completed']))
  const others = ['listMessages', 'listCalls', 'listReviews', 'listTestimonials', 'listPriceItems'].map(
    (list) => dataOf<Rows>(answer, list).items,
  )
  expect(others.map(({ length }) => length)).toEqual([7, 2, 12, 6, 5])
  expect(quotes.filter(({ scheduledAt }) => scheduledAt)).toHaveLength(4)
  expect(dataOf<Rows>(answer, 'listEstimates').items).toEqual([{ state: 'sent' }])
  const invoices = dataOf<Rows>(answer, 'listInvoices').items
  // Unpaid, unpaid, in part, and two that are paid.
  expect(invoices.map(({ openCents }) => openCents)).toEqual([105_00, 0, 150_00, 0, 100_00])
  for (const { name, firstName } of [quotes, invoices, ...others].flat())
    expect(name ?? firstName).toMatch(new RegExp(`^${demonstrationMark}`))
  expect(await lantern.db.select().from(deliveries)).toEqual([])

  for (const path of ['/', '/reviews', '/contact', '/prices']) {
    const page = await lantern.fetch(path)
    expect(page.headers.get('x-robots-tag')).toBe('noindex')
    expect(await page.text()).toContain(demonstrationNotice)
  }
  const panel = await lantern.fetch('/admin', { headers: staff })
  expect(await panel.text()).toContain(demonstrationNotice)
})

test('no press on its requests raises an alarm', async () => {
  await using lantern = await testLantern({ config: { isDemonstration: true } })
  await open(lantern, true)
  const staff = await ownerCookie(lantern)
  const { items } = dataOf<{ items: { id: string; service: string }[] }>(
    await call(lantern, '{ listMessages { items { id service } } }', {}, staff),
    'listMessages',
  )
  const id = items.find(({ service }) => service === 'emergency')?.id ?? ''
  const [owner] = await lantern.db.select({ id: users.id }).from(users)
  const change = async (input: object) =>
    dataOf(
      await call(
        lantern,
        'mutation($input: UpdateMessageInput!) { updateMessage(input: $input) { id } }',
        { input: { id, ...input } },
        staff,
      ),
      'updateMessage',
    )
  await change({ assigneeId: owner?.id })
  await change({ assigneeId: null })
  await change({ followUpAt: new Date(Date.now() + 60_000).toISOString() })
  const later = new Date(Date.now() + 3_600_000)
  const system = lantern.callOf({ kind: 'system' })
  expect(await sendDueAlarms(system, later)).toEqual([])
  expect(await sendFollowUpAlarms(system, later)).toEqual([])
  const [stored] = await lantern.db.select().from(requests).where(eq(requests.id, id))
  if (!stored) throw new Error('the demonstration has an emergency')
  const complained = await lantern.db.transaction((tx) =>
    raiseAlarm(tx, stored, { call: system, now: later }),
  )
  expect(complained).toBe('never')
  expect(await lantern.db.select().from(deliveries)).toEqual([])
})

test('a filled store is not opened without DEMO, nor a used one with it', async () => {
  await using filled = await testLantern()
  await open(filled, true)
  await expect(open(filled, false)).rejects.toThrow('This store holds made-up people')

  await using used = await testLantern()
  dataOf(await call(used, CreateQuote, { input: dana }), 'createQuote')
  await expect(open(used, true)).rejects.toThrow('this one has records')
})

test('without DEMO nothing of it appears', async () => {
  await using lantern = await testLantern({ pages: await pages() })
  await open(lantern, false)
  await enterRealFacts(lantern)
  for (const path of ['/', '/reviews', '/admin']) {
    const page = await lantern.fetch(path, { headers: await ownerCookie(lantern) })
    expect(page.headers.has('x-robots-tag')).toBe(false)
    const html = await page.text()
    expect(html).not.toContain(demonstrationNotice)
    expect(html).not.toContain(demonstrationMark)
  }
})
