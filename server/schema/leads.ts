import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  type ExtraConfigColumn,
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

/**
 * `quarantineReasons`: empty for an ordinary submission. Suspicious ones are kept and notified all the same.
 * `contentHash`: SHA-256 of the content with attachments; null for rows that were not submitted, such as examples.
 * `senderKeys`: keyed digests of the guest and its networks, from narrow to wide. Removed after a day.
 */
const submissionColumns = () => ({
  quarantineReasons: text().array().notNull().default([]),
  idempotencyKey: text(),
  contentHash: text(),
  senderKeys: text().array().notNull().default([]),
})

export const adNetwork = pgEnum('ad_network', ['google', 'microsoft', 'meta'])

const sourceColumns = () => ({
  utmSource: text(),
  utmMedium: text(),
  utmCampaign: text(),
  utmTerm: text(),
  adNetwork: adNetwork(),
  referrerHost: text(),
  firstPage: text(),
})

const searchedProgress = `email || ' ' || phone || ' ' || coalesce(phone_e164, '') || ' ' || service || ' ' || message || ' ' || coalesce(notes, '') || ' ' || coalesce(address, '') || ' ' || request_number(id)`

type IndexedRequest = Record<
  | 'id'
  | 'status'
  | 'stage'
  | 'stageAt'
  | 'submittedAt'
  | 'quarantineReasons'
  | 'contentHash'
  | 'assigneeId'
  | 'nextAlarmAt'
  | 'followUpAt'
  | 'givenAlarmAt'
  | 'scheduledAt'
  | 'phoneE164'
  | 'email'
  | 'searchWords'
  | 'searchText',
  ExtraConfigColumn
>

const requestIndexes = (name: string, table: IndexedRequest) => [
  index(`${name}_submitted`).on(table.submittedAt, table.id),
  index(`${name}_status_submitted`).on(table.status, table.submittedAt, table.id),
  index(`${name}_quarantined`).on(table.submittedAt, table.id).where(sql`${table.quarantineReasons} <> '{}'`),
  index(`${name}_content`).on(table.contentHash, table.submittedAt),
  // With the status, counting open requests reads no row.
  index(`${name}_stage`).on(table.stage, table.stageAt, table.id, table.status),
  index(`${name}_assignee`)
    .on(table.assigneeId, table.stage, table.stageAt, table.id)
    .where(sql`${table.assigneeId} is not null`),
  index(`${name}_alarm`).on(table.nextAlarmAt).where(sql`${table.nextAlarmAt} is not null`),
  index(`${name}_follow_up`).on(table.followUpAt).where(sql`${table.followUpAt} is not null`),
  index(`${name}_given`).on(table.givenAlarmAt).where(sql`${table.givenAlarmAt} is not null`),
  index(`${name}_scheduled`).on(table.scheduledAt).where(sql`${table.scheduledAt} is not null`),
  index(`${name}_phone`).on(table.phoneE164),
  index(`${name}_appointments`)
    .on(table.assigneeId, table.scheduledAt)
    .where(sql`${table.scheduledAt} is not null`),
  index(`${name}_email`).on(sql`lower(${table.email})`),
  index(`${name}_search_words`).using(
    'gin',
    table.searchWords,
    yearOf(table.submittedAt),
    yearOf(table.stageAt),
  ),
  index(`${name}_search_text`).using(
    'gin',
    trigrams(table.searchText),
    yearOf(table.submittedAt),
    yearOf(table.stageAt),
  ),
]

export const quoteStatus = pgEnum('quote_status', ['new', 'contacted', 'completed'])

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
    ...timestamps(),
    ...submissionColumns(),
    contentHash: text().notNull(),
    ...searchColumns(sql.raw(`first_name || ' ' || last_name || ' ' || ${searchedProgress}`)),
  },
  (table) => requestIndexes('quotes', table),
)

export const messageStatus = pgEnum('message_status', ['new', 'contacted', 'completed'])

export const messages = pgTable(
  'messages',
  {
    id: uuid().primaryKey(),
    name: text().notNull(),
    email: text().notNull(),
    phone: text().notNull(),
    service: text().notNull(),
    message: text().notNull(),
    fileUrls: text().array().notNull().default([]),
    status: messageStatus().notNull().default('new'),
    ...progressColumns(),
    ...sourceColumns(),
    ...timestamps(),
    ...submissionColumns(),
    ...searchColumns(sql.raw(`name || ' ' || ${searchedProgress}`)),
  },
  (table) => requestIndexes('messages', table),
)

export const callStatus = pgEnum('call_status', ['new', 'contacted', 'completed'])

