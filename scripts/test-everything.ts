import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'

/**
 * `npm test`: every check in order of what it costs, to the end even when one fails, then the sum. A check that
 * counts its own tests adds them; any other counts as one.
 */
const results = mkdtempSync(join(tmpdir(), 'lantern-results-'))
const vitestCount = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numTotalTests: z.number(),
})
const playwrightCount = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
})

let passed = 0
let failed = 0

function run(
  title: string,
  command: string,
  args: string[],
  environment: Record<string, string> = {},
): boolean {
  process.stdout.write(`\n--- ${title}\n`)
  const { status } = spawnSync(command, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...environment },
  })
  return status === 0
}

/** A check without a count of its own. */
function check(title: string, command: string, ...args: string[]) {
  if (run(title, command, args)) passed += 1
  else failed += 1
}

/** A test run whose JSON report says how many; none at all is a failure. */
function tests(
  title: string,
  command: string,
  args: string[],
  report: string,
  count: (text: string) => { passed: number; failed: number },
  environment?: Record<string, string>,
) {
  const isGreen = run(title, command, args, environment)
  try {
    const counted = count(readFileSync(report, 'utf8'))
    passed += counted.passed
    failed += counted.failed
    if (counted.passed + counted.failed === 0 || (!isGreen && counted.failed === 0)) failed += 1
  } catch {
    process.stdout.write(`${title}: no report\n`)
    failed += 1
  }
}

function vitest(project: string) {
  const report = join(results, `${project}.json`)
  tests(
    `tests: ${project}`,
    'vitest',
    ['run', '--project', project, '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`],
    report,
    (text) => {
      const { numPassedTests, numFailedTests } = vitestCount.parse(JSON.parse(text))
      return { passed: numPassedTests, failed: numFailedTests }
    },
  )
}

check('types: routes', 'react-router', 'typegen')
check('types', 'tsc', '-p', '.')
check('lint and format', 'biome', 'check', '.')
check('layers', 'node', 'scripts/check-layers.ts')
check('unused code and packages', 'knip')
check('printed schema', 'node', 'scripts/print-schema.ts', '--check')
check('printed configuration', 'node', 'scripts/print-configuration.ts', '--check')
check('migrations match the tables', 'node', 'scripts/check-migrations.ts')
vitest('rules')
check('build', 'npm', 'run', '--silent', 'build')
vitest('system')
const journeys = join(results, 'journeys.json')
tests(
  'tests: journeys',
  'playwright',
  ['test', '--reporter=list,json'],
  journeys,
  (text) => {
    const { expected, unexpected, flaky } = playwrightCount.parse(JSON.parse(text)).stats
    return { passed: expected, failed: unexpected + flaky }
  },
  { PLAYWRIGHT_JSON_OUTPUT_NAME: journeys },
)
check('no lead is lost (short run)', 'node', 'bench/prove-leads.ts', '--kills', '6')

rmSync(results, { recursive: true, force: true })
process.stdout.write(`\n${passed} passed, ${failed} failed\n`)
process.exit(failed > 0 ? 1 : 0)
