import type { Browser, Page } from '@playwright/test'
import {
  expect,
  fillQuoteFields,
  newNumber,
  open,
  pauseAsPeopleDo,
  signIn,
  someone,
  test,
} from '#tests/journeys/support/journey.ts'
import { newStaff } from '#tests/journeys/support/mail.ts'

/**
 * A day of four people, side by side. The call that is entered has no page for its customer, so the estimate is accepted on the
 * receipt of a request that was sent.
 */

test.use({ viewport: { width: 1440, height: 900 }, actionTimeout: 20_000 })

const phone = { width: 390, height: 844 }
const desk = { width: 1440, height: 900 }

const pageOf = async (browser: Browser, viewport: typeof phone) =>
  (await browser.newContext({ viewport })).newPage()

async function give(page: Page, to: string) {
  // It stays open after the first time.
  await page.locator('details[id^=give-]').evaluate((fold: HTMLDetailsElement) => {
    fold.open = true
  })
  await page.getByRole('button', { name: to, exact: true }).click()
  await expect(page.getByText(`Given to ${to} at`)).toBeVisible()
}

async function accept(page: Page, name: string) {
  await page.getByRole('link', { name, exact: true }).first().click()
  await page.getByRole('button', { name: 'Yes, I’ll take it' }).click()
  await expect(page.getByText(/^You’ve had this since/)).toBeVisible()
}

async function reviewAt(page: Page, link: string, { lastName }: ReturnType<typeof someone>) {
  await page.goto(link)
  await page.getByRole('radio', { name: '5 stars: Excellent' }).check()
  await page.getByLabel('Title', { exact: true }).fill('Done in one day')
  await page.getByLabel('Your review', { exact: true }).fill(`One price, and it held. ${lastName}`)
  await expect(page.locator('form[novalidate]')).toBeVisible()
  await pauseAsPeopleDo(page)
  await page.getByRole('button', { name: 'Send the review' }).click()
  await expect(page.getByText('Thank you for your review.')).toBeVisible()
}

