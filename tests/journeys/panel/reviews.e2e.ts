import type { Page, Request } from '@playwright/test'
import { asVisitor, create } from '#tests/journeys/support/graphql.ts'
import {
  expect,
  expectAccessible,
  keepUndo,
  newNumber,
  open,
  openRowMenu,
  signIn,
  test,
} from '#tests/journeys/support/journey.ts'

const newName = () => `Ruth Abara-${newNumber()}`

async function sendReview(page: Page, name = newName()) {
  const input = {
    name,
    email: 'ruth@example.com',
    rating: 4,
    title: 'Quick and tidy',
    comment: `Rekeyed the back door for ${name}.`,
    service: 'Residential',
  }
  return { name, id: await create(page, 'Review', input, asVisitor) }
}

const rowOf = (page: Page, { name }: { name: string }) => page.getByRole('row').filter({ hasText: name })

async function openReviews(page: Page) {
  await signIn(page)
  await open(page, '/admin/reviews')
  await expect(page.getByRole('heading', { name: 'Reviews', level: 1 })).toBeVisible()
}

test('a review that a program sent comes in by itself, is no suspect, and visitors see it once approved', async ({
  page,
}) => {
  await openReviews(page)
  await expect(page.getByText('Live', { exact: true })).toBeVisible()
  const review = await sendReview(page)
  const row = rowOf(page, review)
  await expect(row).toBeVisible()
  await expect(page.getByText(`New review from ${review.name}, Quick and tidy`)).toBeAttached()
  for (const text of ['ruth@example.com', 'Quick and tidy', 'Residential', 'Pending'])
    await expect(row).toContainText(text)
  await expect(row).not.toContainText('did not come from a form')
  await expect(row.getByText(/^[A-Z][a-z]{2} \d{1,2}, \d{4}$/)).toBeVisible()
  await expect(row.getByRole('img', { name: '4 of 5 stars' })).toBeVisible()
  await expect(page.getByRole('link', { name: /^Reviews \d+ pending$/ })).toBeVisible()
  await expectAccessible(page)

  await row.getByRole('button', { name: `Approve the review of ${review.name}`, exact: true }).press('Enter')
  await expect(page.getByText(`Approved: visitors see the review of ${review.name}`)).toBeAttached()
  await expect(row).toContainText('Approved')
  await openRowMenu(row)
  await row.getByRole('button', { name: `Feature the review of ${review.name}` }).click()
  await expect(row.getByText('Featured', { exact: true })).toBeVisible()
  await expect(page.getByText(`Featured the review of ${review.name}`)).toBeAttached()
  await page.goto('/reviews')
  await expect(page.getByText(`Rekeyed the back door for ${review.name}.`)).toBeVisible()
})

test('the link of a mail shows and focuses its review, wherever it stands', async ({ page }) => {
  const review = await sendReview(page)
  await signIn(page)
  await open(page, `/admin/reviews?filter=featured&q=nobody#review-${review.id}`)
  await expect(page.getByText('The review you opened', { exact: true })).toBeVisible()
  await expect(rowOf(page, review)).toBeFocused()
  await open(page, '/admin/reviews#review-00000000-0000-4000-8000-000000000000')
  await expect(page.getByText('The review you opened no longer exists.')).toBeVisible()
})

test('search and filters are in the address, with counts; deleting asks first and every screen follows', async ({
  page,
  context,
}) => {
  const review = await sendReview(page)
  await openReviews(page)
  for (const filter of ['All', 'Approved', 'Pending', 'Featured'])
    await expect(page.getByRole('link', { name: new RegExp(`^${filter} ?\\d+$`) })).toBeVisible()
  // As on a slow phone, which shows the pressed filter only after the search was typed.
  await page.evaluate((name) => {
    document.querySelector<HTMLElement>('.tabs a[href*="filter=pending"]')?.click()
    const field = document.querySelector<HTMLInputElement>('input[type="search"]')
    if (field) field.value = name
    field?.form?.requestSubmit()
  }, review.name)
  await expect(page).toHaveURL(/filter=pending&q=Ruth/)
  await expect(rowOf(page, review)).toBeVisible()
  await page.getByRole('link', { name: /^Featured/ }).click()
  await expect(page.locator('.list-state').getByText('No reviews found')).toBeVisible()
  await expectAccessible(page)
  await page.goBack()
  const row = rowOf(page, review)
  await expect(row).toBeVisible()

  const other = await context.newPage()
  await open(other, '/admin/reviews')
  await expect(rowOf(other, review)).toBeVisible()
  await expect(other.getByText('Live', { exact: true })).toBeVisible()
  const remove = row.getByRole('button', { name: `Delete the review of ${review.name}` })
  await openRowMenu(row)
  await remove.click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText('Are you sure you want to delete this review?')
  await page.keyboard.press('Escape')
  await expect(row.getByLabel(/^More: /)).toBeFocused()
  await openRowMenu(row)
  await remove.click()
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(row).toBeHidden()
  await expect(rowOf(other, review)).toBeHidden()
})

