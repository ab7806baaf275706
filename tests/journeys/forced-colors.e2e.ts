import type { Page } from '@playwright/test'
import { expect, test } from './support/journey.ts'

const oneEach = [
  ...['/', '/services', '/services/emergency', '/services/safe'],
  ...['/faq', '/reviews', '/about', '/contact'],
]

/** Drawings and buttons that are not to be told from the page. */
const hiddenParts = (page: Page) =>
  page.evaluate(() => {
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

const coveredLines = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('h1, h2, h3')]
      .filter((heading) => {
        const range = document.createRange()
        range.selectNodeContents(heading)
        const lines = [...range.getClientRects()].filter(({ width }) => width > 0)
        return lines.some((line, index) => {
          const before = lines[index - 1]
          return before && line.top > before.top + 2 && line.top < before.bottom - 1
        })
      })
      .map(({ textContent }) => textContent),
  )

test('forced colors: buttons have edges, drawings and rings stand out, the plate behind a line of a heading covers nothing of the line above', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  for (const path of oneEach) {
    await page.goto(path)
    await page.keyboard.press('Tab')
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      expect(await hiddenParts(page), `${path}, ${colorScheme}`).toEqual([])
      const skip = page.getByRole('link', { name: 'Skip to the content' })
      await expect(skip).toHaveCSS('outline-style', 'solid')
    }
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await coveredLines(page), `${path}, ${width} px`).toEqual([])
    }
  }
})
