import { sql } from 'drizzle-orm'
import { bigint, boolean, index, integer, pgEnum, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { timestamptz } from './columns.ts'

export const uploadState = pgEnum('upload_state', ['open', 'stored'])
export const shownPhoto = pgEnum('shown_photo', ['before', 'after'])

export type ShownPhoto = (typeof shownPhoto.enumValues)[number]

/**
 * One row for each file. `open`: parts may still arrive. `stored`: checked, cleaned and on disk. A quote
 * takes its files in its own transaction by setting `claimedBy`; unclaimed files expire.
 */
export const uploads = pgTable(
  'uploads',
  {
    id: uuid().primaryKey(),
    /** quote-attachments/{timestamp}-{random}_{sanitised name} (specification section 5). */
    key: text().notNull().unique(),
    guestId: text().notNull(),
    /** Keyed digest of the sender's address, to share the disk fairly; forgotten after a day. */
    sender: text(),
    /** The same for the widest network that one machine may have (/48 of IPv6, /24 of IPv4). */
    network: text(),
    state: uploadState().notNull().default('open'),
    name: text().notNull(),
    declaredSize: bigint({ mode: 'number' }).notNull(),
    partSize: integer().notNull(),
    contentType: text(),
    size: bigint({ mode: 'number' }),
    /** SHA-256 of the bytes as they were sent, before cleaning: tells whether two uploads are the same file. */
    sha256: text(),
    hasThumbnail: boolean().notNull().default(false),
    /** An encrypted PDF: it may ask for a password. */
    isProtected: boolean().notNull().default(false),
    claimedBy: uuid(),
    /** A photo of staff that the customer sees on the page of the request: the state before the work, or after. */
    shownAs: shownPhoto(),
    /** When the customer allowed to show it on the website; null without, or once they took that back. */
    siteAllowedAt: timestamptz(),
    /** The same for each try of a file: announced again, it takes the place of its earlier upload. */
    idempotencyKey: text(),
    createdAt: timestamptz().notNull().default(sql`now()`),
    /** When its first byte came. A bucket does not say, so there it is when the upload was opened. */
    beganAt: timestamptz(),
    expiresAt: timestamptz().notNull(),
  },
  (table) => [
    index('uploads_guest').on(table.guestId),
    index('uploads_claimed').on(table.claimedBy),
    index('uploads_unclaimed').on(table.guestId).where(sql`${table.claimedBy} is null`),
    index('uploads_expires').on(table.expiresAt),
    index('uploads_sender').on(table.sender),
    index('uploads_network').on(table.network),
  ],
)

export type Upload = typeof uploads.$inferSelect
