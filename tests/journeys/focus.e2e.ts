import { expect, test } from './journey.ts'
import { publicRoutes } from './public-routes.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Goes through everything that takes the focus, and names what then shows no ring, is covered, or is too small. */
function focusFaults(): string[] {
  const faults: string[] = []
  const hasRing = (element: Element | null | undefined, pseudo?: string) => {
    if (!element) return false
    const { outlineStyle, outlineWidth } = getComputedStyle(element, pseudo)
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
  }
  for (const element of document.querySelectorAll<HTMLElement>(
    'a, button, input, select, textarea, summary',
  )) {
    element.focus()
    if (document.activeElement !== element || element.tabIndex < 0) continue
    const name = element.outerHTML.slice(0, 120)
    const label = element.closest('label')
    // A control that is drawn by something else shows its ring there.
    const rings = [
      hasRing(element),
      hasRing(element, '::after'),
      hasRing(element.nextElementSibling),
      hasRing(label),
    ]
    if (!rings.includes(true)) faults.push(`no ring: ${name}`)
    const [box] = element.getClientRects()
    if (!box) continue
    const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
    if (!top || !(element.contains(top) || label?.contains(top))) faults.push(`covered: ${name}`)
    const isMain = element.matches('.btn, summary, select, textarea, input:not([type=file], [type=checkbox])')
    if (isMain && box.height < 47.5) faults.push(`${box.width}×${box.height} px: ${name}`)
  }
  return faults
}

for (const path of publicRoutes)
  test(`${path}: the focus is always to be seen, and nothing moves for those who want it still`, async ({
    page,
    complaints,
  }) => {
    await page.goto(path)
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 844 })
      // From the keyboard, so that the browser shows rings.
      await page.keyboard.press('Tab')
      expect(await page.evaluate(focusFaults), `at ${width} px`).toEqual([])
    }
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
    if (/no-such-page|receipt/.test(path)) complaints.length = 0
  })

for (const path of ['/', '/contact', '/reviews/new', '/search', '/no-such-page'])
  test(`${path}: the floating call button never covers a form’s button`, async ({ page, complaints }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(path)
    for (const button of await page.locator('main form button').all()) {
      if (!(await button.isVisible())) continue
      const isOnTop = await button.evaluate((element) => {
        // To where the call button floats, as far as the page is long enough.
        scrollBy(0, element.getBoundingClientRect().top - innerHeight + 68)
        const { x, y, width, height } = element.getBoundingClientRect()
        return element.contains(document.elementFromPoint(x + width / 2, y + height / 2))
      })
      expect(isOnTop, await button.innerText()).toBe(true)
    }
    if (path === '/no-such-page') complaints.length = 0
  })

for (const colorScheme of ['light', 'dark'] as const)
  test(`forced colors, ${colorScheme}: buttons have edges, drawings and rings stand out`, async ({
    page,
  }) => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme })
    for (const path of ['/', '/services/safe', '/contact']) {
      await page.goto(path)
      await page.keyboard.press('Tab')
      const hidden = await page.evaluate(() => {
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
      expect(hidden, path).toEqual([])
      const skip = page.getByRole('link', { name: 'Skip to the content' })
      await expect(skip).toHaveCSS('outline-style', 'solid')
    }
  })
