import type { FullConfig } from '@playwright/test'
import { freePort } from '#tests/free-port.ts'
import { realServer } from '../../../bench/real-server.ts'
import { owner } from './owner.ts'

const cheapWork = '#tests/setup/cheap-work.ts'

type Servers = readonly { site: string; dataDir: string }[]

export function serverOf(worker: number): Servers[number] {
  // Set below, in the process that starts the workers.
  const servers: Servers = JSON.parse(process.env.JOURNEYS_SERVERS ?? '[]')
  const server = servers[worker]
  if (!server) throw new Error(`No server was started for worker ${worker}`)
  return server
}

/** One server for each worker and the whole run: what appears in a journey was sent by it. */
export default async function startServers({ workers }: Pick<FullConfig, 'workers'>) {
  const servers = await Promise.all(Array.from({ length: workers }, () => startServer()))
  process.env.JOURNEYS_SERVERS = JSON.stringify(servers.map(({ site, dataDir }) => ({ site, dataDir })))
  return () => Promise.all(servers.map(({ stop }) => stop()))
}

/** `{site}` in a value of the environment becomes the address of the server. */
export async function startServer(environment: Record<string, string> = {}) {
  const port = await freePort()
  const site = `http://localhost:${port}`
  const own = Object.entries(environment).map(([name, value]) => [name, value.replace('{site}', site)])
  const server = await realServer({
    port,
    environment: {
      PUBLIC_API_KEY: 'public-key-of-the-journeys',
      ADMIN_EMAIL: owner.email,
      ADMIN_PASSWORD: owner.password,
      LOG_LEVEL: 'error',
      ...Object.fromEntries(own),
    },
  })
  server.launch({ preload: cheapWork })
  try {
    await server.ready()
  } catch (error) {
    await server.remove()
    throw error
  }
  return {
    site,
    dataDir: server.dataDir,
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
