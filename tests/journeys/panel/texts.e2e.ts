import {
  expect,
  expectAccessible,
  expireStepUp,
  open,
  signIn,
  test,
} from '#tests/journeys/support/journey.ts'
import { owner } from '#tests/journeys/support/owner.ts'

/* About a page of which no other journey reads the lead. */
const key = 'brands.hero.lead'

test('a text is changed where it stands on a phone, seen as a draft, published, and taken back from the list', async ({
  page,
  complaints,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page)
  await open(page, '/admin/texts/on-page?path=/brands')
  const frame = page.frameLocator('iframe')
  const lead = frame.locator(`[data-text="${key}"]`)
  const ours = (await lead.textContent()) ?? ''
  await lead.click()
  await expectAccessible(page)
  const field = page.getByLabel('Text', { exact: true })
  await field.fill('Brands that we fit in {town}.')
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByText('Nothing is known by the name {town} here.')).toBeVisible()
  await expect(field, 'it is said before the sheet is left').toBeFocused()
  await expectAccessible(page)
  await field.fill('word '.repeat(2_000))
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByText(/^Keep this under/), 'what is wrong is in view').toBeInViewport()
  await page.keyboard.press('Escape')
  await expect(lead, 'the keyboard goes on from there').toBeFocused()
  await page.keyboard.press('Enter')
  await field.fill('Brands that we fit.')
  await page.keyboard.press('Escape')
  await expect(lead, 'what is typed stays').toHaveText('Brands that we fit.')
  await expect(lead, 'on the page that is drawn anew, too').toBeFocused()

  const changes = JSON.stringify([{ key, value: 'From somebody else', isHidden: false }])
  const form = { intent: 'publish', language: 'en', changes }
  await page.request.post('/admin/texts/on-page', { form, headers: { origin: new URL(page.url()).origin } })
  await page.getByRole('button', { name: 'Publish' }).click()
  const refusal = page.getByText('has changed this text since')
  await expect(refusal).toBeVisible()
  complaints.length = 0
  await lead.click()
  await field.fill('Brands that we fit in {city}. Call 555-0100.')
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(refusal, 'it was of another text').toBeHidden()
  await expect(lead).toHaveText('Brands that we fit in Houston. Call 555-0100.')

  const visitor = async () => (await page.request.get('/brands')).text()
  expect(await visitor(), 'a draft').not.toContain('Brands that we fit in Houston. Call 555-0100.')
  await page.reload()
  await expect(lead, 'the draft is on this device').toHaveText(
    'Brands that we fit in Houston. Call 555-0100.',
  )
  await expectAccessible(page)
  await expireStepUp()
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(refusal, 'the page was drawn before it was changed').toBeVisible()
  await page.getByRole('button', { name: 'Publish' }).click()
  const again = page.getByRole('group', { name: 'Confirm it’s you' })
  await expect(again.getByLabel('Password', { exact: true }), 'it leads customers elsewhere').toBeFocused()
  await expectAccessible(page)
  complaints.length = 0
  await again.getByLabel('Password', { exact: true }).fill(owner.password)
  await again.getByRole('button', { name: 'Continue' }).click()
  await expect(again).toBeHidden()
  await expect(page.getByText('1 change, not published')).toBeHidden()
  await expect.poll(visitor).toContain('Brands that we fit in Houston. Call 555-0100.')

  await open(page, '/admin/texts?show=changed')
  const row = page.getByRole('listitem').filter({ hasText: 'Brands › Hero › Lead' })
  await expect(row.getByRole('textbox')).toHaveValue('Brands that we fit in {city}. Call 555-0100.')
  await expectAccessible(page)
  await row.getByRole('button', { name: 'Use our text' }).click()
  await expect.poll(visitor).not.toContain('Brands that we fit in Houston. Call 555-0100.')
  await open(page, '/admin/texts/on-page?path=/brands')
  await expect(lead).toHaveText(ours)
})

test('without a connection the editor stays, says what it keeps, and draws the draft once it is back', async ({
  page,
  context,
}) => {
  const heading = 'brands.gridHeading'
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page)
  await open(page, '/admin/texts/on-page?path=/brands')
  const shown = page.frameLocator('iframe').locator(`[data-text="${heading}"]`)
  const ours = (await shown.textContent()) ?? ''
  await shown.click()
  await page.getByLabel('Text', { exact: true }).fill('What we install')
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByText('Your change is kept on this device')).toBeVisible()
  await expect(shown, 'the page as it was drawn last').toHaveText(ours)
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByText('This did not get through')).toBeVisible()
  await expect(page.getByText('1 change, not published')).toBeVisible()

  await context.setOffline(false)
  await expect(shown).toHaveText('What we install')
  await page.getByText('1 change, not published').click()
  await page.getByRole('button', { name: /^Undo/ }).click()
  await expect(shown).toHaveText(ours)
})

test('facts and conditions are chips: taken away and put back by keyboard, and the texts of one heading lead to each other', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn(page)
  await open(page, '/admin/pages')
  await page.getByRole('link', { name: 'Texts', exact: true }).click()
  await expect(page, 'the page comes before the list').toHaveURL(/\/admin\/texts\/on-page$/)
  const frame = page.frameLocator('iframe')
  const eyebrow = frame.locator('[data-text="home.hero.eyebrow"]')
  await eyebrow.focus()
  await eyebrow.press('Enter')
  const sheet = page.getByRole('dialog')
  const field = sheet.getByLabel('Text', { exact: true })
  await expect(field).toBeFocused()
  await expect(field).toHaveText('Locksmith in Houston, day and nightonly if')
  await expectAccessible(page)

  const town = sheet.getByRole('button', { name: 'your town Houston' })
  await town.press('Enter')
  await expect(town).toHaveAttribute('aria-pressed', 'false')
  await expect(town, 'the focus stays').toBeFocused()
  await expect(field).not.toContainText('Houston')
  await town.press(' ')
  await expect(field, 'where it was').toHaveText('Locksmith in Houston, day and nightonly if')
  await sheet.getByText('More: 1 condition').press('Enter')
  const condition = sheet.getByRole('button', { name: 'someone answers at any hour' })
  await condition.press('Enter')
  await expect(condition).toHaveAttribute('aria-pressed', 'false')
  await expectAccessible(page)
  await condition.press('Enter')

  await sheet.getByRole('button', { name: 'We’re at your door in' }).press('Enter')
  await expect(field).toContainText('We’re at your door in')
  await expect(field).toBeFocused()
  await field.press('ControlOrMeta+a')
  await field.press('Delete')
  await sheet.getByRole('button', { name: 'Done' }).press('Enter')
  await expect(sheet.getByText('Write a text, or hide ours.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await expect(page.getByText(/not published/), 'nothing was changed').toBeHidden()

  await page.getByLabel('Search texts').fill('door in')
  await page.getByLabel('Search texts').press('Enter')
  await expect(page.getByRole('textbox', { name: /Home › Hero/ }).first()).toHaveValue(/\{arrival|door in/)
})
