import type { BrowserContext, Page } from '@playwright/test'
import { defaultProfile } from '#content/profile/business-profile.ts'
import { graphql } from './support/graphql.ts'
import {
  expect,
  expectAccessible,
  expectOneRequestOf,
  fillQuote,
  signIn,
  someone,
  test,
} from './support/journey.ts'

test.use({ serviceWorkers: 'allow', viewport: { width: 390, height: 844 } })

async function openWithWorker(page: Page, path = '/') {
  await page.goto(path)
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
    if (!navigator.serviceWorker.controller)
      await new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve))
  })
}

const cached = (page: Page) =>
  page.evaluate(async () => {
    const names = await self.caches.keys()
    const paths = await Promise.all(
      names.map(async (name) =>
        (await (await self.caches.open(name)).keys()).map(({ url }) => new URL(url).pathname),
      ),
    )
    return Object.fromEntries(names.map((name, index) => [name, paths[index]]))
  })

async function keepQuote(page: Page, person: ReturnType<typeof someone>) {
  await fillQuote(page, person)
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Get my free quote' }).click()
  await expect(page.getByText(/is kept on this/i).first()).toBeVisible()
}

async function dispatchSync(context: BrowserContext, origin: string) {
  const page = context.pages()[0]
  if (!page) throw new Error('The browser has no page left')
  const devtools = await context.newCDPSession(page)
  const registered = new Promise<string>((resolve) =>
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const ours = registrations.find(({ scopeURL }) => scopeURL === `${origin}/`)
      if (ours) resolve(ours.registrationId)
    }),
  )
  await devtools.send('ServiceWorker.enable')
  await devtools.send('ServiceWorker.dispatchSyncEvent', {
    origin,
    registrationId: await registered,
    tag: 'offline-queue',
    lastChance: false,
  })
}

test('after one visit of any page /sos opens without a network, and stands in for public pages only', async ({
  page,
  context,
  complaints,
}) => {
  await openWithWorker(page)
  await context.setOffline(true)
  // As on a network that takes everything and answers nothing.
  await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { value: true }))
  await page.goto('/sos')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Locked out?')
  await expect(page.getByText(/^No connection/)).toBeVisible()
  await expectAccessible(page)
  await page.goto('/services/emergency')
  await expect(page.getByRole('link', { name: 'Call now (713) 555-0142' })).toBeVisible()
  await expect(page.getByText(/^No connection/)).toBeVisible()
  for (const path of ['/admin/login', '/receipt/none.none'])
    await expect(page.goto(path), path).rejects.toThrow('ERR_INTERNET_DISCONNECTED')
  await context.setOffline(false)
  await page.goto('/services/emergency')
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Locked out?')
  complaints.length = 0
})

test('nothing is cached but /sos: no receipt, no form, nothing of the panel', async ({
  page,
  complaints,
}) => {
  const person = someone()
  await openWithWorker(page)
  await fillQuote(page, person)
  await page.getByRole('button', { name: 'Get my free quote' }).click()
  await page.getByRole('link', { name: 'See your request' }).click()
  await expect(page.getByText(person.firstName).first()).toBeVisible()
  await page.goto('/admin/login')
  await page.goto('/contact')
  const caches = await cached(page)
  expect(Object.values(caches)).toEqual([['/sos']])
  const sos = await page.evaluate(async () => (await (await self.caches.match('/sos'))?.text()) ?? '')
  expect(sos).not.toMatch(/name="formToken"|\/receipt\/\w/)
  complaints.length = 0
})

test('with the tab closed Background Sync sends what was kept, and the next page tells so', async ({
  page,
  context,
  browser,
  baseURL,
  complaints,
}) => {
  const person = someone()
  await openWithWorker(page)
  await keepQuote(page, person)
  await context.newPage()
  await page.close()
  await context.setOffline(false)
  await dispatchSync(context, baseURL ?? '')
  await expect(() => expectOneRequestOf(person, browser)).toPass()
  const next = await context.newPage()
  await next.goto('/faq')
  const notice = next.getByRole('status').filter({ hasText: 'Your request has reached us.' })
  await expect(notice).toBeVisible()
  await notice.getByRole('link').click()
  await expect(next).toHaveURL(/\/receipt\//)
  await expectOneRequestOf(person, browser)
  complaints.length = 0
})

test('two tabs and the worker at the same time send it once', async ({
  page,
  context,
  browser,
  baseURL,
  complaints,
}) => {
  const person = someone()
  await openWithWorker(page)
  await keepQuote(page, person)
  const [one, other] = [await context.newPage(), await context.newPage()]
  await page.close()
  await context.setOffline(false)
  await Promise.all([one.goto('/faq'), other.goto('/about'), dispatchSync(context, baseURL ?? '')])
  await expect(async () => {
    const told = await Promise.all(
      [one, other].map((tab) => tab.getByText('Your request has reached us.').isVisible()),
    )
    expect(told.filter(Boolean)).toHaveLength(1)
  }).toPass()
  await expectOneRequestOf(person, browser)
  complaints.length = 0
})

test('another phone number of the firm is another worker, and the page kept before goes', async ({
  page,
  context,
  complaints,
}) => {
  await signIn(page)
  await openWithWorker(page)
  const [before] = Object.keys(await cached(page))
  try {
    await savePhone(page, '(713) 555-0199')
    await page.goto('/faq')
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update())
    await expect.poll(async () => Object.keys(await cached(page))).not.toContain(before)
    expect(Object.values(await cached(page))).toEqual([['/sos']])
    await context.setOffline(true)
    await page.goto('/sos')
    await expect(page.getByRole('link', { name: 'Call now (713) 555-0199' })).toBeVisible()
  } finally {
    await context.setOffline(false)
    await savePhone(page, defaultProfile.dispatch.display)
  }
  complaints.length = 0
})

test('the panel keeps its own worker', async ({ page, complaints }) => {
  await openWithWorker(page)
  await signIn(page)
  await page.goto('/admin')
  await expect
    .poll(() =>
      page.evaluate(async () =>
        (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => new URL(scope).pathname).sort(),
      ),
    )
    .toEqual(['/', '/admin'])
  complaints.length = 0
})

async function savePhone(page: Page, display: string) {
  const { dispatch, office, ...facts } = defaultProfile
  const input = {
    ...facts,
    dispatch: { label: dispatch.label, display },
    office: office && { label: office.label, display: office.display },
  }
  type Stored = { businessProfile: { version: string } }
  const { businessProfile } = await graphql<Stored>(page, '{ businessProfile { version } }')
  const save =
    'mutation($input: BusinessProfileInput!, $version: String) { updateBusinessProfile(input: $input, version: $version) { version } }'
  await graphql(page, save, { input, version: businessProfile.version })
}
