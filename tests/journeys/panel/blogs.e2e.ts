import type { Page } from '@playwright/test'
import { expect, expectAccessible, newNumber, open, signIn, test } from '#tests/journeys/support/journey.ts'
import { storePost } from '#tests/journeys/support/posts.ts'

const content = '## New pins\n\nOften **enough**.'

const newTitle = () => `Rekey or replace ${newNumber()}`

async function openNew(page: Page) {
  await signIn(page)
  await open(page, '/admin/blogs')
  await page.getByRole('link', { name: 'Create New Blog Post' }).click()
  await expect(page.getByRole('heading', { name: 'Create New Blog Post', level: 1 })).toBeVisible()
}

async function fillPost(page: Page, title: string) {
  await page.getByLabel('Title', { exact: true }).fill(title)
  await page.getByLabel('Excerpt').fill('When new pins are enough.')
  await page.getByLabel('Author').fill('Dana Whitfield')
  await page.getByLabel('Category').fill('Residential Security')
  await page.getByRole('textbox', { name: 'Content' }).fill(content)
}

async function stored(page: Page) {
  const title = newTitle()
  await signIn(page)
  await storePost(page, title, content)
  return title
}

const rowOf = (page: Page, title: string) => page.getByRole('row').filter({ hasText: title })

async function find(page: Page, title: string) {
  await open(page, `/admin/blogs?${new URLSearchParams({ q: title })}`)
  await expect(rowOf(page, title)).toBeVisible()
  return rowOf(page, title)
}

test('a post is written, tagged by Enter, previewed as the public page shows it, and saved as a draft', async ({
  page,
}) => {
  const title = newTitle()
  await openNew(page)
  await expectAccessible(page)
  await fillPost(page, title)
  const slug = title.toLowerCase().replaceAll(' ', '-')
  await expect(page.getByText(`/blog/${slug}`, { exact: false }).first()).toBeVisible()
  await expect(page.getByText('5 words · 1 min read')).toBeVisible()

  const tag = page.getByLabel('New tag')
  for (const typed of [' keys ', 'deadbolts', 'keys', '   ']) {
    await tag.fill(typed)
    await tag.press('Enter')
  }
  await expect(page.getByRole('list', { name: 'Tags' }).getByRole('listitem')).toHaveText([
    'keys',
    'deadbolts',
  ])
  await page.getByRole('button', { name: 'Remove tag keys' }).press('Enter')
  await expect(page.getByRole('list', { name: 'Tags' }).getByRole('listitem')).toHaveText(['deadbolts'])
  await expect(tag).toBeFocused()

  await page.getByRole('tab', { name: 'Preview' }).click()
  const preview = page.getByRole('tabpanel', { name: 'Preview' })
  await expect(preview.getByRole('heading', { name: 'New pins', level: 2 })).toBeVisible()
  await expect(preview.locator('strong')).toHaveText('enough')
  await expectAccessible(page)

  const held = Promise.withResolvers<void>()
  await page.route('**/blogs/new.data*', async (route) => {
    await held.promise
    await route.continue()
  })
  await page.getByRole('button', { name: 'Create Post' }).click()
  await expect(page.getByRole('button', { name: 'Saving...' })).toBeVisible()
  held.resolve()
  await expect(page.getByRole('status').filter({ hasText: `Saved “${title}”.` })).toBeVisible()
  const row = rowOf(page, title)
  await expect(row).toBeFocused()
  await expect(row).toContainText('When new pins are enough.')
  await expect(row).toContainText('Dana Whitfield')
  await expect(row).toContainText('Draft')
  await expectAccessible(page)
})

test('a draft is published and taken off again by the keyboard, and the public page follows', async ({
  page,
}) => {
  const title = await stored(page)
  const row = await find(page, title)
  const path = `/blog/${title.toLowerCase().replaceAll(' ', '-')}`
  await row.getByRole('button', { name: `Publish “${title}”` }).press('Enter')
  await expect(row).toContainText('Published')
  await expect(page.getByRole('status').filter({ hasText: `Published “${title}”` })).toBeAttached()
  await row.getByRole('link', { name: /View .* on the site/ }).click()
  await expect(page).toHaveURL(path)
  await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible()

  const again = await find(page, title)
  await again.getByRole('button', { name: `Unpublish “${title}”` }).press('Enter')
  await expect(again).toContainText('Draft')
  await expect(page.getByRole('status').filter({ hasText: `“${title}” is a draft again` })).toBeAttached()
  await expect(async () => {
    await page.goto(path)
    await expect(page).toHaveURL('/blog', { timeout: 1_000 })
  }).toPass()
})

