import { readFileSync } from 'node:fs'
import { type Browser, test as base, expect, type Page } from '@playwright/test'
import type axe from 'axe-core'
import { owner } from './owner.ts'
import { siteOf } from './start-server.ts'

let addresses = 0

/** What stands in the console where the configuration keeps workers out. */
const noWorker = 'Service Worker registration blocked by Playwright'

/** What React Router leaves unhandled when a page asks for something else while the end of an answer is on its way. */
const answerAbandoned = 'signal is aborted without reason'

/**
 * A test on its worker's server, whose browser comes from an address of its own and which fails on anything the console
 * complains about.
 */
export const test = base.extend<{ complaints: string[] }>({
  baseURL: async ({ browserName: _anyBrowser }, use, { parallelIndex }) => {
    await use(siteOf(parallelIndex))
  },
  extraHTTPHeaders: async ({ browserName: _anyBrowser }, use, info) => {
    addresses += 1
    await use({ 'x-forwarded-for': `198.51.${info.workerIndex % 250}.${addresses}` })
  },
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = []
      page.on('console', (message) => {
        if (message.type() !== 'error' && message.type() !== 'warning') return
        if (message.text() !== noWorker) complaints.push(message.text())
      })
      page.on('pageerror', ({ message }) => {
        if (message !== answerAbandoned) complaints.push(message)
      })
      await use(complaints)
      expect(complaints).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

/** Naming the elements that are fine too would take most of the time. */
const wcag: axe.RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
}

/** Half a megabyte; with comments it is more than twice that, and every page reads it anew. */
const axeSource = readFileSync('node_modules/axe-core/axe.min.js', 'utf8')

/** No violation of WCAG 2.2 AA that a machine can find, in the state that the page is in. */
export async function expectAccessible(page: Page) {
  // What began to fade during the look is looked at again.
  await expect(async () => {
    await page.evaluate(fadesOver)
    // Once a page, however often one looks.
    if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
    expect(await page.evaluate(violationsOf, wcag)).toEqual([])
  }).toPass({ timeout: 30_000 })
}

async function violationsOf(options: axe.RunOptions): Promise<string[]> {
  // The one that was put into the page.
  const { violations } = await (window as typeof window & { axe: typeof axe }).axe.run(document, options)
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}

/** Until what is fading in has the colors that it will have. What moves for ever is not waited for. */
async function fadesOver() {
  // What was changed just now fades from the next frame on.
  await new Promise(requestAnimationFrame)
  const ending = document
    .getAnimations()
    .filter(({ effect }) => Number.isFinite(Number(effect?.getComputedTiming().endTime)))
  await Promise.race([
    Promise.allSettled(ending.map(({ finished }) => finished)),
    new Promise((resolve) => setTimeout(resolve, 1_000)),
  ])
}

/** `npm run a11y` looks at everything in every width, by day and by night. */
const everyWay = process.env.A11Y === 'all'

/**
 * The page as it is, without loading it again: the narrowest of `widths` by night and the widest by day, or each width
 * in both with `npm run a11y`.
 */
export async function byDayAndNight(page: Page, widths: [number, ...number[]], look: () => Promise<void>) {
  const night = everyWay ? widths : widths.slice(0, 1)
  const day = everyWay ? widths : widths.slice(-1)
  const ways = [
    ...day.map((width) => ({ width, colorScheme: 'light' as const })),
    ...night.map((width) => ({ width, colorScheme: 'dark' as const })),
  ]
  for (const { width, colorScheme } of ways) {
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize({ width, height: 844 })
    await test.step(`${width} px, ${colorScheme}`, look)
  }
}

/** The owner's browser is signed in, without the form: that has journeys of its own. */
export async function signIn(page: Page) {
  const answer = await page.request.post('/admin/login', { form: owner, maxRedirects: 0 })
  expect(answer.headers()).toHaveProperty('set-cookie')
}

/** Goes there, and waits until script answers: what is pressed before that works, but as it does without script. */
export async function open(page: Page, address: string) {
  await page.goto(address)
  await scriptOf(page)
}

/** React has taken the page over: from now on it answers every press, if need be after the rest of its start. */
export const scriptOf = (page: Page) =>
  page.waitForFunction(() => Object.keys(document).some((key) => key.startsWith('__reactContainer')))

/** A visitor nobody else is. */
export const someone = () => {
  const number = String(Math.floor(Math.random() * 1e8)).padStart(8, '0')
  return {
    firstName: 'Dana',
    lastName: `Whitfield-${number}`,
    phone: '(713) 555-0117',
    email: `dana${number}@example.com`,
  }
}

/** A request as a program sends it: quicker than filling the form. */
export async function sendRequest(page: Page, person = someone()) {
  const answer = await page.request.post('/graphql', {
    headers: { 'x-api-key': 'public-key-of-the-journeys' },
    data: {
      query: 'mutation($input: CreateQuoteInput!) { createQuote(input: $input) { id } }',
      variables: { input: { ...person, service: 'commercial', message: 'The panic bar sticks.' } },
    },
  })
  expect((await answer.json()).errors).toBeUndefined()
  return person
}

/** Enters a request as staff do who take one on the phone; it is not suspicious, as one sent by a program would be. */
export async function enterRequest(
  page: Page,
  { service = 'residential', message = 'The back door sticks.' } = {},
) {
  const { firstName, lastName, ...person } = someone()
  const name = `${firstName} ${lastName}`
  const isEmergency = service === 'emergency'
  const kind = isEmergency ? 'Message' : 'Quote'
  const answer = await page.request.post('/graphql', {
    data: {
      query: `mutation($input: Create${kind}Input!) { request: create${kind}(input: $input) { id } }`,
      variables: {
        input: { ...(isEmergency ? { name } : { firstName, lastName }), ...person, service, message },
      },
    },
  })
  const { data, errors } = await answer.json()
  expect(errors).toBeUndefined()
  return { name, id: String(data.request.id), ...person }
}

/** Fills the form with script: from then on that answers. What is sent before it came is sent as without. */
export async function fillQuote(page: Page, person: ReturnType<typeof someone>) {
  await fillQuoteFields(page, person)
  await expect(page.locator('form[novalidate]')).toBeVisible()
}

export async function fillQuoteFields(page: Page, person: ReturnType<typeof someone>) {
  await page.getByLabel('First name').fill(person.firstName)
  await page.getByLabel('Last name').fill(person.lastName)
  await page.getByLabel('Phone').fill(person.phone)
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Service', { exact: true }).selectOption('automotive')
  await page.getByLabel('What happened, and where').fill('Keys locked in a 2019 F-150 at Memorial Park.')
}

/** What the owner finds of this person: exactly one request. */
export async function expectOneRequestOf(person: ReturnType<typeof someone>, browser: Browser) {
  const page = await (await browser.newContext()).newPage()
  await signIn(page)
  await page.goto(`/admin/quotes?q=${person.email}`)
  await expect(page.getByRole('article')).toHaveCount(1)
  await page.context().close()
}
