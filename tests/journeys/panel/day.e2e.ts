import type { Browser, Page } from '@playwright/test'
import { photo } from '#tests/journeys/support/attachments.ts'
import {
  expect,
  expectAccessible,
  newNumber,
  open,
  pauseAsPeopleDo,
  signIn,
  someone,
  test,
} from '#tests/journeys/support/journey.ts'
import { newStaff } from '#tests/journeys/support/mail.ts'

/** A day of four people, side by side: of a call, whose customer gets the link to their page by a text message. */

test.use({ viewport: { width: 1440, height: 900 } })

const phone = { width: 390, height: 844 }
const desk = { width: 1440, height: 900 }

const pageOf = async (browser: Browser, viewport: typeof phone) =>
  (await browser.newContext({ viewport })).newPage()

async function give(page: Page, to: string) {
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

async function review(page: Page, lastName: string) {
  await page.getByRole('link', { name: 'Write a review' }).click()
  await page.getByRole('radio', { name: '5 stars: Excellent' }).check()
  await page.getByLabel('Email', { exact: true }).fill(someone().email)
  await page.getByLabel('Title', { exact: true }).fill('Done in one day')
  await page.getByLabel('Your review', { exact: true }).fill(`One price, and it held. ${lastName}`)
  await expect(page.locator('form[novalidate]')).toBeVisible()
  await pauseAsPeopleDo(page)
  await page.getByRole('button', { name: 'Send the review' }).click()
  await expect(page.getByText('Thank you for your review.')).toBeVisible()
  await page.getByRole('link', { name: /receipt/i }).click()
  await expect(page).toHaveURL(/\/receipt\//)
}

test('a day of dispatcher, technician, owner and customer, from the call to the review', async ({
  page: owner,
  browser,
}) => {
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

  const lastName = `Ruiz-${newNumber()}`
  const caller = `Ana ${lastName}`
  await test.step('a call is entered and given; the technician hands it back with a word; it is given again', async () => {
    await open(dispatcher, '/admin/calls/new')
    await dispatcher.getByLabel('Phone number').fill('713 555 0188')
    await dispatcher.getByLabel('Name').fill(caller)
    await dispatcher.getByLabel('What it is about').selectOption('automotive')
    await dispatcher.getByRole('button', { name: 'Save request' }).click()
    await expect(dispatcher.getByRole('article', { name: caller })).toBeVisible()
    await give(dispatcher, tess)
    await technician.getByRole('link', { name: caller, exact: true }).first().click()
    await technician.locator('summary', { hasText: 'Hand back' }).click()
    await technician.getByLabel('Why? (optional)').fill('The van is full')
    await technician.getByRole('button', { name: 'Hand back' }).click()
    await expect(technician.getByRole('heading', { name: 'You handed this job back' })).toBeFocused()
    await expect(technician.getByText('The van is full')).toBeVisible()
    await expect(dispatcher.getByText(/ handed it back at /).first()).toBeVisible()
    await expect(dispatcher.getByText('The van is full').first()).toBeVisible()
    await give(dispatcher, tess)
    await open(technician, '/admin/inbox')
    await accept(technician, caller)
    await expect(technician.getByText(/^Waiting/)).toHaveCount(0)
    await expect(technician.getByText('Everything about this customer')).toHaveCount(0)
    await expect(technician.getByRole('region', { name: 'What happens next' })).toBeFocused()
    await expect(dispatcher.getByRole('button', { name: tess, exact: true })).toBeHidden()
  })

  await test.step('the customer is sent the link, on which nothing says that they wrote', async () => {
    const link = await dispatcher.getByLabel(`Link for ${caller} to follow the request`).inputValue()
    const sms = dispatcher.getByRole('link', { name: `Text ${caller} the link to the request` })
    expect(decodeURIComponent((await sms.getAttribute('href')) ?? '')).toMatch(
      /^sms:\+17135550188\?&body=Hello Ana, .*\/receipt\/Call_/,
    )
    await customer.goto(new URL(link).pathname)
    await expect(customer.getByRole('heading', { level: 1 })).toHaveText('Tess has your request')
    await expect(customer.getByText(/^You called us .*, about a car\./)).toBeVisible()
    await expect(customer.getByText(/you sent/i)).toHaveCount(0)
    await expectAccessible(customer)
  })

  await test.step('the dispatcher sets the appointment and sends an estimate', async () => {
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
    await expect(dispatcher.getByRole('button', { name: 'New version' })).toBeVisible()
    await dispatcher.getByText('The customer answered on the phone').click()
    await dispatcher.getByRole('button', { name: 'Said no' }).click()
    await expect(dispatcher.getByText('Answer recorded.')).toBeVisible()
    await dispatcher.getByRole('button', { name: 'Undo', exact: true }).click()
    await expect(dispatcher.getByText('Waits for an answer')).toBeVisible()
    await expect(dispatcher.getByRole('article', { name: /^Estimate/ })).toBeFocused()
  })

  await test.step('the customer asks for another time and says yes, and the dispatcher sees both', async () => {
    await customer.reload()
    await expect(customer.getByText('Appointment set for').first()).toBeVisible()
    await customer.locator('summary', { hasText: 'Ask for another time' }).click()
    await customer.getByRole('button', { name: 'Yes, ask for another time' }).click()
    await expect(customer.getByText('You asked for another time').first()).toBeVisible()
    await customer.getByText('Accept', { exact: true }).click()
    await expect(customer.getByText('We then set the appointment with you.')).toHaveCount(0)
    await customer.getByLabel('Your full name').first().fill(caller)
    await customer.getByRole('button', { name: 'Yes, I accept' }).click()
    await expect(customer.getByText(/^You accepted it/)).toBeVisible()
    await expect(customer.getByText('Thank you. We have your answer.', { exact: true })).toBeVisible()
    await expect(dispatcher.getByText(`${caller} said yes`)).toBeVisible()
  })

  await test.step('the technician drives there, takes photos, does it, and lets the customer sign', async () => {
    await technician.getByRole('button', { name: '20 min' }).click()
    await expect(technician.getByText(/^On the way, there about/)).toBeVisible()
    await customer.reload()
    await expect(customer.getByRole('heading', { level: 1 })).toHaveText(/^Tess is on the way/)
    const word = await technician.locator('b[translate=no]').innerText()
    await expect(customer.locator('.who-comes b')).toHaveText(word)
    await technician
      .getByLabel('Add photos of the job')
      .setInputFiles([await photo('lock.jpg'), await photo('done.jpg')])
    await expect(technician.getByRole('link', { name: `File 2 of ${caller}, by ${tess}` })).toBeVisible()
    const second = technician.getByRole('group', { name: `Show File 2 of ${caller} to the customer` })
    await second.getByRole('button', { name: 'After' }).click()
    await expect(second.getByRole('button', { name: 'After', pressed: true })).toBeVisible()
    await customer.reload()
    await expect(customer.getByRole('link', { name: 'After' })).toBeVisible()
    await technician.locator('summary', { hasText: 'Customer signs' }).click()
    await technician.getByLabel('Full name of who signs').fill(caller)
    await technician.getByRole('button', { name: 'Yes, I accept it' }).click()
    await expect(technician.getByText(`Signed by ${caller},`)).toBeVisible()
    await expectAccessible(technician)
    await technician.getByRole('button', { name: 'Done', exact: true }).click()
    await expect(technician.getByText(/^Completed /).first()).toBeVisible()
    await dispatcher.getByRole('link', { name: 'The request', exact: true }).click()
    await expect(dispatcher.getByRole('link', { name: `File 1 of ${caller}, by ${tess}` })).toBeVisible()
  })

  await test.step('the owner invoices what was agreed, and is paid', async () => {
    await dispatcher.getByRole('button', { name: 'Make invoice' }).click()
    await dispatcher.getByRole('button', { name: 'Save and send' }).click()
    await expect(dispatcher.getByRole('heading', { name: /^Invoice \d+$/ })).toBeVisible()
    await open(owner, '/admin/invoices?filter=open')
    const row = owner.getByRole('row').filter({ hasText: caller })
    await expect(row).toContainText('$120.00')
    await customer.reload()
    await expect(customer.getByRole('link', { name: /^\$120\.00/ })).toHaveAttribute('href', '#invoices')
    await row.getByRole('link').click()
    await owner.getByRole('button', { name: /^Cash/ }).click()
    await owner.getByRole('button', { name: 'Undo', exact: true }).click()
    await expect(owner.getByText(/^Taken back by/)).toBeVisible()
    await owner.getByRole('button', { name: /^Cash/ }).click()
    await expect(owner.getByRole('button', { name: /^Cash/ })).toHaveCount(0)
    await expect(owner.getByText(/^\$120\.00, Cash/).first()).toBeVisible()
    await customer.reload()
    await expect(customer.getByText('Paid in full').first()).toBeVisible()
    await expect(customer.getByText(/came with it/)).toHaveCount(0)
  })

  await test.step('the customer reviews it from the page', async () => {
    await review(customer, lastName)
    await open(owner, `/admin/calls?filter=all&q=${lastName}`)
    await owner.locator('.inbox-open').click()
    await owner.getByRole('heading', { name: 'Wrapped up' }).click()
    await expect(owner.getByText('Review received')).toBeVisible()
  })
  for (const page of [dispatcher, technician, customer]) await page.context().close()
})
