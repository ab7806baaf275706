/** For `page.evaluate`: what has a line too many in the layout or on the first screen, and what stands over something else. */
export function crowding(): string[] {
  const box = (element: Element) => element.getBoundingClientRect()
  const shown = (selector: string) =>
    [...document.querySelectorAll(selector)].filter(
      (element) => element.getClientRects().length > 0 && getComputedStyle(element).visibility !== 'hidden',
    )
  const named = (element: Element) => element.textContent.trim()
  const rowsOf = (selector: string) =>
    new Set(shown(selector).map((element) => Math.round((box(element).top + box(element).bottom) / 2))).size
  const linesOf = (element: Element) => {
    const content = document.createRange()
    content.selectNodeContents(element)
    const middles = [...content.getClientRects()].map(({ top, bottom }) => (top + bottom) / 2)
    return middles.filter(
      (middle, index) => !middles.slice(0, index).some((other) => Math.abs(other - middle) < 8),
    ).length
  }
  const areApart = (one: DOMRect, other: DOMRect) =>
    one.right <= other.left + 1 ||
    other.right <= one.left + 1 ||
    one.bottom <= other.top + 1 ||
    other.bottom <= one.top + 1
  const meet = (one: Element, other: Element) =>
    [...one.getClientRects()].some((line) => [...other.getClientRects()].some((its) => !areApart(line, its)))
  const overlaps = (selector: string) => {
    const all = shown(selector)
    return all.flatMap((one, index) =>
      all
        .slice(index + 1)
        .filter((other) => meet(one, other) && !one.contains(other))
        .map((other) => `${named(one)} and ${named(other)} overlap`),
    )
  }
  const firstButtons = ':is(.hero, .page-hero) .btn'
  const [lead, drawing] = [shown('.hero p')[0], shown('.hero .drawing')[0]]
  const gap = lead && drawing && innerWidth >= 864 ? box(drawing).left - box(lead).right : Infinity
  return [
    ...(document.documentElement.scrollWidth > innerWidth ? ['the page is wider than its window'] : []),
    ...(rowsOf('.site-nav > li') > 1 ? ['the menu has two lines'] : []),
    ...(rowsOf('.header-row > *') > 1 ? ['the header has two rows'] : []),
    ...(innerWidth >= 1088 && rowsOf(firstButtons) > 1
      ? ['the buttons of the first screen have two rows']
      : []),
    ...shown(`${firstButtons}, .call-bar > a, .mail-us`)
      .filter((button) => linesOf(button) > 1)
      .map((button) => `“${named(button)}” has two lines`),
    ...(gap < 24 ? [`${Math.round(gap)} px between lead and drawing`] : []),
    ...overlaps('.site-header a, .site-header summary'),
    ...overlaps('.site-footer a'),
  ]
}
