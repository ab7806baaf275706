import { loadavg } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { chromiumFlags, chromiumPath } from './browser.ts'
import { serveEmptyPanel } from './empty-panel/empty-panel.ts'
import { fillStore } from './fill-store.ts'
import { owner, realServer } from './real-server.ts'
import { quantile, table } from './statistics.ts'

/** A phone in a van: a slow processor, 150 ms round trips and 1.6 Mbit/s. */
const van = { processor: 4, latency: 150, bytesPerSecond: 200_000 }
const port = 3294
const requests = 1_000
const rounds = 9

type Step = 'first' | 'open' | 'back' | 'filter' | 'press'

/** How many times as long as in the empty screen, from the tap to what it is for. `press`: until it is shown that it was pressed. */
const limits: Readonly<Record<Step, number>> = { first: 2, open: 2, back: 1.5, filter: 2, press: 2 }

type Measured = Readonly<Record<Step, { taken: number[]; interactions: number[] }>>

const names: Readonly<Record<Step, string>> = {
  first: 'a request, the first in this window, to its text',
  open: 'a request, to its text',
  back: 'back to the list',
  filter: 'another filter, to its rows',
  press: 'a press on a step, until it shows',
}

export async function benchVan(): Promise<string> {
  const server = await realServer({ port, environment: { LOG_LEVEL: 'warn' } })
  const empty = await serveEmptyPanel()
  const browser = await chromium.launch({ executablePath: chromiumPath, args: chromiumFlags })
  try {
    await server.start()
    await fillStore(server.dataDir, { from: 0, to: requests })
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
      serviceWorkers: 'block',
    })
    await signIn(context, server.url)
    const [ours, bare] = [nothingMeasured(), nothingMeasured()]
    for (let round = 0; round < rounds; round += 1) {
      await walk(context, empty.url, bare, round)
      await walk(context, server.url, ours, round)
    }
    const rows = (Object.keys(limits) as Step[]).map((step) => {
      const beside = quantile(bare[step].taken, 0.5)
      const median = quantile(ours[step].taken, 0.5)
      return {
        step,
        beside,
        median,
        times: median / beside,
        slowest: Math.max(...ours[step].taken),
        interactions: [bare, ours].map((measured) => quantile(measured[step].interactions, 0.5)),
      }
    })
    const broken = rows.filter(({ step, times }) => !(times <= limits[step])).map(({ step }) => names[step])
    if (broken.length > 0) process.exitCode = 1
    return [
      table([
        ['from the tap, ms', 'empty', 'ours', 'times', 'limit', 'slowest', 'interaction, empty', 'ours'],
        ...rows.map(({ step, beside, median, times, slowest, interactions }) => [
          names[step],
          ...[beside, median].map((ms) => ms.toFixed(0)),
          ...[times, limits[step]].map((figure) => figure.toFixed(1)),
          ...[slowest, ...interactions].map((ms) => ms.toFixed(0)),
        ]),
      ]),
      `The machine's load was ${(loadavg()[0] ?? 0).toFixed(1)}.`,
      broken.length > 0 ? `BROKEN:\n${broken.join('\n')}` : 'Every limit is kept.',
    ].join('\n\n')
  } finally {
    await browser.close()
    empty.close()
    await server.remove()
  }
}

const nothingMeasured = (): Measured => {
  const nothing = () => ({ taken: [], interactions: [] })
  return { first: nothing(), open: nothing(), back: nothing(), filter: nothing(), press: nothing() }
}

async function signIn(context: BrowserContext, site: string) {
  const page = await context.newPage()
  await page.goto(`${site}/admin/login`)
  await page.getByLabel('Email').fill(owner.email)
  await page.getByLabel('Password', { exact: true }).fill(owner.password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.waitForURL(`${site}/admin`)
  await page.close()
}

/** In a new window each time, so that the first request is opened without its script. */
async function walk(context: BrowserContext, site: string, measured: Measured, round: number) {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.clearBrowserCache')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: van.latency,
    downloadThroughput: van.bytesPerSecond,
    uploadThroughput: van.bytesPerSecond,
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: van.processor })
  await page.goto(`${site}/admin/inbox?filter=all`, { waitUntil: 'networkidle' })
  await page.evaluate(watchTaps)
  const step = async (step: Step, target: string, awaited: string) => {
    // A person looks for a second before the tap.
    await pause(1_000)
    const { taken, interactions } = measured[step]
    taken.push(await tap(page, target, awaited))
    // The browser tells of an interaction a moment later.
    await pause(500)
    interactions.push(await page.evaluate(() => Math.max(0, ...(globalThis.interactions?.splice(0) ?? []))))
  }
  const text = '.request .request-part [dir=auto]'
  const back = () => step('back', '.request-back a', '.inbox-row:not([hidden])')
  await step('first', row(round), text)
  await back()
  for (const nth of [2, 4]) {
    await step('open', row(round + nth), text)
    if (nth === 4) await step('press', firstStep, `${steps} form[aria-busy]`)
    await back()
  }
  const tab = (query: string) => `.tabs a[href$="${query || '/inbox'}"]`
  await step('filter', tab(''), '.inbox-list:not(:has(.inbox-group[data-group=done]))')
  await step('filter', tab('?filter=all'), '.inbox-group[data-group=done]')
  await page.close()
}

const steps = '[aria-label="What happens next"]'

const firstStep = `${steps} form:not(.step-more form, .step-pick form) > button >> nth=0`

const row = (nth: number) => `.inbox-row >> nth=${nth} >> .inbox-open`

declare global {
  var interactions: number[] | undefined
  var tapped: { at: number; frames: number; drawn: (ms: number) => void } | undefined
}

function watchTaps() {
  globalThis.interactions = []
  addEventListener(
    'click',
    ({ timeStamp }) => {
      if (globalThis.tapped) globalThis.tapped.at = timeStamp
    },
    { capture: true },
  )
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      globalThis.interactions?.push(entry.duration)
      if (entry.name === 'click' && entry.startTime === globalThis.tapped?.at)
        globalThis.tapped.drawn(entry.duration)
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
}

/**
 * From the browser's own time of the tap until `awaited` is drawn: where the first frame after it shows it, what the browser
 * itself says of that frame (Event Timing, in steps of 8 ms); else until the frame that shows it has been handed over.
 */
async function tap(page: Page, target: string, awaited: string): Promise<number> {
  const seen = page.evaluate(
    (selector) =>
      new Promise<number>((resolve) => {
        let drawnFirst = 0
        const tapped = { at: 0, frames: 0, drawn: (ms: number) => (drawnFirst = ms) }
        globalThis.tapped = tapped
        const isSeen = () =>
          [...document.querySelectorAll(selector)].some((element) =>
            element.checkVisibility({ visibilityProperty: true }),
          )
        const handedOver = new MessageChannel()
        handedOver.port1.onmessage = () => {
          const passed = performance.now() - tapped.at
          if (tapped.frames > 1) return resolve(passed)
          // The browser tells a moment later; of a frame within 16 ms it tells nothing.
          setTimeout(() => resolve(drawnFirst || passed), 500)
        }
        const look = () => {
          if (tapped.at > 0) tapped.frames += 1
          if (tapped.at > 0 && isSeen()) handedOver.port2.postMessage(undefined)
          else requestAnimationFrame(look)
        }
        look()
      }),
    awaited,
  )
  const [taken] = await Promise.all([seen, page.locator(target).tap()])
  return taken
}
