import { buffer } from 'node:stream/consumers'
import { data } from 'react-router'
import { isSpoken, type Language, type Languages, prefixOf, type ServerWords } from '#content/languages.ts'
import type { OwnWordsByLanguage } from '#content/own-words.ts'
import { type BrandMark, type MarkFile, markFileName } from '#content/profile/brand.ts'
import { type BusinessProfile, defaultProfile } from '#content/profile/business-profile.ts'
import type { Addresses } from '#content/site-addresses.ts'
import type { Actor, StaffInSession } from '#server/actor.ts'
import { recordAudit } from '#server/audit/audit.ts'
import type { Backups } from '#server/backup/backups.ts'
import { overviewInWords, troublesInWords } from '#server/backup/overview-in-words.ts'
import { openPersonArchive } from '#server/backup/person-archive.ts'
import type { RemoteForm } from '#server/backup/second-place/remote-place.ts'
import type { Config } from '#server/config.ts'
import { type Run, runWithTimeouts } from '#server/data-service/in-process.ts'
import type { BoundedReads } from '#server/database/bounded-reads.ts'
import type { Database } from '#server/database/database.ts'
import { isOverload, logOverload } from '#server/database/overload.ts'
import type { FileStore } from '#server/files/file-store.ts'
import { readCookie } from '#server/http/cookies.ts'
import { type Flash, flashOf } from '#server/http/flash.ts'
import { issueFormToken } from '#server/http/form-token.ts'
import { loggedPath } from '#server/http/paths.ts'
import { type SeenNotice, seenNoticeOf } from '#server/http/seen-notice.ts'
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
import type { SiteLinks } from '#server/models/content/site-links.ts'
import type { SavedProfile } from '#server/models/settings/saved-profile.ts'
import { isOpenToSearch } from '#server/models/settings/search-engines.ts'
import type { MailState } from '#server/notifications/mail/mail-settings.ts'
import type { InMemory } from '#server/realtime/in-memory.ts'
import { done } from '#server/result.ts'
import { type Rights, type Role, rightsOf } from '#server/rights.ts'
import type { StoredPage } from '#server/schema/pages.ts'

/**
 * For loaders and actions of one request: records through `run`, which runs documents of the data service;
 * the person's account through the person services; and how the page is delivered.
 */
export type RequestServices = PersonServices & {
  /**
   * As an anonymous visitor, for public pages. Reading fails after 2.5 s, and at once while the database is
   * unavailable.
   */
  run: Run
  /** For what a visitor comes back to, such as a request or a vote: the browser keeps the guest identity. */
  runAsGuest: Run
  staff(): Promise<SignedIn | undefined>
  isConfirmed(): Promise<boolean>
  /** Signing out removes the cookie: a cookie without a session means that the session ended by itself. */
  hasSessionCookie: boolean
  passwordResetBy: 'link' | 'code'
  mailState(): Promise<MailState>
  /** Readers of a cached page share it; valid for 24 hours. */
  newFormToken(): string
  flash: Flash
  seenNotice: SeenNotice
  publicApiKey: string
  ownWords(): Promise<OwnWordsByLanguage>
  /** A public page as it will be: with these words, these facts, or with this page of the owner's own. */
  preview(address: string, as: Partial<Previewed>): Promise<Response>
  previewedPage: OwnPage | undefined
  previewedProfile: BusinessProfile | undefined
  /** As saved last, for when it cannot be read; undefined if it never was. */
  savedProfile(): BusinessProfile | undefined
  isOpenToSearch(): Promise<boolean>
  siteLinks(): Promise<SiteLinks>
  /** A file of the firm's logo or icon; undefined when the store has lost it. */
  readMark(mark: BrandMark, file: MarkFile): Promise<Uint8Array | undefined>
  /** Made-up people (DEMO=1): every page has to say so. */
  isDemonstration: boolean
  /**
   * Code of the language of this request, and all languages. `ownLanguage`: the posts that pages of this language list, as a
   * filter; null where all are in one.
   */
  language: string
  languages: readonly SiteLanguage[]
  ownLanguage: { eq: string } | null
  /** Codes of the languages that the business speaks: what is new may be in one of these. */
  spokenLanguages(): Promise<readonly string[]>
  /** Scheme and host under which people know this site: PUBLIC_URL, the address that was proven, or what was asked. */
  origin: string
  island(name: string): IslandSource
  panelCode: PanelCode
  nonce: string
  log: Log
  loggedPath: string
}

