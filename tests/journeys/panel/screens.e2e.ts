import type { Page } from '@playwright/test'
import {
  byDayAndNight,
  enterRequest,
  everyWay,
  expectAccessible,
  open,
  signIn,
  test,
} from '#tests/journeys/support/journey.ts'
import { expectLargeText } from '#tests/journeys/support/reflow.ts'

async function expectGoodScreen(page: Page, path: string) {
  await open(page, path)
  await byDayAndNight(page, [390, 768, 1440], () => expectAccessible(page))
  await expectLargeText(page)
}

const signInScreens = everyWay
  ? ['/admin/login', '/admin/forgotten-password', '/admin/invitation?token=none']
  : ['/admin/login']

for (const path of signInScreens)
  test(`${path}: axe finds nothing, and it fits text of twice the size`, ({ page }) =>
    expectGoodScreen(page, path))

const sample = [
  '/admin',
  '/admin/inbox',
  '/admin/reviews',
  '/admin/blogs/new',
  '/admin/settings/business/phones',
]
const others = [
  '/admin/quotes',
  '/admin/messages',
  '/admin/schedule',
  '/admin/customers',
  '/admin/reports',
  '/admin/invoices',
  '/admin/estimates',
  '/admin/testimonials',
  '/admin/pages',
  '/admin/pages/new',
  '/admin/redirects/import',
  '/admin/blogs',
  '/admin/texts?page=faq',
  '/admin/trash',
  '/admin/settings/invoicing',
  '/admin/settings/mail',
  '/admin/settings/administrators',
  '/admin/settings/activity',
]

for (const path of everyWay ? [...sample, ...others] : sample)
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

test('the page of a customer: axe finds nothing, and it fits text of twice the size', async ({ page }) => {
  await signIn(page)
  const { id } = await enterRequest(page)
  await expectGoodScreen(page, `/admin/customers/${id}`)
})
