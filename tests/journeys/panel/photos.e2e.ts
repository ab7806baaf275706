import type { CDPSession, Page } from '@playwright/test'
import {
  byDayAndNight,
  expect,
  expectAccessible,
  open,
  signIn,
  test,
} from '#tests/journeys/support/journey.ts'
import { quoteWithPhotos } from '#tests/journeys/support/quote-with-photos.ts'

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

test('at a desk photos are stepped through, enlarged by the wheel and by keys, turned, shown as they were sent and downloaded; the focus returns', async ({
  page,
  browser,
}) => {
  test.slow()
  const { path, visitor } = await quoteWithPhotos(page, browser, 2400)
  await visitor.context().close()
  await open(page, path)
  const file = (number: number) => page.getByRole('link', { name: new RegExp(`^File ${number} of`) })
  const first = file(1)
  await test.step('the page and its photos are readable for everybody, at each width, by day and by night', async () => {
    await page.getByText('Add address, time and price').click()
    await page.getByText('Saved replies').first().click()
    await byDayAndNight(page, [390, 768, 1440], () => expectAccessible(page))
    await first.click()
    await expect(viewer(page)).toBeVisible()
    await byDayAndNight(page, [390, 768, 1440], () => expectAccessible(page))
    await page.keyboard.press('Escape')
    await expect(viewer(page)).toBeHidden()
  })
  await page.emulateMedia({ colorScheme: 'light' })
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.evaluate(() => scrollTo(0, 0))
  await first.focus()
  await page.keyboard.press('Enter')
  const said = viewer(page).getByRole('status')
  await expect(said).toHaveText('Photo 1 of 2: front door.jpg')
  await expect(shownPhoto(page, 1)).toHaveJSProperty('complete', true)
  await expect(shownPhoto(page, 1)).toBeInViewport({ ratio: 0.9 })
  const width = () => shownPhoto(page, 1).evaluate((image: HTMLImageElement) => image.naturalWidth)
  await expect.poll(width).toBe(1600)

  await page.keyboard.press('+')
  await expect.poll(() => scaleOf(page)).toBe(1.5)
  await page.keyboard.press('0')
  await expect.poll(() => scaleOf(page)).toBe(1)
  await page.keyboard.press('r')
  await expect.poll(() => viewOf(page)).toEqual({ scale: 1, degrees: 90 })
  const place = () => page.evaluate(() => [window.scrollY, window.visualViewport?.scale])
  const before = await place()
  await shownPhoto(page, 1).hover()
  await page.mouse.wheel(0, -240)
  await expect.poll(() => scaleOf(page)).toBeGreaterThan(2)
  expect(await place()).toEqual(before)
  await viewer(page).getByRole('button', { name: 'Smaller' }).click({ clickCount: 3 })
  await expect.poll(() => scaleOf(page)).toBe(1)

  const original = viewer(page).getByRole('button', { name: 'Show front door.jpg in full resolution' })
  const forScreen = await shownPhoto(page, 1).getAttribute('src')
  await original.click()
  await expect(original).toBeHidden()
  await expect(shownPhoto(page, 1)).not.toHaveAttribute('src', forScreen ?? '')
  await expect.poll(width).toBe(2400)

  await page.keyboard.press('ArrowRight')
  await expect(said).toHaveText('Photo 2 of 2: lock.jpg')
  await expect(viewer(page).getByRole('button', { name: 'Next photo' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  await expect(shownPhoto(page, 2)).toBeInViewport({ ratio: 0.9 })
  await page.keyboard.press('ArrowLeft')
  await expect(said).toHaveText('Photo 1 of 2: front door.jpg')
  await page.keyboard.press('ArrowRight')
  await viewer(page).getByRole('button', { name: 'Previous photo' }).click()
  await expect(said).toHaveText('Photo 1 of 2: front door.jpg')
  const downloaded = page.waitForEvent('download')
  await viewer(page)
    .getByRole('link', { name: /^Download front door.jpg/ })
    .click()
  expect((await downloaded).suggestedFilename()).toBe('front door.jpg')
  await page.keyboard.press('Escape')
  await expect(viewer(page)).toBeHidden()
  await expect(first).toBeFocused()

  const document = page.waitForEvent('download')
  await file(3).click()
  expect((await document).suggestedFilename()).toBe('floor plan.pdf')
  await file(2).click()
  await expect(said).toHaveText('Photo 2 of 2: lock.jpg')

  const plain = await browser.newContext({ javaScriptEnabled: false })
  const unscripted = await plain.newPage()
  await signIn(unscripted)
  await unscripted.goto(path)
  const tab = plain.waitForEvent('page')
  await unscripted.getByRole('link', { name: /^File 1 of/ }).click()
  await expect((await tab).locator('img')).toBeVisible()
  await plain.close()
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

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('photos are swiped, pinched and tapped twice with real fingers', async ({ page, browser }) => {
    const { path, visitor } = await quoteWithPhotos(page, browser)
    await visitor.context().close()
    await open(page, path)
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

type FingerPoint = [x: number, y: number]

async function move(fingers: CDPSession, paths: readonly [from: FingerPoint, to: FingerPoint][]) {
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
