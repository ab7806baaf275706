import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['server/**/*.test.ts', 'app/**/*.test.{ts,tsx}', 'tests/*.test.ts'],
    globalSetup: ['tests/global-setup.ts'],
    setupFiles: ['tests/fail-on-console.ts'],
    // A process for each file: tests start and kill real programs. Two, because that is a small machine's cores.
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 15_000,
  },
})
