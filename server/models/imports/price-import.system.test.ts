import { expect, test } from 'vitest'
import { auditEntries } from '#server/schema/operations.ts'
import { priceItems } from '#server/schema/prices.ts'
import { importer } from '#tests/imports.ts'
import { call, testLantern } from '#tests/lantern.ts'

const stored = async ({ db }: Awaited<ReturnType<typeof testLantern>>) =>
  (await db.select().from(priceItems))
    .map(({ name, service, unitCents, isFrom, isTaxable, note, isShown }) => ({
      ...{ name, service, unitCents, isFrom, isTaxable, note, isShown },
    }))
    .toSorted((one, other) => one.name.localeCompare(other.name))

test('prices of a file are made once; a name that is here stays as it is; one press takes the import back', async () => {
  await using lantern = await testLantern()
  const { staff, preview, bring, undo } = await importer(lantern, 'prices')
  const Create = 'mutation { createPriceItem(input: { name: "Rekey a lock", unitCents: 2500 }) { id } }'
  await call(lantern, Create, {}, staff)
  const file = [
    'Name;Price;Category;Taxable;Description',
    'rekey  a lock;30,00;Locks;yes;',
    'House lockout;from $85.00;Emergency;no;Day and night',
    'House Lockout;95;;;',
    '"Safe opening";"1.250,00";Safes;true;"Drilled,\nif it must be"',
    'Free estimate;free;;;',
    ';12;;;',
    'Too much;(12.00);;;',
  ].join('\r\n')
  const expected = { made: 2, joined: 1, doubled: 1, refused: 3, stored: 2 }
  expect(await preview(file)).toMatchObject({
    ...expected,
    rows: [
      { cells: ['House lockout\nDay and night', 'from $85.00', 'Emergency', 'Not taxed'] },
      { cells: ['Safe opening\nDrilled, if it must be', '$1,250.00', 'Safe', 'Taxed'] },
    ],
    refusedRows: [
      { line: 7, message: '“free” is no amount that can be read.' },
      { line: 8 },
      { line: 9, message: 'Please enter a price like 85 or 85.50.' },
    ],
  })
  expect(await stored(lantern)).toHaveLength(1)
  const { id, ...counted } = await bring(file)
  expect(counted).toEqual(expected)
  expect(await stored(lantern)).toMatchObject([
    {
      name: 'House lockout',
      service: 'emergency',
      unitCents: 8_500,
      isFrom: true,
      isTaxable: false,
      isShown: false,
    },
    { name: 'Rekey a lock', unitCents: 2_500 },
    { name: 'Safe opening', service: 'safe', unitCents: 125_000, isFrom: false, isTaxable: true },
  ])
  expect((await bring(file)).stored).toBe(0)
  const [safe] = (await lantern.db.select().from(priceItems)).filter(({ name }) => name === 'Safe opening')
  const Update = 'mutation($id: ID!) { updatePriceItem(input: { id: $id, isShown: true }) { id } }'
  await call(lantern, Update, { id: safe?.id }, staff)
  expect(await undo(id)).toEqual({ kept: 1 })
  expect((await stored(lantern)).map(({ name }) => name)).toEqual(['Rekey a lock', 'Safe opening'])
  const acts = await lantern.db.select().from(auditEntries)
  expect(acts.filter(({ subject, action }) => subject === 'PriceItem' && /import/.test(action))).toHaveLength(
    3,
  )
})

test.each([
  [
    'Jobber',
    'Name,Description,Category,Unit Cost,Unit Price,Taxable,Active\nRekey,Per lock,Service,0,$25.00,TRUE,TRUE',
  ],
  [
    'Housecall Pro',
    'Industry,Category,Name,Description,Price,Cost,Taxable,Unit of measure\nLocksmith,Residential,Rekey,Per lock,25.00,3.00,true,Each',
  ],
  [
    'Square',
    'Token,Item Name,Variation Name,Unit and Precision,SKU,Description,Category,Price,Tax - Sales (8.25%)\nABC,Rekey,Regular,,1,Per lock,,25.00,Y',
  ],
  [
    'QuickBooks',
    'Product/Service Name,Sales Description,SKU,Type,Sales Price / Rate,Taxable,Income Account\nLocks:Rekey,Per lock,,Service,25,yes,Sales',
  ],
])('the file of %s', async (tool, file) => {
  await using lantern = await testLantern()
  const { preview, bring } = await importer(lantern, 'prices')
  expect(await preview(file)).toMatchObject({ tool, made: 1, refused: 0 })
  await bring(file)
  expect(await stored(lantern)).toMatchObject([
    { name: 'Rekey', unitCents: 2_500, isTaxable: true, note: 'Per lock' },
  ])
})

test('a file without a heading, and one that was put together with several', async () => {
  await using lantern = await testLantern()
  const { preview } = await importer(lantern, 'prices')
  expect(await preview('Rekey,$25.00\nLockout,$85.00')).toMatchObject({
    columns: [{ target: 'name' }, { target: 'price' }],
    made: 2,
  })
  expect(await preview('Name,Price\nRekey,25\nName,Price\nLockout,85')).toMatchObject({ made: 2, refused: 0 })
})

test('what stands before a colon in a name stays, except a group of QuickBooks', async () => {
  await using lantern = await testLantern()
  const { bring } = await importer(lantern, 'prices')
  await bring('Name,Price\nAfter hours: car lockout,95')
  await bring('Item,Type,Price,Sales Tax Code\nLocks:Rekey,Service,25,Non')
  expect((await stored(lantern)).map(({ name }) => name)).toEqual(['After hours: car lockout', 'Rekey'])
})
