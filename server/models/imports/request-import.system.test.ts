import { asc } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { contacts } from '#server/schema/contacts.ts'
import { deliveries } from '#server/schema/notifications.ts'
import { requests } from '#server/schema/requests.ts'
import { importer } from '#tests/imports.ts'
import { call, dataOf, type TestLantern, testLantern } from '#tests/lantern.ts'

const now = new Date('2026-11-30T18:00:00Z')
const lantern = () => testLantern({ now: () => now })

const stored = ({ db }: TestLantern) => db.select().from(requests).orderBy(asc(requests.submittedAt))

const file = [
  'Requested,Customer,Phone,Email,Street,City,Status,Title,Details,Total,Job #,Notes,Closed date',
  '11/13/2026,Ana Ruiz,(713) 555-0181,ana@example.com,14 Elm Street,Houston,Completed,Rekey the house,"Five locks,',
  'two keyed alike","$1,234.50",1041,Gate 4711,11/14/2026',
  '11/29/2026 3:15 PM,Ben Cole,713-555-0182,,,,New,Ignition,,,1042,,',
  '11/20/2026,Cy Young,713-555-0183,,,,Cancelled,Safe opening,,,1043,,',
  '11/13/2026,Ana Ruiz,(713) 555-0181,ana@example.com,14 Elm Street,Houston,Completed,Rekey the house,"Five locks,',
  'two keyed alike","$1,234.50",1041,Gate 4711,11/14/2026',
  'soon,Dee,713-555-0184,,,,New,Keys,,,1044,,',
  '11/20/2026,Nobody,,,,,New,Keys,,,1045,,',
].join('\r\n')

test('requests come with their own times and states; nobody is mailed and nothing rings; one press takes them back', async () => {
  await using server = await lantern()
  const { staff, preview, bring, undo } = await importer(server, 'requests')
  const expected = { made: 3, joined: 0, doubled: 1, refused: 2, stored: 3 }
  expect(await preview(file)).toMatchObject({
    ...expected,
    dayOrder: 'month',
    rows: [
      { cells: ['Ana Ruiz\n(713) 555-0181', 'Nov 13, 2026', 'Done', expect.stringContaining('Rekey')] },
      { cells: ['Ben Cole\n713-555-0182', 'Nov 29, 2026', 'Open', 'Ignition'] },
      { cells: ['Cy Young\n713-555-0183', 'Nov 20, 2026', 'Lost', 'Safe opening'] },
    ],
    refusedRows: [
      { line: 8, message: '“soon” is no day that can be read.' },
      { line: 9, message: 'There is no phone number and no email address.' },
    ],
  })
  const { id, ...counted } = await bring(file)
  expect(counted).toEqual(expected)
  expect(await stored(server)).toMatchObject([
    {
      ...{ kind: 'Call', name: 'Ana Ruiz', phoneE164: '+17135550181', email: 'ana@example.com' },
      ...{ address: '14 Elm Street, Houston', stage: 'done', status: 'completed', quotedCents: 123_450 },
      message: 'Rekey the house\nFive locks,\ntwo keyed alike',
      notes: 'Gate 4711\nJob #: 1041',
      source: 'Earlier program',
      submittedAt: new Date('2026-11-13T18:00:00Z'),
      completedAt: new Date('2026-11-14T18:00:00Z'),
    },
    { name: 'Cy Young', stage: 'done', lostReason: 'other', service: 'safes', completedAt: null },
    { name: 'Ben Cole', stage: 'waiting', status: 'new', submittedAt: new Date('2026-11-29T21:15:00Z') },
  ])
  expect(await server.db.$count(deliveries)).toBe(0)
  expect((await stored(server)).map(({ nextAlarmAt, promisedBy }) => nextAlarmAt ?? promisedBy)).toEqual([
    null,
    null,
    null,
  ])
  const counts = dataOf<object>(
    await call(server, '{ inboxCounts { open waiting done calls } }', {}, staff),
    'inboxCounts',
  )
  expect(counts).toEqual({ open: 1, waiting: 1, done: 2, calls: 3 })

  expect((await bring(file)).stored).toBe(0)
  const [, cy, ben] = await stored(server)
  const Update =
    'mutation($id: ID!, $seen: AWSDateTime) { updateCall(input: { id: $id, seenAt: $seen }) { id } }'
  await call(server, Update, { id: cy?.id, seen: now.toISOString() }, staff)
  await call(
    server,
    'mutation($id: ID!) { updateCall(input: { id: $id, notes: "Called" }) { id } }',
    { id: ben?.id },
    staff,
  )
  expect(await undo(id)).toEqual({ kept: 1 })
  expect((await stored(server)).map(({ name }) => name)).toEqual(['Ben Cole'])
})

