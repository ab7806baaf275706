import { expect, test } from 'vitest'
import { importFiles } from '#server/schema/imports.ts'
import { invoices } from '#server/schema/invoices.ts'
import { importer } from '#tests/imports.ts'
import {
  call,
  codeOf,
  dataOf,
  ownerCookie,
  type StaffHeaders,
  type TestLantern,
  testLantern,
} from '#tests/lantern.ts'
import { ownersBrowser, secondPerson } from '#tests/people.ts'
import { CreateQuote, dana } from '#tests/quotes.ts'

const Stage =
  'mutation($name: String!, $text: String!) { stageImport(kind: customers, name: $name, text: $text) }'
const counts = 'made joined doubled refused stored'
const Preview = `query($file: ID!, $columns: [String!]) { importPreview(file: $file, columns: $columns) {
  name tool format ${counts} columns { title sample target } rows { line kind cells } refusedRows { line message } } }`
const Import = `mutation($file: ID!, $columns: [String!]) { importFile(file: $file, columns: $columns) { id ${counts} } }`
const Undo = 'mutation($id: ID!) { undoImport(id: $id) { kept } }'
const Customers =
  'query($search: String) { customers(search: $search, limit: 100) { items { key name address quotes } } }'

const file = [
  'Name,Phone,Email,Address,Notes',
  'Ana Ruiz,(713) 555-0181,ana@example.com,"14 Elm Street, Houston",Gate 4711',
  'Ben Cole,713-555-0182,,,',
  'Nobody,,,,',
  'Cy Young,713-555-0183,,,',
  'Ana R.,+1 713 555 0181,,9 Pine Court,',
  'Ben Cole,7135550182,,,',
].join('\n')

async function office(lantern: TestLantern) {
  const staff = await ownerCookie(lantern)
  const stage = async (text: string, name = 'customers.csv', headers: StaffHeaders = staff) =>
    dataOf<string>(await call(lantern, Stage, { name, text }, headers), 'stageImport')
  const preview = async (id: string, columns?: string[]) =>
    dataOf<object>(await call(lantern, Preview, { file: id, columns }, staff), 'importPreview')
  const bring = async (id: string, columns?: string[]) =>
    dataOf<{ id: string }>(await call(lantern, Import, { file: id, columns }, staff), 'importFile')
  const undo = async (id: string) => dataOf<object>(await call(lantern, Undo, { id }, staff), 'undoImport')
  const list = async (search = '') =>
    dataOf<{ items: { name: string }[] }>(await call(lantern, Customers, { search }, staff), 'customers')
      .items
  return { staff, stage, preview, bring, undo, list }
}

test('what a file would do is shown and stores nothing; the import does just that, in the order of the file', async () => {
  await using lantern = await testLantern()
  const { stage, preview, bring, list } = await office(lantern)
  const id = await stage(file)
  const expected = { made: 3, joined: 0, doubled: 2, refused: 1, stored: 4 }
  expect(await preview(id)).toMatchObject({
    ...{ name: 'customers.csv', tool: null, format: 'csv', ...expected },
    columns: [
      { title: 'Name', sample: 'Ana Ruiz', target: 'name' },
      { title: 'Phone', sample: '(713) 555-0181', target: 'phone' },
      { title: 'Email', target: 'email' },
      { title: 'Address', target: 'street' },
      { title: 'Notes', target: 'notes' },
    ],
    rows: [
      {
        line: 2,
        kind: 'made',
        cells: ['Ana Ruiz', expect.any(String), '14 Elm Street, Houston', 'Gate 4711'],
      },
      { line: 3, kind: 'made', cells: expect.arrayContaining(['Ben Cole']) },
      { line: 5, kind: 'made', cells: expect.arrayContaining(['Cy Young']) },
      { line: 6, kind: 'doubled', cells: expect.arrayContaining(['Ana R.']) },
    ],
    refusedRows: [{ line: 4, message: 'There is no phone number and no email address.' }],
  })
  expect(await list()).toEqual([])
  expect(await bring(id)).toEqual({ id, ...expected })
  expect(await list()).toMatchObject([{ name: 'Ana Ruiz' }, { name: 'Ben Cole' }, { name: 'Cy Young' }])
  for (const search of ['gate 4711', '5550181', 'pine court'])
    expect(await list(search), search).toMatchObject([{ name: 'Ana Ruiz' }])
})

