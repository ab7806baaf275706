import type { Page } from '@playwright/test'
import { byDayAndNight, enterRequest, expectAccessible, signIn, test } from './journey.ts'
import { expectLargeText } from './reflow.ts'

/** The screens that one works with all day, and those before signing in, as they are when they are opened. */

// Without motion nothing is half faded in when it is measured.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

async function expectGoodScreen(page: Page, path: string) {
  await page.goto(path)
  await byDayAndNight(page, [390, 768, 1440], () => expectAccessible(page))
  await expectLargeText(page)
}

test('sign-in: axe finds nothing, and it fits text of twice the size', async ({ page }) => {
  for (const path of ['/admin/login', '/admin/forgotten-password', '/admin/invitation?token=none'])
    await test.step(path, () => expectGoodScreen(page, path))
})

test('the screens of the panel: axe finds nothing, and they fit text of twice the size', async ({ page }) => {
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
