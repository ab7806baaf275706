import type { Readable } from 'node:stream'
import type { BusinessProfile } from '#content/business-profile.ts'
import type { Actor } from '#server/actor.ts'
import { recordAudit } from '#server/audit/audit.ts'
import type { Backups, DataOverview } from '#server/backup/backups.ts'
import type { Config } from '#server/config.ts'
import { type Run, runInTime } from '#server/data-service/in-process.ts'
import type { BoundedReads } from '#server/database/bounded-reads.ts'
import type { Database } from '#server/database/database.ts'
import { readCookie } from '#server/http/cookies.ts'
import { siteOrigin } from '#server/http/site-origin.ts'
import { issueFormToken } from '#server/http/visitor-tokens.ts'
import { type AccessServices, accessServices } from '#server/identity/access/access-services.ts'
import { completeSetup, setupTokenWorks } from '#server/identity/access/first-administrator.ts'
import type { Caller } from '#server/identity/caller.ts'
import type { Identity } from '#server/identity/identity.ts'
import { sessionCookie } from '#server/identity/sessions/sessions.ts'
import { type ConfirmResult, confirmByPasskey, confirmByPassword, confirmedAdministrator, isConfirmed } from '#server/identity/sessions/step-up.ts'
import { type SignInServices, signInServices } from '#server/identity/sign-in-services.ts'
import type { Log } from '#server/log.ts'
import { done, type Result } from '#server/result.ts'

/** Where an island's script is, and everything that it imports. */
export type IslandSource = { src: string; preload: string[] }

/** What the panel consists of in the browser. `version` is another one as soon as any of it is. */
export type PanelCode = { version: string; paths: readonly string[] }

/**
 * What a page's loader or action may use, bound to one request. Everything about stored data goes through
 * `run`, the data service's own documents; the rest is about who is there and how the page is delivered.
 */
