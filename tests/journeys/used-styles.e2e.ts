import type { Page } from '@playwright/test'
import { expect, test } from './journey.ts'

/**
 * A page from the cache carries only the styles that it uses; a receipt is rendered for its reader and carries all of
 * them. Nobody may see the difference.
 */
const paths = ['/', '/services/automobile', '/blog', '/reviews/new']
const widths = [1440, 390]
const siteStyles = /<style\b[^>]*\bdata-href="site"[^>]*>.*?<\/style>/s

for (const path of paths)
  test(`${path} has the same computed styles with the styles that it uses as with all`, async ({
    page,
    request,
  }) => {
    const used = await (await request.get(path)).text()
    const [all = ''] = siteStyles.exec(await (await request.get('/receipt/none')).text()) ?? []
    const usedStyles = siteStyles.exec(used)?.[0]
    expect(usedStyles?.length).toBeLessThan(all.length)

    const looks: Look[] = []
    // The same HTML, else the second could have a new post or be of the next year.
    for (const html of [used, used.replace(siteStyles, () => all)]) {
      await page.route(`**${path}`, (route) => route.fulfill({ contentType: 'text/html', body: html }))
      await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light', media: 'screen' })
      await page.goto(path)
      looks.push(await lookAt(page))
    }
    const [withUsed, withAll] = looks
    expect(withUsed && withAll && differences(withUsed, withAll)).toEqual([])
  })

/** Until every letter and picture is there, also those that a visitor would have to scroll to. */
async function everythingLoaded() {
  // What is below the first screen asks for its fonts when it is laid out, and is as high as it was when it last came near.
  const layOut = new CSSStyleSheet()
  layOut.replaceSync('* { content-visibility: visible !important }')
  document.adoptedStyleSheets = [layOut]
  document.body.getBoundingClientRect()
  await document.fonts.ready
  for (const image of document.images) image.loading = 'eager'
  await Promise.all([...document.images].map((image) => image.decode()))
}

/** The computed styles of every element, in each way to look at the page. */
type Look = Record<string, string[]>

async function lookAt(page: Page): Promise<Look> {
  const styles: Look = {}
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    await page.evaluate(everythingLoaded)
    const take = async (way: string, names?: RegExp) => {
      styles[`${way} at ${width} px`] = await computedStyles(page, names)
    }
    await take('light')
    await page.emulateMedia({ colorScheme: 'dark' })
    await take('dark')
    await page.emulateMedia({ colorScheme: 'light', media: 'print' })
    await take('print')
    await page.emulateMedia({ media: 'screen', forcedColors: 'active' })
    await take('forced colors')
    await page.emulateMedia({ forcedColors: 'none', reducedMotion: 'no-preference' })
    // What moves is never the same twice; that and how it moves is.
    await take('moving', /^(?:animation|transition)/)
    await page.emulateMedia({ reducedMotion: 'reduce' })
  }

  // What the quote form shows only later: its script, and what it says to somebody who sends it empty.
  const send = page.getByRole('button', { name: 'Get my free quote' })
  if (await send.isVisible()) {
    await page.getByLabel('First name').focus()
    await expect(page.getByText('Choose files')).toBeVisible()
    await send.click()
    await expect(page.getByText('Enter your first name.').first()).toBeVisible()
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      styles[`refused at ${width} px`] = await computedStyles(page)
    }
  }
  return styles
}

/** The ways in which one look differs from another, with the first elements that do. */
function differences(one: Look, other: Look): string[] {
  return Object.keys(one).flatMap((way) =>
    (one[way] ?? [])
      .flatMap((style, i) => (style === other[way]?.[i] ? [] : [differenceOf(style, other[way]?.[i])]))
      .slice(0, 3)
      .map((difference) => `${way}: ${difference}`),
  )
}

/** The element and the properties of it that are not the same. */
function differenceOf(one: string, other = ''): string {
  const [element = '', ...values] = one.split('\n')
  const others = other.split('\n').slice(1)
  const only = (these: string[], those: string[]) => these.filter((value) => !those.includes(value))
  return [element, ...only(values, others), '|', ...only(others, values)].join(' ')
}

/** Everything that is drawn, pseudo-elements too, with every computed property whose name begins as it should. */
async function computedStyles(page: Page, names = /^[^-]|^-[^-]/): Promise<string[]> {
  const known = await page.evaluate(() => [...getComputedStyle(document.body)])
  // What a custom property is worth shows in the properties that use it.
  const properties = known.filter((name) => names.test(name))
  const devtools = await page.context().newCDPSession(page)
  const { documents, strings } = await devtools.send('DOMSnapshot.captureSnapshot', {
    computedStyles: properties,
  })
  await devtools.detach()
  return documents.flatMap(({ nodes, layout }) =>
    layout.nodeIndex.map((node, i) => {
      const described = [nodes.nodeName?.[node], ...(nodes.attributes?.[node] ?? [])]
      const values = layout.styles[i]?.map((value, at) => `${properties[at]}:${strings[value]}`) ?? []
      return [described.map((part) => strings[part ?? -1]).join(' '), ...values].join('\n')
    }),
  )
}
