import { loadavg } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { chromiumFlags, chromiumPath, watchTraffic } from './browser.ts'
import { fillStore } from './fill-store.ts'
import { signInAsOwner } from './owner.ts'
import { realServer } from './real-server.ts'
import { quantile, table } from './statistics.ts'

/** Limits for the panel's lists: milliseconds on the server, bytes of script as it travels, requests of a first visit. */
const budgets = { p95: 60, script: 130_000, requests: 20 }

const port = 3293
const sizes = [100, 100_000] as const
const rounds = 60
/** The first rounds are slower: code is not compiled yet, and rows come from the disk. */
const warmUpRounds = 10

const readsAgainWithinMs = 1_000

const requestedPaths = [
  '/admin',
  '/admin/inbox',
  '/admin/inbox.data',
  '/admin/inbox.data?pages=10',
  '/admin/inbox.data?filter=mine',
  '/admin/inbox.data?filter=suspicious',
  '/admin/inbox.data?filter=contacted',
  '/admin/inbox.data?filter=done',
  '/admin/inbox.data?filter=all&pages=10',
  '/admin/inbox.data?filter=all&q=whitfield',
  '/admin/inbox.data?filter=all&q=whitfield+42',
  '/admin/inbox.data?filter=all&q=555-0142',
  '/admin/inbox.data?filter=all&q=e',
  '/admin/inbox.data?filter=all&q=nobody+at+all',
  '/admin/quotes',
  '/admin/quotes.data',
  '/admin/quotes.data?filter=new',
  '/admin/quotes.data?filter=completed&pages=10',
  '/admin/quotes.data?q=whitfield',
  '/admin/quotes.data?q=whitfield+42',
  '/admin/quotes.data?q=555-0142',
  '/admin/quotes.data?q=deadbolt',
  '/admin/quotes.data?q=e',
  '/admin/quotes.data?q=nobody+at+all',
  '/admin/messages.data',
  '/admin/messages.data?q=safe',
  '/admin/reviews.data',
  '/admin/reviews.data?q=garcia',
  '/admin/testimonials.data?q=hank',
  '/admin/blogs.data',
  '/admin/blogs.data?q=battery',
]

const lists = ['inbox', 'quotes', 'messages', 'reviews', 'testimonials', 'blogs'].map(
  (name) => `/admin/${name}`,
)

type Times = { p50: number; p95: number }

/**
 * First visits of the panel's lists (`--only loads`), and their speed with 100 and with 100,000 rows of each kind in one run
 * (`--only times`). Gives tables and the broken budgets.
 */
export async function benchAdmin(): Promise<string> {
  const { only } = parseArgs({ args: process.argv.slice(3), options: { only: { type: 'string' } } }).values
  const loadBefore = loadavg()[0] ?? 0
  const server = await realServer({ port, environment: { LOG_LEVEL: 'warn' } })
  try {
    await server.start()
    const { cookie } = await signInAsOwner(server.url)
    const loads = only === 'times' ? [] : await measureFirstLoads(server.url, cookie, ['/admin', ...lists])
    const measured: Map<string, Times>[] = []
    let filled = 0
    for (const size of only === 'loads' ? [] : sizes) {
      await fillStore(server.dataDir, { from: filled, to: size })
      filled = size
      measured.push(await measureTimes(server.url, cookie))
    }
    await server.stop()

    const broken = [
      ...sizes.flatMap((size, at) =>
        [...(measured[at] ?? [])]
          .filter(([, { p95 }]) => !(p95 <= budgets.p95))
          .map(([path, { p95 }]) => `${path} with ${size} rows: p95 is ${p95.toFixed(0)} ms`),
      ),
      ...loads
        .filter(({ script, requests }) => script > budgets.script || requests > budgets.requests)
        .map(({ path, script, requests }) => `${path}: ${script} bytes of script, ${requests} requests`),
      ...server.unexpected,
    ]
    if (broken.length > 0) process.exitCode = 1
    return [
      ...(measured.length > 0 ? [timesTable(measured)] : []),
      ...(loads.length > 0 ? [loadsTable(loads)] : []),
      `The machine's load was ${loadBefore.toFixed(1)} before and ${(loadavg()[0] ?? 0).toFixed(1)} after.`,
      broken.length > 0 ? `BROKEN:\n${broken.join('\n')}` : 'Every budget is kept.',
    ].join('\n\n')
  } finally {
    await server.remove()
  }
}

async function measureTimes(site: string, cookie: string): Promise<Map<string, Times>> {
  const taken = new Map<string, number[]>(requestedPaths.map((path) => [path, []]))
  for (let round = -warmUpRounds; round < rounds; round++)
    for (const [path, times] of taken) {
      const began = performance.now()
      const response = await fetch(site + path, { headers: { cookie } })
      await response.arrayBuffer()
      if (response.status !== 200) throw new Error(`${path} was answered with ${response.status}`)
      if (round >= 0) times.push(performance.now() - began)
    }
  return new Map(
    Array.from(taken, ([path, times]) => [path, { p50: quantile(times, 0.5), p95: quantile(times, 0.95) }]),
  )
}

const timesTable = (measured: readonly Map<string, Times>[]) =>
  table([
    ['milliseconds', ...sizes.flatMap((size) => [`${size} rows: p50`, 'p95'])],
    ...requestedPaths.map((path) => [
      path,
      ...measured.flatMap((times) => {
        const { p50, p95 } = times.get(path) ?? { p50: Number.NaN, p95: Number.NaN }
        return [p50.toFixed(1), p95.toFixed(1)]
      }),
    ]),
  ])

type FirstLoad = {
  path: string
  script: number
  /** Of what the list opens, once the list itself is complete. */
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
      await page.goto(site + path, { waitUntil: 'networkidle' })
      await live
      const { bytesOf, requests } = traffic()
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
