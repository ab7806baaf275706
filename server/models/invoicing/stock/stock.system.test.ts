import { eq } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import { expect, test } from 'vitest'
import { auditEntries } from '#server/schema/operations.ts'
import { askInvoice, draftInvoice, sentInvoice } from '#tests/invoices.ts'
import { call, codeOf, dataOf } from '#tests/lantern.ts'
import { ownersBrowser, secondPerson } from '#tests/people.ts'
import { line, van } from '#tests/stock.ts'
import { deleteRecord, purgeRecord, restoreRecord } from '#tests/trash.ts'

test('a sent invoice takes its parts once, a void puts them back; a draft and a line of no part move nothing', async () => {
  await using desk = await van()
  const { lantern, owner, part, count, counts, moves } = desk
  const lock = await part('Deadbolt')
  const work = await part('Rekey', { isCounted: false })
  await count(lock, 500)
  const lines = [
    line('Rekey', 100, { priceItemId: work }),
    line('Deadbolt, front', 150, { priceItemId: lock }),
  ]
  const { id } = await draftInvoice(lantern, owner, { lines: [...lines, line('Something else', 100)] })
  expect(await counts()).toEqual({ Deadbolt: 500 })
  await Promise.all([1, 2, 3].map(() => askInvoice(lantern, owner, 'sendInvoice', `id: "${id}"`)))
  expect(await counts()).toEqual({ Deadbolt: 350 })
  for (const _ of [1, 2]) await askInvoice(lantern, owner, 'voidInvoice', `id: "${id}", reason: "wrong"`)
  expect(await counts()).toEqual({ Deadbolt: 500 })
  expect(await moves()).toEqual([
    { quantity: 500, reason: 'counted', position: null },
    { quantity: -150, reason: 'used', position: 1 },
    { quantity: 150, reason: 'putBack', position: 1 },
  ])
})

test('a credited line comes back by its quantity, also in parts; a credited amount brings nothing back', async () => {
  await using desk = await van()
  const { lantern, owner, part, count, counts } = desk
  await count(await part('Deadbolt'), 500)
  const { id } = await sentInvoice(lantern, owner, { lines: [line('Deadbolt', 300), line('Rekey', 100)] })
  expect(await counts()).toEqual({ Deadbolt: 200 })
  const credit = (args: string) =>
    askInvoice(lantern, owner, 'creditInvoice', `id: "${id}", reason: "back", ${args}`)
  const creditId = newId()
  const one = `creditId: "${creditId}", lines: [{ position: 0, quantity: 100 }]`
  for (const _ of [1, 2]) expect(codeOf(await credit(one))).toBeUndefined()
  expect(await counts()).toEqual({ Deadbolt: 300 })
  expect(codeOf(await credit('amountCents: 1000'))).toBeUndefined()
  expect(await counts()).toEqual({ Deadbolt: 300 })
  expect(codeOf(await credit('mails: false'))).toBeUndefined()
  expect(await counts()).toEqual({ Deadbolt: 500 })
})

test('a line is the item that has exactly its name; two of one name, parts of a name and a plain no are none', async () => {
  await using desk = await van()
  const { lantern, owner, part } = desk
  const [lock, , , other] = [
    await part('Deadbolt'),
    await part('Cylinder'),
    await part('cylinder'),
    await part('Padlock'),
  ]
  const typed = [
    line(' deadbolt ', 100),
    line('Deadbolt, brass', 100),
    line('Cylinder', 100),
    line('Deadbolt', 100, { priceItemId: null }),
    line('Padlock, large', 100, { priceItemId: other }),
    line('Deadbolt', 100, { priceItemId: other }),
  ]
  const made = await call(
    lantern,
    'mutation($input: CreateInvoiceInput!) { createInvoice(input: $input) { id lines { priceItemId } } }',
    { input: { name: 'Ana', lines: typed } },
    owner,
  )
  const { id, lines } = dataOf<{ id: string; lines: { priceItemId: string | null }[] }>(made, 'createInvoice')
  expect(lines.map(({ priceItemId }) => priceItemId)).toEqual([lock, null, null, null, other, lock])
  const changed = await call(
    lantern,
    'mutation($input: UpdateInvoiceInput!) { updateInvoice(input: $input) { lines { priceItemId } } }',
    { input: { id, lines: [line('PADLOCK', 100)] } },
    owner,
  )
  expect(changed.data?.updateInvoice).toEqual({ lines: [{ priceItemId: other }] })
})

