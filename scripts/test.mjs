// `npm test`: installs what the tests need on a bare machine, then runs every check (run-checks.ts).
// Plain JavaScript for whatever Node is on the machine.
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { environment, node24, preparePackages, stop } from './prepare.mjs'

const debian = prepareDebian()
preparePackages({ withTests: true })

const checks = spawn(node24(), ['scripts/run-checks.ts'], {
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  env: environment(),
})
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => checks.kill(signal))
checks.on('exit', (code, signal) => {
  // Such as SIGKILL, when memory runs out: the checks themselves could not say it.
  if (signal) process.stderr.write(`The checks were ended by ${signal}.\n`)
  process.exit(code ?? 1)
})
process.on('exit', () => checks.kill())
await debian
// What needs no browser has begun meanwhile.
if (checks.connected) checks.send('installed')

/**
 * Packages of Debian, installed where this account may. The journeys need a browser (bench/browser.ts); CHROME_PATH names
 * another one. The tests that need one of the other packages are skipped without it.
 */
async function prepareDebian() {
  const chromium = process.env.CHROME_PATH ?? '/usr/bin/chromium'
  if (!existsSync(chromium) && process.env.CHROME_PATH)
    stop(`There is no browser at ${chromium}, which CHROME_PATH names.`)
  const optionalPrograms = {
    faketime: '/usr/bin/faketime',
    'firefox-esr': '/usr/bin/firefox-esr',
    'webkit2gtk-driver': '/usr/bin/WebKitWebDriver',
    xvfb: '/usr/bin/Xvfb',
  }
  const missing = () => ({
    // The headless shell is quicker where all of chromium is not needed.
    required: existsSync(chromium) ? [] : ['chromium', 'chromium-headless-shell'],
    optional: Object.keys(optionalPrograms).filter((name) => !existsSync(optionalPrograms[name])),
  })
  const before = missing()
  if (before.required.length + before.optional.length === 0) return
  const isRoot = process.getuid?.() === 0
  const problem = !succeeds('apt-get', '--version')
    ? 'there is no apt-get'
    : !isRoot && !succeeds('sudo', '-n', 'true')
      ? 'this account may not install'
      : await install(before, isRoot ? '' : 'sudo -n ')
  const { required, optional } = missing()
  if (required.length > 0)
    stop(
      `The tests need ${required.join(', ')}: ${problem}. CHROME_PATH may name another Chromium or Chrome.`,
    )
  if (optional.length > 0)
    process.stderr.write(`Tests that need ${optional.join(', ')} are skipped: ${problem}.\n`)
}

async function install({ required, optional }, sudo) {
  const all = [...required, ...optional].join(', ')
  process.stderr.write(`Installing ${all}, and meanwhile the packages of npm...\n`)
  const apt = `${sudo}env DEBIAN_FRONTEND=noninteractive apt-get -qq`
  const packages = [required.join(' '), ...optional].filter(Boolean)
  const installs = packages.map(
    (names) => `${apt} -y --no-install-recommends -o=Dpkg::Use-Pty=0 install ${names}`,
  )
  // One command: nothing here runs while packages are installed. One that is not to be had keeps none from the others.
  const command = [`${apt} update`, ...installs].join('; ')
  await once(spawn('sh', ['-c', command], { stdio: ['ignore', 'inherit', 'inherit'] }), 'exit')
  return 'the lines above say why'
}

function succeeds(command, ...args) {
  return spawnSync(command, args, { stdio: 'ignore' }).status === 0
}
