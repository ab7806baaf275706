import type { Page } from '@playwright/test'

/** What a demonstration (DEMO=1) does not hold. */
export async function fillPanel(page: Page) {
  await writePost(page)
  await fillSettings(page)
}

async function writePost(page: Page) {
  await page.goto('/admin/blogs/new')
  await page.getByRole('toolbar', { name: 'Formatting' }).waitFor()
  await page.getByLabel('Title', { exact: true }).fill('Rekey or replace: what an old deadbolt needs')
  await page.getByLabel('Excerpt').fill('When new pins are enough, and when the lock has to go.')
  await page.getByLabel('Author').fill('Sam, locksmith')
  await page.getByLabel('Category').fill('Residential Security')
  await page
    .getByRole('textbox', { name: 'Content' })
    .fill(
      '## Look at the bolt first\n\nA bolt that scrapes has a door that moved. New pins do not help there.',
    )
  await page.getByRole('button', { name: 'Create Post' }).click()
  await page.getByText('Saved “Rekey').waitFor()
  await page.getByRole('link', { name: 'Rekey or replace: what an old deadbolt needs', exact: true }).click()
  await page.getByLabel('Excerpt').fill('When new pins are enough, and when the whole lock has to go.')
  await page.getByRole('button', { name: 'Update Post' }).click()
  await page.getByText('Saved “Rekey').waitFor()
}

async function fillSettings(page: Page) {
  await page.goto('/admin/settings/administrators')
  await page.getByLabel('Email of a new person').fill('dispatch@example.com')
  await page.getByRole('button', { name: 'Invite' }).click()
  await page.getByText('Invited by').first().waitFor()
  await page.goto('/admin/settings/notifications')
  await page.getByLabel('Add an address').fill('van@example.com')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await page.getByRole('button', { name: 'Send a test to van@example.com' }).click()
  await page.waitForTimeout(2_000)
  await page.goto('/admin/settings/api-keys')
  await page.getByLabel('Name').fill('Bookkeeping')
  await page.getByRole('button', { name: 'Create key' }).click()
  await page
    .getByText(/^lantern_/)
    .first()
    .waitFor()
  await page.goto('/admin/settings/data')
  await page.getByRole('button', { name: 'Back up now' }).click()
  await page.getByRole('link', { name: 'Download' }).first().waitFor()
}
