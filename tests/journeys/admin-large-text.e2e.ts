import { enterRequest, signIn, test } from './journey.ts'
import { expectLargeText } from './reflow.ts'

/** Text of twice the size on the screens that one works with all day, and on those before signing in. */

test('sign-in fits text of twice the size', async ({ page }) => {
  for (const path of ['/admin/login', '/admin/forgotten-password', '/admin/invitation?token=none'])
    await test.step(path, async () => {
      await page.goto(path)
      await expectLargeText(page)
    })
})

test('the main screens of the panel fit text of twice the size', async ({ page }) => {
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
    await test.step(path, async () => {
      await page.goto(path)
      await expectLargeText(page)
    })
})
