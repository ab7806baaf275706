import type { Page } from '@playwright/test'
import { asVisitor, create } from '#tests/journeys/support/graphql.ts'
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
  return { ...sam, id: await create(page, 'Message', sam, asVisitor) }
}

async function openMessages(page: Page) {
  await signIn(page)
  await open(page, '/admin/messages')
  await expect(page.getByRole('heading', { name: 'Messages', level: 1 })).toBeVisible()
}

test('a message appears by itself, is counted, called and mailed, and opens from what an old mail links to, wherever it stands', async ({
  page,
}) => {
  await openMessages(page)
  await expect(page.getByText('Live', { exact: true })).toBeVisible()
  const sam = await sendMessage(page)
  const row = rowOf(page, sam.name)
  await expect(row).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: `New message from ${sam.name}` })).toBeAttached()
  await expect(row).toContainText('Emergency')
  await expect(row).toContainText(sam.message)
  const call = { role: 'link', name: /^Call/, href: 'tel:+17135550142' } as const
  const mail = { role: 'link', name: /^Email/, href: `mailto:${sam.email}?subject=Your%20message` } as const
  for (const { role, name, href } of [call, mail])
    await expect(row.getByRole(role, { name })).toHaveAttribute('href', href)
  await expectAccessible(page)
  const card = await openRequest(page, sam.name)
  await expect(card).toContainText(sam.message)
  await expect(card).toContainText('call by')
  for (const { role, name, href } of [call, mail])
    await expect(card.getByRole(role, { name })).toHaveAttribute('href', href)
  await expectAccessible(page)

  await card.getByRole('button', { name: /^Delete the message of/ }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('Are you sure you want to delete this message?')
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()

  await open(page, `/admin/messages?status=completed#message-${sam.id}`)
  await expect(page.getByRole('heading', { level: 1, name: sam.name })).toBeVisible()
  await expect(page).toHaveURL(`/admin/messages/${sam.id}`)
  await page.getByRole('link', { name: /^New \d/ }).click()
  await expect(page).toHaveURL(/filter=new/)
  await expect(rowOf(page, sam.name)).toBeVisible()
  await open(page, `/admin/messages#message-${sam.id}`)
  await expect(page).toHaveURL(`/admin/messages/${sam.id}`)
})
