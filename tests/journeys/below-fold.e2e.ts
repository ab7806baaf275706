import { expect, test } from './support/journey.ts'

test('search in page, a place in the address, and paper reach what is not yet laid out', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/#quote-form')
  const heading = page.locator('#quote-title')
  await expect(heading).toBeInViewport()
  await page.goto('/')
  // window.find is the browser's own search, which TypeScript's library lacks.
  const found = await page.evaluate(
    () => 'find' in window && (window as { find(text: string): boolean }).find('Who we are'),
  )
  expect(found).toBe(true)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(2_000)

  await page.emulateMedia({ media: 'print' })
  const skipped = await page.evaluate(
    () =>
      [...document.querySelectorAll('*')].filter(
        (element) => getComputedStyle(element).contentVisibility === 'auto',
      ).length,
  )
  expect(skipped).toBe(0)
})
