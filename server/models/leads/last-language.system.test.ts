import { asc } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { invoices } from '#server/schema/invoices.ts'
import { requests } from '#server/schema/requests.ts'
import { send } from '#tests/customer-mails.ts'
import { importer } from '#tests/imports.ts'
import { call, dataOf, ownerCookie, type TestLantern, testLantern } from '#tests/lantern.ts'

let lantern: TestLantern

beforeAll(async () => {
  lantern = await testLantern()
  const customer = { phone: '713-555-0181', email: 'ana@example.com' }
  await send(lantern, customer, undefined, { 'accept-language': 'es' })
})
afterAll(() => lantern[Symbol.asyncDispose]())

test('an imported invoice is in the language in which its customer was written to last', async () => {
  const { bring } = await importer(lantern, 'invoices')
  const rows = [
    'Invoice #,Customer,Phone,Email,Invoice date,Due date,Item,Qty,Rate,Amount,Total,Paid,Balance,Status',
    'A-1,Ana Ruiz,713-555-0181,,11/20/2026,12/20/2026,Keys,1,40,40.00,40.00,,40.00,Sent',
    'A-2,Ana Ruiz,,Ana@example.com,11/20/2026,12/20/2026,Keys,1,40,40.00,40.00,,40.00,Sent',
    'A-3,Ben Cole,713-555-0182,ben@example.com,11/20/2026,12/20/2026,Keys,1,40,40.00,40.00,,40.00,Sent',
  ]
  expect(await bring(rows.join('\r\n'))).toMatchObject({ stored: 3 })
  const { outsideNumber, language } = invoices
  const stored = await lantern.db.select({ language }).from(invoices).orderBy(asc(outsideNumber))
  expect(stored).toEqual([{ language: 'es' }, { language: 'es' }, { language: null }])
})

test('so is one that is made without a request', async () => {
  const Create = 'mutation($input: CreateInvoiceInput!) { createInvoice(input: $input) { id } }'
  const input = { name: 'Ana Ruiz', phone: '(713) 555-0181' }
  const staff = await ownerCookie(lantern)
  const { id } = dataOf<{ id: string }>(await call(lantern, Create, { input }, staff), 'createInvoice')
  const stored = await lantern.db.select({ id: invoices.id, language: invoices.language }).from(invoices)
  expect(stored).toContainEqual({ id, language: 'es' })
})

test('so is an imported request', async () => {
  const { bring } = await importer(lantern, 'requests')
  const rows = ['Job #,Customer,Phone,Job status,Created date', '7,Ana Ruiz,713-555-0181,Open,11/20/2026']
  expect(await bring(rows.join('\r\n'))).toMatchObject({ stored: 1 })
  const { kind, language } = requests
  const stored = await lantern.db.select({ kind, language }).from(requests)
  expect(stored).toContainEqual({ kind: 'Call', language: 'es' })
})
