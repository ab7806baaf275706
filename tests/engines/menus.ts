import { expect } from 'vitest'
import type { Journey } from './journeys.ts'
import { openSignedIn } from './owner.ts'
import { phone } from './page.ts'

/** Where there are no popovers (docs/browsers.md). */
export function menuJourneys(journey: Journey) {
  journey('every page fits a phone, and its menu leads on', async ({ page, site }) => {
    await page.resize(...phone)
    for (const path of ['/', '/contact']) {
      await page.open(site + path)
      expect(await page.run(() => 'popover' in HTMLElement.prototype)).toBe(false)
      expect(await page.run(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    }
    await page.click('.menu-link')
    await page.click('.site-menu a', 'About')
    await page.until(() => location.pathname === '/about')
  })

  journey('the menus of the panel open, close and lead on', async ({ page, site }) => {
    await page.resize(...phone)
    await openSignedIn(page, site, '/admin/inbox')
    expect(await page.run(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    await page.click('button', 'More')
    await page.click('.sidebar button', 'Close menu')
    await page.until(() => document.querySelector('.sidebar')?.getClientRects().length === 0)
    await page.click('button', 'More')
    await page.click('.sidebar a', 'Settings')
    await page.until(() => location.pathname === '/admin/settings')
    await page.click('.settings-group a', 'Notifications')
    await page.until(() => location.pathname === '/admin/settings/notifications')
  })
}
