import { expect, test } from 'vitest'
import { call, dataOf, ownerCookie, type TestLantern, testLantern } from '#tests/lantern.ts'
import { CreateQuote, dana } from '#tests/quotes.ts'

const CreateContact =
  'mutation($input: CreateContactInput!) { createContact(input: $input) { id phoneE164 others } }'
const DeleteContact = 'mutation($id: ID!) { deleteContact(input: { id: $id }) { id } }'
const RestoreContact = 'mutation($id: ID!) { restoreDeleted(model: Contact, id: $id) { id } }'
const Customers = `query($search: String) {
  customers(search: $search) { items { key name phone email address quotes askedAt addedAt } total }
}`
const Customer = `query($key: ID!) { customer(key: $key) {
  key name phones emails addresses requests { kind } contacts { name notes } } }`

const ana = {
  name: 'Ana Ruiz',
  company: 'Elm Properties',
  phone: '(713) 555-0181',
  email: 'ana@example.com',
  others: ['713 555 0182', 'Office@Example.com'],
  address: '14 Elm Street, Houston, TX 77002',
  notes: 'Gate code 4711',
}

async function office(lantern: TestLantern) {
  const staff = await ownerCookie(lantern)
  const add = async (input: object) =>
    dataOf<{ id: string }>(await call(lantern, CreateContact, { input }, staff), 'createContact')
  const list = async (search = '') =>
    dataOf<{ items: object[] }>(await call(lantern, Customers, { search }, staff), 'customers').items
  const customer = async (key: string) => (await call(lantern, Customer, { key }, staff)).data?.customer
  return { staff, add, list, customer }
}

test('whom staff know is a customer before they ever asked: listed, found and shown under each number and address', async () => {
  await using lantern = await testLantern()
  const { staff, add, list, customer } = await office(lantern)
  const added = await add(ana)
  expect(added).toMatchObject({ phoneE164: '+17135550181', others: ['+17135550182', 'office@example.com'] })
  const row = { key: '+17135550181', name: 'Ana Ruiz', address: ana.address, quotes: 0, askedAt: null }
  expect(await list()).toMatchObject([row])
  for (const search of ['ruiz', 'elm prop', '5550182', 'office@', 'gate code', '77002'])
    expect(await list(search), search).toMatchObject([row])
  for (const key of ['+17135550181', '+17135550182', 'ana@example.com', 'office@example.com', added.id])
    expect(await customer(key), key).toMatchObject({
      phones: ['+17135550181', '+17135550182'],
      emails: ['ana@example.com', 'office@example.com'],
      contacts: [{ name: 'Ana Ruiz', notes: 'Gate code 4711' }],
    })
  const Find =
    'query($search: String!) { findCustomers(search: $search) { name phone address requests kind id } }'
  const found = await call(lantern, Find, { search: '713-555-0182' }, staff)
  expect(found.data?.findCustomers).toEqual([
    { name: 'Ana Ruiz', phone: ana.phone, address: ana.address, requests: 0, kind: null, id: added.id },
  ])
})

test('a request under a known number is of that customer, and says so in its history', async () => {
  await using lantern = await testLantern()
  const { staff, add, list, customer } = await office(lantern)
  await add(ana)
  const sent = await call(lantern, CreateQuote, { input: { ...dana, phone: '713.555.0182' } })
  const { id } = dataOf<{ id: string }>(sent, 'createQuote')
  expect(await list()).toMatchObject([{ key: '+17135550182', quotes: 1, address: ana.address }])
  expect(await customer('+17135550181')).toMatchObject({
    requests: [{ kind: 'Quote' }],
    contacts: [{ name: 'Ana Ruiz' }],
  })
  const History = 'query($id: ID!) { customerHistory(id: $id) { requests { id } contacts { name notes } } }'
  expect((await call(lantern, History, { id }, staff)).data?.customerHistory).toEqual({
    requests: [],
    contacts: [{ name: 'Ana Ruiz', notes: 'Gate code 4711' }],
  })
})

test('a contact names somebody and how to reach them; deleted it is in the trash', async () => {
  await using lantern = await testLantern()
  const { staff, add, list } = await office(lantern)
  const refused = async (input: object) =>
    (await call(lantern, CreateContact, { input }, staff)).errors?.[0]?.extensions
  expect(await refused({ name: 'Ana', phone: 'none' })).toMatchObject({ code: 'BAD_INPUT' })
  expect(await refused({ name: 'Ana' })).toMatchObject({ code: 'BAD_INPUT' })
  expect(await refused({ name: ' ', phone: ana.phone })).toMatchObject({ code: 'BAD_INPUT' })
  expect(await refused({ ...ana, others: ['nobody'] })).toMatchObject({ code: 'BAD_INPUT' })
  const { id } = await add({ name: 'Cy', email: 'cy@example.com' })
  expect((await call(lantern, DeleteContact, { id }, staff)).errors).toBeUndefined()
  expect(await list()).toEqual([])
  expect((await call(lantern, RestoreContact, { id }, staff)).errors).toBeUndefined()
  expect(await list()).toMatchObject([{ name: 'Cy', email: 'cy@example.com' }])
})

test('erasing a person takes what was known of them, by any of their numbers, from the trash too', async () => {
  await using lantern = await testLantern()
  const { staff, add, list } = await office(lantern)
  await add(ana)
  const { id } = await add({ ...ana, notes: 'again' })
  await call(lantern, DeleteContact, { id }, staff)
  const Erase = 'mutation($contact: String!) { erasePerson(contact: $contact) { records } }'
  const erased = await call(lantern, Erase, { contact: '(713) 555-0182' }, staff)
  expect(erased.data?.erasePerson).toEqual({ records: 2 })
  expect(await list()).toEqual([])
  const { rows } = await lantern.db.$client.query('select 1 from trash')
  expect(rows).toEqual([])
})
