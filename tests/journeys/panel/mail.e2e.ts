import type { Browser, Page } from '@playwright/test'
import { graphql } from '#tests/journeys/support/graphql.ts'
import {
  expect,
  expectAccessible,
  open,
  openRequest,
  pauseAsPeopleDo,
  sendRequest,
  signIn,
  someone,
  test,
} from '#tests/journeys/support/journey.ts'
import {
  linkIn,
  type MailServer,
  mailTo,
  password,
  testWithMail,
} from '#tests/journeys/support/mail-server.ts'
import { owner } from '#tests/journeys/support/owner.ts'

test.use({ viewport: { width: 390, height: 844 } })

type Someone = ReturnType<typeof someone>

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const nameOf = ({ firstName, lastName }: Someone) => `${firstName} ${lastName}`
const step = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const plainPage = async (browser: Browser) =>
  (await browser.newContext({ javaScriptEnabled: false })).newPage()

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
  'an emergency without script, before and after mail is set up on a phone: nothing claims a mail that was not sent, then every mail comes',
  async ({ browser, mail, page, complaints }) => {
    test.slow()
    const [visitor, van] = [await plainPage(browser), await plainPage(browser)]
    await signIn(van)
    await test.step('an emergency is worked off, and nothing claims that a mail was sent', () =>
      withoutMail(visitor, van, someone()))
    await test.step('mail is set up, fails with a clear text, is proven by its code, and the bar goes', () =>
      setUpMail(page, mail, complaints))
    await test.step('a press says before who is mailed by it', () => expectToSayWhoIsMailed(page))
    await test.step('an emergency: every step is a form, every mail comes', () =>
      withMail(visitor, van, someone(), mail))
    for (const one of [visitor, van]) await one.context().close()
  },
)

async function withoutMail(visitor: Page, van: Page, person: Someone) {
  const receipt = await sendWithoutScript(visitor, person)
  await van.goto(`/admin/inbox?filter=all&q=${encodeURIComponent(person.email)}`)
  await expect(bar(van)).toHaveText('Email is not set up. Nothing is sent. Set it up')
  await openRequest(van, nameOf(person))
  await expect(bar(van)).toHaveText('Email is not set up. Nothing is sent. Set it up')
  const line = step(van, 'Activity')
  const expectOnLine = (text: string) =>
    expect(async () => {
      await van.goto(van.url())
      await expect(line.getByText(text, { exact: true })).toBeVisible({ timeout: 1_000 })
    }).toPass()
  await expectOnLine('Email saved as a file, not sent')
  await expectOnLine('Confirmation email saved as a file, not sent')
  await workOff(van)
  await expectOnLine('Thank-you email saved as a file, not sent')
  const claims = (await line.innerText()).split('\n').filter((text) => /\b(?<!not )sent\b/.test(text))
  expect(claims).toEqual([])

  await visitor.goto(receipt)
  await expect(heading(visitor)).toHaveText('Your job is done. Thank you.')
  await expect(visitor.getByText(/alerted/)).toBeHidden()
  await expect(visitor.locator('main')).not.toContainText(/emailed|we sent|check your (?:email|inbox)/i)
}

async function setUpMail(page: Page, mail: MailServer, complaints: string[]) {
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
  await page.locator('.setup-line > details > summary').click()
  await expect(page.getByText(/^Done: .*Email/)).toBeVisible()
}

async function expectToSayWhoIsMailed(page: Page) {
  const caller = { name: 'Ann Lee', phone: '(713) 555-0142', email: 'ann@north.test' }
  const { call } = await graphql<{ call: { id: string } }>(
    page,
    'mutation($input: CreateCallInput!) { call: createCall(input: $input) { id } }',
    { input: { ...caller, service: 'safes', source: 'phone' } },
  )
  const { id } = call
  await graphql(page, 'mutation($input: UpdateCallInput!) { updateCall(input: $input) { id } }', {
    input: { id, status: 'contacted' },
  })
  await open(page, '/admin/calls')
  await page.getByRole('button', { name: 'Select' }).click()
  await page.getByLabel('Select Ann Lee').check()
  await expect(page.getByText('Mark completed emails a thank-you to 1.')).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('link', { name: 'Ann Lee' }).first().focus()
  await page.keyboard.press('e')
  await expect(page.locator('.undo-place')).toContainText('Ann Lee gets a thank-you email.')
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
  await page.keyboard.press('u')
  await expect(page.getByText('Undone', { exact: true })).toBeAttached()
  await open(page, '/admin/schedule')
  const job = page.locator(`#job-${id}`)
  await job.getByText('Set a time').click()
  await expect(job).toContainText('Ann gets a new time by email to ann@north.test.')
  await job.getByLabel('Date').fill('2031-03-04')
  await job.getByLabel('Time').fill('10:00')
  await job.getByRole('button', { name: 'Save' }).click()
  await expect(page.locator('.undo-place')).toContainText(/Ann Lee: Mar 4, 2031.*Ann is emailed\./)
}

