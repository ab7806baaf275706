import { delimiter } from 'node:path'
import type { FullConfig } from '@playwright/test'
import { realServer } from '../../bench/real-server.ts'
import { owner } from './owner.ts'

const firstPort = 3199

/** Journeys sign in with the same few passwords some two hundred times. */
const hashingOnce = '#tests/remembered-hashes.ts'

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