test('a file is imported once; brought again, all of it is known and nothing is stored', async () => {
  await using lantern = await testLantern()
  const { staff, stage, preview, bring } = await office(lantern)
  const id = await stage(file)
  await bring(id)
  expect(codeOf(await call(lantern, Import, { file: id }, staff))).toBe('CONFLICT')
  const again = { made: 0, joined: 5, doubled: 0, refused: 1, stored: 0 }
  const second = await stage(file)
  expect(await preview(second)).toMatchObject(again)
  expect(await bring(second)).toEqual({ id: second, ...again })
  const more = await stage('Name,Phone,Notes\nAna Ruiz,713-555-0181,Gate 4711\nBen,713-555-0182,Has a safe')
  expect(await preview(more)).toMatchObject({
    made: 0,
    joined: 2,
    stored: 1,
    rows: [{ cells: expect.arrayContaining(['Ben']) }],
  })
})

test('who asked here before is joined by number, or by email address and name', async () => {
  await using lantern = await testLantern()
  const { stage, preview, bring, list } = await office(lantern)
  await call(lantern, CreateQuote, {
    input: { ...dana, firstName: 'Ana', lastName: 'Ruiz', phone: '713-555-0181', email: 'house@example.com' },
  })
  const id = await stage(
    'Name,Phone,Email,Notes\nA. R.,713 555 0181,,Old key\nRuiz,,House@example.com,\nBen Cole,,house@example.com,',
  )
  expect(await preview(id)).toMatchObject({ made: 1, joined: 2, refused: 0 })
  await bring(id)
  const customers = await list()
  expect(customers).toHaveLength(2)
  expect(customers).toContainEqual(expect.objectContaining({ key: '+17135550181', quotes: 1 }))
  expect(customers).toContainEqual(expect.objectContaining({ name: 'Ben Cole', quotes: 0 }))
})

test('the columns are as the person says, and checked again on import', async () => {
  await using lantern = await testLantern()
  const { stage, preview, bring, list } = await office(lantern)
  const id = await stage('Who,Ring\nAna Ruiz,713-555-0181')
  expect(await preview(id)).toMatchObject({ made: 0, refused: 1 })
  expect(await preview(id, ['name', 'phone'])).toMatchObject({ made: 1, refused: 0 })
  expect(await preview(id, ['name', 'nonsense', 'phone'])).toMatchObject({ made: 0, refused: 1 })
  await bring(id, ['name', 'phone'])
  expect(await list()).toMatchObject([{ name: 'Ana Ruiz' }])
})

test('contacts of a phone come with all their numbers', async () => {
  await using lantern = await testLantern()
  const { stage, preview, bring, list } = await office(lantern)
  const card = (name: string, ...lines: string[]) => [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `FN:${name}`,
    ...lines,
    'END:VCARD',
  ]
  const id = await stage(
    [
      ...card('Ana Ruiz', 'TEL:713-555-0181', 'TEL:713-555-0182', 'NOTE:Dog'),
      ...card('No number'),
      ...card('Ben', 'EMAIL:ben@example.com'),
    ].join('\r\n'),
    'contacts.vcf',
  )
  expect(await preview(id)).toMatchObject({
    format: 'vcard',
    made: 2,
    refused: 1,
    refusedRows: [{ line: 8 }],
  })
  await bring(id)
  expect(await list('5550182')).toMatchObject([{ name: 'Ana Ruiz' }])
})

