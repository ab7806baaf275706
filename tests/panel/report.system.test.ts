import { eq } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import { afterEach, expect, test, vi } from 'vitest'
import { requests } from '#server/schema/requests.ts'
import { askInvoice, sentInvoice } from '#tests/invoices.ts'
import { call, dataOf, lanternWithPages, ownerCookie } from '#tests/lantern.ts'
import { CreateMessage, sam } from '#tests/messages.ts'
import { CreateQuote, dana } from '#tests/quotes.ts'
import { callRow } from '#tests/requests.ts'

const isQuote = eq(requests.kind, 'Quote')
const isMessage = eq(requests.kind, 'Message')

afterEach(() => void vi.useRealTimers())

const path = '/admin/reports/export.csv?period=month&at=2026-10'

test('the file of a report has the requests that it counts, of every kind, with the same columns', async () => {
  await using lantern = await lanternWithPages()
  const headers = await ownerCookie(lantern)
  const { db } = lantern
  await call(lantern, CreateQuote, { input: dana }, undefined, '203.0.113.7')
  await call(lantern, CreateMessage, { input: sam }, undefined, '203.0.113.8')
  const Write = 'mutation($input: CreateCallInput!) { createCall(input: $input) { id } }'
  const written = { name: 'Ann Lee', phone: '(713) 555-0142', service: 'safes', source: 'walk_in' }
  dataOf(await call(lantern, Write, { input: written }, headers), 'createCall')
  // Midnight of October in Houston is 05:00 UTC; of November too, for the clocks go back later that day.
  const inside = { quarantineReasons: [], quotedCents: 12_550, lostReason: 'price' as const }
  await db
    .update(requests)
    .set({
      ...inside,
      submittedAt: new Date('2026-10-01T05:00:00Z'),
      contactedAt: new Date('2026-10-01T05:12:59Z'),
    })
    .where(isQuote)
  await db
    .update(requests)
    .set({ quarantineReasons: [], submittedAt: new Date('2026-11-01T04:59:59Z') })
    .where(isMessage)
  await db
    .update(requests)
    .set({ address: '12 Elm St', submittedAt: new Date('2026-10-31T20:00:00Z') })
    .where(eq(requests.kind, 'Call'))
  const yearly = {
    ...callRow({ name: 'Yearly', phone: '(713) 555-0143', service: 'safes', source: 'recurring' }),
  }
  const [inTime, late] = [new Date('2026-10-05T15:00:00Z'), new Date('2027-10-05T15:00:00Z')]
  await db
    .insert(requests)
    .values(
      [late, inTime].map((scheduledAt) => ({ ...yearly, id: newId(), submittedAt: inTime, scheduledAt })),
    )
  const read = async () => (await lantern.fetch(path, { headers })).text()
  const [titles, ...rows] = (await read()).trim().split('\r\n')
  expect(titles).toBe(
    'Received,Status,Kind,Name,Phone,Email,Service,Message,Files,Notes,Contacted,Completed,Came from,Wanted for,Suspicious,Request number,Address,Appointment,Minutes planned,Arrival window (minutes),Comes again after (months),Price quoted (USD),Assigned to,Lost because,Canceled by the customer,Answer by,Minutes until contacted',
  )
  expect(rows).toHaveLength(4)
  expect(rows[0]).toContain('2026-10-01 00:00:00,new,Quote request,Dana Whitfield,')
  expect(rows[0]).toMatch(/,125\.50,,The price,,,12$/)
  expect(rows[1]).toContain(`2026-10-31 23:59:59,new,Message,${sam.name},`)
  expect(rows.at(-1)).toContain(',Call,Yearly,')
  expect(rows[2]).toContain('2026-10-31 15:00:00,new,Call,Ann Lee,')
  expect(rows[2]).toContain(',Walk-in,,')

  await db
    .update(requests)
    .set({ submittedAt: new Date('2026-10-01T04:59:59Z') })
    .where(isQuote)
  await db
    .update(requests)
    .set({ quarantineReasons: ['trap'] })
    .where(isMessage)
  expect((await read()).trim().split('\r\n')).toHaveLength(3)
  const page = await (await lantern.fetch('/admin/reports?period=month&at=2026-10', { headers })).text()
  expect(page).toContain('October 2026')
  expect(page).toContain('/admin/reports/export.csv?period=month&amp;at=2026-10')
  const activity = await (await lantern.fetch('/admin/settings/activity', { headers })).text()
  expect(activity).toContain('exported the requests of a report as CSV')
})

