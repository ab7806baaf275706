// `npm start`: installs and builds if that is needed, then becomes the server.
// Plain JavaScript for whatever Node is on the machine; the server itself runs on Node 24.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { node24, preparePackages, step, unlessDone } from './prepare.mjs'
import { environment, flags } from './server-process.mjs'

preparePackages()
const stamp = 'build/.sources'
const sources = fingerprint([
  'app',
  'client',
  'content',
  'public',
  'package.json',
  'package-lock.json',
  'build-chunks.ts',
  'build-icons.ts',
  'build-language.ts',
  'vite.config.ts',
  'react-router.config.ts',
])
unlessDone(() => existsSync(stamp) && readFileSync(stamp, 'utf8') === sources, build)

const server = spawn(
  node24(),
  [...flags, '--env-file-if-exists=.env', 'server/main.ts', ...process.argv.slice(2)],
  { stdio: 'inherit', env: { NODE_ENV: 'production', ...environment, ...process.env } },
)
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => server.kill(signal))
server.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))

function build() {
  // Removed code would stay in it forever.
  rmSync(environment.NODE_COMPILE_CACHE, { recursive: true, force: true })
  step('Building', 'npm', ['run', '--silent', 'build'])
  writeFileSync(stamp, sources)
}

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
