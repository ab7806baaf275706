import type { Request } from '@playwright/test'
import { photo } from '#tests/journeys/support/attachments.ts'
import {
  enterRequest,
  expect,
  expectAccessible,
  keepUndo,
  open,
  signIn,
  test,
} from '#tests/journeys/support/journey.ts'
import { quoteWithPhotos } from '#tests/journeys/support/quote-with-photos.ts'

test('Control and Enter save a note; “Lost” asks why below both buttons, which stay as they are', async ({
  page,
}) => {
  await signIn(page)
  const { id, name } = await enterRequest(page)
  await open(page, `/admin/inbox/quotes/${id}`)
  await page.getByText('Add a note').click()
  await page.getByLabel(`Note about ${name}`).fill('Gate code 12')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText(`Note about ${name} saved`)).toBeVisible()
  await expect(page.getByRole('region', { name: 'Notes' })).toContainText('Gate code 12')

  const done = page.getByRole('button', { name: 'Done', exact: true })
  const lost = page.locator('.step-more > summary', { hasText: 'Lost' })
  const boxes = async () =>
    [await done.boundingBox(), await lost.boundingBox()].map((box) => box && [box.x, box.width])
  const before = await boxes()
  expect(before[0]?.[1]).toBeCloseTo(before[1]?.[1] ?? 0, 0)
  await lost.click()
  await expect(page.getByText('Why was it lost?')).toBeVisible()
  expect(await boxes()).toEqual(before)
  await lost.click()
  await done.click()
  await expect(page.getByText(/^Completed /).first()).toBeVisible()
  await page.getByRole('button', { name: `Get a link for ${name} to write a review` }).press('Enter')
  await expect(page.getByLabel(`Link for ${name} to write a review`)).toBeVisible()
  await expect(page.getByRole('region', { name: `Review of ${name}` })).toBeFocused()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('the notice of what was saved covers nothing of the question that it raises', async ({ page }) => {
    await signIn(page)
    const { id } = await enterRequest(page, { message: 'The door sticks.\n'.repeat(7) })
    await keepUndo(page)
    await open(page, `/admin/inbox/quotes/${id}`)
    const noAnswer = page.getByRole('button', { name: 'No answer' }).first()
    await noAnswer.evaluate((button) => scrollTo(0, button.getBoundingClientRect().bottom - innerHeight + 90))
    await noAnswer.tap()
    await expect(page.getByRole('button', { name: 'Undo', exact: true })).toBeVisible()
    const notice = page.locator('.undo-place[data-open]')
    const last = page.locator('.step-pick > summary', { hasText: 'Another time' })
    await expect
      .poll(async () => {
        const [asked, covers] = [await last.boundingBox(), await notice.boundingBox()]
        return asked && covers && asked.y + asked.height <= covers.y
      })
      .toBe(true)
  })
})

test('a step pressed by mistake is undone, and the customer’s page no longer says it; what they change is seen at once', async ({
  page,
  browser,
}) => {
  const { path, visitor } = await quoteWithPhotos(page, browser)
  await keepUndo(page)
  await open(page, path)
  const line = page.getByRole('region', { name: 'Activity', exact: true })
  const undo = page.getByRole('button', { name: 'Undo', exact: true })
  await page.getByRole('region', { name: 'After a call' }).getByRole('button', { name: 'Reached' }).click()
  await expect(line).toContainText('called: reached')
  await visitor.reload()
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('We’ve talked')
  await undo.click()
  await expect(line).not.toContainText('called: reached')
  await expect(undo).toBeHidden()
  await visitor.reload()
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(
    /^(?:We’ll call you|We should have called)/,
  )

  await page.getByRole('region', { name: 'On my way' }).getByRole('button', { name: '30 min' }).click()
  await expect(line).toContainText('set off, arriving about')
  await undo.click()
  await expect(line).not.toContainText('set off')
  await visitor.reload()
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(
    /^(?:We’ll call you|We should have called)/,
  )

  await test.step('the old number stands beside the new one, and what a call may cost', async () => {
    await visitor.getByText('Correct your number or address').click()
    await visitor.getByLabel('New phone number').fill('+1 900 555 0199')
    await visitor.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Customer changed the phone number, before: (713) 555-0117')).toBeVisible()
    await expect(
      page.getByText(/^The phone number was changed on .* Before: \(713\) 555-0117\.$/),
    ).toBeVisible()
    await expect(page.getByText('This number is abroad or charges for calls.')).toBeVisible()
  })
  await visitor.context().close()
})

