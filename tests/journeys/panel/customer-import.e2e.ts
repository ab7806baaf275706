import type { Page } from '@playwright/test'
import {
  byDayAndNight,
  expect,
  expectAccessible,
  newNumber,
  open,
  scriptOf,
  signIn,
  test,
} from '#tests/journeys/support/journey.ts'
import { expectToFit } from '#tests/journeys/support/reflow.ts'

const csv = (last: string) =>
  [
    'Kunde,First Name,Mobile Phone,Street,City,Gate',
    `Peña-${last},José,(346) 555-${last},14 Elm Street,Houston,4711`,
    `Whitfield-${last},Dana,ask her,22 Bayou Street,Houston,`,
  ].join('\n')

test.use({ viewport: { width: 390, height: 844 } })

const look = (page: Page) => byDayAndNight(page, [390], () => expectAccessible(page))

test('an owner looks at a file, says what a column holds, imports it, finds the customer, and undoes it', async ({
  page,
}) => {
  const last = String(newNumber()).padStart(4, '0').slice(-4)
  await signIn(page)
  await open(page, '/admin/customers')
  await page.getByRole('link', { name: 'Bring customers from another program' }).click()
  await look(page)
  await page.getByLabel('CSV or vCard file').setInputFiles({
    name: `customers-${last}.csv`,
    mimeType: 'text/csv',
    buffer: Buffer.from(csv(last)),
  })
  await page.getByRole('button', { name: 'Look at it' }).click()
  await scriptOf(page)
  const rows = page.getByRole('table', { name: /stored/ }).getByRole('row')
  await expect(rows.filter({ hasText: '14 Elm Street, Houston' })).toBeVisible()
  const refused = page.getByRole('region', { name: 'Rows that are left out' })
  await expect(refused).toContainText('The phone number cannot be read')
  await look(page)
  await expectToFit(page)

  await page.getByLabel('Kunde').selectOption('Last name')
  await page.getByLabel('Gate').selectOption('Notes')
  await expect(page.getByText('You changed what the columns hold.')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Import/ })).toBeHidden()
  await page.getByRole('button', { name: 'Look again' }).click()
  await expect(rows.filter({ hasText: `José Peña-${last}` })).toContainText('4711')
  await scriptOf(page)
  await page.getByRole('button', { name: 'Import 1 entry' }).click()
  await expect(page.getByRole('status').filter({ hasText: '1 new customer, 1 row left out' })).toBeVisible()
  await look(page)

  await scriptOf(page)
  await page.getByRole('link', { name: 'See the customers' }).click()
  await page.getByRole('searchbox').fill(`346 555 ${last}`)
  await expect(page).toHaveURL(/q=/)
  await page.getByRole('link', { name: `José Peña-${last}`, exact: true }).click()
  const known = page.getByRole('region', { name: 'What you know of them' })
  await expect(known).toContainText('4711')
  await expect(page.getByText('No requests yet.')).toBeVisible()
  await look(page)

  await open(page, '/admin/customers/import')
  await page.getByRole('button', { name: `Undo the import of customers-${last}.csv` }).click()
  await expect(page.getByRole('region', { name: 'Earlier imports' })).toContainText('Undone.')
})
