import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type Browser, test as base, expect, type Locator, type Page } from '@playwright/test'
import type axe from 'axe-core'
import pg from 'pg'
import { defaultProfile } from '#content/profile/business-profile.ts'
import { asVisitor, create, graphql } from './graphql.ts'
import { owner } from './owner.ts'
import { serverOf, startServer } from './start-server.ts'

let addresses = 0

const noWorker = 'Service Worker registration blocked by Playwright'

const noNetwork = 'net::ERR_INTERNET_DISCONNECTED'

/** React Router leaves this unhandled when a page navigates while a response is streaming. */
const answerAbandoned = ['signal is aborted without reason', 'BodyStreamBuffer was aborted']

/**
 * Runs on its worker's server, from a network of its own, and fails on anything that the console reports. The browser
 * reports refusals and missing pages as errors: a journey that expects them empties `complaints`.
 */
export const test = base.extend<{ complaints: string[] }>({
  baseURL: async ({ browserName: _anyBrowser }, use, { parallelIndex }) => {
    await use(serverOf(parallelIndex).site)
  },
  extraHTTPHeaders: async ({ browserName: _anyBrowser }, use, info) => {
    addresses += 1
    // A /48 each: the browsers of workers must not be of one network.
    const network = (info.workerIndex * 1_000 + addresses) % 0x1_0000
    await use({ 'x-forwarded-for': `2001:db8:${network.toString(16)}::1` })
  },
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = []
      page.on('console', (message) => {
        if (message.type() !== 'error' && message.type() !== 'warning') return
        const text = message.text()
        if (text !== noWorker && !text.includes(noNetwork)) complaints.push(text)
      })
      page.on('pageerror', ({ message }) => {
        if (!answerAbandoned.includes(message)) complaints.push(message)
      })
      await use(complaints)
      expect(complaints).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

/** On a server of its own, for journeys that change what all others need, such as mail. */
export const testAlone = test.extend<{
  environment: Record<string, string>
  server: Awaited<ReturnType<typeof startServer>>
}>({
  environment: [{}, { option: true }],
  server: [
    async ({ environment }, use) => {
      const server = await startServer(environment)
      await use(server)
      await server.stop()
    },
    { timeout: 300_000 },
  ],
  baseURL: ({ server }, use) => use(server.site),
})

/** Listing the passing elements would take most of the time. No rule of these reads style sheets. */
const wcag: axe.RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
  preload: { assets: ['media'] },
}

/** Half the size without comments, and every page reads it. */
const axeSource = readFileSync('node_modules/axe-core/axe.min.js', 'utf8')

export const withMotion = { contextOptions: { reducedMotion: 'no-preference' } } as const

/** WCAG 2.2 AA as far as axe can check it, in the page's present state. */
export async function expectAccessible(page: Page) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
  expect(await page.evaluate(violationsOf, wcag)).toEqual([])
}

/**
 * Stops the page's clock: what shows for seconds stays, and timeouts do not depend on the machine. `page.clock` moves it
 * on, as do `expectInTime` and `expectAccessibleNow`.
 */
export async function stopClock(page: Page) {
  await page.clock.install()
  // Further ahead than the clock gets meanwhile.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000)
}

/** Moves a stopped clock on by a tenth of a second with each look, so that retries run. */
export const expectInTime = (page: Page, awaited: Locator) =>
  expect(async () => {
    await page.clock.runFor(100)
    await expect(awaited).toBeVisible({ timeout: 200 })
  }).toPass({ intervals: [50] })

/** For a page with a stopped clock: axe waits a few milliseconds of it now and then. */
export async function expectAccessibleNow(page: Page) {
  let isLooking = true
  const look = expectAccessible(page).finally(() => {
    isLooking = false
  })
  while (isLooking) {
    await page.clock.runFor(1)
    await pause(20)
  }
  await look
}

export async function holdBack(page: Page) {
  const { promise: release, resolve } = Promise.withResolvers<void>()
  await page.route('**/graphql', async (route) => {
    await release
    await route.continue()
  })
  return resolve
}

async function violationsOf(options: axe.RunOptions): Promise<string[]> {
  // During a transition nothing has its final color.
  for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish()
  const { violations } = await (window as typeof window & { axe: typeof axe }).axe.run(document, options)
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}

export const everyWay = process.env.A11Y === 'all'

/**
 * Without loading again: the narrowest of `widths` by night and the widest by day; all of them in both with `npm run
 * a11y`.
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

/** By cookie: the form has journeys of its own. */
export async function signIn(page: Pick<Page, 'request'>) {
  const answer = await page.request.post('/admin/login', { form: owner, maxRedirects: 0 })
  expect(answer.headers()).toHaveProperty('set-cookie')
}

/** Undo is offered until it is taken, not for 8 s. Call before the page is opened. */
export const keepUndo = (page: Page) =>
  page.addInitScript((offeredMs) => {
    const { setTimeout } = window
    const patient = (...timer: Parameters<typeof setTimeout>) =>
      timer[1] === offeredMs ? 0 : setTimeout(...timer)
    window.setTimeout = patient as typeof setTimeout
  }, 8_000)

