import type { GraphQLSchema } from 'graphql'
import {
  type AskedPath,
  type Language,
  type Languages,
  languages as ourLanguages,
} from '#content/languages.ts'
import { defaultProfile, type SiteProfile } from '#content/profile/business-profile.ts'
import { type Backups, openBackups } from '#server/backup/backups.ts'
import type { Call, VisitorTurns } from '#server/data-service/call.ts'
import type { ExtraCalls } from '#server/data-service/extra-calls.ts'
import { type Run, runner } from '#server/data-service/in-process.ts'
import { type ConnectionSlots, openConnectionSlots } from '#server/data-service/live/connection-slots.ts'
import type { Model } from '#server/data-service/model.ts'
import { create } from '#server/data-service/operations.ts'
import { documentReader, type ReadDocument } from '#server/data-service/read-document.ts'
import { visitorTurns } from '#server/data-service/visitor-turns.ts'
import { type BoundedReads, boundedReads } from '#server/database/bounded-reads.ts'
import { pools } from '#server/database/connect-pool.ts'
import type { DatabaseHandle } from '#server/database/open-database.ts'
import { type Keys, loadKeys, loadSecret, newSecret } from '#server/database/secrets.ts'
import type { Disk } from '#server/files/disk.ts'
import type { FileStore } from '#server/files/file-store.ts'
import { filesBudget, filesUsage } from '#server/files/files-budget.ts'
import { openFileStore } from '#server/files/open-file-store.ts'
import { createUploads, type Uploads } from '#server/files/uploads.ts'
import type { ConnectionInfo } from '#server/http/client-address.ts'
import { isOtherMachine } from '#server/http/outgoing-address.ts'
import { setPhoto } from '#server/identity/access/door-card.ts'
import { type Caller, callerOf } from '#server/identity/caller.ts'
import { openEmbeddedIdentity } from '#server/identity/embedded/embedded-identity.ts'
import type { Identity, IdentityDeps } from '#server/identity/identity.ts'
import type { ImageDependencies } from '#server/images/receive-image.ts'
import type { MarkDependencies } from '#server/images/receive-mark.ts'
import type { PhotoDependencies } from '#server/images/receive-photo.ts'
import { image } from '#server/models/content/image.ts'
import { openRedirects, type Redirects } from '#server/models/content/live-redirects.ts'
import { type OwnWordsStore, openOwnWords } from '#server/models/content/own-texts/own-words.ts'
import { openSiteLinks, type SiteLinks } from '#server/models/content/site-links.ts'
import { invoiceLinks } from '#server/models/invoicing/invoice-paper.ts'
import { invitationDays, invitationLinks } from '#server/models/leads/mails/review-invitation.ts'
import { modelsOnSite, extraCalls as ourCalls, models as ourModels, schemaOf } from '#server/models/models.ts'
import { receiptLinks } from '#server/models/receipts/receipt.ts'
import { type DueJob, dueJobs, openSchedule } from '#server/models/schedule.ts'
import { setMark } from '#server/models/settings/business-profile.ts'
import { openSavedProfile, type SavedProfile } from '#server/models/settings/saved-profile.ts'
import { passwordSeal } from '#server/notifications/mail/mail-password.ts'
import {
  type MailState,
  mailSetup,
  mailState,
  readMailSettings,
} from '#server/notifications/mail/mail-settings.ts'
import { openNotifications } from '#server/notifications/notifications.ts'
import { openPageCache, type PageCache } from '#server/pages/page-cache.ts'
import type { PageDependencies } from '#server/pages/page-responses.ts'
import type { PagesByLanguage } from '#server/pages/pages.ts'
import { requestServices } from '#server/pages/request-services.ts'
import { type EventStream, openAnnouncer, openEventStream } from '#server/realtime/events.ts'
import type { InMemory } from '#server/realtime/in-memory.ts'
import type { Actor } from './actor.ts'
import type { CognitoSettings, Config } from './config.ts'
import type { Log } from './log.ts'
import { modelServices } from './model-services.ts'
import { startSweeps } from './sweeps.ts'

