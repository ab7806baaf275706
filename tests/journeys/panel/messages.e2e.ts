import type { Page } from '@playwright/test'
import {
  expect,
  expectAccessible,
  newNumber,
  open,
  openRequest,
  rowOf,
  signIn,
  test,
} from '#tests/journeys/support/journey.ts'

async function sendMessage(page: Page) {
  const number = newNumber()
  const sam = {
    name: `Sam Ortega-${number}`,
    email: `sam${number}@example.com`,
    phone: '(713) 555-0142',
    service: 'emergency',
    message: 'Two side doors of our clinic should lock by themselves at seven.',
  }
  const answer = await page.request.post('/graphql', {
    headers: { 'x-api-key': 'public-key-of-the-journeys' },
    data: {
      query: 'mutation($input: CreateMessageInput!) { createMessage(input: $input) { id } }',
      variables: { input: sam },
    },
  })
  const { data, errors } = await answer.json()
  expect(errors).toBeUndefined()
  return { ...sam, id: String(data.createMessage.id) }
}

async function openMessages(page: Page) {
  await signIn(page)
  await open(page, '/admin/messages')
  await expect(page.getByRole('heading', { name: 'Messages', level: 1 })).toBeVisible()
}

test('a message appears by itself, is counted, and is called and mailed', async ({ page }) => {
  await openMessages(page)
  await expect(page.getByText('Live', { exact: true })).toBeVisible()
  const sam = await sendMessage(page)
  const row = rowOf(page, sam.name)
  await expect(row).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: `New message from ${sam.name}` })).toBeAttached()
  await expect(page.getByRole('link', { name: /^Messages \d+ new$/ })).toBeVisible()
  await expect(row).toContainText('Emergency')
  await expect(row).toContainText(sam.message)
  const call = { role: 'link', name: /^Call/, href: 'tel:+17135550142' } as const
  const mail = { role: 'link', name: /^Email/, href: `mailto:${sam.email}?subject=Your%20message` } as const
  for (const { role, name, href } of [call, mail])
    await expect(row.getByRole(role, { name })).toHaveAttribute('href', href)
  await expectAccessible(page)
  const card = await openRequest(page, sam.name)
  await expect(card).toContainText(sam.message)
  await expect(card).toContainText('did not come from a form on this site')
  for (const { role, name, href } of [call, mail])
    await expect(card.getByRole(role, { name })).toHaveAttribute('href', href)
  await expectAccessible(page)
})

test('contacted and completed by the keyboard, a note, and a deletion that asks', async ({ page }) => {
  const sam = await sendMessage(page)
  await openMessages(page)
  await page.getByRole('searchbox').fill(sam.email)
  // Waits for the search, as the list before it may show the same.
  await expect(page.getByText('1 found', { exact: true })).toBeAttached()
  const card = await openRequest(page, sam.name)
  await card.getByRole('button', { name: 'Reached' }).press('Enter')
  await expect(card).toContainText('after it came in')
  await card.getByRole('combobox').selectOption('completed')
  await expect(card.getByText(/^Completed .*[AP]M$/)).toBeVisible()

  await card.getByText('Add a note').click()
  await card.getByRole('textbox').fill('Called back, coming at 9.')
  await card.getByRole('button', { name: 'Save note' }).click()
  await expect(card.getByText('Edit note')).toBeVisible()
  await expect(card.getByText('Add a note')).toBeFocused()

  await card.getByRole('button', { name: /^Delete the message of/ }).click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText('Are you sure you want to delete this message?')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(page.locator('.list-state')).toContainText('No messages found')
  await expectAccessible(page)
})

test('filters are in the address, and what an old mail links to opens wherever it stands', async ({
  page,
}) => {
  await openMessages(page)
  const sam = await sendMessage(page)
  await open(page, `/admin/messages?status=completed#message-${sam.id}`)
  await expect(page.getByRole('heading', { level: 1, name: sam.name })).toBeVisible()
  await expect(page).toHaveURL(`/admin/messages/${sam.id}`)
  await page.getByRole('link', { name: /^New \d/ }).click()
  await expect(page).toHaveURL(/filter=new/)
  await expect(rowOf(page, sam.name)).toBeVisible()
  await open(page, `/admin/messages#message-${sam.id}`)
  await expect(page).toHaveURL(`/admin/messages/${sam.id}`)
})

test('a failed load is no empty list', async ({ page, context, complaints }) => {
  await openMessages(page)
  await context.setOffline(true)
  await page.getByRole('link', { name: /^Completed/ }).click()
  await expect(page.getByRole('alert')).toContainText('Failed to load messages')
  await context.setOffline(false)
  complaints.length = 0
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a message fits the window, and its call button is in reach', async ({ page }) => {
    await signIn(page)
    const sam = await sendMessage(page)
    await open(page, `/admin/messages?q=${sam.email}`)
    await expect(rowOf(page, sam.name).getByRole('link', { name: /^Call/ })).toBeInViewport()
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)
    await expectAccessible(page)
  })
})
