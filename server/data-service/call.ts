import type { Language, Languages, ServerWords } from '#content/languages.ts'
import type { BrandMark } from '#content/profile/brand.ts'
import type { SiteProfile } from '#content/profile/business-profile.ts'
import type { SettingsChange } from '#content/settings-change.ts'
import type { Actor, Staff } from '#server/actor.ts'
import type { Config } from '#server/config.ts'
import type { Database, Transaction } from '#server/database/database.ts'
import type { FormTokenVerdict } from '#server/http/form-token.ts'
import type { Turns } from '#server/limits/turns.ts'
import type { Log } from '#server/log.ts'
import type { Announcer, EventStream } from '#server/realtime/events.ts'
import type { Reason, Result } from '#server/result.ts'
import type { ShownPhoto } from '#server/schema/files.ts'
import type { mailSettings } from '#server/schema/notifications.ts'
import type { LeadKind, RequestKind, StoredRequest } from '#server/schema/requests.ts'

export type Call<Caller extends Actor = Actor> = {
  actor: Caller
  language: Language
  /**
   * For a response that outlives its request (server-sent events). Sockets leave it out: they check before
   * each message and close with their own code.
   */
  actorNow?: () => Promise<Actor>
  /** Set for demonstration content, which has a history. */
  now?: () => Date
  db: Database
  leadDb: Database
  announceSoon: Announcer['announceSoon']
  events: Pick<EventStream, 'subscribe'>
  turns: VisitorTurns
  log: Log
  services: ModelServices
}

export type VisitorTurns = { reads: Turns; leads: Turns; events: Turns }

export type ModelServices = {
  words: ServerWords
  languages: Languages
  attachments: {
    remove(keys: readonly string[], actor: Actor): Promise<void>
    describe(quoteIds: readonly string[]): Promise<Map<string, AttachmentFacts[]>>
    usage(): Promise<FilesUsage>
  }
  images: {
    remove(id: string, actor: Actor): Promise<void>
  }
  notifications: {
    isSilent?: true
    enqueueReviewRequest(tx: Transaction, request: StoredRequest, askedAt: Date): Promise<void>
    /**
     * Deletes sent and pending deliveries of a lead or an invoice, also of one in the trash; gives the removal of the mail
     * files, for after the commit.
     */
    forget(tx: Transaction, kind: LeadKind | 'Invoice', id: string): Promise<() => Promise<void>>
    /** Mails the owners and former recipients; no mail without any change. */
    notifyOfChange(
      tx: Transaction,
      change: { by: Staff; changes: readonly SettingsChange[]; until?: readonly string[] },
    ): Promise<void>
    environment: Pick<Config, 'notifyTo' | 'webhook'>
    wake(): void
  }
  mail: {
    environment: Pick<Config, 'smtpUrl' | 'mailFrom' | 'smtpPrivate' | 'publicUrl' | 'port'>
    folder: string
    seal(password: string, owner: { host: string; username: string }): Promise<string>
    canOpen(sealed: string, owner: { host: string; username: string }): Promise<boolean>
    send(mail: DirectMail): Promise<Result<object, { why: Reason }>>
    sendByFormer(former: FormerMail, mail: DirectMail): Promise<void>
    secret: string
  }
  site: {
    isDemonstration: boolean
    languages: readonly [first: string, ...others: string[]]
    areBackupsSafe(): Promise<boolean>
    /** Of every page that Lantern brings, with its parameters: "/blog/:slug". */
    routePaths(): Promise<readonly string[]>
    /** Of an address in any language, its path in the first one. */
    pathIn(address: string): string
    /** What pages are called in the addresses of the other languages: "/servicios". */
    ownWords: readonly string[]
  }
  submissions: {
    formTokenVerdict(token: string | null | undefined, now: Date): FormTokenVerdict
    /** Keyed digests of the guest, the address and its widest network; of a program that brings leads: its key and the lead. */
    senderKeys(sender: Extract<Actor, { kind: 'visitor' | 'leadSource' }>): string[]
    takesSuspicious(): Promise<boolean>
  }
  profile(): SiteProfile
  people: {
    /** WebP of a member of the staff; `id` is that of the photo. */
    readPhoto(id: string): Promise<Buffer | undefined>
  }
  votes: {
    voterKey(reviewId: string, network: string): string
  }
  invitations: {
    pathOf(invitation: Invitation): string
    read(token: string, now: Date): Invitation | 'expired' | 'unknown'
  }
  calendars: {
    pathOf(id: string): string
    idOf(token: string): string | undefined
  }
  invoices: {
    pathOf(id: string): string
    idOf(token: string): string | undefined
    markPng(mark: BrandMark): Promise<Buffer | undefined>
  }
  receipts: {
    pathOf(lead: { kind: LeadKind; id: string }): string
    leadOf(token: string): { kind: LeadKind; id: string } | undefined
  }
}

export type DirectMail = {
  to: readonly string[]
  subject: string
  text: string
  html: string
  replyTo: undefined
}

type FormerMail = Omit<typeof mailSettings.$inferSelect, 'id' | 'updatedAt'>

type Invitation = { kind: RequestKind; id: string; askedAt: Date }

export type AttachmentFacts = {
  path: string
  name: string
  contentType: string | null
  size: number | null
  isProtected: boolean
  url: string
  thumbnailUrl: string | null
  viewUrl: string | null
  /** Who of the staff added it, an empty name if that person is gone; null for its customer. */
  addedBy: string | null
  uploader: string
  shownAs: ShownPhoto | null
  siteAllowedAt: Date | null
}

type FilesUsage = {
  used: number
  budget: number
  takesFiles: boolean
}
