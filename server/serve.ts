import { createServer, type RequestListener } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { getRequestListener } from '@hono/node-server'
import { isWebSocket } from '#server/data-service/live/sockets.ts'
import type { DatabaseHandle } from '#server/database/open-database.ts'
import { openDemonstration } from '#server/demo/demo.ts'
import type { Disk } from '#server/files/disk.ts'
import { gracefulClose } from '#server/http/close-server.ts'
import { isOwnNetwork, limitConnections } from '#server/http/connection-limits.ts'
import { pagePaths } from '#server/http/paths.ts'
import { ensureFirstOwner } from '#server/identity/access/first-owner.ts'
import { addFirstPosts } from '#server/models/content/first-posts.ts'
import { locateBusiness } from '#server/models/settings/business-profile.ts'
import { readStoredProfile } from '#server/models/settings/saved-profile.ts'
import { builtPages } from '#server/pages/built-pages.ts'
import { closedSite } from '#server/pages/closed-site.ts'
import { developmentPages } from '#server/pages/development-pages.ts'
import { pageListener } from '#server/pages/page-listener.ts'
import { buildApp } from './app.ts'
import { type Config, ConfigError } from './config.ts'
import { openContext } from './context.ts'
import { attachGraphqlSockets } from './graphql-sockets.ts'
import type { Log } from './log.ts'

const stopTimeoutMs = 15_000

/** With Node's 511 a burst from one client keeps the connections of others out for seconds. */
const backlog = 4_096

type ServeOptions = {
  config: Config
  log: Log
  disk: Disk
  opening: Promise<DatabaseHandle>
}

/**
 * Start: listen, open the database, make the first owner, serve. Stop: tell load balancers, take no new
 * requests, drain, close the database last. When a start fails, the caller closes the database.
 */
export async function serve({ config, log, disk, opening }: ServeOptions): Promise<void> {
  const isDevelopment = process.argv.includes('--development')
  if (!config.publicUrl && !isDevelopment)
    log.warn(
      'PUBLIC_URL is not set: links in pages, feeds and mails name whatever host was asked for, or localhost. Set it to the address that people type.',
    )
  const server = createServer({ shouldUpgradeCallback: isWebSocket })
  const closeServer = gracefulClose(server)
  await limitConnections(server, (address) => config.trustProxy || isOwnNetwork(address))
  const closed = closedSite(await readStoredProfile(config.dataDir, log))
  server.on('request', closed)
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(listenFailure(error, config)))
    server.listen({ port: config.port, host: config.host, backlog }, resolve)
  })
  const [database, pages] = await Promise.all([
    opening,
    (isDevelopment ? developmentPages : builtPages)(config.publicUrl),
  ])
  disk.watch()
  await addFirstPosts(database.db)
  const firstStart = config.cognito
    ? { kind: 'ready' as const }
    : await ensureFirstOwner(database.db, config.firstAdministrator)
  const open = async () => {
    await locateBusiness(database.db)
    const context = await openContext({ config, database, disk, pages, log, reopen })
    const app = getRequestListener(buildApp(context).fetch)
    return { context, listen: pageListener(context, app) }
  }
  const reopen = async () => {
    const former = { ...running, sockets }
    running = await open()
    await former.sockets.close()
    sockets = attachGraphqlSockets(server, running.context)
    // Not awaited: the request that restored the backup is still answered by it.
    former.context.close().catch((err: unknown) => log.error({ err }, 'closing what was before the restore'))
  }
  let running = await open()
  let sockets = attachGraphqlSockets(server, running.context)
  await openDemonstration(running.context.callOf({ kind: 'system' }), { ...config, db: database.db, log })
  const listener: RequestListener = (request, response) => running.listen(request, response)
  server.off('request', closed).on('request', pages.attach ? pages.attach(listener) : listener)
  const site = config.publicUrl ?? `http://localhost:${config.port}`
  log.info({ site }, 'Lantern is open')
  if (firstStart.kind === 'setup')
    announce(
      `No owner yet. Make the first one here (works once, for 24 hours):\n${site}${pagePaths.setup}?token=${firstStart.token}`,
    )
  else announce(`Lantern is open: ${site}`)

  stopOnSignal(log, config.leaveSeconds * 1_000, {
    leave: () => running.context.leave(),
    // At the same time: a slow client must not keep sent mails from being recorded.
    drain: () => Promise.all([closeServer(), sockets.close(), running.context.close()]),
    async end() {
      await pages.close()
      disk.close()
      await database.close()
    },
  })
}

function listenFailure(error: Error, { port, host }: Config): Error {
  const code = 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE')
    return new ConfigError(`PORT: ${port} is in use by another program. Stop it, or set PORT to another one.`)
  if (code === 'EACCES')
    return new ConfigError(
      `PORT: this account may not listen on ${port}. Set PORT to 1024 or higher, with a proxy before it.`,
    )
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return new ConfigError(`HOST: this machine has no address ${host}.`)
  return error
}

function stopOnSignal(
  log: Log,
  graceMs: number,
  { leave, drain, end }: { leave: () => void; drain: () => Promise<unknown>; end: () => Promise<void> },
) {
  let stopping = false
  const stop = async (signal: string) => {
    if (stopping) return
    stopping = true
    log.info({ signal }, 'Lantern is closing')
    setTimeout(() => process.exit(1), graceMs + stopTimeoutMs).unref()
    leave()
    await pause(graceMs)
    await drain()
    await end()
    process.exit(0)
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}

const announce = (text: string) => process.stderr.write(`\n${text}\n\n`)
