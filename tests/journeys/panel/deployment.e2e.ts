import type { Page } from '@playwright/test'
import { expect, expectAccessible, open, signIn, test } from '#tests/journeys/support/journey.ts'

// Without the panel's worker, so that no code is cached.

async function deploy(page: Page, version: string) {
  await page.route('**/admin**.data*', async (route) => {
    const answer = await route.fetch()
    const body = (await answer.text()).replace(/(?<="version",")[^"]+/, version)
    await route.fulfill({ response: answer, body })
  })
  await page.route('**/assets/route-*.js', (route) => route.fulfill({ status: 404 }))
}

function wholePages(page: Page): string[] {
  const paths: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) paths.push(new URL(request.url()).pathname)
  })
  return paths
}

test('after a deployment the next navigation loads the new code and leads where it should, and nothing is reloaded earlier', async ({
  page,
  complaints,
}) => {
  await signIn(page)
  await open(page, '/admin/quotes')
  const loaded = wholePages(page)
  await deploy(page, 'the-next')
  const heard = page.waitForResponse((response) => response.url().includes('/admin/quotes.data'))
  await page.getByRole('searchbox').fill('Whitfield')
  await heard
  await expect(page).toHaveURL(/q=Whitfield/)
  await expect(page.getByRole('searchbox')).toHaveValue('Whitfield')
  expect(loaded).toEqual([])

  await page.getByRole('link', { name: 'Testimonials' }).click()
  await expect(page.getByRole('heading', { name: 'Testimonials', level: 1 })).toBeVisible()
  await expect.poll(() => loaded).toContain('/admin/testimonials')
  await page.goBack()
  await expect(page.getByRole('searchbox')).toHaveValue('Whitfield')
  await expect(page).toHaveURL(/q=Whitfield/)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  complaints.length = 0
})

test('a navigation that fails without a connection is made when it is back; until then the screen stays', async ({
  page,
  context,
  complaints,
}) => {
  // Else what is read ahead at rest would be shown.
  await page.route(/\/admin\/reviews/, (route) => route.abort())
  await signIn(page)
  await open(page, '/admin/testimonials/new')
  await page.getByLabel('Name', { exact: true }).fill('Dana Whitfield')
  await context.setOffline(true)
  await page.getByRole('link', { name: 'Reviews' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keep writing' }).click()
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Dana Whitfield')
  await page.getByRole('link', { name: 'Reviews' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave', exact: true }).click()
  const waits = page.getByRole('alert').filter({ hasText: 'No connection. The page opens as soon as' })
  await expect(waits).toBeVisible()
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Dana Whitfield')
  await expectAccessible(page)
  await page.unroute(/\/admin\/reviews/)
  await context.setOffline(false)
  await expect(page.getByRole('heading', { name: 'Reviews', level: 1 })).toBeVisible()
  await expect(waits).toBeHidden()
  complaints.length = 0
})
