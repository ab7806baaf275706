import { expectHonestPlaces } from './below-fold.ts'
import { byDayAndNight, everyWay, expectAccessible, test } from './journey.ts'
import { alike, publicRoutes } from './public-routes.ts'
import { expectToFit } from './reflow.ts'
import { expectVisibleFocus } from './visible-focus.ts'

/** One page of each kind; `npm run a11y` also looks at pages that differ in words and drawings only. */
const paths = everyWay ? publicRoutes : publicRoutes.filter((path) => !alike.has(path))

for (const path of paths)
  test(`${path}: axe finds nothing, it fits small windows and large text, and the focus is always to be seen`, async ({
    page,
    complaints,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(path)
    await test.step('the place that is held for what is below the fold is about right', () =>
      expectHonestPlaces(page))
    await byDayAndNight(page, [390, 768, 1440], () => expectAccessible(page))
    await page.emulateMedia({ colorScheme: 'light' })
    await test.step('it fits 320 px, 400% zoom and text of twice the size', () => expectToFit(page))
    await test.step('the focus is always to be seen, and nothing moves for those who want it still', () =>
      expectVisibleFocus(page))
    if (/no-such-page|receipt/.test(path)) complaints.length = 0
  })
