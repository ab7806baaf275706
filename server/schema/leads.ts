import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { searchColumns, timestamps, timestamptz, trigrams, yearOf } from './columns.ts'
import { progressColumns } from './progress.ts'

/** What a form of ours leaves beside its fields, so that sending twice stores once and suspicious ones are marked. */
const submissionColumns = () => ({
  /** Why a submission is suspicious; empty for an ordinary one. Suspicious ones are kept and notified all the same. */
  quarantineReasons: text().array().notNull().default([]),
  /** Made when the form opened; the same key and content is the same submission. */
  idempotencyKey: text(),
  /** SHA-256 of what was sent, attachments included; null for a row that nobody sent, such as an example. */
  contentHash: text(),
  /**
   * Keyed digests of the guest and of the networks that sent it, from narrow to wide: whose repeat it is, and whose alarms ring.
   * They say nothing without the server's secret, and go
   * after a day.
   */
  senderKeys: text().array().notNull().default([]),
})

/** Whose ad a visitor clicked. */
export const adNetwork = pgEnum('ad_network', ['google', 'microsoft', 'meta'])

/** How the visit began in which a request was sent: what the browser said, cleaned and cut. All null when it said nothing. */
const sourceColumns = () => ({
  /** The campaign marks of the link. */
  utmSource: text(),
  utmMedium: text(),
  utmCampaign: text(),
  utmTerm: text(),
  /** Told by the mark that the ad's network adds to a click. The mark itself tells one click from another and is not kept. */
  adNetwork: adNetwork(),
  /** Host of the site that led here. */
  referrerHost: text(),
  /** Path of the page that the visit began on. */
  firstPage: text(),
})

/** What a lead is searched by, besides who sent it: numbers, what it says, and what staff wrote about it. */
const searchedProgress = `email || ' ' || phone || ' ' || coalesce(phone_e164, '') || ' ' || service || ' ' || message || ' ' || coalesce(notes, '') || ' ' || coalesce(address, '') || ' ' || request_number(id)`

/** How the customer of a completed job got the link to write a review. */
export const reviewAsk = pgEnum('review_ask', ['mail', 'link'])

/** Specification section 3, Quote. */
export const quoteStatus = pgEnum('quote_status', ['new', 'contacted', 'completed'])

