import type { Page } from '@playwright/test'
import { expect, test } from './journey.ts'
import { publicRoutes } from './public-routes.ts'

/**
 * Sections below the first screen are laid out only when one comes near. Until then their place is held by an estimate, which is to be
 * honest: scrollbars, the way to a place on the page and the way back depend on it.
 */
const widths = [390, 768, 1024, 1440]

/** Of what one section may be wrong: a share of its height, or a few lines of text. */
const most = { share: 0.35, pixels: 130 }

test('the place that is held for each section is about as high as the section', async ({
  page,
  complaints,
}) => {
  test.setTimeout(120_000)
  const wrong: string[] = []
  for (const path of publicRoutes) {
    await page.goto(path)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 844 })
      for (const { name, held, height } of await sections(page)) {
        const error = Math.abs(held - height)
        if (error > most.pixels && error > most.share * height)
          wrong.push(`${path} at ${width}: ${name} is ${height} high, held ${held}`)
      }
    }
    if (/no-such-page|receipt/.test(path)) complaints.length = 0
  }
  expect(wrong).toEqual([])
})

test('search in page, a place in the address, and paper reach what is not yet laid out', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/#quote-form')
  const heading = page.locator('#quote-title')
  await expect(heading).toBeInViewport()
  await page.goto('/')
  // Not a step of this site's: it only tells how the browser's own search ends.
  const found = await page.evaluate(
    () => 'find' in window && (window as { find(text: string): boolean }).find('Who comes'),
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

/** Each section that is laid out late: the height that is held for it, and its own. */
async function sections(page: Page) {
  return page.evaluate(() => {
    const late = [...document.querySelectorAll<HTMLElement>('[class*="below-fold-"]')]
    return late.map((section) => {
      const style = getComputedStyle(section)
      const pixels = (...names: string[]) =>
        names.reduce((sum, name) => sum + Number.parseFloat(style.getPropertyValue(name)), 0)
      const edges = pixels('padding-top', 'padding-bottom', 'border-top-width', 'border-bottom-width')
      const held = Number.parseFloat(style.containIntrinsicBlockSize.replace('auto ', '')) + edges
      section.style.contentVisibility = 'visible'
      const height = section.getBoundingClientRect().height
      section.style.contentVisibility = ''
      const name = section.getAttribute('aria-labelledby') ?? section.id ?? section.className
      return { name, held: Math.round(held), height: Math.round(height) }
    })
  })
}
