import { expect, test } from 'vitest'
import { askInvoice, sentInvoice } from '#tests/invoices.ts'
import { call, codeOf, lanternWithPages, testLantern } from '#tests/lantern.ts'
import { listening } from '#tests/listening.ts'
import { ownersBrowser } from '#tests/people.ts'
import { selectionOf } from './selection.ts'
import { createAs, mark, updateAs } from './stored.ts'
import { openSocket } from './subscriber.ts'
import { foreignIn, paperModels, technicianIn } from './technician.ts'

/** What reaches a technician who takes payments by themselves: events, pages, files. */

const events = paperModels.flatMap((model) =>
  (['Create', 'Update', 'Delete'] as const).map((operation) => ({ model, operation })),
)

test('subscriptions tell of the papers of their own jobs, and of no others', async () => {
  await using lantern = await testLantern({ config: { trustProxy: true } })
  await using server = await listening(lantern)
  const all = await technicianIn(lantern, 'technicianWithPayments')
  const { owner, mine, theirs, own } = all
  const actor = { name: 'technician', standing: 'staff', headers: mine.headers } as const
  const before = lantern.events.subscriberCount()
  const socket = await openSocket(server.sockets, 'graphql-transport-ws', actor)
  const changes = socket.follow('subscription { onChange { model operation id } }')
  const followed = new Map(
    events.map(({ model, operation }) => {
      const selection = selectionOf(lantern.schema, operation === 'Delete' ? `Deleted${model}` : model)
      const name = `on${operation}${model}`
      return [name, socket.follow(`subscription { ${name} { ${selection} } }`)] as const
    }),
  )
  const told = (name: string) => (followed.get(name)?.texts ?? []).join('')
  await expect.poll(() => lantern.events.subscriberCount() - before).toBe(events.length + 1)

  const lines = [{ name: `${mark} line`, quantity: 100, unitCents: 2_500 }]
  const colleagues = all.foreign.find(({ model }) => model === 'Call')?.id ?? ''
  const foreign = await createAs(lantern, owner, 'Invoice', { requestId: colleagues, lines })
  await updateAs(lantern, owner, 'Invoice', { id: foreign, note: mark })
  const ofNobody = await sentInvoice(lantern, owner, { name: `${mark} customer` })
  await askInvoice(lantern, owner, 'recordPayment', `invoiceId: "${ofNobody.id}", method: cash`)
  await call(lantern, `mutation { deleteInvoice(input: { id: "${foreign}" }) { id } }`, {}, owner)

  const theirOwn = { requestId: own.Quote, lines: [{ name: 'Rekey', quantity: 100, unitCents: 2_500 }] }
  const estimate = await createAs(lantern, owner, 'Estimate', theirOwn)
  const invoice = await createAs(lantern, owner, 'Invoice', theirOwn)
  await updateAs(lantern, owner, 'Invoice', { id: invoice, note: 'Thank you' })
  await expect.poll(() => told('onCreateEstimate')).toContain(estimate)
  await expect.poll(() => told('onUpdateInvoice')).toContain('Thank you')
  await expect.poll(() => changes.texts.join('')).toContain(invoice)
  const kept = await createAs(lantern, owner, 'Invoice', theirOwn)
  await expect.poll(() => told('onCreateInvoice')).toContain(kept)
  await call(lantern, `mutation { deleteInvoice(input: { id: "${invoice}" }) { id } }`, {}, owner)
  await expect.poll(() => told('onDeleteInvoice')).toContain(invoice)

  // With the job its papers go to somebody else.
  await updateAs(lantern, owner, 'Quote', { id: own.Quote, assigneeId: theirs.id })
  await updateAs(lantern, owner, 'Invoice', { id: kept, note: `${mark} not for them` })
  const last = await createAs(lantern, owner, 'Invoice', { requestId: own.Message })
  await expect.poll(() => told('onCreateInvoice')).toContain(last)
  const gone = await call(lantern, `{ getInvoice(id: "${kept}") { id } }`, {}, mine.headers)
  expect(gone.data).toEqual({ getInvoice: null })

  const text = socket.heard.join('\n')
  expect(foreignIn(text, all)).toEqual([])
  expect([foreign, ofNobody.id].filter((id) => text.includes(id))).toEqual([])
  socket.close()
})

