import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { defaultProfile } from '#content/profile/business-profile.ts'
import { readInvoiceFigures } from '#server/models/invoicing/invoice-figures.ts'
import { composeInvoiceMail, invoiceMail, readOwed } from '#server/notifications/mail/invoice-mail.ts'
import { estimates } from '#server/schema/estimates.ts'
import { invoices, payments } from '#server/schema/invoices.ts'
import { deliveries } from '#server/schema/notifications.ts'
import { leadEvents, requests } from '#server/schema/requests.ts'
import { inOurWords } from '#tests/firms.ts'
import { posted } from '#tests/forms.ts'
import { askInvoice, draftInvoice, sentInvoice } from '#tests/invoices.ts'
import { english } from '#tests/languages/in-english.ts'
import { call, dataOf, lanternWithPages, ownerCookie, type TestLantern } from '#tests/lantern.ts'
import { CreateQuote, createdQuote, dana, filledForm } from '#tests/quotes.ts'

async function opened() {
  const lantern = await lanternWithPages()
  const headers = await ownerCookie(lantern)
  const submission = filledForm(lantern.secret)
  const { id: quoteId } = createdQuote(await call(lantern, CreateQuote, { input: dana, submission }))
  const page = async (path: string) => (await lantern.fetch(path, { headers })).text()
  const post = (path: string, fields: Record<string, string>) =>
    lantern.fetch(path, posted({ id: '', ...fields }, headers))
  const mailsOf = (topic: string) => lantern.db.select().from(deliveries).where(eq(deliveries.topic, topic))
  return { lantern, headers, quoteId, page, post, mailsOf, [Symbol.asyncDispose]: () => lantern.close() }
}

const draftForm = { intent: 'save', name: 'Ana Ruiz', position: '0', 'what-0': 'Rekey', 'price-0': '25' }

const inputIn = (html: string, name: string) =>
  new RegExp(`name="${name}"[^>]* value="([^"]+)"`).exec(html)?.[1] ?? ''

const textOf = (html: string) => html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')

async function sentEstimate(lantern: TestLantern, headers: Record<string, string>, quoteId: string) {
  const lines = [{ name: 'Rekey', quantity: 100, unitCents: 2_500 }]
  const Create = 'mutation($input: CreateEstimateInput!) { createEstimate(input: $input) { id } }'
  const made = await call(lantern, Create, { input: { requestId: quoteId, lines } }, headers)
  const { id } = dataOf<{ id: string }>(made, 'createEstimate')
  dataOf(await call(lantern, `mutation { sendEstimate(id: "${id}") { id } }`, {}, headers), 'sendEstimate')
  return id
}

test('of two people on one draft the second is told before the lines of the first are replaced', async () => {
  await using money = await opened()
  const { lantern, headers, page, post } = money
  const { id } = await draftInvoice(lantern, headers)
  const path = `/admin/invoices/${id}`
  const version = inputIn(await page(path), 'version')
  const save = (fields: Record<string, string>) => post(path, { ...draftForm, version, ...fields })
  const noteOf = async () => (await lantern.db.select().from(invoices))[0]?.note
  expect((await save({ note: 'first' })).status).toBe(200)
  const overtaken = await save({ note: 'second' })
  const html = await overtaken.text()
  expect([overtaken.status, await noteOf()]).toEqual([422, 'first'])
  expect(html).toContain('Someone else saved this at')
  expect(html).toContain('Replace it with mine')
  const replaces = /value="([^"]+)"[^>]* name="replaces"/.exec(html)?.[1] ?? ''
  expect((await save({ note: 'second', replaces })).status).toBe(200)
  expect(await noteOf()).toBe('second')
})

