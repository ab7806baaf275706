import type { Page } from '@playwright/test'
import { photo } from './support/attachments.ts'
import { quoteIdOf } from './support/graphql.ts'
import {
  byDayAndNight,
  expect,
  expectAccessible,
  fillQuoteFields,
  keepUndo,
  newNumber,
  open,
  pauseAsPeopleDo,
  signIn,
  someone,
  test,
} from './support/journey.ts'
import { newStaff } from './support/mail.ts'

const look = async (page: Page) => {
  await test.step('accessible', async () => {
    await expectAccessible(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  })
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

test('who comes: photo and license on the account, a word that both see, late by one tap, and after the job its review', async ({
  page: owner,
  browser,
}) => {
  await signIn(owner)
  const page = await (await browser.newContext()).newPage()
  await newStaff(owner, page.request, 'dispatcher', `Mike Reyes-${newNumber()}`)
  await page.goto('/admin/settings/security?change=name')
  await page.getByRole('textbox', { name: 'Your name' }).fill('Mike Ortega')
  await page.getByRole('button', { name: 'Save name' }).click()
  await open(page, '/admin/settings/security')
  await page.getByLabel('Choose a photo').setInputFiles(await photo('me.jpg', 900))
  await expect(page.getByRole('img', { name: 'Your photo, as customers see it' })).toBeVisible()
  await page.getByRole('link', { name: 'Add the number' }).click()
  await page.getByLabel('Pocket card or license number').fill('PC-4411')
  await page.getByRole('button', { name: 'Save the number' }).click()
  await expect(page.getByText('Saved. Customers see it when you are on the way.').first()).toBeVisible()
  await byDayAndNight(page, [390, 1440], () => look(page))

  const visitor = await browser.newContext({ javaScriptEnabled: false })
  const customer = await visitor.newPage()
  const person = await sendPlainly(customer)
  // Without its fragment, to which a visit would not load the page again.
  const receipt = customer.url().replace(/#.*/, '')
  const photoAddress = `${new URL(receipt).pathname}/photo`
  const whoComes = customer.getByRole('region', { name: 'Who’s coming' })
  await expect(whoComes).toHaveCount(0)
  expect((await customer.request.get(photoAddress)).status()).toBe(404)

  await keepUndo(page)
  await open(page, `/admin/inbox/quotes/${await quoteIdOf(page, person.email)}`)
  const steps = page.getByRole('region', { name: 'What happens next' })
  await expect(steps.getByText('Running late')).toHaveCount(0)
  await steps.getByRole('button', { name: '20 min' }).click()
  const codeWord = await steps.locator('b[translate=no]').innerText()
  await byDayAndNight(page, [390, 1440], () => look(page))

  await customer.goto(receipt)
  await expect(whoComes).toContainText('Mike')
  await expect(whoComes).toContainText('License PC-4411')
  await expect(whoComes.locator('b')).toHaveText(codeWord)
  const face = whoComes.getByRole('img', { name: 'Photo of Mike' })
  expect(await face.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(480)

  const watching = await (await browser.newContext()).newPage()
  await watching.clock.install()
  await watching.goto(receipt)
  await steps.getByRole('button', { name: '5 min late', exact: true }).click()
  const headline = watching.locator('[data-live-part=hero]')
  await expect(async () => {
    await watching.clock.fastForward(10_000)
    await expect(headline).toContainText('We are 5 minutes late.', { timeout: 2_000 })
  }).toPass()
  // Late is added to what the screen says when it is pressed.
  await expect(steps.getByText('That is 5 min later than you said first.')).toBeVisible()
  await steps.getByRole('button', { name: '10 min late' }).click()
  await expect(steps.getByText('That is 15 min later than you said first.')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(steps.getByText('That is 5 min later than you said first.')).toBeVisible()
  await byDayAndNight(watching, [390, 1440], () => look(watching))

  await steps.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByRole('heading', { name: /^Wrap(ped)? up$/ })).toBeVisible()
  await customer.goto(receipt)
  await expect(whoComes).toHaveCount(0)
  expect((await customer.request.get(photoAddress)).status()).toBe(404)
  await expect(customer.getByText(/^The warranty on our labor ends on \w+ \d+, \d{4}\.$/)).toBeVisible()
  await customer.getByRole('link', { name: 'Write a review' }).click()
  await expect(customer.getByText('will be marked Verified')).toBeVisible()
  await expect(customer.getByLabel('Name', { exact: true })).toHaveValue(/^Dana W\.$/)
  for (const one of [page, customer, watching]) await one.context().close()
})
