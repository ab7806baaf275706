import { expect, test, vi } from 'vitest'
import { call, dataOf, lanternWithPages, ownerCookie, type TestLantern } from '#tests/lantern.ts'

async function found(lantern: TestLantern, query: string) {
  const response = await lantern.fetch(`/search?q=${encodeURIComponent(query)}`)
  expect(response.status, query).toBe(200)
  const html = await response.text()
  const list = /<ul class="link-list[^>]*>([\s\S]*?)<\/ul>/.exec(html)?.[1] ?? ''
  return [...list.matchAll(/<a href="([^"]+)">([\s\S]*?)<\/a>/g)].map(([, href = '', text = '']) => ({
    href,
    text: text.replace(/<[^>]+>/g, ' ').replaceAll('\u00a0', ' '),
  }))
}

const paths = async (lantern: TestLantern, query: string) =>
  (await found(lantern, query)).map(({ href }) => href)

test('a make of lock is found where it stands, and pages by their names', async () => {
  await using lantern = await lanternWithPages()
  for (const [query, path] of [
    ['Schlage', '/brands#schlage'],
    ['yale deadbolt', '/brands#yale'],
    ['contact', '/contact'],
    ['about us', '/about'],
    ['reviews', '/reviews'],
    ['privacy', '/privacy'],
    ['accessibility', '/accessibility'],
    ['brands', '/brands'],
  ] as const)
    expect((await paths(lantern, query))[0], query).toBe(path)
  expect(await (await lantern.fetch('/brands')).text()).toContain('<li id="schlage">')
  expect(await paths(lantern, 'BMW')).toEqual(['/services/automobile'])
})

test('whoever asks for a price finds the prices first, once one is shown', async () => {
  await using lantern = await lanternWithPages()
  const headers = await ownerCookie(lantern)
  const answer = '/faq#service-call-price'
  for (const query of ['price', 'how much']) expect((await paths(lantern, query))[0], query).toBe(answer)
  for (const input of [
    { name: 'Mailbox lock', unitCents: 6_500, isFrom: true, isShown: true },
    { name: 'Mailbox lock for staff', unitCents: 1_000 },
  ])
    await call(
      lantern,
      'mutation($input: CreatePriceItemInput!) { createPriceItem(input: $input) { id } }',
      { input },
      headers,
    )
  // Whether there are prices is known a moment after one is stored.
  for (const query of ['price', 'how much', 'prices'])
    await expect
      .poll(async () => (await paths(lantern, query)).slice(0, 2), { message: query })
      .toEqual(['/prices', answer])
  const [first] = await found(lantern, 'mailbox lock')
  expect(first).toMatchObject({ href: '/prices', text: expect.stringContaining('from $65') })
  expect(first?.text).not.toContain('staff')
})

test('a town or a ZIP code is answered by how far it is, from what the business says of itself', async () => {
  await using lantern = await lanternWithPages()
  const [zip] = await found(lantern, '77096')
  expect(zip).toMatchObject({ href: '/faq#areas', text: expect.stringContaining('77096, Houston, Texas') })
  expect(zip?.text).toMatch(/About \d+ miles from downtown Houston: we come to you\./)
  expect((await found(lantern, 'lockout 77096-1234'))[0]?.text).toContain('we come to you')
  for (const query of ['Katy', 'katy, TX', 'Katy Texas'])
    expect((await found(lantern, query))[0]?.text, query).toMatch(
      /Katy, Texas .*we come to you\. A travel fee may apply/,
    )
  expect((await found(lantern, 'Galveston'))[0]?.text).toMatch(/farther than the 30 miles .*Call us and ask/)
  for (const query of ['87102', 'Tulsa', '10001']) expect(await found(lantern, query), query).toEqual([])

  const place = { street: null, city: 'Albuquerque', state: 'NM', postalCode: null, walkIn: false }
  const input = {
    name: 'Sandia Locks',
    place,
    radiusMiles: { service: null, freeTravel: null, arrival: null },
  }
  const query = 'mutation ($input: BusinessProfileInput!) { updateBusinessProfile(input: $input) { name } }'
  dataOf(await call(lantern, query, { input }, await ownerCookie(lantern)), 'updateBusinessProfile')
  await vi.waitFor(async () => expect(await paths(lantern, '87102')).toEqual(['/faq#areas']), 20_000)
  expect((await found(lantern, '87102'))[0]?.text).toMatch(
    /87102, Albuquerque, New Mexico .*Call us and ask if we come/,
  )
  expect(await found(lantern, '77096')).toEqual([])
})
