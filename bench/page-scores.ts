import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { chromiumFlags, chromiumPath } from './browser.ts'
import { median } from './statistics.ts'

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

/** Lighthouse's figures of one page: scores from 0 to 100, times in ms; medians of all runs. */
export type Scores = Record<(typeof categories)[number] | 'lcp' | 'tbt' | 'cls', number> & { path: string }

/** Runs Lighthouse `runs` times for each page, as a mid-range phone with network and CPU throttling really applied. */
export async function measureScores(site: string, paths: readonly string[], runs: number): Promise<Scores[]> {
  const scores: Scores[] = []
  for (const path of paths) {
    const measured: Omit<Scores, 'path'>[] = []
    for (let run = 0; run < runs; run++) measured.push(await runOnce(site + path))
    const middle = (pick: (one: Omit<Scores, 'path'>) => number) => median(measured.map(pick))
    scores.push({
      path,
      performance: middle((one) => one.performance),
      accessibility: middle((one) => one.accessibility),
      'best-practices': middle((one) => one['best-practices']),
      seo: middle((one) => one.seo),
      lcp: middle((one) => one.lcp),
      tbt: middle((one) => one.tbt),
      cls: middle((one) => one.cls),
    })
  }
  return scores
}

async function runOnce(url: string): Promise<Omit<Scores, 'path'>> {
  const chrome = await launch({ chromePath: chromiumPath, chromeFlags: ['--headless=new', ...chromiumFlags] })
  try {
    const result = await lighthouse(url, {
      port: chrome.port,
      logLevel: 'error',
      formFactor: 'mobile',
      throttlingMethod: 'devtools',
      onlyCategories: [...categories],
    })
    if (!result) throw new Error(`Lighthouse said nothing about ${url}`)
    const { lhr } = result
    if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`)
    const score = (name: (typeof categories)[number]) => Math.round((lhr.categories[name]?.score ?? 0) * 100)
    const figure = (name: string) => lhr.audits[name]?.numericValue ?? Number.NaN
    return {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
      lcp: figure('largest-contentful-paint'),
      tbt: figure('total-blocking-time'),
      cls: figure('cumulative-layout-shift'),
    }
  } finally {
    chrome.kill()
  }
}
