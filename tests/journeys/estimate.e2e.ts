import { expect, fillQuoteFields, signIn, someone, test } from './support/journey.ts'

test.use({ viewport: { width: 390, height: 844 } })

test('an estimate is written on a phone and accepted on the receipt without script', async ({
  page,
  browser,
}) => {
  const person = someone()
  const context = await browser.newContext({ javaScriptEnabled: false })
  const customer = await context.newPage()
  await customer.goto('/')
  await fillQuoteFields(customer, person)
  await customer.getByRole('button', { name: 'Get my free quote' }).click()
  await expect(customer).toHaveURL(/\/receipt\//)
  const receipt = new URL(customer.url()).pathname

  await signIn(page)
  await page.goto('/admin/quotes')
  await page
    .getByRole('link', { name: new RegExp(person.lastName) })
    .first()
    .click()
  await page.getByRole('button', { name: 'Write an estimate' }).click()
  await page.getByLabel('What', { exact: true }).first().fill('Rekey')
  await page.getByLabel('Quantity').first().fill('2')
  await page.getByLabel('Price').first().fill('45.25')
  await page.getByRole('button', { name: 'Save and send' }).click()
  await expect(page.getByText('Waits for an answer')).toBeVisible()
  await page.getByText('The customer answered on the phone').click()
  await page.getByRole('button', { name: 'Said no' }).click()
  await expect(page.getByText('The answer is written down.')).toBeVisible()
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(page.getByText('Waits for an answer')).toBeVisible()
  await expect(page.getByRole('article', { name: /^Estimate/ })).toBeFocused()

  await customer.goto('/')
  await customer.goto(receipt)
  await expect(customer.getByText('$90.50').first()).toBeVisible()
  await customer.getByText('Yes, please do it').click()
  await customer.getByLabel('Your full name').first().fill(person.lastName)
  await customer.getByRole('button', { name: 'Yes, I agree' }).click()
  await expect(customer.getByText(/^You said yes/)).toBeVisible()
  await context.close()
  await expect(page.getByText(`${person.lastName} said yes`)).toBeVisible()
})
