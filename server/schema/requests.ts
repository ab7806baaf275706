import { type SQLWrapper, sql } from 'drizzle-orm'
import { check, index, jsonb, pgEnum, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { searchColumns, submissionColumns, timestamps, timestamptz, trigrams } from './columns.ts'
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

/** A recurring job is written down long before it is due: its appointment, or, done without one, the end of it. */
export const dueOfRecurring = ({
  scheduledAt,
  completedAt,
}: Record<'scheduledAt' | 'completedAt', SQLWrapper>) => sql`coalesce(${scheduledAt}, ${completedAt})`

/** What the panel and programs call the model of a request; each kind has its own form, and its own door in the data service. */
export const requestKinds = ['Quote', 'Message', 'Call'] as const

export type RequestKind = (typeof requestKinds)[number]

export const requestKind = pgEnum('request_kind', requestKinds)

export const requestStatus = pgEnum('request_status', ['new', 'contacted', 'completed'])

const searched = sql.raw(
  `name || coalesce(' ' || source, '') || ' ' || email || ' ' || phone || ' ' || coalesce(phone_e164, '') || ' ' || service || ' ' || message || ' ' || coalesce(notes, '') || ' ' || coalesce(address, '') || ' ' || request_number(id)`,
)

/** What a customer asked for, by whichever way: the form for quotes, the contact form, or a call that staff wrote down. */
export const requests = pgTable(
  'requests',
  {
    id: uuid().primaryKey(),
    kind: requestKind().notNull(),
    /** Of a quote both of its names. */
    name: text().notNull(),
    firstName: text(),
    lastName: text(),
    phone: text().notNull(),
    email: text().notNull().default(''),
    service: text().notNull(),
    message: text().notNull().default(''),
    fileUrls: text().array().notNull().default([]),
    /** How a call came: `phone`, `walk_in`, `referral`, `recurring`, or words of staff. Null for what a form brought. */
    source: text(),
    /** When the customer of a call would like us to come; an appointment is `scheduledAt`. */
    wantedAt: timestamptz(),
    status: requestStatus().notNull().default('new'),
    importId: uuid(),
    ...progressColumns(),
    ...sourceColumns(),
    ...timestamps(),
    ...submissionColumns(),
    ...searchColumns(searched),
  },
  (table) => [
    index('requests_submitted').on(table.submittedAt, table.id),
    index('requests_kind_submitted').on(table.kind, table.submittedAt, table.id),
    index('requests_status_submitted').on(table.kind, table.status, table.submittedAt, table.id),
    index('requests_quarantined')
      .on(table.kind, table.submittedAt, table.id)
      .where(sql`${table.quarantineReasons} <> '{}'`),
    index('requests_content').on(table.contentHash, table.submittedAt),
    // With status and kind, counting open requests and finding those of a kind reads no row.
    index('requests_stage').on(table.stage, table.stageAt, table.id, table.status, table.kind),
    index('requests_assignee')
      .on(table.assigneeId, table.stage, table.stageAt, table.id)
      .where(sql`${table.assigneeId} is not null`),
    index('requests_alarm').on(table.nextAlarmAt).where(sql`${table.nextAlarmAt} is not null`),
    index('requests_follow_up').on(table.followUpAt).where(sql`${table.followUpAt} is not null`),
    index('requests_given').on(table.givenAlarmAt).where(sql`${table.givenAlarmAt} is not null`),
    index('requests_scheduled').on(table.scheduledAt).where(sql`${table.scheduledAt} is not null`),
    index('requests_appointments')
      .on(table.assigneeId, table.scheduledAt)
      .where(sql`${table.scheduledAt} is not null`),
    index('requests_picked').on(table.pickedFrom).where(sql`${table.pickedFrom} is not null`),
    index('requests_phone').on(table.phoneE164),
    index('requests_email').on(sql`lower(${table.email})`),
    index('requests_recurring').on(dueOfRecurring(table)).where(sql`${table.source} = 'recurring'`),
    index('requests_import').on(table.importId).where(sql`${table.importId} is not null`),
    index('requests_search_words').using('gin', table.searchWords),
    index('requests_search_text').using('gin', trigrams(table.searchText)),
    check(
      'requests_names',
      sql`case when ${table.kind} = 'Quote' then coalesce(${table.name} = ${table.firstName} || ' ' || ${table.lastName}, false) else num_nonnulls(${table.firstName}, ${table.lastName}) = 0 end`,
    ),
    check('requests_picked_window', sql`num_nonnulls(${table.pickedFrom}, ${table.pickedUntil}) in (0, 2)`),
    check('requests_source', sql`(${table.kind} = 'Call') = (${table.source} is not null)`),
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
  'priced',
  'photos',
  'skipped',
  'reopened',
  'lost',
  'followUp',
  'estimated',
  'accepted',
  'declined',
  'anotherTime',
  'appointmentCancelled',
  'wished',
  'wishDeclined',
  'planned',
  'recurs',
  'corrected',
  'added',
  'cancelled',
  'complained',
  'alarm',
  'photosAllowed',
])

/**
 * The time line of a request, in part shown to the customer. Written in the transaction of the
 * change; only an undo deletes one.
 */
export const leadEvents = pgTable(
  'lead_events',
  {
    id: uuid().primaryKey(),
    requestId: uuid()
      .notNull()
      .references(() => requests.id, { onDelete: 'cascade' }),
    at: timestamptz().notNull().default(sql`now()`),
    kind: leadEventKind().notNull(),
    by: text({ enum: ['staff', 'customer', 'system'] }).notNull(),
    actorId: uuid(),
    actorName: text(),
    text: text(),
    /** By kind: the outcome of a call, a time, a price. */
    facts: jsonb().$type<Record<string, string | number | boolean | null>>().notNull().default({}),
  },
  (table) => [index('lead_events_request').on(table.requestId, table.at)],
)

export type StoredRequest = typeof requests.$inferSelect
export type StoredLeadEvent = typeof leadEvents.$inferSelect

export type LeadKind = RequestKind | 'Review'

export type SentKind = Exclude<LeadKind, 'Call'>

export type SentRequestKind = Exclude<RequestKind, 'Call'>

export const requestSearch = { text: requests.searchText, words: requests.searchWords }
