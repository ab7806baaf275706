import { relative } from 'node:path'
import { z } from 'zod'

/** How many tests passed, and which failed, by file and title. */
export type Result = { passed: number; failed: string[] }

const testFile = z.object({
  name: z.string(),
  status: z.string(),
  assertionResults: z.array(z.object({ status: z.string(), fullName: z.string() })),
})
const vitestReport = z.object({ numPassedTests: z.number(), testResults: z.array(testFile) })

/** What Vitest's JSON report says. */
export function vitestResult(json: string): Result {
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

/** What Playwright's JSON report says. */
export function playwrightResult(json: string): Result {
  const { stats, suites } = playwrightReport.parse(JSON.parse(json))
  const wrong = suites.flatMap(specsIn).filter(({ ok }) => !ok)
  return { passed: stats.expected, failed: wrong.map(({ file, line, title }) => `${file}:${line}: ${title}`) }
}

type Suite = z.infer<typeof suite>
const specsIn = ({ specs, suites }: Suite): Suite['specs'] => [...specs, ...suites.flatMap(specsIn)]
