import { pdf, photo } from './support/attachments.ts'
import { expect, fillQuoteFields, promised, someone, test, thanked } from './support/journey.ts'

test.use({ javaScriptEnabled: false })

test('without script the same form sends a request with files, and a reload sends nothing', async ({
  page,
}) => {
  const person = someone()
  await page.goto('/')
  await fillQuoteFields(page, person)
  await page.getByLabel('Photos or documents').setInputFiles([await photo(), pdf()])
  await page.getByRole('button', { name: 'Get my free quote' }).click()
  await expect(page).toHaveURL(/\/receipt\//)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(promised)
  await expect(page.getByRole('status').filter({ hasText: thanked })).toBeVisible()
  await expect(page.getByText('2 files came with it.')).toBeVisible()
  await page.reload()
  await expect(page.getByText('2 files came with it.')).toBeVisible()
  await expect(page.getByText(thanked)).toBeHidden()

  const receipt = page.url()
  await page.goto('/')
  await fillQuoteFields(page, person)
  await page.getByLabel('Photos or documents').setInputFiles([await photo(), pdf()])
  await page.getByRole('button', { name: 'Get my free quote' }).click()
  await expect(page).toHaveURL(receipt)
})

test('the quote page posts to itself, and shows there what is wrong', async ({ page, complaints }) => {
  const person = someone()
  await page.goto('/quote')
  await fillQuoteFields(page, person)
  await page
    .getByLabel('Photos or documents')
    .setInputFiles({ name: 'virus.pdf', mimeType: 'application/pdf', buffer: Buffer.from('MZ executable') })
  await page.getByRole('button', { name: 'Get my free quote' }).click()
  await expect(page).toHaveURL('/quote#quote-form')
  await expect(page.getByText(/virus.pdf is not a photo or a PDF/).first()).toBeVisible()
  await expect(page.getByLabel('First name')).toHaveValue('Dana')
  expect(complaints.splice(0)).toEqual([expect.stringContaining('422')])
  await page.getByLabel('First name').fill(' ')
  await page.getByRole('button', { name: 'Get my free quote' }).click()
  await expect(page.getByLabel('First name')).toHaveAttribute('aria-invalid', 'true')
  expect(complaints.splice(0)).toEqual([expect.stringContaining('422')])
  await page.getByLabel('First name').fill(person.firstName)
  await page.getByLabel('Photos or documents').setInputFiles([await photo()])
  await page.getByRole('button', { name: 'Get my free quote' }).click()
  await expect(page).toHaveURL(/\/receipt\//)
  await expect(page.getByText('One file came with it.')).toBeVisible()
})
