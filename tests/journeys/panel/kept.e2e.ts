import type { BrowserContext, Page } from '@playwright/test'
import {
  expect,
  expectAccessible,
  newNumber,
  open,
  openRequest,
  scriptOf,
  sendRequest,
  signIn,
  test,
} from '#tests/journeys/support/journey.ts'
import { owner } from '#tests/journeys/support/owner.ts'
import { openNewPost } from '#tests/journeys/support/posts.ts'

async function begin(context: BrowserContext, path: string, field: string, text: string) {
  const tab = await context.newPage()
  await open(tab, path)
  await tab.locator(field).pressSequentially(text)
  return tab
}

async function signOutIn(tab: Page) {
  await open(tab, '/admin')
  await tab.getByRole('button', { name: 'Sign Out' }).click()
  await expect(tab).toHaveURL(/\/admin\/login/)
}

const forms = [
  { path: '/admin/testimonials/new', field: '#comment', text: 'New master keys' },
  { path: '/admin/reviews/new', field: '#comment', text: 'Came in twenty minutes' },
  { path: '/admin/settings/business/identity', field: '[name="tagline"]', text: 'Night and day' },
  { path: '/admin/settings/notifications', field: '#new-recipient', text: 'van@example.com' },
  { path: '/admin/settings/administrators', field: '#invite-email', text: 'ana@example.com' },
  { path: '/admin/settings/api-keys', field: '#key-name', text: 'Accounting' },
  { path: '/admin/settings/security?change=email', field: '#email', text: 'new@example.com' },
]

test('what was typed in any form is there again after signing out in another tab', async ({
  page,
  context,
  complaints,
}) => {
  test.slow()
  await signIn(page)
  const tabs = []
  for (const form of forms)
    tabs.push({ ...form, tab: await begin(context, form.path, form.field, form.text) })
  const typed = await Promise.all(tabs.map(({ tab, field }) => tab.locator(field).inputValue()))
  await signOutIn(page)

  await signIn(page)
  for (const [index, { tab, path, field }] of tabs.entries())
    await test.step(path, async () => {
      await tab.waitForURL(/\/admin\/login\?from=/)
      await tab.reload()
      await scriptOf(tab)
      await tab.getByRole('link', { name: 'Go to the admin panel' }).click()
      await expect(tab).toHaveURL(path)
      await expect(tab.locator(field)).toHaveValue(typed[index] ?? '')
      await expect(tab.getByText('We brought back what you wrote.')).toBeVisible()
      await expectAccessible(tab)
      await tab.getByRole('button', { name: 'Discard it' }).click()
      await expect(tab.locator(field)).not.toHaveValue(typed[index] ?? '')
      await expect(tab.getByText('We brought back what you wrote.')).toBeHidden()
    })
  complaints.length = 0
})

