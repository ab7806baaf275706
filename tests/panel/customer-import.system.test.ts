import { expect, test } from 'vitest'
import { contacts } from '#server/schema/contacts.ts'
import { invoices } from '#server/schema/invoices.ts'
import { posted } from '#tests/forms.ts'
import { importer } from '#tests/imports.ts'
import { call, lanternWithPages, ownerCookie, type TestLantern } from '#tests/lantern.ts'
import { ownersBrowser, secondPerson } from '#tests/people.ts'
import { CreateQuote, dana } from '#tests/quotes.ts'
import { wordPressFile, wordPressItem } from '#tests/wordpress.ts'

const screen = '/admin/customers/import'

const file = [
  'Customer;Phone;Street;City',
  'José Peña;(713) 555-0181;14 Elm Street;Houston',
  '=HYPERLINK("x");;;',
].join('\r\n')

/** As Windows saves it. */
const windows = new Blob([Uint8Array.from(file, (one) => one.charCodeAt(0))], { type: 'text/csv' })

async function send(
  lantern: TestLantern,
  headers: Record<string, string>,
  sent: Blob,
  name = 'customers.csv',
) {
  const body = new FormData()
  body.append('file', sent, name)
  const origin = 'http://localhost:3000'
  return lantern.fetch(screen, { method: 'POST', body, headers: { origin, ...headers } })
}

const found = (response: Response) => response.headers.get('location') ?? ''

test('without script a file is sent, looked at, imported, and undone; what was left out comes back as CSV', async () => {
  await using lantern = await lanternWithPages()
  const headers = await ownerCookie(lantern)
  const sent = await send(lantern, headers, windows)
  expect(sent.status).toBe(303)
  const html = await (await lantern.fetch(found(sent), { headers })).text()
  for (const text of ['customers.csv', 'José Peña', '14 Elm Street, Houston', 'There is no phone number'])
    expect(html).toContain(text)
  expect(await lantern.db.$count(contacts)).toBe(0)

  const csv = await lantern.fetch(found(sent).replace(screen, `${screen}/refused.csv`), { headers })
  expect(await csv.text()).toBe(
    'Customer,Phone,Street,City,Reason\r\n"\'=HYPERLINK(""x"")",,,,There is no phone number and no email address.\r\n',
  )

  const id = new URLSearchParams(found(sent).split('?')[1]).get('file') ?? ''
  const columns = new URLSearchParams({ intent: 'import', file: id })
  for (const column of ['name', 'phone', '', 'city']) columns.append('column', column)
  const imported = await lantern.fetch(screen, posted(columns, headers))
  expect(imported.status).toBe(303)
  const receipt = await (await lantern.fetch(found(imported), { headers })).text()
  for (const text of ['Imported', '1 new customer, 1 row left out', 'Undo this import'])
    expect(receipt).toContain(text)
  expect(await lantern.db.select().from(contacts)).toMatchObject([{ name: 'José Peña', address: 'Houston' }])

  const again = await lantern.fetch(screen, posted(columns, headers))
  expect(again.status).toBe(422)
  expect(await again.text()).toContain('This file was imported already.')

  const undone = await lantern.fetch(screen, posted({ intent: 'undo', id }, headers))
  expect(undone.status).toBe(303)
  expect(await (await lantern.fetch(found(undone), { headers })).text()).toContain('Undone.')
  expect(await lantern.db.$count(contacts)).toBe(0)
})

