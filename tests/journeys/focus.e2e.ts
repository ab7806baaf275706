import { expect, test } from './support/journey.ts'

for (const path of ['/', '/contact', '/reviews/new', '/search', '/no-such-page'])
  test(`${path}: the floating call button never covers a form’s button`, async ({ page, complaints }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(path)
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
    if (path === '/no-such-page') complaints.length = 0
  })

for (const colorScheme of ['light', 'dark'] as const)
  test(`forced colors, ${colorScheme}: buttons have edges, drawings and rings stand out`, async ({
    page,
  }) => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme })
    for (const path of ['/', '/services/safe', '/contact']) {
      await page.goto(path)
      await page.keyboard.press('Tab')
      const hidden = await page.evaluate(() => {
        const ground = getComputedStyle(document.body).backgroundColor
        const lines = [...document.querySelectorAll('main .drawing path')].filter((line) => {
          const { stroke, fill } = getComputedStyle(line)
          return [ground, 'none'].includes(stroke) && [ground, 'none'].includes(fill)
        })
        const buttons = [...document.querySelectorAll('.btn')].filter((button) => {
          const { borderTopColor, borderTopStyle } = getComputedStyle(button)
          return borderTopStyle === 'none' || borderTopColor === ground
        })
        return [...lines, ...buttons].map((element) => element.outerHTML.slice(0, 120))
      })
      expect(hidden, path).toEqual([])
      const skip = page.getByRole('link', { name: 'Skip to the content' })
      await expect(skip).toHaveCSS('outline-style', 'solid')
    }
  })