test('signed out in another tab, the form asks to sign in, goes on with what was typed, and saves it once', async ({
  page,
  context,
  complaints,
}) => {
  const name = `Ted Maas-${newNumber()}`
  await signIn(page)
  await open(page, '/admin/testimonials/new')
  await page.getByLabel('Name').fill(name)
  await page.getByLabel('What they said').fill('New master keys for nine rooms')
  await page.getByLabel('Approved').check()
  await signOutIn(await context.newPage())

  await expect(page).toHaveURL(/\/admin\/login\?from=/)
  await page.getByLabel('Email').fill(owner.email)
  await page.getByLabel('Password', { exact: true }).fill(owner.password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL('/admin/testimonials/new')
  await expect(page.getByLabel('Name')).toHaveValue(name)
  await expect(page.getByLabel('Approved')).toBeChecked()
  await page.getByLabel('What they said').fill('New master keys for nine rooms in a morning.')
  await page.getByRole('button', { name: 'Create' }).click()
  await expect(page.getByRole('row').filter({ hasText: name })).toContainText('in a morning.')
  await open(page, '/admin/testimonials/new')
  await expect(page.getByLabel('Name')).toHaveValue('')

  await page.getByLabel('Name').fill('Nobody')
  await page.getByRole('link', { name: 'Cancel' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click()
  await expect(page).toHaveURL(/\/admin\/testimonials$/)
  await page.getByRole('link', { name: 'Add New Testimonial' }).click()
  await expect(page.getByLabel('Name')).toHaveValue('')
  complaints.length = 0
})

test('a note and the last words of a post are kept too', async ({ page, context, complaints }) => {
  const person = await sendRequest(page)
  await signIn(page)
  const quotes = await context.newPage()
  const list = `/admin/quotes?q=${person.lastName}`
  await open(quotes, list)
  await openRequest(quotes, person.lastName)
  await quotes.getByText('Add a note').click()
  await quotes.getByRole('textbox', { name: /note/i }).pressSequentially('Gate code 4412')
  const other = await context.newPage()
  await open(other, '/admin')
  const post = await context.newPage()
  await openNewPost(post)
  await post.locator('#title').pressSequentially('Which lock for a shed')
  await other.getByRole('button', { name: 'Sign Out' }).click()
  await expect(post).toHaveURL(/\/admin\/login/)
  await expect(quotes).toHaveURL(/\/admin\/login/)

  await signIn(page)
  await open(quotes, list)
  await openRequest(quotes, person.lastName)
  await expect(quotes.getByRole('textbox', { name: /note/i })).toHaveValue('Gate code 4412')
  await open(post, '/admin/blogs/new')
  await post.getByRole('link', { name: /continue/i }).click()
  await expect(post.locator('#title')).toHaveValue('Which lock for a shed')
  complaints.length = 0
})

test('lines that were added to an estimate, and those that were removed, are so again after a reload', async ({
  page,
  complaints,
}) => {
  await signIn(page)
  const person = await sendRequest(page)
  await open(page, `/admin/quotes?q=${person.email}`)
  await openRequest(page, person.lastName)
  await page.getByRole('button', { name: 'Write an estimate' }).click()
  await expect(page).toHaveURL(/\/admin\/estimates\//)
  await scriptOf(page)
  const what = page.getByLabel('What', { exact: true })
  const addLine = page.getByRole('button', { name: 'Add a line' })
  await expect(what).toHaveCount(1)
  await addLine.click()
  await expect(what).toHaveCount(1)
  await expect(what).toBeFocused()
  for (const [index, [name, price]] of [
    ['Open a car', '120'],
    ['Rekey', '45.25'],
    ['A new lock', '80'],
  ].entries()) {
    await what.nth(index).fill(name ?? '')
    await expect(what).toHaveCount(index + 2)
    await page
      .getByLabel('Price')
      .nth(index)
      .fill(price ?? '')
  }
  await page.getByRole('button', { name: 'Remove line 4' }).click()
  await expect(addLine).toBeFocused()
  const total = page.getByRole('status', { name: 'Total' })
  await expect(total).toHaveText(/\$245\.25/)

  await page.reload()
  await scriptOf(page)
  await expect(page.getByText('We brought back what you wrote.')).toBeVisible()
  await expect(what).toHaveCount(3)
  await expect(what.nth(2)).toHaveValue('A new lock')
  await expect(total).toHaveText(/\$245\.25/)
  await page.getByRole('button', { name: 'Discard it' }).click()
  await expect(what).toHaveCount(1)
  await expect(what.first()).toHaveValue('')

  await what.first().fill('Open a car')
  await page.getByLabel('Price').first().fill('120')
  await addLine.click()
  await expect(what.nth(1)).toBeFocused()
  await page.keyboard.type('Rekey')
  await page.getByLabel('Price').nth(1).fill('45.25')
  const id = page.url().split('/').at(-1)
  const query = 'mutation($id: ID!) { updateEstimate(input: { id: $id, note: "Theirs" }) { id } }'
  await page.request.post('/graphql', { data: { query, variables: { id } } })
  await page.reload()
  await scriptOf(page)
  await expect(what.nth(1)).toHaveValue('Rekey')
  await page.getByRole('button', { name: 'Save and send' }).click()
  await expect(page.getByText(/^Someone else saved this at/)).toBeVisible()
  complaints.length = 0
  await page.getByRole('button', { name: 'Replace it with mine' }).click()
  await expect(page.getByText('The draft is saved.').first()).toBeVisible()

  const late = await page.context().newPage()
  await open(late, new URL(page.url()).pathname)
  await scriptOf(late)
  await late.getByLabel('Words to the customer').fill('Too late')
  await page.getByRole('button', { name: 'Save and send' }).click()
  await expect(page.getByText('Waits for an answer')).toBeVisible()
  await expect(page.getByText('$165.25').first()).toBeVisible()
  await expect(late.getByRole('alert')).toContainText('This was sent meanwhile, without what you typed')
  await expect(late.getByRole('listitem').filter({ hasText: 'Too late' })).toBeVisible()
  await late.getByRole('button', { name: 'I do not need it' }).click()
  await expect(late.getByText('This was sent meanwhile')).toBeHidden()
  await late.close()
  await page.reload()
  await scriptOf(page)
  await expect(page.getByText('This was sent meanwhile'), 'it was sent as it was typed').toBeHidden()
})
