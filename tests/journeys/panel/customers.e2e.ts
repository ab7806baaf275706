import type { Page } from '@playwright/test'
import { expect, newNumber, open, scriptOf, signIn, test } from '#tests/journeys/support/journey.ts'

async function enterCall(page: Page, message: string) {
  const number = newNumber()
  const phone = `(832) 555-${String(number).padStart(4, '0').slice(-4)}`
  const input = {
    name: `Caller-${number}`,
    phone,
    email: `caller${number}@example.com`,
    service: 'other',
    message,
  }
  const query = 'mutation($input: CreateCallInput!) { createCall(input: $input) { id } }'
  const answer = await page.request.post('/graphql', { data: { query, variables: { input } } })
  const { data } = await answer.json()
  return { ...input, id: String(data.createCall.id) }
}

test('two customers are merged by an email address, and separated again; a wrong address says so', async ({
  page,
  complaints,
}) => {
  await signIn(page)
  const one = await enterCall(page, 'The back door sticks.')
  const other = await enterCall(page, 'A second key, please.')
  await open(page, `/admin/customers/${one.id}`)
  await scriptOf(page)
  const requests = page.getByRole('region', { name: 'Requests' }).getByRole('listitem')
  await expect(requests).toHaveCount(1)
  await page.getByText('Merge with another customer').click()
  const field = page.getByLabel('Their number or email address')
  await field.fill('nobody@example.net')
  await page.getByRole('button', { name: 'Merge', exact: true }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Not merged.' })).toBeVisible()
  // The browser reports the refusal (422) as an error.
  complaints.length = 0
  await field.fill(other.email)
  await page.getByRole('button', { name: 'Merge', exact: true }).click()
  await expect(requests).toHaveCount(2)
  await expect(requests.filter({ hasText: 'A second key, please.' })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(requests).toHaveCount(1)
})

test('back from a customer, the list keeps its search and its place', async ({ page }) => {
  await signIn(page)
  for (let count = 0; count < 8; count++) await enterCall(page, 'The lock is stiff.')
  await page.setViewportSize({ width: 390, height: 500 })
  await open(page, '/admin/customers?q=Caller')
  const row = page.getByRole('link', { name: /^Caller-/ }).last()
  await row.scrollIntoViewIfNeeded()
  const name = await row.innerText()
  await row.click()
  await page.getByRole('link', { name: 'All customers' }).click()
  await expect(page).toHaveURL('/admin/customers?q=Caller')
  await expect(page.getByRole('link', { name: new RegExp(`^${name}`) })).toBeInViewport()
})