test('letters that the PDF cannot print are named before it is sent, and sent with the next press', async () => {
  await using money = await opened()
  const { lantern, headers, page, post } = money
  const { id } = await draftInvoice(lantern, headers)
  const path = `/admin/invoices/${id}`
  const before = await page(path)
  const draft = { ...draftForm, name: 'Ана 漢', 'what-0': '🔑 Rekey → done', next: 'send' }
  const told = await post(path, { ...draft, version: inputIn(before, 'version') })
  const html = await told.text()
  expect([told.status, inputIn(before, 'unprinted')]).toEqual([422, ''])
  expect(html).toContain('The PDF can’t print 🔑 漢.')
  expect(await lantern.db.select().from(invoices)).toMatchObject([{ state: 'draft', name: 'Ана 漢' }])
  expect(inputIn(await page(path), 'unprinted')).toBe(inputIn(html, 'unprinted'))
  const again = { version: inputIn(html, 'version'), unprinted: inputIn(html, 'unprinted') }
  expect((await post(path, { ...draft, ...again })).status).toBe(200)
  expect(await lantern.db.select().from(invoices)).toMatchObject([{ state: 'sent' }])
})

test('a discount in percent is kept as agreed and follows the line, on the screen, the paper and a credit', async () => {
  await using money = await opened()
  const { lantern, headers, page, post } = money
  const { id } = await draftInvoice(lantern, headers)
  const path = `/admin/invoices/${id}`
  const save = async (fields: Record<string, string>) => {
    const version = inputIn(await page(path), 'version')
    expect((await post(path, { ...draftForm, 'discount-0': '10%', version, ...fields })).status).toBe(200)
    return (await lantern.db.select().from(invoices))[0]?.lines[0]
  }
  expect(await save({ 'quantity-0': '2' })).toMatchObject({ discountRate: 10_000, discountCents: 500 })
  expect(inputIn(await page(path), 'discount-0')).toBe('10%')
  expect(await save({ 'quantity-0': '4', next: 'send' })).toMatchObject({ discountCents: 1_000 })
  expect(await page(path)).toContain('discount 10% ($10.00)')
  await askInvoice(lantern, headers, 'creditInvoice', `id: "${id}", reason: "Wrong lock"`)
  const sums = (await lantern.db.select().from(invoices)).map(({ totalCents }) => totalCents)
  expect(sums.toSorted((one, other) => one - other)).toEqual([-9_000, 9_000])
})

test('what is refused when it is sent was saved before, and its form knows', async () => {
  await using money = await opened()
  const { lantern, headers, quoteId, page, post } = money
  const Create = 'mutation($input: CreateEstimateInput!) { createEstimate(input: $input) { id } }'
  const made = await call(lantern, Create, { input: { requestId: quoteId } }, headers)
  const path = `/admin/estimates/${dataOf<{ id: string }>(made, 'createEstimate').id}`
  const draft = { ...draftForm, next: 'send', validUntil: '2020-01-01' }
  const refused = await post(path, { ...draft, version: inputIn(await page(path), 'version') })
  expect(refused.status).toBe(422)
  const again = await post(path, {
    ...draft,
    validUntil: '',
    version: inputIn(await refused.text(), 'version'),
  })
  expect(again.status).toBe(200)
  expect(await lantern.db.select().from(estimates)).toMatchObject([{ state: 'sent' }])
})

test('a payment has the day on which it was made, which is not still to come', async () => {
  await using money = await opened()
  const { lantern, headers, page, post } = money
  const { id } = await sentInvoice(lantern, headers)
  const path = `/admin/invoices/${id}`
  expect(await page(path)).toMatch(/name="paidOn"[^>]*value="\d{4}-\d\d-\d\d"/)
  const check = { intent: 'pay', method: 'check', amount: '20' }
  const ahead = await post(path, { ...check, paidOn: '2099-01-01' })
  expect([ahead.status, await ahead.text()]).toEqual([422, expect.stringContaining('still to come')])
  const absurd = await post(path, { ...check, paidOn: '0026-02-06' })
  expect(absurd.status).toBe(422)
  expect(await absurd.text()).toContain('Please enter a date between 1900 and 2200.')
  expect((await post(path, { ...check, paidOn: '2026-02-06' })).status).toBe(200)
  const [payment] = await lantern.db.select().from(payments)
  expect(payment?.paidAt.toISOString()).toBe('2026-02-06T18:00:00.000Z')
  const week = { from: new Date('2026-02-02'), to: new Date('2026-02-08') }
  expect(await readInvoiceFigures(lantern.db, week)).toMatchObject({ paidCents: 2_000 })
  expect(await page('/admin/invoices/export.csv')).toContain('2026-02-06 20.00')
})