/** A request that staff wrote down: of a caller, at the counter, by word of mouth. */
export const calls = pgTable(
  'calls',
  {
    id: uuid().primaryKey(),
    source: text().notNull(),
    name: text().notNull(),
    phone: text().notNull(),
    email: text().notNull().default(''),
    service: text().notNull(),
    message: text().notNull().default(''),
    /** What the customer added on the receipt. */
    fileUrls: text().array().notNull().default([]),
    /** When the customer would like us to come; an appointment is `scheduledAt`. */
    wantedAt: timestamptz(),
    status: callStatus().notNull().default('new'),
    ...progressColumns(),
    ...timestamps(),
    ...submissionColumns(),
    ...searchColumns(sql.raw(`name || ' ' || source || ' ' || ${searchedProgress}`)),
  },
  (table) => requestIndexes('calls', table),
)

export const leadEventKind = pgEnum('lead_event_kind', [
  'seen',
  'taken',
  'given',
  'released',
  'called',
  'scheduled',
  'onTheWay',
  'late',
  'contacted',
  'completed',
  'signed',
  'reopened',
  'lost',
  'followUp',
  'estimated',
  'accepted',
  'declined',
  'anotherTime',
  'appointmentCancelled',
  'planned',
  'recurs',
  'corrected',
  'added',
  'cancelled',
  'complained',
  'alarm',
])

/**
 * The time line of a request, in part shown to the customer. Written in the transaction of the
 * change; only an undo deletes one.
 */
export const leadEvents = pgTable(
  'lead_events',
  {
    id: uuid().primaryKey(),
    quoteId: uuid().references(() => quotes.id, { onDelete: 'cascade' }),
    messageId: uuid().references(() => messages.id, { onDelete: 'cascade' }),
    callId: uuid().references(() => calls.id, { onDelete: 'cascade' }),
    at: timestamptz().notNull().defaultNow(),
    kind: leadEventKind().notNull(),
    by: text({ enum: ['staff', 'customer', 'system'] }).notNull(),
    actorId: uuid(),
    actorName: text(),
    text: text(),
    /** By kind: the outcome of a call, a time, a price. */
    facts: jsonb().$type<Record<string, string | number | boolean | null>>().notNull().default({}),
  },
  (table) => [
    index('lead_events_quote').on(table.quoteId, table.at),
    index('lead_events_message').on(table.messageId, table.at),
    index('lead_events_call').on(table.callId, table.at),
    check(
      'lead_events_one_lead',
      sql`num_nonnulls(${table.quoteId}, ${table.messageId}, ${table.callId}) = 1`,
    ),
  ],
)

/** Shown once staff approved it (specification section 3, Review). */
export const reviews = pgTable(
  'reviews',
  {
    id: uuid().primaryKey(),
    name: text().notNull(),
    email: text().notNull(),
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
    /** Since when it is hidden again; null while it waits for approval or is shown. */
    takenDownAt: timestamptz(),
    reply: text(),
    repliedAt: timestamptz(),
    /** The job that it is about, once its customer wrote it by the link of that job. */
    quoteId: uuid()
      .unique()
      .references(() => quotes.id, { onDelete: 'set null' }),
    messageId: uuid()
      .unique()
      .references(() => messages.id, { onDelete: 'set null' }),
    callId: uuid()
      .unique()
      .references(() => calls.id, { onDelete: 'set null' }),
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
    check('reviews_one_job', sql`num_nonnulls(${table.quoteId}, ${table.messageId}, ${table.callId}) <= 1`),
  ],
)

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

export type StoredQuote = typeof quotes.$inferSelect
export type StoredMessage = typeof messages.$inferSelect
export type StoredCall = typeof calls.$inferSelect
export type StoredLeadEvent = typeof leadEvents.$inferSelect
export type StoredReview = typeof reviews.$inferSelect

export type Lead =
  | { kind: 'Quote'; stored: StoredQuote }
  | { kind: 'Message'; stored: StoredMessage }
  | { kind: 'Call'; stored: StoredCall }
  | { kind: 'Review'; stored: StoredReview }

export type LeadKind = Lead['kind']

/** What visitors send. */
export type SentKind = Exclude<LeadKind, 'Call'>

export const requestTables = { Quote: quotes, Message: messages, Call: calls } as const

export type RequestKind = keyof typeof requestTables

export type RequestTable = (typeof requestTables)[RequestKind]

export type StoredRequest = RequestTable['$inferSelect']

export type RequestLead = { kind: RequestKind; stored: StoredRequest }

export type SentRequestKind = Exclude<RequestKind, 'Call'>

export const requestKinds = ['Quote', 'Message', 'Call'] as const satisfies readonly RequestKind[]

export const eventOwners = { Quote: 'quoteId', Message: 'messageId', Call: 'callId' } as const

export const reviewOwners = eventOwners

/** drizzle cannot select from one of several tables; all have the columns of progressColumns. */
export const anyRequestTable = (kind: RequestKind) => requestTables[kind] as unknown as typeof quotes

export const requestNames = {
  Quote: sql<string>`${quotes.firstName} || ' ' || ${quotes.lastName}`,
  Message: sql<string>`${messages.name}`,
  Call: sql<string>`${calls.name}`,
} as const

export const requestSearch = (table: RequestTable) => ({
  text: table.searchText,
  words: table.searchWords,
  years: [table.submittedAt, table.stageAt],
})
