import { loadavg } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { chromium } from '@playwright/test'
import { chromiumFlags, chromiumPath, watchTraffic } from './browser.ts'
import { signInAsOwner } from './owner.ts'
import { realServer } from './real-server.ts'
import { table } from './statistics.ts'

/** Limits for a first visit of the panel's lists: bytes of script as it travels, and requests. */
const budgets = { script: 150_000, requests: 28 }

const port = 3293

const readsAgainWithinMs = 1_000

const lists = ['inbox', 'quotes', 'messages', 'reviews', 'testimonials', 'blogs'].map(
  (name) => `/admin/${name}`,
)

/** What a first visit of the panel's lists loads, and the broken budgets. How fast they are stands in scale.ts. */
export async function benchAdmin(): Promise<string> {
  const loadBefore = loadavg()[0] ?? 0
  const server = await realServer({ port, environment: { LOG_LEVEL: 'warn' } })
  try {
    await server.start()
    const { cookie } = await signInAsOwner(server.url)
    const loads = await measureFirstLoads(server.url, cookie, ['/admin', ...lists])
    await server.stop()
    const broken = [
      ...loads
        .filter(({ script, requests }) => script > budgets.script || requests > budgets.requests)
        .map(({ path, script, requests }) => `${path}: ${script} bytes of script, ${requests} requests`),
      ...server.unexpected,
    ]
    if (broken.length > 0) process.exitCode = 1
    return [
      loadsTable(loads),
      `The machine's load was ${loadBefore.toFixed(1)} before and ${(loadavg()[0] ?? 0).toFixed(1)} after.`,
      broken.length > 0 ? `BROKEN:\n${broken.join('\n')}` : 'Every budget is kept.',
    ].join('\n\n')
  } finally {
    await server.remove()
  }
}

type FirstLoad = {
  path: string
  script: number
  /** Script of what the list opens, which is read once the list is hydrated, and what comes after it is complete. */
  ahead: number
  styles: number
  fonts: number
  document: number
  requests: number
}

const loadsTable = (loads: readonly FirstLoad[]) =>
  table([
    ['first load, bytes', 'script', 'ahead', 'styles', 'fonts', 'document', 'requests'],
    ...loads.map(({ path, script, ahead, styles, fonts, document, requests }) => [
      path,
      ...[script, ahead, styles, fonts, document, requests].map(String),
    ]),
  ])

async function measureFirstLoads(
  site: string,
  cookie: string,
  paths: readonly string[],
): Promise<FirstLoad[]> {
  const browser = await chromium.launch({ executablePath: chromiumPath, args: chromiumFlags })
  try {
    const loads: FirstLoad[] = []
    for (const path of paths) {
      const context = await browser.newContext()
      await context.addCookies(
        cookie.split('; ').map((pair) => {
          const at = pair.indexOf('=')
          return { name: pair.slice(0, at), value: pair.slice(at + 1), url: site }
        }),
      )
      const page = await context.newPage()
      const traffic = await watchTraffic(page, site)
      // Complete once what came is followed live; had something changed meanwhile, it would now be read again.
      const live = page.waitForEvent('websocket').then((socket) =>
        socket.waitForEvent('framereceived', {
          predicate: ({ payload }) => String(payload).includes('"began"'),
        }),
      )
      const html = (await (await page.goto(site + path))?.text()) ?? ''
      await live
      const readAhead = await page
        .locator('link[rel=modulepreload], link[rel=prefetch]')
        .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href))
      const isNeeded = (url: string) =>
        html.includes(`<link rel="modulepreload" href="${new URL(url).pathname}"`)
      const { bytesOf, requests } = traffic(readAhead.filter((url) => !isNeeded(url)))
      await pause(readsAgainWithinMs)
      const ahead = traffic().bytesOf('Script') - bytesOf('Script')
      loads.push({
        path,
        script: bytesOf('Script'),
        ahead,
        styles: bytesOf('Stylesheet'),
        fonts: bytesOf('Font'),
        document: bytesOf('Document'),
        requests,
      })
      await context.close()
    }
    return loads
  } finally {
    await browser.close()
  }
}
