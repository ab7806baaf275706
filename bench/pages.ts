import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { defaultProfile } from '#content/profile/business-profile.ts'
import { serveEmptyPage } from './empty-page.ts'
import { fillStore } from './fill-store.ts'
import { signInAsOwner } from './owner.ts'
import { type Measured, measureScores, type Scores } from './page-scores.ts'
import { measureRenders, measureServer, type ServerFigures } from './page-speed.ts'
import { measureTransfers, type Transfer } from './page-transfer.ts'
import { realServer } from './real-server.ts'
import { table } from './statistics.ts'

/**
 * Limits for every public page: bytes, and milliseconds over those of an empty page, because how long an empty page takes says
 * what the machine and its other jobs take. Of HTML the first screen counts, which comes with the first packets; what is below it
 * takes a phone on 1.6 Mbit/s 5 ms a kilobyte. `renderMs` of processor time: half of what a page took in the first edition.
 */
const budgets = {
  transfer: { htmlAndCss: 26_000, script: 2_500, fonts: 40_000, thirdParties: 0, scriptAfterIntent: 80_000 },
  scores: { lcpOver: 400, tbtOver: 30, cls: 0.0005 },
  ratio: 0.8,
  renderMs: 17.5,
}

const port = 3292

export async function benchPages(): Promise<string> {
  const { values } = parseArgs({
    args: process.argv.slice(3),
    options: {
      runs: { type: 'string', default: '3' },
      routes: { type: 'string' },
      only: { type: 'string' },
    },
  })
  const loadBefore = loadavg()[0] ?? 0
  const wants = (part: string) => values.only === undefined || values.only === part
  const environment = { LOG_LEVEL: 'warn', PUBLIC_URL: `http://127.0.0.1:${port}` }
  const server = await realServer({ port, environment })
  try {
    await server.start()
    await openSite(server)
    const paths = await pageRoutes(server.url, values.routes)
    for (const path of paths) await warmUp(server.url, path)

    const transfers = wants('transfer') ? await measureTransfers(server.url, paths, warmUp) : []
    const measured = wants('lighthouse')
      ? await besideEmptyPage(server.url, paths, Number(values.runs))
      : undefined
    const renders = wants('server') ? await measureRenders(server, paths) : []
    const figures = wants('server') ? await measureServer(port) : undefined
    await server.stop()

    const broken = [
      ...transfers.flatMap(brokenByTransfer),
      ...(measured?.scores.flatMap(brokenByScores) ?? []),
      ...renders
        .filter(({ ms }) => ms > budgets.renderMs)
        .map(({ path, ms }) => `${path} takes ${ms.toFixed(1)} ms to render, over ${budgets.renderMs}`),
      ...(figures && figures.ratio < budgets.ratio ? [`The cache gives ${figures.ratio.toFixed(2)}`] : []),
      ...server.unexpected,
    ]
    if (broken.length > 0) process.exitCode = 1
    return [
      transfers.length > 0 && transferTable(transfers),
      measured && scoreTable(measured),
      renders.length > 0 && renderTable(renders),
      figures && serverTable(figures),
      // Other jobs on the machine make times worse; only those of a quiet machine count.
      `The machine's load was ${loadBefore.toFixed(1)} before and ${(loadavg()[0] ?? 0).toFixed(1)} after.`,
      broken.length > 0 ? `BROKEN:\n${broken.join('\n')}` : 'Every budget is kept.',
    ]
      .filter(Boolean)
      .join('\n\n')
  } finally {
    await server.remove()
  }
}

/**
 * A site as people find it: with testimonials, reviews and posts, and with the facts that open it to search engines, without
 * which Lighthouse finds fault with it.
 */
async function openSite({ url, dataDir }: { url: string; dataDir: string }) {
  await fillStore(dataDir, { from: 0, to: 30 })
  const { dispatch: _line, office: _other, ...facts } = defaultProfile
  const owner = await signInAsOwner(url)
  await owner.saveProfile({
    ...facts,
    dispatch: { label: 'Dispatch', display: '(713) 864-2200' },
    office: { label: 'Office', display: '(713) 864-2201' },
    email: 'office@bayoulock.net',
    licenses: [{ number: 'B18234', holder: 'Bayou Lock', covers: 'Locksmith' }],
  })
  await owner.openSite()
}

