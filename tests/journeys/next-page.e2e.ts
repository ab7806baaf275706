import { expect, test } from './support/journey.ts'

test('the next page is there before its link is followed', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/', { waitUntil: 'networkidle' })
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Preload.enable')
  const fetched = new Promise<void>((resolve) =>
    devtools.on('Preload.prefetchStatusUpdated', ({ prefetchUrl, status }) => {
      if (prefetchUrl.endsWith('/about') && status === 'Ready') resolve()
    }),
  )
  const link = page.locator('a[href="/about"]:visible').first()
  await link.hover()
  await fetched
  await link.click()
  await expect(page).toHaveURL(/\/about$/)
  expect(
    await page.evaluate(() => {
      const [navigation] = performance.getEntriesByType('navigation')
      return navigation?.toJSON().deliveryType
    }),
  ).toBe('navigational-prefetch')
})
