import type { Page } from '@playwright/test'
import { expect, test } from './support/journey.ts'

const button = (page: Page) => page.locator('[data-street-map] a')

async function askedElsewhere(page: Page): Promise<string[]> {
  const asked: string[] = []
  await page.context().route(/^https?:\/\/(?!localhost)/, async (route) => {
    asked.push(route.request().url())
    await route.fulfill({ contentType: 'text/html', body: 'A map' })
  })
  return asked
}

test('no other server is asked before the click, which puts a titled frame there', async ({ page }) => {
  const asked = await askedElsewhere(page)
  await page.goto('/')
  await button(page).scrollIntoViewIfNeeded()
  await page.mouse.wheel(0, 10_000)
  await page.waitForLoadState('networkidle')
  expect(asked).toEqual([])
  await button(page).click()
  const frame = page.locator('iframe')
  await expect(frame).toHaveAccessibleName(/map/i)
  await expect(frame).toBeFocused()
  await expect(frame).toBeInViewport()
  await expect(page.frameLocator('iframe').locator('body')).toHaveText('A map')
  expect(asked).toEqual([expect.stringContaining('https://www.openstreetmap.org/export/embed.html')])
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the button is a link to the street map', async ({ page }) => {
    const asked = await askedElsewhere(page)
    await page.goto('/contact')
    expect(asked).toEqual([])
    await button(page).click()
    await expect(page).toHaveURL(/^https:\/\/www\.openstreetmap\.org\/#map=/)
  })
})
