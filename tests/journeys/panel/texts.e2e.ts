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
  await page.getByLabel('Text', { exact: true }).fill('Brands that we fit in {town}.')
  await page.getByRole('button', { name: 'Done' }).click()
  await page.getByRole('button', { name: 'Publish' }).click()
  const refusal = page.getByText('Nothing is known by the name {town} here.')
  await expect(refusal).toBeVisible()
  complaints.length = 0
  await lead.click()
  await page.getByLabel('Text', { exact: true }).fill('Brands that we fit in {city}. Call 555-0100.')
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