async function besideEmptyPage(site: string, paths: readonly string[], runs: number): Promise<Measured> {
  const empty = await serveEmptyPage(site)
  try {
    return await measureScores(site, empty.url, paths, runs)
  } finally {
    await empty.close()
  }
}

function brokenByTransfer(transfer: Transfer): string[] {
  const limits = Object.entries(budgets.transfer) as [keyof typeof budgets.transfer, number][]
  const over = limits.filter(([name, most]) => transfer[name] > most)
  const sentences = over.map(([name, most]) => `${transfer.path}: ${name} is ${transfer[name]}, over ${most}`)
  if (!transfer.firstFlight)
    sentences.push(`${transfer.path}: the first packets do not draw the first screen`)
  return transfer.status === 200 ? sentences : [`${transfer.path}: status ${transfer.status}`, ...sentences]
}

function brokenByScores(scores: Scores): string[] {
  const under = (['performance', 'accessibility', 'best-practices', 'seo'] as const).filter(
    (name) => scores[name] < 100,
  )
  const over = (['lcpOver', 'tbtOver', 'cls'] as const).filter(
    (name) => !(scores[name] <= budgets.scores[name]),
  )
  return [
    ...under.map((name) => `${scores.path}: ${name} is ${scores[name]}`),
    ...over.map((name) => `${scores.path}: ${name} is ${scores[name]}, over ${budgets.scores[name]}`),
  ]
}

const transferTable = (transfers: readonly Transfer[]) =>
  table([
    [
      'page, bytes',
      'status',
      'first screen at once',
      'HTML+CSS',
      'script',
      'fonts',
      'requests',
      'third parties',
      'script after touch',
    ],
    ...transfers.map((one) => [
      one.path,
      String(one.status),
      one.firstFlight ? 'yes' : 'no',
      ...[one.htmlAndCss, one.script, one.fonts, one.requests, one.thirdParties].map(String),
      String(one.scriptAfterIntent),
    ]),
  ])

const scoreTable = ({ scores, empty }: Measured) =>
  table([
    [
      'Lighthouse, mobile',
      'performance',
      'accessibility',
      'best practices',
      'SEO',
      'LCP ms',
      'over empty',
      'TBT ms',
      'over empty',
      'CLS',
    ],
    ['an empty page', '', '', '', '', empty.lcp.toFixed(0), '', empty.tbt.toFixed(0), '', ''],
    ...scores.map((one) => [
      one.path,
      ...[one.performance, one.accessibility, one['best-practices'], one.seo].map(String),
      ...[one.lcp, one.lcpOver, one.tbt, one.tbtOver].map((figure) => figure.toFixed(0)),
      one.cls.toFixed(3),
    ]),
  ])

const serverTable = ({ bytes, cached, bare, ratio, unchanged, rendered }: ServerFigures) =>
  table([
    ['home page, per second', ''],
    [`from the cache, ${bytes} bytes with its header`, cached.toFixed(0)],
    ['bare node:http, the same bytes', bare.toFixed(0)],
    ['  cache by bare', ratio.toFixed(2)],
    ['not changed (304)', unchanged.toFixed(0)],
    ['rendered for each request', rendered.toFixed(0)],
  ])

const renderTable = (renders: readonly { path: string; ms: number }[]) =>
  table([['rendered anew', 'processor ms'], ...renders.map(({ path, ms }) => [path, ms.toFixed(1)])])

async function pageRoutes(site: string, chosen: string | undefined): Promise<string[]> {
  if (chosen) return chosen.split(',')
  const response = await fetch(`${site}/sitemap.xml`)
  const addresses = response.ok ? [...(await response.text()).matchAll(/<loc>([^<]+)<\/loc>/g)] : []
  const paths = [...new Set(addresses.map(([, address = site]) => new URL(address).pathname))]
  if (paths.length === 0) throw new Error('The sitemap names no page')
  const [first, ...otherPosts] = paths.filter((path) => path.startsWith('/blog/'))
  return paths.filter((path) => path === first || !otherPosts.includes(path))
}

async function warmUp(site: string, path: string): Promise<void> {
  for (let tries = 0; tries < 100; tries++) {
    const response = await fetch(site + path, { headers: { 'accept-encoding': 'br' } })
    await response.arrayBuffer()
    if (response.headers.get('content-encoding') === 'br') return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`${path} is not cached`)
}
