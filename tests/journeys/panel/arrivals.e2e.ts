import type { Page } from '@playwright/test'
import { asVisitor, graphql } from '#tests/journeys/support/graphql.ts'
import { expect, open, rowOf, sendRequest, signIn, someone, test } from '#tests/journeys/support/journey.ts'

async function openQuotes(page: Page) {
  await signIn(page)
  await open(page, '/admin/quotes')
}

/** In one call: several would arrive slower on a busy machine. */
async function sendAtOnce(page: Page, people: ReturnType<typeof someone>[]) {
  const numbers = [...people.keys()]
  const parameters = numbers.map((number) => `$input${number}: CreateQuoteInput!`)
  const calls = numbers.map((number) => `quote${number}: createQuote(input: $input${number}) { id }`)
  const inputs = people.map((person, number) => [
    `input${number}`,
    { ...person, service: 'commercial', message: 'The panic bar sticks.' },
  ])
  const query = `mutation(${parameters.join()}) { ${calls.join(' ')} }`
  await graphql(page, query, Object.fromEntries(inputs), asVisitor)
  return people
}

test('many requests at once are said as a number', async ({ page }) => {
  // Counted in the page, which may be busy when the news arrive.
  await page.addInitScript(() => {
    window.WebSocket = class extends WebSocket {
      constructor(...address: ConstructorParameters<typeof WebSocket>) {
        super(...address)
        this.addEventListener('message', ({ data }) => {
          const { dataset } = document.documentElement
          if (String(data).includes('onCreateRequest')) dataset.heard = String(Number(dataset.heard ?? 0) + 1)
        })
      }
    }
  })
  await page.clock.install()
  await openQuotes(page)
  await expect(page.getByText('Live', { exact: true })).toBeVisible()
  // Within the two seconds in which news are gathered. Some way ahead, so that the clock does not pass it before the
  // call arrives.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 10_000)
  const people = await sendAtOnce(page, Array.from({ length: 5 }, someone))
  await expect(page.locator('html')).toHaveAttribute('data-heard', String(people.length))
  await page.clock.runFor(2_000)
  await expect(page.locator('.sr-only[role=status]').filter({ hasText: '5 new requests' })).toBeAttached()
  await page.clock.resume()
  for (const person of people) await expect(rowOf(page, person.lastName)).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a new request does not move the list; a button shows it', async ({ page }) => {
    const people = await sendAtOnce(page, Array.from({ length: 9 }, someone))
    await openQuotes(page)
    const row = rowOf(page, people.at(-1)?.lastName ?? '')
    const call = row.getByRole('link', { name: /^Call/ })
    await page.evaluate(() => document.fonts.ready)
    await row.evaluate((element) => element.scrollIntoView({ block: 'start' }))
    const before = await call.boundingBox()
    await expect(page.getByText('Live', { exact: true })).toBeVisible()
    // At the screen's edge: an element out of view would be scrolled to.
    const touch = () => page.touchscreen.tap(2, 400)
    await touch()
    const next = await sendRequest(page)
    // A touch keeps the list from moving for 8 s.
    await expect(async () => {
      await touch()
      await expect(rowOf(page, next.lastName)).toBeAttached({ timeout: 2_000 })
    }).toPass()
    await expect.poll(async () => (await call.boundingBox())?.y).toBeCloseTo(before?.y ?? 0, -1)
    await page.getByRole('button', { name: /^\d+ new above$/ }).tap()
    await expect(rowOf(page, next.lastName)).toBeInViewport()
    await expect(page.getByRole('button', { name: /^\d+ new above$/ })).toBeHidden()
  })
})
