import { rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, onTestFinished } from 'vitest'
import type { Journey } from './journeys.ts'
import { type Page, phone } from './page.ts'
import { lineTo } from './severed-line.ts'
import { changeRequest, requestOf } from './staff.ts'

export function customerJourneys(journey: Journey) {
  journey('drawings keep to their columns', async ({ page, site }) => {
    for (const path of ['/', '/services', '/services/automotive']) {
      await page.open(site + path)
      for (const width of [1024, 1440]) {
        await page.resize(width, 900)
        await page.until((asked) => innerWidth === asked, width)
        expect(await page.run(drawingsOutOfPlace), `${path} at ${width} px`).toEqual([])
      }
    }
  })

  journey(
    'home fits a phone, the call bar leaves its first screen alone, and the menu leads on',
    async ({ page, site }) => {
      await page.resize(...phone)
      await page.open(`${site}/`)
      expect(await page.run(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
      await page.until(callBarIs, 'hidden')
      await page.run(() => scrollTo({ top: 2 * innerHeight, behavior: 'instant' }))
      await page.until(callBarIs, 'visible')
      await page.click('.menu-button', 'Menu')
      await page.click('.site-menu a', 'Contact')
      await page.until(() => location.pathname === '/contact')
    },
  )

  journey(
    'a request with a photo gets a receipt, which changes when staff see it',
    async ({ page, site }) => {
      const email = await fillQuote(page, `${site}/quote`, 'Whitfield')
      await page.click('button', 'Get my free quote')
      await page.click('a', 'See your request')
      await page.until(() => location.pathname.startsWith('/receipt/'))
      await page.sees('One file came with it.')
      const { id } = await requestOf(site, email)
      await changeRequest(site, id, { seenAt: new Date().toISOString() })
      await page.run(() => dispatchEvent(new Event('online')))
      await page.sees('We’ve seen it')
    },
  )

  journey(
    'without a signal a request with its photo is kept, and sent once it is back',
    async ({ page, site }) => {
      const line = await lineTo(site)
      onTestFinished(line.cut)
      const email = await fillQuote(page, `${line.site}/quote`, 'Offline')
      line.cut()
      await page.click('button', 'Get my free quote')
      await page.sees('is kept on this')
      await line.mend()
      await page.run(() => dispatchEvent(new Event('online')))
      await page.sees('Thank you')
      expect((await requestOf(site, email)).files).toHaveLength(1)
    },
  )

  journey('a message is sent', async ({ page, site }) => {
    await page.resize(...phone)
    await page.open(`${site}/contact`)
    await page.fill('Name', 'Sam Ortega')
    await page.fill('Email', 'sam@example.com')
    await page.fill('Phone', '713 555 0163')
    await page.choose('Service', 'residential')
    await page.fill('Message', 'The back door sticks.')
    await page.until(scriptSends, '#contact-form form')
    await page.until(isLookedAtLongEnough)
    await page.click('button', 'Send the message')
    await page.sees('Thank you')
  })
}

async function fillQuote(page: Page, url: string, lastName: string): Promise<string> {
  const photo = await photoOnDisk()
  const email = `${lastName.toLowerCase()}@example.com`
  await page.resize(...phone)
  await page.open(url)
  await page.fill('First name', 'Dana')
  await page.fill('Last name', lastName)
  await page.fill('Phone', '713 555 0117')
  await page.fill('Email', email)
  await page.choose('Service', 'automotive')
  await page.fill('What happened, and where', 'Keys locked in.')
  await page.until(scriptSends, '#quote-form form')
  await page.addFile(photo)
  await page.sees('Ready', '#quote-form')
  await page.until(isLookedAtLongEnough)
  return email
}

async function photoOnDisk(): Promise<string> {
  const path = join(tmpdir(), `lantern-door-${process.pid}.jpg`)
  onTestFinished(() => rm(path, { force: true }))
  const picture = sharp({ create: { width: 640, height: 480, channels: 3, background: '#445566' } })
  await writeFile(path, await picture.jpeg().toBuffer())
  return path
}

/* These run in the page. */

/** Outside of the window, or over what stands beside them. */
function drawingsOutOfPlace(): string[] {
  return [...document.querySelectorAll('main .drawing')].flatMap((drawing) => {
    const { left, right, top, bottom } = drawing.getBoundingClientRect()
    const beside = [...(drawing.parentElement?.children ?? [])].filter((one) => one !== drawing)
    const isCovering = beside.some((one) => {
      const box = one.getBoundingClientRect()
      return box.left < right - 1 && left < box.right - 1 && box.top < bottom - 1 && top < box.bottom - 1
    })
    return left < -1 || right > innerWidth + 1 || isCovering
      ? [`${drawing.getAttribute('class')} from ${left} to ${right}`]
      : []
  })
}

function callBarIs(visibility: string) {
  const bar = document.querySelector('.call-bar')
  return bar !== null && getComputedStyle(bar).visibility === visibility
}

const scriptSends = (form: string) => document.querySelector(`${form}[novalidate]`) !== null

/** A form that is sent within two seconds counts as a program's (server/http/form-token.ts). */
function isLookedAtLongEnough() {
  const [navigation] = performance.getEntriesByType('navigation')
  const answeredAt = navigation instanceof PerformanceNavigationTiming ? navigation.responseStart : 0
  return performance.now() - answeredAt > 2_200
}
