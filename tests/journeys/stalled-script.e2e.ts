import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { photo } from './support/attachments.ts'
import { expect, fillQuoteFields, someone, stopClock, test } from './support/journey.ts'

async function stallScripts(page: Page) {
  const { promise: arrival, resolve: arrive } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await arrival
    await route.continue().catch(() => undefined)
  })
  return arrive
}

const reviewLink = (page: Page) => page.getByRole('link', { name: 'Leave a Review' }).first()

async function pressReviewLink(page: Page, path: string) {
  await page.goto(path)
  await reviewLink(page).evaluate((link) => link.setAttribute('href', '/reviews/new?service=Safes'))
  const resting = await reviewLink(page).screenshot()
  await stopClock(page)
  await reviewLink(page).click()
  expect(await reviewLink(page).getAttribute('aria-busy')).toBe('true')
  expect((await reviewLink(page).screenshot()).equals(resting)).toBe(false)
}

test('Leave a Review is busy at once, and without its script soon the page itself', async ({ page }) => {
  await stallScripts(page)
  for (const path of ['/', '/reviews']) await pressReviewLink(page, path)
  await pressReviewLink(page, '/services')
  await page.clock.runFor(2_400)
  await expect(page).toHaveURL('/services')
  expect(await reviewLink(page).getAttribute('aria-busy')).toBe('true')
  await page.clock.runFor(200)
  await expect(page).toHaveURL('/reviews/new?service=Safes')
  await expect(page.getByRole('combobox', { name: /^Service/ })).toHaveValue('Safes')
  await page.goBack()
  await expect(reviewLink(page)).not.toHaveAttribute('aria-busy')
})

test('Leave a Review shows the dialog, and is at rest again, when its script comes in time', async ({
  page,
}) => {
  const arrive = await stallScripts(page)
  await page.goto('/services')
  await stopClock(page)
  await reviewLink(page).click()
  await expect(reviewLink(page)).toHaveAttribute('aria-busy', 'true')
  arrive()
  const dialog = page.getByRole('dialog', { name: 'Leave a Review' })
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(reviewLink(page)).not.toHaveAttribute('aria-busy')
  await reviewLink(page).click()
  await expect(dialog).toBeVisible()
})

