import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { moment, searchColumns, trigrams } from './columns.ts'
import { users } from './identity.ts'

/** Secrets that every instance must share (signing key, public API key), made at first start. */
export const secrets = pgTable('secrets', {
  name: text().primaryKey(),
  value: text().notNull(),
  createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
})

/** Fixed-window counters, shared by all instances because they live in the database. */
export const rateLimits = pgTable('rate_limits', {
  /** What is limited and for whom, for example `sign-in:address:203.0.113.7`. */
  key: text().primaryKey(),
  count: integer().notNull(),
  windowEndsAt: moment().notNull(),
})

/**
 * How many rows of each model are in each state, as changes to add up: written by triggers in the transaction of the
 * change (`keep_tallies` in the migrations says which states there are), so that a count costs the same with 100 rows
 * and with 1,000,000; of uploads their bytes too (`Upload`, `bytes`). Changes are added, never a total updated: requests that arrive together need not wait for each other.
 */
export const tallies = pgTable(
  'tallies',
  {
    model: text().notNull(),
    state: text().notNull(),
    delta: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [index('tallies_model').on(table.model, table.state)],
)

/** Field names and their values, as an entry of the log keeps them. */
export type AuditValues = Record<string, unknown>

/**
 * Who did what. The database itself refuses to change or delete a row (a trigger, beside the table in its migration);
 * only `before`, `after` and `label` may be emptied, when the customer whom they are about is deleted.
 */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: uuid().primaryKey(),
    at: moment().notNull().defaultNow(),
    /** `administrator` (staff of any role, as entries of before roles have it) or `system`. */
    actorKind: text().notNull(),
    actorId: text(),
    /** Kept beside the id: people leave, and what they did stays. */
    actorName: text().notNull(),
    /** What was done: `create`, `update`, `delete`, or a word of its own such as `export`. */
    action: text().notNull(),
    /** What it was done to: the name of a model, or of another thing that staff change. */
    subject: text().notNull(),
    subjectId: text().notNull(),
    /** What people call it: the title of a post, the name of a customer. */
    label: text(),
    before: jsonb().$type<AuditValues>(),
    after: jsonb().$type<AuditValues>(),
    ...searchColumns(sql.raw(`actor_name || ' ' || action || ' ' || subject || ' ' || coalesce(label, '')`)),
  },
  (table) => [
    index('audit_entries_at').on(table.at, table.id),
    // What is about settings and people, which is rare between the leads: the filter of the log with these conditions.
    index('audit_entries_settings')
      .on(table.at, table.id)
      .where(
        sql`${table.subject} <> 'Quote' and ${table.subject} <> 'Message' and ${table.subject} <> 'Review' and ${table.subject} <> 'Testimonial' and ${table.subject} <> 'Blog' and ${table.subject} <> 'Session'`,
      ),
    index('audit_entries_subject').on(table.subject, table.at, table.id),
    index('audit_entries_record').on(table.subject, table.subjectId),
    index('audit_entries_actor').on(table.actorName, table.at, table.id),
    index('audit_entries_search_words').using('gin', table.searchWords),
    index('audit_entries_search_text').using('gin', trigrams(table.searchText)),
  ],
)

/** `customer` is mail too, in a lane of its own: what a customer's mailbox does never holds up the owner's mail. */
export const deliveryChannel = pgEnum('delivery_channel', ['mail', 'webhook', 'push', 'customer'])
export const deliveryState = pgEnum('delivery_state', ['pending', 'sent', 'dead'])
/** How a mail left: as a file that nobody sends, by a mail server that nobody has proven yet, or by a proven one. */
export const deliveryVia = pgEnum('delivery_via', ['file', 'unproven', 'proven'])

