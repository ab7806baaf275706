import type { BrowserContext, Page } from '@playwright/test'
import { photo } from './support/attachments.ts'
import { expect, expectAccessible, expectOneRequestOf, fillQuote, someone, test } from './support/journey.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

const errorSentence = 'There was an error submitting your quote. Please try again.'

async function keepQuote(page: Page, person: ReturnType<typeof someone>, { file = false } = {}) {
  await page.goto('/')
  await fillQuote(page, person)
  if (file) await page.getByLabel('Photos or documents').setInputFiles(await photo())
  const context = page.context()
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Get my free quote' }).click()
  await expect(page.getByText(/is kept on this/i).first()).toBeVisible()
  const next = await context.newPage()
  await page.close()
  await context.setOffline(false)
  return next
}

const sentNotice = (page: Page) =>
  page.getByRole('status').filter({ hasText: 'Your request has reached us.' })

for (const path of ['/faq', '/no-such-page', '/sos'])
  test(`what was kept leaves from ${path}, once, and the notice leads to its receipt`, async ({
    page,
    browser,
    complaints,
  }) => {
    const person = someone()
    const next = await keepQuote(page, person, { file: path === '/faq' })
    await next.goto(path)
    await expect(sentNotice(next)).toBeVisible()
    if (path === '/faq') await expectAccessible(next)
    await sentNotice(next).getByRole('link').click()
    await expect(next).toHaveURL(/\/receipt\//)
    if (path === '/faq') await expect(next.getByText('One file came with it.')).toBeVisible()
    complaints.length = 0
    await expectOneRequestOf(person, browser)
  })

async function answerWith(
  context: BrowserContext,
  answer: { status: number; headers?: Record<string, string> },
) {
  let asked = 0
  await context.route('**/graphql', async (route) => {
    asked += 1
    await route.fulfill({ ...answer, contentType: 'application/json', body: '{"errors":[{"message":"no"}]}' })
  })
  return { asked: () => asked, end: () => context.unroute('**/graphql') }
}

test('what the server cannot take is kept beside the error, and sent from another page', async ({
  page,
  context,
  browser,
  complaints,
}) => {
  const person = someone()
  await page.goto('/')
  await fillQuote(page, person)
  const trouble = await answerWith(context, { status: 500 })
  await page.getByRole('button', { name: 'Get my free quote' }).click()
  await expect(page.getByText(errorSentence)).toBeVisible()
  await expect(page.getByText(/Our server could not take the request/)).toBeVisible()
  await expectAccessible(page)
  await trouble.end()
  await page.goto('/faq')
  await expect(sentNotice(page)).toBeVisible()
  complaints.length = 0
  await expectOneRequestOf(person, browser)
})

test('after 429 nothing is tried before the time that the server names', async ({
  page,
  context,
  complaints,
}) => {
  await page.goto('/')
  await fillQuote(page, someone())
  const trouble = await answerWith(context, { status: 429, headers: { 'retry-after': '3600' } })
  await page.getByRole('button', { name: 'Get my free quote' }).click()
  await expect(page.getByText(/Our server could not take the request/)).toBeVisible()
  expect(trouble.asked()).toBe(1)
  await trouble.end()
  await page.clock.install()
  await page.goto('/faq')
  await expect(page.getByRole('status').filter({ hasText: 'is kept on this device' })).toBeVisible()
  await page.clock.fastForward('59:00')
  await expect(sentNotice(page)).toBeHidden()
  await page.clock.fastForward('01:00')
  await expect(sentNotice(page)).toBeVisible()
  complaints.length = 0
})

test('what is refused for good comes back to its form with what is wrong', async ({
  page,
  context,
  complaints,
}) => {
  await page.goto('/')
  const person = someone()
  await fillQuote(page, person)
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Get my free quote' }).click()
  await expect(page.getByText(/is kept on this/i).first()).toBeVisible()
  await context.route('**/graphql', (route) =>
    route.fulfill({
      json: {
        data: { createQuote: null },
        errors: [
          { message: 'Bad', extensions: { code: 'BAD_INPUT', fields: { email: 'Enter your email' } } },
        ],
      },
    }),
  )
  const next = await context.newPage()
  await page.close()
  await context.setOffline(false)
  await next.goto('/about')
  const notice = next.getByRole('status').filter({ hasText: 'needs a correction' })
  await expect(notice).toBeVisible()
  await notice.getByRole('link').click()
  await expect(next.getByText('Enter your email')).toBeVisible()
  await expect(next.getByLabel('Email')).toHaveValue(person.email)
  complaints.length = 0
})
