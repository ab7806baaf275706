import type { Page } from '@playwright/test'
import { expect, test } from './support/journey.ts'

test.use({ viewport: { width: 390, height: 844 } })

/** Whatever can be focused, as it stands once the browser has brought it into view. */
const coveredIn = (page: Page) =>
  page.evaluate(async () => {
    const covered: string[] = []
    for (const element of document.querySelectorAll<HTMLElement>(
      ':is(main, footer) :is(a, button, input, select, textarea, summary)',
    )) {
      if (!element.checkVisibility() || element.tabIndex < 0) continue
      element.focus()
      for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
      const { left, top, width, height } = element.getBoundingClientRect()
      const there = document.elementFromPoint(left + width / 2, top + height / 2)
      if (there?.closest('.call-bar')) covered.push(element.textContent || element.id)
    }
    return covered
  })

for (const path of ['/', '/services/emergency', '/contact', '/quote', '/receipt/none'])
  test(`${path}: the call bar covers nothing that has the focus, down to the last link`, async ({
    page,
    complaints,
  }) => {
    await page.goto(path)
    expect(await coveredIn(page)).toEqual([])
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    const last = page.getByRole('contentinfo').getByRole('link').last()
    const [link, bar] = await Promise.all([last.boundingBox(), page.locator('.call-bar').boundingBox()])
    expect((link?.y ?? 0) + (link?.height ?? 0)).toBeLessThanOrEqual((bar?.y ?? 0) + 12)
    if (path.startsWith('/receipt')) complaints.length = 0
  })

test('beside the keyboard of a phone there is no call bar', async ({ page }) => {
  await page.goto('/quote')
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect(page.locator('.call-bar')).toBeVisible()
  await page.getByLabel('Email', { exact: true }).focus()
  await expect(page.locator('.call-bar')).toBeHidden()
})
