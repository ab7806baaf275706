import { create, graphql } from '#tests/journeys/support/graphql.ts'
import {
  byDayAndNight,
  expect,
  expectAccessible,
  open,
  signIn,
  test,
} from '#tests/journeys/support/journey.ts'

test('the stock of the van: turned on, chosen and counted; an invoice takes from it, a void puts it back', async ({
  page,
  browser,
  baseURL,
}) => {
  await signIn(page)
  const name = `Deadbolt ${Date.now()}`
  await create(page, 'PriceItem', { name, unitCents: 4_500 })
  await open(page, '/admin/stock')
  await page.getByRole('link', { name: 'Turn it on in Settings' }).click()
  await page.getByLabel('Count the parts in the van').check()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByRole('link', { name: 'Open the stock' }).click()

  const choice = page.locator('.stock-choice-section')
  await expect(choice).toBeVisible()
  // Open by itself where nothing is counted yet.
  if (!(await choice.getByLabel(name, { exact: true }).isVisible())) await choice.locator('summary').click()
  await choice.getByLabel(name, { exact: true }).check()
  await choice.getByLabel(`To buy ${name} at`).fill('2')
  await choice.getByRole('button', { name: 'Save' }).click()

  const part = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) })
  const count = part.locator('output')
  await expect(part).toContainText('Not counted yet')
  await part.getByText('Count or buy').click()
  await part.getByLabel('How many are there?').fill('3')
  await part.getByRole('button', { name: 'Set count' }).click()
  await expect(count).toHaveText('3')
  await expect(part).toContainText('To buy at 2')
  const more = part.getByRole('button', { name: `One more of ${name}` })
  for (const _ of [1, 2, 3]) await more.click()
  await expect(count).toHaveText('6')
  await part.getByRole('button', { name: `One less of ${name}` }).press('Enter')
  await expect(count).toHaveText('5')
  await byDayAndNight(page, [390, 1440], () => expectAccessible(page))

  const context = await browser.newContext({
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
    ...(baseURL && { baseURL }),
  })
  const plain = await context.newPage()
  await plain.goto('/admin/stock')
  const plainPart = plain.getByRole('listitem').filter({ has: plain.getByRole('heading', { name }) })
  await plainPart.getByRole('button', { name: `One less of ${name}` }).click()
  await expect(plainPart.locator('output')).toHaveText('4')
  await plainPart.getByText('Count or buy').click()
  await plainPart.getByLabel('How many are there?').fill('a few')
  await plainPart.getByRole('button', { name: 'Set count' }).click()
  await expect(plainPart.getByText('Enter a number like 3 or 2.5.')).toBeVisible()
  await context.close()

  const draft = await create(page, 'Invoice', {
    name: 'Rosa Keller',
    lines: [{ name: 'Trip', quantity: 100, unitCents: 1_000 }],
  })
  await open(page, `/admin/invoices/${draft}`)
  const line = page.getByRole('group', { name: 'Line 2' })
  await line.getByRole('combobox').fill(name)
  await expect(line.getByLabel(`${name} from the van (4 left)`)).toBeChecked()
  await line.getByLabel('Quantity').fill('3')
  await page.getByRole('button', { name: 'Save and send' }).click()
  await expect.poll(() => leftOf(name)).toBe(100)

  await open(page, '/admin/stock')
  await expect(count).toHaveText('1')
  const toBuy = page.getByRole('region', { name: 'What to buy' })
  await expect(toBuy.getByRole('listitem').filter({ hasText: name })).toContainText('1 left')
  await byDayAndNight(page, [390, 1440], () => expectAccessible(page))
  await page
    .getByRole('link', { name: /^Used\W+Open the invoice$/ })
    .first()
    .click()
  await page.waitForURL(`/admin/invoices/${draft}`)
  await graphql(page, 'mutation($id: ID!) { voidInvoice(id: $id, reason: "wrong") { id } }', { id: draft })
  await open(page, '/admin/stock')
  await expect(count).toHaveText('4')
  const file = await page.request.get('/admin/stock/export.csv')
  expect(await file.text()).toContain(`${name},4,2,,`)
  await graphql(page, 'mutation { updateInvoicingSettings(input: { countsStock: false }) { countsStock } }')

  async function leftOf(item: string) {
    const { stock } = await graphql<{ stock: { items: { name: string; count: number }[] } }>(
      page,
      '{ stock { items { name count } } }',
    )
    return stock.items.find((one) => one.name === item)?.count
  }
})
