import type { Page } from '@playwright/test'
import { everythingLoaded } from './support/below-fold.ts'
import {
  byDayAndNight,
  expect,
  expectAccessibleNow,
  expectInTime,
  holdBack,
  someone,
  stopClock,
  test,
  withMotion,
} from './support/journey.ts'

test.use(withMotion)

const failed = 'There was an error submitting your review. Please try again.'
const thanks = /It will be published after approval/
const link = (page: Page) => page.getByRole('link', { name: 'Leave a Review' }).first()
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Leave a Review' })
const submit = (page: Page) => page.getByRole('button', { name: 'Send the review' })

/**
 * With the page's clock stopped: after two seconds without script the link leads to the page of the form instead, and the
 * thanks would vanish after three.
 */
async function openDialog(page: Page) {
  await page.goto('/services')
  await stopClock(page)
  await link(page).click()
  await expectInTime(page, dialog(page))
}

async function openAgain(page: Page, size: { width: number; height: number }) {
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await page.setViewportSize(size)
  await link(page).click()
  await expect(dialog(page)).toBeVisible()
}

const expectThanks = (page: Page) => expectInTime(page, page.getByText(thanks))

async function fillReview(page: Page, person = someone()) {
  await page.getByLabel('Name', { exact: true }).fill(person.lastName)
  await page.getByLabel('Email', { exact: true }).fill(person.email)
  await page.getByLabel('Title', { exact: true }).fill('Deadbolt turns again')
  await page.getByLabel('Your review', { exact: true }).fill('The bolt had been dragging for a year.')
  return person
}

test('the link opens the dialog, the thanks show for three seconds, then the page has the focus back', async ({
  page,
}) => {
  await openDialog(page)
  await test.step('axe finds nothing in it at 320 and 1440 px, by day and by night', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await byDayAndNight(page, [320, 1440], async () => {
      await expectAccessibleNow(page)
      const overflow = (part: Element) => part.scrollWidth - part.clientWidth
      expect(await dialog(page).evaluate(overflow)).toBeLessThanOrEqual(0)
    })
    await page.emulateMedia({ reducedMotion: 'no-preference', colorScheme: 'light' })
  })
  await expect(page.getByRole('radio', { name: '5 stars: Excellent' })).toBeChecked()
  await page.getByText('Good', { exact: true }).locator('..').click()
  await expect(page.getByRole('radio', { name: '3 stars: Good' })).toBeChecked()
  await fillReview(page)
  await expectAccessibleNow(page)
  await submit(page).click()
  await expectThanks(page)
  await expectAccessibleNow(page)
  await page.clock.runFor(2_000)
  await expect(page.getByText(thanks)).toBeVisible()
  await expect(dialog(page)).toBeVisible()
  await page.clock.runFor(1_000)
  await expect(dialog(page)).toBeHidden()
  await expect(link(page)).toBeFocused()
  await link(page).click()
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('')
  await expect(page.getByRole('radio', { name: '5 stars: Excellent' })).toBeChecked()
})

test('while it is sent nothing closes it, every control is off, and a double click is one review', async ({
  page,
}) => {
  await openDialog(page)
  await fillReview(page)
  const release = await holdBack(page)
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.postData()?.includes('createReview')) sent.push(request.url())
  })
  await submit(page).dblclick()
  await expect(page.getByRole('button', { name: 'Submitting...' })).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Close', exact: true })).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeDisabled()
  await expect(page.getByLabel('Title', { exact: true })).toBeDisabled()
  await page.mouse.click(5, 5)
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeVisible()
  release()
  await expectThanks(page)
  expect(sent).toHaveLength(1)
})

test('a click outside, Escape, the cross and Cancel close it, and what was typed stays as a draft', async ({
  page,
}) => {
  await openDialog(page)
  await test.step('not so a text that is selected from the inside outwards', async () => {
    await page.getByLabel('Title', { exact: true }).hover()
    await page.mouse.down()
    await page.mouse.move(5, 5)
    await page.mouse.up()
    await expect(dialog(page)).toBeVisible()
  })
  await page.getByLabel('Title', { exact: true }).fill('Deadbolt')
  await page.mouse.click(5, 5)
  await expect(dialog(page)).toBeHidden()
  await link(page).click()
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Deadbolt')
  await expect(page.getByText('We kept what you typed')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  for (const name of ['Close', 'Cancel']) {
    await link(page).click()
    await page.getByRole('button', { name, exact: true }).click()
    await expect(dialog(page)).toBeHidden()
    await expect(link(page)).toBeFocused()
  }
})

test('the keyboard alone opens, rates and sends', async ({ page }) => {
  await page.goto('/services')
  await stopClock(page)
  await link(page).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('radio', { name: '5 stars: Excellent' })).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByRole('radio', { name: '4 stars: Very Good' })).toBeChecked()
  for (const text of ['Ann K.', someone().email, 'Quick', 'Came within the hour, no damage to the door.']) {
    await page.keyboard.press('Tab')
    await page.keyboard.type(text)
  }
  await page.keyboard.press('Tab')
  await page.keyboard.type('Safes')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expectThanks(page)
})