test('a day of dispatcher, technician, owner and customer, from the call to the review', async ({
  page: owner,
  browser,
}) => {
  const person = someone()
  const name = `${person.firstName} ${person.lastName}`
  const [dispatcher, technician, customer] = await Promise.all([
    pageOf(browser, desk),
    pageOf(browser, phone),
    pageOf(browser, phone),
  ])
  const [mike, tess] = [`Mike Reyes-${newNumber()}`, `Tess Moreno-${newNumber()}`]
  await signIn(owner)
  await newStaff(owner, dispatcher.request, 'dispatcher', mike)
  await newStaff(owner, technician.request, 'technician', tess)
  await open(technician, '/admin/inbox')

  const caller = `Ana Ruiz-${newNumber()}`
  await test.step('a call is entered and given; the technician hands it back with a word; it is given again', async () => {
    await open(dispatcher, '/admin/calls/new')
    await dispatcher.getByLabel('Phone number').fill('713 555 0188')
    await dispatcher.getByLabel('Name').fill(caller)
    await dispatcher.getByLabel('What it is about').selectOption('emergency')
    await dispatcher.getByRole('button', { name: 'Save request' }).click()
    await expect(dispatcher.getByRole('article', { name: caller })).toBeVisible()
    await give(dispatcher, tess)
    await technician.getByRole('link', { name: caller, exact: true }).first().click()
    await technician.locator('summary', { hasText: 'Hand back' }).click()
    await technician.getByLabel('Why? (optional)').fill('The van is full')
    await technician.getByRole('button', { name: 'Hand back' }).click()
    await expect(dispatcher.getByText('Nobody has taken this yet.')).toBeVisible()
    await expect(dispatcher.getByText('The van is full').first()).toBeVisible()
    await give(dispatcher, tess)
    await open(technician, '/admin/inbox')
    await accept(technician, caller)
  })

  await test.step('a customer asks on the website', async () => {
    await customer.goto('/')
    await fillQuoteFields(customer, person)
    await customer.locator('#quote-form form').evaluate((form: HTMLFormElement) => form.submit())
    await expect(customer).toHaveURL(/\/receipt\//)
  })

  await test.step('the dispatcher gives it, sets the appointment and sends an estimate', async () => {
    await open(dispatcher, `/admin/quotes?q=${person.email}`)
    await dispatcher.locator('.inbox-open').click()
    await give(dispatcher, tess)
    await dispatcher.getByText('Add address, time and price').click()
    const job = dispatcher.getByRole('region', { name: 'Job', exact: true })
    await job.getByLabel('Address').fill('1200 Main St, Houston')
    await job.getByLabel('Date').fill('2030-11-23')
    await job.getByLabel('Time', { exact: true }).fill('10:30')
    await job.getByRole('button', { name: 'Save' }).click()
    await expect(job.getByText('1200 Main St')).toBeVisible()
    await dispatcher.getByRole('button', { name: 'Write an estimate' }).click()
    await dispatcher.getByLabel('What', { exact: true }).first().fill('Open a car')
    await dispatcher.getByLabel('Price').first().fill('120')
    await expect(dispatcher.getByRole('status', { name: 'Total' })).toHaveText(/\$120\.00/)
    await dispatcher.getByRole('button', { name: 'Save and send' }).click()
    await expect(dispatcher.getByText('Waits for an answer')).toBeVisible()
  })

  await test.step('the customer says yes on the receipt, and the dispatcher sees it', async () => {
    await customer.reload()
    await expect(customer.getByText('Appointment set for').first()).toBeVisible()
    await customer.getByText('Yes, please do it').click()
    await customer.getByLabel('Your full name').first().fill(name)
    await customer.getByRole('button', { name: 'Yes, I agree' }).click()
    await expect(customer.getByText(/^You said yes/)).toBeVisible()
    await expect(dispatcher.getByText(`${name} said yes`)).toBeVisible()
  })

  await test.step('the technician drives there and does it', async () => {
    await open(technician, '/admin/inbox')
    await accept(technician, name)
    await technician.getByRole('button', { name: '20 min' }).click()
    await expect(technician.getByText(/^On the way, there about/)).toBeVisible()
    await customer.reload()
    await expect(customer.getByRole('heading', { level: 1 })).toHaveText(/^Tess is on the way/)
    await technician.getByRole('button', { name: 'Done', exact: true }).click()
    await expect(technician.getByText(/^Completed /).first()).toBeVisible()
  })

  await test.step('the owner invoices what was agreed, and is paid', async () => {
    await dispatcher.getByRole('button', { name: 'Make invoice' }).click()
    await dispatcher.getByRole('button', { name: 'Save and send' }).click()
    await expect(dispatcher.getByRole('heading', { name: /^Invoice \d+$/ })).toBeVisible()
    await open(owner, '/admin/invoices?filter=open')
    const row = owner.getByRole('row').filter({ hasText: name })
    await expect(row).toContainText('$120.00')
    await row.getByRole('link').click()
    await owner.getByRole('button', { name: /^Cash/ }).click()
    await expect(owner.getByText(/^\$120\.00, Cash/).first()).toBeVisible()
    await customer.reload()
    await expect(customer.getByText('Nothing, it is paid').first()).toBeVisible()
  })

  await test.step('the customer reviews it through a link', async () => {
    await open(owner, `/admin/quotes?filter=all&q=${person.email}`)
    await owner.locator('.inbox-open').click()
    // The mail that thanks for the job has it too.
    const link = await owner.getByLabel(/^Link for/).inputValue()
    await reviewAt(customer, new URL(link).pathname + new URL(link).search, person)
    await expect(owner.getByText('Review received')).toBeVisible()
  })
  for (const page of [dispatcher, technician, customer]) await page.context().close()
})
