import { expect, expectAccessible, open, signIn, test } from '#tests/journeys/support/journey.ts'

/* About a list that no other journey reads. */
const list = 'faq.categories.payment-methods.items'

test('on a phone a question is added below another, moved up by keyboard, seen as a draft, published, and taken away from the list', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page)
  await open(page, '/admin/texts/on-page?path=/faq')
  const frame = page.frameLocator('iframe')
  const questions = frame.locator('#payment-methods summary')
  await expect(questions).toHaveCount(2)
  await frame.locator(`#payment-methods [data-text="${list}.ways-to-pay.question"]`).click()
  await expect(page.getByText('1 of 2 in its list')).toBeVisible()
  await page.getByRole('button', { name: 'Add one below' }).click()
  await expect(page.getByRole('textbox', { name: 'Question' })).toBeFocused()
  await page.getByRole('textbox', { name: 'Question' }).fill('Do you take crypto in {city}?')
  await page.getByRole('textbox', { name: 'Answer' }).fill('Not yet.')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(questions.nth(1)).toHaveText('Do you take crypto in Houston?')

  await questions.getByText('Do you take crypto in Houston?').click()
  await expect(page.getByText('2 of 3 in its list')).toBeVisible()
  await page.getByRole('button', { name: 'Up', exact: true }).press('Enter')
  await expect(page.getByRole('status').filter({ hasText: '1 of 3 in its list' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Up', exact: true })).toBeFocused()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(questions.first()).toHaveText('Do you take crypto in Houston?')

  const visitor = async () => (await page.request.get('/faq')).text()
  expect(await visitor(), 'a draft').not.toContain('crypto')
  await page.reload()
  await expect(questions.first(), 'the draft is on this device').toHaveText('Do you take crypto in Houston?')
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect.poll(visitor).toContain('Do you take crypto in Houston?')

  await open(page, '/admin/texts?page=faq')
  const row = page.locator('details').filter({ has: page.locator(`[value^="${list} "]`) })
  await row.locator('summary').click()
  const down = row.getByRole('button', { name: 'Down: Do you take crypto in {city}?' })
  await down.press('Enter')
  await expect(row.getByRole('listitem').nth(1)).toContainText('Do you take crypto')
  await expect(down, 'the focus stays').toBeFocused()
  await expectAccessible(page)
  await row.getByRole('button', { name: 'Take away: Do you take crypto in {city}?' }).click()
  await expect(row.getByRole('listitem')).toHaveCount(2)
  await expect.poll(visitor).not.toContain('crypto')
})

test('with a mouse an entry is dragged to another place, which is said to screen readers', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn(page)
  await open(page, '/admin/texts?page=brands')
  const lists = page.locator('details.text-list')
  const row = lists.filter({ has: page.locator('ol > li:nth-child(3)') }).first()
  await row.locator('summary').click()
  const rows = row.locator('ol > li')
  const labels = () => rows.locator('p').allTextContents()
  const [first = '', second, third, ...rest] = await labels()
  const grip = await row.locator('.text-list-grip').first().boundingBox()
  const below = await rows.nth(2).boundingBox()
  if (!grip || !below) throw new Error('the list is open')
  await page.mouse.move(grip.x + 10, grip.y + 10)
  await page.mouse.down()
  await page.mouse.move(grip.x + 10, below.y + below.height - 6, { steps: 5 })
  await expect(rows.nth(2)).toHaveAttribute('data-drop-below')
  await page.mouse.up()
  await expect.poll(labels).toEqual([second, third, first, ...rest])
  await expect(page.getByRole('status').filter({ hasText: `${first} is now 3 of` })).toHaveCount(1)
  await expectAccessible(page)
  await row.getByRole('button', { name: /order/i }).click()
  await expect.poll(labels).toEqual([first, second, third, ...rest])
})