test('a press on payment is taken back by its key', async () => {
  await using money = await opened()
  const { lantern, headers, post } = money
  const { id } = await sentInvoice(lantern, headers)
  const path = `/admin/invoices/${id}`
  await post(path, { intent: 'pay', method: 'cash', key: 'press 5000' })
  expect((await post(path, { intent: 'unpay', key: 'another' })).status).toBe(422)
  expect((await post(path, { intent: 'unpay', key: 'press 5000' })).status).toBe(200)
  expect(await lantern.db.select().from(invoices)).toMatchObject([{ paidCents: 0, state: 'sent' }])
})

test('overdue is what customers owe, not what they get back', async () => {
  await using money = await opened()
  const { lantern, headers, page } = money
  await sentInvoice(lantern, headers, { name: 'Late Customer' })
  const { id } = await sentInvoice(lantern, headers, { name: 'Credited Customer' })
  await askInvoice(lantern, headers, 'recordPayment', `invoiceId: "${id}", method: cash`)
  await askInvoice(lantern, headers, 'creditInvoice', `id: "${id}", reason: "Wrong"`)
  await lantern.db.execute(sql`alter table invoices disable trigger user`)
  await lantern.db.update(invoices).set({ dueOn: '2026-01-05' })
  const overdue = await page('/admin/invoices?filter=overdue')
  expect(overdue).toContain('Late Customer')
  expect(overdue).not.toContain('Credited Customer')
})

test('what was sent has its link, and is mailed again once for each press', async () => {
  await using money = await opened()
  const { lantern, headers, quoteId, page, post, mailsOf } = money
  const { id, path } = await sentInvoice(lantern, headers, { requestId: quoteId, email: dana.email })
  const estimate = await sentEstimate(lantern, headers, quoteId)
  for (const [at, topic, link] of [
    [`/admin/invoices/${id}`, 'invoice.sent', path],
    [`/admin/estimates/${estimate}`, 'estimate.sent', '/receipt/'],
  ] as const) {
    await lantern.db.update(deliveries).set({ state: 'pending', nextAttemptAt: new Date('2099-01-01') })
    expect(await page(at)).not.toContain('Mail it again')
    await lantern.db.update(deliveries).set({ state: 'sent', sentAt: new Date(), sentVia: 'proven' })
    const html = await page(at)
    expect(html).toContain(`http://localhost:3000${link}`)
    expect(html).toContain(`Mail it again to ${dana.email}`)
    const press = inputIn(html, 'press')
    const presses = [post(at, { intent: 'mail', press }), post(at, { intent: 'mail', press })]
    expect((await Promise.all(presses)).map(({ status }) => status)).toEqual([200, 200])
    expect(await mailsOf(topic)).toHaveLength(2)
    expect(await page(at)).toMatch(/(?:Invoice|Estimate) email sent/)
  }
  const mailed = (await mailsOf('invoice.sent')).length
  expect(await page(`/admin/invoices/${id}`)).toContain('the customer gets no email about it')
  await askInvoice(lantern, headers, 'voidInvoice', `id: "${id}", reason: "Twice"`)
  expect(await mailsOf('invoice.sent')).toHaveLength(mailed)
  expect((await post(`/admin/invoices/${id}`, { intent: 'mail', press: 'more' })).status).toBe(422)
})

test('the invoice mail has the way to pay while something is open, and the thank-you mail asks what is open', async () => {
  await using money = await opened()
  const { lantern, headers, quoteId, mailsOf } = money
  const { id } = await sentInvoice(lantern, headers, { requestId: quoteId, email: dana.email })
  const [mail] = await mailsOf('invoice.sent')
  const composed = (payload: unknown) =>
    composeInvoiceMail(invoiceMail.parse(payload), {
      company: { ...inOurWords(defaultProfile), paymentLink: 'https://pay.example/{number}/{amount}' },
      customerSite: 'https://lantern.example.com',
      invitationDays: 90,
      links: { receipt: () => '/receipt/x', invitation: () => '/reviews/new', invoice: () => '/invoice/x' },
      words: english.words,
    })
  expect(composed(mail?.payload)?.html).toContain('href="https://pay.example/1001/50.00"')
  expect(composed({ ...Object(mail?.payload), openCents: 0 })?.text).not.toContain('Pay online')
  const owed = () => readOwed(lantern.db, { kind: 'Quote', id: quoteId })
  expect(await owed()).toMatchObject([{ number: '1001', openCents: 5_000 }])
  await askInvoice(lantern, headers, 'recordPayment', `invoiceId: "${id}", method: cash`)
  expect(await owed()).toMatchObject([{ number: '1001', openCents: 0 }])
})

