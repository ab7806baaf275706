import type { BusinessProfile } from '#content/business-profile.ts'
import type { Language, ServerWords } from '#content/languages.ts'
import type { Actor, Staff } from '#server/actor.ts'
import type { Config } from '#server/config.ts'
import type { Database, Transaction } from '#server/database/database.ts'
import type { FormTokenVerdict } from '#server/http/form-token.ts'
import type { Turns } from '#server/limits/turns.ts'
import type { Log } from '#server/log.ts'
import type { Announcer } from '#server/realtime/events.ts'
import type { Reason, Result } from '#server/result.ts'
import type { LeadKind, StoredQuote } from '#server/schema/leads.ts'
import type { mailSettings } from '#server/schema/notifications.ts'

/** The context of one call of the data service: its actor, and what the server gives every call to work with. */
export type Call<Caller extends Actor = Actor> = {
  actor: Caller
  /** In which the caller reads refusals. */
  language: Language
  /**
   * The actor as of now, for a response that goes on long after its request (server-sent events). Sockets leave it out: they
   * check before each message and close with a code of their own.
   */
  actorNow?: () => Promise<Actor>
  /** The time of the call, where it is not the current one: demonstration content has a history. */
  now?: () => Date
  /** A visitor's reads have connections of their own. */
  db: Database
  /** For storing what a visitor sends. */
  leadDb: Database
  /** Tells every instance of what is committed, without keeping whoever sent it waiting. */
  announceSoon: Announcer['announceSoon']
  turns: VisitorTurns
  log: Log
  services: ModelServices
}

/**
 * Fair limits of what visitors do at the same time, for reading and for sending leads; and of the reads for subscriptions, by the
 * kind of their subscriber.
 */
export type VisitorTurns = { reads: Turns; leads: Turns; events: Turns }

/** What the models' rules and extra calls need from the rest of the server, as functions. */
export type ModelServices = {
  /** In which staff and customers are mailed. */
  words: ServerWords
  attachments: {
    remove(keys: readonly string[], actor: Actor): Promise<void>
    describe(quoteIds: readonly string[]): Promise<Map<string, AttachmentFacts[]>>
    usage(): Promise<FilesUsage>
  }
  images: {
    /** Removes an image's files, once its row is gone. */
    remove(id: string, actor: Actor): Promise<void>
  }
  /** Notifications are written in the lead's transaction and delivered after it. */
  notifications: {
    /** Nobody is told of a lead: the demonstration's people are made up. */
    isSilent?: true
    /** Asks a customer for a review, by one mail ever. */
    enqueueReviewRequest(tx: Transaction, quote: StoredQuote, askedAt: Date): Promise<void>
    /**
     * Deletes what was or would be sent about a lead, also when that is in the trash; gives what removes the mails once
     * that is committed.
     */
    forget(tx: Transaction, kind: LeadKind, id: string): Promise<() => Promise<void>>
    /**
     * Mails every owner, and who got the mails until now, that somebody changed where requests go. `changes`:
     * sentences; nothing is sent when there are none.
     */
    tellOfChange(
      tx: Transaction,
      change: { by: Staff; changes: readonly string[]; until?: readonly string[] },
    ): Promise<void>
    /** What holds about them until the owner stores something else. */
    environment: Pick<Config, 'notifyTo' | 'webhook'>
    /** Tells the workers that something is waiting. */
    wake(): void
  }
  /** How mail is sent. */
  mail: {
    /** What holds about it whatever the owner stores. */
    environment: Pick<Config, 'smtpUrl' | 'mailFrom' | 'smtpPrivate' | 'publicUrl' | 'port'>
    /** Where mails are written as files while no mail server is set up. */
    folder: string
    /** Keeps the password of a server and user so that only this installation can read it. */
    seal(password: string, owner: { host: string; username: string }): Promise<string>
    canOpen(sealed: string, owner: { host: string; username: string }): Promise<boolean>
    /** Sends a mail now, past the outbox, by the settings as they are. */
    send(mail: DirectMail): Promise<Result<object, { why: Reason }>>
    /** The same by settings that were replaced just now; gives up in silence. */
    sendByFormer(former: FormerMail, mail: DirectMail): Promise<void>
    /** Key for the digests of codes. */
    secret: string
  }
  /** About the installation. */
  site: {
    /** The people on it are made up (DEMO=1). */
    isDemonstration: boolean
    /** The codes of its languages, the first one first. */
    languages: readonly [first: string, ...others: string[]]
    /** Whether a backup is made every night. */
    backsUpNightly(): Promise<boolean>
  }
  /** What makes a submission suspicious, and who sent it. */
  submissions: {
    formTokenVerdict(token: string | null | undefined, now: Date): FormTokenVerdict
    /** Digests that only this server can make: of the guest, of the address, and of the widest network that it is in. */
    senderKeys(
      visitor: Extract<Actor, { kind: 'visitor' }>,
    ): [guest: string, address: string, network: string]
    /** Whether the disk of the database has room for suspicious submissions. */
    takesSuspicious(): Promise<boolean>
  }
  /** The facts about the business as saved last, in memory; the built-in ones while nobody has saved any. */
  profile(): BusinessProfile
  votes: {
    /** Stands for an address among the votes for one review; a digest that only this server can make. */
    voterKey(reviewId: string, address: string): string
  }
  /** The personal links that ask the customers of completed jobs for a review. */
  invitations: {
    pathOf(invitation: Invitation): string
    read(token: string, now: Date): Invitation | 'expired' | 'unknown'
  }
  /** The addresses at which calendars of staff are read, by the id of the link. */
  calendars: {
    pathOf(id: string): string
    idOf(token: string): string | undefined
  }
  receipts: {
    pathOf(lead: { kind: LeadKind; id: string }): string
    leadOf(token: string): { kind: LeadKind; id: string } | undefined
  }
}

/** A mail that is sent now and kept nowhere. */
export type DirectMail = {
  to: readonly string[]
  subject: string
  text: string
  html: string
  replyTo: undefined
}

/** What was stored about mail. */
type FormerMail = Omit<typeof mailSettings.$inferSelect, 'id' | 'updatedAt'>

/** Which customer was asked for a review: by their quote, and when. */
type Invitation = { quoteId: string; askedAt: Date }

/** A file of a quote as staff see it. The addresses are signed paths and expire. */
export type AttachmentFacts = {
  path: string
  name: string
  contentType: string | null
  /** Bytes. */
  size: number | null
  url: string
  thumbnailUrl: string | null
  /** The image for a whole screen. */
  viewUrl: string | null
}

/** How full the budget for files of customers is. */
type FilesUsage = {
  /** Bytes. */
  used: number
  /** Bytes. */
  budget: number
  /** The budget is not full, and the disk has room. */
  takesFiles: boolean
}
