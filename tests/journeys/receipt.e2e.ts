import type { Browser, Page } from '@playwright/test'
import { photo } from './support/attachments.ts'
import { changeQuote, graphql, quoteIdOf } from './support/graphql.ts'
import {
  byDayAndNight,
  expect,
  expectAccessible,
  fillQuoteFields,
  pauseAsPeopleDo,
  promised,
  signIn,
  someone,
  stopClock,
  test,
} from './support/journey.ts'

/** The page polls every ten seconds: its clock is moved on. */
const atNextLook = (page: Page, shows: (within: { timeout: number }) => Promise<void>) =>
  expect(async () => {
    await page.clock.fastForward(10_000)
    await shows({ timeout: 3_000 })
  }).toPass()

async function sendQuote(page: Page) {
  const person = someone()
  await page.goto('/')
  await fillQuoteFields(page, person)
  await pauseAsPeopleDo(page)
  await page.clock.install()
  await page.locator('#quote-form form').evaluate((form: HTMLFormElement) => form.submit())
  await expect(page).toHaveURL(/\/receipt\//)
  return person
}

type StoredRequest = { phone: string; cancelledAt: string | null; events: { kind: string }[] }

async function asStaff(browser: Browser, email: string) {
  const staff = await browser.newContext()
  await signIn(staff)
  const id = await quoteIdOf(staff, email)
  const query = 'query($id: ID!) { getQuote(id: $id) { phone cancelledAt events { kind } } }'
  return {
    change: (input: object) => changeQuote(staff, id, input),
    stored: async () => (await graphql<{ getQuote: StoredRequest }>(staff, query, { id })).getQuote,
    close: () => staff.close(),
  }
}

test('the page of a request changes while one looks: seen, on the way, done; announced, and honest without connection', async ({
  page,
  browser,
  context,
  complaints,
}) => {
  const { email } = await sendQuote(page)
  const staff = await asStaff(browser, email)
  const title = page.getByRole('heading', { level: 1 })
  await expect(title).toHaveText(promised)
  await expect(page.getByText('Live', { exact: true })).toBeVisible()

  await staff.change({ seenAt: new Date().toISOString() })
  await atNextLook(page, (within) => expect(page.getByText('We’ve seen it')).toBeVisible(within))

  const arrivesAt = await page.evaluate(() => new Date(Date.now() + 20 * 60_000).toISOString())
  await staff.change({ callOutcome: 'reached', arrivesAt })
  await atNextLook(page, (within) => expect(title).toHaveText('We are on the way', within))
  await expect(page.locator('[data-said]')).toContainText('We are on the way')
  await expect(page).toHaveTitle(/^On the way, \d{1,2}(?::\d{2})?\s[AP]M · /)
  const minutes = await page.evaluate((at) => Math.ceil((Date.parse(at) - Date.now()) / 60_000), arrivesAt)
  await expect(page.locator('[data-until]')).toHaveText(
    new RegExp(`^, in (?:${minutes - 1}|${minutes}|${minutes + 1}) minutes$`),
  )

  // A response on its way would say that there is a connection.
  const [look] = await Promise.all([page.waitForResponse(/\/version$/), stopClock(page)])
  await look.finished()
  await context.setOffline(true)
  const lastChecked = page.getByText(/^No connection\. Last checked at /)
  await expect(lastChecked).toBeVisible()
  const now = await page.evaluate(() => Date.now())
  const houston = { timeZone: 'America/Chicago', hour: 'numeric', minute: '2-digit' } as const
  const times = [0, 1, 2].map((ago) => new Date(now - ago * 60_000).toLocaleTimeString('en-US', houston))
  await expect(lastChecked).toHaveText(new RegExp(`at (?:${times.join('|').replace(/\s/g, '\\s')})\\.$`))
  await staff.change({ status: 'completed' })
  await context.setOffline(false)
  // At once: the next poll does not come while the clock stands.
  await expect(title).toHaveText('Your job is done. Thank you.')
  await expect(page.locator('[data-said]')).toHaveText(
    'Your job is done. Thank you. If something is not right, call us or add it below.',
  )

  // For two hours more: the invoice comes after the job.
  await staff.change({ status: 'contacted' })
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect(title).not.toHaveText('Your job is done. Thank you.')
  await staff.change({ status: 'completed' })
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect(title).toHaveText('Your job is done. Thank you.')
  await expect(page.getByText('Live', { exact: true })).toBeVisible()
  await page.clock.fastForward('02:10:00')
  await expect(page.getByText('Live', { exact: true })).toBeHidden()
  complaints.splice(0)
  await staff.close()
})

test('an answer that never comes is said, and does not keep the page from asking again', async ({
  page,
  browser,
  complaints,
}) => {
  const { email } = await sendQuote(page)
  const staff = await asStaff(browser, email)
  const [look] = await Promise.all([page.waitForResponse(/\/version$/), stopClock(page)])
  await look.finished()
  const asked = Promise.withResolvers<void>()
  await page.route('**/version', () => asked.resolve(), { times: 1 })
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await asked.promise
  await staff.change({ seenAt: new Date().toISOString() })
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect(page.getByText('We’ve seen it')).toBeVisible()

  const again = Promise.withResolvers<void>()
  await page.route('**/version', () => again.resolve(), { times: 1 })
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await again.promise
  await page.clock.runFor(20_000)
  await expect(page.getByText(/^No connection\. Last checked at /)).toBeVisible()
  complaints.splice(0)
  await staff.close()
})

async function expectRefused(page: Page) {
  await expect(page.getByRole('alert')).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('alert')).toBeFocused()
  await expect(page.getByText('Added. We can see it now.')).toBeHidden()
}