type Cents = { amountCents: number }[]
type Money = Record<'invoicedCents' | 'paidCents' | 'openCents', number> &
  Record<'paidBy' | 'payments', Cents>
type MoneyOfReport = { current: { invoices: Money }; steps: { invoices: Money }[] }

test('the file of invoices adds up to the report, to the cent, with credits, void ones and payments in parts', async () => {
  await using lantern = await lanternWithPages()
  const headers = await ownerCookie(lantern)
  const taxed = {
    taxRate: 8250,
    taxPlace: 'Houston',
    lines: [{ name: 'Rekey', quantity: 100, unitCents: 8_555 }],
  }
  const { id } = await sentInvoice(lantern, headers, taxed)
  await askInvoice(lantern, headers, 'recordPayment', `invoiceId: "${id}", amountCents: 6000, method: card`)
  await askInvoice(lantern, headers, 'recordPayment', `invoiceId: "${id}", amountCents: 3261, method: check`)
  await askInvoice(lantern, headers, 'creditInvoice', `id: "${id}", reason: "Key did not work"`)
  const other = await sentInvoice(lantern, headers)
  await askInvoice(
    lantern,
    headers,
    'recordPayment',
    `invoiceId: "${other.id}", amountCents: 1733, method: cash`,
  )
  const part = 'reason: "One did not work", lines: [{ position: 0, quantity: 33 }]'
  await askInvoice(lantern, headers, 'creditInvoice', `id: "${other.id}", ${part}`)
  await askInvoice(lantern, headers, 'creditInvoice', `id: "${other.id}", reason: "Late", amountCents: 777`)
  const mistake = await sentInvoice(lantern, headers, taxed)
  await askInvoice(lantern, headers, 'voidInvoice', `id: "${mistake.id}", reason: "Sent twice"`)
  const file = await (await lantern.fetch('/admin/invoices/export.csv', { headers })).text()
  const [titles = [], ...rows] = file
    .trim()
    .split('\r\n')
    .map((line) => line.replace('\uFEFF', '').split(','))
  const valuesOf = (title: string) => rows.map((row) => row[titles.indexOf(title)] ?? '')
  const sumOf = (texts: string[]) => texts.reduce((sum, text) => sum + Math.round(Number(text) * 100), 0)
  expect(valuesOf('State')).toEqual(['Void', 'Credit', 'Credit', 'Partly paid', 'Credit', 'Credited'])
  const payments = valuesOf('Payments (day and USD)').flatMap((cell) => cell.match(/[\d.]+(?=[;"]|$)/g) ?? [])
  const credited = sumOf(valuesOf('Credited (USD)'))
  expect(credited).toBe(-sumOf(valuesOf('Total (USD)').filter((total) => total.startsWith('-'))))
  const sums = {
    invoicedCents: sumOf(valuesOf('Total (USD)')),
    paidCents: sumOf(payments),
    openCents: sumOf(valuesOf('Open (USD)')),
  }
  const figures =
    'invoices { invoicedCents paidCents openCents paidBy { amountCents } payments { amountCents } }'
  for (const period of ['week', 'month', 'year'] as const) {
    const document = `{ report(period: ${period}) { current { ${figures} } steps { ${figures} } } }`
    const read = dataOf<MoneyOfReport>(await call(lantern, document, {}, headers), 'report')
    expect(read.current.invoices).toMatchObject(sums)
    for (const name of ['invoicedCents', 'paidCents', 'openCents'] as const)
      expect(read.steps.reduce((sum, { invoices }) => sum + invoices[name], 0)).toBe(sums[name])
    for (const { invoices } of [read.current, ...read.steps])
      for (const name of ['paidBy', 'payments'] as const)
        expect(invoices[name].reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(invoices.paidCents)
  }
  expect(sumOf(payments)).toBe(6_000 + 3_261 + 1_733)

  const path = '/admin/reports/payments.csv?period=year'
  const [heads = [], ...paid] = (await (await lantern.fetch(path, { headers })).text())
    .trim()
    .split('\r\n')
    .map((line) => line.replace('\uFEFF', '').split(','))
  expect(heads).toEqual([
    ...['Day', 'Invoice', 'Customer', 'Paid by', 'Amount (USD)', 'Check number or note', 'Recorded by'],
    ...['Tip (USD)', 'Deposit'],
  ])
  const ofPayments = (title: string) => paid.map((row) => row[heads.indexOf(title)] ?? '')
  expect(sumOf(ofPayments('Amount (USD)'))).toBe(sumOf(valuesOf('Paid (USD)')))
  expect(ofPayments('Paid by')).toEqual(['Card', 'Check', 'Cash'])
  expect(ofPayments('Customer')).toEqual(['Ana Ruiz', 'Ana Ruiz', 'Ana Ruiz'])
  const report = await (await lantern.fetch('/admin/reports?period=year', { headers })).text()
  expect(report).toContain('<dt>Collected</dt><dd>$109.94</dd><dd>cash $17.33, check $32.61, card $60</dd>')
  expect(report).toContain('$109.94 came in: cash $17.33, check $32.61, card $60.')
  expect(report).toContain('/admin/reports/payments.csv?period=year')
  const activity = await (await lantern.fetch('/admin/settings/activity', { headers })).text()
  expect(activity).toContain('exported payments as CSV')
})

test('the week goes on until midnight where the business is; each service has its waiting time', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-30T02:00:00Z') })
  await using lantern = await lanternWithPages()
  const headers = await ownerCookie(lantern)
  await call(lantern, CreateQuote, { input: dana }, undefined, '203.0.113.7')
  const submittedAt = new Date('2026-11-29T16:00:00Z')
  const contactedAt = new Date('2026-11-29T16:09:00Z')
  await lantern.db.update(requests).set({ quarantineReasons: [], submittedAt, contactedAt })
  const page = await (await lantern.fetch('/admin/reports?period=week&at=2026-11-29', { headers })).text()
  expect(page).toContain('so far')
  expect(page).not.toContain('Week after')
  expect(page).toMatch(/By service.*<th scope="col">Median wait<\/th>.*<td>9 min<\/td>.*By person/s)
})

test('a visitor signs in first, and who has not entered their password lately does', async () => {
  await using lantern = await lanternWithPages()
  expect((await lantern.fetch(path)).headers.get('location')).toMatch(/^\/admin\/login/)
  const headers = await ownerCookie(lantern)
  await lantern.database.pool.query(`update sessions set confirmed_at = now() - interval '11 minutes'`)
  const late = await lantern.fetch(path, { headers })
  expect(late.headers.get('location')).toMatch(/^\/admin\/confirm\?from=.*at%3D2026-10/)
  expect(await late.text()).toBe('')
})

test('the dashboard lists the jobs of today that are not done, by the clocks of the business', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-27T05:30:00Z') })
  await using lantern = await lanternWithPages()
  const headers = await ownerCookie(lantern)
  const dashboard = async () => {
    const html = await (await lantern.fetch('/admin', { headers })).text()
    return /<section aria-labelledby="todays-jobs".*?<\/section>/s.exec(html)?.[0] ?? ''
  }
  expect(await dashboard()).toContain('Nothing is booked today.')
  const booked: [name: string, scheduledAt: string][] = [
    ['Today Early', '2026-11-26T06:00:00Z'],
    ['Today Late', '2026-11-27T05:59:00Z'],
    ['Tomorrow', '2026-11-27T06:00:00Z'],
  ]
  const kept = callRow({ service: 'safes', source: 'phone', phone: '(713) 555-0142' })
  await lantern.db
    .insert(requests)
    .values(booked.map(([name, at]) => ({ ...kept, id: newId(), name, scheduledAt: new Date(at) })))
  const shown = await dashboard()
  expect(shown).toMatch(/12:00.AM.*Today Early.*11:59.PM.*Today Late/s)
  expect(shown).not.toContain('Tomorrow')
  await lantern.db.update(requests).set({ status: 'completed' })
  expect(await dashboard()).toContain('All 2 of today are done.')
})
