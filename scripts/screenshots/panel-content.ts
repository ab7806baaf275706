import type { Browser, BrowserContext, Page } from '@playwright/test'
import { photo } from '#tests/journeys/support/attachments.ts'
import { fillQuote } from '#tests/journeys/support/journey.ts'

const requests = [
  {
    firstName: 'Dana',
    lastName: 'Whitfield',
    phone: '(713) 555-0117',
    email: 'dana@example.com',
    service: 'automotive',
    message:
      'Keys locked in a 2019 F-150, Memorial Park lot by the golf course. Engine is off. I am standing next to it.',
  },
  {
    firstName: 'Priya',
    lastName: 'Raman',
    phone: '(832) 555-0164',
    email: 'priya@example.com',
    service: 'commercial',
    message:
      'Back door of our restaurant on Westheimer no longer latches after an attempted break-in. We close at 11 tonight and can’t leave it.',
  },
  {
    firstName: 'Luis',
    lastName: 'Ortega',
    phone: '(281) 555-0193',
    email: 'luis@example.com',
    service: 'access-control',
    message: 'Quote for readers on four suites plus a gate, about 60 badges.',
  },
]

const reviews = [
  {
    name: 'Ruth Abara',
    email: 'ruth@example.com',
    rating: 5,
    title: 'Back in my car in ten minutes',
    comment: 'Locked out at the grocery store with two kids. He came when he said and charged what he said.',
    service: 'Automotive',
    location: 'Houston Heights',
    isApproved: true,
    isFeatured: true,
  },
  {
    name: 'Ted Maas',
    email: 'ted@example.com',
    rating: 4,
    title: 'Quick and tidy',
    comment: 'Rekeyed the back door and the garage. Swept up after himself.',
    service: 'Residential',
    location: 'Katy',
  },
]

const prices = [
  {
    name: 'Drive and first look',
    unitCents: 6_500,
    isFrom: true,
    isTaxable: false,
    note: 'Within 12 miles. Nights and the far suburbs add to it.',
    isShown: true,
  },
  {
    name: 'Rekey a lock',
    service: 'residential',
    unitCents: 2_500,
    note: 'Up to six pins, two keys in it',
    isShown: true,
  },
  {
    name: 'Deadbolt, fitted',
    service: 'residential',
    unitCents: 14_950,
    isFrom: true,
    note: 'Lock, strike and screws in it; a new bore is $40 more',
    isShown: true,
  },
  { name: 'Car door opened', service: 'automobile', unitCents: 8_500, isFrom: true, isShown: true },
  {
    name: 'Transponder key, cut and programmed',
    service: 'automobile',
    unitCents: 16_000,
    isFrom: true,
    isShown: true,
  },
  { name: 'Master key plan, for a cylinder', service: 'commercial', unitCents: 3_800, isShown: false },
]

const testimonials = [
  {
    name: 'Nadia Flores',
    company: 'Bayou Bakery',
    rating: 5,
    comment: 'New master keys for nine rooms in a morning, and we never had to close.',
    service: 'Commercial Locksmith',
    isApproved: true,
    isFeatured: true,
  },
  {
    name: 'Owen Park',
    rating: 4,
    comment: 'The gate opens by badge now. Everybody has one, and lost ones are switched off the same day.',
    service: 'Access Control',
  },
]

const messages = [
  {
    name: 'Grace Lindqvist',
    email: 'grace@example.com',
    phone: '(713) 555-0142',
    service: 'residential',
    message: 'Do you also open old safes? It is a floor safe from the seventies, the dial turns freely.',
  },
]

export async function fillPanel(browser: Browser, baseURL: string, signedIn: BrowserContext) {
  for (const [index, request] of requests.entries()) await sendRequest(browser, baseURL, request, index)
  const page = await signedIn.newPage()
  for (const input of [
    ...messages,
    { ...messages[0], name: 'Best Offers', message: 'Rank first in search.' },
  ])
    await create(page, 'Message', input, asVisitor)
  for (const input of reviews) await create(page, 'Review', input)
  for (const input of testimonials) await create(page, 'Testimonial', input)
  for (const input of prices) await create(page, 'PriceItem', input)
  await contactLast(page)
  await writePost(page)
  await fillSettings(page)
  await page.close()
}

