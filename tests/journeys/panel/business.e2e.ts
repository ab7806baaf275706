import type { Page } from '@playwright/test'
import { expect, expectAccessible, open, signIn, test } from '#tests/journeys/support/journey.ts'

// A server has one profile: each journey restores what it changes.

const fact = 'Same day'
const original = '2 PM'

async function openBusiness(page: Page, section: string) {
  await signIn(page)
  await open(page, '/admin')
  await page.getByRole('link', { name: 'Settings' }).click()
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Business/ })
    .click()
  await expect(page.getByRole('heading', { name: 'Business profile', level: 1 })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: section }).click()
  await expect(page.getByRole('heading', { name: section, level: 1 })).toBeVisible()
}

const promises = 'Nights and promises'
const phones = 'Phone and email'
const licenses = 'Licenses and insurance'

const sameDay = (page: Page) => page.getByLabel('Same-day service if booked before')

async function save(page: Page) {
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Saved. Your site is updated.' })).toBeFocused()
}

test(`${fact}: what disagrees is said while it is typed, what is saved stands on the page`, async ({
  page,
}) => {
  await openBusiness(page, promises)
  const section = page.getByRole('region', { name: promises })
  await sameDay(page).fill('9 PM')
  await expect(section).toContainText('At 9 PM the vans have stopped for the day')
  await expectAccessible(page)
  await sameDay(page).fill('3 PM')
  await expect(section).not.toContainText('the vans have stopped')
  await expect(section).toContainText('booked before 3 PM')
  await save(page)
  const visitor = await page.context().newPage()
  await visitor.goto('/services')
  await expect(visitor.getByText('booked before 3 PM')).toBeVisible()
  await sameDay(page).fill(original)
  await save(page)
  await visitor.reload()
  await expect(visitor.getByText(`booked before ${original}`)).toBeVisible()
  await visitor.close()
})

test('a row comes with the focus in it and goes again; leaving it unsaved asks first', async ({ page }) => {
  await openBusiness(page, licenses)
  await page.getByRole('button', { name: 'Add a license' }).press('Enter')
  const second = page.getByRole('group', { name: 'License 2' })
  await expect(second.getByLabel('License number')).toBeFocused()
  await page.getByRole('link', { name: 'Cancel' }).click()
  await expect(page.getByRole('alertdialog')).toContainText('Leave without saving?')
  await page.keyboard.press('Escape')
  await second.getByRole('button', { name: 'Remove License 2' }).click()
  await expect(second).toBeHidden()
  await expect(page.getByRole('button', { name: 'Add a license' })).toBeFocused()
})

test('the question about leaving stays when a navigation ends that was under way, and is then done', async ({
  page,
}) => {
  await openBusiness(page, licenses)
  await save(page)
  const held = Promise.withResolvers<void>()
  await page.route('**/licenses.data**', async (route) => {
    await held.promise
    await route.continue()
  })
  const asked = page.waitForRequest('**/licenses.data**')
  await page.evaluate(() => history.back())
  const layout = await asked
  await page.getByRole('button', { name: 'Add a license' }).press('Enter')
  await page.getByRole('link', { name: 'Cancel' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('Leave without saving?')
  held.resolve()
  await layout.response()
  await page.waitForTimeout(500)
  await expect(question).toContainText('Leave without saving?')
  await question.getByRole('button', { name: 'Leave' }).click()
  await expect(page.getByRole('heading', { name: 'Business profile', level: 1 })).toBeVisible()
  await expect(question).toBeHidden()
})

test('somebody else’s save is not overwritten unseen; what is wrong is said at its field', async ({
  page,
  complaints,
}) => {
  await openBusiness(page, phones)
  await expect(page.getByText('(713) 555-0142 is still the example')).toBeVisible()
  const other = await page.context().newPage()
  await open(other, '/admin/settings/business/promises')
  await sameDay(other).fill(original)
  await save(other)
  await other.close()

  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText('Someone else saved the business profile')
  await expectAccessible(page)
  await page.getByRole('group', { name: 'Main phone' }).getByLabel('Number').fill('12')
  await page.getByRole('button', { name: 'Replace it with mine' }).click()
  await expect(page.getByRole('alert')).toContainText('Please check the marked fields.')
  await expect(page.getByRole('group', { name: 'Main phone' }).getByLabel('Number')).toBeFocused()
  complaints.length = 0
})

test('without script a row is added, and a section is saved', async ({ browser, page }) => {
  await signIn(page)
  const plain = await browser.newContext({
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
  })
  const form = await plain.newPage()
  await form.goto('/admin/settings/business/hours')
  await form.locator('summary', { hasText: 'Closed days and holidays' }).click()
  await form.getByRole('button', { name: 'Add a closed day' }).click()
  const day = form.getByRole('group', { name: 'Closed day 1' })
  await day.getByLabel('Date').fill('2030-12-24')
  await form.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(form.getByText('Saved. Your site is updated.')).toBeVisible()
  await expect(day.getByLabel('Date')).toHaveValue('2030-12-24')
  await form.getByRole('button', { name: 'Remove Closed day 1' }).click()
  await form.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(form.getByText('Saved. Your site is updated.')).toBeVisible()
  await expect(day).toBeHidden()
  await plain.close()
})

test('the time zone of the state is offered', async ({ page }) => {
  await openBusiness(page, 'Place')
  await page.getByLabel('State').fill('New Mexico')
  await page.getByRole('button', { name: 'New Mexico: use America/Denver' }).click()
  await expect(page.getByLabel('Time zone')).toHaveValue('America/Denver')
  await expect(page.getByRole('button', { name: 'New Mexico' })).toBeHidden()
  await expect(page.getByLabel('State')).toHaveValue('New Mexico')
  await page.getByRole('link', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Leave' }).click()
  await expect(page.getByRole('heading', { name: 'Business profile', level: 1 })).toBeVisible()
})

test('in set-up the own home page stands beside and changes while a name is typed; nothing is saved by that', async ({
  page,
}) => {
  await signIn(page)
  await open(page, '/admin/settings/business/identity?setup')
  const name = page.getByLabel('Name of the business')
  const before = await name.inputValue()
  const home = page.locator('.home-beside iframe:not([aria-hidden])').contentFrame()
  await expect(home.locator('header').first()).toContainText(before)
  await name.fill('Saguaro Lock & Key')
  await expect(home.locator('header').first()).toContainText('Saguaro Lock & Key')
  await expectAccessible(page)
  await page.reload()
  await expect(name).toHaveValue('Saguaro Lock & Key')
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect(name).toHaveValue(before)
  await page.getByRole('link', { name: 'Skip this step' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Place' })).toBeVisible()
  await expect(page.getByText('2 of 11')).toBeVisible()
})
