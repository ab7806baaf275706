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

test('two customers are merged by name or email address, and separated again; a further number and a property manager are noted', async ({
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
  const field = page.getByLabel('Their name, number, address or email')
  await field.fill('nobody@example.net')
  await page.getByRole('button', { name: 'Merge', exact: true }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Nobody asked under this' })).toBeVisible()
  // The browser reports the refusal (422) as an error.
  complaints.length = 0
  await field.fill(other.email)
  await page.getByRole('button', { name: 'Merge', exact: true }).click()
  await expect(requests).toHaveCount(2)
  await expect(requests.filter({ hasText: 'A second key, please.' })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(requests).toHaveCount(1)
  await field.pressSequentially(other.name)
  await page.getByRole('button', { name: `Pick ${other.name}` }).click()
  const merge = page.getByRole('button', { name: 'Merge', exact: true })
  await expect(merge).toBeFocused()
  await merge.press('Enter')
  await expect(requests).toHaveCount(2)
  await expect(merge).toBeFocused()
  await page.getByRole('button', { name: 'Separate them' }).press('Enter')
  await expect(requests).toHaveCount(1)
  await expect(page.getByRole('article', { name: one.name })).toBeFocused()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(requests).toHaveCount(2)

  const further = `(832) 556-${other.phone.slice(-4)}`
  await page.getByText('Add a number or email').click()
  const added = page.getByLabel('Another number or email address of theirs')
  await added.fill(one.phone)
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(
    page.getByRole('alert').filter({ hasText: 'This is the same customer already.' }),
  ).toBeVisible()
  complaints.length = 0
  await added.fill(further)
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  const header = page.locator('.request-head')
  await expect(header.getByRole('link', { name: further })).toBeVisible()
  await expect(header.getByRole('link', { name: one.phone })).toBeVisible()
  await page.getByRole('button', { name: `Remove ${further}` }).click()
  await expect(header.getByRole('link', { name: further })).toBeHidden()

  const tick = page.getByRole('button', { name: 'Property manager' })
  await tick.click()
  await expect(tick).toHaveAttribute('aria-pressed', 'true')
  await expect(header.getByText('Property manager')).toBeVisible()
  await open(page, `/admin/customers?filter=managers&q=${other.name}`)
  await expect(page.getByRole('row', { name: other.name })).toContainText('Property manager')
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
  await expect(page.getByRole('link', { name, exact: true })).toBeInViewport()
})
