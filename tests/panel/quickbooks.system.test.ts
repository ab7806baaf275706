import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { askInvoice, draftInvoice, sentInvoice } from '#tests/invoices.ts'
import { call, lanternWithPages, ownerCookie } from '#tests/lantern.ts'

const names = `{ receivable: "AR", deposits: "Bank", income: "Work", item: "Labor", salesTax: "Tax owed",
  taxAgency: "Comptroller", taxed: "TX", untaxed: "NT" }`

test('invoices, credits and payments of a time are files for QuickBooks, by the names that the owner gave', async () => {
  await using lantern = await lanternWithPages()
  const staff = await ownerCookie(lantern)
  const fetched = async (path: string) => {
    const answer = await lantern.fetch(path, { headers: staff })
    return {
      status: answer.status,
      text: await answer.text(),
      type: answer.headers.get('content-disposition'),
    }
  }
  const set = `mutation { updateInvoicingSettings(input: { bookNames: ${names} }) { bookNames { item } } }`
  expect((await call(lantern, set, {}, staff)).data?.updateInvoicingSettings).toEqual({
    bookNames: { item: 'Labor' },
  })
  const [paid, gone, credited] = [
    await sentInvoice(lantern, staff, { taxRate: 8_250, taxPlace: 'Houston' }),
    await sentInvoice(lantern, staff, { name: 'Void Vera' }),
    await sentInvoice(lantern, staff, { name: '=Carla' }),
  ]
  await draftInvoice(lantern, staff, { name: 'Draft Dora' })
  await askInvoice(lantern, staff, 'recordPayment', `invoiceId: "${paid.id}", method: check`)
  await askInvoice(lantern, staff, 'voidInvoice', `id: "${gone.id}", reason: "Twice"`)
  await askInvoice(lantern, staff, 'creditInvoice', `id: "${credited.id}", reason: "Twice"`)
  const part = `id: "${paid.id}", reason: "Goodwill", amountCents: 1000`
  await askInvoice(lantern, staff, 'creditInvoice', part)

  const desktop = await fetched('/admin/invoices/quickbooks.iif')
  expect(desktop).toMatchObject({ status: 200, type: expect.stringMatching(/quickbooks-.*\.iif/) })
  expect(desktop.text).not.toMatch(/Vera|Dora/)
  const kinds = desktop.text.match(/^TRNS\t[A-Z ]+/gm)
  expect(kinds?.toSorted()).toEqual([
    ...['TRNS\tCREDIT MEMO', 'TRNS\tCREDIT MEMO'],
    ...['TRNS\tINVOICE', 'TRNS\tINVOICE', 'TRNS\tPAYMENT'],
  ])
  const receivable = desktop.text
    .split('\r\n')
    .map((row) => row.split('\t'))
    .filter(([, , , account, name]) => account === 'AR' && name === 'Ana Ruiz')
    .reduce((sum, [, , , , , amount]) => sum + Math.round(Number(amount) * 100), 0)
  expect(receivable).toBe(-1_000)
  for (const name of ['AR', 'Bank', 'Work', 'Labor', 'Tax owed', 'Comptroller'])
    expect(desktop.text).toContain(`\t${name}\t`)

  const online = await fetched('/admin/invoices/quickbooks.csv')
  expect(online.status).toBe(200)
  const [, first = '', second = '', ...more] = online.text.trim().split('\r\n')
  expect(more).toEqual([])
  expect([first, second].toSorted().join('\n')).toMatch(
    /1001,Ana Ruiz,.*Labor,Rekey,2,25.00,50.00,TX\n1003,"'=Carla",.*,NT/,
  )
  const none = await fetched('/admin/invoices/quickbooks.iif?from=1999-01-01&to=1999-12-31')
  expect(none.text.split('\r\n').filter(Boolean)).toHaveLength(4)
  const absurd = await fetched('/admin/invoices/quickbooks.iif?from=yesterday&to=')
  expect(absurd.text).toBe(desktop.text)
})

test('what was paid and paid back on a paper that was made void stays in the books; a sale is taken back in the period of its void', async () => {
  await using lantern = await lanternWithPages()
  const staff = await ownerCookie(lantern)
  const ids = [
    (await sentInvoice(lantern, staff, { name: 'Void Vera' })).id,
    (await sentInvoice(lantern, staff, { name: 'Same Sam' })).id,
  ]
  for (const id of ids) {
    const pay = (args: string) => askInvoice(lantern, staff, 'recordPayment', `invoiceId: "${id}", ${args}`)
    expect(
      (await pay('method: card, amountCents: 2000, paidAt: "2026-10-10T18:00:00Z"')).errors,
    ).toBeUndefined()
  }
  // A deposit that came in October and went back in November, before the paper was made void.
  for (const [at, id] of ids.entries()) {
    await lantern.db.execute(sql`insert into payments (id, invoice_id, amount_cents, method, paid_at, by, created_at)
      select gen_random_uuid(), ${id}, -2000, 'card', '2026-11-10T18:00:00Z', 'Olivia', now()`)
    await lantern.db.execute(sql`update invoices set paid_cents = 0 where id = ${id}`)
    expect(
      (await askInvoice(lantern, staff, 'voidInvoice', `id: "${id}", reason: "Twice"`)).errors,
    ).toBeUndefined()
    await lantern.db.transaction(async (tx) => {
      await tx.execute(sql`set local session_replication_role = replica`)
      await tx.execute(sql`update invoices set sent_at = '2026-10-11T18:00:00Z',
        voided_at = ${at === 0 ? '2026-11-12T18:00:00Z' : '2026-10-12T18:00:00Z'} where id = ${id}`)
    })
  }
  const rowsOf = async (days: string) => {
    const file = await lantern.fetch(`/admin/invoices/quickbooks.iif?${days}`, { headers: staff })
    return (await file.text()).split('\r\n').map((row) => row.split('\t'))
  }
  const owedBy = (rows: string[][], customer: string) =>
    rows
      .filter(([, , , account, name]) => account === 'Accounts Receivable' && name === customer)
      .reduce((sum, [, , , , , amount]) => sum + Math.round(Number(amount) * 100), 0)
  const october = await rowsOf('from=2026-10-01&to=2026-10-31')
  const november = await rowsOf('from=2026-11-01&to=2026-11-30')
  const both = await rowsOf('from=2026-10-01&to=2026-11-30')
  for (const [name, first] of [
    ['Void Vera', 3_000],
    ['Same Sam', -2_000],
  ] as const)
    expect([october, november, both].map((rows) => owedBy(rows, name))).toEqual([first, -first, 0])
  const kindsOf = (rows: string[][]) =>
    rows.flatMap(([what, kind]) => (what === 'TRNS' && kind ? [kind] : []))
  expect(kindsOf(october).toSorted()).toEqual(['INVOICE', 'PAYMENT', 'PAYMENT'])
  expect(kindsOf(november).toSorted()).toEqual(['CREDIT MEMO', 'GENERAL JOURNAL', 'GENERAL JOURNAL'])
  expect(kindsOf(both)).not.toContain('INVOICE')
  const online = await lantern.fetch('/admin/invoices/quickbooks.csv', { headers: staff })
  expect((await online.text()).trim().split('\r\n')).toHaveLength(1)
})