test.each([
  [
    'prices',
    'Name,Price\nRekey,$25.00\nFree,free',
    ['$25.00', 'is no amount that can be read', 'Import 1 price'],
  ],
  [
    'inbox',
    'Date,Name,Phone\n03/04/2026,Ana,713-555-0181\n2026-03-04,Ben,713-555-0182',
    ['Mar 4, 2026', 'can be two days', 'How days are written', 'Import 1 request'],
  ],
  [
    'invoices',
    'Invoice,Customer,Date,Total,Paid\n77,Ana,2026-03-04,50,20\n78,Ben,2026-03-04,50,50',
    ['Invoice 77', '$30.00', 'Nothing is open on it.', 'Import 1 invoice'],
  ],
  [
    'blogs',
    wordPressFile(
      wordPressItem({ title: 'On rekeying' }),
      wordPressItem({ type: 'attachment', title: 'A lock' }),
    ),
    ['On rekeying', 'May 14, 2019', 'Pictures are not fetched.', 'Import 1 post or page'],
  ],
  [
    'reviews',
    '[{"name":"Ana","email":"a@example.com","rating":5,"title":"Quick","comment":"Good."},{"title":"?"}]',
    ['5 of 5', 'AWS Amplify', 'Pending', 'Import 1 review'],
  ],
  [
    'testimonials',
    '{"Items":[{"name":{"S":"Ana"},"rating":{"N":"4"},"comment":{"S":"Good."}},{"name":{"S":"Ben"}}]}',
    ['4 of 5', 'Which column holds what', 'Import 1 testimonial'],
  ],
])('%s come in the same way, each at a screen of its own', async (list, csv, texts) => {
  await using lantern = await lanternWithPages()
  const headers = await ownerCookie(lantern)
  const own = `/admin/${list}/import`
  const body = new FormData()
  body.append('file', new Blob([csv]), 'file.csv')
  const origin = 'http://localhost:3000'
  const sent = await lantern.fetch(own, { method: 'POST', body, headers: { origin, ...headers } })
  expect(found(sent)).toContain(`${own}?file=`)
  const html = await (await lantern.fetch(found(sent), { headers })).text()
  for (const text of texts) expect(html).toContain(text)
  const id = new URLSearchParams(found(sent).split('?')[1]).get('file') ?? ''
  const imported = await lantern.fetch(own, posted({ intent: 'import', file: id }, headers))
  expect(imported.status).toBe(303)
  expect(await (await lantern.fetch(found(imported), { headers })).text()).toContain('1 row left out')
  expect(await (await lantern.fetch(screen, { headers })).text()).not.toContain('file.csv')
  const undone = await lantern.fetch(own, posted({ intent: 'undo', id }, headers))
  expect(await (await lantern.fetch(found(undone), { headers })).text()).toContain('Undone.')
})

test('a table of the original and an export of WordPress are recognised wherever they are sent', async () => {
  await using lantern = await lanternWithPages()
  const headers = await ownerCookie(lantern)
  const quotes = '{"Item":{"firstName":{"S":"Ana"},"lastName":{"S":"Ruiz"},"service":{"S":"safes"}}}'
  expect(found(await send(lantern, headers, new Blob([quotes])))).toContain('/admin/inbox/import?file=')
  const posts = new Blob([wordPressFile(wordPressItem({}))])
  expect(found(await send(lantern, headers, posts))).toContain('/admin/blogs/import?file=')
})

test('an imported invoice says what was paid before', async () => {
  await using lantern = await lanternWithPages()
  const headers = await ownerCookie(lantern)
  const { bring } = await importer(lantern, 'invoices')
  await bring('Invoice,Customer,Date,Total,Paid\nA-77,Ana,2026-03-04,50,20')
  const [stored] = await lantern.db.select().from(invoices)
  const html = await (await lantern.fetch(`/admin/invoices/${stored?.id}`, { headers })).text()
  for (const text of ['Invoice A-77', '$20.00 before it was imported.']) expect(html).toContain(text)
  const list = await (await lantern.fetch('/admin/invoices', { headers })).text()
  expect(list).toContain('Invoice A-77')
})

test('a file that is none is said to be: empty, missing, too large, broken off, or gone', async () => {
  await using lantern = await lanternWithPages()
  const headers = await ownerCookie(lantern)
  const says = async (answer: Response) => (await lantern.fetch(found(answer), { headers })).text()
  expect(await says(await send(lantern, headers, new Blob([' \n'])))).toContain('This file is empty.')
  expect(await says(await send(lantern, headers, new Blob(['PK\u0003\u0004\0\0xl/'])))).toContain(
    'Save it as CSV first.',
  )
  const ofOldExcel = new Blob([new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])])
  expect(await says(await send(lantern, headers, ofOldExcel))).toContain('Save it as CSV first.')
  expect(await says(await send(lantern, headers, new Blob([]), ''))).toContain('Choose a file first.')
  const large = new Blob([new Uint8Array(21 * 1024 * 1024)])
  expect(await says(await send(lantern, headers, large))).toContain('larger than 20 MB')
  const broken = await lantern.fetch(screen, {
    method: 'POST',
    body: 'nonsense',
    headers: {
      ...headers,
      origin: 'http://localhost:3000',
      'content-type': 'multipart/form-data; boundary=x',
    },
  })
  expect(await says(broken)).toContain('The file did not arrive.')
  const gone = await lantern.fetch(`${screen}?file=${crypto.randomUUID()}`, { headers })
  expect(await gone.text()).toContain('kept for an hour and is gone')
})

