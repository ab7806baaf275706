import type { Actor, Administrator } from '#server/actor.ts'
import type { Config } from '#server/config.ts'
import type { Queryable, Transaction } from '#server/database/database.ts'
import type { FilesUsage } from '#server/files/files-budget.ts'
import type { FormTokenVerdict } from '#server/http/visitor-tokens.ts'
import type { StoredMessage } from '#server/models/message.ts'
import type { StoredQuote } from '#server/models/quote.ts'
import type { StoredReview } from '#server/models/review.ts'
import type { Result } from '#server/result.ts'

/** What a person sent to the business, just stored. */
export type Lead =
  | { kind: 'Quote'; stored: StoredQuote }
  | { kind: 'Message'; stored: StoredMessage }
  | { kind: 'Review'; stored: StoredReview }

export type LeadKind = Lead['kind']

/**
 * What the models' rules need from the rest of the server. They know these as functions, never as files on a
 * disk, mails or HTTP.
 */
export type Services = {
  /** Attachments: what they hold, taking them for a lead, giving them up, and links for staff. */
  attachments: {
    digestsOf(tx: Transaction, keys: readonly string[], guestId: string): Promise<Claim>
    claim(
      tx: Transaction,
      claim: { keys: readonly string[]; guestId: string; quoteId: string },
    ): Promise<Claim>
    /** Forgets the files of a quote; gives their keys, for `remove` once that is committed. */
    release(tx: Transaction, quoteId: string): Promise<string[]>
    remove(keys: readonly string[], actor: Actor): Promise<void>
    describe(quoteIds: readonly string[]): Promise<Map<string, AttachmentFacts[]>>
    /** How full their budget is. */
    usage(): Promise<FilesUsage>
  }
  images: {
    /** Removes a picture's files, once its row is gone. */
    remove(id: string, actor: Actor): Promise<void>
  }
  /** What must leave the house: written in the lead's transaction, delivered after it. */
  notifications: {
    enqueue(tx: Transaction, lead: Lead): Promise<void>
    /** Asks a customer for a review, by one mail ever. */
    enqueueReviewRequest(tx: Transaction, quote: StoredQuote, askedAt: Date): Promise<void>
    trail(kind: LeadKind, ids: readonly string[]): Promise<Map<string, DeliveryFacts[]>>
    /** `actor` is who asks, for the log; that they may has been checked. */
    retry(id: string, actor: Actor): Promise<Result<DeliveryFacts>>
    /** Deletes what was or would be sent about a lead; gives what removes the mails once that is committed. */
    forget(tx: Transaction, kind: LeadKind, id: string): Promise<() => Promise<void>>
    undelivered(): Promise<number>
    /**
     * Mails every administrator, and who got the mails until now, that somebody changed where requests go. `changes`:
     * sentences; nothing is sent when there are none.
     */
    tellOfChange(
      tx: Transaction,
      change: { by: Administrator; changes: readonly string[]; until?: readonly string[] },
    ): Promise<void>
    /** What holds about them until the owner stores something else. */
    environment: Pick<Config, 'notifyTo' | 'webhook'>
    administratorEmails(): Promise<readonly string[]>
    /** Where mails are files; null when a mail server takes them. */
    mailFolder: string | null
    mailFrom: string
    /** Tells the workers that something is waiting. */
    wake(): void
  }
  /** Form tokens and limits: what makes a submission suspect. */
  submissions: {
    formTokenVerdict(token: string | null | undefined, now: Date): FormTokenVerdict
    /** Counts one submission from an address. */
    count(
      tx: Transaction,
      address: string,
    ): Promise<{ verdict: 'fine' | 'many' | 'too-many'; retryAfterSeconds: number }>
  }
  votes: {
    /** Counts one attempt from an address. */
    count(db: Queryable, address: string): Promise<{ allowed: boolean; retryAfterSeconds: number }>
    /** Counts one vote for this review from an address. */
    countFor(
      db: Queryable,
      reviewId: string,
      address: string,
    ): Promise<{ allowed: boolean; retryAfterSeconds: number }>
  }
  /** The personal links that ask the customers of completed jobs for a review. */
  invitations: {
    pathOf(invitation: Invitation): string
    read(token: string, now: Date): Invitation | 'expired' | 'unknown'
  }
  receipts: {
    pathOf(lead: { kind: LeadKind; id: string }): string
    leadOf(token: string): { kind: LeadKind; id: string } | undefined
  }
}

/** Which customer was asked for a review: by their quote, and when. */
export type Invitation = { quoteId: string; askedAt: Date }

type Claim = { ok: true; contentDigests: string[] } | { ok: false; message: string }

export type AttachmentFacts = {
  path: string
  name: string
  contentType: string | null
  /** Bytes. */
  size: number | null
  url: string
  thumbnailUrl: string | null
  /** The picture for a whole screen. */
  viewUrl: string | null
}

export type DeliveryFacts = {
  id: string
  topic: string
  channel: 'mail' | 'webhook' | 'push'
  recipient: string
  state: 'pending' | 'sent' | 'dead'
  attempts: number
  nextAttemptAt: Date
  sentAt: Date | null
  lastError: string | null
  createdAt: Date
  updatedAt: Date
}
