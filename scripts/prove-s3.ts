import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/**
 * `npm run prove:s3`: tests the file store against a real S3 server, Ceph's radosgw. Installs Debian's package if it is missing
 * and may be installed; the tests start radosgw in memory and stop it.
 */
const packages = ['radosgw', 'ceph-mon', 'ceph-osd', 'ceph-common']
const say = (text: string) => process.stdout.write(`${text}\n`)

function seconds<Result>(work: () => Result): { result: Result; took: string } {
  const begun = performance.now()
  const result = work()
  return { result, took: `${((performance.now() - begun) / 1000).toFixed(0)} s` }
}

function run(command: string, args: string[], stdio: 'ignore' | 'inherit'): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  return spawnSync(command, args, { stdio: ['ignore', stdio, stdio], env }).status === 0
}

function install(): boolean {
  if (existsSync('/usr/bin/radosgw')) return true
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) {
    say('Skipped: radosgw is not installed, and only root on Debian or Ubuntu can install it here.')
    return false
  }
  const { result, took } = seconds(
    () =>
      run('apt-get', ['update', '-q'], 'ignore') &&
      run('apt-get', ['install', '-qy', '--no-install-recommends', ...packages], 'ignore'),
  )
  say(result ? `radosgw installed in ${took}.` : 'Skipped: apt-get could not install radosgw (offline?).')
  return result
}

if (install()) {
  const tests = ['vitest', 'run', '--project', 'system', 'server/files/s3/s3-store']
  const { result, took } = seconds(() => run('npx', tests, 'inherit'))
  say(
    result
      ? `The store holds on radosgw; started, proved and stopped in ${took}.`
      : 'The store does not hold.',
  )
  process.exitCode = result ? 0 : 1
}
