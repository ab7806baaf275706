import type { Page } from '@playwright/test'
import {
  expect,
  expectAccessible,
  expectAccessibleNow,
  expectInTime,
  holdBack,
  pauseAsPeopleDo,
  someone,
  stopClock,
  test,
  thanked,
} from './support/journey.ts'

const send = (page: Page) => page.getByRole('button', { name: 'Send the message' })
const service = (page: Page) => page.getByLabel('Service', { exact: true })

async function fillMessage(page: Page, person = someone()) {
  await fillFields(page, person)
  await expect(page.locator('#contact-form form[novalidate]')).toBeVisible()
  return person
}

async function fillFields(page: Page, person = someone()) {
  await page.getByLabel('Name', { exact: true }).fill(`${person.firstName} ${person.lastName}`)
  await page.getByLabel('Email', { exact: true }).fill(person.email)
  await page.getByLabel('Phone', { exact: true }).fill(person.phone)
  await service(page).selectOption('residential')
  await page.getByLabel('Message', { exact: true }).fill('The back door of the house on Rice Blvd sticks.')
  await pauseAsPeopleDo(page)
  return person
}

function createdMessages(page: Page) {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.postData()?.includes('createMessage')) sent.push(request.url())
  })
  return sent
}

test('the message is sent, the thanks show for five seconds, the receipt stays', async ({ page }) => {
  await page.goto('/contact')
  await expect(service(page)).toHaveValue('')
  await expect(service(page).locator('option:checked')).toHaveText('Select a service')
  await fillMessage(page)
  await stopClock(page)
  await send(page).click()
  await expectInTime(page, page.getByText(thanked))
  await expect(page.getByRole('status').filter({ hasText: thanked })).toBeFocused()
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('')
  await expectAccessibleNow(page)
  await page.clock.runFor(3_000)
  await expect(page.getByText(thanked)).toBeVisible()
  await page.clock.runFor(2_000)
  await expect(page.getByText(thanked)).toBeHidden()
  await send(page).click()
  await expect(page.getByRole('status').filter({ hasText: thanked })).toBeFocused()
  await page.getByLabel('Name', { exact: true }).fill('Dana')
  await send(page).click()
  await expect(page.getByLabel('Email', { exact: true })).toHaveAttribute('aria-invalid', 'true')
  await page.getByRole('link', { name: 'See your request' }).click()
  await expect(page).toHaveURL(/\/receipt\//)
})

test('a double click while the button says that it is sent, and the same message once more, lead to one receipt', async ({
  page,
}) => {
  const sent = createdMessages(page)
  await page.goto('/contact')
  const person = await fillMessage(page)
  const answer = await holdBack(page)
  await send(page).dblclick()
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled()
  answer()
  const receipt = page.getByRole('link', { name: 'See your request' })
  await expect(receipt).toBeVisible()
  expect(sent).toHaveLength(1)
  const address = await receipt.getAttribute('href')
  await fillMessage(page, person)
  await send(page).click()
  await expect.poll(() => sent.length).toBe(2)
  await expect(receipt).toHaveAttribute('href', address ?? '')
})

test('after the thanks no hint stands under the empty fields', async ({ page }) => {
  await page.goto('/contact')
  await page.getByLabel('Name', { exact: true }).focus()
  await expect(page.locator('#contact-form form[novalidate]')).toBeVisible()
  await fillMessage(page, { ...someone(), email: 'jose@gmial.com', phone: '555-0123' })
  await expect(page.getByText('Did you mean jose@gmail.com?')).toBeVisible()
  await expect(page.getByText(/This number looks incomplete/)).toBeVisible()
  await send(page).click()
  await expect(page.getByText(thanked)).toBeVisible()
  await expect(page.getByLabel('Phone', { exact: true })).toHaveValue('')
  await expect(page.getByText('Did you mean')).toBeHidden()
  await expect(page.getByText(/This number looks incomplete/)).toBeHidden()
})

test('who has photos goes on to the quote form, and what was typed goes along', async ({ page }) => {
  await page.goto('/contact')
  await expect(page.getByText('We’ll keep what you typed.')).toBeHidden()
  const ofEmergency = page.getByText('Send this first. You can add them on its page.')
  await service(page).selectOption('emergency')
  await expect(ofEmergency).toBeVisible()
  await expect(page.getByRole('link', { name: 'Use the quote form' })).toBeHidden()
  const person = await fillMessage(page)
  await expect(ofEmergency).toBeHidden()
  await expect(page.getByText('We’ll keep what you typed.')).toBeVisible()
  await page.getByRole('link', { name: 'Use the quote form' }).click()
  await expect(page).toHaveURL('/quote#quote-form')
  await expect(page.getByText('We kept what you typed')).toBeVisible()
  await expect(page.getByLabel('First name')).toHaveValue(person.firstName)
  await expect(page.getByLabel('Last name')).toHaveValue(person.lastName)
  await expect(page.getByRole('textbox', { name: 'Phone' })).toHaveValue(person.phone)
  await expect(page.getByLabel('Email')).toHaveValue(person.email)
  await expect(service(page)).toHaveValue('residential')
  await expect(page.getByLabel('What happened, and where')).toHaveValue(/Rice Blvd/)
  await expect(page.getByLabel('Photos or documents')).toBeAttached()
})

test('all five fields are needed, and the keyboard alone sends', async ({ page }) => {
  await page.goto('/contact')
  await page.getByLabel('Name', { exact: true }).focus()
  await expect(page.locator('#contact-form form[novalidate]')).toBeVisible()
  await send(page).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused()
  await expect(page.locator('#contact-form [aria-invalid=true]')).toHaveCount(5)
  await expectAccessible(page)
  const person = someone()
  await page.keyboard.type(person.lastName)
  await page.keyboard.press('Tab')
  await page.keyboard.type(person.email)
  await page.keyboard.press('Tab')
  await page.keyboard.type('7135550117')
  await expect(page.getByLabel('Phone', { exact: true })).toHaveValue('(713) 555-0117')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Saf')
  await page.keyboard.press('Tab')
  await page.keyboard.type('The dial of a Meilink turns without end.')
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('How should we answer you?')).toBeFocused()
  await page.keyboard.press('Tab')
  await pauseAsPeopleDo(page)
  await page.keyboard.press('Enter')
  await expect(page.getByText(thanked)).toBeVisible()
})

