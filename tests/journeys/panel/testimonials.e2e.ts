import type { Page } from '@playwright/test'
import { create } from '#tests/journeys/support/graphql.ts'
import {
  expect,
  expectAccessible,
  newNumber,
  open,
  openRowMenu,
  scriptOf,
  signIn,
  test,
} from '#tests/journeys/support/journey.ts'

const newName = () => `Ted Maas-${newNumber()}`

const todayInHouston = () =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Chicago' }).format(new Date())

const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })

async function openNew(page: Page) {
  await signIn(page)
  await open(page, '/admin/testimonials')
  await page.getByRole('link', { name: 'Add New Testimonial' }).click()
  await expect(page.getByRole('heading', { name: 'Add New Testimonial', level: 1 })).toBeVisible()
}

async function stored(page: Page) {
  const name = newName()
  await signIn(page)
  await create(page, 'Testimonial', { name, rating: 5, comment: 'New master keys for nine rooms.' })
  await open(page, '/admin/testimonials')
  return name
}

test('a testimonial is entered with its defaults, and stands in the list, focused, as pending', async ({
  page,
}) => {
  const name = newName()
  const opened = todayInHouston()
  await openNew(page)
  for (const title of ['Customer Information', 'Service Details', 'Testimonial', 'Display Options'])
    await expect(page.getByRole('heading', { name: title, level: 2 })).toBeVisible()
  // Midnight may have passed since the form was opened.
  await expect(page.getByLabel('Date')).toHaveValue(new RegExp(`${opened}|${todayInHouston()}`))
  await expect(page.getByRole('radio', { name: '5 stars: Excellent' })).toBeChecked()
  await expect(page.getByLabel('Approved')).not.toBeChecked()
  await expect(page.getByLabel('Featured')).not.toBeChecked()
  await expect(page.getByLabel('Service (optional)').locator('option')).toHaveText([
    'Select a service',
    'Residential Locksmith',
    'Commercial Locksmith',
    'Automotive Locksmith',
    'Emergency Services',
    'Safe Services',
    'Access Control',
    'Door Services',
    'Security Cameras',
    'Other',
  ])
  await expectAccessible(page)

  await page.getByLabel('Name').fill(name)
  await page.getByLabel(/^Company/).fill('Maas Dental')
  await page.getByLabel('Service (optional)').selectOption('Commercial Locksmith')
  await page.getByLabel('Date').fill('2026-03-01')
  await page.getByRole('radio', { name: '4 stars: Very Good' }).focus()
  await page.keyboard.press('Space')
  await page.getByLabel('What they said').fill('New master keys for nine rooms in a morning.')
  await page.getByRole('button', { name: 'Create' }).click()

  const row = rowOf(page, name)
  await expect(row).toBeFocused()
  await expect(page.getByText(`Saved what ${name} said.`)).toBeVisible()
  for (const text of ['Maas Dental', 'Commercial Locksmith', 'New master keys', 'March 1, 2026', 'Pending'])
    await expect(row).toContainText(text)
  await expect(row.getByRole('img', { name: '4 of 5 stars' })).toBeVisible()
  await expectAccessible(page)
})

