import type { Page } from '@playwright/test'
import {
  expect,
  expectAccessible,
  keepUndo,
  open,
  openRequest,
  rowOf,
  scriptOf,
  sendRequest,
  signIn,
  stopClock,
  test,
  withMotion,
} from '#tests/journeys/support/journey.ts'
import { owner } from '#tests/journeys/support/owner.ts'

async function openQuotes(page: Page) {
  await signIn(page)
  await open(page, '/admin/quotes')
}

test('a wrong password is said at the form; the right one leads back to where one wanted to go', async ({
  page,
  complaints,
}) => {
  await open(page, '/admin/quotes?status=contacted')
  await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible()
  await expect(page.getByText('Sign in to access the admin panel')).toBeVisible()
  await page.getByLabel('Email').fill(owner.email)
  await page.getByLabel('Password', { exact: true }).fill('Wrong-Horse-9')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText('Incorrect email or password')
  await expectAccessible(page)
  await page.getByLabel('Password', { exact: true }).fill(owner.password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL(/\/admin\/quotes\?status=contacted$/)
  complaints.length = 0

  await open(page, '/admin/login')
  await page.getByLabel('Email').fill(owner.email)
  await page.getByLabel('Password', { exact: true }).fill(owner.password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByText('There is already a signed in user; call signOut first')).toBeVisible()
  complaints.length = 0

  await open(page, '/admin')
  await page.getByRole('button', { name: 'Sign Out' }).first().click()
  await expect(page).toHaveURL(/\/admin\/login/)
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible()
  // What the panel asked for while it was being left is answered 401.
  complaints.length = 0
})

test('a deletion asks first, and every open screen follows', async ({ page, context }) => {
  const person = await sendRequest(page)
  await openQuotes(page)
  const other = await context.newPage()
  await open(other, '/admin/quotes')
  await expect(rowOf(other, person.lastName)).toBeVisible()
  await expect(other.getByText('Live', { exact: true })).toBeVisible()

  const card = await openRequest(page, person.lastName)
  const remove = card.getByRole('button', { name: /delete/i })
  await remove.click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText('Are you sure you want to delete this quote?')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(remove).toBeFocused()
  await remove.click()
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(card).toBeHidden()
  await expect(page).toHaveURL(/\/admin\/quotes\?.*deleted=/)
  await expect(rowOf(other, person.lastName)).toBeHidden()
})

test('search and filters are in the address, so Back and a shared link work', async ({ page }) => {
  const person = await sendRequest(page)
  await openQuotes(page)
  await page.getByRole('searchbox').fill(person.lastName)
  await expect(page).toHaveURL(new RegExp(`q=${person.lastName}`))
  await expect(page.locator('.inbox-row')).toHaveCount(1)
  await expect(page.getByRole('searchbox')).toBeFocused()
  await expect(page.getByText('1 found', { exact: true })).toBeAttached()
  await page.getByRole('link', { name: /^Completed/ }).click()
  await expect(page.locator('.inbox-row')).toHaveCount(0)
  await expectAccessible(page)
  await page.goBack()
  await expect(page.locator('.inbox-row')).toHaveCount(1)
})

test('notes are kept, and a request that a program sent is no suspect', async ({ page }) => {
  const person = await sendRequest(page)
  await openQuotes(page)
  const card = await openRequest(page, person.lastName)
  await expect(card).not.toContainText('did not come from a form')
  await card.getByText('Add a note').click()
  await card.getByRole('textbox').focus()
  await page.keyboard.type('Called back, coming at 9.')
  await page.reload()
  await scriptOf(page)
  await expect(card.getByRole('textbox')).toHaveValue('Called back, coming at 9.')
  await expect(card).toContainText('Not saved yet.')
  await card.getByRole('button', { name: /save/i }).click()
  await expect(card.getByText('Called back, coming at 9.').first()).toBeVisible()
  await expect(card.getByText('Add a note')).toBeFocused()
  await page.reload()
  await scriptOf(page)
  const thread = card.locator('.note-thread > li')
  await expect(thread).toContainText('Called back, coming at 9.')

  await thread.getByText('Edit note').click()
  await thread.getByRole('textbox').fill('Called back, coming at 10.')
  await thread.getByRole('button', { name: 'Save note' }).click()
  await expect(thread).toContainText('edited')
  await thread.getByRole('button', { name: /^Delete the note/ }).click()
  await expect(thread).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(thread).toContainText('Called back, coming at 10.')

  await card.getByRole('link', { name: 'Everything about this customer' }).click()
  await expect(page).toHaveURL(/\/admin\/customers\//)
  await expect(page.getByRole('region', { name: 'Requests' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: person.lastName })).toBeVisible()
  await expect(page.locator('.note-thread > li').filter({ hasText: 'coming at 10.' })).toBeVisible()
  await page.getByText('Add a note').click()
  await page.getByRole('textbox', { name: /^Note about/ }).fill('Prefers mornings.')
  await page.getByRole('button', { name: 'Save note' }).click()
  await expect(page.locator('.note-thread > li').filter({ hasText: 'Prefers mornings.' })).toBeVisible()

  await page.getByText('Add a note').click()
  await page.getByRole('textbox', { name: /^Note about/ }).fill('Not for whoever signs in next.')
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL(/\/admin\/login/)
  const kept = await page.evaluate(() => Object.keys(localStorage))
  expect(kept.filter((name) => name.startsWith('lantern-text'))).toEqual([])
})

test('a step is taken back with its time; a completed job asks for a review, and the one that comes is verified', async ({
  page,
}) => {
  const person = await sendRequest(page)
  await keepUndo(page)
  await page.emulateMedia(withMotion.contextOptions)
  await openQuotes(page)
  const card = await openRequest(page, person.lastName)
  const status = card.getByRole('combobox')
  await status.selectOption('contacted')
  await expect(card).toContainText('after it came in')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(status).toHaveValue('new')
  await expect(card).not.toContainText('after it came in')

  await status.selectOption('completed')
  await card.getByRole('button', { name: /^Get a link for/ }).click()
  await expect(card).toContainText('Asked for a review on')
  await expectAccessible(page)
  const link = await card.getByLabel(/^Link for .* to write a review$/).inputValue()

  await page.goto(link)
  await expect(page.getByText('You came through our link after a completed job')).toBeVisible()
  await expect(page.getByLabel('Name')).toHaveValue(`${person.firstName} ${person.lastName[0]}.`)
  await expectAccessible(page)
  await page.getByLabel('Title').fill(`Door of ${person.lastName}`)
  await page.getByLabel('Your review').fill('The panic bar works again.')
  // Without script the thanks are a page of their own.
  await expect(page.locator('form[novalidate]')).toBeVisible()
  await page.getByRole('button', { name: 'Send the review' }).click()
  await expect(page.getByText('Thank you for your review.')).toBeVisible()
  await open(page, '/admin/quotes')
  await openRequest(page, person.lastName)
  await expect(card).toContainText('Review received')
  await card.getByRole('link', { name: /^Show the review of/ }).click()
  const row = page.getByRole('row').filter({ hasText: `Door of ${person.lastName}` })
  await expect(row.getByText('Verified', { exact: true })).toBeVisible()
})

test('two taps take one step, any status is chosen at any time; a status says while it is being saved, and when it could not be', async ({
  page,
  context,
  complaints,
}) => {
  const person = await sendRequest(page)
  await openQuotes(page)
  const card = await openRequest(page, person.lastName)
  const status = card.getByRole('combobox')
  await card.getByRole('button', { name: 'Reached' }).dblclick({ delay: 20 })
  await expect(card).toContainText('after it came in')
  await expect(status).toHaveValue('contacted')
  await expect(card.locator('.time-line').getByText(/reached/i)).toHaveCount(1)
  await status.focus()
  await status.selectOption('completed')
  await expect(card.getByText(/^Completed .*[AP]M$/)).toBeVisible()
  await expect(status).toBeFocused()
  await status.selectOption('contacted')
  const done = card.getByRole('button', { name: 'Done', exact: true })
  await expect(done).toBeVisible()

  const held = Promise.withResolvers<void>()
  await page.route(/\.data(\?|$)/, async (route) => {
    if (route.request().method() === 'POST') await held.promise
    await route.continue()
  })
  await done.click()
  await expect(card.getByRole('button', { name: 'Saving...' })).toBeVisible()
  held.resolve()
  await card.getByText('Who did it, signature, status').click()
  await expect(status).toHaveValue('completed')

  await page.unroute(/\.data(\?|$)/)
  await context.setOffline(true)
  const stale = page.getByText(/^Failed to load quotes. Showing the list from/)
  // A list that was asked for before the connection went may still come: the next press says it.
  await expect(async () => {
    await status.selectOption('contacted')
    await expect(card.getByRole('alert')).toHaveText('Failed to update quote status')
    await expect(status).toHaveValue('completed')
    await expect(stale).toBeVisible({ timeout: 5_000 })
  }).toPass()
  await context.setOffline(false)
  await expect(stale).toBeHidden()
  complaints.length = 0
})

test('a search follows what is typed however slowly the lists come', async ({ page }) => {
  const person = await sendRequest(page)
  await openQuotes(page)
  await page.route('**/quotes.data*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 150))
    await route.continue().catch(() => {})
  })
  const search = page.getByRole('searchbox')
  await search.pressSequentially('Whit')
  // The list of the first letters arrives between the next letter and its own search.
  await page.waitForTimeout(400)
  await search.pressSequentially(person.lastName.slice(4))
  await expect(page).toHaveURL(new RegExp(`q=${person.lastName}$`))
  await search.fill('nobody at all')
  await page.waitForTimeout(350)
  await search.fill('')
  await expect(page).not.toHaveURL(/q=/)
  await expect(rowOf(page, person.lastName)).toBeVisible()
})

test('the sign-in page says when there is no network', async ({ page, context, complaints }) => {
  await open(page, '/admin/login')
  await page.getByLabel('Email').fill(owner.email)
  await page.getByLabel('Password', { exact: true }).fill(owner.password)
  await expect(page.getByRole('button', { name: 'Show password' })).toBeVisible()
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByRole('alert')).toHaveText('A network error has occurred.')
  await page.waitForTimeout(500)
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue(owner.email)
  complaints.length = 0
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('the menu opens, closes with Escape and gives the focus back; nothing scrolls sideways', async ({
    page,
  }) => {
    await sendRequest(page)
    await openQuotes(page)
    const menu = page.getByRole('button', { name: 'More' })
    await menu.tap()
    await expect(page.getByRole('link', { name: /Quote Requests/ })).toBeVisible()
    await expect(page.getByText(owner.email, { exact: true })).toBeVisible()
    await expect(page.getByText('Administrator', { exact: true })).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(menu).toBeFocused()
    await page.goto('/admin/quotes?filter=suspicious')
    await expect(page.getByRole('link', { name: /^Suspicious/ })).toBeInViewport({ ratio: 0.9 })
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)
  })
})

