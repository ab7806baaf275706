import type { Page } from '@playwright/test'
import { enterRequest, expect, open, signIn, test } from '#tests/journeys/support/journey.ts'

const tellNews = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))

/** The list that is shown, not one that is read ahead. */
const listAddress = /\.data\?(?!.*\bahead\b).*_routes=admin%2Finbox/

async function openInbox(page: Page) {
  await signIn(page)
  const request = await enterRequest(page)
  const query = new URLSearchParams({ filter: 'all', q: request.name })
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, `/admin/inbox/quotes/${request.id}?${query}`)
  await expect(page.getByText('Live', { exact: true })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Activity' }).getByText(/ opened it$/)).toBeVisible()
  return request
}

for (const order of ['before', 'after'] as const)
  test(`a press without a connection is said when news break off ${order} its answer, and nothing is drawn anew`, async ({
    page,
    complaints,
  }) => {
    await openInbox(page)
    const screen = await page.locator('article.request').elementHandle()
    const asked = Promise.withResolvers<void>()
    const cut = Promise.withResolvers<void>()
    let isPressed = false
    await page.route(/\.data(\?|$)/, async (route) => {
      const isNews = route.request().method() === 'GET' && !isPressed
      if (listAddress.test(route.request().url())) asked.resolve()
      if (isNews) await cut.promise
      await route.abort('internetdisconnected').catch(() => undefined)
    })
    await tellNews(page)
    await asked.promise
    if (order === 'before') cut.resolve()
    isPressed = true
    await page.getByRole('button', { name: 'I’ll take it' }).click()
    const failure = page.getByRole('alert').filter({ hasText: 'Failed to take the request: no connection' })
    await expect(failure).toBeVisible()
    cut.resolve()
    await expect(page.getByRole('alert').filter({ hasText: /^Not updated since/ })).toBeVisible()
    await expect(failure).toBeVisible()
    expect(await screen?.evaluate((element) => element.isConnected)).toBe(true)
    complaints.length = 0
  })

test('one’s own sign-in stays when news break off: what was typed, and that a press failed', async ({
  page,
  complaints,
}) => {
  await signIn(page)
  await open(page, '/admin/settings/security?change=name')
  const name = page.getByRole('textbox', { name: 'Your name' })
  await name.fill('Dana Whitfield')
  await page.route(/\.data(\?|$)/, (route) => route.abort('internetdisconnected'))
  const brokenOff = page.waitForEvent('requestfailed', (request) => /security%2Froute/.test(request.url()))
  await tellNews(page)
  await brokenOff
  await page.getByRole('button', { name: 'Save name' }).click()
  await expect(page.getByRole('alert')).toHaveText('This could not be saved. Try again.')
  await expect(name).toHaveValue('Dana Whitfield')
  complaints.length = 0
})

test('news that come while the list is loaded cost one more question, however many they are', async ({
  page,
}) => {
  await openInbox(page)
  const held = Promise.withResolvers<void>()
  let questions = 0
  await page.route(listAddress, async (route) => {
    questions += 1
    await held.promise
    await route.continue()
  })
  await tellNews(page)
  await expect.poll(() => questions).toBe(1)
  for (let change = 0; change < 20; change++) await tellNews(page)
  expect(questions).toBe(1)
  held.resolve()
  await expect.poll(() => questions).toBe(2)
})