test('an undo takes back all but what was changed, asked or tied since', async () => {
  await using lantern = await testLantern()
  const { staff, stage, bring, undo, list } = await office(lantern)
  const names = ['Untouched', 'Changed', 'Asked', 'Tied', 'Asked by second number']
  const id = await stage(
    ['Name,Phone,Phone', ...names.map((name, at) => `${name},713-555-019${at},713-555-018${at}`)].join('\n'),
  )
  await bring(id)
  const [changed] = dataOf<{ items: { id: string }[] }>(
    await call(lantern, '{ listContacts(filter: { name: { eq: "Changed" } }) { items { id } } }', {}, staff),
    'listContacts',
  ).items
  const Update = 'mutation($id: ID!) { updateContact(input: { id: $id, notes: "Moved" }) { id } }'
  await call(lantern, Update, { id: changed?.id }, staff)
  for (const phone of ['713-555-0192', '713-555-0184'])
    await call(lantern, CreateQuote, { input: { ...dana, phone, email: `${phone}@example.com` } })
  const Tie = 'mutation { createCustomerTie(input: { kind: manager, contact: "+17135550193" }) { id } }'
  await call(lantern, Tie.replace('manager', '"manager"'), {}, staff)
  expect(await undo(id)).toEqual({ kept: 4 })
  const left = (await list()).map(({ name }) => name)
  expect(left).toHaveLength(4)
  expect(left).not.toContain('Untouched')
  expect(codeOf(await call(lantern, Undo, { id }, staff))).toBe('CONFLICT')
})

test('a file with too many rows is refused before any of it is stored', async () => {
  await using lantern = await testLantern()
  const { staff, list } = await office(lantern)
  const actor = await lantern.db.$client.query<{ id: string }>('select id from users')
  const id = crypto.randomUUID()
  await lantern.db.insert(importFiles).values({
    id,
    userId: actor.rows[0]?.id ?? '',
    name: 'long.csv',
    text: `Name,Phone\n${'Ana,713-555-0181\n'.repeat(50_001)}`,
    expiresAt: new Date(Date.now() + 60_000),
  })
  const { errors } = await call(lantern, Import, { file: id }, staff)
  expect(errors?.[0]?.message).toBe('This file has more than 50,000 rows. Split it into several.')
  expect(await list()).toEqual([])
})

test('a file waits for an hour, for whoever sent it; erasing anybody takes it away', async () => {
  let now = new Date('2026-11-30T12:00:00Z')
  await using lantern = await testLantern({ now: () => now })
  const { staff, stage, preview } = await office(lantern)
  const id = await stage(file)
  const other = await secondPerson(lantern, await ownersBrowser(lantern), 'second@example.com')
  const theirs = { cookie: other.headers.get('cookie') ?? '' }
  expect(codeOf(await call(lantern, Preview, { file: id }, theirs))).toBe('NOT_FOUND')
  expect(await preview(id)).toMatchObject({ made: 3 })
  now = new Date('2026-11-30T13:00:01Z')
  expect(codeOf(await call(lantern, Preview, { file: id }, staff))).toBe('NOT_FOUND')
  const second = await stage(file)
  const Erase = 'mutation { erasePerson(contact: "nobody@example.com") { records } }'
  expect((await call(lantern, Erase, {}, staff)).errors).toBeUndefined()
  expect(codeOf(await call(lantern, Preview, { file: second }, staff))).toBe('NOT_FOUND')
})

test('who was erased is not in the contacts, also after an import', async () => {
  await using lantern = await testLantern()
  const { staff, stage, bring, list } = await office(lantern)
  await bring(await stage(file))
  const Erase = 'mutation { erasePerson(contact: "713-555-0181") { records } }'
  expect((await call(lantern, Erase, {}, staff)).data?.erasePerson).toEqual({ records: 2 })
  expect(await list('ana')).toEqual([])
})

test('two files of one kind are not imported at once: what stands in both is stored once', async () => {
  await using lantern = await testLantern()
  const { staff, stage } = await importer(lantern, 'invoices')
  const rows = Array.from({ length: 400 }, (_, at) => `A-${at},Ana Ruiz,2026-11-01,50`)
  const text = ['Invoice,Customer,Date,Total', ...rows].join('\n')
  const [one, other] = [await stage(text), await stage(text)]
  const both = await Promise.all([one, other].map((file) => call(lantern, Import, { file }, staff)))
  expect(both.filter(({ errors }) => errors?.[0]?.extensions?.code === 'CONFLICT')).toHaveLength(1)
  expect(await lantern.db.$count(invoices)).toBe(400)
  const left = both[0]?.errors ? one : other
  expect(dataOf(await call(lantern, Import, { file: left }, staff), 'importFile')).toMatchObject({
    stored: 0,
  })
})
