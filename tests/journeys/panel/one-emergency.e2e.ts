import type { Browser, Page } from '@playwright/test'
import { onDisk, photo } from '#tests/journeys/support/attachments.ts'
import {
  expect,
  open,
  pauseAsPeopleDo,
  signIn,
  someone,
  test,
  thanked,
} from '#tests/journeys/support/journey.ts'
import {
  linkIn,
  type MailServer,
  password as mailPassword,
  mailTo,
  testWithMail,
} from '#tests/journeys/support/mail-server.ts'
import { owner } from '#tests/journeys/support/owner.ts'

/**
 * One job from the visitor's phone to the published review, through two people of the crew. Every mail is read from a mail
 * server, and its link followed.
 */

type Someone = ReturnType<typeof someone>

const phone = { viewport: { width: 390, height: 844 } }
const dispatcher = { email: 'mike@example.com', password: 'Second-Horse-9' }
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const bar = (page: Page) => page.locator('.mail-bar')
const nameOf = ({ firstName, lastName }: Someone) => `${firstName} ${lastName}`

async function fillLockout(page: Page, person: Someone) {
  await page.goto('/')
  await page.getByLabel('First name').fill(person.firstName)
  await page.getByLabel('Last name').fill(person.lastName)
  await page.getByRole('textbox', { name: 'Phone' }).fill(person.phone)
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Service', { exact: true }).selectOption('automotive')
  await page.getByLabel('What happened, and where').fill('Locked out of my car on level 3, my son is in it.')
}

const browserOf = async (browser: Browser, options: Parameters<Browser['newContext']>[0]) =>
  (await browser.newContext(options)).newPage()

const step = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

const openFromInbox = async (page: Page, person: Someone) => {
  await page
    .locator('.inbox-open')
    .filter({ hasText: nameOf(person) })
    .click()
  await expect(heading(page)).toHaveText(nameOf(person))
}

async function proveMail(page: Page, mail: MailServer) {
  await signIn(page)
  await open(page, '/admin/settings/mail')
  await expect(bar(page)).toContainText('Email is not set up. Nothing is sent.')
  const account = page.getByRole('region', { name: 'Your email account' })
  await page.getByLabel('Who is your email with?').selectOption('other')
  await account.getByLabel('Your email address').fill('shop@example.com')
  await account.getByLabel('Password').fill(mailPassword)
  await account.getByLabel('Server', { exact: true }).fill('127.0.0.1')
  await account.getByLabel('Port').fill(String(mail.port))
  await account.getByLabel('Encryption').selectOption('none')
  await account.getByRole('button', { name: 'Save' }).click()
  await expect(bar(page)).toContainText('Email is set up, but not tested yet.')
  await page.getByRole('button', { name: 'Send test email' }).click()
  await page.getByLabel('Six-digit code').fill(await mail.code())
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByRole('heading', { name: 'Tested' })).toBeVisible()
  await expect(bar(page)).toBeEmpty()
}

async function invite(page: Page, browser: Browser, mail: MailServer) {
  await open(page, '/admin/settings/administrators')
  await page.getByLabel('Email of a new person').fill(dispatcher.email)
  await page.getByLabel('Role', { exact: true }).selectOption('dispatcher')
  await page.getByRole('button', { name: 'Invite' }).click()
  const invitation = await mailTo(mail, dispatcher.email, /you are invited to the admin panel$/)
  const theirs = await browserOf(browser, phone)
  await theirs.goto(linkIn(invitation, /invitation/))
  await theirs.getByLabel('Your name').fill('Mike Reyes')
  await theirs.getByLabel('New password').fill(dispatcher.password)
  await theirs.getByRole('button', { name: 'Start' }).click()
  await expect(heading(theirs)).toHaveText('Dashboard')
  return theirs
}

