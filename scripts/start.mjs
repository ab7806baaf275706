// `npm start`: installs and builds if that is needed, then becomes the server.
// Plain JavaScript for whatever Node is on the machine; the server itself runs on Node 24.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
process.chdir(root)

if (
  !existsSync('node_modules/.package-lock.json') ||
  newer('package-lock.json', 'node_modules/.package-lock.json')
)
  step('Installing', 'npm', ['ci', '--no-audit', '--no-fund'])

const node =
  Number(process.versions.node.split('.')[0]) >= 24 ? process.execPath : join(root, 'node_modules/.bin/node')
const stamp = 'build/.sources'
const sources = fingerprint([
  'app',
  'content',
  'public',
  'package-lock.json',
  'vite.config.ts',
  'react-router.config.ts',
])
if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== sources) {
  step('Building', 'npm', ['run', '--silent', 'build'])
  writeFileSync(stamp, sources)
}

const server = spawn(node, ['--env-file-if-exists=.env', 'server/main.ts', ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: { NODE_ENV: 'production', ...process.env },
})
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => server.kill(signal))
server.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))

function step(title, command, args) {
  process.stderr.write(`${title}...\n`)
  const { status } = spawnSync(command, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  })
  if (status !== 0) {
    process.stderr.write(`${title} failed. The lines above say why.\n`)
    process.exit(1)
  }
}

function newer(one, other) {
  return statSync(one).mtimeMs > statSync(other).mtimeMs
}

/** Names, sizes and times of everything that the build reads. */
function fingerprint(paths) {
  const hash = createHash('sha256')
  const visit = (path) => {
    if (!existsSync(path)) return
    const stat = statSync(path)
    if (stat.isDirectory()) for (const name of readdirSync(path).sort()) visit(join(path, name))
    else hash.update(`${path} ${stat.size} ${stat.mtimeMs}\n`)
  }
  for (const path of paths) visit(path)
  return hash.digest('hex')
}