test('what an estimate sells is what its invoice takes', async () => {
  await using desk = await van()
  const { lantern, owner, part, count, counts } = desk
  const lock = await part('Deadbolt')
  await count(lock, 200)
  const ask = async <Value>(query: string, name: string) =>
    dataOf<Value>(await call(lantern, query, {}, owner), name)
  const { id: requestId } = await ask<{ id: string }>(
    'mutation { createCall(input: { name: "Rosa", phone: "(713) 555-0166", service: "residential" }) { id } }',
    'createCall',
  )
  const lines = `[{ name: "Deadbolt, back door", quantity: 100, unitCents: 9000, priceItemId: "${lock}" }]`
  const { id } = await ask<{ id: string }>(
    `mutation { createEstimate(input: { requestId: "${requestId}", lines: ${lines} }) { id } }`,
    'createEstimate',
  )
  await ask(`mutation { sendEstimate(id: "${id}") { id } }`, 'sendEstimate')
  await ask(
    `mutation { recordEstimateAnswer(id: "${id}", isAccepted: true, name: "Rosa") { id } }`,
    'recordEstimateAnswer',
  )
  expect(await counts()).toEqual({ Deadbolt: 200 })
  const invoice = await ask<{ id: string }>(
    `mutation { createInvoice(input: { requestId: "${requestId}" }) { id } }`,
    'createInvoice',
  )
  await askInvoice(lantern, owner, 'sendInvoice', `id: "${invoice.id}"`)
  expect(await counts()).toEqual({ Deadbolt: 100 })
})

test('a count that is sent again is the same count, whatever was moved since; another count under its id is refused', async () => {
  await using desk = await van()
  const { part, count, move, counts } = desk
  const lock = await part('Deadbolt')
  await count(lock, 700)
  const moveId = newId()
  expect((await count(lock, 400, { moveId })).data?.countStock).toEqual({ count: 400 })
  await move(lock, -100)
  expect((await count(lock, 400, { moveId })).data?.countStock).toEqual({ count: 300 })
  for (const other of [300, 401, 0]) expect(codeOf(await count(lock, other, { moveId }))).toBe('CONFLICT')
  const another = await part('Cylinder')
  expect(codeOf(await count(another, 400, { moveId }))).toBe('CONFLICT')
  expect(await counts()).toEqual({ Deadbolt: 300, Cylinder: 0 })
})

test('counted, bought and corrected by hand: each press once, two counts at once are one count, in the activity', async () => {
  await using desk = await van()
  const { lantern, part, count, move, counts, moves } = desk
  const lock = await part('Deadbolt', { orderAt: 200 })
  expect((await desk.stock()).items).toMatchObject([{ count: 0, isLow: false, countedAt: null }])
  await Promise.all([count(lock, 400), count(lock, 400), count(lock, 400)])
  expect(await counts()).toEqual({ Deadbolt: 400 })
  const moveId = newId()
  for (const _ of [1, 2]) expect((await move(lock, -100, { moveId })).data?.moveStock).toEqual({ count: 300 })
  expect(codeOf(await count(lock, 100, { moveId }))).toBe('CONFLICT')
  expect(codeOf(await move(lock, -200, { moveId }))).toBe('CONFLICT')
  expect(codeOf(await move(lock, -100, { moveId, isBought: false }))).toBeUndefined()
  expect((await desk.stock()).items).toMatchObject([{ isLow: false, countedAt: expect.any(String) }])
  await move(lock, -100)
  expect((await desk.stock()).items).toMatchObject([{ isLow: true }])
  await move(lock, 1_000, { isBought: true })
  expect((await moves()).slice(3)).toEqual([
    { quantity: -100, reason: 'corrected', position: null },
    { quantity: -100, reason: 'corrected', position: null },
    { quantity: 1_000, reason: 'bought', position: null },
  ])
  for (const wrong of [0, 1_000_001, -1_000_001]) expect(codeOf(await move(lock, wrong))).toBe('BAD_INPUT')
  for (const wrong of [-1, 1_000_001]) expect(codeOf(await count(lock, wrong))).toBe('BAD_INPUT')
  expect(codeOf(await move(lock, -100, { isBought: true }))).toBe('BAD_INPUT')
  const acts = await lantern.db
    .select({ label: auditEntries.label, after: auditEntries.after })
    .from(auditEntries)
    .where(eq(auditEntries.subject, 'StockMove'))
    .orderBy(auditEntries.at, auditEntries.id)
  expect(acts).toHaveLength(6)
  expect(acts.at(-1)).toEqual({ label: 'Deadbolt', after: { quantity: '10', reason: 'bought' } })
})