test('a credit is mailed only where that was asked for', async () => {
  await using money = await opened()
  const { lantern, headers, quoteId, page, post, mailsOf } = money
  const credit = async (fields: Record<string, string>) => {
    const { id } = await sentInvoice(lantern, headers, { requestId: quoteId, email: dana.email })
    const path = `/admin/invoices/${id}`
    expect(await page(path)).toContain(`Mail the credit to ${dana.email}`)
    expect((await post(path, { intent: 'credit', reason: 'Wrong', ...fields })).status).toBe(200)
  }
  await credit({})
  expect(await mailsOf('invoice.sent')).toHaveLength(1)
  await credit({ mails: 'yes' })
  expect((await mailsOf('invoice.sent')).map(({ payload }) => Object(payload).paper)).toContain('credit')
})

test('a part is credited by the form, which has all that is left; the page, the list and the mail say what is open', async () => {
  await using money = await opened()
  const { lantern, headers, page, post } = money
  const lines = [
    { name: 'Lock', quantity: 200, unitCents: 4_000 },
    { name: 'Key', quantity: 150, unitCents: 1_000 },
  ]
  const { id, path } = await sentInvoice(lantern, headers, { lines })
  const at = `/admin/invoices/${id}`
  const html = await page(at)
  const form = { intent: 'credit', reason: 'Returned', creditId: inputIn(html, 'creditId'), creditOf: '0' }
  expect([inputIn(html, 'credit-0'), inputIn(html, 'credit-1')]).toEqual(['2', '1.5'])
  const wrong = await post(at, { ...form, 'credit-0': 'one' })
  expect([wrong.status, await wrong.text()]).toEqual([422, expect.stringContaining('Enter it like 1 or 1.5')])
  const tooMuch = await post(at, { ...form, creditAmount: '95.01' })
  expect([tooMuch.status, await tooMuch.text()]).toEqual([
    422,
    expect.stringContaining('left to credit: $95.00'),
  ])
  for (const _ of [1, 2]) expect((await post(at, { ...form, 'credit-0': '1' })).status).toBe(200)
  const after = await page(at)
  expect(textOf(after)).toMatch(/Credited -\$40\.00 Open \$55\.00/)
  expect([inputIn(after, 'credit-0'), inputIn(after, 'credit-1')]).toEqual(['1', '1.5'])
  expect(after).toContain('Credit 1002')
  expect(after).not.toContain('Make void')
  const amount = { creditId: inputIn(after, 'creditId'), creditAmount: '5.50' }
  expect((await post(at, { ...form, ...amount, 'credit-0': '1' })).status).toBe(200)
  expect(textOf(await page('/admin/invoices'))).toContain(
    'Shown here: $49.50 invoiced, $0.00 paid, $49.50 open.',
  )
  expect(path).not.toBeNull()
})

test('an answer that staff wrote down is taken back with what it did, until something else happens', async () => {
  await using money = await opened()
  const { lantern, headers, quoteId, post } = money
  const id = await sentEstimate(lantern, headers, quoteId)
  const path = `/admin/estimates/${id}`
  const before = { quotedCents: 9_900, lostReason: 'price', nextStep: 'Ask again' } as const
  await lantern.db.update(requests).set({ ...before, followUpAt: new Date('2026-12-01T15:00:00Z') })
  const stored = async () => (await lantern.db.select().from(requests))[0]
  const kinds = async () => (await lantern.db.select().from(leadEvents)).map(({ kind }) => kind)
  const lines = await kinds()
  for (const said of ['yes', 'no']) {
    expect((await post(path, { intent: 'answer', said, name: 'Dana', reason: 'Dear' })).status).toBe(200)
    if (said === 'yes') expect(await stored()).toMatchObject({ quotedCents: 2_500, lostReason: null })
    expect(await kinds()).toHaveLength(lines.length + 1)
    for (const _ of [1, 2]) expect((await post(path, { intent: 'unanswer' })).status).toBe(200)
    expect(await stored()).toMatchObject({ ...before, followUpAt: new Date('2026-12-01T15:00:00Z') })
    expect(await kinds()).toEqual(lines)
    const [estimate] = await lantern.db.select().from(estimates)
    expect(estimate).toMatchObject({ state: 'sent', answeredAt: null, recordedBy: null, reason: null })
  }
  await post(path, { intent: 'answer', said: 'yes', name: 'Dana' })
  await call(
    lantern,
    `mutation { updateQuote(input: { id: "${quoteId}", quotedCents: 1 }) { id } }`,
    {},
    headers,
  )
  const late = await post(path, { intent: 'unanswer' })
  expect([late.status, await late.text()]).toEqual([422, expect.stringContaining('Not undone')])
})