testWithMail(
  'one lockout at night: sent with a photo, taken, called, driven to, done and reviewed, every mail read',
  async ({ browser, mail, page: desk }) => {
    test.slow()
    const person = someone()
    await desk.setViewportSize({ width: 1440, height: 900 })
    await test.step('the owner proves that mail arrives', () => proveMail(desk, mail))
    const van = await test.step('a dispatcher comes by a mail', () => invite(desk, browser, mail))
    await open(desk, '/admin/inbox')
    await open(van, '/admin/inbox')

    const visitor = await browserOf(browser, phone)
    const number = await test.step('the visitor sends it from a phone', async () => {
      await fillLockout(visitor, person)
      await expect(visitor.locator('form[novalidate]')).toBeVisible()
      await visitor.getByLabel('Photos or documents').setInputFiles(await onDisk(await photo()))
      await pauseAsPeopleDo(visitor)
      await visitor.getByRole('button', { name: 'Get my free quote' }).click()
      await expect(visitor.getByText(thanked)).toBeVisible()
      const received = await mailTo(mail, person.email, /^We have your request/)
      expect(received.subject).toMatch(/^We have your request \d{4}-\d{4}$/)
      expect(received.headers).toContainEqual(expect.objectContaining({ key: 'auto-submitted' }))
      expect(received.text).toContain('One file came with it.')
      expect(`${received.text}${received.html}`).not.toMatch(/my son|Whitfield|555-0117/)
      await visitor.goto(linkIn(received, /^\/receipt\//))
      await expect(visitor.getByText('One file came with it.')).toBeVisible()
      return String(received.subject).slice(-9)
    })

    await test.step('the owner is told by mail and in the open panel', async () => {
      await expect(desk.locator('.inbox-row').first()).toContainText(nameOf(person))
      const told = await mailTo(mail, owner.email, /^New quote request: Automotive/)
      expect(told.subject).toBe(`New quote request: Automotive, ${nameOf(person)} (713) 555-0117`)
      expect(told.text).toContain('Locked out of my car on level 3')
      await open(desk, linkIn(told, /^\/admin\//))
      await expect(desk.getByText(nameOf(person)).first()).toBeVisible()
      await mailTo(mail, dispatcher.email, /^New quote request: Automotive/, nameOf(person))
    })

    await test.step('the dispatcher takes it; the customer sees and reads that', async () => {
      await openFromInbox(van, person)
      await van.getByRole('button', { name: 'I’ll take it' }).click()
      await expect(van.getByText(/^You’ve had this since/)).toBeVisible()
      await open(desk, '/admin/inbox')
      await expect(desk.locator('.inbox-row').first()).toContainText('Mike Reyes has it')
      // The page polls, and loads at once when it is looked at again.
      await expect(async () => {
        await visitor.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
        await expect(heading(visitor)).toHaveText('Mike has your request', { timeout: 3_000 })
      }).toPass()
      const taken = await mailTo(mail, person.email, /is calling you now$/)
      expect(taken.subject).toBe('Mike has your request and is calling you now')
      await visitor.goto(linkIn(taken, /^\/receipt\//))
      await expect(visitor.getByText('Mike is handling it')).toBeVisible()
    })

    await test.step('nobody picks up, then a voicemail, then they are reached', async () => {
      const call = step(van, 'After a call')
      await call.getByRole('button', { name: 'No answer' }).click()
      await call.getByRole('button', { name: 'In 15 min' }).click()
      await expect(call.getByText(/^Follow up /)).toBeVisible()
      await call.getByRole('button', { name: 'Voicemail' }).click()
      await expect(call.getByText(/^Voicemail, /)).toBeVisible()
      await visitor.reload()
      await expect(heading(visitor)).toHaveText('We tried to call you')
      await expect(visitor.getByText('We called, nobody picked up')).toHaveCount(2)
      await call.getByRole('button', { name: 'Reached' }).click()
      await expect(call.getByText(/^Reached, /)).toBeVisible()
      await expect(call.getByText(/^Follow up /)).toBeHidden()
      await visitor.reload()
      await expect(heading(visitor)).toHaveText('We’ve talked')
    })

    await test.step('address, appointment and price', async () => {
      await van.getByText('Add address, time and price').click()
      const job = step(van, 'Job')
      await job.getByLabel('Address').fill('1200 Main St, level 3')
      await job.getByLabel('Date').fill('2030-11-23')
      await job.getByLabel('Time', { exact: true }).fill('23:30')
      await job.getByLabel('Price quoted').fill('120')
      await job.getByRole('button', { name: 'Save' }).click()
      await expect(job.getByText('$120.00')).toBeVisible()
      await expect(van.getByRole('link', { name: 'Open a map of 1200 Main St, level 3' })).toHaveAttribute(
        'href',
        /1200\+Main\+St/,
      )
      const appointment = await van.request.get(
        String(await job.getByRole('link', { name: 'Add to calendar' }).getAttribute('href')),
      )
      expect(await appointment.text()).toMatch(/DTSTART\S*20301124T053000Z/)
      await visitor.reload()
      await expect(visitor.getByText(/^Appointment set for/)).toBeVisible()
      await expect(heading(visitor)).toHaveText(/^Your appointment: .+, 11:30\sPM$/)
      await expect(visitor.getByText('1200 Main St')).toBeHidden()
    })

    await test.step('on the way', async () => {
      const pressedAt = Date.now()
      await step(van, 'On my way').getByRole('button', { name: '20 min' }).click()
      await expect(van.locator('.step-fact').filter({ hasText: 'On the way, there about' })).toBeVisible()
      const coming = await mailTo(mail, person.email, /is on the way/)
      expect(coming.subject).toMatch(/^Mike is on the way and arrives at \d{1,2}(:\d\d)?\s[AP]M$/)
      await visitor.goto(linkIn(coming, /^\/receipt\//))
      await expect(heading(visitor)).toHaveText('Mike is on the way')
      const countdown = visitor.locator('[data-until]')
      await expect(countdown).toHaveText(/^, in \d+ minutes$/)
      const minutes = Number(/\d+/.exec(await countdown.innerText()))
      const latest = 20 - Math.ceil((Date.now() - pressedAt) / 60_000)
      expect(minutes).toBeGreaterThanOrEqual(latest)
      expect(minutes).toBeLessThanOrEqual(20)
    })

    await test.step('done, and reviewed through the link in the mail', async () => {
      await van.getByRole('button', { name: 'Done', exact: true }).click()
      await expect(van.getByText(/^Completed /).first()).toBeVisible()
      const done = await mailTo(mail, person.email, /^Your job is done/)
      expect(done.subject).toBe('Your job is done. Thank you from Lantern Lock & Door')
      expect(done.text).toContain(number)
      await visitor.goto(linkIn(done, /^\/receipt\//))
      await expect(heading(visitor)).toHaveText('Your job is done. Thank you.')
      await visitor.goto(linkIn(done, /^\/reviews\/new/))
      await expect(visitor.getByText('your review will be marked Verified')).toBeVisible()
      await visitor.getByRole('radio', { name: '5 stars: Excellent' }).check()
      await visitor.getByLabel('Title', { exact: true }).fill('There in twenty minutes')
      await visitor
        .getByLabel('Your review', { exact: true })
        .fill(`Opened the car without a scratch. ${person.lastName}`)
      await expect(visitor.locator('form[novalidate]')).toBeVisible()
      await pauseAsPeopleDo(visitor)
      await visitor.getByRole('button', { name: 'Send the review' }).click()
      await expect(visitor.getByText('Thank you for your review.')).toBeVisible()
    })

    await test.step('the owner approves it, and everybody reads it', async () => {
      const waits = await mailTo(mail, owner.email, /^A review waits for approval/)
      await open(desk, linkIn(waits, /^\/admin\//))
      const row = desk.getByRole('row').filter({ hasText: 'There in twenty minutes' })
      await row.getByRole('button', { name: /^Approve the review/ }).click()
      await expect(row).toContainText('Approved')
      const review = visitor.locator('.review').filter({ hasText: person.lastName })
      // The row is optimistic: the server may not have stored it yet.
      await expect(async () => {
        await visitor.goto('/reviews')
        await expect(review).toContainText('There in twenty minutes', { timeout: 3_000 })
      }).toPass()
      await expect(review).toContainText('Verified')
    })

    expect(mail.subjectsTo(person.email)).toHaveLength(5)
    for (const page of [visitor, van]) await page.context().close()
  },
)
