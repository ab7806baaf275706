import { asc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { sendInvoiceReminders } from '#server/models/invoicing/invoice-reminders.ts'
import { invoices } from '#server/schema/invoices.ts'
import { deliveries } from '#server/schema/notifications.ts'
import { importer } from '#tests/imports.ts'
import { call, dataOf, type TestLantern, testLantern } from '#tests/lantern.ts'

const now = new Date('2026-11-30T18:00:00Z')
const lantern = () => testLantern({ now: () => now })

const stored = ({ db }: TestLantern) => db.select().from(invoices).orderBy(asc(invoices.outsideNumber))

const file = [
  'Invoice #,Customer,Phone,Email,Invoice date,Due date,Item,Qty,Rate,Amount,Tax,Total,Paid,Balance,Status',
  'A-1041,Ana Ruiz,713-555-0181,ana@example.com,11/13/2026,11/27/2026,Rekey,2,25.00,50.00,4.13,"$1,054.13",100.00,954.13,Sent',
  'A-1041,Ana Ruiz,713-555-0181,ana@example.com,11/13/2026,11/27/2026,Safe,1,1000,"1,000.00",,,,,Sent',
  'A-1042,Ben Cole,713-555-0182,,11/20/2026,12/20/2026,Keys,1,40,40.00,,40.00,,40.00,Sent',
  'A-1043,Cy Young,713-555-0183,,11/20/2026,12/20/2026,Keys,1,40,40.00,,40.00,40.00,0.00,Paid',
  'A-1044,Dee,713-555-0184,,11/20/2026,12/20/2026,Keys,1,40,40.00,,40.00,10.00,40.00,Sent',
  'A-1045,Eve,713-555-0185,,11/20/2026,12/20/2026,Keys,1,40,40.00,,40.00,,40.00,Void',
  ',Fay,713-555-0186,,11/20/2026,12/20/2026,Keys,1,40,40.00,,40.00,,40.00,Sent',
].join('\r\n')

const Report = '{ openMoney { openCents count overdueCents overdueCount } }'

test('open invoices keep their numbers, and what is owed is right to the cent wherever it is said', async () => {
  await using server = await lantern()
  const { staff, preview, bring, undo } = await importer(server, 'invoices')
  const { bring: bringCustomers } = await importer(server, 'customers')
  await bringCustomers('Name,Phone\nAna Ruiz,713-555-0181')
  const expected = { made: 1, joined: 1, doubled: 0, refused: 4, stored: 2 }
  expect(await preview(file)).toMatchObject({
    ...expected,
    rows: [
      {
        cells: [
          'Invoice A-1041\nRekey, Safe',
          'Ana Ruiz',
          'November 13, 2026\nDue: November 27, 2026',
          '$1,054.13',
          '$954.13',
        ],
      },
      {},
    ],
    refusedRows: [
      { line: 5, message: 'Nothing is open on it.' },
      { line: 6, message: 'The total less what is paid is not the balance.' },
      { line: 7, message: 'It is a draft, void or refunded: nothing is owed for it.' },
      { line: 8, message: 'There is no number of an invoice.' },
    ],
  })
  const { id, ...counted } = await bring(file)
  expect(counted).toEqual(expected)
  expect(await stored(server)).toMatchObject([
    {
      ...{
        outsideNumber: 'A-1041',
        number: null,
        state: 'partlyPaid',
        name: 'Ana Ruiz',
        dueOn: '2026-11-27',
      },
      ...{ subtotalCents: 105_413, taxCents: 0, totalCents: 105_413, paidCents: 10_000, openCents: 95_413 },
      lines: [
        { name: 'Rekey', quantity: 200, unitCents: 2_500 },
        { name: 'Safe', quantity: 100, unitCents: 100_000 },
        { name: 'Sales tax', quantity: 100, unitCents: 413 },
      ],
    },
    { outsideNumber: 'A-1042', state: 'sent', openCents: 4_000, lines: [{ name: 'Keys' }] },
  ])
  expect(dataOf(await call(server, Report, {}, staff), 'openMoney')).toEqual({
    ...{ openCents: 99_413, count: 2, overdueCents: 95_413, overdueCount: 1 },
  })
  const Customers = '{ customers { items { name figures { openCents paidCents isOverdue } } } }'
  expect(dataOf(await call(server, Customers, {}, staff), 'customers')).toEqual({
    items: [{ name: 'Ana Ruiz', figures: { openCents: 95_413, paidCents: 10_000, isOverdue: true } }],
  })
  const Search = '{ listInvoices(search: "A-1041") { items { outsideNumber openCents } } }'
  expect(dataOf(await call(server, Search, {}, staff), 'listInvoices')).toEqual({
    items: [{ outsideNumber: 'A-1041', openCents: 95_413 }],
  })
  expect((await bring(file)).stored).toBe(0)

  const [ana, ben] = await stored(server)
  const Pay =
    'mutation($id: ID!, $cents: Int) { recordPayment(invoiceId: $id, method: cash, amountCents: $cents) { state paidCents openCents payments { id } } }'
  const paid = dataOf<{ payments: { id: string }[] }>(
    await call(server, Pay, { id: ana?.id, cents: 5_413 }, staff),
    'recordPayment',
  )
  expect(paid).toMatchObject({ state: 'partlyPaid', paidCents: 15_413, openCents: 90_000 })
  const Reverse = 'mutation($id: ID!) { reversePayment(id: $id) { paidCents openCents } }'
  expect(dataOf(await call(server, Reverse, { id: paid.payments[0]?.id }, staff), 'reversePayment')).toEqual({
    ...{ paidCents: 10_000, openCents: 95_413 },
  })
  expect(await undo(id)).toEqual({ kept: 1 })
  expect((await stored(server)).map((one) => one.id)).toEqual([ana?.id])
  expect(ben?.openCents).toBe(4_000)
})

test('nobody is mailed by an import, nor reminded of what was overdue; staff mail it with its number', async () => {
  await using server = await lantern()
  const { staff, bring } = await importer(server, 'invoices')
  await call(
    server,
    'mutation { updateInvoicingSettings(input: { reminderDays: 1 }) { reminderDays } }',
    {},
    staff,
  )
  await bring(
    'Invoice,Customer,Email,Date,Due,Total\n77,Ana Ruiz,ana@example.com,2026-11-01,2026-11-29,50\n78,Ben Cole,ben@example.com,2026-11-01,2026-12-01,60',
  )
  expect(await server.db.$count(deliveries)).toBe(0)
  const system = { ...server.callOf({ kind: 'system' }), now: () => now }
  expect(await sendInvoiceReminders(system, now)).toEqual([])
  const [, ben] = await stored(server)
  expect(await sendInvoiceReminders(system, new Date('2026-12-02T18:00:00Z'))).toEqual([ben?.id])
  const [first] = await server.db.select().from(invoices).where(eq(invoices.outsideNumber, '77'))
  const Mail = 'mutation($id: ID!) { mailInvoice(id: $id, press: "1") { mails { __typename } } }'
  expect((await call(server, Mail, { id: first?.id }, staff)).errors).toBeUndefined()
  const payloads = (await server.db.select().from(deliveries)).map(({ payload }) => payload)
  expect(payloads).toContainEqual(expect.objectContaining({ number: '77', openCents: 5_000 }))
  const File = 'query($id: ID!) { invoiceFile(id: $id) { name } }'
  expect(dataOf(await call(server, File, { id: first?.id }, staff), 'invoiceFile')).toEqual({
    name: 'invoice-77.pdf',
  })
})

test('an invoice of ours goes on with its own series, and an imported one can be credited', async () => {
  await using server = await lantern()
  const { staff, bring } = await importer(server, 'invoices')
  await bring('Invoice,Customer,Date,Total,Paid\n5000,Ana Ruiz,2026-11-01,50,20')
  const [old] = await stored(server)
  const Delete = 'mutation($id: ID!) { deleteInvoice(input: { id: $id }) { id } }'
  expect((await call(server, Delete, { id: old?.id }, staff)).errors?.[0]?.message).toContain('Invoice 5000')
  const Credit = 'mutation($id: ID!) { creditInvoice(id: $id, reason: "Wrong") { state openCents } }'
  expect(dataOf(await call(server, Credit, { id: old?.id }, staff), 'creditInvoice')).toEqual({
    ...{ state: 'credited', openCents: -2_000 },
  })
  const [credit] = await server.db.select().from(invoices).where(eq(invoices.kind, 'credit'))
  expect(credit).toMatchObject({ number: 1001, outsideNumber: null, totalCents: -5_000 })
})

test.each([
  [
    'Jobber',
    'Invoice #,Client name,Client email,Client phone,Issued date,Due date,Status,Subject,Pre-tax total ($),Total ($),Balance ($)\n41,Ana Ruiz,ana@example.com,7135550181,"Nov 13, 2026","Dec 13, 2026",Awaiting payment,Rekey,50.00,54.13,44.13',
  ],
  [
    'Housecall Pro',
    'Invoice Number,HCP Id,Created At,Customer,First Name,Last Name,Email,Mobile Phone,Street,City,State,Zip,Description,Amount,Paid Amount,Due,Due Date\n41,x,11/13/2026,Ana Ruiz,Ana,Ruiz,ana@example.com,7135550181,14 Elm St,Houston,TX,77002,Rekey,$54.13,$10.00,$44.13,12/13/2026',
  ],
  [
    'Square',
    'Invoice ID,Invoice Title,Customer Name,Customer Email,Customer Phone,Invoice Date,Due Date,Status,Requested Amount,Amount Paid\n41,Rekey,Ana Ruiz,ana@example.com,7135550181,2026-11-13,2026-12-13,Unpaid,$54.13,$10.00',
  ],
  [
    'QuickBooks',
    'Open Invoices,,,,,,,\nAcme Locks,,,,,,,\n,,,,,,,\nDate,Transaction type,Num,Customer,Memo,Due date,Amount,Open balance\n11/13/2026,Invoice,41,Ana Ruiz,Rekey,12/13/2026,54.13,44.13',
  ],
])('the file of %s', async (tool, own) => {
  await using server = await lantern()
  const { preview, bring } = await importer(server, 'invoices')
  expect(await preview(own)).toMatchObject({ tool, made: 1, refused: 0 })
  await bring(own)
  expect(await stored(server)).toMatchObject([
    {
      ...{ outsideNumber: '41', name: 'Ana Ruiz', totalCents: 5_413, paidCents: 1_000, openCents: 4_413 },
      ...{ dueOn: '2026-12-13', sentAt: new Date('2026-11-13T18:00Z') },
    },
  ])
})

test.each([
  [
    'QuickBooks Online',
    'Open Invoices,,,,,,,\n"As of November 30, 2026",,,,,,,\n,,,,,,,\n,Date,Transaction type,Num,Terms,Due date,Amount,Open balance\nAna Ruiz,,,,,,,\n,11/13/2026,Invoice,41,Net 30,12/13/2026,54.13,44.13\n,11/14/2026,Payment,,,,-5.00,-5.00\nTotal for Ana Ruiz,,,,,,49.13,39.13\nBen Cole,,,,,,,\n,11/20/2026,Invoice,42,Net 30,12/20/2026,60.00,60.00\nTotal for Ben Cole,,,,,,60.00,60.00\nTOTAL,,,,,,109.13,99.13',
  ],
  [
    'QuickBooks Desktop',
    ',Type,Date,Num,P. O. #,Terms,Due Date,Class,Aging,Open Balance\nAna Ruiz,,,,,,,,,\n,Invoice,11/13/2026,41,,Net 30,12/13/2026,,,44.13\n,Credit Memo,11/14/2026,40,,,,,,-5.00\nTotal Ana Ruiz,,,,,,,,,39.13\nBen Cole,,,,,,,,,\n,Invoice,11/20/2026,42,,Net 30,12/20/2026,,,60.00\nTotal Ben Cole,,,,,,,,,60.00\nTOTAL,,,,,,,,,99.13',
  ],
])('the report of %s, where a customer stands above their invoices and the sum below', async (_tool, own) => {
  await using server = await lantern()
  const { bring } = await importer(server, 'invoices')
  expect(await bring(own)).toMatchObject({ made: 2, refused: 1, stored: 2 })
  expect(await stored(server)).toMatchObject([
    { outsideNumber: '41', name: 'Ana Ruiz', openCents: 4_413 },
    { outsideNumber: '42', name: 'Ben Cole', openCents: 6_000 },
  ])
})

test('two customers who have the same number each owe their own', async () => {
  await using server = await lantern()
  const { bring } = await importer(server, 'invoices')
  const rows = ['77,Ana Ruiz,2026-11-01,Rekey,60,100', '77,,,Safe,40,', '77,Ben Cole,2026-11-01,Keys,100,100']
  expect(await bring(['Invoice,Customer,Date,Item,Item amount,Total', ...rows].join('\n'))).toMatchObject({
    made: 2,
    stored: 2,
  })
  const owed = (await stored(server)).map(({ name, openCents, lines }) => [name, openCents, lines.length])
  expect(owed.toSorted()).toEqual([
    ['Ana Ruiz', 10_000, 2],
    ['Ben Cole', 10_000, 1],
  ])
})

test('signs of a line count, in a minus or in brackets; what may be another sum is refused and stops no other row', async () => {
  await using server = await lantern()
  const { preview, bring } = await importer(server, 'invoices')
  const rows = [
    'Invoice #,Customer,Phone,Invoice date,Item,Qty,Rate,Tax,Total,Balance',
    'B-1,Ana Ruiz,713-555-0181,11/20/2026,Safe,1,100.00,,95.00,95.00',
    'B-1,Ana Ruiz,713-555-0181,11/20/2026,Returned key,-1,5.00,,,',
    'B-2,Ben Cole,713-555-0182,11/20/2026,Safe,2,50.00,,90.00,90.00',
    'B-2,Ben Cole,713-555-0182,11/20/2026,Discount,,(10.00),,,',
    'B-3,Cy Young,713-555-0183,11/20/2026,Keys,1 2,5.00,,60.00,60.00',
    'B-4,Dee Fox,713-555-0184,11/20/2026,Keys,1,40.00,12$50,52.50,52.50',
    'B-5,Eve Gray,713-555-0185,11/20/2026,Keys,1,40.00,,12 50,12 50',
    'B-6,Flo Hall,713-555-0186,11/20/2026,Keys,1,40.00,,(40.00),(40.00)',
    `B-7,Gus Ito,713-555-0187,11/20/2026,Key${'🔑'.repeat(20_000)},1,40.00,,40.00,40.00`,
    `B-8,Hal Jay,713-555-0188,11/20/2026,Keys,1,${'9'.repeat(100_000)},,40.00,40.00`,
    'B-9,Ida Kay,713-555-0189,11/20/2026,Keys,1,40.00,,40.00,40.00',
  ]
  const file = rows.join('\n')
  const shown = await preview(file)
  expect(shown.refusedRows.map(({ line, message }) => [line, message.slice(0, 12)])).toEqual([
    [6, '“1 2” is no '],
    [7, '“12$50” is n'],
    [8, '“12 50” is n'],
    [9, 'Nothing is o'],
    [11, '“9999999999'.padEnd(12, '9')],
  ])
  await bring(file)
  expect(await stored(server)).toMatchObject([
    {
      ...{ outsideNumber: 'B-1', totalCents: 9_500 },
      lines: [
        { name: 'Safe', quantity: 100, unitCents: 10_000 },
        { name: 'Returned key', quantity: -100, unitCents: 500 },
      ],
    },
    {
      ...{ outsideNumber: 'B-2', totalCents: 9_000 },
      lines: [
        { name: 'Safe', quantity: 200, unitCents: 5_000 },
        { name: 'Discount', quantity: -100, unitCents: 1_000 },
      ],
    },
    { outsideNumber: 'B-7', totalCents: 4_000 },
    { outsideNumber: 'B-9', totalCents: 4_000 },
  ])
})
