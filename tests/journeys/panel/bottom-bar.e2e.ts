import {
  enterRequest,
  expect,
  expectAccessible,
  open,
  scriptOf,
  signIn,
  test,
} from '#tests/journeys/support/journey.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

test('the bar at the bottom leads to the day, the inbox, the schedule, a new request and the menu', async ({
  page,
}) => {
  await signIn(page)
  await enterRequest(page)
  await open(page, '/admin/inbox')
  await scriptOf(page)
  const bar = page.getByRole('navigation', { name: 'Shortcuts' })
  const inbox = bar.getByRole('link', { name: /^Inbox/ })
  await expect(inbox).toHaveAttribute('aria-current', 'page')
  await expect(inbox).toContainText(/\d+ waiting/)
  await expectAccessible(page)
  for (const button of await bar.locator('a, button').all()) {
    const box = await button.boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
  }

  await bar.getByRole('link', { name: 'Dashboard' }).tap()
  await expect(page.getByRole('link', { name: 'Today’s jobs' })).toBeVisible()
  await bar.getByRole('link', { name: 'Schedule' }).tap()
  await expect(page.getByRole('heading', { name: 'Schedule', level: 1 })).toBeVisible()
  await expect(bar.getByRole('link', { name: 'Schedule' })).toHaveAttribute('aria-current', 'page')
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  const last = await page
    .locator('main')
    .evaluate((main) => main.lastElementChild?.getBoundingClientRect().bottom)
  expect(last).toBeLessThanOrEqual((await bar.boundingBox())?.y ?? 0)

  const more = bar.getByRole('button', { name: 'More' })
  await more.tap()
  const menu = page.getByRole('navigation', { name: 'Admin pages' })
  for (const group of ['Work', 'Money', 'Site'])
    await expect(menu.getByRole('list', { name: group })).toBeVisible()
  await expect(menu.getByRole('link', { name: 'Customers' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(more).toBeFocused()

  await bar.getByRole('link', { name: 'New request' }).tap()
  await expect(page.getByRole('heading', { name: 'New request', level: 1 })).toBeVisible()
  await expect(bar).toBeHidden()
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save request' })).toBeInViewport()
})

test('an open request keeps its own bar at the bottom', async ({ page }) => {
  await signIn(page)
  const { name } = await enterRequest(page)
  await open(page, '/admin/inbox')
  await scriptOf(page)
  await page
    .getByRole('link', { name: new RegExp(name) })
    .first()
    .tap()
  await expect(page.getByRole('link', { name: new RegExp(`^Call ${name}`) }).first()).toBeInViewport()
  await expect(page.getByRole('navigation', { name: 'Shortcuts' })).toBeHidden()
})
