// `npm test`: installs what the tests need on a bare machine, then runs every check (run-checks.ts).
// Plain JavaScript for whatever Node is on the machine.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { environment, node24, preparePackages, step, stop } from './prepare.mjs'

prepareChromium()
preparePackages({ withTests: true })

const checks = spawn(node24(), ['scripts/run-checks.ts'], { stdio: 'inherit', env: environment() })
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => checks.kill(signal))
checks.on('exit', (code) => process.exit(code ?? 1))

/** The journeys' browser (bench/browser.ts): Debian's, installed where this account may; CHROME_PATH names another one. */
function prepareChromium() {
  const chromium = process.env.CHROME_PATH ?? '/usr/bin/chromium'
  if (existsSync(chromium)) return
  if (process.env.CHROME_PATH) stop(`There is no browser at ${chromium}, which CHROME_PATH names.`)
  if (!succeeds('apt-get', '--version'))
    stop('The tests need a browser: install Chromium or Chrome and name its program in CHROME_PATH.')
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  if (asRoot.length > 0 && !succeeds('sudo', '-n', 'true'))
    stop(
      'The tests need a browser, and this account may not install one: run "apt-get install chromium" as root.',
    )
  const [command, ...args] = [...asRoot, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', '-qq']
  step('Reading the list of Debian packages', command, [...args, 'update'])
  step('Installing chromium', command, [
    ...args,
    '-y',
    '--no-install-recommends',
    '-o=Dpkg::Use-Pty=0',
    'install',
    'chromium',
    // Quicker where all of chromium is not needed.
    'chromium-headless-shell',
  ])
}

function succeeds(command, ...args) {
  return spawnSync(command, args, { stdio: 'ignore' }).status === 0
}
