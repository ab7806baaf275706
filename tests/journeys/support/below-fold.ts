import { expect, type Page } from '@playwright/test'

/**
 * The estimated height of a section below the first screen must be about right: scrollbars and scroll positions depend on
 * it.
 */
const widths = [390, 768, 1024, 1440]

/** The tolerance of one section: a share of its height, or a few lines of text. */
const most = { share: 0.35, pixels: 130 }

export async function expectHonestPlaces(page: Page) {
  await page.evaluate(everythingLoaded)
  await page.evaluate(() => {
    document.adoptedStyleSheets = []
  })
  const wrong: string[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 })
    for (const { name, held, height } of await sections(page)) {
      const error = Math.abs(held - height)
      if (error > most.pixels && error > most.share * height)
        wrong.push(`at ${width}: ${name} is ${height} high, held ${held}`)
    }
  }
  expect(wrong).toEqual([])
}

/** For `page.evaluate`: lays out the sections below the first screen, and waits for the fonts and pictures that this loads. */
export async function everythingLoaded() {
  const layOut = new CSSStyleSheet()
  layOut.replaceSync('* { content-visibility: visible !important }')
  document.adoptedStyleSheets = [layOut]
  document.body.getBoundingClientRect()
  await document.fonts.ready
  for (const image of document.images) image.loading = 'eager'
  await Promise.all([...document.images].map((image) => image.decode()))
}

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