test('a failure says so, and so does a lost connection; the dialog stays open, and another try works', async ({
  page,
  context,
  complaints,
}) => {
  await openDialog(page)
  await fillReview(page)
  await page.route('**/graphql', (route) => route.fulfill({ status: 500, json: {} }))
  await submit(page).click()
  await expectInTime(page, page.getByRole('alert').filter({ hasText: failed }))
  await expectAccessibleNow(page)
  await page.unroute('**/graphql')
  await context.setOffline(true)
  await submit(page).click()
  const alert = page.getByRole('alert').filter({ hasText: 'No internet connection.' })
  await expectInTime(page, alert)
  await expect(alert).toContainText(failed)
  await context.setOffline(false)
  await submit(page).click()
  await expectThanks(page)
  complaints.length = 0
})

test('at any size and with text of twice the size a failure is read without scrolling, wherever one was in the form', async ({
  page,
}) => {
  const devtools = await page.context().newCDPSession(page)
  await page.route('**/graphql', (route) => route.fulfill({ json: { errors: [{ message: 'no' }] } }))
  await openDialog(page)
  await fillReview(page)
  const alert = page.getByRole('alert').filter({ hasText: failed })
  const presses = [() => submit(page).click(), () => page.getByLabel('Name', { exact: true }).press('Enter')]
  for (const [width, height, percent] of [
    [1440, 900, 100],
    [390, 844, 100],
    [1366, 768, 100],
    [320, 568, 100],
    [320, 256, 100],
    [390, 844, 200],
    [1366, 768, 200],
  ] as const)
    await test.step(`${width}×${height}, text ${percent}%`, async () => {
      await devtools.send('Page.setFontSizes', { fontSizes: { standard: (16 * percent) / 100 } })
      await openAgain(page, { width, height })
      await expect(alert).toBeHidden()
      for (const press of presses) {
        await press()
        await expect(submit(page)).toBeFocused()
        await expect(alert).toBeInViewport({ ratio: 0.99 })
        await expect(submit(page)).toBeInViewport({ ratio: 0.99 })
      }
    })
})

test('what has the focus is never behind the heading or the buttons', async ({ page }) => {
  const hidden = () => {
    const active = document.activeElement ?? document.body
    const { left, right, top, bottom } = active.getBoundingClientRect()
    const seen = document.elementFromPoint((left + right) / 2, top + Math.min(8, (bottom - top) / 2))
    return active === document.body || active.contains(seen) ? '' : active.outerHTML
  }
  await openDialog(page)
  for (const [width, height] of [
    [390, 844],
    [1366, 768],
    [844, 390],
  ] as const) {
    await openAgain(page, { width, height })
    for (const key of ['Tab', 'Shift+Tab'])
      for (let press = 0; press < 10; press++) {
        await expect.poll(() => page.evaluate(hidden), `${width}×${height}, ${key} ${press}`).toBe('')
        await page.keyboard.press(key)
      }
  }
})

test('when its script cannot be loaded, the link is followed', async ({ page, complaints }) => {
  await page.route('**/assets/review-dialog*.js', (route) => route.abort())
  await page.goto('/services')
  await link(page).click()
  await expect(page).toHaveURL(/\/reviews\/new/)
  await expect(page.getByRole('heading', { name: 'Leave a Review', level: 1 })).toBeVisible()
  complaints.length = 0
})

test('the page looks the same before and after the dialog’s styles came', async ({ page }) => {
  await page.goto('/services')
  await page.evaluate(everythingLoaded)
  await stopClock(page)
  const size = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('main *')].map((part) => Math.round(part.getBoundingClientRect().height)),
    )
  const before = await size()
  await link(page).click()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog(page)).toBeHidden()
  expect(await size()).toEqual(before)
})
