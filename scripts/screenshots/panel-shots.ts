import type { Page } from '@playwright/test'
import { owner } from '#tests/journeys/support/owner.ts'
import { allWidths, dayAndNight, type Shot, signIn } from './shot.ts'

const inAllLights = { widths: allWidths, schemes: dayAndNight } as const
const onPhone = { widths: [390], schemes: dayAndNight } as const

const screen = (name: string, path: string): Shot => ({
  name,
  ...inAllLights,
  prepare: async (page) => {
    await page.goto(path)
    await page.waitForTimeout(700)
  },
})

const pressed = (name: string, path: string, press: (page: Page) => Promise<unknown>): Shot => ({
  name,
  widths: [390, 1440],
  schemes: dayAndNight,
  prepare: async (page) => {
    await page.goto(path)
    await page.waitForTimeout(500)
    await press(page)
    await page.waitForTimeout(700)
  },
})

/** The first record of a list; `then` is where one goes on from it. */
const opened = (name: string, path: string, row: string, then = ''): Shot => ({
  name,
  ...inAllLights,
  prepare: async (page) => {
    await page.goto(path)
    const record = await page.locator(`main ${row}`).first().getAttribute('href')
    await page.goto(`${record}${then}`)
    await page.waitForTimeout(700)
  },
})

const firstButton = (page: Page, name: RegExp) => page.getByRole('button', { name }).first().click()
const firstLink = (page: Page, name: RegExp) => page.getByRole('link', { name }).first().click()

export const panelShotsEmpty: readonly Shot[] = [
  { ...screen('login', '/admin/login'), isVisitor: true },
  {
    name: 'login-refused',
    ...onPhone,
    isVisitor: true,
    prepare: async (page) => {
      await signIn(page, 'wrong')
      await page.getByRole('alert').waitFor()
    },
  },
  { ...screen('forgotten-password', '/admin/forgotten-password'), isVisitor: true },
  {
    name: 'forgotten-password-sent',
    ...onPhone,
    isVisitor: true,
    prepare: async (page) => {
      await page.goto('/admin/forgotten-password')
      await page.getByLabel('Email').fill(owner.email)
      await page.getByRole('button', { name: 'Email me a link' }).click()
      await page.waitForTimeout(700)
    },
  },
  { ...screen('reset-password', '/admin/reset-password?token=none'), isVisitor: true },
  { ...screen('invitation-used', '/admin/invitation?token=none'), isVisitor: true },
  screen('quotes-empty', '/admin/quotes'),
  screen('messages-empty', '/admin/messages'),
  screen('reviews-empty', '/admin/reviews'),
  screen('testimonials-empty', '/admin/testimonials'),
  screen('prices-empty', '/admin/prices'),
  screen('dashboard-empty', '/admin'),
]

const screens: readonly (readonly [name: string, path: string])[] = [
  ['dashboard', ''],
  ['inbox', '/inbox'],
  ['call-new', '/calls/new'],
  ['quotes', '/quotes'],
  ['quotes-nothing-found', '/quotes?q=nothing-like-this'],
  ['messages', '/messages'],
  ['schedule', '/schedule'],
  ['schedule-week', '/schedule?view=week'],
  ['schedule-month', '/schedule?view=month'],
  ['customers', '/customers'],
  ['customers-import', '/customers/import'],
  ['estimates', '/estimates'],
  ['invoices', '/invoices'],
  ['drawers', '/drawers'],
  ['prices', '/prices'],
  ['price-new', '/prices/new'],
  ['reports', '/reports'],
  ['pages', '/pages'],
  ['page-new', '/pages/new'],
  ['texts', '/texts'],
  ['redirects', '/redirects'],
  ['blogs', '/blogs'],
  ['blog-new', '/blogs/new'],
  ['reviews', '/reviews'],
  ['review-new', '/reviews/new'],
  ['testimonials', '/testimonials'],
  ['testimonial-new', '/testimonials/new'],
  ['trash', '/trash'],
  ['settings', '/settings'],
  ['settings-search', '/settings?q=backup'],
  ['settings-business', '/settings/business'],
  ...['identity', 'phones', 'hours', 'booking', 'services'].map(
    (section) => [`settings-business-${section}`, `/settings/business/${section}`] as const,
  ),
  ...[
    ...['setup', 'brand', 'templates', 'invoicing', 'notifications', 'mail', 'administrators'],
    ...['security', 'sessions', 'data', 'privacy', 'activity', 'api-keys'],
  ].map((page) => [`settings-${page}`, `/settings/${page}`] as const),
  ['confirm', '/confirm'],
]

export const panelShots: readonly Shot[] = [
  ...screens.map(([name, path]) => screen(name, `/admin${path}`)),
  { ...screen('price-page', '/prices'), isVisitor: true },
  opened('inbox-request', '/admin/inbox', '.inbox-open'),
  opened('request-done', '/admin/inbox?filter=done', '.inbox-open'),
  opened('customer', '/admin/customers', '.customer-table th a'),
  opened('estimate', '/admin/estimates', '.estimate-table th a'),
  opened('invoice', '/admin/invoices', '.invoice-table th a'),
  opened('statement', '/admin/invoices', '.invoice-table th a', '/statement'),
  {
    ...screen('texts-on-page', '/admin/texts/on-page'),
    prepare: async (page) => {
      await page.goto('/admin/texts/on-page')
      await page.frameLocator('main iframe').getByRole('heading', { level: 1 }).waitFor()
      await page.waitForTimeout(1_500)
    },
  },
  pressed('menu', '/admin/quotes', async (page) => {
    const menu = page.getByRole('button', { name: /^more|menu$/i }).first()
    if (await menu.isVisible()) await menu.click()
  }),
  pressed('quotes-delete', '/admin/quotes', async (page) => {
    await page.locator('.inbox-open').first().click()
    await firstButton(page, /^delete/i)
  }),
  pressed('review-menu', '/admin/reviews', (page) => page.locator('.row-menu > summary').first().click()),
  pressed('review-edit', '/admin/reviews', async (page) => {
    await page.locator('.row-menu > summary').first().click()
    await firstLink(page, /^edit/i)
  }),
  pressed('blog-edit', '/admin/blogs?q=Rekey', (page) => firstLink(page, /^Rekey/)),
  pressed('blog-versions', '/admin/blogs?q=Rekey', async (page) => {
    await firstLink(page, /^Rekey/)
    await firstLink(page, /versions/i)
  }),
  pressed('blog-version', '/admin/blogs?q=Rekey', async (page) => {
    await firstLink(page, /^Rekey/)
    await firstLink(page, /versions/i)
    await page.locator('.version-list a').first().click()
  }),
  pressed('blog-cover', '/admin/blogs/new', (page) => firstButton(page, /picture/i)),
  pressed('settings-security-password', '/admin/settings/security', (page) => firstLink(page, /password/i)),
  pressed('settings-api-keys-revoke', '/admin/settings/api-keys', (page) => firstLink(page, /revoke/i)),
  pressed('settings-data-delete', '/admin/settings/data', (page) => firstLink(page, /^delete/i)),
  pressed('settings-activity-changes', '/admin/settings/activity', (page) =>
    page.getByText('What changed').first().click(),
  ),
  pressed('settings-offline', '/admin/settings/sessions', async (page) => {
    await page.context().setOffline(true)
    await firstLink(page, /^Sessions$/)
  }),
  pressed('quotes-offline', '/admin/quotes', async (page) => {
    await page.context().setOffline(true)
    await firstLink(page, /^Contacted/)
  }),
]
