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

for (const width of [390, 1440])
  test(`at ${width} px nothing moves under the eyes of who scrolls, and a place at the end is reached at once`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    // The page of ours whose sections differ most from the height that is held for them.
    await page.goto('/services')
    await page.evaluate(watchShifts)
    await page.mouse.move(width / 2, 400)
    const isAtEnd = () => page.evaluate(() => scrollY + innerHeight >= document.body.scrollHeight - 1)
    while (!(await isAtEnd())) {
      await page.mouse.wheel(0, 600)
      await page.evaluate(() => new Promise(requestAnimationFrame))
    }
    expect(await page.evaluate(() => (window as { shift?: number }).shift)).toBeLessThan(0.003)

    await page.goto('/about')
    await page.goto('/services#action-title')
    const top = () => page.locator('#action-title').evaluate((title) => title.getBoundingClientRect().top)
    await expect.poll(top).toBeLessThan(300)
    expect(await top()).toBeGreaterThanOrEqual(0)
  })

/** For `page.evaluate`. */
function watchShifts() {
  const seen = window as { shift?: number }
  seen.shift = 0
  new PerformanceObserver((list) => {
    // Not in TypeScript's library.
    for (const entry of list.getEntries())
      seen.shift = (seen.shift ?? 0) + (entry as PerformanceEntry & { value: number }).value
  }).observe({ type: 'layout-shift' })
}