/** Waits for the script: a press before it works as without script. */
export async function open(page: Page, address: string) {
  await page.goto(address)
  await scriptOf(page)
}

/**
 * Hydrated, and effects have run, so that keys are heard: effects run soon after the first frame at which the page differs
 * from the server's.
 */
export const scriptOf = (page: Page) =>
  page.waitForFunction(() => {
    const key = Object.keys(document).find((name) => name.startsWith('__reactContainer'))
    const root = key && Reflect.get(document, key).stateNode
    if (!root || root.current.memoizedState.isDehydrated) return false
    root.framesAlive = (root.framesAlive ?? 0) + 1
    return root.framesAlive > 2
  })

/** What is done to a row of a list now and then. */
export const openRowMenu = (row: Locator) => row.getByLabel(/^More: /).click()

/** For what is of today: shortly before midnight of the business it waits for the next day. */
export async function withinOneDay() {
  const [hours = 0, minutes = 0, seconds = 0] = new Date()
    .toLocaleTimeString('en-GB', { timeZone: defaultProfile.timeZone })
    .split(':')
    .map(Number)
  const left = 86_400 - (hours * 60 + minutes) * 60 - seconds
  if (left > 180) return
  test.setTimeout(test.info().timeout + left * 1_000)
  await pause((left + 1) * 1_000)
}

let numbers = 0

/** Counted: random digits may be shorter, or the beginning of another number. */
export const newNumber = () => {
  numbers += 1
  return String(test.info().workerIndex * 1_000 + numbers).padStart(6, '0')
}

export const someone = () => {
  const number = newNumber()
  return {
    firstName: 'Dana',
    lastName: `Whitfield-${number}`,
    phone: '(713) 555-0117',
    email: `dana${number}@example.com`,
  }
}

export async function sendRequest(page: Page, person = someone()) {
  const input = { ...person, service: 'commercial', message: 'The panic bar sticks.' }
  await create(page, 'Quote', input, asVisitor)
  return person
}

/** As staff do for a caller. Unlike one sent by a program, it is not suspicious. */
export async function enterRequest(
  page: Page,
  { service = 'residential', message = 'The back door sticks.' } = {},
) {
  const { firstName, lastName, ...person } = someone()
  const name = `${firstName} ${lastName}`
  const input = { ...person, service, message }
  const id =
    service === 'emergency'
      ? await create(page, 'Message', { name, ...input })
      : await create(page, 'Quote', { firstName, lastName, ...input })
  return { name, id, ...person }
}

export async function fillQuote(page: Page, person: ReturnType<typeof someone>) {
  await fillQuoteFields(page, person)
  await expect(page.locator('form[novalidate]')).toBeVisible()
}

export async function fillQuoteFields(page: Page, person: ReturnType<typeof someone>) {
  await page.getByLabel('First name').fill(person.firstName)
  await page.getByLabel('Last name').fill(person.lastName)
  await page.getByRole('textbox', { name: 'Phone' }).fill(person.phone)
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Service', { exact: true }).selectOption('automotive')
  await page.getByLabel('What happened, and where').fill('Keys locked in a 2019 F-150 at Memorial Park.')
  await pauseAsPeopleDo(page)
}

/** A form sent within two seconds counts as a program's (server/http/form-token.ts), by the server's clock. */
export async function pauseAsPeopleDo(page: Page) {
  const passed = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    return navigation ? performance.now() - navigation.responseStart : 0
  })
  await page.waitForTimeout(Math.max(0, 2_100 - passed))
}

export const rowOf = (page: Page, name: string) => page.locator('.inbox-row').filter({ hasText: name })

export async function openRequest(page: Page, name: string) {
  await rowOf(page, name).locator('.inbox-open').click()
  const request = page.getByRole('article').filter({ hasText: name })
  await expect(request).toBeVisible()
  return request
}

export async function expectOneRequestOf({ email }: ReturnType<typeof someone>, browser: Browser) {
  const staff = await browser.newContext()
  await signIn(staff)
  const query = 'query($email: String) { listQuotes(filter: { email: { eq: $email } }) { items { id } } }'
  const { listQuotes } = await graphql<{ listQuotes: { items: object[] } }>(staff, query, { email })
  expect(listQuotes.items).toHaveLength(1)
  await staff.close()
}

/** Open or closed; one-promise.system.test.ts has the words of each hour. */
export const thanked = /^Thank you(?:!| for contacting us!|\. We have it)/

export const promised = /^We’ll call you (?:.+ )?by \d/

export const expireStepUp = () =>
  changeRows(`update sessions set confirmed_at = now() - interval '10 minutes'`)

export async function changeRows(statement: string, values: unknown[] = []) {
  const host = join(serverOf(test.info().parallelIndex).dataDir, 'postgres')
  const client = new pg.Client({ host, port: 5432, user: 'lantern', database: 'postgres' })
  await client.connect()
  await client.query(statement, values.length > 0 ? values : undefined)
  await client.end()
}
