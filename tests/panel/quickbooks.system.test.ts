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
