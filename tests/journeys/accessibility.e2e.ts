import { expectAccessible, test } from './journey.ts'
import { publicRoutes } from './public-routes.ts'

// Without motion nothing is half faded in when it is measured.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const path of publicRoutes)
  test(`${path}: axe finds nothing, on a desk by day and on a phone by night`, async ({
    page,
    complaints,
  }) => {
    await page.emulateMedia({ colorScheme: 'light' })
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(path)
    await expectAccessible(page)
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.setViewportSize({ width: 390, height: 844 })
    await expectAccessible(page)
    // The browser itself reports that a page is not found.
    if (/no-such-page|receipt/.test(path)) complaints.length = 0
  })
