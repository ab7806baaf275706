import type { Browser, CDPSession, Page, Request } from '@playwright/test'
import { pdf, photo } from '#tests/journeys/support/attachments.ts'
import {
  byDayAndNight,
  enterRequest,
  expect,
  expectAccessible,
  fillQuoteFields,
  keepUndo,
  open,
  pauseAsPeopleDo,
  signIn,
  someone,
  test,
} from '#tests/journeys/support/journey.ts'

test.use({ actionTimeout: 20_000 })

async function quoteWithPhotos(page: Page, browser: Browser) {
  const person = someone()
  const visitor = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  await visitor.goto('/')
  await fillQuoteFields(visitor, person)
  const files = [await photo('front door.jpg'), await photo('lock.jpg', 800), pdf()]
  await visitor.getByLabel('Photos or documents').setInputFiles(files)
  await pauseAsPeopleDo(visitor)
  await visitor.getByRole('button', { name: 'Get my free quote' }).click()
  await expect(visitor).toHaveURL(/\/receipt\//)
  await signIn(page)
  const query = 'query($filter: ModelQuoteFilterInput) { listQuotes(filter: $filter) { items { id } } }'
  const found = await page.request.post('/graphql', {
    data: { query, variables: { filter: { email: { eq: person.email } } } },
  })
  const [{ id }] = (await found.json()).data.listQuotes.items
  return {
    ...person,
    name: `${person.firstName} ${person.lastName}`,
    path: `/admin/inbox/quotes/${id}`,
    visitor,
  }
}

async function seeingPhotos(page: Page, browser: Browser): Promise<string> {
  const { path, visitor } = await quoteWithPhotos(page, browser)
  await visitor.context().close()
  return path
}

const viewer = (page: Page) => page.getByRole('dialog', { name: /^Photos of/ })
const shownPhoto = (page: Page, number: number) =>
  viewer(page).getByRole('img', { name: new RegExp(`^Photo ${number} that`) })

const viewOf = (page: Page, number = 1) =>
  shownPhoto(page, number).evaluate((image: HTMLElement) => {
    const [, scale = '1'] = /scale\(([\d.]+)\)/.exec(image.style.transform) ?? []
    const [, degrees = '0'] = /rotate\((\d+)deg\)/.exec(image.style.transform) ?? []
    return { scale: Number(scale), degrees: Number(degrees) }
  })
/** A touch on a strip that still slides would move it on. */
const expectRest = (page: Page) =>
  expect
    .poll(() =>
      viewer(page)
        .locator('.photo-viewer-strip')
        .evaluate(({ scrollLeft, clientWidth }) => scrollLeft % clientWidth),
    )
    .toBe(0)

const scaleOf = async (page: Page) => (await viewOf(page)).scale

test('the page of a request and its photos are readable for everybody, at each width, by day and by night', async ({
  page,
  browser,
}) => {
  test.slow()
  await open(page, await seeingPhotos(page, browser))
  await page.getByText('Add address, time and price').click()
  await page.getByText('Saved replies').first().click()
  await byDayAndNight(page, [390, 768, 1440], () => expectAccessible(page))
  await page.getByRole('link', { name: /^File 1 / }).click()
  await expect(viewer(page)).toBeVisible()
  await byDayAndNight(page, [390, 768, 1440], () => expectAccessible(page))
})

test('at a desk photos are stepped through, enlarged by the wheel and by keys, turned and shown as they were sent; the focus returns', async ({
  page,
  browser,
}) => {
  const path = await seeingPhotos(page, browser)
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, path)
  const first = page.getByRole('link', { name: /^File 1 / })
  await first.focus()
  await page.keyboard.press('Enter')
  const said = viewer(page).getByRole('status')
  await expect(said).toHaveText('Photo 1 of 2: front door.jpg')
  await expect(shownPhoto(page, 1)).toHaveJSProperty('complete', true)

  await page.keyboard.press('+')
  await expect.poll(() => scaleOf(page)).toBe(1.5)
  await page.keyboard.press('0')
  await expect.poll(() => scaleOf(page)).toBe(1)
  await page.keyboard.press('r')
  await expect.poll(() => viewOf(page)).toEqual({ scale: 1, degrees: 90 })
  await shownPhoto(page, 1).hover()
  await page.mouse.wheel(0, -240)
  await expect.poll(() => scaleOf(page)).toBeGreaterThan(2)
  expect(await page.evaluate(() => [window.scrollY, window.visualViewport?.scale])).toEqual([0, 1])
  await viewer(page).getByRole('button', { name: 'Smaller' }).click({ clickCount: 3 })
  await expect.poll(() => scaleOf(page)).toBe(1)

  const original = viewer(page).getByRole('button', { name: 'Show front door.jpg in full resolution' })
  const forScreen = await shownPhoto(page, 1).getAttribute('src')
  await original.click()
  await expect(original).toBeHidden()
  await expect(shownPhoto(page, 1)).not.toHaveAttribute('src', forScreen ?? '')
  await expect
    .poll(() => shownPhoto(page, 1).evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBe(640)

  await page.keyboard.press('ArrowRight')
  await expect(said).toHaveText('Photo 2 of 2: lock.jpg')
  await expect(viewer(page).getByRole('button', { name: 'Next photo' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  await page.keyboard.press('ArrowLeft')
  await expect(said).toHaveText('Photo 1 of 2: front door.jpg')
  await page.keyboard.press('Escape')
  await expect(viewer(page)).toBeHidden()
  await expect(first).toBeFocused()
})

test('a file is removed by keys, after a question that can be left: it is gone from the customer’s page too', async ({
  page,
  browser,
}) => {
  const { path, visitor, name } = await quoteWithPhotos(page, browser)
  await expect(visitor.getByText('3 files')).toBeVisible()
  await open(page, path)
  const files = page.getByRole('list', { name: 'Attached files' }).getByRole('listitem')
  const remove = page.getByRole('button', { name: `Remove File 1 of ${name}` })
  const question = page.getByRole('alertdialog', { name: 'Remove this file?' })
  await remove.focus()
  await page.keyboard.press('Enter')
  await expect(question).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(remove).toBeFocused()
  await expect(files).toHaveCount(3)

  await page.keyboard.press('Enter')
  await question.getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByRole('status').filter({ hasText: `File 1 of ${name} is removed` })).toBeAttached()
  await expect(question).toBeHidden()
  await expect(files).toHaveCount(2)
  await visitor.reload()
  await expect(visitor.getByText('2 files')).toBeVisible()
  await visitor.context().close()
})

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

  test('photos are swiped, pinched and tapped twice with real fingers', async ({ page, browser }) => {
    await open(page, await seeingPhotos(page, browser))
    await page.getByRole('link', { name: /^File 1 / }).tap()
    const said = viewer(page).getByRole('status')
    await expect(said).toHaveText('Photo 1 of 2: front door.jpg')
    await expectRest(page)
    const fingers = await page.context().newCDPSession(page)

    await move(fingers, [
      [
        [320, 420],
        [60, 425],
      ],
    ])
    await expect(said).toHaveText('Photo 2 of 2: lock.jpg')
    await expectRest(page)
    await move(fingers, [
      [
        [60, 420],
        [330, 415],
      ],
    ])
    await expect(said).toHaveText('Photo 1 of 2: front door.jpg')
    await expectRest(page)

    await move(fingers, [
      [
        [170, 420],
        [70, 420],
      ],
      [
        [220, 420],
        [320, 420],
      ],
    ])
    await expect.poll(() => scaleOf(page)).toBeGreaterThan(3)
    await expect(said).toHaveText('Photo 1 of 2: front door.jpg')
    expect(await page.evaluate(() => window.visualViewport?.scale)).toBe(1)
    await move(fingers, [
      [
        [320, 420],
        [60, 425],
      ],
    ])
    await expect(said).toHaveText('Photo 1 of 2: front door.jpg')
    await move(fingers, [
      [
        [70, 300],
        [185, 415],
      ],
      [
        [320, 540],
        [205, 425],
      ],
    ])
    await expect.poll(() => scaleOf(page)).toBe(1)
    await viewer(page).getByRole('button', { name: 'Close' }).tap()
    await expect(viewer(page)).toBeHidden()
  })
})

type Point = [x: number, y: number]

async function move(fingers: CDPSession, paths: readonly [from: Point, to: Point][]) {
  const steps = 12
  const at = (step: number) =>
    paths.map(([from, to], id) => ({
      id,
      x: from[0] + ((to[0] - from[0]) * step) / steps,
      y: from[1] + ((to[1] - from[1]) * step) / steps,
    }))
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: ReturnType<typeof at>) =>
    fingers.send('Input.dispatchTouchEvent', { type, touchPoints })
  await send('touchStart', at(0))
  for (let step = 1; step <= steps; step++) await send('touchMove', at(step))
  await send('touchEnd', [])
}

