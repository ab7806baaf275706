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

type CustomerPage = { items: { key: string; name: string }[]; nextToken: string | null; total: number | null }

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
    dataOf<CustomerPage>(await call(lantern, Customers, args, staff), 'customers')
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

test('a name that was heard wrong finds who is spelled alike, and only where nothing is spelled so', async () => {
  await using lantern = await testLantern()
  const { enter, list } = await office(lantern)
  const names = ['Quinn Alder', 'Rosa Keller', 'Ben Kellerman', 'Sam Ortiz']
  for (const [at, name] of names.entries()) await enter('Call', { phone: `713-555-019${at}`, name })
  await enter('Quote', { phone: '713-555-0198', firstName: 'Ida', lastName: 'Kelter' })
  const found = async (search: string) => (await list({ search })).items.map(({ name }) => name).sort()
  expect(await found('keller')).toEqual(['Ben Kellerman', 'Rosa Keller'])
  expect(await found('keler')).toEqual(['Rosa Keller'])
  expect(await found('allder')).toEqual(['Quinn Alder'])
  expect(await found('Quin Alder')).toEqual(['Quinn Alder'])
  expect(await found('kelter')).toEqual(['Ida Kelter'])
  for (const search of ['zwingli', '7135550', '0199'])
    expect((await found(search)).length, search).toBe(search === '7135550' ? names.length + 1 : 0)
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
      const page: CustomerPage = await list({ search, limit: 2, nextToken: after })
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
  const ana = await enter('Call', { phone: '(713) 555-0181', name: 'Ana' })
  const elm = await enter('Call', { phone: '(713) 555-0182', name: 'Elm Properties' })
  const merged = await tie({ kind: 'same', contact: '713-555-0181', other: '(713) 555-0182' })
  const { id } = dataOf<{ id: string }>(merged, 'createCustomerTie')
  expect(await list()).toMatchObject({ items: [{ name: 'Elm Properties', calls: 2 }], total: 1 })
  const History = (of: string) => `{ customerHistory(id: "${of}") { requests { id } } }`
  expect((await call(lantern, History(elm), {}, staff)).data?.customerHistory).toEqual({
    requests: [{ id: ana }],
  })
  const Find = '{ findCustomers(search: "5550181") { name phone email requests } }'
  expect((await call(lantern, Find, {}, staff)).data?.findCustomers).toEqual([
    { name: 'Ana', phone: '(713) 555-0181', email: '', requests: 2 },
  ])
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
  const byRequest = dataOf<{ id: string }>(
    await tie({ kind: 'same', contact: elm, other: ana }),
    'createCustomerTie',
  )
  const [stored] = await lantern.db.select().from(customerTies)
  expect(stored).toMatchObject({ contact: '+17135550182', other: '+17135550181' })
  await call(lantern, `mutation { deleteCustomerTie(input: { id: "${byRequest.id}" }) { id } }`, {}, staff)
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
  const erase = 'mutation { erasePerson(contact: "7135550181") { records } }'
  expect((await call(lantern, erase, {}, staff)).data?.erasePerson).toEqual({ records: 3 })
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
  const erase = 'mutation { erasePerson(contact: "pm@example.com") { records } }'
  expect((await call(lantern, erase, {}, staff)).data?.erasePerson).toEqual({ records: 3 })
  expect(await lantern.db.$count(customerPlaces)).toBe(0)
})

