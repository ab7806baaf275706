import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { invoicePanelWords as words } from '#content/en/panel/money/invoices.ts'
import { users } from '#server/schema/identity.ts'
import { invoices, payments } from '#server/schema/invoices.ts'
import { deliveries } from '#server/schema/notifications.ts'
import { posted } from '#tests/forms.ts'
import { askInvoice, sentInvoice } from '#tests/invoices.ts'
import { call, codeOf, dataOf, lanternWithPages, ownerCookie } from '#tests/lantern.ts'
import { ownersBrowser, secondPerson } from '#tests/people.ts'
import { profileInput } from '#tests/profile.ts'

/** A technician who takes payments has finished a job; without script, as every form works. */
async function finishedJob() {
  const lantern = await lanternWithPages()
  const owner = await ownerCookie(lantern)
  const email = 'ana@example.com'
  const browser = await secondPerson(lantern, await ownersBrowser(lantern), email, 'technicianWithPayments')
  const headers = { cookie: browser.headers.get('cookie') ?? '' }
  const [me] = await lantern.db.select().from(users).where(eq(users.email, email))
  const input = {
    name: 'Rosa Keller',
    phone: '(713) 555-0166',
    email: 'rosa@example.com',
    service: 'residential',
  }
  const written = 'mutation($input: CreateCallInput!) { createCall(input: $input) { id customerPath } }'
  const made = dataOf<{ id: string; customerPath: string }>(
    await call(lantern, written, { input }, owner),
    'createCall',
  )
  const change = 'mutation($input: UpdateCallInput!) { updateCall(input: $input) { id } }'
  const done = { id: made.id, assigneeId: me?.id, status: 'completed', quotedCents: 18_500 }
  dataOf(await call(lantern, change, { input: done }, owner), 'updateCall')
  const path = `/admin/inbox/calls/${made.id}`
  return {
    ...{ lantern, owner, headers, me: me?.id ?? '', requestId: made.id, path },
    page: async (at = path) => (await lantern.fetch(at, { headers })).text(),
    post: (at: string, fields: Record<string, string>) =>
      lantern.fetch(at, { ...posted(fields, headers), redirect: 'manual' }),
    invoice: async () => (await lantern.db.select().from(invoices))[0],
    payments: () => lantern.db.select().from(payments),
    mails: () => lantern.db.select().from(deliveries).where(eq(deliveries.topic, 'invoice.sent')),
    receipt: async () => (await lantern.fetch(made.customerPath)).text(),
    [Symbol.asyncDispose]: () => lantern.close(),
  }
}

const inputIn = (html: string, name: string) =>
  new RegExp(`name="${name}"[^>]* value="([^"]+)"`).exec(html)?.[1] ?? ''

test('without an invoice a press on cash makes it of the price, and the next sends it as paid, with one mail', async () => {
  await using job = await finishedJob()
  expect(await job.page()).toContain(`aria-label="${words.payBy('Cash', 'Rosa Keller')}"`)
  const made = await job.post('/admin/invoices', { request: job.requestId, paid: 'cash' })
  const draft = made.headers.get('location') ?? ''
  expect([made.status, draft]).toEqual([
    303,
    expect.stringMatching(/^\/admin\/invoices\/[\da-f-]+\?paid=cash$/),
  ])
  const html = await job.page(draft)
  expect(html).toContain(words.sendPaid('Cash'))
  expect(await job.page()).toContain(`href="${draft}"`)
  const form = { intent: 'save', id: '', name: 'Rosa Keller', email: 'rosa@example.com', mails: 'yes' }
  const line = { position: '0', 'what-0': 'Rekey', 'price-0': '185' }
  const sent = await job.post(draft, { ...form, ...line, version: inputIn(html, 'version'), next: 'cash' })
  expect(sent.status).toBe(200)
  expect(await job.invoice()).toMatchObject({ state: 'paid', totalCents: 18_500, openCents: 0 })
  expect(await job.payments()).toMatchObject([
    { method: 'cash', by: 'ana', byId: job.me, amountCents: 18_500 },
  ])
  expect(await job.mails()).toMatchObject([{ recipient: 'rosa@example.com', payload: { openCents: 0 } }])
  expect(await job.page()).toContain('$185.00 paid')
  expect(await job.receipt()).toContain('Paid')
})

