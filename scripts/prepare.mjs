// What `npm start` and `npm test` need before any TypeScript can run.
// Plain JavaScript for whatever Node is on the machine; the server and the tests run on Node 24.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const binaries = join(root, 'node_modules/.bin')
const installed = 'node_modules/.package-lock.json'
/** Only for tests, unlike vitest, which packages of the server ask for. */
const testTool = 'node_modules/@playwright/test'
const lock = '.preparing'

process.chdir(root)

/**
 * When they are missing or older than the lock file. What only tests and checks need is half of them:
 * installed on demand, and then kept.
 */
export function preparePackages({ withTests = existsSync(testTool) } = {}) {
  unlessDone(
    () => areInstalled(withTests),
    () =>
      step('Installing the packages', 'npm', [
        'ci',
        withTests ? '--include=dev' : '--omit=dev',
        '--no-audit',
        '--no-fund',
      ]),
  )
}

function areInstalled(withTests) {
  const isCurrent =
    existsSync(installed) && statSync('package-lock.json').mtimeMs <= statSync(installed).mtimeMs
  return isCurrent && (!withTests || existsSync(testTool))
}

/** Two that install or build in one folder take away each other's files: the second waits for the first. */
export function unlessDone(isDone, work) {
  if (isDone()) return
  while (!isTaken()) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200)
  try {
    if (!isDone()) work()
  } finally {
    rmSync(lock, { force: true })
  }
}

function isTaken() {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
    if (!isHeld()) rmSync(lock, { force: true })
    return false
  }
}

/** One that was killed left it behind. */
function isHeld() {
  try {
    return process.kill(Number(readFileSync(lock, 'utf8')), 0)
  } catch (error) {
    return error.code === 'EPERM'
  }
}

export function node24() {
  return Number(process.versions.node.split('.')[0]) >= 24 ? process.execPath : join(binaries, 'node')
}

export function environment() {
  return { ...process.env, PATH: `${binaries}${delimiter}${process.env.PATH ?? ''}` }
}

export function step(title, command, args) {
  process.stderr.write(`${title}...\n`)
  const { status } = spawnSync(command, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
    env: environment(),
  })
  if (status !== 0) stop(`${title} failed. The lines above say why.`)
}

export function stop(sentence) {
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
}
