import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { playwrightResult, type Result, vitestResult } from './test-reports.ts'

/**
 * What `npm test` runs: every check, what costs little first, to the end even when one fails, then what failed, by name, and the
 * sum. A check that counts its own tests adds them; any other counts as one.
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

/** Colors are for people at a terminal. */
const plain = process.stdout.isTTY ? {} : { NO_COLOR: '1' }

/** One check after the other; what they say goes to the open file `output`. */
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
    // No report and no tests at all are a failure too.
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

/** Two rows of checks that do not disturb each other. What the second says is shown when the first is through. */
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
    // It sets FORCE_COLOR by itself, and Node complains about both.
    environment: { PLAYWRIGHT_JSON_OUTPUT_NAME: file, NO_COLOR: '' },
    report: { file, read: playwrightResult },
  }
}

await inTurn([check('types: routes', 'react-router', 'typegen')])
await sideBySide(
  [check('types', 'tsc', '-p', '.'), vitest('rules')],
  [
    check('lint and format', 'biome', 'check', '.'),
    check('layers', 'node', 'scripts/check-layers.ts'),
    check('unused code and packages', 'knip'),
    check('printed schema', 'node', 'scripts/print-schema.ts', '--check'),
    check('printed configuration', 'node', 'scripts/print-configuration.ts', '--check'),
    check('migrations match the tables', 'node', 'scripts/check-migrations.ts'),
    check('build', 'npm', 'run', '--silent', 'build'),
  ],
)
// The first proof mostly waits for leases and mails, so it costs the tests next to nothing.
const shortAttacks = ['--seconds', '4', '--only', 'C1,H1,H2,M4']
await sideBySide(
  [vitest('system')],
  [
    check('no lead is lost (short run)', 'node', 'bench/prove-leads.ts', '--kills', '6'),
    check('no stranger stops a lead (short run)', 'node', 'bench/prove-strangers.ts', ...shortAttacks),
  ],
)
await inTurn([journeys()])

rmSync(results, { recursive: true, force: true })
// Last, because CI shows the end of what was said.
if (failed.length > 0) process.stdout.write(`\nFailed:\n${failed.map((name) => `  ${name}\n`).join('')}`)
process.stdout.write(`\n${passed} passed, ${failed.length} failed\n`)
process.exit(failed.length > 0 ? 1 : 0)
