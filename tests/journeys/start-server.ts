import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { FullConfig } from '@playwright/test'
import { environment as processEnvironment } from '../../scripts/server-process.mjs'
import { owner } from './owner.ts'

const firstPort = 3199

/** The address of a worker's server. */
export const siteOf = (worker: number) => `http://localhost:${firstPort + worker}`

/** The data folder of a worker's server, where mails are files. */
export const dataDirOf = (worker: number) => process.env.JOURNEYS_DATA_DIRS?.split(delimiter)[worker] ?? ''

/**
 * The built server, as people run it, once for each worker and the whole run: what appears while a journey looks, no
 * other journey has sent.
 */
export default async function startServers({ workers }: Pick<FullConfig, 'workers'>) {
  const ports = Array.from({ length: workers }, (_, worker) => firstPort + worker)
  const servers = await Promise.all(ports.map((port) => startServerOn(port)))
  process.env.JOURNEYS_DATA_DIRS = servers.map(({ dataDir }) => dataDir).join(delimiter)
  return () => Promise.all(servers.map(({ stop }) => stop()))
}

/** One server. A journey that changes what all others need, such as how the owner signs in, starts its own. */
export async function startServerOn(port: number, environment: Record<string, string> = {}) {
  if (await isReady()) throw new Error(`something else answers on port ${port}`)
  const dataDir = await mkdtemp(join(tmpdir(), 'lantern-journeys-'))
  const server = spawn('node', ['server/main.ts'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      DATA_DIR: dataDir,
      // What one server made of the code, the next ones read.
      NODE_COMPILE_CACHE: processEnvironment.NODE_COMPILE_CACHE,
      PUBLIC_API_KEY: 'public-key-of-the-journeys',
      ADMIN_EMAIL: owner.email,
      ADMIN_PASSWORD: owner.password,
      LOG_LEVEL: 'error',
      // Each journey comes from an address of its own, so that they do not count as one busy sender.
      TRUST_PROXY: '1',
      ...environment,
    },
  })
  // Also when the other one does not start, or somebody breaks the run off.
  process.once('exit', () => server.kill())
  await ready()
  return {
    dataDir,
    async stop() {
      server.kill('SIGTERM')
      await once(server, 'exit')
      await rm(dataDir, { recursive: true, force: true })
    },
  }

  async function ready() {
    for (let attempt = 0; attempt < 600; attempt++) {
      if (server.exitCode !== null) throw new Error('the server ended while it started')
      if (await isReady()) return
      await pause(100)
    }
    throw new Error('the server did not get ready in 60 s')
  }

  async function isReady() {
    const answer = await fetch(`http://localhost:${port}/readyz`).catch(() => undefined)
    return answer?.ok === true
  }
}
