import type { Readable } from 'node:stream'
import type { BusinessProfile } from '#content/business-profile.ts'
import type { DataOverview } from '#server/backup/backups.ts'
import type { Run } from '#server/data-service/in-process.ts'
import type { PeopleServices } from '#server/identity/access/access-services.ts'
import type { SignInServices } from '#server/identity/sign-in-services.ts'
import type { IslandSource, PanelCode } from '#server/pages/pages.ts'
import type { Log } from './log.ts'
import type { Result } from './result.ts'

/**
 * What a page's loader or action may use, bound to one request. Everything about stored data goes through
 * `run`, the data service's own documents; the rest is about who is there and how the page is delivered.
 */
export type RequestServices = PeopleServices &
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

export type ConfirmResult = { ok: true } | { ok: false; reason: 'invalid' | 'limited'; message: string }

export type SetupResult =
  | { ok: true; setCookies: string[] }
  | { ok: false; errors: { token?: string; email?: string; password?: string } }