type ContextOptions = {
  config: Config
  database: DatabaseHandle
  disk: Disk
  pages: PagesByLanguage
  log: Log
  models?: readonly Model[]
  extraCalls?: readonly ExtraCalls[]
  languages?: Languages
  jobs?: readonly DueJob[]
  now?: () => Date
  /** After a restore: the keys and settings that were read at the start are others now. */
  reopen?: () => Promise<void>
}

/**
 * `leave`: /readyz says 503 from now on, so that load balancers send new visitors elsewhere; requests are still served. `close`
 * leaves the database, which the caller opened.
 */
export type ServerContext = Omit<ContextOptions, 'models' | 'extraCalls' | 'jobs' | 'now' | 'reopen'> & {
  reopen(): Promise<void>
  languages: Languages
  keys: Keys
  publicApiKey: string
  identity: Identity
  store: FileStore
  uploads: Uploads
  backups: Backups
  schema: GraphQLSchema
  readDocument: ReadDocument
  events: EventStream
  turns: VisitorTurns
  connectionSlots: ConnectionSlots
  pageCache: PageCache
  ownWords: OwnWordsStore
  savedProfile: SavedProfile
  siteLinks: InMemory<SiteLinks>
  redirects: Redirects
  reads: BoundedReads
  callerOf(info: ConnectionInfo, asked?: AskedPath): Caller
  callOf(actor: Actor, language?: Language): Call
  runAs(actor: Actor, language?: Language): Run
  requestServices: PageDependencies['requestServices']
  createImage: ImageDependencies['createImage']
  setMark: MarkDependencies['setMark']
  setPhoto: PhotoDependencies['setPhoto']
  mailState(): Promise<MailState>
  leave(): void
  isLeaving(): boolean
  close(): Promise<void>
}