test('editing keeps what is there, and the publication date when one says so', async ({ page }) => {
  const title = await stored(page)
  const row = await find(page, title)
  await row.getByRole('button', { name: `Publish “${title}”` }).click()
  await expect(page.getByRole('status').filter({ hasText: `Published “${title}”` })).toBeAttached()

  await row.getByRole('link', { name: title, exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Edit Blog Post', level: 1 })).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Content' })).toHaveValue(content)
  const keep = page.getByLabel('Keep the publication date')
  await page.getByLabel('Publish this post').uncheck()
  await expect(keep).toBeHidden()
  await page.getByLabel('Publish this post').check()
  await keep.check()
  await page.getByLabel('Title', { exact: true }).fill(`${title} again`)
  await page.getByLabel('Meta description').fill('x'.repeat(170))
  await expect(page.getByText('170 characters: more than about 160 may be cut off')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Update Post' }).click()
  await expect(page.getByText(`Saved “${title} again”.`)).toBeVisible()
})

test('search looks at titles and excerpts, filters are in the address, and a deletion asks first', async ({
  page,
}) => {
  const title = await stored(page)
  await open(page, '/admin/blogs')
  const search = page.getByRole('searchbox')
  await search.fill(title.toUpperCase())
  await expect(page).toHaveURL(/q=REKEY/)
  await expect(page.getByRole('row')).toHaveCount(2)
  await search.fill('Often **enough**')
  await expect(page.locator('.list-state').getByText('No blog posts found')).toBeVisible()
  await expectAccessible(page)
  await search.fill(title)
  await page.getByRole('link', { name: /^Published/ }).click()
  await expect(page.locator('.list-state').getByText('No blog posts found')).toBeVisible()
  await page.getByRole('link', { name: /^Drafts/ }).click()
  const row = rowOf(page, title)
  await expect(row).toBeVisible()

  await row.getByRole('button', { name: `Delete “${title}”` }).click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText('Are you sure you want to delete this blog post?')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(row.getByRole('button', { name: `Delete “${title}”` })).toBeFocused()
  await row.getByRole('button', { name: `Delete “${title}”` }).click()
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(row).toBeHidden()
})

test('a save that does not get through keeps everything and says so; leaving asks first', async ({
  page,
  context,
  complaints,
}) => {
  const title = newTitle()
  await openNew(page)
  await fillPost(page, title)
  await page.getByLabel('Address').fill('¿?')
  const submit = page.getByRole('button', { name: 'Create Post' })
  await submit.click()
  const alert = page.getByRole('alert').filter({ hasText: 'Failed to save blog post' })
  await expect(alert).toContainText('Please check the marked fields.')
  await expect(page.getByLabel('Address')).toBeFocused()
  await expect(page.getByText('The address needs at least one letter or digit.')).toBeVisible()
  await expectAccessible(page)

  await page.getByLabel('Address').fill('')
  await context.setOffline(true)
  await submit.click()
  await expect(alert).toContainText('Nothing is lost')
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue(title)
  await context.setOffline(false)

  await page.getByRole('link', { name: 'Cancel' }).click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText('Leave without saving?')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Keep writing' }).click()
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue(title)
  await page.getByRole('link', { name: 'Cancel' }).click()
  await dialog.getByRole('button', { name: 'Leave' }).click()
  await expect(page.getByRole('heading', { name: 'Blog Posts', level: 1 })).toBeVisible()
  await expect(rowOf(page, title)).toHaveCount(0)
  complaints.length = 0
})

test('the second of two saves is told of the first, and may replace it', async ({
  page,
  context,
  complaints,
}) => {
  const title = await stored(page)
  const row = await find(page, title)
  await row.getByRole('link', { name: title, exact: true }).click()
  await page.getByLabel('Author').fill('Second')
  const other = await context.newPage()
  await open(other, page.url())
  await other.getByLabel('Author').fill('First')
  await other.getByRole('button', { name: 'Update Post' }).click()
  await expect(other.getByText(`Saved “${title}”.`)).toBeVisible()

  await page.getByRole('button', { name: 'Update Post' }).click()
  await expect(page.getByRole('alert')).toContainText(/Someone else saved this at .*\s[AP]M/)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Replace it with mine' }).click()
  await expect(page.getByText(`Saved “${title}”.`)).toBeVisible()
  await expect(rowOf(page, title)).toContainText('Second')
  complaints.length = 0
})
