import { v7 as newId } from 'uuid'
import { expect, test } from 'vitest'
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
})
