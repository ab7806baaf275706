import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { owner } from './owner.ts'

/** The built server, as people run it, on a data folder of its own for the whole run. */
export default async function startServer() {
  const { dataDir, stop } = await startServerOn(3199)
  // Where mails are files, for journeys that follow a mailed link.
  process.env.JOURNEYS_DATA_DIR = dataDir
  return stop
}

/** The same on a port of its own, for a journey that changes what all others need, such as how the owner signs in. */
export async function startServerOn(port: number) {
  const dataDir = await mkdtemp(join(tmpdir(), 'lantern-journeys-'))
  const server = spawn('node', ['server/main.ts'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      DATA_DIR: dataDir,
      PUBLIC_API_KEY: 'public-key-of-the-journeys',
      ADMIN_EMAIL: owner.email,
      ADMIN_PASSWORD: owner.password,
      LOG_LEVEL: 'error',
      // Each journey comes from an address of its own, so that they do not count as one busy sender.
      TRUST_PROXY: '1',
    },
  })
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
    for (let attempt = 0; attempt < 300; attempt++) {
      if (server.exitCode !== null) throw new Error('the server ended while it started')
      const answer = await fetch(`http://localhost:${port}/readyz`).catch(() => undefined)
      if (answer?.ok) return
      await pause(100)
    }
    throw new Error('the server did not get ready in 30 s')
  }
}
