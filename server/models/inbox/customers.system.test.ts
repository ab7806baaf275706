import { expect, test } from 'vitest'
import { customerPlaces } from '#server/schema/customer-places.ts'
import { customerTies } from '#server/schema/customer-ties.ts'
import { call, dataOf, ownerCookie, type TestLantern, testLantern } from '#tests/lantern.ts'
import { CreateMessage, sam } from '#tests/messages.ts'
import { CreateQuote, dana } from '#tests/quotes.ts'
import { shownReview } from '#tests/reviews.ts'

const Customers = `query($search: String, $limit: Int, $nextToken: String) {
  customers(search: $search, limit: $limit, nextToken: $nextToken) {
    items { key name phone email address quotes messages calls reviews } nextToken total
  }
}`

type Page = { items: { key: string; name: string }[]; nextToken: string | null; total: number | null }

async function office(lantern: TestLantern) {
  const staff = await ownerCookie(lantern)
  const CreateCall = 'mutation($input: CreateCallInput!) { createCall(input: $input) { id } }'
  const documents = { Quote: CreateQuote, Message: CreateMessage, Call: CreateCall }
  const usual = { Quote: dana, Message: sam, Call: { service: 'other' } }
  const enter = async (kind: keyof typeof documents, input: object) => {
    const answer = await call(lantern, documents[kind], { input: { ...usual[kind], ...input } }, staff)
    return dataOf<{ id: string }>(answer, `create${kind}`).id
  }
  const list = async (args: object = {}) =>
    dataOf<Page>(await call(lantern, Customers, args, staff), 'customers')
  return { staff, enter, list }
}

test('what has a number or an email in common is of one customer, newest facts first', async () => {
  await using lantern = await testLantern()
  const { staff, enter, list } = await office(lantern)
  const mobile = '(713) 555-0181'
  await enter('Quote', { phone: mobile, email: 'Ana@example.com', firstName: 'Ana', lastName: 'Ruiz' })
  await enter('Call', { phone: '713-555-0181', name: 'Ana R.', address: '14 Elm Street' })
  await enter('Message', { phone: '(713) 555-0182', email: 'ana@EXAMPLE.com', name: 'Ana at work' })
  await shownReview(lantern, staff, { email: 'ana@example.com', name: 'A happy Ana' })
  await enter('Call', { phone: '713-555-0190', name: 'Ben' })
  const { items, total, nextToken } = await list()
  expect(items).toMatchObject([
    { name: 'Ben', key: '+17135550190', email: '', address: null, calls: 1 },
    {
      name: 'Ana at work',
      key: '+17135550182',
      address: '14 Elm Street',
      quotes: 1,
      messages: 1,
      calls: 1,
      reviews: 1,
    },
  ])
  expect([total, nextToken]).toEqual([2, null])
  const Customer = `query($key: ID!) { customer(key: $key) {
    name phones emails requests { kind } reviews { rating } } }`
  for (const key of ['+17135550181', '+17135550182', 'ana@example.com']) {
    const { data } = await call(lantern, Customer, { key }, staff)
    expect(data?.customer).toMatchObject({
      name: 'Ana at work',
      phones: ['+17135550182', '+17135550181'],
      emails: ['ana@example.com'],
      requests: [{ kind: 'Message' }, { kind: 'Call' }, { kind: 'Quote' }],
      reviews: [{ rating: 4 }],
    })
  }
  expect((await call(lantern, Customer, { key: 'nobody@example.com' }, staff)).data?.customer).toBeNull()
})

test('a search finds a customer by what any of their requests says, and by part of a number', async () => {
  await using lantern = await testLantern()
  const { enter, list } = await office(lantern)
  await enter('Call', { phone: '(713) 555-0181', name: 'José Peña', address: '14 Elm Street' })
  await enter('Call', { phone: '(713) 555-0182', name: 'Ben' })
  await enter('Call', { phone: '(713) 555-0181', name: 'Jose' })
  for (const search of ['pena', 'elm street', '5550181', '713-555-0181', 'PEÑ'])
    expect(await list({ search }), search).toMatchObject({ items: [{ name: 'Jose', calls: 2 }], total: 1 })
  expect((await list({ search: 'nobody' })).items).toEqual([])
})

test('the pages of a list hold everybody once, also those who asked again and again; a foreign page is refused', async () => {
  await using lantern = await testLantern()
  const { staff, enter, list } = await office(lantern)
  for (const number of [1, 2, 3, 1, 4, 2, 5, 1])
    await enter('Call', { phone: `(713) 555-010${number}`, name: `Caller ${number}` })
  for (const search of ['', 'caller']) {
    const names: string[] = []
    let after: string | null = null
    do {
      const page: Page = await list({ search, limit: 2, nextToken: after })
      names.push(...page.items.map(({ name }) => name))
      after = page.nextToken
    } while (after)
    expect(names).toEqual(['Caller 1', 'Caller 5', 'Caller 2', 'Caller 4', 'Caller 3'])
  }
  expect((await list({ limit: 2 })).total).toBeNull()
  const { errors } = await call(lantern, Customers, { nextToken: 'x' }, staff)
  expect(errors?.[0]?.extensions?.code).toBe('BAD_INPUT')
})

