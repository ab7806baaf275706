import { type SQLWrapper, sql } from 'drizzle-orm'
import { check, type ExtraConfigColumn, index, jsonb, pgEnum, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { searchColumns, submissionColumns, timestamps, timestamptz, trigrams, yearOf } from './columns.ts'
import { progressColumns } from './progress.ts'

export const adNetwork = pgEnum('ad_network', ['google', 'microsoft', 'meta'])

const sourceColumns = () => ({
  utmSource: text(),
  utmMedium: text(),
  utmCampaign: text(),
  utmTerm: text(),
  adNetwork: adNetwork(),
  referrerHost: text(),
  firstPage: text(),
  /** Name of the key of the program that brought it. */
  broughtBy: text(),
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

/** A recurring job is written down long before it is due: its appointment, or, done without one, the end of it. */
export const dueOfRecurring = ({
  scheduledAt,
  completedAt,
}: Record<'scheduledAt' | 'completedAt', SQLWrapper>) => sql`coalesce(${scheduledAt}, ${completedAt})`

export const callStatus = pgEnum('call_status', ['new', 'contacted', 'completed'])

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
    fileUrls: text().array().notNull().default([]),
    /** When the customer would like us to come; an appointment is `scheduledAt`. */
    wantedAt: timestamptz(),
    status: callStatus().notNull().default('new'),
    ...progressColumns(),
    ...timestamps(),
    ...submissionColumns(),
    ...searchColumns(sql.raw(`name || ' ' || source || ' ' || ${searchedProgress}`)),
  },
  (table) => [
    ...requestIndexes('calls', table),
    index('calls_recurring').on(dueOfRecurring(table)).where(sql`${table.source} = 'recurring'`),
  ],
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
    at: timestamptz().notNull().default(sql`now()`),
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

export type StoredQuote = typeof quotes.$inferSelect
export type StoredMessage = typeof messages.$inferSelect
export type StoredCall = typeof calls.$inferSelect
export type StoredLeadEvent = typeof leadEvents.$inferSelect

export type LeadKind = RequestKind | 'Review'

export type SentKind = Exclude<LeadKind, 'Call'>

export const requestTables = { Quote: quotes, Message: messages, Call: calls } as const

export type RequestKind = keyof typeof requestTables

export type RequestTable = (typeof requestTables)[RequestKind]

export type StoredRequest = RequestTable['$inferSelect']

export type RequestLead = { kind: RequestKind; stored: StoredRequest }

export type SentRequestKind = Exclude<RequestKind, 'Call'>

export const requestKinds = ['Quote', 'Message', 'Call'] as const satisfies readonly RequestKind[]

/** Which column of a record that belongs to a request names it. */
export const ownerColumns = { Quote: 'quoteId', Message: 'messageId', Call: 'callId' } as const

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