/** `prefix`: what its addresses begin with: nothing, "/es". `invitation`: what pages in other languages say of it. */
export type SiteLanguage = Pick<Language, 'code' | 'spokenWith'> & {
  prefix: string
  addresses: Addresses
  invitation: ServerWords['pages']['otherLanguage']
}

type Previewed = Pick<RequestServices, 'ownWords' | 'previewedPage' | 'previewedProfile'>

type OwnPage = Pick<StoredPage, 'slug' | 'title' | 'label' | 'description' | 'content' | 'language'>

export type SignedIn = { user: PanelUser; run: Run }

/** `rights`: what the panel shows. The data service and the guard decide by `role` themselves. */
type PanelUser = { userId: string; username: string; name: string; role: Role; rights: Rights }

export type IslandSource = { src: string; preload: string[] }

export type PanelCode = {
  version: string
  paths: readonly string[]
  requestPaths: readonly string[]
}

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
  ownWords: { latest(): Promise<OwnWordsByLanguage> }
  savedProfile: Pick<SavedProfile, 'current' | 'latest' | 'site'>
  siteLinks: InMemory<SiteLinks>
  log: Log
}

type OneRequest = {
  caller: Caller
  request: Request
  nonce: string
  pages: {
    render(request: Request, services: RequestServices): Promise<Response>
    island(name: string): IslandSource
    panelCode: PanelCode
  }
}

export function requestServices(
  deps: RequestServicesDeps,
  { caller: asking, request, nonce, pages }: OneRequest,
): RequestServices {
  const { identity, config } = deps
  const caller = { ...asking, staff: () => unlessBusy(asking.staff(), deps.log) }
  const { headers } = request
  const { db } = deps.database
  const origin = siteOrigin(config, request)
  const { language } = caller
  const runWithTimeoutsAs = (actor: Actor) =>
    runWithTimeouts(deps.runAs(actor, language), deps.reads, language)
  const services: RequestServices = {
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
    isConfirmed: async () => unlessBusy(isConfirmed(db, await caller.staff()), deps.log),
    ...personServices(deps, { caller, headers, origin }),
    hasSessionCookie: readCookie(headers, sessionCookie) !== undefined,
    passwordResetBy: identity.keepsPeople ? 'link' : 'code',
    mailState: () => deps.mailState(),
    newFormToken: () => issueFormToken(deps.secret, new Date()),
    flash: flashOf(headers, { secret: deps.secret, secure: caller.secure }),
    seenNotice: seenNoticeOf(headers, caller),
    publicApiKey: deps.publicApiKey,
    ownWords: () => deps.ownWords.latest(),
    preview: (address, as) =>
      pages.render(new Request(new URL(address, request.url), { headers }), { ...services, ...as }),
    previewedPage: undefined,
    previewedProfile: undefined,
    savedProfile: () => deps.savedProfile.current(),
    isOpenToSearch: async () => {
      const profile = await deps.savedProfile.latest()
      return isOpenToSearch(profile, { ...config, ...deps.savedProfile.site() })
    },
    siteLinks: () => deps.siteLinks.latest(),
    async readMark({ digest }, file) {
      const found = await deps.store.open(`images/${markFileName(digest, file)}`)
      return found && buffer(found.stream)
    },
    isDemonstration: config.isDemonstration,
    language: language.code,
    languages: deps.languages.map((one) => ({
      code: one.code,
      spokenWith: one.spokenWith,
      prefix: prefixOf(deps.languages, one),
      addresses: one.words.addresses,
      invitation: one.words.pages.otherLanguage,
    })),
    ownLanguage: deps.languages.length > 1 ? { eq: language.code } : null,
    async spokenLanguages() {
      const profile = (await deps.savedProfile.latest()) ?? defaultProfile
      return deps.languages.filter((one) => isSpoken(one, profile)).map(({ code }) => code)
    },
    origin: config.publicUrl ?? deps.savedProfile.site().address ?? origin,
    island: (name) => pages.island(name),
    panelCode: pages.panelCode,
    nonce,
    log: deps.log,
    loggedPath: loggedPath(caller.path),
  }
  return services
}

