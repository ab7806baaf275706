import { sql } from 'drizzle-orm'
import { boolean, integer, pgEnum, text, uuid } from 'drizzle-orm/pg-core'
import { contactWays } from '#content/promise-rules.ts'
import { timestamptz } from './columns.ts'
import { users } from './identity.ts'

export const lostReason = pgEnum('lost_reason', [
  'price',
  'noAnswer',
  'elsewhere',
  'outOfArea',
  'notOurWork',
  'other',
])

export const reviewAsk = pgEnum('review_ask', ['mail', 'link'])

export const callOutcome = pgEnum('call_outcome', ['reached', 'noAnswer', 'voicemail'])

/**
 * What the inbox is ordered by (models/inbox/inbox-order.ts). It does not depend on the time: whether a
 * follow-up is due is decided when it is read. `urgent`: an emergency not taken yet, or a customer who was
 * not called; `waiting`: not taken; `followUp`: put off; `emergencyFollowUp`: an emergency whose customer was
 * not reached; `scheduled`: has an appointment; `working`: taken or contacted.
 */
export const requestStages = [
  'urgent',
  'emergencyFollowUp',
  'waiting',
  'followUp',
  'scheduled',
  'working',
  'suspicious',
  'done',
] as const

export type RequestStage = (typeof requestStages)[number]

const isUnanswered = `status = 'new' and (assignee_id is null or taken_at is null)`
const complains =
  'coalesce(complained_at > greatest(taken_at, called_at, contacted_at), complained_at is not null)'
const isPutOff = 'coalesce(follow_up_at >= greatest(called_at, contacted_at), follow_up_at is not null)'

/** In order of precedence. `moment` orders the requests of a stage. */
const stageRules: readonly (readonly [condition: string, stage: RequestStage, moment: string])[] = [
  [
    `status = 'completed' or cancelled_at is not null or lost_reason is not null`,
    'done',
    'coalesce(completed_at, cancelled_at, contacted_at, submitted_at)',
  ],
  [`quarantine_reasons <> '{}' and ${isUnanswered}`, 'suspicious', 'submitted_at'],
  [complains, 'urgent', 'complained_at'],
  [`${isPutOff} and service = 'emergency' and ${isUnanswered}`, 'emergencyFollowUp', 'follow_up_at'],
  [isPutOff, 'followUp', 'follow_up_at'],
  [`service = 'emergency' and ${isUnanswered}`, 'urgent', 'submitted_at'],
  [isUnanswered, 'waiting', 'coalesce(promised_by, submitted_at)'],
  ['coalesce(arrives_at, scheduled_at) is not null', 'scheduled', 'greatest(arrives_at, scheduled_at)'],
  ['true', 'working', 'coalesce(greatest(taken_at, called_at, contacted_at), submitted_at)'],
]

const stageColumns = () => ({
  stage: text({ enum: requestStages })
    .notNull()
    .generatedAlwaysAs(
      sql.raw(`case ${stageRules.map(([when, stage]) => `when ${when} then '${stage}'`).join(' ')} end`),
    ),
  stageAt: timestamptz()
    .notNull()
    .generatedAlwaysAs(
      sql.raw(`case ${stageRules.map(([when, , at]) => `when ${when} then ${at}`).join(' ')} end`),
    ),
})

export const progressColumns = () => ({
  /** What people say on the phone, "4821-0937", made from the id (request_number, migration 0007). */
  number: text().notNull().generatedAlwaysAs(sql`request_number(id)`),
  isEmergency: boolean().notNull().generatedAlwaysAs(sql`service = 'emergency'`),
  submittedAt: timestamptz().notNull().default(sql`now()`),
  contactedAt: timestamptz(),
  completedAt: timestamptz(),
  notes: text(),
  phoneE164: text('phone_e164'),
  /** How the customer asked to be answered instead of by a call. */
  contactBy: text({ enum: contactWays }),
  /** Only this browser may read the customer's words again on the receipt. */
  guestId: text(),
  /** Its customer's, in which they are written to. Null: the site's first. */
  language: text(),
  /** The deadline that the customer was promised; null for a row that was not submitted. */
  promisedBy: timestamptz(),
  nextAlarmAt: timestamptz(),
  alarmsSent: integer().notNull().default(0),
  seenAt: timestamptz(),
  assigneeId: uuid().references(() => users.id, { onDelete: 'set null' }),
  takenAt: timestamptz(),
  /** When another person gave it to the assignee, until the assignee accepts it. */
  givenAt: timestamptz(),
  givenAlarmAt: timestamptz(),
  /** The note of the person who gave it or handed it back. */
  assignmentNote: text(),
  calledAt: timestamptz(),
  callOutcome: callOutcome(),
  onTheWayAt: timestamptz(),
  arrivesAt: timestamptz(),
  /** How much later than said first the customer knows that we arrive; in `arrivesAt` already. */
  lateMinutes: integer(),
  /** What the customer asks at the door. Kept once it is made: with a second word the customer would doubt us. */
  codeWord: text(),
  followUpAt: timestamptz(),
  followUpToldAt: timestamptz(),
  address: text(),
  scheduledAt: timestamptz(),
  scheduledMinutes: integer(),
  /** The customer is told that we arrive within so many minutes of `scheduledAt`; null: at that time. */
  windowMinutes: integer(),
  /** The appointment that the customer does not want (content/time/appointments.ts says until when). */
  declinedAppointment: timestamptz(),
  /** The window that the customer picked; reserved until then, or, with null, a wish (models/receipts/booking.ts). */
  pickedFrom: timestamptz(),
  pickedUntil: timestamptz(),
  reservedUntil: timestamptz(),
  /** The customer was promised a call once more: since when, and by when (models/leads/lead-promise.ts). */
  callbackAskedAt: timestamptz(),
  callbackBy: timestamptz(),
  appointmentMails: boolean().notNull().default(true),
  /** Once it is done, it comes again so many months later (models/leads/recurring.ts). */
  repeatMonths: integer(),
  /** The day that was wished, "2026-01-29": a date that was moved is not the one that the next counts from. Null for a first job. */
  repeatsFrom: text(),
  /** The call that was made of it then. No reference: it stays when that call is deleted, so that no other is made. */
  nextCallId: uuid(),
  quotedCents: integer(),
  /** Of what is left to do after the work (content/wrap-up.ts); who skipped it and when says the time line. */
  skippedParts: text().array().notNull().default([]),
  /** The customer's name, typed at the door for the finished work, and when. */
  signedName: text(),
  signedAt: timestamptz(),
  nextStep: text(),
  lostReason: lostReason(),
  cancelledAt: timestamptz(),
  complainedAt: timestamptz(),
  reviewAskedAt: timestamptz(),
  reviewAskedBy: reviewAsk(),
  ...stageColumns(),
})
