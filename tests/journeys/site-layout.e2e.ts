import type { Page } from '@playwright/test'
import { serviceLabels } from '#content/en/site/service-choices.ts'
import { defaultProfile } from '#content/profile/business-profile.ts'
import { expect, expectAccessible, test, withMotion } from './support/journey.ts'

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

  test('opens over a page that no longer scrolls; its arrow expands the eight services until it is closed', async ({
    page,
  }) => {
    await page.goto('/about')
    expect(await lock(page)).not.toBe('hidden')
    await openMenu(page)
    await expect.poll(() => lock(page)).toBe('hidden')
    await expect(page.getByRole('link', { name: 'Emergency? Call Now' })).toHaveAttribute(
      'href',
      `tel:${defaultProfile.dispatch.e164}`,
    )
    await expectAccessible(page)
    await page.mouse.click(20, 500)
    await expect(menu(page)).toBeHidden()
    await expect.poll(() => lock(page)).not.toBe('hidden')

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

  test('Escape, the cross and any link close it, also one to a place on the same page; keys get the focus back', async ({
    page,
  }) => {
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
})

test.describe('the list of services on a desk', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  const list = (page: Page) => page.locator('.nav-services details')
  const arrow = (page: Page) => list(page).locator('summary')

  test('the first Tab finds the way past the header; the list opens by Enter, Space and a click, and closes by Escape and a click elsewhere', async ({
    page,
  }) => {
    await page.goto('/faq')
    await test.step('the way past the header', async () => {
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
    await expect(bar.getByRole('link', { name: /^Call/ })).toBeInViewport()
    await page.evaluate(() => scrollTo(0, 0))
    await expect(bar).toBeHidden()
  })
})
