import { expect, type Page } from '@playwright/test'

export async function expectClearOfCallBar(page: Page) {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const button of await page.locator('main form button').all()) {
    if (!(await button.isVisible())) continue
    const isOnTop = () =>
      button.evaluate(async (element) => {
        scrollBy(0, element.getBoundingClientRect().top - innerHeight + 68)
        // Sections and the call button are laid out with the next frame.
        for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
        const { x, y, width, height } = element.getBoundingClientRect()
        return element.contains(document.elementFromPoint(x + width / 2, y + height / 2))
      })
    // A section above that is laid out late, or a font, moves it once more.
    await expect.poll(isOnTop, await button.innerText()).toBe(true)
  }
}

/** With motion, as most have it. */
export async function expectCallInFirstView(page: Page) {
  await page.setViewportSize({ width: 320, height: 460 })
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  const isShown = () =>
    page.locator('main [href^="tel:"].btn, .call-bar a').evaluateAll((links) =>
      links.some((link) => {
        const { top, bottom } = link.getBoundingClientRect()
        return (
          link.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
          top >= 0 &&
          bottom <= innerHeight
        )
      }),
    )
  await expect.poll(isShown, page.url()).toBe(true)
}
