import { existsSync } from 'node:fs'
import { defineConfig } from '@playwright/test'

/** Debian's chromium, and the same without windows, whose toolbars cost more than most pages do; it is optional. */
const whole = '/usr/bin/chromium'
const windowless = '/usr/bin/chromium-headless-shell'
const quick = existsSync(windowless) ? windowless : whole

/** They keep the browser from looking for hosts that a closed network does not have. */
const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

const notifications = '**/admin-notifications.e2e.ts'

export default defineConfig({
  testDir: 'tests/journeys',
  globalSetup: './tests/journeys/start-server.ts',
  workers: 2,
  timeout: 45_000,
  reporter: [['list']],
  use: {
    baseURL: 'http://localhost:3199',
    launchOptions: { executablePath: quick, args: flags },
    // The panel's worker fetches all of its code; journeys about it ask for it.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
  },
  projects: [
    // A file after the other, as tests of one file may build on each other.
    { name: 'admin', testMatch: '**/admin*.e2e.ts', testIgnore: notifications },
    // Only the whole browser shows notifications.
    {
      name: 'notifications',
      testMatch: notifications,
      use: { launchOptions: { executablePath: whole, args: flags } },
    },
    // A test after the other, so that both workers have something to do to the end.
    { name: 'site', testMatch: '**/*.e2e.ts', testIgnore: '**/admin*.e2e.ts', fullyParallel: true },
  ],
})