test('the menu of an owner stands in groups at 900 pixels with air, and scrolls on a lower screen', async ({
  page,
}) => {
  await signIn(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, '/admin')
  const menu = page.getByRole('navigation', { name: 'Admin pages' })
  const groups = await menu
    .getByRole('list')
    .evaluateAll((lists) =>
      lists.map((list) => [
        list.getAttribute('aria-labelledby') && list.previousElementSibling?.textContent,
        ...[...list.querySelectorAll('a > .grow')].map(({ textContent }) => textContent),
      ]),
    )
  expect(groups).toEqual([
    [null, 'Dashboard'],
    ['Work', 'Inbox', 'Quote Requests', 'Messages', 'Calls', 'Schedule', 'Customers'],
    ['Money', 'Estimates', 'Invoices', 'Price book', 'Reports'],
    ['Site', 'Pages and texts', 'Blog Posts', 'Reviews', 'Testimonials'],
    [null, 'Settings'],
  ])
  const sidebar = page.locator('.sidebar')
  const spare = () =>
    sidebar.evaluate((whole) => {
      const bottomOf = (selector: string) =>
        whole.querySelector(selector)?.getBoundingClientRect().bottom ?? 0
      const person = whole.querySelector('.sidebar-person')?.getBoundingClientRect().top ?? 0
      return { air: person - bottomOf('nav'), hidden: whole.scrollHeight - whole.clientHeight }
    })
  expect((await spare()).air).toBeGreaterThanOrEqual(24)
  expect((await spare()).hidden).toBe(0)
  await page.setViewportSize({ width: 1440, height: 600 })
  expect((await spare()).hidden).toBeGreaterThan(0)
  await page.getByRole('button', { name: 'Sign Out' }).scrollIntoViewIfNeeded()
  await expect(page.getByRole('button', { name: 'Sign Out' })).toBeInViewport()
})

