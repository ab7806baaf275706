import type { Page } from '@playwright/test'
import { create } from '#tests/journeys/support/graphql.ts'
import { expect, expectAccessible, newNumber, open, signIn, test } from '#tests/journeys/support/journey.ts'
import { sealedJobs } from '#tests/journeys/support/what-lies.ts'

test.use({ serviceWorkers: 'allow' })

const keptPaths = (page: Page) =>
  page.evaluate(async () => {
    const caches = await Promise.all((await self.caches.keys()).map((name) => self.caches.open(name)))
    const kept = await Promise.all(caches.map((cache) => cache.keys()))
    return kept.flat().map(({ url }) => new URL(url).pathname)
  })

async function codePaths(page: Page): Promise<string[]> {
  const worker = await (await page.request.get('/admin/worker.js')).text()
  return JSON.parse(/"paths":(\[[^\]]*\])/.exec(worker)?.[1] ?? '[]')
}

test('without a network every screen opens and a reload says why it cannot; back online everything works without a reload', async ({
  page,
  context,
  complaints,
}) => {
  test.slow()
  await signIn(page)
  await open(page, '/admin/quotes')
  // Fetched when the browser was idle, without turning on notifications.
  await expect.poll(() => keptPaths(page), { timeout: 120_000 }).toEqual(await codePaths(page))
  // Their database is there before the first jobs lie in it.
  await expect.poll(() => sealedJobs(page), { timeout: 60_000 }).toBeDefined()

  await context.setOffline(true)
  await page.getByRole('link', { name: 'Reviews' }).click()
  await expect(page.getByRole('heading', { name: 'Reviews', level: 1 })).toBeVisible()
  await expect(page.getByRole('alert')).toBeVisible()
  await page.getByRole('link', { name: 'Settings' }).click()
  await page.getByRole('link', { name: 'Your sign-in' }).click()
  await expect(page.getByRole('heading', { name: 'No connection' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Quote Requests' })).toBeVisible()
  await expectAccessible(page)
  await context.setOffline(false)
  await expect(page.getByRole('heading', { name: 'Your sign-in', level: 1 })).toBeVisible()

  await context.setOffline(true)
  await page.reload()
  await expect(page.getByText('This screen needs a connection')).toBeVisible()
  await expect(page.getByText('No jobs tomorrow.')).toBeVisible()
  await expectAccessible(page)

  await context.setOffline(false)
  await expect(page.getByRole('heading', { name: 'Your sign-in', level: 1 })).toBeVisible()
  expect(await keptPaths(page)).toEqual(await codePaths(page))
  complaints.length = 0
})

test('a list whose loader fails shows the error screen, not its old rows as without a network', async ({
  page,
  complaints,
}) => {
  await signIn(page)
  await open(page, '/admin/quotes')
  await page.getByRole('link', { name: 'Dashboard' }).click()
  await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible()
  await page.route('**/admin/quotes.data**', (route) => route.fulfill({ status: 500, body: 'It failed' }))
  await page.getByRole('link', { name: /^Quote Requests/ }).click()
  await expect(page.getByRole('heading', { name: 'This page could not be loaded.', level: 1 })).toBeVisible()
  await expectAccessible(page)
  await page.unroute('**/admin/quotes.data**')
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(page.getByRole('searchbox')).toBeVisible()
  complaints.length = 0
})

test('a screen that was never shown says that it could not be loaded, and opens at “Try again”', async ({
  page,
  complaints,
}) => {
  await signIn(page)
  const name = `Ana Ruiz-${newNumber()}`
  await create(page, 'Invoice', { name })
  const answers = '**/*.data*'
  for (const [from, link, heading] of [
    ['/admin/settings/sessions', 'Schedule', 'Schedule'],
    ['/admin/settings/sessions', 'Reports', 'Reports'],
    [`/admin/invoices?q=${name}`, 'Draft of an invoice', 'Draft of an invoice'],
  ] as const) {
    await open(page, from)
    await page.route(answers, (route) => route.abort())
    await page.getByRole('link', { name: link, exact: true }).first().click()
    const failed = page.getByRole('alert').filter({ hasText: /could not be loaded/ })
    await expect(failed).toBeVisible()
    await expectAccessible(page)
    await page.unroute(answers)
    await page.getByRole('link', { name: 'Try again' }).click()
    await expect(failed).toBeHidden()
    await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible()
  }
  complaints.length = 0
})