test('only an owner imports: nobody else’s file is read', async () => {
  await using lantern = await lanternWithPages()
  const owner = await ownersBrowser(lantern)
  for (const role of ['dispatcher', 'technician', 'writer', 'reader'] as const) {
    const { headers } = await secondPerson(lantern, owner, `${role}@example.com`, role)
    const cookie = { cookie: headers.get('cookie') ?? '' }
    const sent = await send(lantern, cookie, windows)
    expect(found(sent), role).toBe(screen)
    expect((await lantern.fetch(screen, { headers: cookie })).status, role).toBe(403)
    expect(
      (await lantern.fetch(screen, posted({ intent: 'import', file: 'x' }, cookie))).status,
      role,
    ).not.toBe(303)
  }
  expect(found(await send(lantern, {}, windows))).toBe(screen)
  const { rows } = await lantern.db.$client.query('select id from import_files')
  expect(rows).toEqual([])
})

test.each(['csv', 'vcf'])('what is exported as %s comes back equal', async (format) => {
  await using lantern = await lanternWithPages()
  const headers = await ownerCookie(lantern)
  const kept = async () => {
    const rows = await lantern.db.select().from(contacts)
    return rows
      .map(({ name, company, phone, phoneE164, email, others, address, notes }) => ({
        ...{ name, company, phone, phoneE164, email, others, address, notes },
      }))
      .toSorted((one, other) => one.name.localeCompare(other.name))
  }
  const bring = async (csv: string) => {
    const id =
      new URLSearchParams(found(await send(lantern, headers, new Blob([csv]))).split('?')[1]).get('file') ??
      ''
    expect((await lantern.fetch(screen, posted({ intent: 'import', file: id }, headers))).status).toBe(303)
  }
  await bring(
    [
      'Name,Company,Phone,Mobile Phone,Email,E-mail 2,Address,Notes',
      '"Peña, José ""Pepe""",Keys & Co.,+1 713 555 0181,(713) 555-0182,jose@example.com,pepe@example.com,"14 Elm Street, Houston, TX 77002","Gate 4711\n=1+1"',
      '-Ben,,713-555-0183 ext. 4,,,,,@home',
      'Cy,,,,cy@example.com,,,',
    ].join('\n'),
  )
  const before = await kept()
  expect(before).toHaveLength(3)
  const exported = await (await lantern.fetch(`/admin/customers/export.${format}`, { headers })).text()
  await lantern.db.delete(contacts)
  await bring(exported)
  expect(await kept()).toEqual(before)
})

test('the cards have who asked here too, once', async () => {
  await using lantern = await lanternWithPages()
  const headers = await ownerCookie(lantern)
  await call(lantern, CreateQuote, { input: { ...dana, phone: '713-555-0181', email: 'ana@example.com' } })
  await call(lantern, CreateQuote, { input: { ...dana, phone: '713-555-0182', email: 'ben@example.com' } })
  const Create = 'mutation { createContact(input: { name: "Ana Ruiz", phone: "713-555-0181" }) { id } }'
  await call(lantern, Create, {}, headers)
  const cards = await lantern.fetch('/admin/customers/export.vcf', { headers })
  expect(cards.headers.get('content-type')).toBe('text/vcard; charset=utf-8')
  expect((await cards.text()).match(/^FN:.*|^TEL.*/gm)?.map((line) => line.trim())).toEqual([
    'FN:Ana Ruiz',
    'TEL;TYPE=VOICE:713-555-0181',
    'FN:Dana Whitfield',
    'TEL;TYPE=VOICE:713-555-0182',
  ])
})
