import { defineConfig } from '@playwright/test'

/** Debian's chromium; the flags keep it from looking for hosts that a closed network does not have. */
const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

export default defineConfig({
  testDir: 'tests/journeys',
  testMatch: '**/*.e2e.ts',
  globalSetup: './tests/journeys/start-server.ts',
  workers: 2,
  timeout: 45_000,
  reporter: [['list']],
  use: {
    baseURL: 'http://localhost:3199',
    launchOptions: { executablePath: '/usr/bin/chromium', args: flags },
    // The panel's worker fetches all of its code; journeys about it ask for it.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
  },
})
