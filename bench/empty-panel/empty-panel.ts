import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const folder = fileURLToPath(new URL('.', import.meta.url))

/** A list and a request of nothing but the panel's router: what a tap costs at least on this machine at this moment. */
export async function serveEmptyPanel(): Promise<{ url: string; close(): void }> {
  await promisify(execFile)('react-router', ['build', folder], {
    env: { ...process.env, NODE_ENV: 'production' },
  })
  const child = spawn(process.execPath, [`${folder}serve.ts`], {
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [port] = await once(child.stdout.setEncoding('utf8'), 'data')
  return { url: `http://127.0.0.1:${Number(port)}`, close: () => child.kill() }
}