/** The outbox: one row for each message that must leave the house, written in the lead's own transaction. */
export const deliveries = pgTable(
  'deliveries',
  {
    id: uuid().primaryKey(),
    /** What happened, for example `quote.created`. */
    topic: text().notNull(),
    /** Model and id of what it is about, for the trail on its card. */
    subjectType: text().notNull(),
    subjectId: uuid().notNull(),
    channel: deliveryChannel().notNull(),
    /** A mail address (`administrators`, those who work with leads, is looked up when it is sent), the URL that was called last, or a push subscription’s id. */
    recipient: text().notNull(),
    /** The facts as they were when it happened: what is delivered does not change with later edits. */
    payload: jsonb().notNull(),
    dedupeKey: text().notNull().unique(),
    state: deliveryState().notNull().default('pending'),
    attempts: integer().notNull().default(0),
    nextAttemptAt: moment().notNull().defaultNow(),
    /** Held by a worker until then; after that another may take it. */
    leasedUntil: moment(),
    lastError: text(),
    sentAt: moment(),
    /** Of a sent mail; null for other channels and for mails from before this was recorded. */
    sentVia: deliveryVia(),
    createdAt: moment().notNull().defaultNow(),
    updatedAt: moment().notNull().defaultNow(),
  },
  (table) => [
    index('deliveries_due').on(table.state, table.nextAttemptAt),
    index('deliveries_subject').on(table.subjectType, table.subjectId),
    // The newest of a channel, for the settings.
    index('deliveries_channel').on(table.channel, table.id),
  ],
)

export const alarmsFor = pgEnum('alarms_for', ['all', 'emergencies', 'none'])

/** The one record of what the owner set about notifications; null is "as the server's environment says". */
export const notificationSettings = pgTable('notification_settings', {
  /** Always `notifications`. */
  id: text().primaryKey(),
  /** Mail addresses; empty: everyone who works with requests. */
  recipients: text().array(),
  webhookOn: boolean(),
  /** Kept while the webhook is off. */
  webhookUrl: text(),
  /** Made by us when the first address is stored: `whsec_` and base64 (Standard Webhooks). */
  webhookSecret: text(),
  /** The mails to customers that the owner turned off; a kind that comes later is on. */
  customerMailsOff: text().array().notNull().default([]),
  /** For which requests an alarm rings again while nobody has taken them. */
  alarms: alarmsFor().notNull().default('all'),
  /** The day (2026-11-22, where the business is) whose morning mail was sent last. */
  summarySentFor: text(),
  updatedAt: moment().notNull().defaultNow(),
})

export const mailSecurity = pgEnum('mail_security', ['tls', 'starttls', 'none'])
/** What is wrong with the way out, by what one does about it. */
export const mailFailure = pgEnum('mail_failure', [
  'signIn',
  'sender',
  'certificate',
  'host',
  'address',
  'password',
  'connection',
  'tooMany',
  'refused',
])

/** The one record of how mail is sent, unless the environment says it, and of whether it arrives. */
export const mailSettings = pgTable('mail_settings', {
  /** Always `mail`. */
  id: text().primaryKey(),
  /** Null: mails are files. */
  host: text(),
  port: integer(),
  security: mailSecurity(),
  /** Null: the server takes mails without a sign-in. */
  username: text(),
  /** Encrypted by a key that is not in the database, for this host and user only (mail-password.ts). */
  passwordSealed: text(),
  fromName: text(),
  fromAddress: text(),
  /** Origin for the links in mails while PUBLIC_URL is not set. */
  publicUrl: text(),
  /** When a person typed the code of a test mail, and the fingerprint of the settings that it came by. */
  provenAt: moment(),
  provenFor: text(),
  /** The test mail that waits for its code: keyed digest of the code, and what it was sent by and to. */
  proofDigest: text(),
  proofFor: text(),
  proofTo: text(),
  proofExpiresAt: moment(),
  proofTriesLeft: integer(),
  /** Since when no mail was accepted any more, for a reason that is ours to mend; null while mails are accepted. */
  failingSince: moment(),
  failure: mailFailure(),
  /** What the server said. */
  failureDetail: text(),
  updatedAt: moment().notNull().defaultNow(),
})

