import './server/database/drizzle-imports.ts'
import { defineConfig } from '@playwright/test'
import { chromiumFlags, chromiumPath } from './bench/browser.ts'

/**
 * The pages of a journey live for seconds, which never repay what V8 spends on optimizing their scripts; what it does at once and
 * without a look, at the first call, they do.
 */
const unoptimized = '--js-flags=--no-opt,--no-maglev,--always-sparkplug'

/** Each context has a renderer of its own all the same; chromium only keeps none ready for a next one. */
const noSpareRenderer = '--renderer-process-limit=1'

export default defineConfig({
  testDir: 'tests/journeys',
  testMatch: '**/*.e2e.ts',
  globalSetup: './tests/journeys/support/start-server.ts',
  // A folder of its own: it is emptied first, and the system tests beside write into the one above.
  outputDir: 'test-results/journeys',
  // Each journey makes its own records, so each can come after any other.
  fullyParallel: true,
  // One more than CI has processors: while a journey waits for the server, a mail or the clock, another one works.
  workers: 3,
  // A test that passes waits for neither. With a load of 28 on two processors three photos took 20 s to be checked.
  timeout: 180_000,
  // A shorter one of a journey's own would be the first to end on a busy machine.
  expect: { timeout: 40_000, toPass: { timeout: 90_000 } },
  // A whole run takes five minutes; a server that answers nothing any more would let each journey wait for its end.
  globalTimeout: 25 * 60_000,
  maxFailures: 25,
  reporter: [['list']],
  preserveOutput: 'failures-only',
  use: {
    launchOptions: { executablePath: chromiumPath, args: [...chromiumFlags, unoptimized, noSpareRenderer] },
    // The panel's worker fetches all of its code; journeys about it ask for it.
    serviceWorkers: 'block',
    // Drawing what moves takes time; nothing is half faded in when it is measured. `withMotion` in journey.ts is for the others.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
  },
})