export type RequestServices = AccessServices &
  SignInServices & {
    /**
     * Runs a document of the data service as an anonymous visitor: what public pages do, whoever looks at them. Reading
     * fails after 2.5 s, and at once while the database is away.
     */
    run: Run
    /** The same for what a visitor does and comes back to, such as a vote: their browser keeps the guest identity. */
    runAsGuest: Run
    /** The signed-in administrator of this request, with a `run` of their own; undefined for everybody else. */
    administrator(): Promise<SignedIn | undefined>
    /** Signing out takes the cookie away: without an administrator it means that the session ended by itself. */
    hasSessionCookie: boolean
    /** Whether the password or a passkey was entered in this session within the last ten minutes. Signing in counts. */
    isConfirmed(): Promise<boolean>
    confirm(proof: { password: string }): Promise<ConfirmResult>
    /** With the browser's answer to the challenge of `passkeySignIn.begin`. */
    confirmByPasskey(response: unknown): Promise<ConfirmResult>
    /** `hasEnded`: false when only the cookie goes, because the session could not be ended. */
    signOut(): Promise<{ setCookies: string[]; hasEnded: boolean }>
    /** Makes the first administrator with the one-time link's token, and signs in. */
    completeSetup(form: { token: string; email: string; password: string }): Promise<SetupResult>
    /** Whether a set-up token still works, to say so before a person fills the form. */
    setupIsOpen(token: string): Promise<boolean>
    /** For a form in a page that is made now. Readers of a page from the cache share it; it is good for 24 hours. */
    newFormToken(): string
    /** Writes down that a confirmed administrator is about to take a list away; refuses everybody else. */
    recordExport(list: { subject: string; filter: string; search: string }): Promise<Result<null>>
    /** Backups, for the administrator of this request. */
    backups: {
      overview(): Promise<Result<DataOverview>>
      make(): Promise<Result<'made' | 'running'>>
      setNightly(isOn: boolean): Promise<Result<null>>
      /** Only once the administrator is confirmed. */
      open(name: string): Promise<Result<{ size: number; stream: Readable }>>
      remove(name: string): Promise<Result<null>>
    }
    publicApiKey: string
    /** The facts about the business when they cannot be read now: as saved last; undefined if they never were. */
    savedProfile(): BusinessProfile | undefined
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
export type SignedIn = { user: { userId: string; username: string }; run: Run }

export type SetupResult =
  | { ok: true; setCookies: string[] }
  | { ok: false; errors: { token?: string; email?: string; password?: string } }

/** What the services of all requests are made from. */
export type RequestServicesDeps = {
  config: Pick<Config, 'publicUrl' | 'isDemonstration'>
  database: { db: Database }
  identity: Identity
  secret: string
  publicApiKey: string
  backups: Backups
  runAs(actor: Actor): Run
  reads: BoundedReads
  savedProfile: { current(): BusinessProfile | undefined }
  pages: { island(name: string): IslandSource; panelCode: PanelCode }
  log: Log
}

/** The services of one page request. */
export function requestServices(
  lantern: RequestServicesDeps,
  { caller, request, nonce }: { caller: Caller; request: Request; nonce: string },
): RequestServices {
  const { identity, secret, publicApiKey, pages, log, config } = lantern
  const { headers } = request
  const { db } = lantern.database
  const origin = siteOrigin(config, request)
  const inTime = (actor: Actor) => runInTime(lantern.runAs(actor), lantern.reads)
  const attempt = { headers, address: caller.address, secure: caller.secure }
  return {
    run: (document, variables) => inTime(caller.visitor({ keep: false }))(document, variables),
    runAsGuest: (document, variables) => inTime(caller.visitor({ keep: true }))(document, variables),
    savedProfile: () => lantern.savedProfile.current(),
    async administrator() {
      const actor = await caller.administrator()
      if (!actor) return undefined
      const { userId, username } = actor
      return { user: { userId, username }, run: lantern.runAs(actor) }
    },
    hasSessionCookie: readCookie(headers, sessionCookie) !== undefined,
    isConfirmed: async () => isConfirmed(db, await caller.administrator()),
    confirm: async ({ password }) =>
      confirmByPassword({ db, identity, secret, log }, await caller.administrator(), {
        password,
        ...attempt,
      }),
    confirmByPasskey: async (response) =>
      confirmByPasskey({ db, identity }, await caller.administrator(), { ...attempt, origin, response }),
    ...accessServices(lantern, { caller, headers }),
    ...signInServices(lantern, { caller, headers, origin }),
    signOut: () => identity.signOut(headers),
    completeSetup: (form) => completeSetup({ db, identity }, { ...form, ...attempt }),
    setupIsOpen: (token) => setupTokenWorks(db, token),
    recordExport: async (list) => recordExport(db, await caller.administrator(), list),
    backups: {
      overview: async () => lantern.backups.overview(await caller.administrator()),
      make: async () => lantern.backups.make(await caller.administrator()),
      setNightly: async (isOn) => lantern.backups.setNightly(await caller.administrator(), isOn),
      open: async (name) => lantern.backups.open(await caller.administrator(), name),
      remove: async (name) => lantern.backups.remove(await caller.administrator(), name),
    },
    newFormToken: () => issueFormToken(secret, new Date()),
    publicApiKey,
    isDemonstration: config.isDemonstration,
    origin,
    island: (name) => pages.island(name),
    panelCode: pages.panelCode,
    nonce,
    log,
  }
}

/**
 * Writes down that a list leaves the house, before it does: only for a confirmed administrator. That somebody searched, and
 * not for whom: a customer's name would stay in the log after the customer was deleted.
 */
export async function recordExport(
  db: Database,
  actor: Actor | undefined,
  { subject, filter, search }: { subject: string; filter: string; search: string },
): Promise<Result<null>> {
  const administrator = await confirmedAdministrator(db, actor)
  if (!administrator.ok) return administrator
  await recordAudit(db, administrator.value, {
    action: 'export',
    subject,
    subjectId: 'list',
    after: { filter, searched: search !== '' },
  })
  return done(null)
}