test('two customers are merged by hand and told apart again; strangers under one number are told apart', async () => {
  await using lantern = await testLantern()
  const { staff, enter, list } = await office(lantern)
  const tie = (input: object) =>
    call(
      lantern,
      'mutation($input: CreateCustomerTieInput!) { createCustomerTie(input: $input) { id } }',
      { input },
      staff,
    )
  await enter('Call', { phone: '(713) 555-0181', name: 'Ana' })
  await enter('Call', { phone: '(713) 555-0182', name: 'Elm Properties' })
  const merged = await tie({ kind: 'same', contact: '713-555-0181', other: '(713) 555-0182' })
  const { id } = dataOf<{ id: string }>(merged, 'createCustomerTie')
  expect(await list()).toMatchObject({ items: [{ name: 'Elm Properties', calls: 2 }], total: 1 })
  const Ties = '{ customer(key: "+17135550181") { ties { id kind contact other } } }'
  expect((await call(lantern, Ties, {}, staff)).data?.customer).toEqual({
    ties: [{ id, kind: 'same', contact: '+17135550181', other: '+17135550182' }],
  })
  expect(
    (await tie({ kind: 'same', contact: '+17135550182', other: '+17135550181' })).errors?.[0]?.message,
  ).toBe('This is the same customer already.')
  const unknown = await tie({ kind: 'same', contact: '+17135550182', other: 'nobody@example.com' })
  expect(unknown.errors?.[0]?.extensions?.code).toBe('BAD_INPUT')
  await call(lantern, `mutation { deleteCustomerTie(input: { id: "${id}" }) { id } }`, {}, staff)
  expect((await list()).total).toBe(2)
  await call(lantern, `mutation { restoreDeleted(model: CustomerTie, id: "${id}") { id } }`, {}, staff)
  expect((await list()).total).toBe(1)

  await enter('Call', { phone: '(713) 555-0190', name: 'Ben' })
  await enter('Call', { phone: '(713) 555-0190', name: 'Cy' })
  expect((await list()).items.map(({ name }) => name)).toEqual(['Cy', 'Elm Properties'])
  dataOf(await tie({ kind: 'shared', contact: '(713) 555-0190' }), 'createCustomerTie')
  const { items } = await list()
  expect(items.map(({ name }) => name)).toEqual(['Cy', 'Ben', 'Elm Properties'])
  for (const { key, name } of items)
    expect((await call(lantern, `{ customer(key: "${key}") { name } }`, {}, staff)).data?.customer).toEqual({
      name,
    })
  const erase = 'mutation { erasePerson(contact: "7135550181") }'
  expect((await call(lantern, erase, {}, staff)).data?.erasePerson).toBe(2)
  expect(JSON.stringify(await lantern.db.select().from(customerTies))).not.toContain('0181')
})

test('the places of a property manager stand on their page, by any of their numbers, and are erased with them', async () => {
  await using lantern = await testLantern()
  const { staff, enter } = await office(lantern)
  await enter('Call', { phone: '(713) 555-0181', email: 'pm@example.com', name: 'Elm Properties' })
  const Create = 'mutation($input: CreateCustomerPlaceInput!) { createCustomerPlace(input: $input) { id } }'
  const add = (input: object) =>
    call(lantern, Create, { input: { contact: 'pm@example.com', ...input } }, staff)
  dataOf(await add({ name: 'Oak House', address: '2 Oak Lane' }), 'createCustomerPlace')
  dataOf(await add({ name: 'Elm House', address: '14 Elm Street' }), 'createCustomerPlace')
  expect((await add({ name: 'Nowhere', address: ' ' })).errors?.[0]?.extensions?.code).toBe('BAD_INPUT')
  const Places = '{ customer(key: "+17135550181") { places { name address } } }'
  expect((await call(lantern, Places, {}, staff)).data?.customer).toEqual({
    places: [
      { name: 'Elm House', address: '14 Elm Street' },
      { name: 'Oak House', address: '2 Oak Lane' },
    ],
  })
  const erase = 'mutation { erasePerson(contact: "pm@example.com") }'
  expect((await call(lantern, erase, {}, staff)).data?.erasePerson).toBe(3)
  expect(await lantern.db.$count(customerPlaces)).toBe(0)
})

test('one made-up email address does not make strangers one customer', async () => {
  await using lantern = await testLantern()
  const { enter, list } = await office(lantern)
  const names = ['John Smith', 'John Miller', 'Mary Hall', 'Eve Stone', 'Paul Winter']
  for (const [at, name] of names.entries())
    await enter('Message', { name, phone: `(713) 555-018${at}`, email: 'none@none.com' })
  expect((await list()).items.map(({ name }) => name)).toEqual(names.toReversed())
})
