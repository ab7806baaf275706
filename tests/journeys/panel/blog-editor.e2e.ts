import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { expect, expectAccessible, newNumber, open, signIn, test } from '#tests/journeys/support/journey.ts'
import { openNewPost, storePost } from '#tests/journeys/support/posts.ts'

const newTitle = () => `New pins ${newNumber()}`
const contentOf = (page: Page) => page.getByRole('textbox', { name: 'Content' })

async function fillPost(page: Page, title: string) {
  await page.getByLabel('Title', { exact: true }).fill(title)
  await page.getByLabel('Excerpt').fill('When new pins are enough.')
  await page.getByLabel('Author').fill('Dana Whitfield')
  await page.getByLabel('Category').fill('Residential Security')
  await contentOf(page).fill('Often enough.')
}

const findPost = (page: Page, title: string) =>
  open(page, `/admin/blogs?${new URLSearchParams({ q: title })}`)

async function openPost(page: Page, title: string) {
  await findPost(page, title)
  await page.getByRole('link', { name: title, exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Edit Blog Post', level: 1 })).toBeVisible()
}

const photo = async () => ({
  name: 'lock.jpg',
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 800, height: 800, channels: 3, background: 'red' } })
    .jpeg()
    .toBuffer(),
})

test('the text is formatted by keyboard and bar, undone, and seen beside it on a wide screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1800, height: 900 })
  await signIn(page)
  await openNewPost(page)
  const content = contentOf(page)
  await content.fill('New pins')
  await content.press('ControlOrMeta+a')
  await content.press('Control+b')
  await expect(content).toHaveValue('**New pins**')
  await content.press('ControlOrMeta+z')
  await expect(content).toHaveValue('New pins')

  await content.press('Shift+Tab')
  await expect(page.getByRole('button', { name: 'Bold' })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('button', { name: 'Heading' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(content).toHaveValue('## New pins')
  await expect(content).toBeFocused()
  await expect(page.locator('#panel-preview').getByRole('heading', { name: 'New pins' })).toBeVisible()
  await expectAccessible(page)
})

test('an image is cut by keyboard, described, and shown by the form, the text and the public page', async ({
  page,
}) => {
  const title = newTitle()
  await signIn(page)
  await openNewPost(page)
  await fillPost(page, title)
  await page.getByRole('button', { name: 'Choose a picture' }).click()
  const dialog = page.getByRole('dialog', { name: 'Choose a picture' })
  await expect(dialog.getByLabel('Upload a new picture')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByLabel('Upload a new picture').setInputFiles(await photo())
  const frame = dialog.getByRole('group', { name: 'Part of the picture' })
  await frame.focus()
  await frame.press('ArrowDown')
  await dialog.getByRole('button', { name: 'Use this picture' }).click()
  await expect(dialog.getByText('Please describe the picture')).toBeVisible()
  const alt = dialog.getByRole('textbox', { name: 'Picture description' })
  await expect(alt).toBeFocused()
  await expectAccessible(page)
  await alt.fill(`Pins of ${title}`)
  await dialog.getByRole('button', { name: 'Use this picture' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByLabel('Image URL')).toHaveValue(/\/images\/[0-9a-f-]{36}-960\.webp$/)
  await expect(page.getByLabel('Image description')).toHaveValue(`Pins of ${title}`)

  await page.getByRole('button', { name: 'Picture', exact: true }).click()
  await dialog.getByRole('button', { name: `Use “Pins of ${title}”` }).click()
  await expect(contentOf(page)).toHaveValue(new RegExp(`!\\[Pins of ${title}\\]\\(/images/`))
  await expectAccessible(page)

  await page.getByLabel('Publish this post').check()
  await page.getByRole('button', { name: 'Create Post' }).click()
  await expect(page.getByText(`Saved “${title}”.`)).toBeVisible()
  await page.goto(`/blog/${title.toLowerCase().replaceAll(' ', '-')}`)
  const pictures = page.getByRole('img', { name: `Pins of ${title}` })
  await expect(pictures).toHaveCount(2)
  await expect(pictures.first()).toHaveAttribute('srcset', /-480\.webp 480w/)
  const shape = await pictures
    .first()
    .evaluate((image: HTMLImageElement) => image.naturalWidth / image.naturalHeight)
  expect(shape).toBeCloseTo(16 / 9, 1)
  await expectAccessible(page)
})

test('what is typed is kept as a draft, also without a connection, and continued later', async ({
  page,
  context,
  complaints,
}) => {
  const title = newTitle()
  await signIn(page)
  await storePost(page, title, 'Often enough.')
  await openPost(page, title)
  await contentOf(page).fill('Half a thought')
  await expect(page.getByText(/^Saved as a draft at \d+:\d\d\s[AP]M$/)).toBeVisible()
  await context.setOffline(true)
  await contentOf(page).fill('Half a thought, and the other half')
  await expect(page.getByText('kept in this browser')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText(/^Saved as a draft at/)).toBeVisible()
  await page.getByRole('link', { name: 'Cancel' }).click()
  await expect(page.getByRole('alertdialog')).toContainText('It is kept as a draft')
  await page.getByRole('button', { name: 'Leave' }).click()

  await openPost(page, title)
  await expect(contentOf(page)).toHaveValue('Often enough.')
  await expect(page.getByText('You have an unsaved draft from')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Continue where you left off' }).click()
  await expect(contentOf(page)).toHaveValue('Half a thought, and the other half')
  await expect(page.getByText('It is not saved yet.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Update Post' }).click()
  await expect(page.getByText(`Saved “${title}”.`)).toBeVisible()
  await openPost(page, title)
  await expect(page.getByRole('link', { name: 'Continue where you left off' })).toBeHidden()
  complaints.length = 0
})

test('an earlier version is compared, read and brought back', async ({ page }) => {
  const title = newTitle()
  await signIn(page)
  await storePost(page, title, 'Often enough.')
  await openPost(page, title)
  await contentOf(page).fill('Rarely enough.')
  await page.getByRole('button', { name: 'Update Post' }).click()
  await expect(page.getByText(`Saved “${title}”.`)).toBeVisible()

  await openPost(page, title)
  await page.getByRole('link', { name: 'Earlier versions' }).click()
  const versions = page.getByRole('main').getByRole('listitem')
  await expect(versions).toHaveCount(2)
  await expect(versions.first()).toContainText('Current')
  await expect(versions.first()).toContainText('Changed: Content')
  await expect(versions.first()).toContainText('Saved by owner@example.com')
  await expectAccessible(page)
  await versions.first().getByRole('link').click()
  await expect(page.locator('ins')).toContainText('Rarely enough.')
  await expect(page.locator('del')).toContainText('Often enough.')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'All versions' }).click()
  await versions.last().getByRole('link').click()
  await page.getByRole('link', { name: 'Bring this version back' }).click()
  await expect(contentOf(page)).toHaveValue('Often enough.')
  await expect(page.getByText(/This is the version from/)).toBeVisible()
  await page.getByRole('button', { name: 'Update Post' }).click()
  await expect(page.getByText(`Saved “${title}”.`)).toBeVisible()
})

test('a post is scheduled by Houston’s clock, found as such, and unscheduled', async ({
  page,
  complaints,
}) => {
  const title = newTitle()
  await signIn(page)
  await openNewPost(page)
  await fillPost(page, title)
  const publishAt = page.getByLabel('Publish at')
  await publishAt.fill('2020-01-01T09:00')
  await page.getByRole('button', { name: 'Create Post' }).click()
  await expect(page.getByText('Please choose a time in the future')).toBeVisible()
  await publishAt.fill('2099-07-01T09:00')
  await page.getByRole('button', { name: 'Create Post' }).click()
  await expect(page.getByText(`Saved “${title}”.`)).toBeVisible()

  await open(page, `/admin/blogs?${new URLSearchParams({ filter: 'scheduled', q: title })}`)
  const row = page.getByRole('row').filter({ hasText: title })
  await expect(row).toContainText('Scheduled for Jul 1, 2099, 9:00 AM')
  await expectAccessible(page)
  await row.getByRole('link', { name: title, exact: true }).click()
  await expect(publishAt).toHaveValue('2099-07-01T09:00')
  await publishAt.fill('')
  await page.getByRole('button', { name: 'Update Post' }).click()
  await expect(page.getByText(`Saved “${title}”.`)).toBeVisible()
  await openPost(page, title)
  await expect(publishAt).toHaveValue('')
  complaints.length = 0
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('list, form, bar, dialog and versions fit, and the save button is in reach', async ({ page }) => {
    const title = newTitle()
    const overflow = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    await signIn(page)
    await storePost(page, title, 'Often enough.')
    await findPost(page, title)
    expect(await overflow()).toBe(0)
    await expectAccessible(page)
    await page.getByRole('link', { name: title, exact: true }).tap()
    await expect(page.getByRole('button', { name: 'Update Post' })).toBeInViewport()
    expect(await overflow()).toBe(0)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Choose a picture' }).tap()
    const dialog = page.getByRole('dialog', { name: 'Choose a picture' })
    await dialog.getByLabel('Upload a new picture').setInputFiles(await photo())
    await expect(dialog.getByRole('button', { name: 'Use this picture' })).toBeVisible()
    expect(await overflow()).toBe(0)
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Close' }).tap()
    await page.getByRole('link', { name: 'Earlier versions' }).tap()
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1)
    expect(await overflow()).toBe(0)
    await expectAccessible(page)
  })
})