async function withMail(visitor: Page, van: Page, person: Someone, mail: MailServer) {
  const receipt = await sendWithoutScript(visitor, person)
  const received = await mailTo(mail, person.email, /^We were alerted at .+ Call \(713\) 555-0142 now$/)
  expect(received.text).toContain('We’ll call by ')
  expect(received.text).toContain('Have your ID ready')
  expect(received.text).not.toMatch(/business hours|30 minutes/)
  await visitor.goto(receipt)
  await expect(visitor.getByText('We were alerted', { exact: true })).toBeVisible()
  expect(linkIn(received, /^\/receipt\//)).toBe(receipt)

  const list = `?filter=all&q=${encodeURIComponent(person.email)}`
  await van.goto(`/admin/inbox${list}`)
  await expect(bar(van)).toBeEmpty()
  await openRequest(van, nameOf(person))
  await workOff(van)
  await expect(van).toHaveURL(new RegExp(`/admin/inbox/messages/[^?]+${list.replaceAll('?', '\\?')}$`))

  await visitor.goto(receipt)
  await expect(heading(visitor)).toHaveText('Your job is done. Thank you.')
  const done = await mailTo(mail, person.email, /^Your job is done/)
  await visitor.goto(linkIn(done, /^\/reviews\/new/))
  await visitor.getByRole('radio', { name: '5 stars: Excellent' }).check()
  await visitor.getByLabel('Name', { exact: true }).fill(nameOf(person))
  await visitor.getByLabel('Title', { exact: true }).fill('Door open, lock whole')
  await visitor.getByLabel('Your review', { exact: true }).fill('Twenty minutes, as he said.')
  await pauseAsPeopleDo(visitor)
  await visitor.getByRole('button', { name: 'Send the review' }).click()
  await expect(visitor).toHaveURL(/\/receipt\//)
  await mailTo(mail, owner.email, /^A review waits for approval: 5 stars/, 'Door open, lock whole')
}

async function fillEmergency(page: Page, person: Someone) {
  await page.goto('/contact')
  await page.getByLabel('Name', { exact: true }).fill(nameOf(person))
  await page.getByLabel('Email', { exact: true }).fill(person.email)
  await page.getByLabel('Phone', { exact: true }).fill(person.phone)
  await page.getByLabel('Service', { exact: true }).selectOption('emergency')
  await page.getByLabel('Message', { exact: true }).fill('The key broke off in the front door.')
}

async function sendWithoutScript(visitor: Page, person: Someone): Promise<string> {
  await fillEmergency(visitor, person)
  await pauseAsPeopleDo(visitor)
  await visitor.getByRole('button', { name: 'Send the message' }).click()
  await expect(visitor).toHaveURL(/\/receipt\//)
  await expect(heading(visitor)).toHaveText(
    /^We (?:have your emergency|were alerted at .+)\. We’ll call by .+\.$/,
  )
  await expect(visitor.locator('main')).not.toContainText(/business hours|30 minutes/)
  return new URL(visitor.url()).pathname
}

async function workOff(van: Page) {
  await van.getByRole('button', { name: 'I’ll take it' }).click()
  await expect(van.getByText(/^You’ve had this since/)).toBeVisible()
  const call = step(van, 'After a call')
  await call.getByRole('button', { name: 'No answer' }).click()
  await call.getByRole('button', { name: 'In 1 hour' }).click()
  await expect(call.getByText(/^Follow up /)).toBeVisible()
  await call.getByRole('button', { name: 'Reached' }).click()
  // Without script a press leads to a new page: wait for it.
  await expect(call.getByText(/^Reached, /)).toBeVisible()
  await van.getByText('Add address, time and price').click()
  await step(van, 'Job').getByLabel('Address').fill('5 Elm St')
  await step(van, 'Job').getByRole('button', { name: 'Save' }).click()
  await expect(van.getByRole('link', { name: 'Open a map of 5 Elm St' })).toBeVisible()
  await step(van, 'On my way').getByRole('button', { name: '20 min' }).click()
  await expect(van.locator('.step-fact').filter({ hasText: 'On the way, there about' })).toBeVisible()
  await van.getByRole('button', { name: 'Done', exact: true }).click()
  await expect(van.getByRole('heading', { name: /^Wrap(ped)? up$/ })).toBeVisible()
}
