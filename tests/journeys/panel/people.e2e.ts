import type { Page } from '@playwright/test'
import {
  expect,
  expectAccessible,
  expireStepUp,
  newNumber,
  open,
  scriptOf,
  signIn,
  test,
} from '#tests/journeys/support/journey.ts'
import { mailedLink } from '#tests/journeys/support/mail.ts'
import { owner } from '#tests/journeys/support/owner.ts'

const password = 'Second-Horse-9'
const newEmail = () => `ana${newNumber()}@example.com`
const rowOf = (page: Page, text: string) => page.getByRole('listitem').filter({ hasText: text })
const signInPage = (page: Page) => page.getByRole('heading', { name: 'Admin Login' })

async function invite(page: Page, email: string) {
  await page.goto('/admin/settings/administrators')
  await page.getByLabel('Email of a new person').fill(email)
  await page.getByRole('button', { name: 'Invite' }).click()
  await expect(rowOf(page, email)).toContainText('Invited by owner@example.com')
}

async function accept(page: Page, email: string) {
  await page.goto(await mailedLink(email))
  await expect(page.getByLabel('Email')).toHaveValue(email)
  await page.getByLabel('Your name').fill('Dana')
  await page.getByLabel('New password').fill(password)
  await page.getByRole('button', { name: 'Start' }).click()
  await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible()
}

test('somebody is invited, comes by the mailed link, is signed out from afar, and is removed', async ({
  page,
  browser,
}) => {
  test.slow()
  const [first, email] = [newEmail(), newEmail()]
  await signIn(page)
  await page.goto('/admin/settings/administrators')
  await scriptOf(page)
  const answered = Promise.withResolvers<void>()
  await page.route('**/admin/settings/administrators.data*', async (route) => {
    if (route.request().method() === 'POST') await answered.promise
    await route.continue()
  })
  await page.getByLabel('Email of a new person').fill(first)
  await page.getByRole('button', { name: 'Invite' }).click()
  await page.getByLabel('Email of a new person').fill(email)
  answered.resolve()
  await expect(rowOf(page, first)).toContainText('Invited by owner@example.com')
  await expect(page.getByLabel('Email of a new person')).toHaveValue(email)
  await page.unrouteAll({ behavior: 'wait' })
  await invite(page, email)
  await expectAccessible(page)

  const theirs = await (await browser.newContext()).newPage()
  await theirs.goto(await mailedLink(email))
  await expectAccessible(theirs)
  await theirs.getByLabel('Your name').fill('Dana')
  await theirs.getByLabel('New password').fill('weak')
  await theirs.getByRole('button', { name: 'Start' }).click()
  await expect(theirs.getByText('The password still needs')).toBeVisible()
  const used = await mailedLink(email)
  await accept(theirs, email)

  await page.getByRole('link', { name: 'Sessions' }).click()
  await expect(page.getByRole('heading', { name: 'Sessions', level: 1 })).toBeVisible()
  await expect(rowOf(page, 'This one')).toContainText('Chrome on Linux')
  await expectAccessible(page)
  await expect(theirs.getByText('Live', { exact: true })).toBeVisible()
  await rowOf(page, email).getByRole('button', { name: 'End' }).click()
  await expect(rowOf(page, email)).toBeHidden()
  await expect(signInPage(theirs)).toBeVisible()
  await theirs.goto(used)
  await expect(theirs.getByRole('heading', { name: 'This link no longer works' })).toBeVisible()

  await page.getByRole('link', { name: 'People', exact: true }).click()
  await rowOf(page, email)
    .getByRole('link', { name: `Remove ${email}` })
    .click()
  const question = page.getByRole('alertdialog', { name: 'Remove this person?' })
  await expect(question).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  await rowOf(page, email)
    .getByRole('link', { name: `Remove ${email}` })
    .click()
  await question.getByRole('button', { name: 'Remove' }).click()
  await expect(question).toBeHidden()
  await expect(rowOf(page, email)).toBeHidden()
  await theirs.context().close()
})

