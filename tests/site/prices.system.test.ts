import { expect, test } from 'vitest'
import { priceItems } from '#server/schema/prices.ts'
import { posted } from '#tests/forms.ts'
import { call, lanternWithPages, ownerCookie, type TestLantern } from '#tests/lantern.ts'

const price = (lantern: TestLantern, headers: Record<string, string>, input: object) =>
  call(
    lantern,
    'mutation($input: CreatePriceItemInput!) { createPriceItem(input: $input) { id } }',
    { input },
    headers,
  )

const read = async (lantern: TestLantern, path: string) => (await lantern.fetch(path)).text()

test('there is no price page, and none in the sitemap, until a price is shown on it', async () => {
  await using lantern = await lanternWithPages()
  const headers = await ownerCookie(lantern)
  const rates = 'input: { taxRates: [{ place: "Houston", rate: 8250 }] }'
  await call(lantern, `mutation { updateInvoicingSettings(${rates}) { invoiceDays } }`, {}, headers)
  await price(lantern, headers, { name: 'Trip beyond the loop', unitCents: 3_500 })
  const unlisted = await lantern.fetch('/prices')
  expect([unlisted.status, unlisted.headers.get('location')]).toEqual([302, '/faq#service-call-price'])
  expect(await read(lantern, '/services')).not.toContain('href="/prices"')
  await price(lantern, headers, {
    name: 'Rekey a lock',
    service: 'residential',
    unitCents: 2_550,
    isFrom: true,
    note: 'Up to five pins',
    isShown: true,
  })
  await price(lantern, headers, { name: 'Lockout', unitCents: 8_500, isTaxable: false, isShown: true })
  const response = await lantern.fetch('/prices')
  const html = await response.text()
  expect(response.status).toBe(200)
  for (const text of ['Rekey a lock', 'from $25.50', 'Up to five pins', '$85', 'no tax'])
    expect(html).toContain(text)
  expect(html).not.toContain('Trip beyond the loop')
  expect(await read(lantern, '/services')).toContain('href="/prices"')
  expect(html.indexOf('Lockout')).toBeLessThan(html.indexOf('Rekey a lock'))
  expect(html).not.toContain('One bill')
})

test('the home page and the page of a service name prices that are shown, search engines read them too', async () => {
  await using lantern = await lanternWithPages()
  const headers = await ownerCookie(lantern)
  expect(await read(lantern, '/')).toContain('Service calls start at $65 for homes and $85 for businesses.')
  for (const path of ['/', '/services/residential'])
    expect(await read(lantern, path)).not.toContain('href="/prices"')
  const rekey = { name: 'Rekey a lock', service: 'residential', unitCents: 2_550, isFrom: true }
  await price(lantern, headers, { ...rekey, isShown: true })
  await price(lantern, headers, { name: 'Any door', unitCents: 9_500, isShown: true })
  await price(lantern, headers, { name: 'Hidden work', service: 'residential', unitCents: 100 })
  // A page that was kept is drawn anew once the event of the change arrives.
  await expect.poll(() => read(lantern, '/')).toContain('Any door')
  const [home, residential, safe] = await Promise.all(
    ['/', '/services/residential', '/services/safe'].map((path) => read(lantern, path)),
  )
  for (const page of [home, residential]) {
    expect(page).toMatch(/Rekey a lock.*from \$25\.50/s)
    expect(page).toMatch(/Any door.*\$95/s)
    expect(page).toContain('href="/prices"')
    expect(page).not.toContain('Hidden work')
  }
  expect(safe).not.toContain('Rekey a lock')
  expect(safe).toMatch(/Any door.*\$95/s)
  expect(residential).toContain(
    '"minPrice":25.5,"priceCurrency":"USD"},"itemOffered":{"@type":"Service","name":"Rekey a lock"}',
  )
  expect(residential).toContain(
    '"price":95,"priceCurrency":"USD","itemOffered":{"@type":"Service","name":"Any door"}',
  )
})