test('without a connection every press says so, what was typed stays, and works again afterwards', async ({
  page,
  context,
  complaints,
}) => {
  const loading = new Set<Request>()
  page.on('request', (request) => request.url().includes('.data') && loading.add(request))
  page.on('requestfinished', (request) => loading.delete(request))
  page.on('requestfailed', (request) => loading.delete(request))
  await signIn(page)
  const { id, name } = await enterRequest(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, `/admin/inbox/quotes/${id}?filter=all&q=${encodeURIComponent(name)}`)
  await page.getByText('Add a note').click()
  const note = page.getByLabel(`Note about ${name}`)
  const noted = `Gate code of ${name}`
  await note.fill(noted)
  await page.getByText('Add address, time and price').click()
  const job = page.getByRole('region', { name: 'Job', exact: true })
  await job.getByLabel('Address').fill('5 Elm St')
  const says = (failed: string) => page.getByRole('alert').filter({ hasText: `${failed}: no connection` })

  // Later news would load the screen again and remove the failure.
  const timeLine = page.getByRole('region', { name: 'Activity' })
  await expect(timeLine.getByText(/ opened it$/)).toBeVisible()
  await expect(timeLine.getByText('Email saved as a file, not sent', { exact: true })).toBeVisible()
  await expect.poll(() => loading.size).toBe(0)
  await context.setOffline(true)
  await page.getByRole('button', { name: 'I’ll take it' }).click()
  await expect(says('Failed to take the request')).toBeVisible()
  const call = page.getByRole('region', { name: 'After a call' })
  await call.getByRole('button', { name: 'Voicemail' }).click()
  await expect(says('Failed to save the call')).toBeVisible()
  await page.getByRole('region', { name: 'On my way' }).getByRole('button', { name: '10 min' }).click()
  await expect(says('Failed to save that you are on the way')).toBeVisible()
  await page.getByRole('button', { name: 'Done', exact: true }).click()
  await expect(page.getByRole('alert').filter({ hasText: /^Failed to update quote status$/ })).toBeVisible()
  await page.getByRole('button', { name: 'Save note' }).click()
  await expect(says('Failed to save the note')).toBeVisible()
  await expect(note).toHaveValue(noted)
  await job.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(says('Failed to save the details')).toBeVisible()
  await expect(job.getByLabel('Address')).toHaveValue('5 Elm St')
  await page.getByRole('button', { name: 'Select', exact: true }).click()
  await page.getByRole('checkbox', { name: `Select ${name}` }).check()
  await page.getByRole('button', { name: 'Mark contacted' }).click()
  await expect(page.getByText('Nothing was changed. Check the connection and try again.')).toBeVisible()

  await context.setOffline(false)
  await job.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('link', { name: 'Open a map of 5 Elm St' })).toBeVisible()
  await page.getByRole('button', { name: 'Save note' }).click()
  await expect(page.locator('.lead-note').filter({ hasText: noted })).toBeVisible()
  await call.getByRole('button', { name: 'Voicemail' }).click()
  await expect(call.getByText(/^Voicemail, /)).toBeVisible()
  complaints.length = 0
})

