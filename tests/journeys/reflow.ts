import { expect, type Page } from '@playwright/test'

/** What a person would have to scroll sideways for, and text that leaves the window. */
function spills(): string[] {
  const { scrollingElement } = document
  const across = scrollingElement && scrollingElement.scrollWidth > innerWidth ? ['the page'] : []
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const parent = texts.currentNode.parentElement
    // A wide table scrolls in its own frame, which WCAG 1.4.10 allows.
    if (parent?.closest('table')) continue
    if (!parent?.checkVisibility({ visibilityProperty: true }) || parent.matches('.sr-only, .skip-link'))
      continue
    const range = document.createRange()
    range.selectNodeContents(texts.currentNode)
    const { left, right, width } = range.getBoundingClientRect()
    if (width > 0 && (left < -1 || right > innerWidth + 1)) across.push(texts.currentNode.textContent ?? '')
  }
  return across
}

/** Nothing leaves the window that the page has now; `at` says which one that is. */
export const expectNoSpill = async (page: Page, at: string) =>
  expect(await page.evaluate(spills), at).toEqual([])

/** The page fits 320 px, 400% zoom and text of twice the size; it is left as it was. */
export async function expectToFit(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  /** The size of text that a person chose in the browser; media queries in rem follow it. */
  const setTextSize = (percent: number) =>
    devtools.send('Page.setFontSizes', { fontSizes: { standard: (16 * percent) / 100 } })

  for (const [width, height, percent] of [
    [320, 844, 100],
    [320, 256, 100],
    [390, 844, 200],
    [1280, 1024, 200],
  ] as const) {
    await setTextSize(percent)
    await page.setViewportSize({ width, height })
    await expectNoSpill(page, `${width}×${height}, text ${percent}%`)
  }
  await setTextSize(100)
  await devtools.detach()
}
