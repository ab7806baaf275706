import { createOTP } from '@better-auth/utils/otp'
import type { Browser, Page } from '@playwright/test'
import { base32 } from '#tests/base32.ts'
import { changeRows, expect, expectAccessible, signIn, test } from '#tests/journeys/support/journey.ts'
import { mailed, newStaff } from '#tests/journeys/support/mail.ts'

type NewPerson = { email: string; password: string }

/** Sign-in settings change here, so each journey has a person of its own. */
async function newPerson(browser: Browser) {
  const desk = await browser.newContext()
  await signIn(desk)
  const theirs = await browser.newContext()
  const person = await newStaff(desk, theirs.request, 'writer')
  await Promise.all([desk.close(), theirs.close()])
  return person
}

async function giveUser(page: Page, { email, password }: NewPerson) {
  await page.goto('/admin/settings/security')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

async function setUpAuthenticator(page: Page, person: NewPerson, look = async () => {}) {
  await giveUser(page, person)
  await expect(heading(page, 'Your sign-in')).toBeVisible()
  await page.getByRole('link', { name: 'Set up an authenticator app' }).click()
  await page.getByLabel('Your password').fill(person.password)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible()
  await look()
  const uri = await page.getByRole('link', { name: 'Open in an app on this device' }).getAttribute('href')
  const key = base32(new URL(uri ?? '').searchParams.get('secret') ?? '')
  const code = () => createOTP(key).totp()
  await page.getByLabel('Code', { exact: true }).fill(await code())
  await page.getByRole('button', { name: 'Turn on' }).click()
  const codes = page.getByRole('list', { name: 'Your recovery codes' }).getByRole('listitem')
  await expect(codes).toHaveCount(10)
  await look()
  const recoveryCodes = await codes.allInnerTexts()
  await page.getByRole('link', { name: 'I have saved them' }).click()
  await expect(page.getByText('10 of 10 are left.')).toBeVisible()
  await page.context().clearCookies()
  return { code, recoveryCodes }
}

async function expectAccessibleDayAndNight(page: Page) {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await expectAccessible(page)
  }
}
const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 })

function expectRefusal(complaints: string[]) {
  expect(complaints.splice(0)).toEqual([expect.stringContaining('422')])
}

test('a forgotten password is replaced through the mailed link', async ({ page, browser, complaints }) => {
  const { email } = await newPerson(browser)
  await page.goto('/admin/login')
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await expect(heading(page, 'Forgot your password?')).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Email me a link' }).click()
  await expect(heading(page, 'Check your email')).toBeVisible()

  const path = await mailed(email, /(\/admin\/reset-password\?token=\S+)/)
  await page.goto(path)
  await expectAccessible(page)
  const password = 'Better-Horse-10'
  await page.getByLabel('New password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Save new password' }).click()
  await expect(page.getByText('Your new password is set.')).toBeVisible()
  await giveUser(page, { email, password })
  await expect(heading(page, 'Your sign-in')).toBeVisible()
  await page.goto(path)
  await page.getByLabel('New password', { exact: true }).fill('Other-Horse-11')
  await page.getByRole('button', { name: 'Save new password' }).click()
  await expect(page.getByText('This link was used or has expired.')).toBeVisible()
  expectRefusal(complaints)
})

test('an unconfirmed email and a password from somebody else are settled before the panel', async ({
  page,
  browser,
  complaints,
}) => {
  const person = await newPerson(browser)
  await changeRows(
    'update users set email_verified = false, password_change_required = true where email = $1',
    [person.email],
  )
  await giveUser(page, person)
  await expect(heading(page, 'Confirm your email')).toBeVisible()
  await expectAccessibleDayAndNight(page)
  const digits = await mailed(person.email, /^(\d{6}) is your/)
  await page.getByLabel('Code from the email').fill(digits === '000000' ? '000001' : '000000')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Code from the email')).toHaveAccessibleDescription(/This code is not right/)
  await expect(page.getByLabel('Code from the email')).toBeFocused()
  await expectAccessibleDayAndNight(page)
  expectRefusal(complaints)
  await page.keyboard.type(digits)
  await page.keyboard.press('Enter')

  await expect(heading(page, 'Choose a new password')).toBeVisible()
  await expectAccessibleDayAndNight(page)
  await page.keyboard.type('weak')
  await page.keyboard.press('Enter')
  const field = page.getByLabel('New password', { exact: true })
  await expect(field).toHaveAccessibleDescription(/still needs/)
  await expectAccessibleDayAndNight(page)
  expectRefusal(complaints)
  await field.fill('Own-Horse-11')
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Your sign-in')).toBeVisible()
  await page.goBack()
  await expect(heading(page, 'Choose a new password')).toBeHidden()
  await expect(page.getByText('took too long')).toBeHidden()
})

test('an authenticator app is set up, and asked for at the next sign-in; without phone and script a recovery code will do', async ({
  page,
  browser,
  complaints,
}) => {
  const person = await newPerson(browser)
  const look = () => expectAccessibleDayAndNight(page)
  const { code, recoveryCodes } = await setUpAuthenticator(page, person, look)
  await giveUser(page, person)
  await expect(heading(page, 'Enter your code')).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Code', { exact: true }).fill('000000')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByLabel('Code', { exact: true })).toHaveAccessibleDescription(/This code is not right/)
  expectRefusal(complaints)
  await page.getByLabel('Code', { exact: true }).fill(await code())
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(heading(page, 'Your sign-in')).toBeVisible()

  const plain = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  await giveUser(plain, person)
  await plain.getByRole('link', { name: 'Use a recovery code' }).click()
  await plain.getByLabel('Recovery code').fill(recoveryCodes[0] ?? '')
  await plain.getByRole('button', { name: 'Continue' }).click()
  await expect(plain.getByText('9 of 10 are left.')).toBeVisible()
  await plain.getByRole('button', { name: 'Sign Out' }).first().click()
  await expect(plain).toHaveURL(/\/admin\/login/)
  await plain.context().close()
})

test('a passkey is added, signs in without password and code, and is removed', async ({ page, browser }) => {
  const person = await newPerson(browser)
  const { recoveryCodes } = await setUpAuthenticator(page, person)
  // Else the virtual authenticator answers the email field before the button can be pressed.
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false
  })
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  await giveUser(page, person)
  await page.getByLabel('Code', { exact: true }).fill(recoveryCodes[0] ?? '')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByLabel('Name of the passkey').fill('Shop phone')
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Shop phone' })).toBeVisible()
  await expectAccessible(page)

  await page.context().clearCookies()
  await page.goto('/admin/settings/security')
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(heading(page, 'Your sign-in')).toBeVisible()

  await page.goto('/admin/confirm?from=/admin/settings/security')
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await expect(heading(page, 'Your sign-in')).toBeVisible()

  await page.getByRole('link', { name: 'Remove Shop phone' }).click()
  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(page.getByText('No passkey yet.')).toBeVisible()
})
