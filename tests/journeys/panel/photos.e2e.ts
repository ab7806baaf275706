import type { Page } from '@playwright/test'
import { onDisk, pdf, photo } from '#tests/journeys/support/attachments.ts'
import {
  expect,
  expectAccessible,
  fillQuote,
  open,
  openRequest,
  signIn,
  someone,
  test,
  thanked,
} from '#tests/journeys/support/journey.ts'

async function openQuotes(page: Page) {
  await signIn(page)
  await open(page, '/admin/quotes')
}

async function sendPhotos(page: Page) {
  const person = someone()
  await page.goto('/')
  await fillQuote(page, person)
  const files = [await photo('door.jpg', 2400), pdf('plan.pdf'), await photo('lock.jpg')]
  await page.getByLabel('Photos or documents').setInputFiles(await onDisk(...files))
  await page.getByRole('button', { name: 'Get my free quote' }).click()
  await expect(page.getByText(thanked)).toBeVisible()
  return person
}

test('the photos of a request are looked at large, one after the other, and the original is a download', async ({
  page,
  browser,
}) => {
  const person = await sendPhotos(page)
  await openQuotes(page)
  const card = await openRequest(page, person.lastName)
  const file = (number: number) => card.getByRole('link', { name: new RegExp(`^File ${number} of`) })
  await file(1).press('Enter')
  const viewer = page.getByRole('dialog', { name: `Photos of Dana ${person.lastName}` })
  const shown = (number: number) => viewer.getByRole('img', { name: new RegExp(`^Photo ${number} that`) })
  await expect(viewer.getByRole('status')).toHaveText('Photo 1 of 2: door.jpg')
  await expect(shown(1)).toBeInViewport({ ratio: 0.9 })
  const width = () => shown(1).evaluate((image: HTMLImageElement) => image.naturalWidth)
  await expect.poll(width).toBe(1600)
  await expectAccessible(page)

  await page.keyboard.press('ArrowRight')
  await expect(viewer.getByRole('status')).toHaveText('Photo 2 of 2: lock.jpg')
  await expect(shown(2)).toBeInViewport({ ratio: 0.9 })
  await page.keyboard.press('ArrowRight')
  await viewer.getByRole('button', { name: 'Previous photo' }).click()
  await expect(viewer.getByRole('status')).toHaveText('Photo 1 of 2: door.jpg')
  const original = page.waitForEvent('download')
  await viewer.getByRole('link', { name: /^Download door.jpg/ }).click()
  expect((await original).suggestedFilename()).toBe('door.jpg')
  await page.keyboard.press('Escape')
  await expect(viewer).toBeHidden()
  await expect(file(1)).toBeFocused()

  const document = page.waitForEvent('download')
  await file(2).click()
  expect((await document).suggestedFilename()).toBe('plan.pdf')
  await file(3).click()
  await expect(viewer.getByRole('status')).toHaveText('Photo 2 of 2: lock.jpg')

  const plain = await browser.newContext({ javaScriptEnabled: false })
  const list = await plain.newPage()
  await signIn(list)
  await list.goto(`/admin/quotes?q=${person.lastName}`)
  await openRequest(list, person.lastName)
  const tab = plain.waitForEvent('page')
  await list.getByRole('link', { name: /^File 1 of/ }).click()
  await expect((await tab).locator('img')).toBeVisible()
  await plain.close()
})
