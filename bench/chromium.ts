import { existsSync } from 'node:fs'

const headlessShell = '/usr/bin/chromium-headless-shell'

/** Debian's chromium, best without its windows: journeys with it need a third less of the processor. */
export const chromiumPath =
  process.env.CHROME_PATH ?? (existsSync(headlessShell) ? headlessShell : '/usr/bin/chromium')

/** They keep it from looking for hosts that a closed network does not have. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