test('a customer who is here is joined, by name alone if nobody else has it', async () => {
  await using server = await lantern()
  const { preview, bring } = await importer(server, 'requests')
  const { bring: bringCustomers } = await importer(server, 'customers')
  await bringCustomers(
    'Name,Company,Phone,Email,Street\nAna Ruiz,Keys & Co.,713-555-0181,ana@example.com,14 Elm Street\nBen,,713-555-0182,,\nBen,,713-555-0183,,',
  )
  const own =
    'Date,Client,Phone,Title\n2026-01-02,A. Ruiz,(713) 555-0181,Rekey\n2026-01-03,ana ruiz,,Keys\n2026-01-04,Keys & Co.,,Safe\n2026-01-05,Ben,,Keys'
  expect(await preview(own)).toMatchObject({ made: 0, joined: 3, refused: 1 })
  await bring(own)
  expect(await stored(server)).toMatchObject([
    { name: 'A. Ruiz', phoneE164: '+17135550181', stage: 'done' },
    { name: 'ana ruiz', phoneE164: '+17135550181', email: 'ana@example.com', address: '14 Elm Street' },
    { name: 'Keys & Co.', phoneE164: '+17135550181' },
  ])
  expect(await server.db.$count(contacts)).toBe(3)
})

test('days that can be read in two ways are asked about', async () => {
  await using server = await lantern()
  const { preview } = await importer(server, 'requests')
  const own = 'Date,Name,Phone\n03/04/2026,Ana,713-555-0181\n05/05/2026,Ben,713-555-0182'
  expect(await preview(own)).toMatchObject({
    ...{ made: 1, refused: 1, hasDays: true, dayOrder: null },
    refusedRows: [
      { message: '“03/04/2026” can be two days. Say which number is the month, then look again.' },
    ],
  })
  expect(await preview(own, { dayOrder: 'day' })).toMatchObject({
    ...{ made: 2, refused: 0 },
    rows: [{ cells: ['Ana\n713-555-0181', 'Apr 3, 2026', 'Done', ''] }, {}],
  })
})

test('an appointment ahead stands in the schedule without a mail; a day to come is no day on which it was asked', async () => {
  await using server = await lantern()
  const { bring } = await importer(server, 'requests')
  await bring(
    'Customer,Email,Scheduled start date,Title\nAna,ana@example.com,2026-12-03 09:30,Rekey\nBen,ben@example.com,2026-12-04,Keys',
  )
  expect(await stored(server)).toMatchObject([
    {
      name: 'Ana',
      stage: 'scheduled',
      scheduledAt: new Date('2026-12-03T15:30Z'),
      submittedAt: now,
      appointmentMails: false,
    },
    { name: 'Ben', scheduledAt: null, notes: 'Scheduled start date: 2026-12-04', submittedAt: now },
  ])
  expect(await server.db.$count(deliveries)).toBe(0)
})

test.each([
  [
    'Jobber',
    'Job #,Client name,Lead source,Service street,Service city,Service province,Service ZIP,Client phone,Client email,Scheduled start date,Closed date,Title,Total revenue ($)\n41,Ana Ruiz,Google,14 Elm St,Houston,TX,77002,(713) 555-0181,ana@example.com,"Nov 13, 2026","Nov 14, 2026",Rekey,120.00',
  ],
  [
    'Housecall Pro',
    'Invoice Number,HCP Id,Created At,Date,Customer,First Name,Last Name,Email,Mobile Phone,Address,Street,City,State,Zip,Description,Amount,Job Status\n41,h1,2026-11-13 10:00 AM,2026-11-14 09:00 AM,Ana Ruiz,Ana,Ruiz,ana@example.com,7135550181,"14 Elm St, Houston, TX 77002",14 Elm St,Houston,TX,77002,Rekey,$120.00,Complete Unrated',
  ],
  [
    'Square',
    'Client Name,Client Phone,Client Email,Start Time,Services,Status,Price,Client address\nAna Ruiz,7135550181,ana@example.com,11/13/2026 9:00 AM,Rekey,Completed,120,"14 Elm St, Houston, TX 77002"',
  ],
  [
    'QuickBooks',
    'Estimate number,Customer,Phone,Estimate date,Status,Amount,Memo,Address\n41,Ana Ruiz,7135550181,11/13/2026,Closed,120.00,Rekey,"14 Elm St, Houston, TX 77002"',
  ],
])('the file of %s', async (tool, own) => {
  await using server = await lantern()
  const { preview, bring } = await importer(server, 'requests')
  expect(await preview(own)).toMatchObject({ tool, made: 1, refused: 0 })
  await bring(own)
  expect(await stored(server)).toMatchObject([
    {
      ...{ name: 'Ana Ruiz', phoneE164: '+17135550181', address: '14 Elm St, Houston, TX 77002' },
      ...{ stage: 'done', quotedCents: 12_000, message: 'Rekey' },
    },
  ])
})
