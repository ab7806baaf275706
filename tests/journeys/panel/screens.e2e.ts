import type { Page } from '@playwright/test'
import {
  byDayAndNight,
  enterRequest,
  everyWay,
  expect,
  expectAccessible,
  open,
  signIn,
  test,
} from '#tests/journeys/support/journey.ts'
import { expectLargeText } from '#tests/journeys/support/reflow.ts'

const typedInto =
  'input:not([type="hidden"], [type="checkbox"], [type="radio"], [type="file"]), select, textarea'

async function expectGoodScreen(page: Page, path: string) {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, path)
  const small = await page
    .locator(typedInto)
    .evaluateAll((controls) =>
      controls
        .filter((control) => Number.parseFloat(getComputedStyle(control).fontSize) < 16)
        .map(({ outerHTML }) => outerHTML),
    )
  expect(small, 'an iPhone zooms in on them').toEqual([])
  await byDayAndNight(page, [390, 768, 1440], () => expectAccessible(page))
  await expectLargeText(page)
}

const signInScreens = everyWay
  ? ['/admin/login', '/admin/forgotten-password', '/admin/invitation?token=none']
  : ['/admin/login']

for (const path of signInScreens)
  test(`${path}: axe finds nothing, and it fits text of twice the size`, ({ page }) =>
    expectGoodScreen(page, path))

const lists = ['/admin', '/admin/inbox', '/admin/reviews']
const otherLists = [
  '/admin/quotes',
  '/admin/messages',
  '/admin/schedule',
  '/admin/customers',
  '/admin/reports',
  '/admin/invoices',
  '/admin/drawers',
  '/admin/stock',
  '/admin/estimates',
  '/admin/testimonials',
  '/admin/pages',
  '/admin/blogs',
  '/admin/trash',
]

const forms = ['/admin/blogs/new', '/admin/settings/business/phones']
const otherForms = [
  '/admin/pages/new',
  '/admin/redirects/import',
  '/admin/texts?page=faq',
  '/admin/settings/invoicing',
  '/admin/settings/mail',
  '/admin/settings/administrators',
  '/admin/settings/activity',
]

async function expectGoodScreens(page: Page, paths: readonly string[]) {
  for (const path of paths) await test.step(path, () => expectGoodScreen(page, path))
}

test('the page of a request, of a customer and the lists: axe finds nothing, and they fit text of twice the size', async ({
  page,
}) => {
  test.slow()
  await signIn(page)
  const emergency = await enterRequest(page, { service: 'emergency' })
  const { id } = await enterRequest(page)
  const pages = [`/admin/inbox/messages/${emergency.id}`, `/admin/customers/${id}`]
  await expectGoodScreens(page, [...pages, ...lists, ...(everyWay ? otherLists : [])])
})

test('forms and settings: axe finds nothing, and they fit text of twice the size', async ({ page }) => {
  test.slow()
  await signIn(page)
  await expectGoodScreens(page, [...forms, ...(everyWay ? otherForms : [])])
})
