import { expect, expectAccessible, fillQuoteFields, signIn, someone, test } from './support/journey.ts'

test.use({ viewport: { width: 390, height: 844 } })

test('without script a customer asks for another time, then cancels the appointment; staff read why', async ({
  page,
  browser,
}) => {
  const person = someone()
  const context = await browser.newContext({ javaScriptEnabled: false })
  const customer = await context.newPage()
  await customer.setViewportSize({ width: 390, height: 844 })
  await customer.goto('/')
  await fillQuoteFields(customer, person)
  await customer.getByRole('button', { name: 'Get my free quote' }).click()
  await expect(customer).toHaveURL(/\/receipt\//)
  const receipt = new URL(customer.url()).pathname

  await signIn(page)
  const ask = async (query: string, variables: object) => {
    const answer = await page.request.post('/graphql', { data: { query, variables } })
    const { data, errors } = await answer.json()
    expect(errors).toBeUndefined()
    return data
  }
  const found = await ask(
    'query($filter: ModelQuoteFilterInput) { listQuotes(filter: $filter) { items { id } } }',
    { filter: { email: { eq: person.email } } },
  )
  const [{ id }] = found.listQuotes.items
  const book = (scheduledAt: string) =>
    ask('mutation($input: UpdateQuoteInput!) { updateQuote(input: $input) { id } }', {
      input: { id, scheduledAt, windowMinutes: 120, status: 'contacted' },
    })
  await book('2031-05-05T19:00:00Z')

  await customer.goto(receipt)
  await expect(customer.getByRole('heading', { level: 1 })).toContainText(/between 2 and 4\sPM/)
  await expect(customer.getByText(/^Monday, May 5, between 2 and 4\sPM$/)).toBeVisible()
  await customer.getByText('Ask for another time', { exact: true }).click()
  await customer.getByLabel('A word to us (optional)').first().fill('Tuesday, after five')
  await customer.getByRole('button', { name: 'Yes, ask for another time' }).click()
  await expect(customer.getByText('We have been told, and will call you')).toBeVisible()
  await expect(customer.getByText('Ask for another time', { exact: true })).toHaveCount(0)

  await page.goto('/admin/inbox')
  await page
    .getByRole('link', { name: new RegExp(person.lastName) })
    .first()
    .click()
  await expect(page.getByText('Asks for another time').first()).toBeVisible()
  await expect(page.getByText('Tuesday, after five')).toBeVisible()
  await page.goto('/admin/schedule?date=2031-05-05')
  await expect(page.locator(`#job-${id}`)).toContainText('Asks for another time')

  await book('2031-05-06T19:00:00Z')
  await customer.getByText('Cancel the appointment', { exact: true }).click()
  await customer.getByRole('button', { name: 'Yes, cancel the appointment' }).click()
  await expect(customer.getByRole('alert')).toContainText('The appointment has changed meanwhile')
  await customer.goto(receipt)
  await customer.getByText('Cancel the appointment', { exact: true }).click()
  await customer.getByRole('button', { name: 'Yes, cancel the appointment' }).click()
  await expect(customer.getByText('The appointment is canceled. We have been told.')).toBeVisible()
  await expect(customer.getByText('You canceled the appointment').first()).toBeVisible()
  await context.close()

  await page.goto('/admin/inbox')
  await expect(page.getByText('Canceled the appointment').first()).toBeVisible()
  await page.goto(receipt)
  await expectAccessible(page)
})