test('used more than counted is said as it is, and a count puts it right', async () => {
  await using desk = await van()
  const { lantern, owner, part, count, counts } = desk
  const lock = await part('Deadbolt')
  await sentInvoice(lantern, owner, { lines: [line('Deadbolt', 200)] })
  expect((await desk.stock()).items).toMatchObject([{ count: -200, isLow: true }])
  await count(lock, 700)
  expect(await counts()).toEqual({ Deadbolt: 700 })
})

test('an item in the trash goes on being counted, so that it comes back with the right count', async () => {
  await using desk = await van()
  const { lantern, owner, part, count, counts, moves } = desk
  const lock = await part('Deadbolt')
  await count(lock, 900)
  const sent = await sentInvoice(lantern, owner, { lines: [line('Deadbolt', 100)] })
  const draft = await draftInvoice(lantern, owner, { lines: [line('Deadbolt', 200)] })
  await deleteRecord(lantern, owner, 'PriceItem', lock)
  expect(await counts()).toEqual({})
  await askInvoice(lantern, owner, 'voidInvoice', `id: "${sent.id}", reason: "wrong"`)
  await askInvoice(lantern, owner, 'sendInvoice', `id: "${draft.id}"`)
  expect(codeOf(await count(lock, 100))).toBe('NOT_FOUND')
  await restoreRecord(lantern, owner, 'PriceItem', lock)
  expect(await counts()).toEqual({ Deadbolt: 700 })
  await deleteRecord(lantern, owner, 'PriceItem', lock)
  await purgeRecord(lantern, owner, 'PriceItem', lock)
  expect(await moves()).toHaveLength(4)
})

test('off: nothing is shown or counted by hand, but what is sold is taken, so that it is right when it is on again', async () => {
  await using desk = await van({ isOn: false })
  const { lantern, owner, part, count, turn, stock, counts } = desk
  const book = async () =>
    dataOf<{ prices: { left: number | null }[] }>(
      await call(lantern, '{ priceBook { prices { left } } }', {}, owner),
      'priceBook',
    ).prices
  const lock = await part('Deadbolt')
  expect(await stock()).toEqual({ isOn: false, items: [] })
  expect(codeOf(await count(lock, 100))).toBe('CONFLICT')
  await turn(true)
  await count(lock, 300)
  expect(await book()).toEqual([{ left: 300 }])
  await turn(false)
  expect(await book()).toEqual([{ left: null }])
  await sentInvoice(lantern, owner, { lines: [line('Deadbolt', 100)] })
  await turn(true)
  expect(await counts()).toEqual({ Deadbolt: 200 })
})

test('a technician who takes payments counts and sees no history; visitors and others see nothing of it', async () => {
  await using desk = await van()
  const { lantern, part, count, move, stock } = desk
  const lock = await part('Deadbolt', { isShown: true, orderAt: 200 })
  const byOwner = await ownersBrowser(lantern)
  const headersOf = async (email: string, role: Parameters<typeof secondPerson>[3]) => {
    const browser = await secondPerson(lantern, byOwner, email, role)
    return { cookie: browser.headers.get('cookie') ?? '' }
  }
  const ana = await headersOf('ana@example.com', 'technicianWithPayments')
  expect(codeOf(await count(lock, 300, {}, ana))).toBeUndefined()
  expect(codeOf(await move(lock, 100, {}, ana))).toBeUndefined()
  expect((await stock(ana)).items).toMatchObject([{ name: 'Deadbolt', count: 400 }])
  const history = '{ listStockMoves { items { id by invoiceId } } }'
  expect(codeOf(await call(lantern, history, {}, ana))).toBe('FORBIDDEN')
  const others = [
    await headersOf('bo@example.com', 'technician'),
    await headersOf('cy@example.com', 'writer'),
    {},
  ]
  for (const who of others) {
    expect(codeOf(await call(lantern, '{ stock { isOn } }', {}, who))).toMatch(/FORBIDDEN|UNAUTHORIZED/)
    expect(codeOf(await count(lock, 100, {}, who))).toMatch(/FORBIDDEN|UNAUTHORIZED/)
    expect(codeOf(await call(lantern, history, {}, who))).toMatch(/FORBIDDEN|UNAUTHORIZED/)
  }
  const visitor = await call(lantern, '{ listPriceItems { items { name isCounted orderAt } } }', {})
  expect(visitor.data?.listPriceItems).toEqual({
    items: [{ name: 'Deadbolt', isCounted: null, orderAt: null }],
  })
  const reader = await headersOf('di@example.com', 'reader')
  expect((await stock(reader)).items).toHaveLength(1)
  expect(codeOf(await count(lock, 100, {}, reader))).toBe('FORBIDDEN')
})
