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

export const panelShots: readonly Shot[] = [
  screen('dashboard', '/admin'),
  screen('inbox', '/admin/inbox'),
  {
    ...pressed('inbox-request', '/admin/inbox', (page) => page.locator('.inbox-open').first().click()),
    widths: allWidths,
  },
  screen('trash', '/admin/trash'),
  screen('quotes', '/admin/quotes'),
  screen('quotes-nothing-found', '/admin/quotes?q=nothing-like-this'),
  screen('messages', '/admin/messages'),
  screen('reviews', '/admin/reviews'),
  screen('review-new', '/admin/reviews/new'),
  screen('prices', '/admin/prices'),
  screen('price-new', '/admin/prices/new'),
  { ...screen('price-page', '/prices'), isVisitor: true },
  screen('testimonials', '/admin/testimonials'),
  screen('testimonial-new', '/admin/testimonials/new'),
  screen('blogs', '/admin/blogs'),
  screen('blog-new', '/admin/blogs/new'),
  ...[
    ...[
      'mail',
      'notifications',
      'templates',
      'administrators',
      'security',
      'sessions',
      'api-keys',
      'activity',
    ],
    ...['data', 'privacy'],
  ].map((section) => screen(`settings-${section}`, `/admin/settings/${section}`)),
  screen('settings', '/admin/settings'),
  screen('settings-search', '/admin/settings?q=backup'),
  screen('settings-business', '/admin/settings/business'),
  ...['phones', 'hours', 'services'].map((section) =>
    screen(`settings-business-${section}`, `/admin/settings/business/${section}`),
  ),
  screen('confirm', '/admin/confirm'),
  pressed('menu', '/admin/quotes', async (page) => {
    const menu = page.getByRole('button', { name: /^more|menu$/i }).first()
    if (await menu.isVisible()) await menu.click()
  }),
  {
    ...pressed('quotes-request', '/admin/quotes', (page) => page.locator('.inbox-open').first().click()),
    widths: allWidths,
  },
  pressed('quotes-delete', '/admin/quotes', async (page) => {
    await page.locator('.inbox-open').first().click()
    await firstButton(page, /^delete/i)
  }),
  pressed('review-edit', '/admin/reviews', (page) => firstLink(page, /edit/i)),
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
