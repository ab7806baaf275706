import type { Page } from '@playwright/test'
import {
  expect,
  expectAccessible,
  open,
  openRequest,
  sendRequest,
  signIn,
  test,
} from '#tests/journeys/support/journey.ts'
import { password, testWithMail } from '#tests/journeys/support/mail-server.ts'

test.use({ viewport: { width: 390, height: 844 } })

const bar = (page: Page) => page.locator('.mail-bar')
const account = (page: Page) => page.getByRole('region', { name: 'Your email account' })

async function enterAccount(page: Page, port: number, typed: string) {
  await account(page).getByLabel('Your email address').fill('shop@example.com')
  await account(page).getByLabel('Password').fill(typed)
  await account(page).getByLabel('Server', { exact: true }).fill('127.0.0.1')
  await account(page).getByLabel('Port').fill(String(port))
  await account(page).getByLabel('Encryption').selectOption('none')
  await account(page).getByRole('button', { name: 'Save' }).click()
}

testWithMail(
  'on a phone mail is set up, fails with a clear text, is proven by its code, and the bar goes',
  async ({ page, mail, complaints }) => {
    await signIn(page)
    const person = await sendRequest(page)
    await open(page, '/admin/quotes')
    await expect(bar(page)).toContainText('Email is not set up. Nothing is sent.')
    await expect.poll(async () => (await bar(page).boundingBox())?.height).toBeLessThan(60)
    await openRequest(page, person.lastName)
    await expect(page.getByText('Email saved as a file, not sent').first()).toBeVisible()

    await bar(page).getByRole('link').click()
    await page.getByLabel('Who is your email with?').selectOption('gmail')
    await expect(account(page).getByText('myaccount.google.com/apppasswords')).toBeVisible()
    await expect(account(page).getByLabel('Server', { exact: true })).toHaveValue('smtp.gmail.com')
    await page.getByLabel('Who is your email with?').selectOption('microsoft')
    await expect(
      account(page).getByText('It is turned off by default at the end of December 2026.'),
    ).toBeVisible()
    await page.getByLabel('Who is your email with?').selectOption('other')
    await expect(account(page).getByText('What you need')).toBeVisible()
    await enterAccount(page, mail.port, 'wrong')
    await expect(bar(page)).toContainText(/Email is set up, but not tested yet|Email is failing/)
    await expectAccessible(page)

    await page.getByRole('button', { name: 'Send test email' }).click()
    await expect(
      page.getByText('The mail server refused the user name or password: 535 bad credentials'),
    ).toBeVisible()
    complaints.length = 0
    await expect(bar(page)).toContainText('Email is failing: wrong password.')
    await account(page).getByLabel('Password').fill(password)
    await account(page).getByRole('button', { name: 'Save' }).click()
    await expect(bar(page)).toContainText('Email is set up, but not tested yet.')

    await page.getByRole('button', { name: 'Send test email' }).click()
    await page.getByLabel('Six-digit code').fill(await mail.code())
    await page.getByRole('button', { name: 'Confirm' }).click()
    await expect(page.getByRole('heading', { name: 'Tested' })).toBeVisible()
    await expect(bar(page)).toBeEmpty()
    await expectAccessible(page)

    const next = await sendRequest(page)
    await open(page, '/admin/quotes')
    await openRequest(page, next.lastName)
    await expect(page.getByText(/^Email sent \d/).first()).toBeVisible()
    await open(page, '/admin')
    await expect(page.getByText(/^Done: .*Email/)).toBeVisible()

    const ask = async (query: string, input: object) =>
      (await (await page.request.post('/graphql', { data: { query, variables: { input } } })).json()).data
    const caller = { name: 'Ann Lee', phone: '(713) 555-0142', email: 'ann@north.test' }
    const { call } = await ask(
      'mutation($input: CreateCallInput!) { call: createCall(input: $input) { id } }',
      { ...caller, service: 'safes', source: 'phone' },
    )
    await ask('mutation($input: UpdateCallInput!) { updateCall(input: $input) { id } }', {
      id: call.id,
      status: 'contacted',
    })
    await open(page, '/admin/calls')
    await page.getByRole('button', { name: 'Select' }).click()
    await page.getByLabel('Select Ann Lee').check()
    await expect(page.getByText('Mark completed emails a thank-you to 1.')).toBeVisible()
    await open(page, '/admin/schedule')
    const job = page.locator(`#job-${call.id}`)
    await job.getByText('Set a time').click()
    await expect(job).toContainText('Ann gets a new time by email to ann@north.test.')
    await job.getByLabel('Date').fill('2031-03-04')
    await job.getByLabel('Time').fill('10:00')
    await job.getByRole('button', { name: 'Save' }).click()
    await expect(page.locator('.undo-place')).toContainText(/Ann Lee: Mar 4, 2031.*Ann is emailed\./)
  },
)
