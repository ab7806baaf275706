import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { once } from 'node:events'
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join, relative } from 'node:path'
import type { Readable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'

/**
 * `npm test`: every check, even when one fails, in two lists side by side; then the
 * failures by name, and the counts. A check with a report counts its own tests; any other counts as one.
 */
type Check = {
  title: string
  command: string
  args: string[]
  report?: { file: string; read: (json: string) => Result; details?: () => string[] }
  environment?: Record<string, string>
  /** More arguments, with which what failed runs once more by itself. */
  alone?: string[]
}

/** More than these did not fail because the machine was busy. */
const mostAlone = 5

const results = mkdtempSync(join(tmpdir(), 'lantern-results-'))

let passed = 0
const failed: string[] = []
const skipped: string[] = []
const onlyAlone: string[] = []
const lastWords: string[] = []
const lastWordsLength = 2_000
const mostOfError = 1_500
const mostOfPage = 4_000
let later = ''

const colors = process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' }

type Write = (text: string) => void
type Child = ChildProcessByStdio<null, Readable, Readable>

const print: Write = (text) => process.stdout.write(text)
/** `npm test` (test.mjs) installs browsers beside the first checks, and says when they are there. */
const browsersInstalled = process.channel && once(process, 'message')
const running = new Set<Child>()

// Ended early, such as at CI's time limit, it still says what has failed so far.
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const)
  process.once(signal, () => {
    for (const child of running) child.kill()
    failed.push(`everything that was not done yet: stopped by ${signal}`)
    end()
  })

/** The longest check takes about five minutes. One that hangs ends as a failure that is named. */
const checkEndsWithinMs = 30 * 60_000

/** A program that a check left behind may hold its output open. */
const outputEndsWithinMs = 10_000

async function inTurn(checks: Check[], write: Write = print) {
  for (const check of checks) {
    const { title, command, args, report, environment } = check
    if (report) rmSync(report.file, { force: true })
    write(`\n--- ${title} (after ${Math.round(performance.now() / 1000)} s)\n`)
    const child = spawn(command, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...colors, ...environment },
      timeout: checkEndsWithinMs,
      killSignal: 'SIGKILL',
    })
    running.add(child)
    let said = ''
    const say: Write = (text) => {
      write(text)
      said = (said + text).slice(-lastWordsLength)
    }
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', say)
    const status = await endOf(child, say)
    running.delete(child)
    const result = report ? resultIn(report) : { passed: status === 0 ? 1 : 0, failed: [], skipped: [] }
    passed += result.passed
    skipped.push(...result.skipped.map((name) => `${title}: ${name}`))
    if (report && result.failed.length > 0) lastWords.push(...(report.details?.() ?? []))
    if (check.alone && result.failed.length > 0 && result.failed.length <= mostAlone) {
      onlyAlone.push(...result.failed.map((name) => `${title}: ${name}`))
      const { alone, ...rest } = check
      await inTurn([{ ...rest, title: `${title}, alone`, args: [...args, ...alone] }], write)
      continue
    }
    failed.push(...result.failed.map((name) => `${title}: ${name}`))
    // No report, or no tests at all, is a failure too.
    if (result.failed.length > 0 || (status === 0 && result.passed + result.skipped.length > 0)) continue
    failed.push(title)
    lastWords.push(`--- ${title}, its end:\n${said}`)
  }
}

async function endOf(child: Child, say: Write): Promise<number> {
  const closed = once(child, 'close').catch(() => undefined)
  try {
    const [status, signal] = await once(child, 'exit')
    if (signal) say(`\nIt was ended by ${signal}.\n`)
    if ((await Promise.race([closed, pause(outputEndsWithinMs)])) === undefined) {
      say('\nIt left a process running, whose output is not waited for.\n')
      for (const stream of [child.stdout, child.stderr]) stream.destroy()
    }
    return status ?? 1
  } catch (error) {
    say(`${error instanceof Error ? error.message : error}\n`)
    return 1
  }
}

function resultIn({ file, read }: NonNullable<Check['report']>): Result {
  try {
    return read(readFileSync(file, 'utf8'))
  } catch {
    return { passed: 0, failed: [], skipped: [] }
  }
}

async function sideBySide(first: Check[], second: Check[]) {
  const keep: Write = (text) => {
    later += text
  }
  await Promise.all([inTurn(first), inTurn(second, keep)])
  printLater()
}

function printLater() {
  print(later)
  later = ''
}

const check = (title: string, command: string, ...args: string[]): Check => ({ title, command, args })

function vitest(project: string): Check {
  const file = join(results, `${project}.json`)
  return {
    title: `tests: ${project}`,
    command: 'vitest',
    args: ['run', '--project', project, '--reporter=minimal', '--reporter=json', `--outputFile.json=${file}`],
    report: { file, read: vitestResult },
  }
}

function journeys(): Check {
  const file = join(results, 'journeys.json')
  return {
    title: 'tests: journeys',
    command: 'playwright',
    args: ['test', '--reporter=list,json'],
    // No test fails because the machine is busy. What passes only so is named at the end.
    alone: ['--last-failed', '--workers=1'],
    // Playwright sets FORCE_COLOR, and Node warns when both are set.
    environment: { PLAYWRIGHT_JSON_OUTPUT_NAME: file, NO_COLOR: '' },
    report: { file, read: playwrightResult, details: pagesOfFailures },
  }
}