test('a refused change is in view and has the focus; what went well is said once', async ({
  page,
  complaints,
}) => {
  await sendQuote(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByText('Add a photo or a message').click()
  await page.getByLabel('Message').fill('The left door')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText('Added. We can see it now.')).toBeInViewport()
  await page.getByText('Add a photo or a message').click()
  const movie = { name: 'door.mov', mimeType: 'video/quicktime', buffer: Buffer.from('moov') }
  await page.getByLabel('Photos or documents').setInputFiles(movie)
  await page.getByRole('button', { name: 'Send' }).click()
  await expectRefused(page)
  await expect(page.getByText(/door\.mov is not a photo or a PDF/)).toBeInViewport()

  await page.goto(page.url().replace(/[#?].*/, ''))
  await expect(page.getByText('Added. We can see it now.')).toBeHidden()
  await page.getByText('Correct your number or address').click()
  await page.getByLabel('New phone number').fill('abc')
  await page.getByRole('button', { name: 'Save' }).click()
  await expectRefused(page)
  await expect(page.getByLabel('New phone number')).toHaveAttribute('aria-invalid', 'true')
  expect(complaints.splice(0)).toHaveLength(2)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

  test('a refused change is in view and has the focus', async ({ page, complaints }) => {
    await page.goto('/')
    await fillQuoteFields(page, someone())
    await page.getByRole('button', { name: 'Get my free quote' }).click()
    await page.getByText('Correct your number or address').click()
    await page.getByLabel('New phone number').fill('12')
    await page.getByRole('button', { name: 'Save' }).click()
    await expectRefused(page)
    expect(complaints.splice(0)).toHaveLength(1)
  })
})

test('what one writes is not taken away by news; a photo, a correction and the cancelling reach staff', async ({
  page,
  browser,
}) => {
  const { email } = await sendQuote(page)
  const staff = await asStaff(browser, email)
  await byDayAndNight(page, [390, 1440], () => expectAccessible(page))
  await page.getByText('Add a photo or a message').click()
  await page.getByLabel('Message').fill('The gate code is new')
  await staff.change({ seenAt: new Date().toISOString() })
  await atNextLook(page, (within) => expect(page.getByText('We’ve seen it')).toBeVisible(within))
  await page.getByLabel('Photos or documents').setInputFiles([await photo()])
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText('Added. We can see it now.')).toBeVisible()
  await expect(page.getByText('One file came with it.')).toBeVisible()

  await page.getByText('Correct your number or address').click()
  await page.getByLabel('New phone number').fill('(713) 555-0123')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('number that ends in 23')).toBeVisible()

  await page.getByText('Cancel this request').click()
  await page.getByRole('button', { name: 'Yes, cancel it' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You canceled this request')
  const { phone, cancelledAt, events } = await staff.stored()
  expect({ phone, events: events.map(({ kind }) => kind) }).toEqual({
    phone: '(713) 555-0123',
    events: ['seen', 'added', 'corrected', 'cancelled'],
  })
  expect(cancelledAt).toBeTruthy()
  await staff.close()
})

test('what is sent without a connection stays, is said, and goes at the next press', async ({
  page,
  context,
  complaints,
}) => {
  await sendQuote(page)
  await page.getByText('Add a photo or a message').click()
  const words = page.getByLabel('Message')
  await words.fill('The gate code is 4711.')
  const send = page.getByRole('button', { name: 'Send' })
  await context.setOffline(true)
  await send.click()
  const unsent = page.getByRole('alert').filter({ hasText: 'nothing was sent' })
  await expect(unsent).toBeVisible()
  await expect(words).toHaveValue('The gate code is 4711.')
  await expectAccessible(page)
  await context.setOffline(false)
  await send.click()
  await expect(page.getByText('Added. We can see it now.')).toBeVisible()
  await expect(unsent).toHaveCount(0)
  complaints.length = 0
})
