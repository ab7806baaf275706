import type { Locator, Page } from '@playwright/test'
import { serviceSlugs } from '#content/services.ts'
import { everythingLoaded } from './support/below-fold.ts'
import { expectCallInFirstView } from './support/call-bar.ts'
import { crowding } from './support/crowding.ts'
import { expect, test, withMotion } from './support/journey.ts'
import { alike } from './support/public-routes.ts'

const phone = { width: 390, height: 844 }
const tablet = { width: 768, height: 1024 }
const desk = { width: 1440, height: 900 }

const topOf = (part: Locator) => part.evaluate((element) => element.getBoundingClientRect().top + scrollY)

test('a page for writing to us begins with its form; lines, hours and all the rest follow', async ({
  page,
}) => {
  for (const [path, first] of [
    // The photo first, as one large field.
    ['/quote', page.locator('.photo-field')],
    ['/contact', page.getByLabel('Name', { exact: true })],
  ] as const) {
    await page.goto(path)
    if (path === '/quote') await page.getByText('Phone lines, hours and where we drive').click()
    for (const [size, most] of [
      [phone, 700],
      [desk, 640],
    ] as const) {
      await page.setViewportSize(size)
      const [top, send] = await Promise.all([topOf(first), topOf(page.locator('form [type=submit]'))])
      expect(top, `${path} at ${size.width}`).toBeLessThan(most)
      // A visitor in need still finds the number before the form.
      const call = page.getByRole('main').getByRole('link', { name: /^Call/ }).first()
      expect(await topOf(call)).toBeLessThan(700)
      for (const name of ['Call us', 'Business hours', 'Service areas', 'Why trust us', 'Where we drive'])
        expect(await topOf(page.getByRole('heading', { name, exact: true })), name).toBeGreaterThan(send)
    }
  }
  await page.setViewportSize(phone)
  await page.goto('/reviews/new')
  expect(await topOf(page.locator('.star-choice'))).toBeLessThan(700)
})

test('on a phone the form of the home page begins within two screens, and the page is short', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await page.goto('/')
  expect(await topOf(page.getByLabel('Photos or documents'))).toBeLessThan(2 * phone.height)
  expect(await topOf(page.getByLabel('First name'))).toBeLessThan(2 * phone.height + 100)
  await page.goto('/quote')
  await expect(page.getByRole('heading', { name: 'Business hours' })).toBeHidden()
})

test('at every width, in both languages, nothing in the layout and on the first screen wraps badly or overlaps', async ({
  page,
}) => {
  const found: string[] = []
  for (const path of ['/', '/es', '/services', '/es/servicios', '/es/servicios/emergencia']) {
    await page.goto(path)
    await page.evaluate(everythingLoaded)
    for (const width of [320, 360, 390, 430, 640, 768, 864, 1024, 1088, 1120, 1160, 1216, 1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      found.push(...(await page.evaluate(crowding)).map((fault) => `${path} at ${width}: ${fault}`))
    }
  }
  expect(found).toEqual([])
})

/** On a phone it takes less than a screen, and each of its links can be hit. */
async function expectShortFoot(page: Page) {
  const foot = page.getByRole('contentinfo')
  // What is far below is laid out once it is near.
  await foot.scrollIntoViewIfNeeded()
  await page.evaluate(() => document.fonts.ready)
  await expect
    .poll(() => foot.evaluate((element) => element.getBoundingClientRect().height))
    .toBeLessThan(700)
  const { height, small } = await foot.evaluate((element) => ({
    height: element.getBoundingClientRect().height,
    // WCAG 2.5.8 asks for 24.
    small: [...element.querySelectorAll('a')]
      .filter((link) => link.getBoundingClientRect().height < 32)
      .map((link) => link.textContent),
  }))
  expect(height).toBeLessThan(700)
  expect(small).toEqual([])
}

/** A font that comes late, or a part that is laid out late, moves them once more. */
const expectFullRows = (cells: Locator, at: string) =>
  expect(async () => {
    const rows = await cells.evaluateAll((all) => {
      const tops = all.map((cell) => Math.round(cell.getBoundingClientRect().top))
      return [...new Set(tops)].map((top) => tops.filter((other) => other === top).length)
    })
    expect(new Set(rows).size, `${at}: ${rows}`).toBe(1)
  }).toPass()

test('the eight services of the home page leave no cell empty, an emergency first; the two maps stand side by side from a tablet on', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await page.goto('/')
  await expectShortFoot(page)
  const cells = page.locator('#services .service-cell')
  await expect(cells).toHaveCount(8)
  await expect(cells.first()).toContainText('Emergency')
  for (const size of [phone, tablet, desk]) {
    await page.setViewportSize(size)
    await expectFullRows(cells, `at ${size.width}`)
    const isBeside = () =>
      page.locator('.service-area-map > svg').evaluateAll((maps) => {
        const [county = 0, town = 0] = maps.map((map) => map.getBoundingClientRect().left)
        return town > county + 100
      })
    await expect.poll(isBeside, `at ${size.width}`).toBe(size !== phone)
  }
})

