import type { Browser, Page } from '@playwright/test'
import { changeQuote, quoteIdOf } from './support/graphql.ts'
import {
  expect,
  expectAccessible,
  fillQuote,
  pauseAsPeopleDo,
  signIn,
  someone,
  test,
} from './support/journey.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

const strip = (page: Page) => page.locator('.request-strip')

async function sendQuote(page: Page, person = someone()) {
  await page.goto('/')
  await fillQuote(page, person)
  await pauseAsPeopleDo(page)
  await page.getByRole('button', { name: 'Get my free quote' }).click()
  await expect(page.getByRole('link', { name: 'See your request' })).toBeVisible()
  return person
}

async function contact(browser: Browser, { email }: { email: string }) {
  const staff = await browser.newContext()
  await signIn(staff)
  await changeQuote(staff, await quoteIdOf(staff, email), { status: 'contacted' })
  await staff.close()
}

test('an open request stands on every page until it is withdrawn, and not on its own', async ({
  page,
  browser,
}) => {
  const person = await sendQuote(page)
  for (const path of ['/faq', '/sos', '/services/emergency']) {
    await page.goto(path)
    await expect(strip(page), path).toHaveText(/^Request \d{4}-\d{4}: we’ll call you.* by .+\s[AP]M/)
  }
  await expectAccessible(page)
  await expect(strip(page)).toHaveRole('status')
  await page.evaluate(() => dispatchEvent(new Event('offline')))
  await contact(browser, person)
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect(strip(page)).not.toHaveText(/ by .+\s[AP]M/)

  await strip(page).getByRole('link').click()
  await expect(page).toHaveURL(/\/receipt\/[^?]+$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(strip(page)).toHaveCount(0)
  await page.getByText('Cancel this request').click()
  await page.getByRole('button', { name: 'Yes, cancel it' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/cancel/i)
  await page.goto('/faq')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('open-request'))).toBeNull()
  await expect(strip(page)).toHaveCount(0)
})

test('the page does not jump when the line comes', async ({ page }) => {
  await sendQuote(page)
  await page.goto('/faq')
  await expect(strip(page)).toBeVisible()
  const shift = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let total = 0
        new PerformanceObserver((list) => {
          // Not in TypeScript's library.
          for (const entry of list.getEntries())
            total += (entry as PerformanceEntry & { value: number }).value
        }).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => resolve(total), 500)
      }),
  )
  expect(shift).toBeLessThan(0.005)
})

test('dismissed with the keyboard it is forgotten; opening its page remembers it, also for who has no script before', async ({
  page,
  context,
}) => {
  await sendQuote(page)
  const receipt = (await page.getByRole('link', { name: 'See your request' }).getAttribute('href')) ?? ''
  await page.goto('/faq')
  await strip(page).getByRole('button').focus()
  await page.keyboard.press('Enter')
  await expect(strip(page)).toBeEmpty()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('open-request'))).toBeNull()

  const opened = await context.newPage()
  await opened.goto(receipt)
  await expect.poll(() => opened.evaluate(() => localStorage.getItem('open-request'))).toContain(receipt)
  await opened.goto('/about')
  await expect(strip(opened)).toBeVisible()
})

test('the text message of /sos names the open request, and the place on a press', async ({
  page,
  context,
  complaints,
}) => {
  await sendQuote(page)
  await page.goto('/faq')
  const [, number = ''] = /(\d{4}-\d{4})/.exec((await strip(page).textContent()) ?? '') ?? []
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: 29.7604, longitude: -95.3698, accuracy: 20 })
  await page.goto('/sos')
  const text = page.getByRole('link', { name: /^Text / })
  const body = async () => decodeURIComponent((await text.getAttribute('href')) ?? '')
  expect(await body()).toContain(`Request ${number}.`)
  expect(await body()).not.toContain('29.76040')
  await page.getByRole('button', { name: 'Add where I am' }).click()
  await expect(page.getByText(/^Added to the text: 29\.76040, -95\.36980, within 66 feet/)).toBeVisible()
  expect(await body()).toContain('mlat=29.76040&mlon=-95.36980')
  await expectAccessible(page)
  await page.goto('/faq')
  expect(
    await page.evaluate(
      () =>
        new Promise((resolve) =>
          navigator.geolocation.getCurrentPosition(resolve, ({ code }) => resolve(code)),
        ),
    ),
  ).toBe(1)
  complaints.length = 0
})

test('a device that holds nothing loads no script file, on any page', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
  for (const path of ['/', '/faq', '/sos']) await page.goto(path, { waitUntil: 'networkidle' })
  expect(scripts).toEqual([])
})
