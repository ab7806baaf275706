import {
  expect,
  expectAccessible,
  newNumber,
  open,
  rowOf,
  scriptOf,
  signIn,
  test,
} from '#tests/journeys/support/journey.ts'

test.use({ viewport: { width: 390, height: 844 } })

test('a request that comes by phone: the number finds who asked before, and in four taps it is stored', async ({
  page,
}) => {
  await signIn(page)
  await open(page, '/admin/inbox')
  await scriptOf(page)
  const known = newNumber()
  const phone = `(713) 555-${String(known).padStart(4, '0').slice(-4)}`
  const name = `Ana Ruiz-${known}`
  const input = { name, phone, service: 'safes', address: `${known} Elm Street` }
  const errors = await page.evaluate(
    async (variables) => {
      const query = 'mutation($input: CreateCallInput!) { createCall(input: $input) { id } }'
      const headers = { 'content-type': 'application/json' }
      const answer = await fetch('/graphql', {
        method: 'POST',
        headers,
        body: JSON.stringify({ query, variables }),
      })
      return (await answer.json()).errors
    },
    { input },
  )
  expect(errors).toBeUndefined()

  await page.getByRole('link', { name: 'New request' }).last().click()
  await expect(page.getByRole('heading', { name: 'New request', level: 1 })).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Phone number').pressSequentially(phone.replace(/\D/g, ''))
  await page.getByRole('button', { name: `Use ${name}` }).click()
  await expect(page.getByLabel('Name')).toHaveValue(name)
  await expect(page.getByLabel('Address')).toHaveValue(`${known} Elm Street`)
  await expect(page.locator('#known-addresses option')).toHaveAttribute('value', `${known} Elm Street`)
  await page.getByLabel('What it is about').selectOption('emergency')
  await page.getByRole('button', { name: 'Save request' }).press('Enter')

  await expect(page).toHaveURL(/\/admin\/calls\/[0-9a-f-]{36}/)
  await expect(page.getByRole('main')).toBeFocused()
  const request = page.getByRole('article', { name })
  await expect(request).toContainText('Phone, written down')
  await expect(request.getByRole('link', { name: /^Email/ })).toHaveCount(0)
  const mistyped = request.getByRole('region', { name: 'Customer', exact: true })
  await mistyped.getByText('Correct what was written down').click()
  await expectAccessible(page)
  await mistyped.getByLabel('Phone number').fill('713 555 0189')
  await mistyped.getByLabel('Phone number').press('Enter')
  await expect(request.getByRole('link', { name: /^Call/ })).toContainText('(713) 555-0189')
  await expect(request.getByText(`changed the phone number, before: ${phone}`)).toBeVisible()

  await page.keyboard.press('n')
  await expect(page.getByLabel('Phone number')).toBeFocused()
  await expect(page.getByLabel('Phone number')).toHaveValue('')
  await expect(page.getByText('We brought back what you wrote')).toBeHidden()
  const next = `Cara Lind-${newNumber()}`
  await page.getByLabel('Phone number').fill('713 555 0187')
  await page.getByLabel('Name').fill(next)
  await page.getByRole('button', { name: 'Save request' }).click()
  await expect(page.getByRole('article', { name: next })).toBeVisible()
  await open(page, '/admin/calls')
  await expect(rowOf(page, name).first()).toBeVisible()
  await expect(rowOf(page, next)).toBeVisible()
})

test('the key n opens it; what is typed stays when the line drops, and is sent when it is back', async ({
  page,
  context,
}) => {
  await signIn(page)
  await open(page, '/admin')
  await scriptOf(page)
  await page.keyboard.press('n')
  await expect(page.getByRole('heading', { name: 'New request', level: 1 })).toBeVisible()
  const name = `Ben Ortiz-${newNumber()}`
  await page.getByLabel('Phone number').fill('713 555 0188')
  await page.getByLabel('Name').fill(name)
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Save request' }).click()
  await expect(page.getByRole('alert').first()).toContainText('could not be saved')
  await context.setOffline(false)
  await open(page, '/admin/calls/new?phone=7135550186&name=Dora+Vance')
  await expect(page.getByLabel('Name')).toHaveValue('Dora Vance')
  await open(page, '/admin/calls/new')
  await expect(page.getByLabel('Name')).toHaveValue(name)
  await page.getByRole('button', { name: 'Save request' }).click()
  await expect(page.getByRole('article', { name })).toBeVisible()
})
