import { eq } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import { expect, test } from 'vitest'
import { readCustomerFigures } from '#server/models/inbox/customer-figures.ts'
import { readCustomer } from '#server/models/inbox/customer-ties.ts'
import { requests } from '#server/schema/requests.ts'
import { askInvoice, sentInvoice } from '#tests/invoices.ts'
import { lanternWithPages, ownerCookie } from '#tests/lantern.ts'
import { callRow } from '#tests/requests.ts'

const phone = { phone: '(713) 555-0142', phoneE164: '+17135550142' }

test('the head of a customer says what was paid, what is owed, and when the next visit is', async () => {
  await using lantern = await lanternWithPages()
  const headers = await ownerCookie(lantern)
  const id = newId()
  const next = new Date(Date.now() + 3 * 24 * 60 * 60_000)
  await lantern.db.insert(requests).values([
    callRow({ id, name: 'Ana Ruiz', service: 'safes', source: 'phone', ...phone, scheduledAt: next }),
    callRow({
      ...{ id: newId(), name: 'Ana Ruiz', service: 'safes', source: 'phone', ...phone },
      ...{ scheduledAt: new Date(next.getTime() - 24 * 60 * 60_000), cancelledAt: new Date() },
    }),
  ])
  const page = async () => {
    const html = await (await lantern.fetch('/admin/customers/+17135550142', { headers })).text()
    return [...html.matchAll(/<dt>([^<]+)<\/dt><dd>([^<]+)<\/dd>/g)].map(([, name, says]) => [name, says])
  }
  const visit = ['Next visit', expect.stringContaining(String(next.getUTCFullYear()))]
  expect(await page()).toEqual([visit])

  const invoice = await sentInvoice(lantern, headers, { requestId: id })
  await askInvoice(
    lantern,
    headers,
    'recordPayment',
    `invoiceId: "${invoice.id}", amountCents: 2000, method: cash`,
  )
  expect(await page()).toEqual([['Paid', '$20.00'], ['Owes', '$30.00'], visit])

  const list = async () => {
    const html = await (await lantern.fetch('/admin/customers', { headers })).text()
    const [row = ''] = html.split('<tbody>')[1]?.split('</tr>') ?? []
    return row.replace(/<svg.*?<\/svg>/gs, '')
  }
  expect(await list()).toMatch(/data-label="Spent"[^>]*>\$20<.*data-label="Owes"[^>]*><span>\$30</s)
  await lantern.db
    .update(requests)
    .set({ status: 'completed', completedAt: new Date('2026-03-02T18:00:00Z') })
    .where(eq(requests.id, id))
  expect(await list()).toMatch(/Mar 2, 2026/)
  const asked = await readCustomer(lantern.db, '+17135550142')
  const overdue = { paidCents: 2_000, openCents: 3_000, isOverdue: true }
  expect(await readCustomerFigures(lantern.db, [asked, []], '2099-01-01')).toMatchObject([
    overdue,
    { paidCents: 0, openCents: 0, isOverdue: false, lastJobAt: null },
  ])
})

test('an invoice without a request counts for its customer, whose number may have an extension there', async () => {
  await using lantern = await lanternWithPages()
  const headers = await ownerCookie(lantern)
  await lantern.db
    .insert(requests)
    .values([callRow({ id: newId(), name: 'Ana Ruiz', service: 'safes', source: 'phone', ...phone })])
  const typed = ['713.555.0142', '+1 (713) 555-0142 x9', '(713) 555-0142 ext. 12']
  for (const one of typed) await sentInvoice(lantern, headers, { phone: one, email: null })
  await sentInvoice(lantern, headers, { phone: '+7 135 550 14 29', email: null })
  const asked = await readCustomer(lantern.db, phone.phoneE164)
  expect(await readCustomerFigures(lantern.db, [asked], '2026-11-30')).toMatchObject([{ openCents: 15_000 }])
})
