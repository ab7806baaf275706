import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgEnum, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { Reason } from '#server/result.ts'
import { timestamptz } from './columns.ts'
import { users } from './identity.ts'

/** `customer` is mail too, in a channel of its own: a customer's mailbox never holds up the owner's mail. */
export const deliveryChannel = pgEnum('delivery_channel', ['mail', 'webhook', 'push', 'customer'])
export const deliveryState = pgEnum('delivery_state', ['pending', 'sent', 'dead'])
/** Mail only: written to a file, or sent by a server that has or has not been proven. */
export const deliveryVia = pgEnum('delivery_via', ['file', 'unproven', 'proven'])

/** What a delivery tells of. `Invoice`: of one that belongs to no request. A summary is also a warning about backups. */
export const deliverySubjects = [
  'Quote',
  'Message',
  'Call',
  'Review',
  'Invoice',
  'Account',
  'Summary',
  'NotificationTest',
] as const

export type DeliverySubject = (typeof deliverySubjects)[number]

/** The outbox: written in the lead's own transaction. */
export const deliveries = pgTable(
  'deliveries',
  {
    id: uuid().primaryKey(),
    topic: text().notNull(),
    subjectType: text({ enum: deliverySubjects }).notNull(),
    subjectId: uuid().notNull(),
    channel: deliveryChannel().notNull(),
    /**
     * A mail address, the URL that was called last, or a push subscription's id; `administrators` are looked
     * up when it is sent.
     */
    recipient: text().notNull(),
    /** The facts as they were when it happened; later edits do not change the message. */
    payload: jsonb().notNull(),
    dedupeKey: text().notNull().unique(),
    state: deliveryState().notNull().default('pending'),
    attempts: integer().notNull().default(0),
    nextAttemptAt: timestamptz().notNull().default(sql`now()`),
    leasedUntil: timestamptz(),
    /** Why the last attempt failed, or what a successful one left undone. */
    reason: jsonb().$type<Reason>(),
    lastError: text(),
    sentAt: timestamptz(),
    /** Null for other channels and for mails from before this was recorded. */
    sentVia: deliveryVia(),
    createdAt: timestamptz().notNull().default(sql`now()`),
    updatedAt: timestamptz().notNull().default(sql`now()`),
  },
  (table) => [
    index('deliveries_due').on(table.state, table.nextAttemptAt),
    index('deliveries_subject').on(table.subjectId, table.subjectType),
    index('deliveries_channel').on(table.channel, table.id),
  ],
)

export const alarmsFor = pgEnum('alarms_for', ['all', 'emergencies', 'none'])

/** One row; null means "as the server's environment says". */
export const notificationSettings = pgTable('notification_settings', {
  id: text().primaryKey(),
  /** Mail addresses; empty: everyone who works with requests. */
  recipients: text().array(),
  webhookOn: boolean(),
  webhookUrl: text(),
  /** Made by us when the first address is stored: `whsec_` and base64 (Standard Webhooks). */
  webhookSecret: text(),
  /** The mails to customers that the owner turned off; a kind that comes later is on. */
  customerMailsOff: text().array().notNull().default([]),
  alarms: alarmsFor().notNull().default('all'),
  summarySentFor: text(),
  heldToldUntil: timestamptz(),
  updatedAt: timestamptz().notNull().default(sql`now()`),
})

export const mailSecurity = pgEnum('mail_security', ['tls', 'starttls', 'none'])
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

export const addressFailure = pgEnum('address_failure', [
  'name',
  'private',
  'refused',
  'silent',
  'certificate',
  'redirect',
  'other',
])

export const mailSettings = pgTable('mail_settings', {
  id: text().primaryKey(),
  /** Null: mails are files. */
  host: text(),
  port: integer(),
  security: mailSecurity(),
  /** Null: the server takes mails without a sign-in. */
  username: text(),
  /** Encrypted with a key outside the database, bound to this host and user (mail-password.ts). */
  passwordSealed: text(),
  fromName: text(),
  fromAddress: text(),
  /** Origin for the links in mails while PUBLIC_URL is not set. */
  publicUrl: text(),
  /** The origin under which this server last answered a request from outside, and when. */
  addressProvenFor: text(),
  addressProvenAt: timestamptz(),
  addressCheckedFor: text(),
  addressCheckedAt: timestamptz(),
  addressFailure: addressFailure(),
  addressFailureDetail: text(),
  /** When the code of a test mail was entered, and the fingerprint of the settings that sent it. */
  provenAt: timestamptz(),
  provenFor: text(),
  proofDigest: text(),
  proofFor: text(),
  proofTo: text(),
  proofExpiresAt: timestamptz(),
  proofTriesLeft: integer(),
  /** Since when mails are refused for a reason that the owner can mend; null while they are accepted. */
  failingSince: timestamptz(),
  failure: mailFailure(),
  failureDetail: text(),
  updatedAt: timestamptz().notNull().default(sql`now()`),
})

export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    id: uuid().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Its address at the push service. A secret: with it and our key one can write to the device. */
    endpoint: text().notNull().unique(),
    p256dh: text().notNull(),
    auth: text().notNull(),
    label: text().notNull(),
    createdAt: timestamptz().notNull().default(sql`now()`),
    lastSuccessAt: timestamptz(),
  },
  (table) => [index('push_subscriptions_user').on(table.userId)],
)
