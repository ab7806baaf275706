import type { Page } from '@playwright/test'
import { photo } from './support/attachments.ts'
import { expect, fillQuoteFields, pauseAsPeopleDo, someone, test } from './support/journey.ts'

/** What the forms' scripts use of a browser. Each is missing or forbidden somewhere: old phones, private windows, sandboxed frames. */
const interfaces = [
  'navigator.serviceWorker',
  'navigator.onLine',
  'window.localStorage',
  'window.indexedDB',
  'window.fetch',
  'window.XMLHttpRequest',
  'window.crypto',
  'window.DataTransfer',
  'Response.prototype.text',
  'HTMLElement.prototype.focus',
]

const forbid = (page: Page, path: string) =>
  page.addInitScript((path) => {
    const names = path.split('.')
    const name = names.pop() ?? ''
    const owner = names.reduce<object>((holder, key) => Reflect.get(holder, key), globalThis)
    const get = () => {
      throw new DOMException(`${path} is forbidden`, 'SecurityError')
    }
    Object.defineProperty(owner, name, { get, configurable: true })
  }, path)

for (const path of interfaces)
  test(`a quote with a photo reaches us where ${path} throws`, async ({ page, complaints }) => {
    await forbid(page, path)
    await page.goto('/quote')
    await page.getByLabel('First name').click()
    // `fill` types into what has the focus where the field that it found was replaced meanwhile.
    await page.waitForLoadState('networkidle')
    await fillQuoteFields(page, someone())
    await page.getByLabel('Photos or documents').setInputFiles([await photo()])
    await pauseAsPeopleDo(page)
    await page.getByRole('button', { name: 'Get my free quote' }).click()
    const receipt = page.getByRole('link', { name: 'See your request' })
    const came = page.getByText('One file came with it.')
    await expect(receipt.or(came)).toBeVisible()
    if (await receipt.isVisible()) await receipt.click()
    await expect(came).toBeVisible()
    complaints.length = 0
  })

for (const [label, before, after] of [
  ['Last name', 'Whit', 'field'],
  ['Email', 'dana@exam', 'ple.com'],
] as const)
  test(`what is typed into ${label} while a form that cannot run is put back stays there`, async ({
    page,
    complaints,
  }) => {
    await forbid(page, 'window.crypto')
    const script = Promise.withResolvers<void>()
    await page.route('**/assets/quote-form*.js', async (route) => {
      await script.promise
      await route.continue()
    })
    await page.goto('/quote')
    const field = page.getByLabel(label)
    await field.click()
    await page.keyboard.type(before)
    const failed = page.waitForEvent('pageerror')
    script.resolve()
    await failed
    await expect(field).toBeFocused()
    await page.keyboard.type(after)
    await expect(field).toHaveValue(before + after)
    complaints.length = 0
  })
