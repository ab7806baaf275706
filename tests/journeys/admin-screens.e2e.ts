import type { Page } from '@playwright/test'
import { byDayAndNight, enterRequest, expectAccessible, open, signIn, test } from './journey.ts'
import { expectLargeText } from './reflow.ts'

/** The screens that one works with all day, and those before signing in, as they are when they are opened. */

async function expectGoodScreen(page: Page, path: string) {
  await open(page, path)
  await byDayAndNight(page, [390, 768, 1440], () => expectAccessible(page))
  await expectLargeText(page)
}

test('sign-in: axe finds nothing, and it fits text of twice the size', async ({ page }) => {
  for (const path of ['/admin/login', '/admin/forgotten-password', '/admin/invitation?token=none'])
    await test.step(path, () => expectGoodScreen(page, path))
})

test('the screens of the panel: axe finds nothing, and they fit text of twice the size', async ({ page }) => {
  test.slow()
  await signIn(page)
  const { id } = await enterRequest(page, { service: 'emergency' })
  await enterRequest(page)
  for (const path of [
    '/admin',
    '/admin/inbox',
    `/admin/inbox/messages/${id}`,
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
    await test.step(path, () => expectGoodScreen(page, path))
})