test('each price says whether the service call is in it, and one bill is worked to the total of an estimate', async () => {
  await using lantern = await lanternWithPages()
  const headers = await ownerCookie(lantern)
  const rates = 'input: { taxRates: [{ place: "Houston", rate: 8250 }] }'
  await call(lantern, `mutation { updateInvoicingSettings(${rates}) { invoiceDays } }`, {}, headers)
  const shown = { isShown: true }
  await price(lantern, headers, { ...shown, name: 'Rekey a lock', service: 'residential', unitCents: 25_00 })
  await price(lantern, headers, {
    ...shown,
    name: 'Rekey an office',
    service: 'commercial',
    unitCents: 35_00,
  })
  const car = { name: 'Car lockout', service: 'automobile', unitCents: 85_00, isFrom: true, isAllIn: true }
  await price(lantern, headers, { ...shown, ...car })
  const text = (html: string) =>
    html
      .replace(/<style.*?<\/style>/gs, '')
      .replace(/<[^>]+>/g, ' ')
      .replace(/\s+/g, ' ')
  const page = text(await read(lantern, '/prices'))
  for (const line of [
    'Rekey a lock $25 + service call from $65',
    'Rekey an office $35 + service call from $85',
    'Car lockout from $85 all in',
    'Example License B00000000 One bill, down to the total',
    'Service call $65.00 Rekey a lock, 2 of them $50.00 Travel, within 20 miles no charge Sales tax, 8.25% $9.49 Total $124.49',
  ])
    expect(page).toContain(line)
  expect(text(await read(lantern, '/'))).toContain('Rekey a lock $25 + service call from $65')
  expect(text(await read(lantern, '/services/automobile'))).toContain('Car lockout from $85 all in')
  expect(text(await read(lantern, '/search?q=rekey'))).toContain('$25, + service call from $65')
})

test('the bill adds a second kind of work, is one of a business where homes have no price, and is absent where none adds up', async () => {
  await using lantern = await lanternWithPages()
  const headers = await ownerCookie(lantern)
  const shown = { isShown: true }
  const bill = async () =>
    (await read(lantern, '/prices')).match(/<dl>.*?<\/dl>/s)?.[0].replace(/<[^>]+>/g, ' ')
  await price(lantern, headers, { ...shown, name: 'Car lockout', service: 'automobile', unitCents: 85_00 })
  expect(await read(lantern, '/prices')).not.toContain('One bill')
  const office = { name: 'Rekey an office', service: 'commercial', unitCents: 35_00 }
  await price(lantern, headers, { ...shown, ...office })
  await expect
    .poll(bill)
    .toMatch(/Service call\s+\$85\.00\s+Rekey an office, 2 of them\s+\$70\.00.*Total\s+\$155\.00/s)
  await price(lantern, headers, { ...shown, name: 'New latch', service: 'residential', unitCents: 39_95 })
  await price(lantern, headers, { ...shown, name: 'Rekey a lock', service: 'residential', unitCents: 25_05 })
  await expect
    .poll(bill)
    .toMatch(/\$65\.00\s+Rekey a lock, 2 of them\s+\$50\.10\s+New latch\s+\$39\.95.*Total\s+\$155\.05/s)
})

test('what adds to the prices is what the business says, and nothing else', async () => {
  await using lantern = await lanternWithPages()
  await price(lantern, await ownerCookie(lantern), { name: 'Lockout', unitCents: 8_500, isShown: true })
  const html = await read(lantern, '/prices')
  expect(html).toContain('A service call for a home starts at $65.')
  expect(html).not.toContain('After hours')
})

test('a price is typed in dollars, stored in whole cents, and refused in words where it is none', async () => {
  await using lantern = await lanternWithPages()
  const headers = await ownerCookie(lantern)
  const send = (fields: Record<string, string>) => lantern.fetch('/admin/prices/new', posted(fields, headers))
  const refused = await send({ name: 'Rekey', price: 'about 20' })
  expect(refused.status).toBe(422)
  expect(await refused.text()).toContain('Please enter a price like 85 or 85.50.')
  const saved = await send({ name: 'Rekey', price: '$1,025.50', isTaxable: 'yes', service: 'safe' })
  expect(saved.status).toBe(303)
  expect(await lantern.db.select().from(priceItems)).toMatchObject([
    { name: 'Rekey', unitCents: 102_550, isTaxable: true, isFrom: false, isShown: false, service: 'safe' },
  ])
  const list = await lantern.fetch(saved.headers.get('location') ?? '', { headers })
  expect(await list.text()).toContain('$1,025.50')
})