async function unlessBusy<Answer>(asked: Promise<Answer>, log: Log): Promise<Answer> {
  try {
    return await asked
  } catch (error) {
    if (!isOverload(error)) throw error
    logOverload(log, { err: error })
    throw data(null, { status: 503 })
  }
}

type PersonServices = ReturnType<typeof personServices>

/**
 * About the person (sign-in, account, sessions, keys, other people, backups), never about records, which only
 * the data service reads and changes. Each declares with `may` who may use it, and the guard refuses others
 * before it runs. A service without `may` does not compile.
 */
export function personServices(
  deps: Pick<
    RequestServicesDeps,
    'database' | 'identity' | 'secret' | 'backups' | 'store' | 'languages' | 'log'
  >,
  { caller, headers, origin }: { caller: Caller; headers: Headers; origin: string },
) {
  const { backups } = deps
  const { db } = deps.database
  const { language } = caller
  const guard = serviceGuard({ caller, db, language }, (asked) => unlessBusy(asked, deps.log))
  const request = { headers, address: caller.address, secure: caller.secure }
  async function recordExport(me: StaffInSession, list: { subject: string; filter: string; search: string }) {
    const { subject, filter, search } = list
    const after = { filter, searched: search !== '' }
    await recordAudit(db, me, { action: 'export', subject, subjectId: 'list', after })
    return done(null)
  }
  return {
    ...signInServices(guard, { ...deps, db, language }, { ...request, origin }),
    ...accessServices(guard, { ...deps, db, language }, request),
    backups: {
      overview: guard({
        may: owners,
        run: async () => {
          return done(overviewInWords(await backups.overview(), language.words.refusals))
        },
      }),
      troubles: guard({
        may: owners,
        run: async () => done(troublesInWords(await backups.troubles(), language.words.refusals)),
      }),
      make: guard({ may: owners, run: (me) => backups.make(me) }),
      setNightly: guard({ may: owners, run: (me, isOn: boolean) => backups.setNightly(me, isOn) }),
      open: guard({ may: confirmedOwners, run: (me, name: string) => backups.open(me, name) }),
      remove: guard({ may: confirmedOwners, run: (me, name: string) => backups.remove(me, name) }),
      drill: guard({ may: owners, run: () => backups.drill() }),
      passphrase: {
        draft: guard({ may: confirmedOwners, run: () => backups.passphrase.draft() }),
        confirm: guard({
          may: confirmedOwners,
          run: (me, given: { draft: string; typed: string }) => backups.passphrase.confirm(me, given),
        }),
      },
      place: {
        chooseFolder: guard({
          may: confirmedOwners,
          run: (me, path: string) => backups.place.chooseFolder(me, path),
        }),
        chooseRemote: guard({
          may: confirmedOwners,
          run: (me, form: RemoteForm) => backups.place.chooseRemote(me, form),
        }),
        remove: guard({ may: confirmedOwners, run: (me) => backups.place.remove(me) }),
      },
    },
    openPersonArchive: guard({
      may: confirmedOwners,
      run: (me, contact: string) =>
        openPersonArchive({ db, store: deps.store, words: language.words }, me, contact),
    }),
    recordExport: {
      leads: guard({ may: leadExporters, run: recordExport }),
      content: guard({ may: contentExporters, run: recordExport }),
    },
  } satisfies GuardedServices
}
