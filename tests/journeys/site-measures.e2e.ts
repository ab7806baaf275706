import type { Locator, Page } from '@playwright/test'
import { expect, test, withMotion } from './support/journey.ts'
import { publicRoutes } from './support/public-routes.ts'

const phone = { width: 390, height: 844 }
const tablet = { width: 768, height: 1024 }
const desk = { width: 1440, height: 900 }

const topOf = (part: Locator) => part.evaluate((element) => element.getBoundingClientRect().top + scrollY)

async function open(page: Page, path: string, size: { width: number; height: number }) {
  await page.setViewportSize(size)
  await page.goto(path)
}

for (const [path, field] of [
  ['/quote', 'First name'],
  ['/contact', 'Name'],
] as const)
  test(`${path} begins with its form; lines, hours and all the rest follow`, async ({ page }) => {
    for (const [size, most] of [
      [phone, 700],
      [desk, 640],
    ] as const) {
      await open(page, path, size)
      const first = page.getByLabel(field, { exact: true })
      const [top, send] = await Promise.all([topOf(first), topOf(page.locator('form [type=submit]'))])
      expect(top, `at ${size.width}`).toBeLessThan(most)
      // A visitor in need still finds the number before the form.
      expect(await topOf(page.getByRole('main').getByRole('link', { name: /^Call/ }).first())).toBeLessThan(
        700,
      )
      for (const name of ['Call us', 'Business hours', 'Service areas', 'Why trust us', 'Where we drive'])
        expect(await topOf(page.getByRole('heading', { name, exact: true })), name).toBeGreaterThan(send)
    }
  })

test('the form to review begins in the first view of a phone', async ({ page }) => {
  await open(page, '/reviews/new', phone)
  expect(await topOf(page.locator('.star-choice'))).toBeLessThan(700)
})

test('the foot of every page takes less than a screen of a phone, and each of its links can be hit', async ({
  page,
}) => {
  for (const path of ['/', '/services/safe']) {
    await open(page, path, phone)
    const footer = page.getByRole('contentinfo')
    const { height, small } = await footer.evaluate((element) => ({
      height: element.getBoundingClientRect().height,
      // WCAG 2.5.8 asks for 24.
      small: [...element.querySelectorAll('a')]
        .filter((link) => link.getBoundingClientRect().height < 32)
        .map((link) => link.textContent),
    }))
    expect(height, path).toBeLessThan(700)
    expect(small, path).toEqual([])
  }
})

test('the eight services of the home page leave no cell empty; an emergency comes first', async ({
  page,
}) => {
  for (const size of [phone, tablet, desk]) {
    await open(page, '/', size)
    const cells = page.locator('#services .service-cell')
    await expect(cells).toHaveCount(8)
    await expect(cells.first()).toContainText('Emergency')
    const rows = await cells.evaluateAll((all) => {
      const tops = all.map((cell) => Math.round(cell.getBoundingClientRect().top))
      return [...new Set(tops)].map((top) => tops.filter((other) => other === top).length)
    })
    expect(new Set(rows).size, `at ${size.width}: ${rows}`).toBe(1)
  }
})

test('the other services of a service page fill their rows', async ({ page }) => {
  for (const size of [tablet, desk]) {
    await open(page, '/services/safe', size)
    const rows = await page.locator('#others-title + .link-list > li').evaluateAll((all) => {
      const tops = all.map((cell) => Math.round(cell.getBoundingClientRect().top))
      return [...new Set(tops)].map((top) => tops.filter((other) => other === top).length)
    })
    expect(new Set(rows).size, `at ${size.width}: ${rows}`).toBe(1)
  }
})

test('the two maps stand side by side from a tablet on', async ({ page }) => {
  for (const [size, isBeside] of [
    [phone, false],
    [tablet, true],
    [desk, true],
  ] as const) {
    await open(page, '/', size)
    const [county, town] = await page
      .locator('.service-area-map > svg')
      .evaluateAll((maps) => maps.map((map) => map.getBoundingClientRect().left))
    expect((town ?? 0) > (county ?? 0) + 100, `at ${size.width}`).toBe(isBeside)
  }
})

test.describe('with motion, as most have it', () => {
  test.use(withMotion)

  test('a very small screen has a call button in its first view, whatever the page', async ({
    page,
    complaints,
  }) => {
    for (const path of publicRoutes) {
      await open(page, path, { width: 320, height: 460 })
      const shown = await page.locator('main [href^="tel:"].btn, .call-bar a').evaluateAll((links) =>
        links.some((link) => {
          const { top, bottom } = link.getBoundingClientRect()
          return (
            link.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
            top >= 0 &&
            bottom <= innerHeight
          )
        }),
      )
      expect(shown, path).toBe(true)
    }
    expect(complaints.splice(0).filter((text) => !text.includes('404'))).toEqual([])
  })
})
