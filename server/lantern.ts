import type { IncomingMessage, Server } from 'node:http'
import { join } from 'node:path'
import { openBackups } from '#server/backup/backups.ts'
import type { Actor } from '#server/data-service/actor.ts'
import type { Call } from '#server/data-service/call.ts'
import { graphqlOverHttp } from '#server/data-service/graphql-server.ts'
import { runner } from '#server/data-service/in-process.ts'
import type { Model } from '#server/data-service/model.ts'
import { openPlaces } from '#server/data-service/places.ts'
import { refuseReaders } from '#server/data-service/refuse-readers.ts'
import { buildSchema } from '#server/data-service/schema.ts'
import { attachSockets } from '#server/data-service/sockets.ts'
import { visitorTurns } from '#server/data-service/visitor-turns.ts'
import { boundedReads } from '#server/database/bounded-reads.ts'
import { shares } from '#server/database/connect-pool.ts'
import type { DatabaseHandle } from '#server/database/open-database.ts'
import { loadSecret } from '#server/database/secrets.ts'
import type { Disk } from '#server/files/disk.ts'
import { filesBudget, filesUsage } from '#server/files/files-budget.ts'
import { openFileStore } from '#server/files/open-file-store.ts'
import { sweepUploads } from '#server/files/sweep-uploads.ts'
import { createUploads } from '#server/files/uploads.ts'
import { clientAddress, secureRequest } from '#server/identity/client-address.ts'
import { cookiesIn } from '#server/identity/cookie.ts'
import { type IdentityDeps, openEmbeddedIdentity } from '#server/identity/embedded-identity.ts'
import { forwardedHost } from '#server/identity/forwarded-host.ts'
import type { Identity } from '#server/identity/identity.ts'
import { sweepRateLimits } from '#server/limits/rate-limit.ts'
import { readProfile } from '#server/models/business-profile.ts'
import { extraCalls, models as ourModels } from '#server/models/models.ts'
import { openSavedProfile } from '#server/models/saved-profile.ts'
import { openSchedule } from '#server/models/scheduled-posts.ts'
import { sweepMailFiles } from '#server/notifications/mail/file-mail-sender.ts'
import { mailFolder, openNotifications } from '#server/notifications/notifications.ts'
import { openPageCache } from '#server/pages/page-cache.ts'
import type { Pages } from '#server/pages/pages.ts'
import { openEventStream } from '#server/realtime/listen.ts'
import { foldTallies } from '#server/tallies/tallies.ts'
import { type Caller, callerOf } from './caller.ts'
import type { CognitoSettings, Config } from './config.ts'
import { loadKeys, newSecret } from './keys.ts'
import type { Log } from './log.ts'
import { invitationDays } from './review-invitations.ts'
import { servicesOf } from './services-of.ts'
import { isForeignOrigin, siteOriginUnasked } from './site-origin.ts'

export type Lantern = Awaited<ReturnType<typeof openLantern>>

/** What public pages show: a change of one of these that visitors can see makes every cached page old. */
const modelsOnPages = ['Blog', 'Testimonial', 'Review', 'BusinessProfile']

/**
 * Everything between the database and the HTTP server, opened once from the configuration and passed on.
 * `close` stops the workers and lets go of what this opened; the database is its opener's to close.
 */
