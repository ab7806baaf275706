import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type Browser, test as base, expect, type Locator, type Page } from '@playwright/test'
import type axe from 'axe-core'
import pg from 'pg'
import { owner } from './owner.ts'
import { serverOf, startServer } from './start-server.ts'

let addresses = 0

/** What stands in the console where the configuration keeps workers out. */
const noWorker = 'Service Worker registration blocked by Playwright'

/** What the browser says of each try while a journey keeps it without a network. */
const noNetwork = 'net::ERR_INTERNET_DISCONNECTED'

/** What React Router leaves unhandled when a page asks for something else while the end of an answer is on its way. */
const answerAbandoned = ['signal is aborted without reason', 'BodyStreamBuffer was aborted']

/**
 * A test on its worker's server, whose browser comes from a network of its own and which fails on anything the console
 * complains about.
 */
export const test = base.extend<{ complaints: string[] }>({
  baseURL: async ({ browserName: _anyBrowser }, use, { parallelIndex }) => {
    await use(serverOf(parallelIndex).site)
  },
  extraHTTPHeaders: async ({ browserName: _anyBrowser }, use, info) => {
    addresses += 1
    // A /48 each: what workers have side by side must not be one network either.
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

/** A test on a server of its own: for what all others on a server would notice, such as mail. */
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

/** Naming the elements that are fine too would take most of the time. No rule among these reads style sheets. */
const wcag: axe.RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
  preload: { assets: ['media'] },
}

/** Half a megabyte; with comments it is more than twice that, and every page reads it anew. */
const axeSource = readFileSync('node_modules/axe-core/axe.min.js', 'utf8')

/** For `test.use`: journeys about dialogs, the bar with Undo and what scrolling moves see them move. */
export const withMotion = { contextOptions: { reducedMotion: 'no-preference' } } as const

/** No violation of WCAG 2.2 AA that a machine can find, in the state that the page is in. */
export async function expectAccessible(page: Page) {
  // Once a page, however often one looks.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
  expect(await page.evaluate(violationsOf, wcag)).toEqual([])
}

/**
 * The page's clock stands from now on: what shows for seconds only stays until a look comes, and what waits so long for something
 * else waits for it however slow the machine is. `page.clock` moves it on; `expectInTime` and `expectAccessibleNow` do so as far as needed.
 */
export async function stopClock(page: Page) {
  await page.clock.install()
  // As far ahead as the clock gets meanwhile, and more.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000)
}

/** What comes while the page's clock hardly moves: a tenth of a second with each look, so that tries come to their next one. */
export const expectInTime = (page: Page, awaited: Locator) =>
  expect(async () => {
    await page.clock.runFor(100)
    await expect(awaited).toBeVisible({ timeout: 200 })
  }).toPass({ intervals: [50], timeout: 30_000 })

/** `expectAccessible` on a page whose clock stands: axe waits a few milliseconds of it now and then. */
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

/** Holds back what the page sends to the data service, until the function that this gives is called. */
export async function holdBack(page: Page) {
  const { promise: release, resolve } = Promise.withResolvers<void>()
  await page.route('**/graphql', async (route) => {
    await release
    await route.continue()
  })
  return resolve
}

async function violationsOf(options: axe.RunOptions): Promise<string[]> {
  // In the middle of a transition nothing has its color.
  for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish()
  // The one that was put into the page.
  const { violations } = await (window as typeof window & { axe: typeof axe }).axe.run(document, options)
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}

/** `npm run a11y` looks at everything in every width, by day and by night. */
export const everyWay = process.env.A11Y === 'all'

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

/** Before a page is opened: what it offers to undo is offered until it is taken, not for 8 s, however busy the machine is. */
export const keepUndo = (page: Page) =>
  page.addInitScript((offeredMs) => {
    const { setTimeout } = window
    const patient = (...timer: Parameters<typeof setTimeout>) =>
      timer[1] === offeredMs ? 0 : setTimeout(...timer)
    window.setTimeout = patient as typeof setTimeout
  }, 8_000)

/** Goes there, and waits until script answers: what is pressed before that works, but as it does without script. */
export async function open(page: Page, address: string) {
  await page.goto(address)
  await scriptOf(page)
}

/**
 * React has taken the page over, and its effects have run: a key that the page listens for is heard. Asked at each frame; effects run
 * soon after the first one at which the page is no longer as the server sent it.
 */
export const scriptOf = (page: Page) =>
  page.waitForFunction(() => {
    const key = Object.keys(document).find((name) => name.startsWith('__reactContainer'))
    const root = key && Reflect.get(document, key).stateNode
    if (!root || root.current.memoizedState.isDehydrated) return false
    root.framesAlive = (root.framesAlive ?? 0) + 1
    return root.framesAlive > 2
  })

let numbers = 0

/** Six digits that nothing else has, for names: counted, as a random one may be shorter, or the beginning of another. */
export const newNumber = () => {
  numbers += 1
  return String(test.info().workerIndex * 1_000 + numbers).padStart(6, '0')
}

/** A visitor nobody else is. */
export const someone = () => {
  const number = newNumber()
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

/** At the pace of people: the notice of what a program seems to have sent promises nothing. */
export async function fillQuoteFields(page: Page, person: ReturnType<typeof someone>) {
  await page.getByLabel('First name').fill(person.firstName)
  await page.getByLabel('Last name').fill(person.lastName)
  await page.getByRole('textbox', { name: 'Phone' }).fill(person.phone)
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Service', { exact: true }).selectOption('automotive')
  await page.getByLabel('What happened, and where').fill('Keys locked in a 2019 F-150 at Memorial Park.')
  await pauseAsPeopleDo(page)
}

/**
 * A form that is sent within two seconds was filled in by a program (server/http/form-token.ts). They count from before the page
 * came, of which a page with a clock of its own knows nothing.
 */
export async function pauseAsPeopleDo(page: Page) {
  const passed = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    return navigation ? performance.now() - navigation.responseStart : 0
  })
  await page.waitForTimeout(Math.max(0, 2_100 - passed))
}

/** The row of somebody in a list of requests. */
export const rowOf = (page: Page, name: string) => page.locator('.inbox-row').filter({ hasText: name })

/** Opens somebody's request from the list that is shown, and gives its page. */
export async function openRequest(page: Page, name: string) {
  await rowOf(page, name).locator('.inbox-open').click()
  const request = page.getByRole('article').filter({ hasText: name })
  await expect(request).toBeVisible()
  return request
}

/** What the owner finds of this person: exactly one request. */
export async function expectOneRequestOf(person: ReturnType<typeof someone>, browser: Browser) {
  const page = await (await browser.newContext()).newPage()
  await signIn(page)
  await page.goto(`/admin/quotes?q=${person.email}`)
  await expect(page.locator('.inbox-row')).toHaveCount(1)
  await page.context().close()
}

/** The thanks below a sent form, open or closed: their words at each hour are in one-promise.system.test.ts. */
export const thanked = /^Thank you(?:!| for contacting us!|\. We have it)/

/** The headline of a request that waits: the promise, whenever that is. */
export const promised = /^We’ll call you (?:.+ )?by \d/

/** So long that everybody on this server has to enter their password again. */
export const expireStepUp = () =>
  changeRows(`update sessions set confirmed_at = now() - interval '10 minutes'`)

/** What no screen does, in the database of the worker's server. */
export async function changeRows(statement: string, values: unknown[] = []) {
  const host = join(serverOf(test.info().parallelIndex).dataDir, 'postgres')
  const client = new pg.Client({ host, port: 5432, user: 'lantern', database: 'postgres' })
  await client.connect()
  await client.query(statement, values.length > 0 ? values : undefined)
  await client.end()
}