test('a service page ends with its other services in a line or two, and its foot is short on a phone', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await page.goto('/services/safe')
  await expectShortFoot(page)
  for (const [size, most] of [
    [phone, 4],
    [tablet, 2],
    [desk, 1],
  ] as const) {
    await page.setViewportSize(size)
    const links = page.locator('#others-title + ul > li')
    await expect(links).toHaveCount(8)
    const tops = await links.evaluateAll((all) =>
      all.map((one) => Math.round(one.getBoundingClientRect().top)),
    )
    expect(new Set(tops).size, `at ${size.width}`).toBeLessThanOrEqual(most)
  }
})

const servicePages = serviceSlugs.filter((slug) => slug !== 'emergency')

test('a service page is at most 6,000 px high on a phone, and a card says its points once it is opened, on a desk at once', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  for (const slug of servicePages) {
    await page.goto(`/services/${slug}`)
    await page.evaluate(everythingLoaded)
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    expect(height, slug).toBeLessThanOrEqual(6_000)
  }
  const [points, summary] = [page.locator('.card-more .points'), page.locator('.card-more summary')]
  await expect(points.first()).toBeHidden()
  await summary.first().click()
  await expect(points.first()).toBeVisible()
  await expect(points.nth(1)).toBeHidden()
  await page.setViewportSize(desk)
  await expect(points.nth(1)).toBeVisible()
  await expect(summary.first()).toBeHidden()
})

test('each part of the door on /services leads to its service, by finger and by keys', async ({ page }) => {
  await page.goto('/services')
  const door = page.getByRole('navigation', { name: 'Pick the part that fails' })
  const parts = door.getByRole('link')
  await expect(parts).toHaveCount(8)
  await page.setViewportSize(phone)
  const sizes = await parts.evaluateAll((all) => all.map((part) => part.getBoundingClientRect()))
  for (const { width, height } of sizes) expect(Math.min(width, height)).toBeGreaterThanOrEqual(48)
  await door.getByRole('link', { name: 'Safe' }).focus()
  await page.keyboard.press('Enter')
  await page.waitForURL('**/services/safe')
})

test('the work in detail is folded by service', async ({ page }) => {
  await page.goto('/services')
  const folds = page.locator('.detail-group')
  await expect(folds).toHaveCount(8)
  await expect(folds.first().getByText('Move-in rekey')).toBeHidden()
  await folds.first().locator('summary').click()
  await expect(folds.first().getByText('Move-in rekey')).toBeVisible()
})

test('the door of the questions lights the part whose question is read', async ({ page }) => {
  await page.setViewportSize(desk)
  await page.goto('/faq')
  const parts = page.locator('.numbered-part')
  await expect(parts).toHaveCount(20)
  const question = page.locator('.faq').nth(11)
  await question.evaluate((part) => {
    const { top, height } = part.getBoundingClientRect()
    scrollTo({ top: scrollY + top + height / 2 - innerHeight * 0.44, behavior: 'instant' })
  })
  await expect(parts.nth(11)).toHaveAttribute('data-lit')
  await expect(parts.nth(2)).not.toHaveAttribute('data-lit')
  await expect(page.locator('.faq-door')).toBeInViewport()
})

test.describe('with motion, as most have it', () => {
  test.use(withMotion)

  test('a very small screen has a call button in its first view also where the words differ', async ({
    page,
  }) => {
    for (const path of alike) {
      await page.goto(path)
      await expectCallInFirstView(page)
    }
  })
})
