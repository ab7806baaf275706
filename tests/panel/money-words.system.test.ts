import { expect, test } from 'vitest'
import { posted } from '#tests/forms.ts'
import { askInvoice, sentInvoice } from '#tests/invoices.ts'
import { call, dataOf, lanternWithPages, ownerCookie, type TestLantern } from '#tests/lantern.ts'

const textOf = (html: string) =>
  html
    .replace(/<!--.*?-->/gs, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')

async function desk(lantern: TestLantern) {
  const headers = await ownerCookie(lantern)
  return {
    headers,
    page: async (path: string) => textOf(await (await lantern.fetch(path, { headers })).text()),
    post: async (path: string, fields: Record<string, string>) =>
      textOf(await (await lantern.fetch(path, posted(fields, headers))).text()),
    invoice: (unitCents: number, input: object = {}) =>
      sentInvoice(lantern, headers, {
        email: 'rosa@example.com',
        lines: [{ name: 'Rekey', quantity: 100, unitCents }],
        ...input,
      }),
    pay: (id: string, cents: number) =>
      askInvoice(
        lantern,
        headers,
        'recordPayment',
        `invoiceId: "${id}", amountCents: ${cents}, method: cash`,
      ),
    credit: (id: string, cents: number) =>
      askInvoice(lantern, headers, 'creditInvoice', `id: "${id}", reason: "Late", amountCents: ${cents}`),
    drawer: async () => {
      const read = await call(lantern, '{ drawers { personId cashCents } }', {}, headers)
      const [one] = dataOf<{ personId: string; cashCents: number }[]>(read, 'drawers')
      return { id: one?.personId ?? '', cash: String(one?.cashCents ?? 0), person: 'Owner' }
    },
  }
}

test('a drawer is short or over by an amount; who paid back more than they took gets it, and counts nothing', async () => {
  await using lantern = await lanternWithPages()
  const { page, post, invoice, pay, credit, drawer } = await desk(lantern)
  const close = async (fields: Record<string, string>) =>
    post('/admin/drawers', { intent: 'close', ...(await drawer()), ...fields })
  const { id } = await invoice(50_000)
  await pay(id, 10_000)
  expect(await close({ counted: '95' })).toContain('It is short by $5.00: it should be $100.00.')
  expect(await close({ counted: '-5', note: 'a' })).toContain('Enter what you counted')
  await close({ counted: '95', note: 'A torn bill' })
  await pay(id, 10_000)
  await close({ counted: '100.01', note: 'A cent more' })
  const closed = await page('/admin/drawers')
  expect(closed).toContain('Short by $5.00')
  expect(closed).toContain('Over by $0.01')
  expect(closed).not.toContain('-$5.00')
  await credit(id, 48_000)
  await pay(id, 18_000)
  expect(await page('/admin/drawers')).toContain('Paid back $180.00 more than taken')
  await close({})
  expect(await page('/admin/drawers')).toContain('Nobody has cash to hand over')
})

test('a payment of nothing and one that is no amount are refused by the same sentence; a tip has its own', async () => {
  await using lantern = await lanternWithPages()
  const { post, invoice } = await desk(lantern)
  const { id } = await invoice(50_000)
  const pay = (fields: Record<string, string>) =>
    post(`/admin/invoices/${id}`, { intent: 'pay', id: '', method: 'cash', ...fields })
  for (const amount of ['0', 'much', '-5', '12 50'])
    expect(await pay({ amount })).toContain('Enter an amount above zero, like 20 or 20.50.')
  expect(await pay({ amount: '10', tip: 'some' })).toContain('Enter it like 5 or 5.50, or leave it empty.')
  expect(await pay({ amount: '500.01' })).toContain('That is more than is open: $500.00.')
})

test('list, statement and Today say what is open as one figure, and what goes back as that', async () => {
  await using lantern = await lanternWithPages()
  const { page, invoice, pay, credit } = await desk(lantern)
  const owed = await invoice(10_000)
  const paid = await invoice(20_000, { name: 'Bea Ode' })
  await pay(paid.id, 20_000)
  await credit(paid.id, 3_000)
  const list = await page('/admin/invoices?filter=open')
  expect(list).toContain('$70.00 open.')
  expect(list).toContain('$30.00 to pay back')
  const statement = await page(`/admin/invoices/${owed.id}/statement`)
  expect(statement).toContain('Statement: rosa@example.com')
  expect(statement).toContain('1 open and 1 to pay back, together $70.00')
  expect(statement).toContain('Bea Ode')
  expect(await page('/admin')).toContain('$70.00')
  await credit(paid.id, 9_000)
  expect(await page('/admin/invoices?filter=open')).toContain('paid, $20.00 to pay back.')
  const over = await page(`/admin/invoices/${owed.id}/statement`)
  expect(over).toContain('together $20.00 to pay back')
  expect(over).not.toContain('Mail it to')
})
