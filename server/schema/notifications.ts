import { boolean, index, integer, jsonb, pgEnum, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { Reason } from '#server/result.ts'
import { timestamptz } from './columns.ts'
import { users } from './identity.ts'

/** `customer` is mail too, in a channel of its own: a customer's mailbox never holds up the owner's mail. */
export const deliveryChannel = pgEnum('delivery_channel', ['mail', 'webhook', 'push', 'customer'])
/** On its way, accepted by the other side, or given up. */
export const deliveryState = pgEnum('delivery_state', ['pending', 'sent', 'dead'])
/** How a mail left: as a file that nobody sends, by a mail server that nobody has proven yet, or by a proven one. */
export const deliveryVia = pgEnum('delivery_via', ['file', 'unproven', 'proven'])

/** The outbox: one row for each message to somebody outside, written in the lead's own transaction. */
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
    nextAttemptAt: timestamptz().notNull().defaultNow(),
    /** Held by a worker until then; after that another may take it. */
    leasedUntil: timestamptz(),
    /** Why the last attempt failed, or what a sent one left undone. */
    reason: jsonb().$type<Reason>(),
    /** The same as a sentence, in rows from before reasons were stored. */
    lastError: text(),
    sentAt: timestamptz(),
    /** Of a sent mail; null for other channels and for mails from before this was recorded. */
    sentVia: deliveryVia(),
    createdAt: timestamptz().notNull().defaultNow(),
    updatedAt: timestamptz().notNull().defaultNow(),
  },
  (table) => [
    index('deliveries_due').on(table.state, table.nextAttemptAt),
    index('deliveries_subject').on(table.subjectType, table.subjectId),
    // The newest of a channel, for the settings.
    index('deliveries_channel').on(table.channel, table.id),
  ],
)

/** Which requests ring alarms, as the owner chose. */
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
  /** Until when the mails about held leads have told of them. */
  heldToldUntil: timestamptz(),
  updatedAt: timestamptz().notNull().defaultNow(),
})

/** How the connection to the mail server is encrypted. */
export const mailSecurity = pgEnum('mail_security', ['tls', 'starttls', 'none'])
/** Why no mail leaves, by what one does about it. */
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
  provenAt: timestamptz(),
  provenFor: text(),
  /** The test mail that waits for its code: keyed digest of the code, and what it was sent by and to. */
  proofDigest: text(),
  proofFor: text(),
  proofTo: text(),
  proofExpiresAt: timestamptz(),
  proofTriesLeft: integer(),
  /** Since when no mail was accepted any more, for a reason that is ours to mend; null while mails are accepted. */
  failingSince: timestamptz(),
  failure: mailFailure(),
  /** What the server said. */
  failureDetail: text(),
  updatedAt: timestamptz().notNull().defaultNow(),
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
    createdAt: timestamptz().notNull().defaultNow(),
    /** When its push service last took a message. */
    lastSuccessAt: timestamptz(),
  },
  (table) => [index('push_subscriptions_user').on(table.userId)],
)
