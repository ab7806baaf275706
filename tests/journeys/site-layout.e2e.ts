import type { Page } from '@playwright/test'
import { serviceLabels } from '#content/en/site/service-choices.ts'
import { defaultProfile } from '#content/profile/business-profile.ts'
import { expect, expectAccessible, test, withMotion } from './support/journey.ts'
import { publicRoutes } from './support/public-routes.ts'

const services = Object.values(serviceLabels)

test.describe('the menu on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  const opener = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true })
  const menu = (page: Page) => page.locator('.site-menu')
  const arrow = (page: Page) => menu(page).locator('summary')
  const lock = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).overflowY)

  async function openMenu(page: Page) {
    await opener(page).click()
    await expect(menu(page)).toBeVisible()
  }

  test('opens over a page that no longer scrolls; a tap beside it closes it', async ({ page }) => {
    await page.goto('/about')
    expect(await lock(page)).not.toBe('hidden')
    await openMenu(page)
    await expect.poll(() => lock(page)).toBe('hidden')
    await expectAccessible(page)
    await page.mouse.click(20, 500)
    await expect(menu(page)).toBeHidden()
    await expect.poll(() => lock(page)).not.toBe('hidden')
  })

  test('by keyboard: Escape and the cross close it and give the focus back', async ({ page }) => {
    await page.goto('/about')
    for (const close of ['Escape', 'cross']) {
      await opener(page).focus()
      await page.keyboard.press('Enter')
      await expect(menu(page)).toBeVisible()
      await page.keyboard.press('Tab')
      await expect(page.getByRole('button', { name: 'Close menu' })).toBeFocused()
      await page.keyboard.press(close === 'Escape' ? 'Escape' : 'Enter')
      await expect(menu(page)).toBeHidden()
      await expect(opener(page)).toBeFocused()
    }
  })

  test('the arrow of Our Services expands the eight; they collapse when the menu toggles', async ({
    page,
  }) => {
    await page.goto('/about')
    await openMenu(page)
    const entry = (name: string) => menu(page).getByRole('link', { name, exact: true })
    await expect(entry(services[0] ?? '')).toBeHidden()
    await arrow(page).click()
    for (const name of services) await expect(entry(name)).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Close menu' }).click()
    await openMenu(page)
    await expect(entry(services[0] ?? '')).toBeHidden()
    await entry('Our Services').click()
    await expect(page).toHaveURL('/services')
  })

  test('any link closes it, also one to a place on the same page', async ({ page }) => {
    await page.goto('/about')
    await openMenu(page)
    await menu(page)
      .getByRole('link', { name: 'About' })
      .evaluate((link) => link.setAttribute('href', '#main'))
    await menu(page).getByRole('link', { name: 'About' }).click()
    await expect(menu(page)).toBeHidden()
    await openMenu(page)
    await arrow(page).click()
    await menu(page)
      .getByRole('link', { name: services[3] ?? '', exact: true })
      .click()
    await expect(page).toHaveURL(/\/services\//)
    await expect(menu(page)).toBeHidden()
  })

  test('the foot of the menu has the call link', async ({ page }) => {
    await page.goto('/about')
    await openMenu(page)
    await expect(page.getByRole('link', { name: 'Emergency? Call Now' })).toHaveAttribute(
      'href',
      `tel:${defaultProfile.dispatch.e164}`,
    )
  })
})

test.describe('the list of services on a desk', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  const list = (page: Page) => page.locator('.nav-services details')
  const arrow = (page: Page) => list(page).locator('summary')

  test('by keyboard: beside its link, opened by Enter or Space, closed by Escape', async ({ page }) => {
    await page.goto('/faq')
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Our Services' }).focus()
    await page.keyboard.press('Tab')
    await expect(arrow(page)).toBeFocused()
    for (const key of ['Enter', 'Space']) {
      await page.keyboard.press(key)
      await expect(list(page).getByRole('link')).toHaveText(services)
      await page.keyboard.press('Tab')
      await expect(list(page).getByRole('link').first()).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(list(page).getByRole('link').first()).toBeHidden()
      await expect(arrow(page)).toBeFocused()
    }
  })

  test('a click elsewhere closes it, a link leads on', async ({ page }) => {
    await page.goto('/faq')
    await arrow(page).click()
    await expectAccessible(page)
    await page.getByRole('heading', { level: 1 }).click()
    await expect(list(page).getByRole('link').first()).toBeHidden()
    await arrow(page).click()
    await list(page)
      .getByRole('link', { name: services[0] ?? '' })
      .click()
    await expect(page).toHaveURL(/\/services\//)
  })
})

test.describe('the floating call button', () => {
  test.use({ viewport: { width: 390, height: 844 }, ...withMotion })

  test('comes when the button of the first screen has left, and goes when it is back', async ({ page }) => {
    await page.goto('/')
    const bar = page.locator('.call-bar')
    await expect(bar).toBeHidden()
    await page.evaluate(() => scrollTo(0, 2 * innerHeight))
    await expect(bar.getByRole('link')).toBeInViewport()
    await page.evaluate(() => scrollTo(0, 0))
    await expect(bar).toBeHidden()
  })
})

test('the first Tab finds the way past the header', async ({ page }) => {
  await page.goto('/services')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to the content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await page.keyboard.press('Tab')
  const isInMain = () => document.querySelector('main')?.contains(document.activeElement)
  expect(await page.evaluate(isInMain)).toBe(true)
})

test('every page calls and writes to the lines of the profile, and to no other', async ({ request }) => {
  const { dispatch, office, email } = defaultProfile
  const known = [`tel:${dispatch.e164}`, `tel:${office?.e164}`, `mailto:${email}`]
  for (const path of publicRoutes) {
    const html = await (await request.get(path)).text()
    const header = html.slice(html.indexOf('<header'), html.indexOf('</header>'))
    const isEmergency = path === '/sos'
    expect(isEmergency ? html : header, path).toContain(`href="tel:${dispatch.e164}"`)
    if (!isEmergency) expect(header, path).toContain(`href="mailto:${email}"`)
    // A post's share link is a mail without an address.
    const lines = [...html.matchAll(/href="((?:tel|mailto):[^"?]+)/g)].map(([, line]) => line)
    expect(
      [...new Set(lines)].filter(
        (line) => ![...known, ...(isEmergency ? ['tel:911'] : [])].includes(line ?? ''),
      ),
      path,
    ).toEqual([])
  }
})
