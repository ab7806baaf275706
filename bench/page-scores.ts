import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { z } from 'zod'
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

const report = z.object({
  runtimeError: z.object({ message: z.string() }).optional(),
  categories: z.record(z.string(), z.object({ score: z.number().nullable() })),
  audits: z.record(z.string(), z.object({ numericValue: z.number().optional() })),
})
type Report = z.infer<typeof report>

/** Fetched by the first run that wants it: no dependency, as its 92 packages would be in every installation. */
const lighthouse = 'lighthouse@13.5.0'

/**
 * Without a screen chromium hints letters to whole pixels, which no phone does: then the stand-ins of our fonts have other widths
 * than on a phone, and now and then a line more or less.
 */
const lettersAsOnPhones = '--font-render-hinting=none'

async function audit(url: string, onlyCategories: readonly string[]): Promise<Report> {
  const parameters = [
    ...['--yes', lighthouse, url, '--output=json', '--quiet', '--no-enable-error-reporting'],
    ...['--form-factor=mobile', '--throttling-method=devtools', '--disable-full-page-screenshot'],
    `--only-categories=${onlyCategories.join(',')}`,
    `--chrome-flags=${['--headless=new', lettersAsOnPhones, ...chromiumFlags].join(' ')}`,
  ]
  const { stdout } = await promisify(execFile)('npx', parameters, {
    env: { ...process.env, CHROME_PATH: chromiumPath },
    maxBuffer: 64 * 1024 * 1024,
  })
  const found = report.parse(JSON.parse(stdout))
  if (found.runtimeError) throw new Error(`${url}: ${found.runtimeError.message}`)
  return found
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
