import { defineConfig } from '@playwright/test'
import { chromiumFlags, chromiumPath } from './bench/browser.ts'

export default defineConfig({
  testDir: 'tests/journeys',
  globalSetup: './tests/journeys/start-server.ts',
  // A folder of its own: it is emptied first, and the system tests beside write into the one above.
  outputDir: 'test-results/journeys',
  // One more than CI has processors: while a journey waits for the server or for time to pass, another one works.
  workers: 3,
  // A test that passes waits for neither; CI is busy at times.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  preserveOutput: 'failures-only',
  use: {
    launchOptions: { executablePath: chromiumPath, args: chromiumFlags },
    // The panel's worker fetches all of its code; journeys about it ask for it.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
  },
  projects: [
    // A file after the other, as tests of one file may build on each other.
    { name: 'admin', testMatch: '**/admin*.e2e.ts' },
    // A test after the other, so that all workers have something to do to the end.
    { name: 'site', testMatch: '**/*.e2e.ts', testIgnore: '**/admin*.e2e.ts', fullyParallel: true },
  ],
})
