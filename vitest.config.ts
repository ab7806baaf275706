import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  // The file that Node itself picks, as the libraries around it do; otherwise the tests load graphql twice.
  resolve: { alias: [{ find: /^graphql$/, replacement: fileURLToPath(import.meta.resolve('graphql')) }] },
  test: {
    include: ['content/**/*.test.ts', 'server/**/*.test.ts', 'app/**/*.test.{ts,tsx}', 'tests/*.test.ts'],
    globalSetup: ['tests/global-setup.ts'],
    setupFiles: ['tests/fail-on-console.ts'],
    // A process for each file: tests start and kill real programs. Two, because that is a small machine's cores.
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 15_000,
  },
})