test('with the network cut the message is kept, and sent when the signal returns', async ({
  page,
  context,
  complaints,
}) => {
  await page.goto('/contact')
  await fillMessage(page)
  await context.setOffline(true)
  await send(page).click()
  await expect(page.getByText(/It is kept on this device/).first()).toBeVisible()
  await expectAccessible(page)
  await context.setOffline(false)
  await expect(page.getByText(thanked)).toBeVisible()
  complaints.length = 0
})

test('when the server cannot take it, it says so, offers the phone, and keeps the message until it can', async ({
  page,
  complaints,
}) => {
  await page.route('**/graphql', (route) => route.fulfill({ status: 500, json: {} }))
  await page.goto('/contact')
  await fillMessage(page)
  await send(page).click()
  const alert = page.getByRole('alert').filter({ hasText: 'There was an error sending your message.' })
  await expect(alert).toBeVisible()
  const kept = page.getByRole('region', { name: 'Your message is waiting to be sent' })
  await expect(kept.getByRole('link')).toHaveAttribute('href', /^tel:/)
  await expectAccessible(page)
  await kept.getByRole('button', { name: 'Change it' }).click()
  await expect(service(page)).toHaveValue('residential')
  await page.unroute('**/graphql')
  await send(page).click()
  await expect(page.getByText(thanked)).toBeVisible()
  complaints.length = 0
})

test('a draft is there again, apart from the draft of the quote form', async ({ page }) => {
  await page.goto('/contact')
  await page.getByLabel('Name', { exact: true }).click()
  // The script that keeps a draft loads with the first touch.
  await expect(page.locator('#contact-form form[novalidate]')).toBeVisible()
  await page.getByLabel('Name', { exact: true }).pressSequentially('Dana W')
  await page.reload()
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Dana W')
  await expect(page.getByText('We kept what you typed')).toBeVisible()
  await page.goto('/')
  await expect(page.getByLabel('First name')).toHaveValue('')
})
