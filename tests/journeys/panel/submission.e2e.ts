import type { Page } from '@playwright/test'
import { create, graphql } from '#tests/journeys/support/graphql.ts'
import {
  expect,
  expectAccessible,
  newNumber,
  open,
  scriptOf,
  signIn,
  test,
} from '#tests/journeys/support/journey.ts'

const restored = 'We brought back what you wrote'

/** What a refused form and a held script leave in the console; a breach of the content security policy stays. */
function forget(complaints: string[]) {
  complaints.splice(0, Infinity, ...complaints.filter((each) => !/status of 422|net::ERR_FAILED/.test(each)))
}

async function priceOpened(page: Page) {
  const name = `Rekey ${newNumber()} ${Date.now()}`
  await signIn(page)
  const id = await create(page, 'PriceItem', { name, unitCents: 2_500 })
  await open(page, `/admin/prices/${id}/edit`)
  return { id, name, note: page.getByLabel('Note (optional)'), price: page.getByLabel('Price in dollars') }
}

test('a refused price keeps what was typed and has the focus at what is wrong', async ({
  page,
  complaints,
}) => {
  const { note, price, name } = await priceOpened(page)
  await note.fill('five pins')
  await price.fill('abc')
  await note.focus()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('alert')).toContainText('Please check the marked fields.')
  await expect(price).toBeFocused()
  await expect(price).toHaveAttribute('aria-invalid', 'true')
  await expect(note).toHaveValue('five pins')
  await expectAccessible(page)
  await price.fill('30')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('row').filter({ hasText: name })).toContainText('$30')
  forget(complaints)
})

test('unsaved text of a price is brought back, discarded and brought back again', async ({ page }) => {
  const { note } = await priceOpened(page)
  await page.getByLabel('Sales tax is added').uncheck()
  await note.fill('five pins')
  page.on('dialog', (dialog) => dialog.accept())
  await page.reload()
  await scriptOf(page)
  await expect(page.getByText(restored)).toBeVisible()
  await expect(note).toHaveValue('five pins')
  await expect(page.getByLabel('Sales tax is added')).not.toBeChecked()
  await page.getByRole('button', { name: 'Discard it' }).click()
  await expect(note).toHaveValue('')
  await expect(page.getByLabel('Sales tax is added')).toBeChecked()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(note).toHaveValue('five pins')
  await page.getByRole('link', { name: 'Cancel' }).click()
  await expect(page.getByRole('alertdialog')).toContainText('Leave without saving?')
  await page.getByRole('button', { name: 'Keep writing' }).click()
  await note.fill('')
  await page.getByLabel('Sales tax is added').check()
  await page.getByRole('link', { name: 'Cancel' }).click()
  await expect(page).toHaveURL(/\/admin\/prices(?:\?|$)/)
})

test('a price that somebody saved meanwhile is replaced only when it is said', async ({
  page,
  complaints,
}) => {
  const { id, name, note } = await priceOpened(page)
  const query = 'mutation($input: UpdatePriceItemInput!) { updatePriceItem(input: $input) { id } }'
  await graphql(page, query, { input: { id, note: 'theirs' } })
  await note.fill('mine')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('alert')).toContainText('Someone else saved this at')
  await expect(note).toHaveValue('mine')
  await page.getByRole('button', { name: 'Replace it with mine' }).click()
  await expect(page.getByRole('row').filter({ hasText: name })).toContainText('mine')
  forget(complaints)
})

test('what was typed and sent before the script came stays, with the focus at what is wrong', async ({
  page,
  complaints,
}) => {
  await signIn(page)
  let isHeld = true
  await page.route('**/assets/*.js', (route) => (isHeld ? route.abort() : route.continue()))
  await page.goto('/admin/prices/new', { waitUntil: 'commit' })
  await page.getByLabel('Name').fill('Rekey')
  await page.getByLabel('Price in dollars').fill('abc')
  await page.getByLabel('Sales tax is added').uncheck()
  isHeld = false
  await page.getByRole('button', { name: 'Add' }).click()
  await expect(page.getByRole('alert')).toContainText('Please check the marked fields.')
  await scriptOf(page)
  await expect(page.getByLabel('Price in dollars')).toBeFocused()
  await expect(page.getByLabel('Price in dollars')).toHaveValue('abc')
  await expect(page.getByLabel('Sales tax is added')).not.toBeChecked()
  await page.getByRole('link', { name: 'Cancel' }).click()
  await expect(page.getByRole('alertdialog')).toContainText('Leave without saving?')
  forget(complaints)
})

test('what was typed before the script came is unsaved', async ({ page }) => {
  await signIn(page)
  const { promise: release, resolve } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await release
    await route.continue()
  })
  await page.goto('/admin/prices/new', { waitUntil: 'commit' })
  await page.getByLabel('Name').fill('Rekey')
  resolve()
  await scriptOf(page)
  await expect(page.getByLabel('Name')).toHaveValue('Rekey')
  await page.getByRole('link', { name: 'Cancel' }).click()
  await expect(page.getByRole('alertdialog')).toContainText('Leave without saving?')
})

test('a saved reply: errors at fields go when they are typed in, unsaved text stays, a save is announced', async ({
  page,
  complaints,
}) => {
  await signIn(page)
  await open(page, '/admin/settings/templates')
  const section = page.getByRole('region', { name: 'Add a reply' })
  const title = `Soon ${newNumber()} ${Date.now()}`
  await section.getByLabel('Name', { exact: true }).fill(title)
  await section.getByLabel('Email', { exact: true }).check()
  await section.getByRole('button', { name: 'Add a reply' }).click()
  const [subject, text] = [section.getByLabel('Subject'), section.getByLabel('Text', { exact: true })]
  await expect(text).toHaveAttribute('aria-invalid', 'true')
  await expect(section.locator('[aria-invalid]').first()).toBeFocused()
  await text.fill('In an hour.')
  await expect(text).not.toHaveAttribute('aria-invalid', 'true')
  page.on('dialog', (dialog) => dialog.accept())
  await page.reload()
  await scriptOf(page)
  await expect(section.getByText(restored)).toBeVisible()
  await expect(text).toHaveValue('In an hour.')
  await expect(section.getByLabel('Email', { exact: true })).toBeChecked()
  await subject.fill('We come')
  await section.getByRole('button', { name: 'Add a reply' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Reply saved' })).toHaveCount(1)
  const own = page.getByRole('region', { name: title })
  await expect(own).toContainText('In an hour.')
  await expect(section.getByLabel('Name', { exact: true })).toHaveValue('')
  await expect(section.getByText(restored)).toBeHidden()
  await expect(section.locator('input[name=intent]')).toHaveValue('save')
  await own.getByText('Edit').click()
  await own.getByLabel('Text', { exact: true }).fill('In two hours.')
  await own.getByRole('button', { name: 'Save' }).click()
  await expect(own.locator('.template-text')).toHaveText('In two hours.')
  await own.getByRole('button', { name: 'Move up' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Order saved' })).toHaveCount(1)
  forget(complaints)
})
