import { expect, type Page } from '@playwright/test'

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
    // A control that another element draws shows its ring there.
    const rings = [
      hasRing(element),
      hasRing(element, '::after'),
      hasRing(element.nextElementSibling),
      hasRing(label),
    ]
    if (!rings.includes(true)) faults.push(`no ring: ${name}`)
    // A field out of sight is pressed through the last of its labels.
    const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : []
    const pressed = (element.matches('.sr-only') && labels.at(-1)) || element
    const [box] = pressed.getClientRects()
    if (!box) continue
    const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
    if (!top || !(pressed.contains(top) || label?.contains(top))) faults.push(`covered: ${name}`)
    const isMain = element.matches('.btn, summary, select, textarea, input:not([type=file], [type=checkbox])')
    if (isMain && box.height < 47.5) faults.push(`${box.width}×${box.height} px: ${name}`)
  }
  return faults
}

export async function expectVisibleFocus(page: Page) {
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 })
    // From the keyboard, so that the browser shows rings.
    await page.keyboard.press('Tab')
    expect(await page.evaluate(focusFaults), `at ${width} px`).toEqual([])
  }
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
}
