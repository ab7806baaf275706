import { afterEach, expect } from 'vitest'

/** Output nobody asserts is a warning nobody reads: whatever a test writes to the console fails it. */
const written: string[] = []

for (const method of ['debug', 'error', 'info', 'log', 'trace', 'warn'] as const)
  console[method] = (...parts: unknown[]) => {
    written.push(`console.${method}: ${parts.map(String).join(' ')}`)
  }

afterEach(() => {
  expect(written.splice(0), 'the test wrote to the console').toEqual([])
})