test('without the right nothing is told of money, not even of their own jobs', async () => {
  await using lantern = await testLantern({ config: { trustProxy: true } })
  await using server = await listening(lantern)
  const { owner, mine, own } = await technicianIn(lantern)
  const actor = { name: 'technician', standing: 'staff', headers: mine.headers } as const
  const socket = await openSocket(server.sockets, 'graphql-transport-ws', actor)
  const changes = socket.follow('subscription { onChange { model operation id } }')
  const refused = events.map(({ model, operation }) =>
    socket.follow(`subscription { on${operation}${model} { id } }`),
  )
  await expect.poll(() => refused.map(({ state }) => state)).toEqual(refused.map(() => 'refused'))
  const invoice = await createAs(lantern, owner, 'Invoice', { requestId: own.Message })
  // Events come in order: once this one is heard, the invoice's would be.
  await updateAs(lantern, owner, 'Message', { id: own.Message, notes: 'The key is with the neighbor' })
  await expect.poll(() => changes.texts.join('')).toContain(own.Message)
  expect(socket.heard.join('\n')).not.toContain(invoice)
  socket.close()
})

test('lists, single pages and PDFs show their own; files of many are not theirs; without the right they say so', async () => {
  await using lantern = await lanternWithPages()
  const all = await technicianIn(lantern, 'technicianWithPayments')
  const { mine, papers, own } = all
  const get = (path: string) => lantern.fetch(path, { headers: mine.headers, redirect: 'manual' })
  const { Invoice, Estimate } = papers.own
  const shown = [
    '/admin',
    '/admin/invoices',
    '/admin/invoices?filter=open',
    '/admin/invoices?q=0193',
    '/admin/estimates',
    `/admin/invoices/${Invoice}`,
    `/admin/estimates/${Estimate}`,
    `/admin/inbox/calls/${own.Call}`,
  ]
  for (const path of shown) {
    const answer = await get(path)
    expect([path, answer.status]).toEqual([path, 200])
    expect(foreignIn(await answer.text(), all), path).toEqual([])
  }
  expect(await (await get('/admin/invoices')).text()).toContain(Invoice)
  expect(await (await get(`/admin/inbox/calls/${own.Call}`)).text()).toContain(`/admin/invoices/${Invoice}`)
  const files = [`/admin/invoices/${Invoice}/invoice.pdf`, `/admin/estimates/${Estimate}/estimate.pdf`]
  for (const path of files) expect([path, (await get(path)).status]).toEqual([path, 200])
  for (const { Invoice, Estimate } of [papers.colleagues])
    for (const path of [
      `/admin/invoices/${Invoice}`,
      `/admin/invoices/${Invoice}/invoice.pdf`,
      `/admin/estimates/${Estimate}`,
      `/admin/estimates/${Estimate}/estimate.pdf`,
    ])
      expect([path, (await get(path)).status]).toEqual([path, 404])
  const refused = [
    '/admin/invoices/export.csv',
    '/admin/invoices/quickbooks.csv',
    '/admin/invoices/quickbooks.iif',
    '/admin/reports',
    '/admin/reports/export.csv',
    '/admin/reports/payments.csv',
    '/admin/customers',
    '/admin/prices',
  ]
  for (const path of refused) expect([path, (await get(path)).status]).toEqual([path, 403])
})

test('the right ends at once: session, key and open sockets', async () => {
  await using lantern = await testLantern({ config: { trustProxy: true } })
  await using server = await listening(lantern)
  const { mine, papers, actors } = await technicianIn(lantern, 'technicianWithPayments')
  const query = `{ getInvoice(id: "${papers.own.Invoice}") { id } }`
  const program = actors[1]?.headers ?? {}
  for (const headers of [mine.headers, program])
    expect((await call(lantern, query, {}, headers)).data?.getInvoice).toEqual({ id: papers.own.Invoice })
  const actor = { name: 'technician', standing: 'staff', headers: program } as const
  const socket = await openSocket(server.sockets, 'graphql-transport-ws', actor)
  const before = lantern.events.subscriberCount()
  socket.follow('subscription { onUpdateInvoice { id } }')
  await expect.poll(() => lantern.events.subscriberCount()).toBe(before + 1)
  const browser = await ownersBrowser(lantern)
  expect(await browser.people.changeRole({ id: mine.id, role: 'technician' })).toMatchObject({ ok: true })
  expect(codeOf(await call(lantern, query, {}, mine.headers))).toBe('UNAUTHORIZED')
  expect(codeOf(await call(lantern, query, {}, program))).toBe('FORBIDDEN')
  await expect.poll(() => lantern.events.subscriberCount()).toBe(before)
  socket.close()
})
