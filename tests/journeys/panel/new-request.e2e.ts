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

test('a request that comes by phone: the number finds who asked before, and in four taps it is stored; a time is booked at once', async ({
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
  await expect(request).toContainText('By phone, entered')
  await expect(request.getByRole('link', { name: /^Email/ })).toHaveCount(0)
  const mistyped = request.getByRole('region', { name: 'Customer', exact: true })
  await mistyped.getByText('Correct what was entered').click()
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
  await expect(page.getByLabel('Arrival window')).toBeHidden()
  await page.getByLabel('Book this time').check()
  await page.getByLabel('Wanted for').fill('2031-03-04T03:00')
  await expect(page.getByText('Outside your hours for appointments')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Save request' }).click()
  await expect(page.getByRole('article', { name: next })).toContainText('Mar 4, 2031')
  await open(page, '/admin/calls')
  await expect(rowOf(page, name).first()).toBeVisible()
  await expect(rowOf(page, next)).toBeVisible()
})

test('calls written down without a connection are listed as not saved, and each is stored once when it is back', async ({
  page,
  context,
  complaints,
}) => {
  await signIn(page)
  await open(page, '/admin')
  await scriptOf(page)
  await page.keyboard.press('n')
  await expect(page.getByRole('heading', { name: 'New request', level: 1 })).toBeVisible()
  const [first, second] = [`Ben Ortiz-${newNumber()}`, `Dora Vance-${newNumber()}`]
  await page.getByLabel('Phone number').fill('713 555 0188')
  await page.getByLabel('Name').fill(first)
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Save request' }).click()
  await expect(page.getByText('This call is kept on this device.')).toBeInViewport()
  await expectAccessible(page)

  await page.getByRole('link', { name: 'New request' }).last().click()
  await expect(page.getByLabel('Name')).toHaveValue('')
  await page.getByLabel('Name').fill(second)
  const unsaved = page.getByRole('region', { name: /not saved yet/ })
  await unsaved.getByRole('link', { name: first }).click()
  await expect(page.getByLabel('Name')).toHaveValue(first)
  await unsaved.getByRole('link', { name: second }).click()
  await expect(page.getByLabel('Name')).toHaveValue(second)

  const tab = await context.newPage()
  await page.close({ runBeforeUnload: false })
  await tab.route('**/admin/calls/unsaved', (route) => route.abort())
  await context.setOffline(false)
  await open(tab, '/admin/inbox?filter=mine')
  const waiting = tab.getByRole('region', { name: '2 calls not saved yet' })
  await expectAccessible(tab)
  await waiting.getByRole('button', { name: `Discard the call from ${second}` }).click()
  await expect(waiting).toBeHidden()
  await tab.getByRole('button', { name: 'Undo' }).click()
  await expect(waiting).toBeVisible()
  await tab.getByRole('button', { name: 'More' }).click()
  await tab.getByRole('button', { name: 'Sign Out' }).click()
  await expect(tab.getByText('2 calls aren’t saved yet')).toBeVisible()
  await tab.keyboard.press('Escape')

  await tab.unroute('**/admin/calls/unsaved')
  await context.setOffline(true)
  await context.setOffline(false)
  await expect(tab.getByRole('region', { name: '1 call not saved yet' })).toBeVisible()
  await expect(rowOf(tab, first)).toHaveCount(1)
  await tab.getByRole('link', { name: second }).click()
  await tab.getByLabel('Phone number').fill('713 555 0187')
  await tab.getByRole('button', { name: 'Save request' }).click()
  await expect(tab.getByRole('article', { name: second })).toBeVisible()
  await open(tab, `/admin/calls?q=Ortiz`)
  await expect(rowOf(tab, first)).toHaveCount(1)
  await expect(tab.getByRole('region', { name: /not saved yet/ })).toBeHidden()
  complaints.length = 0
})