/** What was on the page: the pictures of a run are lost where only its output is kept. */
function pagesOfFailures(): string[] {
  return globSync('test-results/journeys/*/error-context.md').map((file) => {
    const [said = '', page = ''] = readFileSync(file, 'utf8').split('```yaml')
    const [, error = ''] = said.split('# Error details')
    return `--- ${basename(dirname(file))}:${error.slice(0, mostOfError)}\nits page:${page.slice(0, mostOfPage)}`
  })
}

/** A test is skipped where a package of Debian is not installed (test.mjs). */
type Result = { passed: number; failed: string[]; skipped: string[] }

const testFile = z.object({
  name: z.string(),
  status: z.string(),
  assertionResults: z.array(z.object({ status: z.string(), fullName: z.string() })),
})
const vitestReport = z.object({ numPassedTests: z.number(), testResults: z.array(testFile) })

function vitestResult(json: string): Result {
  const { numPassedTests, testResults } = vitestReport.parse(JSON.parse(json))
  return {
    passed: numPassedTests,
    failed: testResults.flatMap(failedIn),
    skipped: testResults.flatMap(({ assertionResults }) =>
      assertionResults.filter(({ status }) => status === 'skipped').map(({ fullName }) => fullName),
    ),
  }
}

function failedIn({ name, status, assertionResults }: z.infer<typeof testFile>): string[] {
  const file = relative('.', name)
  const tests = assertionResults.filter((test) => test.status === 'failed')
  if (tests.length === 0) return status === 'failed' ? [file] : []
  return tests.map(({ fullName }) => `${file}: ${fullName}`)
}

const suite = z.object({
  specs: z.array(z.object({ title: z.string(), file: z.string(), line: z.number(), ok: z.boolean() })),
  get suites() {
    return z.array(suite).default([])
  },
})
const playwrightReport = z.object({ stats: z.object({ expected: z.number() }), suites: z.array(suite) })

function playwrightResult(json: string): Result {
  const { stats, suites } = playwrightReport.parse(JSON.parse(json))
  const wrong = suites.flatMap(specsIn).filter(({ ok }) => !ok)
  const failed = wrong.map(({ file, line, title }) => `${file}:${line}: ${title}`)
  return { passed: stats.expected, failed, skipped: [] }
}

type Suite = z.infer<typeof suite>
const specsIn = ({ specs, suites }: Suite): Suite['specs'] => [...specs, ...suites.flatMap(specsIn)]

await inTurn([check('types: routes', 'react-router', 'typegen')])
// The types take one processor about as long as all others take the other.
await sideBySide(
  [
    check('lint and format', 'biome', 'check', '.'),
    check('layers', 'node', 'scripts/check-layers.ts'),
    check('build', 'npm', 'run', '--silent', 'build'),
    check('unused code and packages', 'knip'),
    check('printed schema', 'node', 'scripts/print-schema.ts', '--check'),
    check('printed configuration', 'node', 'scripts/print-configuration.ts', '--check'),
    check('migrations match the tables', 'node', 'scripts/check-migrations.ts'),
    vitest('rules'),
  ],
  [
    // Several threads would each work out the types of all documents.
    check('types', 'tsc', '-p', '.', '--singleThreaded'),
    check('words of the other languages', 'node', 'scripts/check-languages.ts'),
  ],
)
await browsersInstalled
// Beside the tests everything is slower than the 3 s that hold on a quiet machine.
const shortAttacks = ['--seconds', '4', '--slowest', '30', '--only', 'C1,H1,H1b,H2,M4,N5,N6,N10']
// The proofs mostly wait for leases and mails, so they hardly slow the tests down. The system tests take longer than they do, and
// WebKit and Firefox fill that time. Journeys in chromium come last and alone: three browsers that share two processors with the
// tests answer late.
await sideBySide(
  [
    check('no lead is lost (short run)', 'node', 'bench/prove-leads.ts', '--kills', '6'),
    check('no stranger stops a lead (short run)', 'node', 'bench/prove-strangers.ts', ...shortAttacks),
    vitest('engines'),
  ],
  [vitest('system')],
)
await inTurn([journeys()])

end()

function end(): never {
  rmSync(results, { recursive: true, force: true })
  printLater()
  if (lastWords.length > 0) print(`\n${lastWords.join('\n')}\n`)
  if (skipped.length > 0) print(`\nSkipped:\n${skipped.map((name) => `  ${name}\n`).join('')}`)
  if (onlyAlone.length > 0)
    print(`\nFailed beside others, and run again alone:\n${onlyAlone.map((name) => `  ${name}\n`).join('')}`)
  if (failed.length > 0) print(`\nFailed:\n${failed.map((name) => `  ${name}\n`).join('')}`)
  print(`\n${passed} passed, ${failed.length} failed\n`)
  process.exit(failed.length > 0 ? 1 : 0)
}
