import { AxeBuilder } from '@axe-core/playwright'
import { expect, expectAccessible, test } from './journey.ts'
import { publicRoutes } from './public-routes.ts'

// Without motion nothing is half faded in when it is measured.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const path of publicRoutes)
  test(`${path}: axe finds nothing, large and small, by day and by night`, async ({ page, complaints }) => {
    await page.goto(path)
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 844 })
      await page.emulateMedia({ colorScheme: 'light' })
      await expectAccessible(page)
      // The night changes colors, nothing else.
      await page.emulateMedia({ colorScheme: 'dark' })
      const { violations } = await new AxeBuilder({ page })
        .withRules(['color-contrast', 'link-in-text-block'])
        .analyze()
      expect(
        violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id} by night: ${html}`)),
      ).toEqual([])
    }
    // The browser itself reports that a page is not found.
    if (/no-such-page|receipt/.test(path)) complaints.length = 0
  })