test('approving and featuring are switched independently, said, and shown on the home page', async ({
  page,
}) => {
  const name = await stored(page)
  const row = rowOf(page, name)
  await row.getByRole('button', { name: `Approve the testimonial of ${name}`, exact: true }).press('Enter')
  await expect(page.getByText(`Approved the testimonial of ${name}`)).toBeAttached()
  await expect(row).toContainText('Approved')
  await openRowMenu(row)
  await row.getByRole('button', { name: `Feature the testimonial of ${name}` }).click()
  await expect(page.getByText(`Featured the testimonial of ${name}`)).toBeAttached()
  await expect(row.getByText('Featured', { exact: true })).toBeVisible()
  await page.reload()
  await scriptOf(page)
  await expect(row).toContainText('Approved')
  await row.getByRole('button', { name: `Unapprove the testimonial of ${name}` }).click()
  await expect(row).toContainText('Pending')
  await expect(row.getByText('Featured', { exact: true })).toBeVisible()
  await openRowMenu(row)
  await row.getByRole('button', { name: `Stop featuring the testimonial of ${name}` }).click()
  await expect(row.getByText('Featured', { exact: true })).toBeHidden()

  await openRowMenu(row)
  await row.getByRole('button', { name: `Delete the testimonial of ${name}` }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('Are you sure you want to delete this testimonial?')
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(row).toBeHidden()
})

test('editing begins with what is stored and leads back to the list as it was filtered', async ({ page }) => {
  const name = await stored(page)
  await page.getByRole('searchbox').fill(name)
  await expect(page).toHaveURL(new RegExp(`q=${name.replace(' ', '\\+')}`))
  await openRowMenu(rowOf(page, name))
  await rowOf(page, name)
    .getByRole('link', { name: `Edit the testimonial of ${name}` })
    .click()
  await expect(page.getByRole('heading', { name: 'Edit Testimonial', level: 1 })).toBeVisible()
  await expect(page.getByLabel('Name')).toHaveValue(name)
  await page.getByLabel('What they said').fill('Every door still closes by itself.')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page).toHaveURL(new RegExp(`/admin/testimonials\\?q=${name.replace(' ', '\\+')}`))
  await expect(rowOf(page, name)).toContainText('Every door still closes by itself.')
})

test('leaving unsaved work asks first; a save that fails keeps everything', async ({
  page,
  context,
  complaints,
}) => {
  await openNew(page)
  const name = newName()
  await page.getByLabel('Name').fill(name)
  await page.getByRole('link', { name: 'Cancel' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('Leave without saving?')
  await expectAccessible(page)
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await page.waitForTimeout(800)
  await expect(question).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByLabel('Name')).toHaveValue(name)

  await page.getByLabel('What they said').fill('Good.')
  // Before the connection is lost: once back, the panel loads again, which leads to the sign-in page when signed out.
  const session = await context.cookies()
  await context.clearCookies()
  await page.getByRole('button', { name: 'Create' }).click()
  await expect(page.getByRole('alert')).toContainText('You are signed out.')
  await expect(page.getByRole('link', { name: 'Sign in in a new tab' })).toBeVisible()
  await expect(page.getByLabel('Name')).toHaveValue(name)
  await expectAccessible(page)
  await context.addCookies(session)
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Create' }).click()
  await expect(page.getByRole('alert')).toContainText('Nothing is lost')
  await expect(page.getByLabel('Name')).toHaveValue(name)
  await expectAccessible(page)
  await context.setOffline(false)
  // What was pressed without a connection may be saved before it is pressed again; sent twice it is one testimonial.
  await expect(async () => {
    const create = page.getByRole('button', { name: 'Create' })
    if (await create.isVisible()) await create.click({ timeout: 1_000 })
    await expect(rowOf(page, name)).toBeVisible({ timeout: 3_000 })
  }).toPass()
  complaints.length = 0
})

test('what is typed right after pressing a filter searches in that filter', async ({ page }) => {
  await signIn(page)
  await open(page, '/admin/testimonials')
  await page.route('**/testimonials.data*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700))
    await route.continue().catch(() => {})
  })
  await page.getByRole('link', { name: /^Approved/ }).click()
  await page.getByRole('searchbox').fill('keys')
  await expect(page).toHaveURL(/filter=approved&q=keys$/)

  // A filter pressed before its link has the search.
  const search = page.getByRole('searchbox')
  await search.fill('locks')
  await search.evaluate((box: HTMLInputElement) => {
    box.form?.requestSubmit()
    document.querySelector<HTMLAnchorElement>('.tabs a[href*="pending"]')?.click()
  })
  await expect(page).toHaveURL(/filter=pending&q=locks$/)
  await expect(search).toHaveValue('locks')
})