test('the quote form is sent by the browser itself while its script stalls, files included', async ({
  page,
}) => {
  await stallScripts(page)
  await page.goto('/')
  await fillQuoteFields(page, someone())
  await page.getByLabel('Photos or documents').setInputFiles([await photo()])
  await page.getByRole('button', { name: 'Get my free quote' }).click()
  await expect(page).toHaveURL(/\/receipt\//)
  await expect(page.getByText('One file came with it.')).toBeVisible()
})

/** Recorded by the page itself, ten times a second: Playwright cannot ask a page that navigates. */
function watchButton(page: Page) {
  const seen: string[] = []
  page.on('console', (message) => message.type() === 'debug' && seen.push(message.text()))
  void page.addInitScript(() => {
    setInterval(() => {
      const button = document.querySelector<HTMLButtonElement>('main form [type=submit]')
      if (button) console.debug(button.textContent, button.disabled, button.form?.noValidate)
    }, 100)
  })
  return seen
}
const sendingPlainly = 'Sending... true false'

test('what the browser is sending its script does not upload once more, and the button says that it is on its way', async ({
  page,
}) => {
  const arrive = await stallScripts(page)
  const { promise: answer, resolve: letThrough } = Promise.withResolvers<void>()
  let posts = 0
  await page.route(/\/quote$/, async (route) => {
    if (route.request().method() === 'POST') {
      posts += 1
      await answer
    }
    await route.continue()
  })
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  const buttons = watchButton(page)
  await page.goto('/quote')
  await fillQuoteFields(page, someone())
  await page.getByLabel('Photos or documents').setInputFiles([await photo()])
  await page.getByRole('button', { name: 'Get my free quote' }).click({ noWaitAfter: true })
  await expect.poll(() => buttons.at(-1)).toBe(sendingPlainly)
  const script = page.waitForResponse((response) => response.url().includes('/quote-form'))
  arrive()
  await script
  // A form wakes within a frame of its script.
  const seen = buttons.length
  await expect.poll(() => buttons.length).toBeGreaterThan(seen + 10)
  expect(buttons.at(-1)).toBe(sendingPlainly)
  expect(asked.filter((url) => /graphql|\/files\//.test(url))).toEqual([])
  letThrough()
  await expect(page).toHaveURL(/\/receipt\//)
  await expect(page.getByText('One file came with it.')).toBeVisible()
  expect(posts).toBe(1)
})

test('a form whose sending was stopped can be sent again', async ({ page }) => {
  await stallScripts(page)
  let posts = 0
  await page.route(/\/quote$/, async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    posts += 1
    if (posts > 1) await route.continue()
  })
  const buttons = watchButton(page)
  await page.goto('/quote')
  await fillQuoteFields(page, someone())
  await page.evaluate(() => addEventListener('submit', () => setTimeout(() => stop(), 1_000), { once: true }))
  await page.getByRole('button', { name: 'Get my free quote' }).click({ noWaitAfter: true })
  await expect.poll(() => buttons.at(-1)).toBe(sendingPlainly)
  await page.getByRole('button', { name: 'Get my free quote' }).click()
  await expect(page).toHaveURL(/\/receipt\//)
})

test('the contact form is sent by the browser itself while its script stalls', async ({ page }) => {
  await stallScripts(page)
  const person = someone()
  await page.goto('/contact')
  await page.getByLabel('Name', { exact: true }).fill(person.lastName)
  await page.getByLabel('Email', { exact: true }).fill(person.email)
  await page.getByLabel('Phone', { exact: true }).fill(person.phone)
  await page.getByLabel('Service', { exact: true }).selectOption('residential')
  await page.getByLabel('Message', { exact: true }).fill('The back door sticks.')
  await page.getByRole('button', { name: 'Send the message' }).click()
  await expect(page).toHaveURL(/\/receipt\//)
})

test('a script that comes in the middle of a word takes nothing away, caret and files included', async ({
  page,
}) => {
  const arrive = await stallScripts(page)
  await page.goto('/')
  await fillQuoteFields(page, someone())
  await page.getByLabel('Photos or documents').setInputFiles([await photo('latch.jpg')])
  await page.getByLabel('What happened, and where').fill('The gate')
  arrive()
  await expect(page.locator('form[novalidate]')).toBeVisible()
  await page.keyboard.type(' sticks')
  await expect(page.getByLabel('What happened, and where')).toHaveValue('The gate sticks')
  await expect(page.getByLabel('First name')).toHaveValue('Dana')
  await expect(page.getByLabel('Service', { exact: true })).toHaveValue('automotive')
  await expect(page.getByText('latch.jpg')).toBeVisible()
})

/** The site as a slow line brings it: everything at once, but of a page only its text; what follows comes with `arrive`. */
async function slowLine(site: string) {
  const { promise: arrival, resolve: arrive } = Promise.withResolvers<void>()
  const line = createServer(async ({ url = '/' }, response) => {
    const answer = await fetch(new URL(url, site))
    const type = answer.headers.get('content-type') ?? ''
    const body = Buffer.from(await answer.arrayBuffer())
    const end = type.startsWith('text/html') ? body.indexOf('</main>') : body.length
    response.writeHead(answer.status, { 'content-type': type }).write(body.subarray(0, end))
    if (end < body.length) await arrival
    response.end(body.subarray(end))
  })
  await new Promise<void>((ready) => line.listen(0, '127.0.0.1', ready))
  // A port of its own is an address of its own, which the operating system has chosen.
  const { port } = line.address() as AddressInfo
  return { address: `http://127.0.0.1:${port}`, arrive, close: () => line.close() }
}

test('a form that is being filled in while its page still comes wakes when the page is whole', async ({
  page,
  baseURL,
}) => {
  const line = await slowLine(baseURL ?? '')
  await page.goto(`${line.address}/contact`, { waitUntil: 'commit' })
  await page.getByLabel('Message', { exact: true }).fill('The back door sticks.')
  line.arrive()
  await expect(page.locator('form[novalidate]')).toBeVisible()
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue('The back door sticks.')
  line.close()
})