const asVisitor = { 'x-api-key': 'public-key-of-the-journeys' }

async function create(page: Page, model: string, input: object, headers?: Record<string, string>) {
  const answer = await page.request.post('/graphql', {
    ...(headers && { headers }),
    data: {
      query: `mutation($input: Create${model}Input!) { create${model}(input: $input) { id } }`,
      variables: { input },
    },
  })
  const { errors } = await answer.json()
  if (errors) throw new Error(JSON.stringify(errors))
}

async function sendRequest(
  browser: Browser,
  baseURL: string,
  request: (typeof requests)[number],
  index: number,
) {
  const context = await browser.newContext({
    baseURL,
    extraHTTPHeaders: { 'x-forwarded-for': `192.0.2.${index + 1}` },
  })
  const page = await context.newPage()
  await page.goto('/')
  await fillQuote(page, request)
  await page.getByLabel('Service', { exact: true }).selectOption(request.service)
  await page.getByLabel('What happened, and where').fill(request.message)
  if (index === 1)
    await page
      .getByLabel('Photos or documents')
      .setInputFiles([await photo('door.jpg'), await photo('latch.jpg')])
  await page.waitForTimeout(2_500)
  await page.getByRole('button', { name: 'Get my free quote' }).click()
  await page.getByText('Thank you!').waitFor()
  await context.close()
}

async function contactLast(page: Page) {
  for (const [name, status] of [
    ['Luis Ortega', 'contacted'],
    ['Priya Raman', 'completed'],
  ] as const) {
    await page.goto('/admin/quotes')
    await page.locator('.inbox-row').filter({ hasText: name }).locator('.inbox-open').click()
    await page.getByRole('article').getByRole('combobox').selectOption(status)
    await page.waitForTimeout(800)
  }
}

async function writePost(page: Page) {
  await page.goto('/admin/blogs/new')
  await page.getByRole('toolbar', { name: 'Formatting' }).waitFor()
  await page.getByLabel('Title', { exact: true }).fill('Rekey or replace: what an old deadbolt needs')
  await page.getByLabel('Excerpt').fill('When new pins are enough, and when the lock has to go.')
  await page.getByLabel('Author').fill('Sam, locksmith')
  await page.getByLabel('Category').fill('Residential Security')
  await page
    .getByRole('textbox', { name: 'Content' })
    .fill(
      '## Look at the bolt first\n\nA bolt that scrapes has a door that moved. New pins do not help there.',
    )
  await page.getByRole('button', { name: 'Create Post' }).click()
  await page.getByText('Saved “Rekey').waitFor()
  await page.getByRole('link', { name: 'Rekey or replace: what an old deadbolt needs', exact: true }).click()
  await page.getByLabel('Excerpt').fill('When new pins are enough, and when the whole lock has to go.')
  await page.getByRole('button', { name: 'Update Post' }).click()
  await page.getByText('Saved “Rekey').waitFor()
}

async function fillSettings(page: Page) {
  await page.goto('/admin/settings/administrators')
  await page.getByLabel('Email of a new person').fill('dispatch@example.com')
  await page.getByRole('button', { name: 'Invite' }).click()
  await page.getByText('Invited by').first().waitFor()
  await page.goto('/admin/settings/notifications')
  await page.getByLabel('Add an address').fill('van@example.com')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await page.getByRole('button', { name: 'Send a test to van@example.com' }).click()
  await page.waitForTimeout(2_000)
  await page.goto('/admin/settings/api-keys')
  await page.getByLabel('Name').fill('Bookkeeping')
  await page.getByRole('button', { name: 'Create key' }).click()
  await page
    .getByText(/^lantern_/)
    .first()
    .waitFor()
  await page.goto('/admin/settings/data')
  await page.getByRole('button', { name: 'Back up now' }).click()
  await page.getByRole('link', { name: 'Download' }).first().waitFor()
}
