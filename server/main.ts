import { createServer } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { getRequestListener } from '@hono/node-server'
import { isWebSocket } from '#server/data-service/sockets.ts'
import { DatabaseError } from '#server/database/database.ts'
import { openDatabase } from '#server/database/open-database.ts'
import { openDisk } from '#server/files/disk.ts'
import { gracefulClose } from '#server/http/close-server.ts'
import { siteOriginUnasked } from '#server/http/site-origin.ts'
import { ensureFirstOwner } from '#server/identity/access/first-owner.ts'
import { addFirstPosts } from '#server/models/first-posts.ts'
import { keptProfile } from '#server/models/saved-profile.ts'
import { builtPages } from '#server/pages/built-pages.ts'
import { closedSite } from '#server/pages/closed-site.ts'
import { developmentPages } from '#server/pages/development-pages.ts'
import { pageListener } from '#server/pages/page-listener.ts'
import { buildApp } from './app.ts'
import { ConfigError, readConfig } from './config.ts'
import { openContext } from './context.ts'
import { makeDataDir } from './data-dir.ts'
import { openDemonstration } from './demo.ts'
import { attachGraphqlSockets } from './graphql-sockets.ts'
import { type Log, openLog } from './log.ts'

/** A stop that takes longer than this hangs. */
const hangsAfterMs = 15_000

/**
 * Start: configuration, database, first owner, listen. Stop: balancers are told, no new requests, drain,
 * database last.
 */
async function start() {
  const config = readConfig()
  const log = openLog(config.logLevel)
  const isDevelopment = process.argv.includes('--development')
  await makeDataDir(config.dataDir)
  if (!config.publicUrl && !isDevelopment)
    log.warn(
      'PUBLIC_URL is not set: links in pages, feeds and mails name whatever host was asked for, or localhost. Set it to the address that people type.',
    )
  // Somebody answers from the first moment on, also when the database takes long.
  const server = createServer({ shouldUpgradeCallback: isWebSocket })
  const closeServer = gracefulClose(server)
  const closed = closedSite(await keptProfile(config.dataDir, log))
  server.on('request', closed)
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(config.port, config.host, resolve)
  })
  const disk = openDisk({ ...config, log, hasBallast: config.databaseUrl === undefined })
  // Read beside the database's start, which is another process.
  const opening = (isDevelopment ? developmentPages : builtPages)(config.publicUrl)
  // Thrown where they are needed, once the database can be closed.
  opening.catch(() => undefined)
  const database = await openDatabase(config, log, { onDiskFull: disk.full })
  disk.watch()
  try {
    await addFirstPosts(database.db)
    // A user pool has its members; nobody has to be made here.
    const firstStart = config.cognito
      ? { kind: 'ready' as const }
      : await ensureFirstOwner(database.db, config.firstAdministrator)
    const pages = await opening
    const context = await openContext({ config, database, disk, pages, log })
    await openDemonstration(context.callOf({ kind: 'system' }), { ...config, db: database.db, log })
    const app = getRequestListener(buildApp(context).fetch)
    const listener = pageListener(context.pageCache, config, app)
    const sockets = attachGraphqlSockets(server, context)
    server.off('request', closed).on('request', pages.attach ? pages.attach(listener) : listener)
    const site = siteOriginUnasked(config)
    log.info({ site }, 'Lantern is open')
    if (firstStart.kind === 'setup')
      announce(
        `No owner yet. Make the first one here (works once, for 24 hours):\n${site}/admin/setup?token=${firstStart.token}`,
      )
    else announce(`Lantern is open: ${site}`)

    stopOnSignal(log, config.leaveSeconds * 1_000, {
      leave: context.leave,
      // At once: a client that dawdles must not keep the mails under way from being recorded as sent.
      drain: () => Promise.all([closeServer(), sockets.close(), context.close()]),
      async end() {
        await pages.close()
        disk.close()
        await database.close()
      },
    })
  } catch (error) {
    await database.close()
    throw error
  }
}

/** Balancers are told first and have `graceMs` to send visitors elsewhere, then what is under way is finished. */
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
    setTimeout(() => process.exit(1), graceMs + hangsAfterMs).unref()
    leave()
    await pause(graceMs)
    await drain()
    await end()
    process.exit(0)
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}

/** For the person at the terminal, beside the log's JSON. */
const announce = (text: string) => process.stderr.write(`\n${text}\n\n`)

start().catch((error: unknown) => {
  // What a person can mend is said in a sentence; a bug keeps its stack.
  const isForPeople = error instanceof ConfigError || error instanceof DatabaseError
  process.stderr.write(
    `\nLantern cannot start.\n${isForPeople ? error.message : error instanceof Error ? error.stack : String(error)}\n`,
  )
  process.exit(1)
})
