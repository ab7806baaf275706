import type { Page } from '@playwright/test'
import {
  enterRequest,
  expect,
  expectAccessible,
  open,
  sendRequest,
  signIn,
  test,
} from '#tests/journeys/support/journey.ts'

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
