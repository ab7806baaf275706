import type { FullConfig } from '@playwright/test'
import { freePort } from '#tests/free-port.ts'
import { realServer } from '../../bench/real-server.ts'
import { owner } from './owner.ts'

/** Journeys sign in with the same few passwords some two hundred times. */
const hashingOnce = '#tests/remembered-hashes.ts'

type Servers = readonly { site: string; dataDir: string }[]

/** A worker's server: its address, and the data folder where mails are files. */
export function serverOf(worker: number): Servers[number] {
  // Set below, in the process that starts the workers.
  const servers: Servers = JSON.parse(process.env.JOURNEYS_SERVERS ?? '[]')
  const server = servers[worker]
  if (!server) throw new Error(`No server was started for worker ${worker}`)
  return server
}

/**
 * The built server, as people run it, once for each worker and the whole run: what appears while a journey looks, no
 * other journey has sent.
 */
export default async function startServers({ workers }: Pick<FullConfig, 'workers'>) {
  const servers = await Promise.all(Array.from({ length: workers }, () => startServer()))
  process.env.JOURNEYS_SERVERS = JSON.stringify(servers.map(({ site, dataDir }) => ({ site, dataDir })))
  return () => Promise.all(servers.map(({ stop }) => stop()))
}

/** One server, on a port that is free. A journey that changes what all others need, such as mail, starts its own. */
export async function startServer(environment: Record<string, string> = {}) {
  const port = await freePort()
  const server = await realServer({
    port,
    environment: {
      PUBLIC_API_KEY: 'public-key-of-the-journeys',
      ADMIN_EMAIL: owner.email,
      ADMIN_PASSWORD: owner.password,
      LOG_LEVEL: 'error',
      ...environment,
    },
  })
  server.launch({ preload: hashingOnce })
  try {
    await server.ready()
  } catch (error) {
    await server.remove()
    throw error
  }
  return {
    site: `http://localhost:${port}`,
    dataDir: server.dataDir,
    /** Throws when it had ended by itself, or does not stop cleanly. */
    async stop() {
      await server.stop()
      const faults = server.unexpected.map(
        (fault) => `The server on port ${port} ${fault}. ${server.logEnd()}`,
      )
      await server.remove()
      if (faults.length > 0) throw new Error(faults.join('\n'))
    },
  }
}