test('what is approved under Pending leaves that list, is said, and hands the focus on', async ({ page }) => {
  const name = newName()
  const [older, newer] = [await sendReview(page, `${name} older`), await sendReview(page, `${name} newer`)]
  await signIn(page)
  await open(page, `/admin/reviews?${new URLSearchParams({ filter: 'pending', q: name })}`)
  const approve = ({ name }: { name: string }) =>
    rowOf(page, { name }).getByRole('button', { name: `Approve the review of ${name}`, exact: true })
  await approve(newer).press('Enter')
  await expect(rowOf(page, newer)).toBeHidden()
  await expect(page.getByText(`Approved: visitors see the review of ${newer.name}`)).toBeAttached()
  await expect(rowOf(page, older)).toBeFocused()
  await approve(older).press('Enter')
  await expect(page.locator('.list-state').getByText('No reviews found')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Reviews', level: 1 })).toBeFocused()
})

test('what is approved is said also when the list that no longer has it comes before the answer', async ({
  page,
}) => {
  const review = await sendReview(page)
  await signIn(page)
  await open(page, `/admin/reviews?${new URLSearchParams({ filter: 'pending', q: review.name })}`)
  await expect(page.getByText('Live', { exact: true })).toBeVisible()
  const asked = Promise.withResolvers<void>()
  const stored = Promise.withResolvers<void>()
  const gone = Promise.withResolvers<void>()
  await page.route('**/admin/reviews.data**', async (route) => {
    if (route.request().method() === 'POST') {
      const response = await route.fetch()
      stored.resolve()
      await gone.promise
      return route.fulfill({ response })
    }
    // A slow line: the list is asked for before the press and arrives after it.
    asked.resolve()
    await stored.promise
    return route.continue()
  })
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await asked.promise
  await rowOf(page, review)
    .getByRole('button', { name: `Approve the review of ${review.name}`, exact: true })
    .press('Enter')
  await expect(rowOf(page, review)).toBeHidden()
  gone.resolve()
  await expect(page.getByText(`Approved: visitors see the review of ${review.name}`)).toBeAttached()
})

test('a change that does not get through is taken back and said; a lost list is not an empty one', async ({
  page,
  context,
  complaints,
}) => {
  const review = await sendReview(page)
  await signIn(page)
  // Searched for: the lists of filters alone are read ahead, and are then shown as they were.
  await open(page, `/admin/reviews?${new URLSearchParams({ q: review.name })}`)
  const row = rowOf(page, review)
  await expect(row).toBeVisible()
  await context.setOffline(true)
  await row.getByRole('button', { name: `Approve the review of ${review.name}`, exact: true }).click()
  await expect(row.getByRole('alert')).toHaveText('Failed to update review')
  await expect(row).toContainText('Pending')
  const stale = page.getByText(/^Failed to load reviews. Showing the list from/)
  await expect(stale).toBeVisible()
  await page.getByRole('link', { name: /^Featured/ }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'No reviews found' })).toContainText(
    'They could not be loaded.',
  )
  await expect(page.getByRole('link', { name: 'Try again' })).toBeVisible()
  await expectAccessible(page)
  await context.setOffline(false)
  await expect(page.getByText('They could not be loaded.')).toBeHidden()
  complaints.length = 0
})

test('a list that was asked for before the connection went does not hide that the list is stale', async ({
  page,
  complaints,
}) => {
  const review = await sendReview(page)
  await openReviews(page)
  await expect(page.getByText('Live', { exact: true })).toBeVisible()
  const asked = Promise.withResolvers<Request>()
  const release = Promise.withResolvers<void>()
  await page.route(/reviews\.data\?_routes=admin%2Freviews/, async (route) => {
    const response = await route.fetch()
    asked.resolve(route.request())
    await release.promise
    await route.fulfill({ response }).catch(() => undefined)
  })
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  const early = await asked.promise
  await page.route('**/reviews.data**', (route) => route.abort('internetdisconnected'))
  const row = rowOf(page, review)
  await row.getByRole('button', { name: `Approve the review of ${review.name}`, exact: true }).click()
  await expect(row.getByRole('alert')).toHaveText('Failed to update review')
  const stale = page.getByText(/^Failed to load reviews. Showing the list from/)
  await expect(stale).toBeVisible()
  release.resolve()
  await early.response()
  await page.waitForTimeout(500)
  await expect(stale).toBeVisible()
  await page.unroute('**/reviews.data**')
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(stale).toBeHidden()
  complaints.length = 0
})

