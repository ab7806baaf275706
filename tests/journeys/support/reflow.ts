import { expect, type Page } from '@playwright/test'

async function spills(): Promise<string[]> {
  // Forces layout: a font that arrives late has other widths.
  document.body.getBoundingClientRect()
  await document.fonts.ready
  const { scrollingElement } = document
  const across = scrollingElement && scrollingElement.scrollWidth > innerWidth ? ['the page'] : []
  /** WCAG 1.4.10 allows tables and a row of tabs to scroll in a frame of their own. */
  const isFramed = (element: Element | null): boolean => {
    if (!element || element === document.body) return false
    const { overflowX, textOverflow } = getComputedStyle(element)
    const { right } = element.getBoundingClientRect()
    const frames = overflowX === 'auto' || overflowX === 'scroll' || textOverflow === 'ellipsis'
    return (frames && right <= innerWidth + 1) || isFramed(element.parentElement)
  }
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const parent = texts.currentNode.parentElement
    if (parent?.closest('table')) continue
    if (!parent?.checkVisibility({ visibilityProperty: true }) || parent.matches('.sr-only, .skip-link'))
      continue
    const range = document.createRange()
    range.selectNodeContents(texts.currentNode)
    const { left, right, width } = range.getBoundingClientRect()
    if (width === 0) continue
    const leaves = (edge: { left: number; right: number }) => left < edge.left - 1 || right > edge.right + 1
    const button = parent.closest('.btn')
    const isHidden = getComputedStyle(parent).clipPath !== 'none'
    if (leaves({ left: 0, right: innerWidth }) && !isFramed(parent)) across.push(`${parent.textContent}`)
    else if (button && !isHidden && leaves(button.getBoundingClientRect()) && !isFramed(parent))
      across.push(`beyond its button: ${parent.textContent}`)
  }
  return across
}

export const expectNoSpill = (page: Page, at: string) =>
  // Looking at what is not laid out yet loads its fonts.
  expect.poll(() => page.evaluate(spills), at).toEqual([])

/** 320 px, 400% zoom and text of twice the size. The page is left as it was. */
export async function expectToFit(page: Page) {
  for (const height of [844, 256]) {
    await page.setViewportSize({ width: 320, height })
    await expectNoSpill(page, `320×${height}`)
  }
  await expectLargeText(page)
}

/**
 * WCAG 1.4.4, twice: by the browser's setting, which media queries in rem follow, and by a larger root alone (text-only
 * zoom, people's own styles), which they do not.
 */
export async function expectLargeText(page: Page, widths: readonly number[] = [390, 768, 1440]) {
  const devtools = await page.context().newCDPSession(page)
  const inEachWidth = async (way: string) => {
    for (const width of widths) {
      await page.setViewportSize({ width, height: 844 })
      await expectNoSpill(page, `${width} px, ${way} of twice the size`)
    }
  }
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
  await inEachWidth('text')
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 16 } })
  await devtools.detach()
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  await inEachWidth('root')
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
}
