import type { Page } from '@playwright/test'
import { photo } from './attachments.ts'
import { expect, fillQuoteFields, someone, stopClock, test } from './journey.ts'

/** Holds every script of the site back, as a line does that stalls, until `arrive` is called. */
async function stallScripts(page: Page) {
  const { promise: arrival, resolve: arrive } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await arrival
    // The page that asked may be gone by now.
    await route.continue().catch(() => undefined)
  })
  return arrive
}

const reviewLink = (page: Page) => page.getByRole('link', { name: 'Leave a Review' }).first()

for (const path of ['/', '/services', '/reviews'])
  test(`${path}: Leave a Review is busy at once, and without its script soon the page itself`, async ({
    page,
  }) => {
    await stallScripts(page)
    await page.goto(path)
    await reviewLink(page).evaluate((link) => link.setAttribute('href', '/reviews/new?service=Safes'))
    const resting = await reviewLink(page).screenshot()
    await stopClock(page)
    await reviewLink(page).click()
    expect(await reviewLink(page).getAttribute('aria-busy')).toBe('true')
    expect((await reviewLink(page).screenshot()).equals(resting)).toBe(false)
    await page.clock.runFor(2_400)
    await expect(page).toHaveURL(path)
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
  // However long it takes: it would be too late after two and a half seconds.
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
