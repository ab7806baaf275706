import type { Page } from '@playwright/test'
import { changeQuote } from '#tests/journeys/support/graphql.ts'
import {
  enterRequest,
  expect,
  expectAccessible,
  open,
  scriptOf,
  sendRequest,
  signIn,
  test,
  withinOneDay,
} from '#tests/journeys/support/journey.ts'
import { setupStepWords } from '#words/panel/setup.ts'

const countInTitle = async (page: Page) => Number(/^\((\d+)\) /.exec(await page.title())?.[1])

const countIn = async (page: Page, label: string) =>
  Number(await page.getByRole('link', { name: label }).locator('b').textContent())

test('eight counts lead to their lists, with their filters; quick actions begin a post and a testimonial', async ({
  page,
}) => {
  await signIn(page)
  await sendRequest(page)
  const cards = [
    ['Total Blog Posts', '/admin/blogs', 'All Posts'],
    ['Published Posts', '/admin/blogs?filter=published', 'Published'],
    ['Total Testimonials', '/admin/testimonials', 'All'],
    ['Approved Testimonials', '/admin/testimonials?filter=approved', 'Approved'],
    ['Total Quotes', '/admin/quotes', 'All'],
    ['New Quotes', '/admin/quotes?filter=new', 'New'],
    ['Total Reviews', '/admin/reviews', 'All'],
    ['Approved Reviews', '/admin/reviews?filter=approved', 'Approved'],
  ] as const
  const back = () => page.getByRole('link', { name: 'Dashboard' }).click()
  await open(page, '/admin')
  for (const [label, path, filter] of cards) {
    await page.getByRole('link', { name: label }).click()
    await expect(page).toHaveURL(path)
    await expect(page.locator('.tabs [aria-current]')).toContainText(filter)
    await back()
  }
  await page.getByRole('link', { name: 'Create New Blog Post' }).click()
  await expect(page.getByRole('heading', { name: 'Create New Blog Post', level: 1 })).toBeVisible()
  await back()
  await page.getByRole('link', { name: 'Add New Testimonial' }).click()
  await expect(page).toHaveURL('/admin/testimonials/new')
  await back()
  await expect(page.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('aria-current', 'page')
  await expectAccessible(page)
})

test('who must be called first is named, and a new request changes the numbers by itself', async ({
  page,
}) => {
  await signIn(page)
  await enterRequest(page)
  await open(page, '/admin')
  await expect(page.getByText('Live', { exact: true })).toBeVisible()
  const before = await countIn(page, 'New Quotes')
  const waitedBefore = await countInTitle(page)
  await enterRequest(page)
  await expect.poll(() => countIn(page, 'New Quotes')).toBeGreaterThan(before)
  const person = await enterRequest(page, { service: 'emergency' })
  const link = page.getByRole('link', { name: `Open the request of ${person.name}` })
  await expect(page.locator('.who-waits li').first()).toContainText(person.name)
  await expect.poll(() => countInTitle(page)).toBeGreaterThan(waitedBefore + 1)
  const notice = page.getByRole('region', { name: 'Just came in' })
  await expect(notice).toContainText('New message from')
  await expectAccessible(page)
  await link.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: person.name })).toBeVisible()
  await expect(notice).toBeHidden()
})

test('the line about email folds to a badge at the settings, where it stands in full', async ({
  page,
  context,
  complaints,
}) => {
  await signIn(page)
  await open(page, '/admin')
  await scriptOf(page)
  const line = page.locator('.mail-bar')
  await expect(line).toContainText('Email is not set up. Nothing is sent.')
  const fold = line.getByRole('button', { name: 'Hide this. It stays at Settings.' })
  await context.setOffline(true)
  await fold.press('Enter')
  await expect(line, 'nothing is folded without a connection').not.toBeEmpty()
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  await context.setOffline(false)
  complaints.length = 0
  await fold.press('Enter')
  await expect(line).toBeEmpty()
  await expect(page.locator('main')).toBeFocused()
  const settings = page
    .getByRole('navigation', { name: 'Admin pages' })
    .getByRole('link', { name: /^Settings/ })
  await expect(settings).toContainText('Email off')
  await expectAccessible(page)
  await page.reload()
  await expect(line).toBeEmpty()
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(page.getByRole('button', { name: 'More Email off' })).toBeVisible()
  await page.setViewportSize({ width: 1440, height: 900 })
  await settings.click()
  await expect(line).toContainText('Email is not set up. Nothing is sent.')
  await expect(line.getByRole('button')).toBeHidden()
})

test('set-up is one line with its next step; its steps unfold, and a mark that is not stored says so', async ({
  page,
  context,
  complaints,
}) => {
  await signIn(page)
  await open(page, '/admin')
  await scriptOf(page)
  const line = page.getByRole('region', { name: 'Set-up' })
  await expect(line.getByRole('link', { name: /^Next: / })).toBeVisible()
  const mark = line.getByRole('button', { name: 'They are right' })
  await expect(mark).toBeHidden()
  await line.locator('summary').press('Enter')
  await expectAccessible(page)
  // Other journeys of this server may have entered the numbers, so that the mark would be taken.
  await context.setOffline(true)
  await mark.click()
  await expect(line.getByRole('alert')).toContainText(setupStepWords.failed)
  complaints.length = 0
})

test('a job of today is on the line of whoever has it, and calls its customer in one press', async ({
  page,
}) => {
  await withinOneDay()
  await signIn(page)
  const { id, name } = await enterRequest(page)
  await open(page, '/admin')
  const day = page.getByRole('region', { name: 'Today’s jobs' })
  await changeQuote(page, id, { scheduledAt: new Date().toISOString(), scheduledMinutes: 60 })
  const stop = day.getByRole('listitem').filter({ hasText: name })
  await expect(stop).toContainText('Nobody has it')
  await expect(stop.getByRole('link', { name: `Call ${name}` })).toHaveAttribute('href', /^tel:/)
  await expectAccessible(page)
  await changeQuote(page, id, { status: 'completed' })
  await expect(stop).toBeHidden()
})

test('without a connection the figures stay and say of when they are', async ({
  page,
  context,
  complaints,
}) => {
  await signIn(page)
  await open(page, '/admin')
  await expect(page.getByText('Live', { exact: true })).toBeVisible()
  await context.setOffline(true)
  await page.getByRole('link', { name: 'Dashboard' }).click()
  await expect(page.getByRole('alert')).toContainText('The figures could not be loaded. Showing those from')
  await expect(page.getByRole('link', { name: 'Total Quotes' })).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('alert')).toBeHidden()
  complaints.length = 0
})