test('what was wrong in the job is marked until it is right, and not until the next save', async ({
  page,
  complaints,
}) => {
  await signIn(page)
  const { id } = await enterRequest(page)
  await open(page, `/admin/inbox/quotes/${id}`)
  await page.setViewportSize({ width: 1440, height: 700 })
  await page.getByText('Add address, time and price').click()
  const job = page.getByRole('region', { name: 'Job', exact: true })
  const [price, date] = [job.getByLabel('Price quoted'), job.getByLabel('Date', { exact: true })]
  await price.fill('12 50')
  await date.fill('2030-11-23')
  await job.getByRole('button', { name: 'Save' }).click()
  await expect(date).toBeFocused()
  const errors = job.locator('[aria-invalid]')
  await expect(errors).toHaveCount(2)
  await job.getByLabel('Time', { exact: true }).fill('10:30')
  await expect(errors).toHaveCount(1)
  await price.fill('-5')
  await expect(price).toHaveAccessibleDescription('Please enter a price like 180 or 180.50.')
  await price.fill('1234.50')
  await expect(errors).toHaveCount(0)
  await expect(job.getByText('Please check the marked fields.')).toBeHidden()
  await price.fill('x')
  await job.getByRole('button', { name: 'Save' }).click()
  await expect(errors).toHaveCount(1)
  await job.getByRole('button', { name: 'Cancel' }).press('Enter')
  const edit = page.getByText('Add address, time and price')
  await expect(edit).toBeFocused()
  await expect(edit).toBeInViewport()
  await edit.press('Enter')
  await expect(errors).toHaveCount(0)
  complaints.length = 0
})

test('wrap up: what is left of a finished job is done or skipped from its card, undone, and folds when nothing is left', async ({
  page,
  complaints,
}) => {
  await signIn(page)
  const { id, name } = await enterRequest(page)
  await keepUndo(page)
  await open(page, `/admin/inbox/quotes/${id}`)
  await page.getByRole('button', { name: 'Done', exact: true }).click()
  const wrapUp = page.getByRole('region', { name: 'Wrap up' })
  await expect(wrapUp).toContainText('0 of 5')
  await expect(page.getByLabel(`Status of ${name}`)).toBeHidden()
  await expectAccessible(page)

  await test.step('a wrong price is refused where it was typed; the right one is in Activity', async () => {
    const price = wrapUp.getByLabel(`Price of the job of ${name}`)
    await price.fill('about 90')
    await price.press('Enter')
    await expect(wrapUp.getByRole('alert').filter({ hasText: 'Please enter a price like 180' })).toBeVisible()
    await price.fill('185')
    await price.press('Enter')
    await expect(wrapUp.getByText('$185.00')).toBeVisible()
    const line = page.getByRole('region', { name: 'Activity', exact: true })
    await expect(line).toContainText('set the price to $185.00')
    await page.getByRole('button', { name: 'Undo', exact: true }).click()
    await expect(price).toBeVisible()
    await expect(line).not.toContainText('set the price')
    complaints.length = 0
  })

  await test.step('photos go from here, too', async () => {
    await wrapUp.getByLabel(`Add photos of the job of ${name}`).setInputFiles(await photo('done.jpg'))
    await expect(wrapUp.getByText('1 photo')).toBeVisible()
  })

  await test.step('the others are skipped; then it is folded, and can be asked for again', async () => {
    await expect(wrapUp.getByRole('button', { name: `Cash: record the payment of ${name}` })).toBeVisible()
    const skip = (part: string) => `Skip for ${name}: ${part}`
    const later = `Later: ask ${name} to pay another day`
    for (const button of [skip('Price'), skip('Invoice'), later, skip('Review')])
      await page.getByRole('button', { name: button }).press('Enter')
    const over = page.getByRole('region', { name: 'Wrapped up' })
    await expect(over).toBeVisible()
    await expect(over.getByText('1 photo')).toBeHidden()
    await page.getByRole('button', { name: 'Undo', exact: true }).click()
    await expect(wrapUp).toContainText('4 of 5')
    await wrapUp.getByRole('button', { name: `Ask again for ${name}: Price` }).click()
    await expect(wrapUp).toContainText('3 of 5')
  })

  await wrapUp.getByRole('button', { name: 'Reopen' }).click()
  await expect(page.getByRole('button', { name: 'Done', exact: true })).toBeVisible()
  await expect(wrapUp).toBeHidden()
})