test('what is open is paid with one press, with a receipt where it was asked for, and is taken back by its undo', async () => {
  await using job = await finishedJob()
  const { lantern, owner, requestId } = job
  const { id } = await sentInvoice(lantern, owner, { name: undefined, requestId })
  const before = (await job.mails()).length
  const page = await job.page()
  expect(page).toContain(words.mailsReceipt('rosa@example.com'))
  const at = `/admin/invoices/${id}`
  const pay = { intent: 'pay', id: '', amount: inputIn(page, 'amount'), key: 'first press', receipt: 'yes' }
  for (const _twice of [1, 2]) expect((await job.post(at, { ...pay, method: 'check' })).status).toBe(200)
  expect(await job.payments()).toMatchObject([{ method: 'check', byId: job.me }])
  expect(await job.mails()).toHaveLength(before + 1)
  expect((await job.post(at, { intent: 'unpay', id: '', key: 'first press' })).status).toBe(200)
  expect(await job.invoice()).toMatchObject({ state: 'sent', paidCents: 0 })
  const quiet = await job.post(at, { ...pay, amount: '10', key: 'second press', receipt: '', method: 'cash' })
  expect([quiet.status, (await job.invoice())?.state]).toEqual([200, 'partlyPaid'])
})

test('a payment that the office recorded is not theirs to take back; one of their own is', async () => {
  await using job = await finishedJob()
  const { lantern, owner, headers, requestId } = job
  const { id } = await sentInvoice(lantern, owner, { name: undefined, requestId })
  await askInvoice(lantern, owner, 'recordPayment', `invoiceId: "${id}", amountCents: 1000, method: cash`)
  const [ofOffice] = await job.payments()
  expect(await job.page(`/admin/invoices/${id}`)).not.toContain(words.takeBack)
  const refused = await askInvoice(lantern, headers, 'reversePayment', `id: "${ofOffice?.id}"`)
  expect(codeOf(refused)).toBe('FORBIDDEN')
  await askInvoice(lantern, headers, 'recordPayment', `invoiceId: "${id}", amountCents: 500, method: card`)
  expect(await job.page(`/admin/invoices/${id}`)).toContain(words.takeBackOf('$5.00'))
  const own = (await job.payments()).find(({ byId }) => byId === job.me)
  expect(codeOf(await askInvoice(lantern, headers, 'reversePayment', `id: "${own?.id}"`))).toBeUndefined()
  expect(codeOf(await askInvoice(lantern, owner, 'reversePayment', `id: "${ofOffice?.id}"`))).toBeUndefined()
})

test('the page of an invoice has a code to scan: where it is paid while something is open, else the invoice', async () => {
  await using job = await finishedJob()
  const { lantern, owner, requestId } = job
  const { id } = await sentInvoice(lantern, owner, { name: undefined, requestId })
  const at = `/admin/invoices/${id}`
  expect(await job.page(at)).toContain(`aria-label="${words.scanToOpen}"`)
  const profile = profileInput({ paymentLink: 'https://pay.example/{number}/{amount}' })
  const query = 'mutation ($input: BusinessProfileInput!) { updateBusinessProfile(input: $input) { name } }'
  dataOf(await call(lantern, query, { input: profile }, owner), 'updateBusinessProfile')
  await expect.poll(() => job.page(at)).toContain(`aria-label="${words.scanToPay('$50.00')}"`)
  await askInvoice(lantern, owner, 'recordPayment', `invoiceId: "${id}", method: card`)
  expect(await job.page(at)).toContain(`aria-label="${words.scanToOpen}"`)
})

test('the report says who took what, to the cent the same as paid and as the file of payments', async () => {
  await using job = await finishedJob()
  const { lantern, owner, headers, requestId } = job
  const { id } = await sentInvoice(lantern, owner, { name: undefined, requestId })
  const pays: [Record<string, string>, number, string][] = [
    [headers, 1_001, 'cash'],
    [owner, 1_002, 'cash'],
    [headers, 2_003, 'card'],
  ]
  for (const [who, amountCents, method] of pays)
    await askInvoice(
      lantern,
      who,
      'recordPayment',
      `invoiceId: "${id}", amountCents: ${amountCents}, method: ${method}`,
    )
  const asked = `{ report(period: week) { current { invoices { paidCents
    paidByPerson { key name amountCents paidBy { method amountCents } } payments { by amountCents } } } } }`
  const { current } = dataOf<{ current: { invoices: object } }>(
    await call(lantern, asked, {}, owner),
    'report',
  )
  expect(current.invoices).toMatchObject({
    paidCents: 4_006,
    paidByPerson: [
      {
        ...{ key: job.me, name: 'ana', amountCents: 3_004 },
        paidBy: [
          { method: 'cash', amountCents: 1_001 },
          { method: 'card', amountCents: 2_003 },
        ],
      },
      { amountCents: 1_002, paidBy: [{ method: 'cash', amountCents: 1_002 }] },
    ],
  })
  const page = await (await lantern.fetch('/admin/reports', { headers: owner })).text()
  expect(page).toContain('Payments by person')
  expect(page).toContain('$30.04')
})
