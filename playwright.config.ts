import { defineConfig } from '@playwright/test'
import { chromiumFlags, chromiumPath } from './bench/browser.ts'

/**
 * The pages of a journey live for seconds, too short for V8's optimizations to pay; a quick compile of each
 * function does.
 */
const unoptimized = '--js-flags=--no-opt,--no-maglev,--always-sparkplug'

export default defineConfig({
  testDir: 'tests/journeys',
  globalSetup: './tests/journeys/start-server.ts',
  // A folder of its own: it is emptied first, and the system tests write into the one above.
  outputDir: 'test-results/journeys',
  // One more than CI has processors: while a journey waits for the server, a mail or the clock, another one works.
  workers: 3,
  // For a busy machine; a passing test waits for neither.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  // A whole run takes five minutes; without this a dead server would let each journey wait for its end.
  globalTimeout: 25 * 60_000,
  maxFailures: 25,
  reporter: [['list']],
  preserveOutput: 'failures-only',
  use: {
    launchOptions: { executablePath: chromiumPath, args: [...chromiumFlags, unoptimized] },
    // The panel's worker fetches all of its code; journeys about it ask for it.
    serviceWorkers: 'block',
    // Animations take time, and nothing must be half faded when it is measured. `withMotion` in journey.ts is
    // for the others.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
  },
  projects: [
    // A file after the other, as tests of one file may build on each other.
    { name: 'admin', testMatch: '**/admin*.e2e.ts' },
    // A test after the other, so that all workers have something to do to the end.
    { name: 'site', testMatch: '**/*.e2e.ts', testIgnore: '**/admin*.e2e.ts', fullyParallel: true },
  ],
})
