// `npm test`: installs what the tests need on a bare machine, then runs every check (run-checks.ts).
// Plain JavaScript for whatever Node is on the machine.
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { environment, node24, preparePackages, stop } from './prepare.mjs'

const chromium = prepareChromium()
preparePackages({ withTests: true })
await chromium

const checks = spawn(node24(), ['scripts/run-checks.ts'], { stdio: 'inherit', env: environment() })
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => checks.kill(signal))
checks.on('exit', (code, signal) => {
  // Such as SIGKILL, when memory runs out: the checks themselves could not say it.
  if (signal) process.stderr.write(`The checks were ended by ${signal}.\n`)
  process.exit(code ?? 1)
})

/** The journeys' browser (bench/browser.ts): Debian's, installed where this account may; CHROME_PATH names another one. */
async function prepareChromium() {
  const chromium = process.env.CHROME_PATH ?? '/usr/bin/chromium'
  if (existsSync(chromium)) return
  if (process.env.CHROME_PATH) stop(`There is no browser at ${chromium}, which CHROME_PATH names.`)
  if (!succeeds('apt-get', '--version'))
    stop('The tests need a browser: install Chromium or Chrome and name its program in CHROME_PATH.')
  const isRoot = process.getuid?.() === 0
  if (!isRoot && !succeeds('sudo', '-n', 'true'))
    stop(
      'The tests need a browser, and this account may not install one: run "apt-get install chromium" as root.',
    )
  process.stderr.write('Installing chromium, and meanwhile the packages...\n')
  const apt = `${isRoot ? '' : 'sudo -n '}env DEBIAN_FRONTEND=noninteractive apt-get -qq`
  // The headless shell is quicker where all of chromium is not needed. One command: nothing here runs while packages are installed.
  const install = `${apt} -y --no-install-recommends -o=Dpkg::Use-Pty=0 install chromium chromium-headless-shell`
  const [status] = await once(
    spawn('sh', ['-c', `${apt} update && ${install}`], { stdio: ['ignore', 'inherit', 'inherit'] }),
    'exit',
  )
  if (status !== 0) stop('Installing chromium failed. The lines above say why.')
}

function succeeds(command, ...args) {
  return spawnSync(command, args, { stdio: 'ignore' }).status === 0
}
