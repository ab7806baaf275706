import type { Locator } from '@playwright/test'
import {
  enterRequest,
  expect,
  newNumber,
  open,
  signIn,
  testAlone as test,
} from '#tests/journeys/support/journey.ts'
import { newStaff } from '#tests/journeys/support/mail.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

/** Decision 34 has the table: typing and what the phone itself asks are not counted. */
test('on a phone each task of a day takes few taps from the first screen', async ({
  page,
  browser,
  server,
}) => {
  test.slow()
  await signIn(page)
  const jess = `Jess Park-${newNumber()}`
  const theirs = await browser.newContext({ baseURL: server.site })
  await newStaff(page, theirs.request, 'dispatcher', jess, server)
  await enterRequest(page, { service: 'emergency', message: 'Locked out' })
  const caller = `Ana Ruiz-${newNumber()}`

  let taps = 0
  const tap = async (target: Locator) => {
    await target.tap()
    taps += 1
  }
  const press = (name: string | RegExp, exact = true) =>
    tap(page.getByRole('button', { name, exact }).first())
  const task = (name: string, most: number, act: () => Promise<void>, from?: string) =>
    test.step(`${name}: ${most}`, async () => {
      if (from) await open(page, from)
      taps = 0
      await act()
      expect(taps, name).toBe(most)
    })
  const bar = page.locator('.bottom-bar')
  const fromInbox = async () => {
    await tap(bar.getByRole('link', { name: /^Inbox/ }))
    await tap(page.locator('.inbox-row').filter({ hasText: caller }).locator('.inbox-open'))
    await expect(page.getByRole('article', { name: caller })).toBeVisible()
  }

  await open(page, '/admin')
  await expect(page.locator('.who-waits a[href^="tel:"]').first()).toBeInViewport()
  await task('the first who waits opened', 1, async () => {
    await tap(page.locator('.who-waits-name').first())
    await expect(page.getByRole('article')).toBeVisible()
  })
  await open(page, '/admin')
  await task('a call entered', 2, async () => {
    await tap(bar.getByRole('link', { name: 'New request' }))
    await page.getByLabel('Phone number').fill('713 555 0188')
    await page.getByLabel('Name').fill(caller)
    await page.getByLabel('What it is about').selectOption('residential')
    await press('Save request')
    await expect(page.getByRole('article', { name: caller })).toBeVisible()
  })
  await task(
    'given to somebody else',
    4,
    async () => {
      await fromInbox()
      await tap(page.getByText('Give to', { exact: true }))
      await press(jess)
      await expect(page.getByText(`Given to ${jess} at`)).toBeVisible()
    },
    '/admin',
  )
  await task(
    'an appointment',
    4,
    async () => {
      await fromInbox()
      await tap(page.getByText('Add address, time and price'))
      const job = page.getByRole('region', { name: 'Job', exact: true })
      await job.getByLabel('Address').fill('1200 Main St, Houston')
      await job.getByLabel('Date').fill('2030-11-23')
      await job.getByLabel('Time', { exact: true }).fill('10:30')
      await job.getByLabel('Price quoted').fill('120')
      await tap(job.getByRole('button', { name: 'Save' }))
      await expect(job.getByText('1200 Main St')).toBeVisible()
    },
    '/admin',
  )
  await task(
    'on the way',
    3,
    async () => {
      await fromInbox()
      await press('20 min')
      await expect(page.getByText(/^On the way, there about/)).toBeVisible()
    },
    '/admin',
  )
  await task(
    'an estimate',
    4,
    async () => {
      await fromInbox()
      await press('Write an estimate')
      await page.getByLabel('What', { exact: true }).first().fill('Open a door')
      await page.getByLabel('Price').first().fill('120')
      await press('Save and send')
      await expect(page.getByText('Waits for an answer')).toBeVisible()
    },
    '/admin',
  )
  await task(
    'done',
    3,
    async () => {
      await fromInbox()
      await press('Done')
      await expect(page.getByText(/^Completed /).first()).toBeVisible()
    },
    '/admin',
  )
  await task('invoiced, for the price quoted', 2, async () => {
    await press('Make invoice')
    await press('Save and send')
    await expect(page.getByRole('heading', { name: /^Invoice \d+$/ })).toBeVisible()
  })
  await task('paid', 1, async () => {
    await press(/^Cash/, false)
    await expect(page.getByText(/^\$120\.00, Cash/).first()).toBeVisible()
  })
})
