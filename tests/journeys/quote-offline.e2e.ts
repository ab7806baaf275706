import { photo } from './support/attachments.ts'
import {
  expect,
  expectAccessible,
  expectInTime,
  expectOneRequestOf,
  fillQuote,
  someone,
  stopClock,
  test,
  thanked,
} from './support/journey.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

test('with the network cut the request is kept and sent exactly once when the signal returns', async ({
  page,
  context,
  browser,
  complaints,
}) => {
  const person = someone()
  await page.goto('/')
  await fillQuote(page, person)
  await page.getByLabel('Photos or documents').setInputFiles(await photo())
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Get my free quote' }).click()
  await expect(page.getByText(/is kept on this/i).first()).toBeVisible()
  await expectAccessible(page)
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await stopClock(page)
  await context.setOffline(false)
  const thanks = page.getByText(thanked)
  await expectInTime(page, thanks)
  const isOnTop = (text: Element) => {
    const { left, top, width, height } = text.getBoundingClientRect()
    return text.contains(document.elementFromPoint(left + width / 2, top + height / 2))
  }
  expect(await thanks.evaluate(isOnTop)).toBe(true)
  complaints.length = 0

  await expectOneRequestOf(person, browser)
})

test('a request that waits survives closing the page', async ({ page, context, complaints }) => {
  await page.goto('/')
  await fillQuote(page, someone())
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Get my free quote' }).click()
  await expect(page.getByText(/is kept on this/i).first()).toBeVisible()
  await page.close()
  await context.setOffline(false)
  const later = await context.newPage()
  await later.goto('/')
  await expect(later.getByText(thanked)).toBeVisible()
  complaints.length = 0
})

test('a draft is there again after the page was closed', async ({ page, context }) => {
  await page.goto('/')
  await page.getByLabel('First name').click()
  await page.getByLabel('First name').pressSequentially('Dana')
  await page.getByLabel('What happened, and where').pressSequentially('Back door')
  await page.getByLabel('Photos or documents').setInputFiles(await photo('lock.jpg'))
  await expect(page.getByText('Ready')).toBeVisible()
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('Back door')
  await page.close()
  const later = await context.newPage()
  await later.goto('/')
  await expect(later.getByLabel('First name')).toHaveValue('Dana')
  await expect(later.getByLabel('What happened, and where')).toHaveValue('Back door')
  await expect(later.getByRole('listitem').filter({ hasText: 'lock.jpg' })).toContainText('Ready')
})

test('behind the sign-in page of a café’s network the request is kept with its file, not sent without it', async ({
  page,
  browser,
}) => {
  const person = someone()
  await page.goto('/')
  await fillQuote(page, person)
  const signInPage = /\/(graphql|files)/
  await page.route(signInPage, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<html>Accept</html>' }),
  )
  await page.getByLabel('Photos or documents').setInputFiles(await photo())
  await page.getByRole('button', { name: 'Get my free quote' }).click()
  await expect(page.getByText(/is kept on this/i).first()).toBeVisible()
  await page.unroute(signInPage)
  await page.getByRole('button', { name: 'Send now' }).click()
  await page.getByRole('link', { name: 'See your request' }).click()
  await expect(page.getByText('One file came with it.')).toBeVisible()
  await expectOneRequestOf(person, browser)
})