test('a number that is added by hand reaches its customer before it ever called, and joins what comes under it', async () => {
  await using lantern = await testLantern()
  const { staff, enter, list } = await office(lantern)
  await enter('Call', { phone: '(713) 555-0181', name: 'Ana' })
  await enter('Call', { phone: '(713) 555-0183', name: 'Ben' })
  const Add = 'mutation($input: CreateCustomerTieInput!) { createCustomerTie(input: $input) { id } }'
  const add = (other: string, label?: string) =>
    call(lantern, Add, { input: { kind: 'added', contact: '+17135550181', other, label } }, staff)
  const { id } = dataOf<{ id: string }>(await add('713-555-0182', ' wife '), 'createCustomerTie')
  dataOf(await add('Tom@Example.com'), 'createCustomerTie')
  expect((await add('713-555-0183')).errors?.[0]?.message).toBe(
    'Another customer asked under this number or email address. Merge the two instead.',
  )
  const refused = await Promise.all([
    ...['Tom', '713-555-0181', crypto.randomUUID()].map((other) => add(other)),
    add('713-555-0184', 'x'.repeat(41)),
  ])
  for (const { errors } of refused) expect(errors).toHaveLength(1)
  const Customer = '{ customer(key: "+17135550182") { name phones emails calls } }'
  const ana = { name: 'Ana', phones: ['+17135550181', '+17135550182'], emails: ['tom@example.com'] }
  expect((await call(lantern, Customer, {}, staff)).data?.customer).toEqual({ ...ana, calls: 1 })
  const Ties = '{ customer(key: "+17135550181") { ties { other label } } }'
  expect((await call(lantern, Ties, {}, staff)).data?.customer).toEqual({
    ties: [
      { other: '+17135550182', label: 'wife' },
      { other: 'tom@example.com', label: null },
    ],
  })
  const Find = '{ findCustomers(search: "(713) 555-0182") { name } }'
  expect((await call(lantern, Find, {}, staff)).data?.findCustomers).toEqual([{ name: 'Ana' }])
  expect(await list({ search: 'tom@example.com' })).toMatchObject({ items: [{ name: 'Ana' }], total: 1 })
  await enter('Call', { phone: '(713) 555-0182', name: 'Tom' })
  expect((await list()).items).toMatchObject([{ name: 'Tom', calls: 2 }, { name: 'Ben' }])
  await call(lantern, `mutation { deleteCustomerTie(input: { id: "${id}" }) { id } }`, {}, staff)
  expect((await list()).items.map(({ name }) => name)).toEqual(['Tom', 'Ben', 'Ana'])
})

test('staff mark a property manager: the list says so and shows them alone; of a number that others use too, who used it last stays one', async () => {
  await using lantern = await testLantern()
  const { staff, enter } = await office(lantern)
  await enter('Call', { phone: '(713) 555-0181', name: 'Elm Properties' })
  await enter('Call', { phone: '(713) 555-0190', name: 'Ben' })
  const Mark =
    'mutation { createCustomerTie(input: { kind: "manager", contact: "+17135550181" }) { id kind other } }'
  const { id } = dataOf<{ id: string }>(await call(lantern, Mark, {}, staff), 'createCustomerTie')
  const managers = async (search = '') => {
    const Managers = `{ customers(isManager: true, search: "${search}") { items { name isManager } total } }`
    return (await call(lantern, Managers, {}, staff)).data?.customers
  }
  const elm = { items: [{ name: 'Elm Properties', isManager: true }], total: 1 }
  expect(await managers()).toEqual(elm)
  expect(await managers('elm')).toEqual(elm)
  expect(await managers('ben')).toEqual({ items: [], total: 0 })
  const All = '{ customers { items { name isManager } } }'
  expect((await call(lantern, All, {}, staff)).data?.customers).toEqual({
    items: [{ name: 'Ben', isManager: false }, ...elm.items],
  })
  const Share = 'mutation { createCustomerTie(input: { kind: "shared", contact: "+17135550181" }) { id } }'
  await enter('Call', { phone: '(713) 555-0181', name: 'Tenant' })
  dataOf(await call(lantern, Share, {}, staff), 'createCustomerTie')
  expect(await managers()).toEqual({ items: [{ name: 'Tenant', isManager: true }], total: 1 })
  await call(lantern, `mutation { deleteCustomerTie(input: { id: "${id}" }) { id } }`, {}, staff)
  expect(await managers()).toEqual({ items: [], total: 0 })
})

