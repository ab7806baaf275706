import { afterEach, expect } from 'vitest'

const written: string[] = []

for (const method of ['debug', 'error', 'info', 'log', 'trace', 'warn'] as const)
  console[method] = (...parts: unknown[]) => {
    written.push(`console.${method}: ${parts.map(String).join(' ')}`)
  }

afterEach(() => {
  expect(written.splice(0), 'the test wrote to the console').toEqual([])
})
