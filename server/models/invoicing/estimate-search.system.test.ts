import { v7 as uuidv7 } from 'uuid'
import { expect, test } from 'vitest'
import { mostCounted } from '#content/search-rules.ts'
import { estimates } from '#server/schema/estimates.ts'
import { requests } from '#server/schema/requests.ts'
import { call, dataOf, ownerCookie, testLantern } from '#tests/lantern.ts'
import { quoteRow } from '#tests/requests.ts'

const contact = (name: string, digits: string) => ({
  id: uuidv7(),
  name,
  email: `${name.toLowerCase().replace(' ', '.')}@example.com`,
  phone: `(713) 555-${digits}`,
  phoneE164: `+1713555${digits}`,
  service: 'safes',
  message: '',
})

const estimate = (number: number, requestId: string) => ({
  ...{ id: uuidv7(), number, version: 1, lines: [], subtotalCents: 0, taxCents: 0, totalCents: 0 },
  requestId,
})

test('estimates are found by their number and by who asked for them: name, phone, email, address', async () => {
  await using lantern = await testLantern()
  const { db } = lantern
  const dana = contact('Dana Whitfield', '0117')
  const sent = () => ({ contentHash: '', idempotencyKey: uuidv7() })
  const zoe = { ...contact('Zoë Park', '0188'), ...sent(), kind: 'Message' } as const
  const omar = { ...contact('Omar Diaz', '0199'), kind: 'Call', source: 'phone' } as const
  const nora = { ...contact('Nora Diaz', '0133'), kind: 'Call', source: 'phone' } as const
  await db.insert(requests).values({
    ...dana,
    ...sent(),
    ...quoteRow({ firstName: 'Dana', lastName: 'Whitfield' }),
    address: '12 Heights Blvd',
  })
  await db.insert(requests).values(zoe)
  await db.insert(requests).values([omar, nora])
  await db
    .insert(estimates)
    .values([
      estimate(1001, dana.id),
      { ...estimate(1002, zoe.id), state: 'sent', sentAt: new Date() },
      estimate(1003, omar.id),
    ])
  const staff = await ownerCookie(lantern)
  const found = async (search: string, filter: object = {}) => {
    const query = `query($search: String, $filter: ModelEstimateFilterInput) {
      page: listEstimates(search: $search, filter: $filter) { items { number } total }
    }`
    const { items, total } = dataOf<{ items: { number: number }[]; total: number }>(
      await call(lantern, query, { search, filter }, staff),
      'page',
    )
    expect(total).toBe(items.length)
    return items.map(({ number }) => number).toSorted()
  }
  expect(await found('1002')).toEqual([1002])
  expect(await found('whitf')).toEqual([1001])
  expect(await found('zoe park')).toEqual([1002])
  expect(await found('713-555-0199')).toEqual([1003])
  expect(await found('omar.diaz@example.com')).toEqual([1003])
  expect(await found('heights')).toEqual([1001])
  expect(await found('example.com')).toEqual([1001, 1002, 1003])
  expect(await found('example.com', { state: { eq: 'sent' } })).toEqual([1002])
  expect(await found('Nora')).toEqual([])
  expect(await found('99999999999')).toEqual([])

  const many = Array.from({ length: mostCounted + 1 }, (_, index) => estimate(2_000 + index, dana.id))
  await db.insert(estimates).values(many)
  const page = await call(
    lantern,
    '{ page: listEstimates(search: "Dana", limit: 1) { items { number } total } }',
    {},
    staff,
  )
  expect(dataOf(page, 'page')).toMatchObject({ items: [{}], total: mostCounted + 1 })
})