test('the quotes are said to be loading while they are, and nothing flashes when they come at once', async ({
  page,
}) => {
  await signIn(page)
  await open(page, '/admin')
  const held = Promise.withResolvers<void>()
  await page.route('**/quotes.data*', async (route) => {
    await held.promise
    await route.continue()
  })
  const waiting = page.getByText('Loading quotes...')
  await page.getByRole('link', { name: /^Quote Requests/ }).click()
  await expect(waiting).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Quote Requests', level: 1 })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeHidden()
  await expectAccessible(page)
  held.resolve()
  await expect(page.getByRole('searchbox')).toBeVisible()
  await expect(waiting).toBeHidden()

  await page.unroute('**/quotes.data*')
  await page.getByRole('link', { name: 'Dashboard' }).click()
  await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible()
  // The page's clock stands, so that it cannot time out before the response.
  await stopClock(page)
  await page.evaluate(() => {
    new MutationObserver(() => {
      if (document.body.textContent?.includes('Loading quotes...')) document.title = 'It flashed'
    }).observe(document.body, { childList: true, subtree: true })
  })
  await page.getByRole('link', { name: /^Quote Requests/ }).click()
  await expect(page.getByRole('searchbox')).toBeVisible()
  await expect(page).not.toHaveTitle('It flashed')
})