test('a draft that is deleted says so, with the way back', async () => {
  await using money = await opened()
  const { lantern, headers, quoteId, page, post } = money
  const { id } = await draftInvoice(lantern, headers)
  const gone = await post(`/admin/invoices/${id}`, { intent: 'delete' })
  expect(gone.headers.get('location')).toBe(`/admin/invoices?deleted=Invoice:${id}`)
  expect(await page(gone.headers.get('location') ?? '')).toContain('Deleted. It stays in the trash')
  const Create = 'mutation($input: CreateEstimateInput!) { createEstimate(input: $input) { id } }'
  const made = await call(lantern, Create, { input: { requestId: quoteId } }, headers)
  const { id: estimate } = dataOf<{ id: string }>(made, 'createEstimate')
  const left = await post(`/admin/estimates/${estimate}`, { intent: 'delete' })
  const request = left.headers.get('location') ?? ''
  expect(request).toBe(`/admin/inbox/quotes/${quoteId}?deletedEstimate=Estimate:${estimate}`)
  expect((await page(request)).match(/Deleted\. It stays in the trash/g)).toHaveLength(1)
  for (const [model, id_] of [
    ['Invoice', id],
    ['Estimate', estimate],
  ] as const)
    expect((await post('/admin/trash', { intent: 'undelete', model, id: id_ })).status).toBe(200)
  expect([await lantern.db.$count(invoices), await lantern.db.$count(estimates)]).toEqual([1, 1])
})

test('the list of estimates says who has not answered, by number and customer too', async () => {
  await using money = await opened()
  const { lantern, headers, quoteId, page } = money
  const id = await sentEstimate(lantern, headers, quoteId)
  for (const query of ['', '?filter=waiting', '?q=1001', '?q=whitfield', '?q=555-0117'])
    expect(await page(`/admin/estimates${query}`), query).toContain('Dana Whitfield')
  for (const query of ['?filter=draft', '?filter=accepted', '?filter=expired', '?q=1002', '?q=nora'])
    expect(await page(`/admin/estimates${query}`), query).not.toContain('Dana Whitfield')
  await lantern.db.update(estimates).set({ validUntil: '2026-01-01' }).where(eq(estimates.id, id))
  expect(await page('/admin/estimates?filter=expired')).toContain('Dana Whitfield')
  expect(await page('/admin/estimates?filter=waiting')).not.toContain('Dana Whitfield')
})

test('that sales tax comes on top is said only by a firm that adds some', async () => {
  await using money = await opened()
  const { lantern, headers, page } = money
  const price = 'input: { name: "Key", unitCents: 500, isShown: true, isTaxable: false }'
  dataOf(await call(lantern, `mutation { createPriceItem(${price}) { id } }`, {}, headers), 'createPriceItem')
  expect(await page('/prices')).toContain('Key')
  for (const path of ['/prices', '/']) expect(await page(path)).not.toMatch(/Sales tax comes|no tax/)
  const rates = 'input: { taxRates: [{ place: "Houston", rate: 8250 }] }'
  await call(lantern, `mutation { updateInvoicingSettings(${rates}) { invoiceDays } }`, {}, headers)
  for (const path of ['/prices', '/']) await expect.poll(() => page(path)).toContain('Sales tax is extra')
})
