import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { z } from 'zod'

/**
 * `npm test`: runs every check, even when one fails, in two lists side by side, cheap ones first; then lists the failures by
 * name, and the counts. A check with a report counts its own tests; any other counts as one.
 */
type Check = {
  title: string
  command: string
  args: string[]
  /** Where its JSON report will be, and how to read it. */
  report?: { file: string; read: (json: string) => Result }
  environment?: Record<string, string>
}

const results = mkdtempSync(join(tmpdir(), 'lantern-results-'))

let passed = 0
const failed: string[] = []

/** Colors only at a terminal. */
const plain = process.stdout.isTTY ? {} : { NO_COLOR: '1' }

/** Runs one check after the other; their output goes to the open file `output`. */
async function inTurn(checks: Check[], output = 1) {
  for (const { title, command, args, report, environment } of checks) {
    writeSync(output, `\n--- ${title}\n`)
    const child = spawn(command, args, {
      stdio: ['ignore', output, output],
      env: { ...process.env, ...plain, ...environment },
    })
    const [status] = await once(child, 'exit').catch((error: Error) => {
      writeSync(output, `${error.message}\n`)
      return [1]
    })
    const result = report ? resultIn(report) : { passed: status === 0 ? 1 : 0, failed: [] }
    passed += result.passed
    failed.push(...result.failed.map((name) => `${title}: ${name}`))
    // No report, or no tests at all, is a failure too.
    if (result.failed.length === 0 && (status !== 0 || result.passed === 0)) failed.push(title)
  }
}

function resultIn({ file, read }: NonNullable<Check['report']>): Result {
  try {
    return read(readFileSync(file, 'utf8'))
  } catch {
    return { passed: 0, failed: [] }
  }
}

/** Runs two lists of checks in parallel. The output of the second is printed when both are done. */
async function sideBySide(first: Check[], second: Check[]) {
  const file = join(results, 'second.txt')
  const output = openSync(file, 'w')
  await Promise.all([inTurn(first), inTurn(second, output)])
  closeSync(output)
  process.stdout.write(readFileSync(file))
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
    // Playwright sets FORCE_COLOR, and Node warns when both are set.
    environment: { PLAYWRIGHT_JSON_OUTPUT_NAME: file, NO_COLOR: '' },
    report: { file, read: playwrightResult },
  }
}

/** How many tests passed, and which ones failed, by file and title. */
type Result = { passed: number; failed: string[] }

const testFile = z.object({
  name: z.string(),
  status: z.string(),
  assertionResults: z.array(z.object({ status: z.string(), fullName: z.string() })),
})
const vitestReport = z.object({ numPassedTests: z.number(), testResults: z.array(testFile) })

/** Reads Vitest's JSON report. */
function vitestResult(json: string): Result {
  const { numPassedTests, testResults } = vitestReport.parse(JSON.parse(json))
  return { passed: numPassedTests, failed: testResults.flatMap(failedIn) }
}

/** The failed tests of a file; the file itself when it broke before its tests. */
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

/** Reads Playwright's JSON report. */
function playwrightResult(json: string): Result {
  const { stats, suites } = playwrightReport.parse(JSON.parse(json))
  const wrong = suites.flatMap(specsIn).filter(({ ok }) => !ok)
  return { passed: stats.expected, failed: wrong.map(({ file, line, title }) => `${file}:${line}: ${title}`) }
}

type Suite = z.infer<typeof suite>
const specsIn = ({ specs, suites }: Suite): Suite['specs'] => [...specs, ...suites.flatMap(specsIn)]

await inTurn([check('types: routes', 'react-router', 'typegen')])
await sideBySide(
  [
    check('build', 'npm', 'run', '--silent', 'build'),
    // Several threads would each work out the types of all documents.
    check('types', 'tsc', '-p', '.', '--singleThreaded'),
  ],
  [
    check('lint and format', 'biome', 'check', '.'),
    check('layers', 'node', 'scripts/check-layers.ts'),
    check('unused code and packages', 'knip'),
    check('printed schema', 'node', 'scripts/print-schema.ts', '--check'),
    check('printed configuration', 'node', 'scripts/print-configuration.ts', '--check'),
    check('migrations match the tables', 'node', 'scripts/check-migrations.ts'),
    vitest('rules'),
  ],
)
const shortAttacks = ['--seconds', '4', '--only', 'C1,H1,H1b,H2,M4']
// The proofs mostly wait for leases and mails, so they hardly slow the tests down. Journeys come last and alone: browsers that share
// two processors with the tests answer late.
await sideBySide(
  [
    check('no lead is lost (short run)', 'node', 'bench/prove-leads.ts', '--kills', '6'),
    check('no stranger stops a lead (short run)', 'node', 'bench/prove-strangers.ts', ...shortAttacks),
  ],
  [vitest('system')],
)
await inTurn([journeys()])

rmSync(results, { recursive: true, force: true })
// At the end, because CI shows the end of the output.
if (failed.length > 0) process.stdout.write(`\nFailed:\n${failed.map((name) => `  ${name}\n`).join('')}`)
process.stdout.write(`\n${passed} passed, ${failed.length} failed\n`)
process.exit(failed.length > 0 ? 1 : 0)
