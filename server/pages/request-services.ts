import type { BusinessProfile } from '#content/business-profile.ts'
import { type Language, type Languages, languageOfPath } from '#content/languages.ts'
import type { Actor, StaffInSession } from '#server/actor.ts'
import { recordAudit } from '#server/audit/audit.ts'
import type { Backups } from '#server/backup/backups.ts'
import { openPersonArchive } from '#server/backup/person-archive.ts'
import type { Config } from '#server/config.ts'
import { type Run, runWithTimeouts } from '#server/data-service/in-process.ts'
import type { BoundedReads } from '#server/database/bounded-reads.ts'
import type { Database } from '#server/database/database.ts'
import type { FileStore } from '#server/files/file-store.ts'
import { readCookie } from '#server/http/cookies.ts'
import { type Flash, flashOf } from '#server/http/flash.ts'
import { issueFormToken } from '#server/http/form-token.ts'
import { siteOrigin } from '#server/http/site-origin.ts'
import { accessServices } from '#server/identity/access/access-services.ts'
import type { Caller } from '#server/identity/caller.ts'
import type { Identity } from '#server/identity/identity.ts'
import {
  confirmedOwners,
  contentExporters,
  type GuardedServices,
  leadExporters,
  owners,
  serviceGuard,
} from '#server/identity/service-guard.ts'
import { sessionCookie } from '#server/identity/sessions/sessions.ts'
import { isConfirmed } from '#server/identity/sessions/step-up.ts'
import { signInServices } from '#server/identity/sign-in-services.ts'
import type { Log } from '#server/log.ts'
import { isOpenToSearch } from '#server/models/settings/search-engines.ts'
import type { MailState } from '#server/notifications/mail/mail-settings.ts'
import { done } from '#server/result.ts'
import { type Rights, type Role, rightsOf } from '#server/rights.ts'

/**
 * What loaders and actions may use, bound to one request: records through `run`, which runs documents of the data service; the
 * account of the person through the person services; and how the page is delivered.
 */
export type RequestServices = PersonServices & {
  /**
   * Runs a document of the data service as an anonymous visitor: what public pages do, whoever looks at them. Reading
   * fails after 2.5 s, and at once while the database is away.
   */
  run: Run
  /** The same for what a visitor does and comes back to, such as a request or a vote: their browser keeps the guest identity. */
  runAsGuest: Run
  /** Who is signed in, with a `run` of their own; undefined for everybody else. */
  staff(): Promise<SignedIn | undefined>
  /** Whether the password or a passkey was entered in this session within the last ten minutes. Signing in counts. */
  isConfirmed(): Promise<boolean>
  /** Signing out takes the cookie away: without somebody who is signed in it means that the session ended by itself. */
  hasSessionCookie: boolean
  /** What the mail for a forgotten password holds. */
  passwordResetBy: 'link' | 'code'
  /** Whether mails leave at all, and are known to arrive. */
  mailState(): Promise<MailState>
  /** For a form in a page that is made now. Readers of a page from the cache share it; it is good for 24 hours. */
  newFormToken(): string
  /** What the next view of a page says once. */
  flash: Flash
  publicApiKey: string
  /** The facts about the business when they cannot be read now: as saved last; undefined if they never were. */
  savedProfile(): BusinessProfile | undefined
  /** Whether search engines may show the site. */
  isOpenToSearch(): Promise<boolean>
  /** The people on this site are made up (DEMO=1), and every page has to say so. */
  isDemonstration: boolean
  /** Scheme and host under which people know this site: PUBLIC_URL, or what this request was sent to. */
  origin: string
  island(name: string): IslandSource
  panelCode: PanelCode
  nonce: string
  log: Log
}

/** Specification section 3, Session user, and what they may run. */
export type SignedIn = { user: PanelUser; run: Run }

/** `rights`: what the panel shows them. The data service and the guard decide by `role` themselves. */
type PanelUser = { userId: string; username: string; name: string; role: Role; rights: Rights }

/** Where an island's script is, and everything that it imports. */
export type IslandSource = { src: string; preload: string[] }

/** The files of the panel in the browser. `version` changes with any of them. */
export type PanelCode = { version: string; paths: readonly string[] }

/** What the services of all requests are made from. */
type RequestServicesDeps = {
  config: Pick<Config, 'publicUrl' | 'isDemonstration'>
  database: { db: Database }
  identity: Identity
  secret: string
  publicApiKey: string
  backups: Backups
  mailState(): Promise<MailState>
  store: FileStore
  runAs(actor: Actor, language: Language): Run
  languages: Languages
  reads: BoundedReads
  savedProfile: { current(): BusinessProfile | undefined; latest(): Promise<BusinessProfile | undefined> }
  pages: { island(name: string): IslandSource; panelCode: PanelCode }
  log: Log
}

