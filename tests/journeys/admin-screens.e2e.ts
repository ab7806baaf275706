import type { Page } from '@playwright/test'
import { byDayAndNight, enterRequest, expectAccessible, open, signIn, test } from './journey.ts'
import { expectLargeText } from './reflow.ts'

/** The screens that one works with all day, and those before signing in, as they are when they are opened. */

async function expectGoodScreen(page: Page, path: string) {
  await open(page, path)
  await byDayAndNight(page, [390, 768, 1440], () => expectAccessible(page))
  await expectLargeText(page)
}

for (const path of ['/admin/login', '/admin/forgotten-password', '/admin/invitation?token=none'])
  test(`${path}: axe finds nothing, and it fits text of twice the size`, ({ page }) =>
    expectGoodScreen(page, path))

for (const path of [
  '/admin',
  '/admin/inbox',
  '/admin/quotes',
  '/admin/messages',
  '/admin/reviews',
  '/admin/testimonials',
  '/admin/blogs',
  '/admin/blogs/new',
  '/admin/trash',
  '/admin/settings',
  '/admin/settings/mail',
  '/admin/settings/administrators',
  '/admin/settings/activity',
])
  test(`${path}: axe finds nothing, and it fits text of twice the size`, async ({ page }) => {
    await signIn(page)
    await enterRequest(page, { service: 'emergency' })
    await enterRequest(page)
    await expectGoodScreen(page, path)
  })

test('the page of a request: axe finds nothing, and it fits text of twice the size', async ({ page }) => {
  await signIn(page)
  const { id } = await enterRequest(page, { service: 'emergency' })
  await expectGoodScreen(page, `/admin/inbox/messages/${id}`)
})
