import { expect, test } from './journey.ts'

test('the next page is there before its link is followed', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/', { waitUntil: 'networkidle' })
  const link = page.locator('a[href="/about"]:visible').first()
  await link.hover()
  // A browser waits a moment whether the pointer stays.
  await page.waitForTimeout(1_000)
  await link.click()
  await expect(page).toHaveURL(/\/about$/)
  expect(
    await page.evaluate(() => {
      const [navigation] = performance.getEntriesByType('navigation')
      return navigation?.toJSON().deliveryType
    }),
  ).toBe('navigational-prefetch')
})