test('two property managers that are merged have one mark, which one press takes away; told apart, each has their own', async () => {
  await using lantern = await testLantern()
  const { staff, enter } = await office(lantern)
  const phones = ['+17135550181', '+17135550182']
  for (const phone of phones) await enter('Call', { phone, name: `Elm ${phone}` })
  const Tie = 'mutation($input: CreateCustomerTieInput!) { createCustomerTie(input: $input) { id } }'
  const tie = async (input: object) =>
    dataOf<{ id: string }>(await call(lantern, Tie, { input }, staff), 'createCustomerTie')
  for (const contact of phones) await tie({ kind: 'manager', contact })
  const merged = () => tie({ kind: 'same', contact: phones[0], other: phones[1] })
  const remove = (id: string | undefined) =>
    call(lantern, `mutation { deleteCustomerTie(input: { id: "${id}" }) { id } }`, {}, staff)
  const marks = async () => {
    const Marks = `{ customer(key: "${phones[1]}") { isManager ties { id kind } } }`
    const { isManager, ties } = dataOf<{ isManager: boolean; ties: { id: string; kind: string }[] }>(
      await call(lantern, Marks, {}, staff),
      'customer',
    )
    return { isManager, ids: ties.flatMap(({ id, kind }) => (kind === 'manager' ? [id] : [])) }
  }
  await remove((await merged()).id)
  expect(await marks()).toMatchObject({ isManager: true, ids: [expect.any(String)] })
  await merged()
  const { ids } = await marks()
  expect(ids).toHaveLength(1)
  await remove(ids[0])
  expect(await marks()).toEqual({ isManager: false, ids: [] })
})

test('places under a number stay with who used it last, once it turns out that several people do', async () => {
  await using lantern = await testLantern()
  const { staff, enter } = await office(lantern)
  const phone = '(713) 555-0190'
  const ben = await enter('Call', { phone, name: 'Ben' })
  const cy = await enter('Call', { phone, name: 'Cy' })
  const Add = (name: string) =>
    `createCustomerPlace(input: { contact: "${phone}", name: "${name}", address: "9 Pine" }) { id }`
  const made = await call(lantern, `mutation { lobby: ${Add('Lobby')} gate: ${Add('Gate')} }`, {}, staff)
  const { id } = dataOf<{ id: string }>(made, 'gate')
  await call(lantern, `mutation { deleteCustomerPlace(input: { id: "${id}" }) { id } }`, {}, staff)
  const Share = `mutation { createCustomerTie(input: { kind: "shared", contact: "${phone}" }) { id } }`
  dataOf(await call(lantern, Share, {}, staff), 'createCustomerTie')
  const expectPlaces = async (...ofCy: string[]) => {
    const Places = `{ ben: customer(key: "${ben}") { places { name } } cy: customer(key: "${cy}") { places { name } } }`
    const { data } = await call(lantern, Places, {}, staff)
    expect(data).toEqual({ ben: { places: [] }, cy: { places: ofCy.map((name) => ({ name })) } })
  }
  await expectPlaces('Lobby')
  await call(lantern, `mutation { restoreDeleted(model: CustomerPlace, id: "${id}") { id } }`, {}, staff)
  await expectPlaces('Gate', 'Lobby')
  await call(lantern, `mutation { annex: ${Add('Annex')} }`, {}, staff)
  await enter('Call', { phone, name: 'Dee' })
  await expectPlaces('Annex', 'Gate', 'Lobby')
})

test('one made-up email address does not make strangers one customer', async () => {
  await using lantern = await testLantern()
  const { staff, enter, list } = await office(lantern)
  const names = ['John Smith', 'John Miller', 'Mary Hall', 'Eve Stone', 'Paul Winter']
  let last = ''
  for (const [at, name] of names.entries())
    last = await enter('Message', { name, phone: `(713) 555-018${at}`, email: 'none@none.com' })
  expect((await list()).items.map(({ name }) => name)).toEqual(names.toReversed())
  const History = `{ customerHistory(id: "${last}") { requests { name } } }`
  expect((await call(lantern, History, {}, staff)).data?.customerHistory).toEqual({ requests: [] })
})
