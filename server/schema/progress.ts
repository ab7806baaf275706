import { sql } from 'drizzle-orm'
import { boolean, integer, pgEnum, text, uuid } from 'drizzle-orm/pg-core'
import { timestamptz } from './columns.ts'
import { users } from './identity.ts'

/** Why no job came of a request. */
export const lostReason = pgEnum('lost_reason', [
  'price',
  'noAnswer',
  'elsewhere',
  'outOfArea',
  'notOurWork',
  'other',
])

/** What came of calling the customer. */
export const callOutcome = pgEnum('call_outcome', ['reached', 'noAnswer', 'voicemail'])

/**
 * Where a request stands on its way to being done: what the inbox is ordered by (models/inbox-order.ts). It does not depend
 * on the time; whether a follow-up is due, or somebody waits for days, is decided when it is read.
 * - `urgent`: an emergency that nobody has taken, or somebody says that nobody called; `waiting`: nobody has taken it.
 * - `followUp`: put off until a moment; `emergencyFollowUp`: an emergency that still nobody has reached.
 * - `scheduled`: somebody goes there; `working`: taken or contacted; `suspicious`: to be checked first.
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

/** Where a request stands on its way to being done. */
export type RequestStage = (typeof requestStages)[number]

const isUnanswered = `status = 'new' and assignee_id is null`
/** Nothing was done since. */
const complains =
  'coalesce(complained_at > greatest(taken_at, called_at, contacted_at), complained_at is not null)'
/** Nobody was called after what was put off came back. */
const isPutOff = 'coalesce(follow_up_at >= greatest(called_at, contacted_at), follow_up_at is not null)'

/** The stages in order of precedence: its condition, the stage, and the moment that orders requests of that stage. */
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

/** How staff work off a quote or message. */
export const progressColumns = () => ({
  /** What people say on the phone, "4821-0937": digits made from the id (request_number, migration 0007). */
  number: text().notNull().generatedAlwaysAs(sql`request_number(id)`),
  isEmergency: boolean().notNull().generatedAlwaysAs(sql`service = 'emergency'`),
  submittedAt: timestamptz().notNull().defaultNow(),
  contactedAt: timestamptz(),
  completedAt: timestamptz(),
  notes: text(),
  /** The phone number in E.164, when it could be read as one. */
  phoneE164: text('phone_e164'),
  /** The browser that sent it: it alone reads the customer's words again on the page of the request. */
  guestId: text(),
  /** The language that it was sent in; null: the site's first. */
  language: text(),
  /** By when the customer was told that somebody calls; null for a row that nobody sent. */
  promisedBy: timestamptz(),
  /** When the next alarm rings while nobody has taken it; null: none does. */
  nextAlarmAt: timestamptz(),
  alarmsSent: integer().notNull().default(0),
  /** When it was first opened by staff. */
  seenAt: timestamptz(),
  /** Who works on it, and since when. */
  assigneeId: uuid().references(() => users.id, { onDelete: 'set null' }),
  takenAt: timestamptz(),
  /** The last call to the customer. */
  calledAt: timestamptz(),
  callOutcome: callOutcome(),
  /** When somebody set off, and when they said that they would arrive. */
  onTheWayAt: timestamptz(),
  arrivesAt: timestamptz(),
  /** When it comes back to those who must be called, and when somebody was told of that. */
  followUpAt: timestamptz(),
  followUpToldAt: timestamptz(),
  /** Where the work is. */
  address: text(),
  /** The appointment, and how long it takes. */
  scheduledAt: timestamptz(),
  scheduledMinutes: integer(),
  /** The price that was said, in cents. */
  quotedCents: integer(),
  nextStep: text(),
  lostReason: lostReason(),
  /** When the customer withdrew it, and when they said that nobody had called. */
  cancelledAt: timestamptz(),
  complainedAt: timestamptz(),
  ...stageColumns(),
})