export async function openLantern(given: {
  config: Config
  database: DatabaseHandle
  disk: Disk
  pages: Pages
  log: Log
  /** Other models than ours, to try one out. */
  models?: readonly Model[]
}) {
  const { config, database, disk, log, models = ourModels } = given
  const { db } = database
  const keys = await loadKeys(db, config.signingSecret)
  const secret = keys.signing
  const publicApiKey = config.publicApiKey ?? (await loadSecret(db, 'public-api-key', newSecret))
  const identity = await openIdentity({ db, secret, encryption: keys.encryption, log }, config.cognito)
  const store = await openFileStore(config, disk, await temporaryCredentials(config, { identity, log }))
  if (config.databaseUrl && !config.bucket)
    log.warn(
      { folder: config.dataDir },
      'Files of customers are on the disk of this machine. A second machine needs the same folder, shared, or S3.',
    )
  const budget = () => filesBudget(config, disk)
  const uploads = createUploads({ db, store, secret, budget })
  const backups = await openBackups({
    db,
    connection: database.connection,
    store,
    path: join(config.dataDir, 'backups'),
    passphrase: config.backupPassphrase,
    isOwnDatabase: config.databaseUrl === undefined,
    log,
  })
  const events = await openEventStream({ connection: database.connection, log })
  const notifications = await openNotifications({
    config,
    db,
    site: siteOriginUnasked(config),
    secret,
    administratorEmails: () => identity.administratorEmails(),
    readProfile: () => readProfile(db),
    invitationDays,
    events,
    log,
  })

  const pageCache = openPageCache({ events, models: modelsOnPages, log })
  const savedProfile = await openSavedProfile({ db, events, dataDir: config.dataDir, log })
  const reads = boundedReads({ connection: database.connection, log })

  const schema = refuseReaders(buildSchema(models, extraCalls, events))
  const services = servicesOf({
    config,
    db,
    filesUsage: async () => filesUsage(db, disk, await budget()),
    identity,
    keys,
    store,
    uploads,
    wake: notifications.wake,
  })
  const turns = visitorTurns({ visitors: shares.visitors.connections, leads: shares.leads.connections })
  const callOf = (actor: Actor): Call => ({
    actor,
    db: actor.kind === 'visitor' ? database.visitorDb : db,
    leadDb: database.leadDb,
    turns,
    log,
    services,
  })
  const callerDeps = {
    identity,
    database,
    turns,
    secret,
    publicApiKey,
    trustProxy: config.trustProxy,
    publicUrl: config.publicUrl,
  }

  const schedule = openSchedule({ callAsSystem: () => callOf({ kind: 'system' }), log })

  const places = openPlaces()

  let leaving = false

  const sweeps = setInterval(() => {
    sweepUploads({ db, store, budget, log }).catch((error) =>
      log.error({ err: error }, 'sweeping uploads failed'),
    )
    sweepMailFiles({ db, folder: mailFolder(config) }).catch((error) =>
      log.error({ err: error }, 'sweeping mails failed'),
    )
    sweepRateLimits(db).catch((error) => log.error({ err: error }, 'sweeping limits failed'))
    foldTallies(db).catch((error) => log.error({ err: error }, 'folding tallies failed'))
  }, 10 * 60_000)
  sweeps.unref()

  return {
    ...given,
    secret,
    keys,
    publicApiKey,
    identity,
    store,
    uploads,
    backups,
    schema,
    events,
    turns,
    places,
    pageCache,
    savedProfile,
    reads,
    callOf,
    runAs: (actor: Actor) => runner(schema, callOf(actor)),
    /** From now on /readyz says no, so that balancers send new visitors elsewhere; everything is still answered. */
    leave: () => {
      leaving = true
    },
    isLeaving: () => leaving,
    /** GraphQL over HTTP, for the caller of the request that is being answered. */
    graphqlFor: (callerNow: () => Caller) =>
      graphqlOverHttp(schema, {
        callOf: async () => {
          const { actor } = callerNow()
          return { ...callOf(await actor()), actorNow: actor }
        },
        places,
        log,
      }),
    /** GraphQL over WebSocket on the same port. */
    attachSockets: (server: Server) =>
      attachSockets(
        server,
        {
          schema,
          callOf: async ({ request, connectionParams }) => {
            const arrived = headersOf(request)
            const headers = cookiesIn(arrived, {
              secure: secureRequest({ headers: arrived, socket: {} }, config),
            })
            // Browsers cannot set headers on a socket, so programs send the key when the connection begins.
            for (const name of ['x-api-key', 'Authorization']) {
              const key = connectionParams[name] ?? connectionParams[name.toLowerCase()]
              // What cannot be a header cannot be the key either, and counts as a wrong one.
              if (typeof key === 'string') headers.set(name, /^[\x20-\x7e]*$/.test(key) ? key : '')
            }
            return callOf(await callerOf({ headers, socket: request.socket }, callerDeps).actor())
          },
          addressOf: (request) =>
            clientAddress({ headers: headersOf(request), socket: request.socket }, config),
          places,
          events,
          log,
        },
        (request) => isOwnOrigin(request, config),
      ),
    async close() {
      clearInterval(sweeps)
      pageCache.close()
      await schedule.close()
      await Promise.all([
        backups.close(),
        events.close(),
        notifications.close(),
        savedProfile.close(),
        reads.close(),
      ])
    },
  }
}

/** Identity in our own database, or in a user pool; the SDK is loaded only for a user pool. */
async function openIdentity(deps: IdentityDeps, settings: CognitoSettings | undefined): Promise<Identity> {
  if (!settings) return openEmbeddedIdentity(deps)
  const { openCognitoIdentity } = await import('#server/identity/cognito/cognito-identity.ts')
  return openCognitoIdentity({ ...deps, settings })
}

async function temporaryCredentials(
  { identityPool: settings, cognito: userPool }: Config,
  { identity, log }: { identity: Identity; log: Log },
) {
  if (!settings) return undefined
  const { openIdentityPool } = await import('#server/identity/cognito/identity-pool.ts')
  return openIdentityPool({ settings, userPool, idTokenOf: identity.idTokenOf, log })
}

function headersOf(request: IncomingMessage): Headers {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers))
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value)
  return headers
}

/** A page of another site must not open a socket with a signed-in person's cookie. */
function isOwnOrigin(request: IncomingMessage, { publicUrl, trustProxy }: Config): boolean {
  const { origin, host } = request.headers
  if (origin === undefined) return true
  const seenHost = (trustProxy && forwardedHost(headersOf(request).get('x-forwarded-host'))) || host
  if (origin === publicUrl) return true
  return URL.canParse(origin) && new URL(origin).host === seenHost && !isForeignOrigin(origin, publicUrl)
}
