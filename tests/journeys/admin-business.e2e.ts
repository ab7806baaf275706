import type { Page } from '@playwright/test'
import { expect, expectAccessible, expireStepUp, open, signIn, test } from './journey.ts'
import { owner } from './owner.ts'

// A server has one profile: each journey restores what it changes.

const fact = 'Same day'
const original = '2 PM'

async function openBusiness(page: Page) {
  await signIn(page)
  await open(page, '/admin')
  await page.getByRole('link', { name: 'Settings' }).click()
  await page.getByRole('link', { name: 'Business', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Business profile', level: 1 })).toBeVisible()
}

const sameDay = (page: Page) => page.getByLabel('Same-day service if booked before')

async function save(page: Page) {
  await page.getByRole('button', { name: 'Save profile' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Saved. Your site is updated.' })).toBeFocused()
}

test(`${fact}: what disagrees is said while it is typed, what is saved stands on the page`, async ({
  page,
}) => {
  await openBusiness(page)
  await expect(page.getByText('(713) 555-0142 is still the example')).toBeVisible()
  const promises = page.getByRole('region', { name: 'What you promise' })
  await sameDay(page).fill('9 PM')
  await expect(promises).toContainText('At 9 PM the vans have stopped for the day')
  await expectAccessible(page)
  await sameDay(page).fill('3 PM')
  await expect(promises).not.toContainText('the vans have stopped')
  await expect(promises).toContainText('booked before 3 PM')
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

test('the number that customers call needs the password, and nothing that was typed is lost', async ({
  page,
  complaints,
}) => {
  await openBusiness(page)
  const number = page.getByLabel('Number').first()
  const before = await number.inputValue()
  await number.fill('(713) 555-0999')
  await expireStepUp()
  await page.getByRole('button', { name: 'Save profile' }).click()
  const again = page.getByRole('group', { name: 'Confirm it’s you' })
  await expect(again.getByLabel('Password', { exact: true })).toBeFocused()
  await expectAccessible(page)
  await again.getByRole('link', { name: 'Cancel' }).click()
  await expect(number).toHaveValue('(713) 555-0999')
  await page.getByRole('button', { name: 'Save profile' }).click()
  await again.getByLabel('Password', { exact: true }).fill(owner.password)
  await again.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Saved. Your site is updated.' })).toBeFocused()
  await number.fill(before)
  await save(page)
  complaints.length = 0
})

test('a row comes with the focus in it and goes again; leaving it unsaved asks first', async ({ page }) => {
  await openBusiness(page)
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
  await openBusiness(page)
  const held = Promise.withResolvers<void>()
  await page.route('**/settings.data**', async (route) => {
    await held.promise
    await route.continue()
  })
  const asked = page.waitForRequest('**/settings.data**')
  await page.getByRole('link', { name: 'Business', exact: true }).click()
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
  await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible()
  await expect(question).toBeHidden()
})

test('somebody else’s save is not overwritten unseen; what is wrong is said at its field', async ({
  page,
  complaints,
}) => {
  await openBusiness(page)
  const other = await page.context().newPage()
  await open(other, '/admin/settings')
  await sameDay(other).fill(original)
  await save(other)
  await other.close()

  await sameDay(page).fill(original)
  await page.getByRole('button', { name: 'Save profile' }).click()
  await expect(page.getByRole('alert')).toContainText('Someone else saved the business profile')
  await expectAccessible(page)
  await page.getByRole('group', { name: 'Emergency line' }).getByLabel('Number').fill('12')
  await page.getByRole('button', { name: 'Replace it with mine' }).click()
  await expect(page.getByRole('alert')).toContainText('Please check the marked fields.')
  await expect(page.getByRole('group', { name: 'Emergency line' }).getByLabel('Number')).toBeFocused()
  complaints.length = 0
})
