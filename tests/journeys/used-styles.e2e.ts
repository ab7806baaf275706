import type { Page } from '@playwright/test'
import { everythingLoaded } from './support/below-fold.ts'
import { everyWay, expect, test } from './support/journey.ts'

/**
 * A page from the cache carries only the styles that it uses; a receipt carries all of them. Both must look the same. `npm
 * run a11y` compares more pages in more widths.
 */
const paths = everyWay ? ['/', '/services/automobile', '/blog', '/reviews/new'] : ['/']
const widths = everyWay ? [1440, 390] : [390]
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
    // The same HTML, else the second could have another post or year.
    for (const html of [used, used.replace(siteStyles, () => all)]) {
      await page.route(`**${path}`, (route) => route.fulfill({ contentType: 'text/html', body: html }))
      await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light', media: 'screen' })
      await page.goto(path)
      looks.push(await lookAt(page))
    }
    const [withUsed, withAll] = looks
    expect(withUsed && withAll && differences(withUsed, withAll)).toEqual([])
  })

/** Properties as numbers among `texts`. */
type Drawn = { element: string; properties: readonly string[]; values: readonly number[] }

type Look = Record<string, Drawn[]>

async function lookAt(page: Page): Promise<Look> {
  const styles: Look = {}
  await page.mouse.move(0, 0)
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
    // What moves is never the same twice: only that it moves is compared.
    await take('moving', /^(?:animation|transition)/)
    await page.emulateMedia({ reducedMotion: 'reduce' })
  }

  const send = page.getByRole('button', { name: 'Get my free quote' })
  if (await send.isVisible()) {
    await page.getByLabel('First name').focus()
    await expect(page.getByText('Choose files')).toBeVisible()
    await send.click()
    await expect(page.getByText('Enter your first name.').first()).toBeVisible()
    await page.waitForFunction(() => [...document.styleSheets].some(({ href }) => href?.includes('/site-')))
    await page.mouse.move(0, 0)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      await page.evaluate(everythingLoaded)
      styles[`refused at ${width} px`] = await computedStyles(page)
    }
  }
  return styles
}

function differences(one: Look, other: Look): string[] {
  return Object.keys(one).flatMap((way) => {
    const others = other[way] ?? []
    return (one[way] ?? [])
      .flatMap((drawn, i) => (isSame(drawn, others[i]) ? [] : [differenceOf(drawn, others[i])]))
      .slice(0, 3)
      .map((difference) => `${way}: ${difference}`)
  })
}

const isSame = (one: Drawn, other: Drawn | undefined) =>
  one.element === other?.element &&
  one.values.length === other.values.length &&
  one.values.every((value, i) => value === other.values[i])

function differenceOf({ element, properties, values }: Drawn, other: Drawn | undefined): string {
  const differing = values.flatMap((value, i) => {
    const there = other?.values[i]
    return value === there ? [] : [`${properties[i]}: ${texts[value]} | ${texts[there ?? -1]}`]
  })
  return [element, ...differing].join(' ')
}

/** A page has half a million values, and a few thousand different ones. */
const texts: string[] = []
const numbers = new Map<string, number>()

function numberOf(text: string): number {
  const known = numbers.get(text)
  if (known !== undefined) return known
  numbers.set(text, texts.length)
  return texts.push(text) - 1
}

async function computedStyles(page: Page, names = /^[^-]|^-[^-]/): Promise<Drawn[]> {
  const known = await page.evaluate(() => [...getComputedStyle(document.body)])
  // Custom properties show in the properties that use them.
  const properties = known.filter((name) => names.test(name))
  const devtools = await page.context().newCDPSession(page)
  const { documents, strings } = await devtools.send('DOMSnapshot.captureSnapshot', {
    computedStyles: properties,
  })
  await devtools.detach()
  const numbered = strings.map(numberOf)
  return documents.flatMap(({ nodes, layout }) =>
    layout.nodeIndex.map((node, i) => ({
      element: [nodes.nodeName?.[node], ...(nodes.attributes?.[node] ?? [])]
        .map((part) => strings[part ?? -1])
        .join(' '),
      properties,
      values: layout.styles[i]?.map((value) => numbered[value] ?? -1) ?? [],
    })),
  )
}