test('a review is entered and corrected by staff', async ({ page, complaints }) => {
  const name = newName()
  await openReviews(page)
  await page.getByRole('link', { name: 'Add New Review' }).click()
  await expect(page.getByRole('heading', { name: 'Add New Review', level: 1 })).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Name').fill(name)
  await page.getByLabel('Date').fill('2026-07-04')
  await page.getByLabel('Title').fill('On a holiday')
  await page.getByLabel('What they wrote').fill('Came on the Fourth of July.')
  await page.getByLabel('Approved').check()
  // Browsers take it, mail servers do not (RFC 5321).
  await page.getByLabel('Email').fill(`${'r'.repeat(65)}@example.com`)
  await page.getByRole('button', { name: 'Create' }).click()
  await expect(page.getByRole('alert')).toContainText('Failed to save review')
  await expect(page.getByLabel('Email')).toBeFocused()
  const pending = page.getByRole('link', { name: /^Reviews \d+ pending$/ })
  const before = (await page.getByRole('link', { name: /^Reviews/ }).textContent()) ?? ''
  await sendReview(page)
  await expect(pending).not.toHaveText(before)
  await expect(page.getByRole('alert')).toContainText('Failed to save review')
  await page.getByLabel('Email').fill('ruth@example.com')
  await page.getByRole('button', { name: 'Create' }).click()
  const row = rowOf(page, { name })
  await expect(row).toBeFocused()
  await expect(row).toContainText('Jul 4, 2026')
  await expect(row).toContainText('Approved')

  await openRowMenu(row)
  await row.getByRole('link', { name: `Edit the review of ${name}` }).click()
  await expect(page.getByLabel('Date')).toHaveValue('2026-07-04')
  await page.getByLabel('Title').fill('On the Fourth')
  await page.getByLabel('Verified').check()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(row).toContainText('On the Fourth')
  await expect(row.getByText('Verified', { exact: true })).toBeVisible()

  await expect(page).toHaveURL(/[?&]review=/)
  await openRowMenu(row)
  await row.getByRole('button', { name: /^Delete/ }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(row).toBeHidden()
  await expect(page).not.toHaveURL(/[?&]review=/)
  await expect(page.getByText('no longer exists')).toBeHidden()
  complaints.length = 0
})

test('a reply is written in its row, an approval is taken back, and visitors see what is left', async ({
  page,
}) => {
  const review = await sendReview(page)
  await keepUndo(page)
  await openReviews(page)
  const row = rowOf(page, review)
  const approve = row.getByRole('button', { name: `Approve the review of ${review.name}`, exact: true })
  await approve.press('Enter')
  await page.getByRole('button', { name: 'Undo' }).hover()
  await expectAccessible(page)
  await page.keyboard.press('Control+z')
  await expect(page.getByText('Undone')).toBeAttached()
  await expect(row).toContainText('Pending')
  await expect(page.getByRole('button', { name: 'Undo' })).toBeHidden()

  await row.getByText('Reply', { exact: true }).click()
  const reply = row.getByLabel(`Public reply to ${review.name}`)
  await reply.fill('Thank you for having us.')
  await row.getByRole('button', { name: 'Save reply' }).click()
  await expect(row.getByText('Edit reply')).toBeFocused()
  const saved = page.waitForResponse((response) => response.request().method() === 'POST')
  await approve.click()
  await expect(row).toContainText('Approved')
  const shown = page.getByRole('listitem').filter({ hasText: `Rekeyed the back door for ${review.name}.` })
  await saved
  await expect(async () => {
    await page.goto('/reviews')
    expect(await shown.allInnerTexts()).toEqual([expect.stringContaining('replied')])
  }).toPass()
  await expect(shown).toContainText('Thank you for having us.')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a review is approved with one thumb; nothing scrolls sideways', async ({ page }) => {
    const review = await sendReview(page)
    await signIn(page)
    await open(page, '/admin/reviews')
    const row = rowOf(page, review)
    await row.getByRole('button', { name: `Approve the review of ${review.name}`, exact: true }).tap()
    await expect(row).toContainText('Approved')
    for (const button of await row.getByRole('button', { name: review.name }).all()) {
      const box = await button.boundingBox()
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(48)
    }
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)
    await expectAccessible(page)
  })
})
