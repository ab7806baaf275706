import { gt } from 'drizzle-orm'
import { extractText, getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import { discountOf, type LineItem, totalsOf } from '#content/money/line-items.ts'
import { readCustomerFigures } from '#server/models/inbox/customer-figures.ts'
import { readCustomer } from '#server/models/inbox/customer-ties.ts'
import { invoices, payments } from '#server/schema/invoices.ts'
import { askInvoice, sentInvoice } from '#tests/invoices.ts'
import { call, dataOf, ownerCookie, testLantern } from '#tests/lantern.ts'
import { readInvoiceFigures } from './invoice-figures.ts'

/** "$1,180.50" and "-$10.00" of a text, in cents. */
const centsAfter = (text: string, label: string): number => {
  const found = new RegExp(`${label}\\s+(-?)\\$([\\d,]+)\\.(\\d\\d)`).exec(text)
  if (!found) throw new Error(`no ${label} in ${text}`)
  return Number(`${found[1]}${found[2]?.replaceAll(',', '')}${found[3]}`)
}

const upTo = (most: number) => Math.floor(Math.random() * (most + 1))

const someLine = (_: unknown, index: number): LineItem => {
  const [quantity, unitCents] = [100 + upTo(900), 1 + upTo(90_000)]
  const discountRate = Math.random() < 0.2 ? 1 + upTo(99_999) : null
  return {
    ...{ name: `Work ${index}`, quantity, unitCents, discountRate },
    discountCents: discountRate
      ? discountOf({ quantity, unitCents }, discountRate)
      : Math.random() < 0.3
        ? upTo(unitCents)
        : 0,
    isTaxable: Math.random() < 0.7,
  }
}

test('what stands in the PDF, in the data service and in the figures is the sum of the lines, to the cent', async () => {
  await using lantern = await testLantern()
  const staff = await ownerCookie(lantern)
  const expected = { invoicedCents: 0, paidCents: 0, openCents: 0, tipCents: 0 }
  for (const count of [1, 3, 7, 40]) {
    const lines = Array.from({ length: count }, someLine)
    const taxRate = 1 + upTo(12_000)
    const totals = totalsOf(lines, taxRate)
    const part = 1 + upTo(totals.totalCents - 2)
    const { id } = await sentInvoice(lantern, staff, { lines, taxRate })
    const pay = `invoiceId: "${id}", amountCents: ${part}, method: check`
    const paid = await askInvoice(lantern, staff, 'recordPayment', pay)
    const openCents = totals.totalCents - part
    expect(paid.data?.recordPayment).toMatchObject({ ...totals, paidCents: part, openCents })
    const asked = await call(lantern, `{ invoiceFile(id: "${id}") { base64 } }`, {}, staff)
    const { base64 } = dataOf<{ base64: string }>(asked, 'invoiceFile')
    const pdf = await getDocumentProxy(new Uint8Array(Buffer.from(base64, 'base64')))
    const { text, totalPages } = await extractText(pdf, { mergePages: true })
    expect(totalPages > 1).toBe(count === 40)
    expect(centsAfter(text, 'Subtotal')).toBe(totals.subtotalCents)
    expect(centsAfter(text, 'Sales tax [\\d.]+%')).toBe(totals.taxCents)
    expect(centsAfter(text, 'Total')).toBe(totals.totalCents)
    expect(centsAfter(text, 'Open')).toBe(openCents)
    expect(centsAfter(text, 'Check, \\w+ \\d+, \\d{4}')).toBe(-part)
    const { info } = (await pdf.getMetadata()) as { info: { Title?: string; Language?: string } }
    expect(info).toMatchObject({ Title: expect.stringContaining('Invoice 10'), Language: 'en-US' })
    expected.invoicedCents += totals.totalCents
    expected.paidCents += part
    expected.openCents += openCents
  }
  const ever = { from: new Date(0), to: new Date('2100-01-01') }
  const paidBy = [{ method: 'check', amountCents: expected.paidCents }]
  expect(await readInvoiceFigures(lantern.db, ever)).toEqual({ ...expected, paidBy })
  expect(await lantern.db.$count(invoices)).toBe(4)
})

test('the last page has the last line, the sums and what is to be paid, however many lines there are', async () => {
  await using lantern = await testLantern()
  const staff = await ownerCookie(lantern)
  for (let count = 16; count <= 34; count += 1) {
    const lines = Array.from({ length: count }, someLine)
    const { id } = await sentInvoice(lantern, staff, { lines, taxRate: 8_250 })
    const asked = await call(lantern, `{ invoiceFile(id: "${id}") { base64 } }`, {}, staff)
    const { base64 } = dataOf<{ base64: string }>(asked, 'invoiceFile')
    const pdf = await getDocumentProxy(new Uint8Array(Buffer.from(base64, 'base64')))
    const { text } = await extractText(pdf, { mergePages: false })
    for (const part of [`Work ${count - 1}`, 'Subtotal', 'Total', 'Please pay']) {
      expect([count, text.at(-1)]).toEqual([count, expect.stringContaining(part)])
    }
  }
})

test('what is open is one figure everywhere, whatever was paid, credited, paid back and taken back', async () => {
  await using lantern = await testLantern()
  const staff = await ownerCookie(lantern)
  const made = 'mutation($input: CreateCallInput!) { createCall(input: $input) { id } }'
  const input = { name: 'Ana Ruiz', phone: '(713) 555-0166', service: 'safes', email: 'ana@example.com' }
  const { id: requestId } = dataOf<{ id: string }>(await call(lantern, made, { input }, staff), 'createCall')
  let openCents = 0
  const ids: string[] = []
  for (let count = 0; count < 8; count += 1) {
    const lines = [{ name: 'Work', quantity: 100, unitCents: 100 + upTo(90_000) }]
    const { id, totalCents } = await sentInvoice(lantern, staff, { requestId, lines, taxRate: upTo(9_000) })
    ids.push(id)
    const act = (what: 'recordPayment' | 'creditInvoice' | 'voidInvoice', args: string) =>
      askInvoice(lantern, staff, what, args)
    const pay = (cents: number) =>
      act('recordPayment', `invoiceId: "${id}", amountCents: ${cents}, method: check, tipCents: ${upTo(9)}`)
    const credit = (cents: number) =>
      act('creditInvoice', `id: "${id}", reason: "Goodwill", amountCents: ${cents}`)
    const steps = [
      () => pay(1 + upTo(totalCents)),
      () => pay(totalCents),
      () => credit(1 + upTo(totalCents - 1)),
      () => act('creditInvoice', `id: "${id}", reason: "All of it"`),
      () => act('voidInvoice', `id: "${id}", reason: "A mistake"`),
      () => act('recordPayment', `invoiceId: "${id}", method: cash`),
    ]
    // Those that a rule refuses change nothing.
    for (let step = 0; step < 2; step += 1) await steps[upTo(steps.length - 1)]?.()
  }
  const [paid] = await lantern.db.select().from(payments).where(gt(payments.amountCents, 0))
  if (paid) await askInvoice(lantern, staff, 'reversePayment', `id: "${paid.id}"`)
  for (const row of await lantern.db.select().from(invoices)) {
    if (row.kind === 'credit' || row.voidedAt) continue
    openCents += row.totalCents - row.creditedCents - row.paidCents
  }
  const listed = await call(
    lantern,
    '{ listInvoices(filter: { openCents: { ne: 0 } }) { items { openCents } } }',
    {},
    staff,
  )
  const { items } = dataOf<{ items: { openCents: number }[] }>(listed, 'listInvoices')
  const asked = await readCustomer(lantern.db, '+17135550166')
  const [head] = await readCustomerFigures(lantern.db, [asked], '2099-01-01')
  const open = async (query: string, name: string) =>
    dataOf<{ openCents: number }>(await call(lantern, `{ ${query} { openCents } }`, {}, staff), name)
      .openCents
  expect({
    list: items.reduce((sum, one) => sum + one.openCents, 0),
    customer: head?.openCents,
    report: (await readInvoiceFigures(lantern.db, { from: new Date(0), to: new Date('2100-01-01') }))
      .openCents,
    today: await open('openMoney', 'openMoney'),
    statement: await open(`statement(id: "${ids[0]}")`, 'statement'),
  }).toEqual({
    ...{ list: openCents, customer: openCents, report: openCents },
    ...{ today: openCents, statement: openCents },
  })
})
