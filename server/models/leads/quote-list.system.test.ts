import { v7 as uuidv7 } from 'uuid'
import { expect, test } from 'vitest'
import { requests } from '#server/schema/requests.ts'
import { call, ownerCookie, testLantern } from '#tests/lantern.ts'
import { CreateQuote, dana } from '#tests/quotes.ts'
import { quoteRow } from '#tests/requests.ts'

test('an administrator lists newest first, filters, searches, pages and counts', async () => {
  await using lantern = await testLantern()
  const headers = await ownerCookie(lantern)
  const names = ['Ada', 'Bo', 'Cy', 'Di', 'Ed']
  for (const [index, firstName] of names.entries())
    await call(
      lantern,
      CreateQuote,
      { input: { ...dana, firstName, message: `${firstName}: panic bar ${index}` } },
      undefined,
      `198.51.100.${index}`,
    )
  const list = async (args: string) => {
    const answer = await call(
      lantern,
      `{ listQuotes(${args}) { total nextToken items { id firstName } } }`,
      {},
      headers,
    )
    expect(answer.errors).toBeUndefined()
    return answer.data?.listQuotes as {
      total: number
      nextToken: string | null
      items: { id: string; firstName: string }[]
    }
  }
  const namesIn = (page: { items: { firstName: string }[] }) => page.items.map(({ firstName }) => firstName)

  const first = await list('limit: 2')
  expect(namesIn(first)).toEqual(['Ed', 'Di'])
  expect(first.total).toBe(5)
  const second = await list(`limit: 2, nextToken: "${first.nextToken}"`)
  const third = await list(`limit: 2, nextToken: "${second.nextToken}"`)
  expect([...namesIn(second), ...namesIn(third)]).toEqual(['Cy', 'Bo', 'Ada'])
  expect(third.nextToken).toBeNull()

  expect(namesIn(await list('sort: { field: submittedAt, direction: ASC }, limit: 1'))).toEqual(['Ada'])
  expect(namesIn(await list('filter: { firstName: { eq: "Cy" } }'))).toEqual(['Cy'])
  expect(
    namesIn(
      await list(
        'filter: { or: [{ firstName: { beginsWith: "A" } }, { firstName: { contains: "d" } }], not: { firstName: { eq: "Ed" } } }',
      ),
    ),
  ).toEqual(['Ada'])
  expect((await list('filter: { status: { ne: new } }')).total).toBe(0)
  expect(namesIn(await list('search: "panic bars"'))).toHaveLength(5)
  expect(namesIn(await list('search: "bo: pan"'))).toEqual(['Bo'])
  expect((await list('search: "100%_"')).total).toBe(0)
  expect(namesIn(await list('search: "555-0117", limit: 1'))).toEqual(['Ed'])

  const bad = await call(lantern, '{ listQuotes(nextToken: "bm9uc2Vuc2U") { total } }', {}, headers)
  expect(bad.errors?.[0]?.extensions?.code).toBe('BAD_INPUT')
})

test('the counts answer what the owner asks first', async () => {
  await using lantern = await testLantern()
  const headers = await ownerCookie(lantern)
  const now = Date.now()
  const minutes = (n: number) => n * 60_000
  const base = {
    ...quoteRow({ firstName: 'A', lastName: 'B' }),
    phone: '1',
    email: 'a@example.com',
    service: 'safes',
    contentHash: '',
  }
  await lantern.db.insert(requests).values([
    {
      ...base,
      id: uuidv7(),
      status: 'contacted',
      submittedAt: new Date(now - minutes(60)),
      contactedAt: new Date(now - minutes(54)),
    },
    {
      ...base,
      id: uuidv7(),
      status: 'completed',
      submittedAt: new Date(now - minutes(90)),
      contactedAt: new Date(now - minutes(82)),
    },
    {
      ...base,
      id: uuidv7(),
      status: 'contacted',
      submittedAt: new Date(now - minutes(90)),
      contactedAt: new Date(now - minutes(50)),
    },
    { ...base, id: uuidv7(), quarantineReasons: ['trap'] },
  ])
  const fields = 'all new contacted completed quarantined undelivered medianFirstContactSeconds shareInTime'
  const { data } = await call(lantern, `{ quoteCounts { ${fields} } }`, {}, headers)
  expect(data?.quoteCounts).toMatchObject({
    all: 4,
    new: 1,
    contacted: 2,
    completed: 1,
    quarantined: 1,
    undelivered: 0,
    medianFirstContactSeconds: 480,
  })
  expect(data).toMatchObject({ quoteCounts: { shareInTime: expect.closeTo(2 / 3) } })
})