type OneRequest = { caller: Caller; request: Request; nonce: string }

/** The services of one page request. */
export function requestServices(
  deps: RequestServicesDeps,
  { caller, request, nonce }: OneRequest,
): RequestServices {
  const { identity, pages, config } = deps
  const { headers } = request
  const { db } = deps.database
  const origin = siteOrigin(config, request)
  const language = languageOfPath(deps.languages, new URL(request.url).pathname)
  const runWithTimeoutsAs = (actor: Actor) =>
    runWithTimeouts(deps.runAs(actor, language), deps.reads, language)
  return {
    run: (document, variables) => runWithTimeoutsAs(caller.visitor({ keep: false }))(document, variables),
    runAsGuest: (document, variables) =>
      runWithTimeoutsAs(caller.visitor({ keep: true }))(document, variables),
    async staff() {
      const actor = await caller.staff()
      if (!actor) return undefined
      const { userId, username, name, role } = actor
      const user = { userId, username, name, role, rights: rightsOf(role) }
      return { user, run: deps.runAs(actor, language) }
    },
    isConfirmed: async () => isConfirmed(db, await caller.staff()),
    ...personServices(deps, { caller, headers, origin, language }),
    hasSessionCookie: readCookie(headers, sessionCookie) !== undefined,
    passwordResetBy: identity.keepsPeople ? 'link' : 'code',
    mailState: () => deps.mailState(),
    newFormToken: () => issueFormToken(deps.secret, new Date()),
    flash: flashOf(headers, { secret: deps.secret, secure: caller.secure }),
    publicApiKey: deps.publicApiKey,
    savedProfile: () => deps.savedProfile.current(),
    isOpenToSearch: async () => isOpenToSearch(await deps.savedProfile.latest(), config),
    isDemonstration: config.isDemonstration,
    origin,
    island: (name) => pages.island(name),
    panelCode: pages.panelCode,
    nonce,
    log: deps.log,
  }
}

type PersonServices = ReturnType<typeof personServices>

/**
 * The services that are about the person who asks (signing in, their account, sessions, keys, other people, backups), never about
 * records: those are read and changed only through the data service. Each declares with `may` who may use it, as calls of the
 * data service do, and the guard refuses everybody else before it runs. A service without `may` does not compile.
 */
export function personServices(
  deps: Pick<RequestServicesDeps, 'database' | 'identity' | 'secret' | 'backups' | 'store' | 'log'>,
  {
    caller,
    headers,
    origin,
    language,
  }: { caller: Caller; headers: Headers; origin: string; language: Language },
) {
  const { backups } = deps
  const { db } = deps.database
  const guard = serviceGuard({ caller, db, language })
  const request = { headers, address: caller.address, secure: caller.secure }
  async function recordExport(me: StaffInSession, list: { subject: string; filter: string; search: string }) {
    const { subject, filter, search } = list
    const after = { filter, searched: search !== '' }
    await recordAudit(db, me, { action: 'export', subject, subjectId: 'list', after })
    return done(null)
  }
  return {
    ...signInServices(guard, { ...deps, db }, { ...request, origin }),
    ...accessServices(guard, { ...deps, db }, request),
    backups: {
      overview: guard({
        may: owners,
        run: async () => {
          const { lastFailure, ...overview } = await backups.overview()
          return done({ ...overview, lastFailure: lastFailure && language.words.refusals[lastFailure] })
        },
      }),
      make: guard({ may: owners, run: (me) => backups.make(me) }),
      setNightly: guard({ may: owners, run: (me, isOn: boolean) => backups.setNightly(me, isOn) }),
      /** Who holds a backup holds everything. */
      open: guard({ may: confirmedOwners, run: (me, name: string) => backups.open(me, name) }),
      remove: guard({ may: confirmedOwners, run: (me, name: string) => backups.remove(me, name) }),
    },
    /** Everything stored about one person, as a ZIP archive, for a request to see it. */
    openPersonArchive: guard({
      may: confirmedOwners,
      run: (me, contact: string) => openPersonArchive({ db, store: deps.store }, me, contact),
    }),
    /**
     * Audits that a list is exported, before it is. That somebody searched, and not for whom: a customer's name
     * would stay in the log after the customer was deleted.
     */
    recordExport: {
      leads: guard({ may: leadExporters, run: recordExport }),
      content: guard({ may: contentExporters, run: recordExport }),
    },
  } satisfies GuardedServices
}