/** Specification section 3, Quote; the asking for a review and what follows updatedAt are Lantern's own. */
export const quotes = pgTable(
  'quotes',
  {
    id: uuid().primaryKey(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    phone: text().notNull(),
    email: text().notNull(),
    service: text().notNull(),
    message: text().notNull().default(''),
    fileUrls: text().array().notNull().default([]),
    status: quoteStatus().notNull().default('new'),
    ...progressColumns(),
    ...sourceColumns(),
    /** When the customer was last asked for a review. */
    reviewAskedAt: timestamptz(),
    reviewAskedBy: reviewAsk(),
    ...timestamps(),
    ...submissionColumns(),
    contentHash: text().notNull(),
    ...searchColumns(sql.raw(`first_name || ' ' || last_name || ' ' || ${searchedProgress}`)),
  },
  (table) => [
    index('quotes_submitted').on(table.submittedAt, table.id),
    index('quotes_status_submitted').on(table.status, table.submittedAt, table.id),
    index('quotes_quarantined')
      .on(table.submittedAt, table.id)
      .where(sql`${table.quarantineReasons} <> '{}'`),
    index('quotes_content').on(table.contentHash, table.submittedAt),
    // The status, so that counting what is open reads no row.
    index('quotes_stage').on(table.stage, table.stageAt, table.id, table.status),
    index('quotes_assignee')
      .on(table.assigneeId, table.stage, table.stageAt, table.id)
      .where(sql`${table.assigneeId} is not null`),
    index('quotes_alarm').on(table.nextAlarmAt).where(sql`${table.nextAlarmAt} is not null`),
    index('quotes_follow_up').on(table.followUpAt).where(sql`${table.followUpAt} is not null`),
    index('quotes_scheduled').on(table.scheduledAt).where(sql`${table.scheduledAt} is not null`),
    index('quotes_phone').on(table.phoneE164),
    index('quotes_appointments')
      .on(table.assigneeId, table.scheduledAt)
      .where(sql`${table.scheduledAt} is not null`),
    index('quotes_email').on(sql`lower(${table.email})`),
    index('quotes_search_words').using(
      'gin',
      table.searchWords,
      yearOf(table.submittedAt),
      yearOf(table.stageAt),
    ),
    index('quotes_search_text').using(
      'gin',
      trigrams(table.searchText),
      yearOf(table.submittedAt),
      yearOf(table.stageAt),
    ),
  ],
)

/** The same for messages. */
export const messageStatus = pgEnum('message_status', ['new', 'contacted', 'completed'])

/** Specification section 3, Contact form record; the states are those of a quote. */
export const messages = pgTable(
  'messages',
  {
    id: uuid().primaryKey(),
    name: text().notNull(),
    email: text().notNull(),
    phone: text().notNull(),
    service: text().notNull(),
    message: text().notNull(),
    /** What the customer of an emergency added on the page of the request. */
    fileUrls: text().array().notNull().default([]),
    status: messageStatus().notNull().default('new'),
    ...progressColumns(),
    ...sourceColumns(),
    ...timestamps(),
    ...submissionColumns(),
    ...searchColumns(sql.raw(`name || ' ' || ${searchedProgress}`)),
  },
  (table) => [
    index('messages_submitted').on(table.submittedAt, table.id),
    index('messages_status_submitted').on(table.status, table.submittedAt, table.id),
    index('messages_quarantined')
      .on(table.submittedAt, table.id)
      .where(sql`${table.quarantineReasons} <> '{}'`),
    index('messages_content').on(table.contentHash, table.submittedAt),
    // The status, so that counting what is open reads no row.
    index('messages_stage').on(table.stage, table.stageAt, table.id, table.status),
    index('messages_assignee')
      .on(table.assigneeId, table.stage, table.stageAt, table.id)
      .where(sql`${table.assigneeId} is not null`),
    index('messages_alarm').on(table.nextAlarmAt).where(sql`${table.nextAlarmAt} is not null`),
    index('messages_follow_up').on(table.followUpAt).where(sql`${table.followUpAt} is not null`),
    index('messages_scheduled').on(table.scheduledAt).where(sql`${table.scheduledAt} is not null`),
    index('messages_phone').on(table.phoneE164),
    index('messages_appointments')
      .on(table.assigneeId, table.scheduledAt)
      .where(sql`${table.scheduledAt} is not null`),
    index('messages_email').on(sql`lower(${table.email})`),
    index('messages_search_words').using(
      'gin',
      table.searchWords,
      yearOf(table.submittedAt),
      yearOf(table.stageAt),
    ),
    index('messages_search_text').using(
      'gin',
      trigrams(table.searchText),
      yearOf(table.submittedAt),
      yearOf(table.stageAt),
    ),
  ],
)

/** What the time line of a request can say. */
export const leadEventKind = pgEnum('lead_event_kind', [
  'seen',
  'taken',
  'released',
  'called',
  'scheduled',
  'onTheWay',
  'contacted',
  'completed',
  'reopened',
  'lost',
  'followUp',
  'corrected',
  'added',
  'cancelled',
  'complained',
  'alarm',
])

/**
 * What happened to a quote or message, in order: the time line that staff see, and in part the customer. Written in the
 * transaction of the change and never changed, only taken back when it was pressed by mistake; it goes with its lead.
 */
export const leadEvents = pgTable(
  'lead_events',
  {
    id: uuid().primaryKey(),
    quoteId: uuid().references(() => quotes.id, { onDelete: 'cascade' }),
    messageId: uuid().references(() => messages.id, { onDelete: 'cascade' }),
    at: timestamptz().notNull().defaultNow(),
    kind: leadEventKind().notNull(),
    /** Who did it. */
    by: text({ enum: ['staff', 'customer', 'system'] }).notNull(),
    /** The member of staff; the name is kept, because people leave. */
    actorId: uuid(),
    actorName: text(),
    /** What the customer or staff wrote with it. */
    text: text(),
    /** What else there is to say, by kind: the outcome of a call, a time, a price. */
    facts: jsonb().$type<Record<string, string | number | boolean | null>>().notNull().default({}),
  },
  (table) => [
    index('lead_events_quote').on(table.quoteId, table.at),
    index('lead_events_message').on(table.messageId, table.at),
    check('lead_events_one_lead', sql`num_nonnulls(${table.quoteId}, ${table.messageId}) = 1`),
  ],
)

/** Specification section 3, Review: what a visitor wrote, shown once staff approved it. */
export const reviews = pgTable(
  'reviews',
  {
    id: uuid().primaryKey(),
    name: text().notNull(),
    /** For staff only. */
    email: text().notNull(),
    /** 1 to 5. */
    rating: integer().notNull().default(5),
    title: text().notNull(),
    comment: text().notNull(),
    service: text(),
    location: text(),
    isVerified: boolean().notNull().default(false),
    isApproved: boolean().notNull().default(false),
    isFeatured: boolean().notNull().default(false),
    helpfulCount: integer().notNull().default(0),
    submittedAt: timestamptz().notNull().defaultNow(),
    approvedAt: timestamptz(),
    /** Since when it is not shown any more; null while it waits for approval, and while it is shown. */
    takenDownAt: timestamptz(),
    /** What the business answers; public together with the review. */
    reply: text(),
    repliedAt: timestamptz(),
    /** The completed job whose customer was asked for this review: one review for each. */
    quoteId: uuid()
      .unique()
      .references(() => quotes.id, { onDelete: 'set null' }),
    ...timestamps(),
    ...submissionColumns(),
    ...searchColumns(
      sql.raw(`name || ' ' || email || ' ' || title || ' ' || comment || ' ' || coalesce(service, '')`),
    ),
  },
  (table) => [
    index('reviews_submitted').on(table.submittedAt, table.id),
    index('reviews_pending').on(table.submittedAt, table.id).where(sql`not ${table.isApproved}`),
    index('reviews_featured').on(table.submittedAt, table.id).where(sql`${table.isFeatured}`),
    index('reviews_stars').on(table.rating, table.submittedAt, table.id).where(sql`${table.isApproved}`),
    index('reviews_service').on(table.service, table.submittedAt, table.id).where(sql`${table.isApproved}`),
    index('reviews_rating').on(table.rating, table.id),
    index('reviews_helpful').on(table.helpfulCount, table.id),
    index('reviews_email').on(sql`lower(${table.email})`),
    index('reviews_content').on(table.contentHash, table.submittedAt),
    index('reviews_search_words').using('gin', table.searchWords),
    index('reviews_search_text').using('gin', trigrams(table.searchText)),
  ],
)

/** Who found a review helpful: each guest once. */
export const reviewVotes = pgTable(
  'review_votes',
  {
    reviewId: uuid()
      .notNull()
      .references(() => reviews.id, { onDelete: 'cascade' }),
    guestId: text().notNull(),
    createdAt: timestamptz().notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.reviewId, table.guestId] }),
    index('review_votes_guest').on(table.guestId, table.createdAt),
  ],
)

/** A row of `quotes`. */
export type StoredQuote = typeof quotes.$inferSelect
/** A row of `messages`. */
export type StoredMessage = typeof messages.$inferSelect
/** A row of `lead_events`. */
export type StoredLeadEvent = typeof leadEvents.$inferSelect
/** A row of `reviews`. */
export type StoredReview = typeof reviews.$inferSelect

/** What a person sent to the business, just stored. */
export type Lead =
  | { kind: 'Quote'; stored: StoredQuote }
  | { kind: 'Message'; stored: StoredMessage }
  | { kind: 'Review'; stored: StoredReview }

/** The name of a lead's model. */
export type LeadKind = Lead['kind']

/** What a search of quotes or messages looks in; their indexes of it have these years. */
export const requestSearch = (table: typeof quotes | typeof messages) => ({
  text: table.searchText,
  words: table.searchWords,
  years: [table.submittedAt, table.stageAt],
})
