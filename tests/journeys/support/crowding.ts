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
  /** Without pictures and what is for screen readers only. */
  function linesOf(element: Element): DOMRect[] {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    const lines: DOMRect[] = []
    while (texts.nextNode()) {
      if (texts.currentNode.parentElement?.closest('.sr-only')) continue
      const text = document.createRange()
      text.selectNodeContents(texts.currentNode)
      lines.push(...text.getClientRects())
    }
    return lines
  }
  const meet = (one: DOMRect, other: DOMRect) =>
    one.right > other.left + 1 &&
    other.right > one.left + 1 &&
    one.bottom > other.top + 4 &&
    other.bottom > one.top + 4
  const overlaps = (selector: string) => {
    const all = shown(selector).map((element) => ({ element, lines: linesOf(element) }))
    return all.flatMap((one, index) =>
      all
        .slice(index + 1)
        .filter((other) => one.lines.some((line) => other.lines.some((its) => meet(line, its))))
        .map((other) => `${named(one.element)} and ${named(other.element)} overlap`),
    )
  }
  const firstButtons = ':is(.hero, .page-hero) .btn'
  const [lead, drawing] = [shown('.hero p')[0], shown('.hero .drawing')[0]]
  const gap =
    lead && drawing && innerWidth >= 864
      ? box(drawing).left - Math.max(...linesOf(lead).map(({ right }) => right))
      : Infinity
  return [
    ...(document.documentElement.scrollWidth > innerWidth ? ['the page is wider than its window'] : []),
    ...(rowsOf('.site-nav > li') > 1 ? ['the menu has two lines'] : []),
    ...(rowsOf('.header-row > *') > 1 ? ['the header has two rows'] : []),
    ...(innerWidth >= 1088 && rowsOf(firstButtons) > 1
      ? ['the buttons of the first screen have two rows']
      : []),
    ...shown(`${firstButtons}, .call-bar > a`)
      .filter((button) => new Set(linesOf(button).map(({ top }) => Math.round(top / 8))).size > 1)
      .map((button) => `“${named(button)}” has two lines`),
    ...(gap < 32 ? [`${Math.round(gap)} px between lead and drawing`] : []),
    ...overlaps('.site-header a'),
    ...overlaps('.site-footer a'),
  ]
}
