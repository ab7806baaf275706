import type { Page } from '@playwright/test'
import { expect, test } from './support/journey.ts'

const open = (page: Page) => page.locator('.faq[open]')
const question = (page: Page, id: string) => page.locator(`#${id}`)

test('each question opens by itself; two buttons open and close all twenty; on paper every answer is there', async ({
  page,
}) => {
  await page.goto('/faq')
  await expect(open(page)).toHaveCount(0)
  await test.step('on paper, and nothing that one cannot use there', async () => {
    await page.emulateMedia({ media: 'print' })
    const answers = page.locator('.faq p')
    for (const answer of await answers.all())
      expect(await answer.evaluate((text) => text.checkVisibility() && text.clientHeight > 0)).toBe(true)
    await expect(page.getByRole('navigation')).toHaveCount(0)
    await expect(page.getByRole('button')).toHaveCount(0)
    await expect(page.getByRole('complementary')).toHaveCount(0)
    await page.emulateMedia({ media: 'screen' })
  })
  await question(page, 'door-sticks').locator('summary').click()
  await question(page, 'lost-car-keys').locator('summary').focus()
  await page.keyboard.press('Enter')
  await expect(open(page)).toHaveCount(2)
  await question(page, 'door-sticks').locator('summary').click()
  await expect(open(page)).toHaveCount(1)
  await page.getByRole('button', { name: 'Expand All' }).click()
  await expect(open(page)).toHaveCount(20)
  await page.getByRole('button', { name: 'Collapse All' }).click()
  await expect(open(page)).toHaveCount(0)
})

test('an address that names a question shows its answer, as does its number on the door, which can be hit on a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/faq#damage')
  await expect(open(page)).toHaveCount(1)
  await expect(question(page, 'damage').locator('p').first()).toBeInViewport()
  await page.evaluate(() => location.assign('#door-sticks'))
  await expect(question(page, 'door-sticks').locator('p').first()).toBeInViewport()

  const numbers = page.getByRole('navigation', { name: 'The answers, by their numbers on the door' })
  const links = numbers.getByRole('link')
  await expect(links).toHaveCount(20)
  const heights = await links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect().height))
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(24)
  const fourteenth = page.locator('.faq').nth(13)
  await expect(fourteenth).not.toHaveAttribute('open')
  await links.nth(13).click()
  await expect(fourteenth).toHaveAttribute('open')
  await expect(fourteenth.locator('p').first()).toBeInViewport()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('every question opens, and no button promises more', async ({ page }) => {
    await page.goto('/faq')
    await expect(page.getByRole('button', { name: /All$/ })).toHaveCount(0)
    await question(page, 'damage').locator('summary').click()
    await expect(question(page, 'damage').locator('p').first()).toBeVisible()
  })
})
