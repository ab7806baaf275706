import type { BrowserContext, Page } from '@playwright/test'
import { expect, expectAccessible, open, scriptOf, signIn, test } from '#tests/journeys/support/journey.ts'
import { chromiumFlags, wholeChromium } from '../../../bench/browser.ts'

test.use({
  permissions: ['notifications'],
  serviceWorkers: 'allow',
  // The headless shell has no notifications.
  launchOptions: { executablePath: wholeChromium, args: chromiumFlags },
})

async function openNotifications(page: Page) {
  await signIn(page)
  await open(page, '/admin/settings/notifications')
  await expect(page.getByRole('heading', { name: 'Notifications', level: 1 })).toBeVisible()
}

/** A browser under test has no push service: this stands in for it. */
const pushService = () => {
  let current: PushSubscription | null = null
  PushManager.prototype.getSubscription = async () => current
  PushManager.prototype.subscribe = async () => {
    const pair = await crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, ['deriveBits'])
    const text = (bytes: Uint8Array) =>
      btoa(String.fromCharCode(...bytes))
        .replaceAll('+', '-')
        .replaceAll('/', '_')
        .replaceAll('=', '')
    const keys = {
      p256dh: text(new Uint8Array(await crypto.subtle.exportKey('raw', pair.publicKey))),
      auth: text(crypto.getRandomValues(new Uint8Array(16))),
    }
    const endpoint = `https://push.invalid/${crypto.randomUUID()}`
    const made = Object.assign(Object.create(PushSubscription.prototype), {
      toJSON: () => ({ endpoint, keys }),
      unsubscribe: async () => {
        current = null
        return true
      },
    })
    current = made
    return made
  }
}

async function deliverPush(context: BrowserContext, page: Page, message: object) {
  const devtools = await context.newCDPSession(page)
  const registered = new Promise<string>((resolve) =>
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const panel = registrations.find(({ scopeURL }) => scopeURL.endsWith('/admin'))
      if (panel) resolve(panel.registrationId)
    }),
  )
  await devtools.send('ServiceWorker.enable')
  await devtools.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(page.url()).origin,
    registrationId: await registered,
    data: JSON.stringify(message),
  })
}

const notificationsOn = (page: Page) =>
  page.evaluate(async () => {
    const worker = await navigator.serviceWorker.getRegistration('/admin')
    const shown = await worker?.getNotifications()
    return shown?.map(({ title, body, data }) => ({ title, body, path: data.path }))
  })

test('an address is added and tested, the webhook keeps a secret, and the sound stays on this device', async ({
  page,
}) => {
  await openNotifications(page)
  await test.step('the sound is off until it is asked for', async () => {
    const sound = page.getByLabel('Play a sound')
    await page.getByRole('heading', { name: 'Sound in the open panel' }).click()
    await expect(sound).not.toBeChecked()
    await sound.check()
    await page.getByRole('button', { name: 'Play it' }).click()
    await page.reload()
    await scriptOf(page)
    await expect(sound).toBeChecked()
    await expect(page.locator('.sound-section summary')).toContainText('On')
  })
  await expect(page.getByText('Emails are saved as files, not sent')).toBeVisible()
  await page.getByLabel('Add an address').fill('van@example.com')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  const row = page.getByRole('listitem').filter({ hasText: 'van@example.com' })
  await row.getByRole('button', { name: 'Send a test to van@example.com' }).click()
  await expect(row.getByText('Email saved as a file, not sent')).toBeVisible()

  await page.getByRole('heading', { name: 'Webhook' }).click()
  await page.getByLabel('Address', { exact: true }).fill('https://hook.invalid/in')
  await page.getByLabel('Call this address').uncheck()
  const webhook = page.locator('form').filter({ has: page.getByLabel('Call this address') })
  await webhook.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByRole('button', { name: 'Show the secret' }).click()
  await expect(page.getByText(/^whsec_/)).toBeVisible()
  await expectAccessible(page)

  await row.getByRole('button', { name: 'Remove van@example.com' }).click()
  await expect(page.getByText('Your list is empty')).toBeVisible()
  await page
    .locator('#mail-heading ~ form')
    .getByRole('button', { name: /settings instead/ })
    .click()
  await expect(page.getByText('No address is set')).toBeVisible()
})

test('a device is turned on and shows what comes in', async ({ context, page }) => {
  await page.addInitScript(pushService)
  await openNotifications(page)
  await page.getByRole('button', { name: 'Turn on for this device' }).click()
  const screen = page.locator('#content')
  await expect(screen.getByText('Notifications are on for this device.')).toBeVisible()
  const row = page.getByRole('listitem').filter({ hasText: 'this device' })
  await expect(row).toContainText('Chrome on Linux')
  await row.getByRole('button', { name: /^Send a test/ }).click()
  // The test's address has no push service behind it.
  await expect(row.getByText(/^Push notification (failed|could not be delivered)/)).toBeVisible()
  await expectAccessible(page)

  const path = '/admin/inbox/quotes/1'
  const message = { title: 'New request: Dana', body: 'Automotive', path, tag: '1', waiting: 1 }
  await deliverPush(context, page, message)
  await expect.poll(() => notificationsOn(page)).toEqual([{ title: message.title, body: message.body, path }])

  await row.getByRole('button', { name: /^Remove/ }).click()
  await expect(page.getByText('None yet.')).toBeVisible()
})
