import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { chromiumFlags, chromiumPath } from './browser.ts'
import { median } from './statistics.ts'

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

type Speed = { performance: number; lcp: number; tbt: number; cls: number }

/**
 * Lighthouse's figures of one page: scores from 0 to 100, times in ms; medians of all runs. `lcpOver` and `tbtOver`: what the
 * page takes longer than the empty one that was measured just before it.
 */
export type Scores = Speed & {
  path: string
  accessibility: number
  'best-practices': number
  seo: number
  lcpOver: number
  tbtOver: number
}

export type Measured = { scores: Scores[]; empty: Speed }

/**
 * Runs Lighthouse for each page as on a mid-range phone, with network and CPU throttling really applied: `runs` times, each time after
 * the empty page, so that a busy moment of the machine affects both.
 */
export async function measureScores(
  site: string,
  emptyPage: string,
  paths: readonly string[],
  runs: number,
): Promise<Measured> {
  const scores: Scores[] = []
  const empty: Speed[] = []
  for (const path of paths) {
    const once = await audit(site + path, categories)
    const measured: { page: Speed; beside: Speed }[] = []
    for (let run = 0; run < runs; run++) {
      const beside = speedOf(await audit(emptyPage, ['performance']))
      measured.push({ beside, page: speedOf(await audit(site + path, ['performance'])) })
    }
    empty.push(...measured.map(({ beside }) => beside))
    const score = (name: string) => Math.round((once.categories[name]?.score ?? 0) * 100)
    scores.push({
      path,
      ...middle(measured.map(({ page }) => page)),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
      lcpOver: median(measured.map(({ page, beside }) => page.lcp - beside.lcp)),
      tbtOver: median(measured.map(({ page, beside }) => page.tbt - beside.tbt)),
    })
  }
  return { scores, empty: middle(empty) }
}

function middle(all: readonly Speed[]): Speed {
  const of = (name: keyof Speed) => median(all.map((one) => one[name]))
  return { performance: of('performance'), lcp: of('lcp'), tbt: of('tbt'), cls: of('cls') }
}

type Report = Awaited<ReturnType<typeof audit>>

/**
 * Without a screen chromium hints letters to whole pixels, which no phone does: then the stand-ins of our fonts have other widths
 * than on a phone, and now and then a line more or less.
 */
const lettersAsOnPhones = '--font-render-hinting=none'

async function audit(url: string, onlyCategories: readonly string[]) {
  const chromeFlags = ['--headless=new', lettersAsOnPhones, ...chromiumFlags]
  const chrome = await launch({ chromePath: chromiumPath, chromeFlags })
  try {
    const result = await lighthouse(url, {
      port: chrome.port,
      logLevel: 'error',
      formFactor: 'mobile',
      throttlingMethod: 'devtools',
      onlyCategories: [...onlyCategories],
      disableFullPageScreenshot: true,
    })
    if (!result) throw new Error(`Lighthouse said nothing about ${url}`)
    const { lhr } = result
    if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`)
    return lhr
  } finally {
    chrome.kill()
  }
}

function speedOf({ categories, audits }: Report): Speed {
  const figure = (name: string) => audits[name]?.numericValue ?? Number.NaN
  return {
    performance: Math.round((categories.performance?.score ?? 0) * 100),
    lcp: figure('largest-contentful-paint'),
    tbt: figure('total-blocking-time'),
    cls: figure('cumulative-layout-shift'),
  }
}
