import { mkdir } from 'node:fs/promises'
import { chromium, type Page } from '@playwright/test'
import playwright from '../playwright.config.ts'
import { photo } from '../tests/journeys/attachments.ts'
import { fillQuote, signIn } from '../tests/journeys/journey.ts'
import { publicRoutes } from '../tests/journeys/public-routes.ts'
import startServer from '../tests/journeys/start-server.ts'

/** Pictures of every screen and state, to be looked at: `screenshots/{name}-{width}-{light|dark}.png`. Needs a build. */
const folder = new URL('../screenshots/', import.meta.url).pathname
const site = 'http://localhost:3199'
await mkdir(folder, { recursive: true })
const stopServer = await startServer()
const browser = await chromium.launch(playwright.use?.launchOptions ?? {})

type Shot = {
  name: string
  widths?: number[]
  schemes?: readonly ('light' | 'dark')[]
  prepare: (page: Page) => Promise<unknown>
}

const people = [
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

/** Requests as they come in: one looks automatic because it carries no form token. */
async function sendRequests() {
  for (const [index, person] of people.entries()) {
    const context = await browser.newContext({
      baseURL: site,
      extraHTTPHeaders: { 'x-forwarded-for': `192.0.2.${index + 1}` },
    })
    const page = await context.newPage()
    await page.goto('/')
    await fillQuote(page, person)
    await page.getByLabel('Service', { exact: true }).selectOption(person.service)
    await page.getByLabel('What happened, and where').fill(person.message)
    if (index === 1)
      await page
        .getByLabel('Photos or documents')
        .setInputFiles([await photo('door.jpg'), await photo('latch.jpg')])
    await page.waitForTimeout(2_500)
    await page.getByRole('button', { name: 'Get my free quote' }).click()
    await page.getByText('Thank you!').waitFor()
    await context.close()
  }
  await fetch(`${site}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': 'public-key-of-the-journeys' },
    body: JSON.stringify({
      query: 'mutation($input: CreateQuoteInput!) { createQuote(input: $input) { id } }',
      variables: {
        input: {
          firstName: 'Best',
          lastName: 'Offers',
          phone: '000',
          email: 'seo@example.com',
          service: 'safes',
          message: 'Rank first in search today.',
        },
      },
    }),
  })
}

/** Every public page, by day and by night; `/services/safe` is `services-safe`. */
const publicPages = publicRoutes.map(
  (path): Shot => ({
    name: path.replaceAll(/\W+/g, '-').replaceAll(/^-|-$/g, '') || 'home',
    widths: [390, 768, 1440],
    schemes: ['light', 'dark'],
    prepare: (page) => page.goto(path),
  }),
)

const form = '#quote-form'
const person = { firstName: 'Dana', lastName: 'Whitfield', phone: '7135550117', email: 'dana@gmial.com' }
const shots: Shot[] = [
  { name: 'login', prepare: (page) => page.goto('/admin/login') },
  {
    name: 'login-refused',
    prepare: async (page) => {
      await page.goto('/admin/login')
      await page.getByLabel('Email').fill('owner@example.com')
      await page.getByLabel('Password', { exact: true }).fill('wrong')
      await page.getByRole('button', { name: 'Sign in' }).click()
      await page.waitForTimeout(1_000)
    },
  },
  { name: 'quotes-empty', prepare: (page) => signIn(page) },
  ...publicPages,
  {
    name: 'form-hints',
    prepare: async (page) => {
      await page.goto(`/${form}`)
      await page.getByLabel('First name').click()
      await page.waitForTimeout(800)
      await fillQuote(page, person)
      await page
        .getByLabel('Photos or documents')
        .setInputFiles([await photo('door.jpg'), await photo('latch.jpg')])
      await page.waitForTimeout(2_000)
    },
  },
  {
    name: 'form-errors',
    prepare: async (page) => {
      await page.goto(`/${form}`)
      await page.getByLabel('First name').click()
      await page.waitForTimeout(800)
      await page.getByRole('button', { name: 'Get my free quote' }).click()
      await page.waitForTimeout(500)
    },
  },
  {
    name: 'form-waiting',
    prepare: async (page) => {
      await page.goto(`/${form}`)
      await page.getByLabel('First name').click()
      await page.waitForTimeout(800)
      await fillQuote(page, person)
      await page.context().setOffline(true)
      await page.getByRole('button', { name: 'Get my free quote' }).click()
      await page.waitForTimeout(8_000)
    },
  },
  {
    name: 'form-sent',
    prepare: async (page) => {
      await page.goto(`/${form}`)
      await fillQuote(page, { ...person, email: 'dana@example.com' })
      await page.getByRole('button', { name: 'Get my free quote' }).click()
      await page.getByText('Thank you!').waitFor()
    },
  },
  {
    name: 'quotes',
    widths: [390, 768, 1440],
    prepare: async (page) => {
      await signIn(page)
      await page.waitForTimeout(1_500)
    },
  },
  {
    name: 'quotes-menu',
    widths: [390],
    prepare: async (page) => {
      await signIn(page)
      await page.getByRole('button', { name: /menu/i }).first().click()
      await page.waitForTimeout(400)
    },
  },
  {
    name: 'quotes-delete',
    prepare: async (page) => {
      await signIn(page)
      await page
        .getByRole('button', { name: /delete/i })
        .first()
        .click()
      await page.waitForTimeout(400)
    },
  },
  {
    name: 'quotes-nothing-found',
    prepare: async (page) => {
      await signIn(page)
      await page.goto('/admin/quotes?q=nothing-like-this')
    },
  },
]

let address = 0
for (const { name, widths = [390, 1440], schemes = ['light'] as const, prepare } of shots) {
  if (name === 'quotes') await sendRequests()
  for (const width of widths)
    for (const colorScheme of schemes) {
      address += 1
      const context = await browser.newContext({
        baseURL: site,
        viewport: { width, height: width < 500 ? 844 : 900 },
        colorScheme,
        extraHTTPHeaders: { 'x-forwarded-for': `198.18.0.${address}` },
      })
      const page = await context.newPage()
      await prepare(page)
      await page.waitForTimeout(name === 'home' ? 3_000 : 300)
      await page.screenshot({ path: `${folder}${name}-${width}-${colorScheme}.png`, fullPage: true })
      await context.close()
      process.stdout.write(`${name} ${width} ${colorScheme}\n`)
    }
}
await browser.close()
await stopServer()