export async function openContext({
  models = ourModels,
  extraCalls = ourCalls,
  jobs = dueJobs,
  languages = ourLanguages,
  now,
  reopen = async () => {},
  ...given
}: ContextOptions): Promise<ServerContext> {
  const { config, database, disk, log } = given
  const { db, connection } = database
  const { dataDir, trustProxy, publicUrl } = config

  const keys = await loadKeys(db, config.signingSecret)
  const secret = keys.signing
  const publicApiKey = config.publicApiKey ?? (await loadSecret(db, 'public-api-key', newSecret))
  const identity = await openIdentity({ db, secret, encryption: keys.encryption, log }, config.cognito)

  const store = await openFileStore(config, disk, await temporaryCredentials(config, identity, log))
  if (config.databaseUrl && !config.bucket)
    log.warn(
      { folder: dataDir },
      'Files of customers are on the disk of this machine. A second machine needs the same folder, shared, or S3.',
    )
  const budget = () => filesBudget(config, disk)
  const uploads = createUploads({ db: database.fileDb, store, secret, budget })
  const events = await openEventStream({ connection, log })
  const announcer = openAnnouncer({ db: database.leadDb, log })
  const passwords = passwordSeal(config)
  const savedProfile = await openSavedProfile({ db, events, dataDir, log })
  const pageCache = openPageCache({ events, models: modelsOnSite, languages, log })
  const ownWords = await openOwnWords({ db, events, languages, dataDir, log, onChange: pageCache.invalidate })
  const profile = (): SiteProfile => ({
    ...(savedProfile.current() ?? defaultProfile),
    ownWords: ownWords.current(),
  })
  const backups = await openBackups({
    db,
    connection,
    store,
    dataDir,
    passphrase: config.backupPassphrase,
    secret,
    seal: passwords,
    mayReach: config.backupsOnThisMachine ? () => true : isOtherMachine,
    isOwnDatabase: config.databaseUrl === undefined,
    models,
    timeZone: () => profile().timeZone,
    wake: () => notifications.wake(),
    log,
  })
  const notifications = await openNotifications({
    config,
    db,
    passwords,
    secret,
    readProfile: async () => {
      const facts = (await savedProfile.latest()) ?? defaultProfile
      return { ...facts, ownWords: await ownWords.latest() }
    },
    invitationDays,
    links: {
      receiptOf: receiptLinks(keys).pathOf,
      invitationOf: invitationLinks(keys).pathOf,
      invoiceOf: invoiceLinks(keys).pathOf,
    },
    languages,
    events,
    announceSoon: announcer.announceSoon,
    log,
  })
  const siteLinks = openSiteLinks({ db, events, log })
  const redirects = openRedirects({ db, events, log })
  const reads = boundedReads({ connection, log })

  const schema = schemaOf(models, extraCalls)
  const services = modelServices({
    config,
    database,
    disk,
    keys,
    store,
    uploads,
    languages,
    filesUsage: async () => filesUsage(db, disk, await budget()),
    passwords,
    mail: notifications.mail,
    wake: notifications.wake,
    routePaths: async () => (await given.pages.of(languages[0])).routePaths,
    profile,
  })
  const turns = visitorTurns({ visitors: pools.visitors.connections, leads: pools.leads.connections })
  const callOf = (actor: Actor, language = languages[0]): Call => ({
    actor,
    language,
    ...(now && { now }),
    db: actor.kind === 'visitor' ? database.visitorDb : db,
    leadDb: database.leadDb,
    announceSoon: announcer.announceSoon,
    events,
    turns,
    log,
    services,
  })
  const callAsSystem = () => callOf({ kind: 'system' })
  const schedule = openSchedule(jobs, { callAsSystem, log })

  const sweeps = startSweeps({ db, store, budget, config, models, callAsSystem, log })

  let leaving = false
  const context: ServerContext = {
    ...given,
    reopen,
    languages,
    keys,
    publicApiKey,
    identity,
    store,
    uploads,
    backups,
    schema,
    readDocument: documentReader(schema),
    events,
    turns,
    connectionSlots: openConnectionSlots(),
    pageCache,
    ownWords,
    savedProfile,
    siteLinks,
    redirects,
    reads,
    callerOf: (info, asked) =>
      callerOf(info, { identity, database, turns, secret, publicApiKey, trustProxy, publicUrl }, asked),
    callOf,
    runAs: (actor, language) => runner(schema, callOf(actor, language)),
    requestServices: (of) => requestServices({ ...context, secret }, of),
    async mailState() {
      const stored = await readMailSettings(db)
      return mailState(stored, mailSetup(stored, config))
    },
    // As the system, because the model allows no one else to create images.
    createImage: (facts, by) => create(image, facts, undefined, callOf({ kind: 'system', onBehalfOf: by })),
    setPhoto: (id, by) => setPhoto({ db, secret }, by, id),
    setMark: (kind, mark, by) => setMark(kind, mark, { ...callOf(by), actor: by }),
    leave() {
      leaving = true
    },
    isLeaving: () => leaving,
    async close() {
      sweeps.stop()
      pageCache.close()
      siteLinks.close()
      await schedule.close()
      await Promise.all([
        backups.close(),
        notifications.close().then(announcer.close),
        events.close(),
        savedProfile.close(),
        redirects.close(),
        ownWords.close(),
        reads.close(),
      ])
    },
  }
  return context
}

async function openIdentity(deps: IdentityDeps, settings: CognitoSettings | undefined): Promise<Identity> {
  if (!settings) return openEmbeddedIdentity(deps)
  const { openCognitoIdentity } = await import('#server/identity/cognito/cognito-identity.ts')
  return openCognitoIdentity({ ...deps, settings })
}

async function temporaryCredentials(
  { identityPool: settings, cognito: userPool }: Config,
  { idTokenOf }: Identity,
  log: Log,
) {
  if (!settings) return undefined
  const { openIdentityPool } = await import('#server/identity/cognito/identity-pool.ts')
  return openIdentityPool({ settings, userPool, idTokenOf, log })
}
