import { AxeBuilder } from '@axe-core/playwright'
import { type Browser, test as base, expect, type Page } from '@playwright/test'
import { owner } from './owner.ts'

let addresses = 0

/** What stands in the console where the configuration keeps workers out. */
const noWorker = 'Service Worker registration blocked by Playwright'

/** A test whose browser comes from an address of its own and fails on anything the console complains about. */
export const test = base.extend<{ complaints: string[] }>({
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
      page.on('pageerror', (error) => complaints.push(error.message))
      await use(complaints)
      expect(complaints).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

/** No violation of WCAG 2.2 AA that a machine can find, in the state that the page is in. */
export async function expectAccessible(page: Page) {
  // What is still fading in has other colors than it will have. No fade takes longer than this.
  if (!(await page.evaluate(() => matchMedia('(prefers-reduced-motion: reduce)').matches)))
    await page.waitForTimeout(400)
  const { violations } = await new AxeBuilder({ page })
    // In the page itself, as no page has frames of other sites; otherwise each look opens a second page.
    .setLegacyMode()
    // Naming the elements that are fine would take most of the time.
    .options({ resultTypes: ['violations'] })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)).toEqual([])
}

/** The page as it is, looked at by day and by night in each width, without loading it again. */
export async function byDayAndNight(page: Page, widths: number[], look: () => Promise<void>) {
  for (const colorScheme of ['light', 'dark'] as const)
    for (const width of widths) {
      await page.emulateMedia({ colorScheme })
      await page.setViewportSize({ width, height: 844 })
      await test.step(`${width} px, ${colorScheme}`, look)
    }
}

export async function signIn(page: Page) {
  await page.goto('/admin/quotes')
  await page.getByLabel('Email').fill(owner.email)
  await page.getByLabel('Password', { exact: true }).fill(owner.password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Quote Requests', level: 1 })).toBeVisible()
}

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

export async function fillQuote(page: Page, person: ReturnType<typeof someone>) {
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