/** The devices on which people get notifications. They go with the person. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    id: uuid().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Address at the push service of the device's browser; whoever knows it and our key can write to the device. */
    endpoint: text().notNull().unique(),
    /** The device's public key and secret, for which a message is encrypted. */
    p256dh: text().notNull(),
    auth: text().notNull(),
    /** What people call the device, for example "Chrome on Android". */
    label: text().notNull(),
    createdAt: moment().notNull().defaultNow(),
    /** When its push service last took a message. */
    lastSuccessAt: moment(),
  },
  (table) => [index('push_subscriptions_user').on(table.userId)],
)

/** What the owner chose about backups, and when the last nightly one was begun; one row, for all instances. */
export const backupSettings = pgTable('backup_settings', {
  /** Always `the-backups`. */
  id: text().primaryKey(),
  /** Null while nobody chose: then it depends on whose database it is. */
  nightly: boolean(),
  lastNightlyAt: moment(),
})

/**
 * Records that were deleted, until they are restored or gone for good. They lie in a table of their own and not behind a
 * mark in theirs, so that no query, count, index or page can forget to leave them out.
 */
export const trash = pgTable(
  'trash',
  {
    id: uuid().primaryKey(),
    /** The model's name. */
    model: text().notNull(),
    recordId: uuid().notNull(),
    /** What people call it, and a few words of what it says. */
    label: text(),
    summary: text().notNull().default(''),
    /** The row by the names of its columns in the database, without generated ones. */
    record: jsonb().notNull(),
    /** Name of who deleted it; null for the server itself. */
    deletedBy: text(),
    deletedAt: moment().notNull(),
    /** From then on it is removed for good. */
    expiresAt: moment().notNull(),
    ...searchColumns(
      sql.raw(
        `coalesce(label, '') || ' ' || summary || ' ' || coalesce(record ->> 'email', '') || ' ' || coalesce(record ->> 'phone', '') || ' ' || coalesce(record ->> 'phone_e164', '')`,
      ),
    ),
  },
  (table) => [
    index('trash_deleted').on(table.deletedAt, table.id),
    index('trash_record').on(table.recordId),
    index('trash_expires').on(table.expiresAt),
    index('trash_search_words').using('gin', table.searchWords),
    index('trash_search_text').using('gin', trigrams(table.searchText)),
  ],
)

/**
 * What went into the trash with a record, a row each, so that a post with many versions never becomes one record that is
 * too long for a backup.
 */
export const trashParts = pgTable(
  'trash_parts',
  {
    id: uuid().primaryKey().defaultRandom(),
    trashId: uuid()
      .notNull()
      .references(() => trash.id, { onDelete: 'cascade' }),
    /** The table that the row is from. */
    source: text().notNull(),
    /** Of a row that stayed where it is, the column that named the record; null for a row that went too. */
    link: text(),
    row: jsonb().notNull(),
  },
  (table) => [index('trash_parts_of').on(table.trashId)],
)

/** How often the call buttons were tapped, by day in Houston, page and place on the page: counts, and nothing about anybody. */
export const callTaps = pgTable(
  'call_taps',
  {
    day: date().notNull(),
    /** One of `countedPages` (content/call-taps.ts). */
    page: text().notNull(),
    place: text().notNull(),
    taps: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.page, table.place] })],
)

/** The texts that staff send from their own phones and mail programs, all together; without a row the default ones hold. */
export const replyTemplates = pgTable('reply_templates', {
  /** Always `the-templates`. */
  id: text().primaryKey(),
  templates: jsonb().notNull(),
  updatedAt: moment().notNull().defaultNow(),
})

/** The calendars that staff subscribe to: one for each person, at an address that holds `id`, sealed. A new id makes the old one void. */
export const calendarLinks = pgTable('calendar_links', {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  id: uuid().notNull().unique(),
  createdAt: moment().notNull().defaultNow(),
  /** Exact to a few minutes. */
  lastReadAt: moment(),
})
