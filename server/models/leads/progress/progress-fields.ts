import { z } from 'zod'
import { contactWays } from '#content/promise-rules.ts'
import { mostRepeatMonths } from '#content/time/repeats.ts'
import { wrapUpParts } from '#content/wrap-up.ts'
import { because, longest, optionalLine, paragraph } from '#server/data-service/input.ts'
import { type FieldRule, privateFields } from '#server/data-service/model.ts'
import { mostLateMinutes } from '#server/models/leads/arrival.ts'
import { suspiciousReasons } from '#server/models/leads/submission/submission.ts'
import { callOutcome, lostReason } from '#server/schema/progress.ts'

export const leadFields = {
  phoneE164: {},
  status: {},
  submittedAt: { sortable: true },
  contactedAt: {},
  completedAt: {},
  notes: { private: true },
  createdAt: {},
  updatedAt: {},
  quarantineReasons: { private: true },
  number: {},
  ...privateFields('contactBy', 'isEmergency', 'language', 'promisedBy', 'seenAt'),
  ...privateFields('assigneeId', 'takenAt', 'givenAt', 'assignmentNote'),
  ...privateFields('calledAt', 'callOutcome', 'onTheWayAt', 'arrivesAt', 'followUpAt'),
  ...privateFields('address', 'scheduledAt', 'scheduledMinutes', 'windowMinutes', 'declinedAppointment'),
  ...privateFields('pickedFrom', 'pickedUntil', 'reservedUntil'),
  ...privateFields('appointmentMails', 'repeatMonths', 'quotedCents', 'signedName', 'signedAt'),
  skippedParts: { private: true },
  ...privateFields('nextStep', 'lostReason', 'cancelledAt', 'complainedAt', 'lateMinutes', 'codeWord'),
  reviewAskedAt: {},
  reviewAskedBy: {},
  alarmsSent: { private: true },
  nextAlarmAt: { private: true },
} satisfies Record<string, FieldRule>

/** Empty from a form in which nothing was chosen. */
export const contactBy = z
  .union([z.literal(''), z.enum(contactWays)], because('notValid'))
  .nullish()
  .transform((way) => (way === '' ? null : way))

/** Code of the language in which its customer is written to; null and an empty one: the site's first. */
export const languageCode = optionalLine(longest.name).optional()

export const leadProgressInput = {
  contactBy,
  status: z.enum(['new', 'contacted', 'completed']).optional(),
  contactedAt: z.date().nullish(),
  completedAt: z.date().nullish(),
  notes: paragraph(longest.message).optional(),
  quarantineReasons: suspiciousReasons.optional(),
  seenAt: z.date().optional(),
  assigneeId: z.uuid().nullish(),
  takenAt: z.date().nullish(),
  assignmentNote: optionalLine(longest.title).optional(),
  /** Of the call just made. Null takes it back; calledAt then holds the time of the call before. */
  callOutcome: z.enum(callOutcome.enumValues).nullish(),
  calledAt: z.date().nullish(),
  /** Setting off now, arriving then; null takes it back. */
  arrivesAt: z.date().nullish(),
  /** How much later than said first, in all; moves arrivesAt. Fewer take it back. */
  lateMinutes: z.int().min(0).max(mostLateMinutes).nullish(),
  followUpAt: z.date().nullish(),
  address: optionalLine(longest.address).optional(),
  scheduledAt: z.date().nullish(),
  scheduledMinutes: z.int().min(5).max(1_440).nullish(),
  windowMinutes: z.int().min(5).max(720).nullish(),
  /** Null says no to the window that the customer asked for. A time takes that back. */
  pickedFrom: z.date().nullish(),
  /** False: the customer is mailed neither the appointment nor a reminder of it. */
  appointmentMails: z.boolean().optional(),
  repeatMonths: z.int().min(1).max(mostRepeatMonths).nullish(),
  quotedCents: z.int().min(0).max(100_000_000).nullish(),
  skippedParts: z.array(z.enum(wrapUpParts)).optional(),
  signedName: optionalLine(longest.name).optional(),
  nextStep: optionalLine(longest.title).optional(),
  lostReason: z.enum(lostReason.enumValues).nullish(),
  /** Null opens it again. A time is taken from an undo of that alone. */
  cancelledAt: z.date().nullish(),
  reviewAskedBy: z.enum(['mail', 'link']).optional(),
  language: languageCode,
}

/**
 * A technician works on the request and hands it back. Who the customer is, where and when the appointment is, whether it
 * is lost or suspicious, and who else gets it, is decided by those who see all requests.
 */
export const ownLeads = {
  by: 'assigneeId',
  mayChange: [
    'status',
    'contactedAt',
    'completedAt',
    'notes',
    'seenAt',
    'assigneeId',
    'takenAt',
    'assignmentNote',
    'callOutcome',
    'calledAt',
    'arrivesAt',
    'lateMinutes',
    'followUpAt',
    'repeatMonths',
    'quotedCents',
    'skippedParts',
    'signedName',
    'nextStep',
  ],
} as const