test('a key is shown once, lets a program in, and no more when it is revoked', async ({ page, request }) => {
  const name = `Books ${newNumber()}`
  await signIn(page)
  await open(page, '/admin/settings/api-keys')
  await page.getByLabel('Name').fill(name)
  await page.getByRole('button', { name: 'Create key' }).click()
  await expect(page.getByRole('heading', { name: `The key for ${name}` })).toBeFocused()
  await expectAccessible(page)
  const key = await page.getByText(/^lantern_[\w-]{43}$/).innerText()
  const call = () =>
    request.post('/graphql', {
      headers: { authorization: `Bearer ${key}` },
      data: { query: '{ listQuotes(limit: 1) { items { id } } }' },
    })
  expect((await call()).status()).toBe(200)

  await page.reload()
  await scriptOf(page)
  await expect(page.getByText(key)).toBeHidden()
  await rowOf(page, name)
    .getByRole('link', { name: `Revoke the key ${name}` })
    .click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click()
  await expect(rowOf(page, name)).toBeHidden()
  expect((await call()).status()).toBe(401)
})

test('the password is asked for in the place of the form, which then goes on by itself', async ({
  page,
  complaints,
}) => {
  const email = newEmail()
  await signIn(page)
  await open(page, '/admin/settings/administrators')
  await expireStepUp()
  await page.getByLabel('Email of a new person').fill(email)
  await page.getByRole('button', { name: 'Invite' }).click()
  const form = page.getByRole('group', { name: 'Confirm it’s you' })
  await expect(form.getByLabel('Password', { exact: true })).toBeFocused()
  await expectAccessible(page)
  await form.getByRole('link', { name: 'Cancel' }).click()
  await expect(page.getByLabel('Email of a new person')).toHaveValue(email)

  await page.getByRole('button', { name: 'Invite' }).click()
  await form.getByLabel('Password', { exact: true }).fill('Wrong-Horse-9')
  await form.getByRole('button', { name: 'Continue' }).click()
  await expect(form.getByRole('alert')).toHaveText('This is not your password.')
  await form.getByLabel('Password', { exact: true }).fill(owner.password)
  await form.getByRole('button', { name: 'Continue' }).click()
  await expect(rowOf(page, email)).toContainText('Invited by owner@example.com')
  await expect(form).toBeHidden()

  await test.step('one password serves every form of the page that waits for it', async () => {
    await expireStepUp()
    const other = newEmail()
    const field = page.getByLabel('Email of a new person')
    const isTyping = Promise.withResolvers<void>()
    await page.route('**/administrators.data', (route) => isTyping.promise.then(() => route.continue()), {
      times: 1,
    })
    await rowOf(page, email)
      .getByRole('button', { name: `Send the invitation to ${email} again` })
      .click()
    await field.focus()
    isTyping.resolve()
    await expect(form).toHaveCount(1)
    await expect(field, 'an answer does not take the field away from who types').toBeFocused()
    await field.fill(other)
    await page.getByRole('button', { name: 'Invite' }).click()
    await expect(form).toHaveCount(2)
    await form.last().locator('[name="confirming-password"]').fill(owner.password)
    await form.last().getByRole('button', { name: 'Continue' }).click()
    await expect(rowOf(page, other)).toContainText('Invited by owner@example.com')
    await expect(form).toHaveCount(0)
  })

  await test.step('on a page of its own, which leads back to where it was asked', async () => {
    const from = new URLSearchParams({ from: '/admin/settings/security', interrupted: '1' })
    await open(page, `/admin/confirm?${from}`)
    await expect(page.getByText('Nothing has been done yet.')).toBeVisible()
    await expectAccessible(page)
    await page.getByLabel('Password', { exact: true }).fill('Wrong-Horse-9')
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByRole('alert')).toHaveText('This is not your password.')
    await page.getByLabel('Password', { exact: true }).fill(owner.password)
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByRole('heading', { name: 'Your sign-in', level: 1 })).toBeVisible()
    await expect(page.getByText('press the button again')).toBeVisible()
  })
  complaints.length = 0
})

test('a sign-out that does not reach the server says so', async ({ page, complaints }) => {
  await signIn(page)
  await open(page, '/admin')
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Sign Out' }).click()
  // The dashboard may show an alert of its own.
  await expect(page.getByRole('alert').filter({ hasText: 'you are still signed in' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible()
  await page.context().setOffline(false)
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(signInPage(page)).toBeVisible()
  complaints.length = 0
})
