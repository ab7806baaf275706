import type { Page } from '@playwright/test'
import { quoteIdOf } from './support/graphql.ts'
import {
  byDayAndNight,
  expect,
  expectAccessible,
  fillQuote,
  fillQuoteFields,
  keepUndo,
  open,
  pauseAsPeopleDo,
  signIn,
  someone,
  testAlone,
} from './support/journey.ts'

async function choose(owner: Page, mode: string) {
  await open(owner, '/admin/settings/business/booking')
  await owner.getByLabel('Customers pick a time online').selectOption(mode)
  await owner.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(owner.getByText('Saved. Your site is updated.')).toBeVisible()
}

async function sendPlainly(customer: Page) {
  const person = someone()
  await customer.goto('/')
  await fillQuoteFields(customer, person)
  await pauseAsPeopleDo(customer)
  await customer.getByRole('button', { name: 'Get my free quote' }).click()
  await expect(customer).toHaveURL(/\/receipt\//)
  return person
}

async function sendWithScript(customer: Page) {
  await customer.goto('/')
  await fillQuote(customer, someone())
  await pauseAsPeopleDo(customer)
  await customer.getByRole('button', { name: 'Get my free quote' }).click()
  await customer.getByRole('link', { name: 'Pick a time' }).click()
  await expect(customer).toHaveURL(/\/receipt\/.*#booking$/)
}

/** Of the last day that is offered, which is free for everybody; gives what the button says. */
async function pickOne(customer: Page): Promise<string> {
  await customer.locator('.booking-day > input:enabled + label').last().click()
  const button = customer.locator('.booking-day > form:visible > .btn').first()
  const says = await button.innerText()
  await button.click()
  await expect(customer.getByRole('heading', { name: /^Kept for you until \d/ })).toBeVisible()
  return says
}

const look = async (page: Page) => {
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
}

testAlone(
  'a time is asked for without script, and confirmed by one press; with script it is booked at once, once',
  async ({ page: owner, browser, baseURL }) => {
    await signIn(owner)
    const visitor = async (javaScriptEnabled: boolean) =>
      (await browser.newContext({ javaScriptEnabled, ...(baseURL && { baseURL }) })).newPage()
    const without = await visitor(false)
    const first = await sendPlainly(without)
    await expect(without.getByRole('heading', { name: 'Pick a time' })).toHaveCount(0)

    await choose(owner, 'ask')
    const receipt = without.url().replace(/#.*/, '')
    await expect(async () => {
      await without.goto(receipt)
      await expect(without.getByRole('heading', { name: 'Pick a time' })).toBeVisible({ timeout: 1_000 })
    }).toPass()
    await without.getByRole('link', { name: 'Pick a time' }).click()
    await pickOne(without)
    await without.getByRole('button', { name: 'Pick another time' }).click()
    const asked = await pickOne(without)
    await without.getByRole('textbox', { name: 'Address of the job (optional)' }).fill('4113 Rio Bravo')
    await without.getByRole('button', { name: 'Ask for it' }).click()
    await expect(without.getByRole('heading', { level: 1 })).toHaveText(/^You asked for /)
    await expect(without.getByText('Sent. We know about it.')).toBeVisible()

    await keepUndo(owner)
    await open(owner, `/admin/inbox/quotes/${await quoteIdOf(owner, first.email)}`)
    await expect(owner.getByText(/^Asks for .*, between /)).toBeVisible()
    await byDayAndNight(owner, [390, 1440], () => look(owner))
    await owner.getByRole('button', { name: 'Confirm', exact: true }).click()
    await expect(owner.getByText(/^Asks for .*, between /)).toHaveCount(0)
    await without.reload()
    await expect(without.getByRole('heading', { level: 1 })).toHaveText(/^Your appointment: /)

    await choose(owner, 'confirm')
    const second = await visitor(true)
    await sendWithScript(second)
    await expect(second.getByText('It is yours once you book it.')).toBeVisible()
    await second.locator('.booking-day > input:enabled + label').last().click()
    // The owner is the only one who goes out.
    await expect(second.locator('.booking-day > form:visible').getByText(asked, { exact: true })).toHaveCount(
      0,
    )
    await byDayAndNight(second, [390, 1440], () => look(second))
    const rival = await visitor(true)
    await sendWithScript(rival)
    await rival.locator('.booking-day > input:enabled + label').last().click()
    const wanted = rival.locator('.booking-day > form:visible > .btn').first()
    await pickOne(second)
    await wanted.click()
    await expect(rival.getByRole('alert').filter({ hasText: 'is not free any more' })).toBeVisible()
    await expect(rival.getByRole('heading', { name: 'Pick a time' })).toBeVisible()

    await byDayAndNight(second, [390, 1440], () => look(second))
    await second.getByRole('button', { name: 'Book it' }).click()
    await expect(second.getByRole('heading', { level: 1 })).toHaveText(/^Your appointment: /)
    await expect(second.getByText('Ask for another time')).toHaveCount(0)
    await second.getByText('Pick another time', { exact: true }).click()
    await byDayAndNight(second, [390], () => look(second))

    await second.locator('.booking-day > input:enabled + label').last().click()
    await second.locator('.booking-day > form:visible > .btn').first().click()
    await expect(second.getByRole('heading', { name: /^Kept for you until \d/ })).toBeVisible()
    await choose(owner, 'ask')
    await second.getByRole('button', { name: 'Book it' }).click()
    await expect(
      second.getByRole('alert').filter({ hasText: 'How times are booked has just changed' }),
    ).toBeVisible()
    await second.getByRole('button', { name: 'Ask for it' }).click()
    await expect(second.getByRole('heading', { level: 1 })).toHaveText(/^You asked for /)
    await second.getByText('Take it back', { exact: true }).click()
    await second.getByRole('button', { name: 'Yes, take it back' }).click()
    await expect(second.getByRole('heading', { level: 1 })).toHaveText(/^Your appointment: /)
  },
)