test('a step pressed by mistake is undone: its line goes, and the customer’s page no longer says it', async ({
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
  await visitor.context().close()
})

test('what the customer changes is seen at once: the old number beside the new one, and what a call may cost', async ({
  page,
  browser,
}) => {
  const { path, visitor } = await quoteWithPhotos(page, browser)
  await open(page, path)
  await visitor.getByText('Correct your number or address').click()
  await visitor.getByLabel('New phone number').fill('+1 900 555 0199')
  await visitor.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Customer changed the phone number, before: (713) 555-0117')).toBeVisible()
  await expect(
    page.getByText(/^The phone number was changed on .* Before: \(713\) 555-0117\.$/),
  ).toBeVisible()
  await expect(page.getByText('This number is abroad or charges for calls.')).toBeVisible()
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
  await expect(timeLine.getByText('Email saved as a file, not sent')).toBeVisible()
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
  await page.getByText('Add address, time and price').click()
  const job = page.getByRole('region', { name: 'Job', exact: true })
  const [price, date] = [job.getByLabel('Price quoted'), job.getByLabel('Date', { exact: true })]
  await price.fill('1.234,50')
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
  await job.getByRole('button', { name: 'Cancel' }).click()
  await page.getByText('Add address, time and price').click()
  await expect(errors).toHaveCount(0)
  complaints.length = 0
})
